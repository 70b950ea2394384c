"""C2: nothing that nobody watches costs anything for ever, and no number that a client chooses is without bounds."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fallakte.core.faults import Fault
from fallakte.protocol.requests import PlayOn, Rematch
from fallakte.server.rooms import bounds, commands, log, state
from fallakte.server.rooms.state import summary
from fallakte.server.store.rows import CLOSED, FOR_BOT, FOR_NOBODY, FOR_PERSON, RUNNING
from tests.server.rooms.house import Guest, House, house, run, to_act
from tests.server.running import Served, serving

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


async def head(home: House, table: str) -> int:
    row = await home.store.table(table)
    assert row is not None
    return row.head


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with serving(requests_per_second=0) as served:
        yield served


def test_one_anonymous_request_for_a_match_without_end_is_refused(server: Served) -> None:
    for game, option, most in (
        ("al-capone", "target", 10_000),
        ("rue-morgue", "target", 10_000),
        ("capone", "years", 100),
    ):
        for value in (most + 1, 10**9, 10**30):
            seats = BOTS + (BOTS[:1] if game == "capone" else [])
            wish = {"game": game, "options": {option: value}, "seats": seats, "settings": {"pace": 0}}
            answer = httpx.post(f"{server.address}/api/tables", json=wish)
            assert answer.status_code == 400, answer.text
            assert answer.json()["code"] == "option-too-high"


@pytest.mark.parametrize(
    "settings",
    [{"pace": -1}, {"pace": 11}, {"clock": 30 * 86400 + 1}, {"clock": -1}, {"absent_days": 31}, {"absent_days": -1}],
)
def test_no_number_of_a_table_is_without_bounds(server: Served, settings: dict[str, Any]) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={"game": "al-capone", "seats": BOTS, "settings": settings})
    assert answer.status_code == 400


def test_what_was_opened_before_there_were_bounds_is_not_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            with monkeypatch.context() as before:
                before.setattr(bounds, "TARGET", 10**9)
                opened = await home.open(ann, "me bot", options={"target": 10**9})
            one = Guest(home, opened.table, ann)
            await one.come()
            await one.until(lambda: one.position["to_act"] == one.seat)
            await one.turn()
            await one.say("close")
            for again in (
                home.again.rematch(opened.table, Rematch(), ann),
                home.again.play_on(opened.table, PlayOn(number=0, seat=0), ann),
            ):
                with pytest.raises(Fault) as caught:
                    await again
                assert caught.value.key == "option-too-high"

    run(play())


def test_bots_among_themselves_move_only_while_somebody_watches(tmp_path: Path):
    """Also after a restart, in which the old server's bots would have been woken."""

    async def play() -> None:
        async with house(tmp_path) as home:
            opened = await home.open(await home.person("Eve"), "bot bot", options={"target": 10_000})
            begun = await head(home, opened.table)
            room = await home.hub.room(opened.table)
            assert not room.driver.busy
            watcher = Guest(home, opened.table)
            await watcher.come()
            await watcher.until(lambda: watcher.position["state"] >= begun + 5)
            await watcher.leave_room()
            async with room.lock:
                assert not room.driver.busy
                left = await head(home, opened.table)
                assert summary(room.ledger).waits == FOR_NOBODY
        async with house(tmp_path) as home:
            assert await home.store.waiting(FOR_BOT, 2**53, 10) == []
            await home.hub._wake_bots()
            assert await head(home, opened.table) == left
            again = Guest(home, opened.table)
            await again.come()
            await again.until(lambda: again.position["state"] > left)

    run(play())


def test_a_table_that_a_former_version_left_to_its_bots_is_woken_once(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            opened = await home.open(await home.person("Eve"), "bot bot")
            begun = await head(home, opened.table)
            await home.store.correct_waits(opened.table, begun, FOR_BOT)
        async with house(tmp_path) as home:
            await home.hub._wake(opened.table, bots=True)
            assert await home.store.waiting(FOR_BOT, 2**53, 10) == []
            assert await head(home, opened.table) == begun

    run(play())


def test_when_everybody_has_lent_their_seat_bots_wait_for_somebody_to_look(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            for guest in (one, other):
                await guest.say("lend", level="random")
            await one.until(lambda: len(one.heard) > 10)
            room = await home.hub.room(opened.table)
            busy = []
            for guest in (one, other):
                await guest.leave_room()
                async with room.lock:
                    busy.append(room.driver.busy)
            assert busy == [True, False]
            async with room.lock:
                assert summary(room.ledger).waits == FOR_NOBODY

    run(play())


def test_a_person_who_is_expected_finds_the_bots_have_moved(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, "me bot bot")
            one = Guest(home, opened.table, ann)
            await one.come()
            await one.until(lambda: one.position["to_act"] == one.seat)
            await one.turn()
            await one.leave_room()
            room = await home.hub.room(opened.table)
            async with asyncio.timeout(20):
                while not await home.store.waiting(FOR_PERSON, 2**53, 10):
                    await asyncio.sleep(0.01)
            async with room.lock:
                assert room.ledger.to_act == one.seat

    run(play())


def test_however_surely_somebody_is_expected_bots_stop_after_so_many_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A player who is out of the game may never have to decide again."""
    monkeypatch.setattr(log, "UNATTENDED", 1)

    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, "me bot bot")
            one = Guest(home, opened.table, ann)
            await one.come()
            await one.until(lambda: one.position["to_act"] == one.seat)
            await one.turn()
            await one.leave_room()
            room = await home.hub.room(opened.table)
            async with asyncio.timeout(20):
                while room.driver.busy or room.lock.locked():
                    await asyncio.sleep(0.01)
            assert room.ledger.bot_to_act is not None
            assert summary(room.ledger).waits == FOR_NOBODY

    run(play())


def test_at_so_many_lines_the_server_closes_the_match_and_reveals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            most = await head(home, opened.table) + 4
            for module in (state, log, commands):
                monkeypatch.setattr(module, "LINES", most)
            await one.say("pause")
            await one.say("resume")
            await one.say("pause")
            assert one.last("table")["phase"] == RUNNING
            await other.say("resume")
            assert other.last("table")["phase"] == one.last("table")["phase"] == CLOSED
            assert b'"reveal"' in (await home.store.lines(opened.table))[-1].body
            assert (await one.say("close"))["code"] == "not-running"
            assert await head(home, opened.table) == most + 2
            with pytest.raises(Fault) as caught:
                await (await home.hub.room(opened.table)).append([{"key": {"seat": 0}}])
            assert caught.value.key == "table-too-long"

    run(play())


def test_a_move_that_is_one_line_too_many_is_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            for module in (state, log, commands):
                monkeypatch.setattr(module, "LINES", await head(home, opened.table) + 1)
            mover = to_act(one, other)
            assert (await mover.move({"act": "draw", "from": "file"}))["type"] == "update"
            assert mover.last("table")["phase"] == CLOSED
            assert (await mover.move({"act": "draw", "from": "file"}))["code"] == "not-running"

    run(play())


def test_so_often_one_takes_back_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "UNDOS", 3)

    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, "me bot")
            one = Guest(home, opened.table, ann)
            await one.come()
            await one.until(lambda: one.position["to_act"] == one.seat)
            for _ in range(3):
                await one.move({"act": "draw", "from": "file"})
                assert (await one.say("undo", state=one.position["state"]))["type"] == "update"
            await one.move({"act": "draw", "from": "file"})
            assert (await one.say("undo", state=one.position["state"]))["code"] == "too-many-undos"
            (await home.hub.room(opened.table)).forget()
            assert (await one.say("undo", state=one.position["state"]))["code"] == "too-many-undos"
            assert (await one.say("close"))["type"] == "done"

    run(play())


@pytest.mark.parametrize(("there", "back"), [("pause", "resume"), ("lend", "return")])
def test_one_player_alone_does_not_fill_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: str, back: str):
    monkeypatch.setattr(commands, "BREAKS", 3)

    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            for _ in range(3):
                assert (await one.say(there))["type"] == "done"
                assert (await one.say(back))["type"] == "done"
            (await home.hub.room(opened.table)).forget()
            for deed in ("pause", "lend", "close"):
                assert (await one.say(deed))["code"] == "too-many-breaks"
            assert (await other.say("pause"))["type"] == "done"
            assert (await one.say("resume"))["type"] == "done"

    run(play())


def test_asking_and_withdrawing_does_not_fill_it_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "BREAKS", 3)

    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            for _ in range(3):
                assert (await one.say("close"))["type"] == "done"
                assert (await one.say("answer", ask=one.last("table")["ask"]["ask"], yes=False))["type"] == "done"
            assert (await one.say("close"))["code"] == "too-many-breaks"
            assert (await other.say("close"))["type"] == "done"
            assert (await one.say("answer", ask=one.last("table")["ask"]["ask"], yes=True))["type"] == "done"
            assert one.last("table")["phase"] == CLOSED

    run(play())


def test_one_opener_does_not_push_others_off_the_list(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.open(await home.person("Ann"), "me open", listed=True)
            eve = await home.person("Eve")
            many = [await home.open(eve, "me open", listed=True) for _ in range(60)]
            listed = [one.table for one in await home.lobby.listed()]
            assert listed == [*(one.table for one in reversed(many[-3:])), ann.table]

    run(play())


def test_nor_do_many_nameless_requests_of_one_address(server: Served) -> None:
    wish = {"game": "al-capone", "seats": [{"kind": "open"}, {"kind": "open"}], "listed": True}
    answers = [httpx.post(f"{server.address}/api/tables", json=wish).status_code for _ in range(30)]
    assert answers.count(201) == 20
    assert answers[-1] == 429
    assert httpx.post(f"{server.address}/api/tables", json={**wish, "listed": False}).status_code == 201


def test_a_command_is_not_carried_out_twice_after_many_others(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            first = await one.say("say", text="once", command="first")
            for number in range(250):
                await (one, other)[number % 2].say("pause" if number % 2 == 0 else "resume")
            await one.say("lend")
            await one.say("return")
            assert await one.say("say", text="once", command="first") == first
            assert [said["line"]["text"] for said in other.heard if said["type"] == "chat"] == ["once"]

    run(play())
