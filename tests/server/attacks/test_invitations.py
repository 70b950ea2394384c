"""Whoever opened a table, or had a link once, reads nobody's hand: over requests, sockets, rematches, stored tables."""

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.protocol.requests import Recover, SitDown
from fallakte.server.tables import keys, seats
from tests.server.rooms.house import house, run
from tests.server.running import Served, serving
from tests.server.web.talking import TWO, Talk, Words, code_of, opened, visitor

STORED = Path(__file__).parent / "stored"
KEY = "a-key-that-the-friend-made-up"
OTHER_KEY = "a-key-that-somebody-else-made-up"
UNLIMITED: Words = {"requests_per_second": 0, "messages_per_second": 0, "tables_per_hour": 0, "recoveries_per_hour": 0}
FOR_EVER: Words = {"finished_days": 0, "unstarted_days": 0, "person_days": 0}


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with serving(**UNLIMITED) as served:
        yield served


# What can be tried with something that was handed out once


READS = ("record", "text", "replay?eyes=0", "replay?eyes=1", "replay?eyes=public")
DEEDS = ("hand-over", "take-back", "rematch")


def reads(server: Served, table: str, secret: str) -> set[str]:
    """How everything that reads or acts for a seat is answered to this secret."""
    path, own = f"/api/tables/{table}", {"authorization": f"Seat {secret}"}
    with visitor(server) as eve:
        answers = [eve.get(f"{path}/{what}", headers=own) for what in READS]
        answers += [eve.post(f"{path}/{deed}", json={"secret": secret}) for deed in DEEDS]
    return {code_of(answer)[1] for answer in answers}


def sits(server: Served, table: str, secret: str) -> set[str]:
    """How everything that sits down, or comes to a seat, is answered to this secret."""
    with visitor(server) as eve:
        wishes = [{"secret": secret}, {"secret": secret, "key": OTHER_KEY}]
        answers = [code_of(eve.post(f"/api/tables/{table}/sit", json=wish))[1] for wish in wishes]
    for key in ({}, {"key": OTHER_KEY}):
        with Talk(server, table) as talk:
            answers.append(talk.hello(secret, **key)["code"])
    return set(answers)


def opens_nothing(server: Served, table: str, *secrets: str) -> None:
    """None of these reads, acts or sits down."""
    for secret in secrets:
        assert reads(server, table, secret) <= {"wrong-link", "match-running"}
        assert sits(server, table, secret) == {"wrong-link"}


def brings_nothing_back(server: Served, table: str, code: str) -> None:
    """This recovery code has ended."""
    with visitor(server) as eve:
        answer = eve.post(f"/api/tables/{table}/recover", json={"code": code})
    assert code_of(answer) == (403, "wrong-recovery")


# How the friend sits down


def by_request(server: Served, table: str, secret: str) -> Words:
    with visitor(server) as bob:
        given: Words = bob.post(f"/api/tables/{table}/sit", json={"secret": secret, "name": "Bob"}).json()
    return given


def by_socket(server: Served, table: str, secret: str) -> Words:
    with Talk(server, table) as bob:
        return bob.hello(secret)


Sitting = Callable[[Served, str, str], Words]
either = pytest.mark.parametrize("sit", [by_request, by_socket])


def hand_of(server: Served, table: str, key: str) -> Any:
    """What the seat of this key holds."""
    with Talk(server, table) as talk:
        return talk.hello(key)["position"]["view"]["hand"]


# Invitations


@either
def test_an_invitation_is_used_up_by_sitting_down(server: Served, sit: Sitting):
    table = opened(server)
    mine, friends = (seat["secret"] for seat in table["seats"])
    given = sit(server, table["table"], friends)
    opens_nothing(server, table["table"], friends)
    assert given["secret"] not in (mine, friends)
    assert hand_of(server, table["table"], given["secret"])
    with visitor(server, authorization=f"Seat {given['secret']}") as bob:
        assert [bob.get(f"/api/tables/{table['table']}/{what}").status_code for what in ("record", "text")] == [200] * 2


def test_an_invitation_does_nothing_but_sit_down(server: Served):
    table = opened(server)
    friends = table["seats"][1]["secret"]
    assert reads(server, table["table"], friends) <= {"nothing-played", "match-running", "wrong-link"}
    with visitor(server) as eve:
        handed = eve.post(f"/api/tables/{table['table']}/hand-over", json={"secret": friends})
    assert code_of(handed) == (403, "wrong-link")
    by_socket(server, table["table"], friends)


def test_the_key_is_told_to_nobody_but_who_sits_down(server: Served):
    table = opened(server)
    with Talk(server, table["table"]) as ann, Talk(server, table["table"]) as watcher:
        ann.hello(table["seats"][0]["secret"])
        watcher.hello(watch=True)
        given = by_socket(server, table["table"], table["seats"][1]["secret"])
        for one in (ann, watcher):
            heard = ""
            while '"position"' not in heard:
                heard = json.dumps(one.hear())
                assert given["secret"] not in heard
                assert given["recovery"] not in heard


def with_key_by_request(server: Served, table: str, secret: str) -> Words:
    with visitor(server) as bob:
        given: Words = bob.post(f"/api/tables/{table}/sit", json={"secret": secret, "key": KEY}).json()
    return given


def with_key_by_socket(server: Served, table: str, secret: str) -> Words:
    with Talk(server, table) as bob:
        return bob.hello(secret, key=KEY)


@pytest.mark.parametrize("sit", [with_key_by_request, with_key_by_socket])
def test_a_key_that_is_passed_on_as_a_link_is_used_up_like_one(server: Served, sit: Sitting):
    """The opener sits down at the friend's seat and sends the friend the key of it instead of the invitation."""
    table = opened(server)
    friends = table["seats"][1]["secret"]
    with Talk(server, table["table"]) as ann:
        passed_on = ann.hello(friends)["secret"]
        given = sit(server, table["table"], passed_on)
        assert given["secret"] == KEY
        while (heard := ann.hear())["type"] != "bye":
            pass
        assert heard["code"] == "handed-over"
    opens_nothing(server, table["table"], friends, passed_on)
    assert hand_of(server, table["table"], KEY)


@either
def test_what_was_handed_over_leaves_nothing_behind(server: Served, sit: Sitting):
    table = opened(server)
    friends = table["seats"][1]["secret"]
    bob = by_request(server, table["table"], friends)
    with visitor(server) as one:
        path = f"/api/tables/{table['table']}/hand-over"
        early = one.post(path, json={"secret": bob["secret"]}).json()["secret"]
        handed = one.post(path, json={"secret": bob["secret"]}).json()["secret"]
    assert reads(server, table["table"], handed) == {"wrong-link", "match-running"}
    with Talk(server, table["table"]) as there:
        there.hello(bob["secret"])
        cleo = sit(server, table["table"], handed)
        assert there.hear_until("bye")["code"] == "handed-over"
    opens_nothing(server, table["table"], friends, bob["secret"], early, handed)
    brings_nothing_back(server, table["table"], bob["recovery"])
    assert hand_of(server, table["table"], cleo["secret"])


def test_what_was_recovered_leaves_nothing_behind(server: Served):
    table = opened(server)
    friends = table["seats"][1]["secret"]
    bob = by_request(server, table["table"], friends)
    path = f"/api/tables/{table['table']}"
    with visitor(server) as one:
        handed = one.post(f"{path}/hand-over", json={"secret": bob["secret"]}).json()["secret"]
        back = one.post(f"{path}/recover", json={"code": bob["recovery"]}).json()
    opens_nothing(server, table["table"], friends, bob["secret"], handed)
    brings_nothing_back(server, table["table"], bob["recovery"])
    assert back["recovery"] != bob["recovery"]
    assert hand_of(server, table["table"], back["secret"])


def test_nothing_of_a_match_opens_the_rematch(server: Served):
    table = opened(server)
    mine, friends = (seat["secret"] for seat in table["seats"])
    bob = by_request(server, table["table"], friends)
    with Talk(server, table["table"]) as ann, Talk(server, table["table"]) as other:
        ann.hello(mine)
        other.hello(bob["secret"])
        ann.say({"type": "close", "command": "c"})
        asked = ann.hear_until("done")["number"] - 1
        other.say({"type": "answer", "command": "a", "ask": asked, "yes": True})
        other.hear_until("done")
    path = f"/api/tables/{table['table']}/rematch"
    with visitor(server) as one, visitor(server) as two:
        for stranger in (friends, "x" * 32):
            assert code_of(one.post(path, json={"secret": stranger})) == (403, "wrong-link")
        hers = one.post(path, json={"secret": mine, "seats": "same"}).json()
        his = two.post(path, json={"secret": bob["secret"]}).json()
    assert hers["table"] == his["table"]
    assert [seat["seat"] for seat in hers["seats"]] == [0]
    assert [seat["seat"] for seat in his["seats"]] == [1]
    seated = by_socket(server, his["table"], his["seats"][0]["secret"])
    opens_nothing(server, his["table"], mine, friends, bob["secret"], his["seats"][0]["secret"])
    brings_nothing_back(server, his["table"], bob["recovery"])
    assert hand_of(server, his["table"], seated["secret"])
    with visitor(server) as one:
        assert one.post(path, json={"secret": mine}).json().get("seats") == []


# Answers that were lost


def test_who_brings_the_key_may_ask_again_and_nobody_else(server: Served):
    table = opened(server)
    friends = table["seats"][1]["secret"]
    path = f"/api/tables/{table['table']}/sit"
    wish = {"secret": friends, "key": KEY}
    with visitor(server) as bob:
        answers = [bob.post(path, json=wish).json() for _ in range(2)]
    assert [(one["seat"], one["secret"]) for one in answers] == [(1, KEY)] * 2
    brings_nothing_back(server, table["table"], answers[0]["recovery"])
    for _ in range(2):
        with Talk(server, table["table"]) as talk:
            welcome = talk.hello(friends, key=KEY)
            assert (welcome["seat"], welcome["secret"]) == (1, KEY)
    opens_nothing(server, table["table"], friends)
    with Talk(server, table["table"]) as talk:
        assert "secret" not in talk.hello(KEY)


def test_a_key_is_of_one_seat(server: Served):
    seats = [{"kind": "friend"}, {"kind": "friend"}]
    table = opened(server, {**TWO, "seats": seats})
    with visitor(server) as bob:
        wishes = [{"secret": seat["secret"], "key": KEY} for seat in table["seats"]]
        answers = [bob.post(f"/api/tables/{table['table']}/sit", json=wish) for wish in wishes]
    assert answers[0].status_code == 200
    assert code_of(answers[1]) == (409, "key-in-use")


@pytest.mark.parametrize("key", ["short", "x" * 21, "x" * 101, "twenty-two letters and spaces", "ä" * 30])
def test_a_key_that_could_be_guessed_is_none(server: Served, key: str):
    table = opened(server)
    with visitor(server) as bob:
        wish = {"secret": table["seats"][1]["secret"], "key": key}
        assert bob.post(f"/api/tables/{table['table']}/sit", json=wish).status_code == 400


# Tables of an older form


def stored(folder: Path) -> tuple[Path, Words]:
    """A database as the version before invitations has left it, and everything that was handed out there."""
    database = folder / "fallakte.db"
    store = sqlite3.connect(database)
    store.executescript((STORED / "stored_0001.sql").read_text("utf-8"))
    lately = int(time.time() * 1000) - 1000
    store.execute("UPDATE tables SET opened = ?, changed = ?", (lately, lately))
    store.execute("UPDATE persons SET met = ?, seen = ?", (lately, lately))
    store.commit()
    store.close()
    return database, json.loads((STORED / "stored_0001.json").read_text("utf-8"))


def test_an_old_link_leads_to_its_own_seat_once_and_reads_nothing(tmp_path: Path):
    database, told = stored(tmp_path)
    with serving(database, **UNLIMITED, **FOR_EVER) as old:
        running = told["running"]
        table, friends = running["table"], running["links"][1]
        assert reads(old, table, friends) == {"wrong-link", "match-running"}
        opens_nothing(old, table, running["handed"])
        with Talk(old, table) as bob:
            welcome = bob.hello(friends)
            assert welcome["seat"] == 1
            assert welcome["position"]["view"]["hand"]
        opens_nothing(old, table, friends, running["handed"])
        brings_nothing_back(old, table, running["recovery"])
        assert hand_of(old, table, welcome["secret"])
        with visitor(old) as anybody:
            assert anybody.get(f"/api/codes/{running['code']}").json()["id"] == table


def test_a_visit_by_cookie_ends_the_old_links_too(tmp_path: Path):
    database, told = stored(tmp_path)
    with serving(database, **UNLIMITED, **FOR_EVER) as old:
        running = told["running"]
        browser = {"cookie": f"fallakte={told['bob']}", "origin": old.address}
        with Talk(old, running["table"], browser) as bob:
            welcome = bob.hello()
        assert welcome["seat"] == 1
        opens_nothing(old, running["table"], running["links"][1])
        brings_nothing_back(old, running["table"], running["recovery"])
        assert hand_of(old, running["table"], welcome["secret"])
        with Talk(old, running["table"], browser) as bob:
            assert "secret" not in bob.hello()


def test_an_old_table_that_still_gathers_and_an_old_rematch_begin(tmp_path: Path):
    database, told = stored(tmp_path)
    with serving(database, **UNLIMITED, **FOR_EVER) as old:
        for name in ("gathering", "rematch"):
            table, links = told[name]["table"], told[name]["links"]
            with Talk(old, table) as ann, Talk(old, table) as bob:
                assert ann.hello(links[0])["seat"] == 0
                assert bob.hello(links[1])["position"]["view"]["hand"]
            opens_nothing(old, table, *links)
        with visitor(old, cookie=f"fallakte={told['ann']}") as ann:
            again = ann.post(f"/api/tables/{told['over']['table']}/rematch", json={}).json()
        assert (again["table"], again["seats"]) == (told["rematch"]["table"], [])


# What costs the server much, and codes that are short


def test_nothing_slow_is_computed_for_who_opens_or_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """However often: by a link, by one's own key again and again, by a code."""

    def never(code: bytes, salt: bytes) -> bytes:
        raise AssertionError("computed for nothing")

    monkeypatch.setattr(keys, "_scrypt", never)

    async def play() -> None:
        async with house(tmp_path) as home:
            ann, bob = await home.person("Ann"), await home.person("Bob")
            opened = await home.open(ann, "me friend")
            given = await home.lobby.sit(opened.table, SitDown(secret=opened.seats[1].secret), bob)
            for name in ("Bob", "Rob"):
                given = await home.lobby.sit(opened.table, SitDown(secret=given.secret, name=name), bob)
            given = await home.lobby.sit(opened.table, SitDown(secret=given.secret, key=KEY), bob)
            back = await home.lobby.recover(opened.table, Recover(code=given.recovery or ""), bob)
            assert (back.seat, back.secret) != (given.seat, given.secret)
            with pytest.raises(Fault, match="wrong-recovery"):
                await home.lobby.recover(opened.table, Recover(code=given.recovery or ""), bob)

    run(play())


def test_a_code_of_the_old_kind_still_brings_a_seat_back(tmp_path: Path):
    code = "CGNP-T9D5-YQHB"

    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, "me friend")
            room = await home.hub.room(opened.table)
            kept = keys._scrypt(keys.spelled(code).encode(), opened.table.encode())
            await seats.rekey(room, msgspec.structs.replace(room.seats[0], recovery=kept))
            given = await home.lobby.recover(opened.table, Recover(code="cgnp t9d5 yqhb"), ann)
            assert given.seat == 0
            assert len(keys.spelled(given.recovery or "")) == keys.RECOVERY_LENGTH
            with pytest.raises(Fault, match="wrong-recovery"):
                await home.lobby.recover(opened.table, Recover(code=code), ann)

    run(play())


def test_slow_work_is_done_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """However many codes are tried at once."""
    at_once, most, counting = 0, 0, threading.Lock()
    computed = keys._scrypt

    def counted(code: bytes, salt: bytes) -> bytes:
        nonlocal at_once, most
        with counting:
            at_once += 1
            most = max(most, at_once)
        found = computed(code, salt)
        with counting:
            at_once -= 1
        return found

    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.open(await home.person("Ann"))
            monkeypatch.setattr(keys, "_scrypt", counted)
            eve = await home.person("Eve")
            tries = [home.lobby.recover(table.table, Recover(code=f"AAAA-AAAA-AA{at:02}"), eve) for at in range(20)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert {one.key for one in answers if isinstance(one, Fault)} == {"wrong-recovery"}
            assert len([one for one in answers if isinstance(one, Fault)]) == 20

    run(play())
    assert 1 <= most <= keys.AT_ONCE


@pytest.fixture(scope="module")
def behind_a_proxy() -> Iterator[Served]:
    with serving(**{**UNLIMITED, "recoveries_per_hour": 3}, misses_per_hour=3, trusted_proxies=1) as served:
        yield served


def at(server: Served, address: str) -> httpx.Client:
    return visitor(server, **{"x-forwarded-for": address})


def test_strangers_with_wrong_codes_do_not_keep_anybody_from_their_seat(behind_a_proxy: Served):
    table = opened(behind_a_proxy)
    path = f"/api/tables/{table['table']}/recover"
    for number in range(4):
        with at(behind_a_proxy, f"192.0.2.{number}") as eve:
            answers = [code_of(eve.post(path, json={"code": "AAAA-AAAA-AAAA"})) for _ in range(4)]
        assert answers == [(403, "wrong-recovery")] * 3 + [(429, "too-fast")]
    with at(behind_a_proxy, "198.51.100.7") as ann:
        assert ann.post(path, json={"code": table["seats"][0]["recovery"]}).json()["seat"] == 0


def test_codes_are_not_found_by_trying(behind_a_proxy: Served):
    table = opened(behind_a_proxy)
    code = table["code"].replace("-", "")
    assert table["code"] == f"{code[:4]}-{code[4:]}"
    assert len(code) == 8
    with at(behind_a_proxy, "203.0.113.1") as eve, at(behind_a_proxy, "203.0.113.2") as bob:
        for where in ("/api/codes/AAAA-AAAA", "/api/tables/AAAAAAAA", "/t/AAAA-AAAA"):
            assert eve.get(where).status_code == 404
        for where in ("/api/codes/{}", "/api/tables/{}", "/t/{}"):
            assert eve.get(where.format(code)).status_code == 429
            assert bob.get(where.format(code)).status_code == 200
        assert eve.get(f"/api/tables/{table['table']}").status_code == 200


def test_nor_are_they_found_by_trying_many_at_once():
    async def answers(address: str) -> list[int]:
        async with httpx.AsyncClient(base_url=address) as eve:
            tries = [eve.get(f"/api/codes/{4 * one}-AAAA") for one in "BCDFGHJKMNPQRSTVWXYZ"]
            return sorted(answer.status_code for answer in await asyncio.gather(*tries))

    with serving(misses_per_hour=3, requests_per_second=0) as server:
        assert asyncio.run(answers(server.address)) == [404] * 3 + [429] * 17
