"""Who has no seat, or no link yet, gets what the public gets and nothing before its time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.core.replay import PUBLIC
from fallakte.protocol.messages import PROTOCOL, Hello
from fallakte.server.store.rows import PersonRow
from fallakte.server.tables.keys import new_id, new_part
from tests.server.pages import framed, whole
from tests.server.rooms.house import OPEN_TABLE
from tests.server.secrets.cases import CASES, record_of
from tests.server.secrets.given import given
from tests.server.secrets.servers import Shelf
from tests.server.secrets.stage import Ear, Stage

RECORD = record_of(CASES[0])


def on_stage(shelf: Shelf, act: Callable[[Stage], Awaitable[None]], **settings: Any) -> None:
    """Let something happen at a table of two whose cards have just been dealt."""

    async def play() -> None:
        with given(RECORD, "part") as clock:
            async with shelf.server() as server:
                stage = Stage(server, clock, RECORD)
                await stage.gather(**settings)
                await act(stage)

    asyncio.run(play())


def stranger() -> PersonRow:
    """Somebody who sits nowhere."""
    return PersonRow(new_id(), b"", "Zoe", "en", b"{}", 0, 0)


async def refused(asked: Awaitable[Any]) -> tuple[str, dict[str, Any]]:
    """What is wrong, and everything that is said about it."""
    with pytest.raises(Fault) as caught:
        await asked
    return caught.value.key, caught.value.facts


async def greeted(stage: Stage, person: Any = None, **hello: Any) -> dict[str, Any]:
    """The welcome of somebody new."""
    ear = Ear([])
    await stage.room.welcome(ear, Hello(protocol=PROTOCOL, **hello), person)
    found: dict[str, Any] = next(one for one in map(msgspec.json.decode, ear.sent) if one["type"] == "welcome")
    return found


def test_before_the_last_one_has_come_there_is_no_card_to_see(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        archive, wish = stage.server.archive, {"game": "al-capone", "seats": [{"kind": "friend"}, {"kind": "friend"}]}
        opened = await stage.server.lobby.open(OPEN_TABLE.decode(msgspec.json.encode(wish)), stranger())
        stage.room = await stage.server.hub.room(opened.table)
        for secret in (None, opened.seats[0].secret):
            welcome = await greeted(stage, secret=secret)
            assert welcome["table"]["phase"] == "gathering"
            assert "position" not in welcome
            assert "missed" not in welcome
            for read in (
                archive.record(opened.table, secret, None),
                archive.text(opened.table, secret, None, "en"),
                archive.frames(opened.table, secret, None, "0", 0, 9),
            ):
                assert await refused(read) == ("nothing-played", {})
        assert stage.room.ledger.match is None

    on_stage(shelf, act)


def test_without_a_link_one_watches_and_is_shown_no_hand(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        for hello in ({}, {"watch": True}, {"watch": True, "secret": stage.secrets[0]}, {"detail": "seen"}):
            welcome = await greeted(stage, stranger(), since=0, **hello)
            assert welcome["seat"] == PUBLIC
            assert welcome["position"]["view"]["hand"] is None
            assert "moves" not in welcome["position"]
            assert all("cards" not in event for event in welcome["missed"])

    on_stage(shelf, act)


def test_a_link_that_is_nearly_right_is_as_wrong_as_any_other(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        right = stage.secrets[1]
        nearly = [right[:-1], right + "x", right.swapcase(), right[::-1], " " + right, stage.room.row.id, "0"]
        for secret in nearly:
            hello = Hello(protocol=PROTOCOL, secret=secret)
            assert await refused(stage.room.welcome(Ear([]), hello, None)) == ("wrong-link", {})
            record = stage.server.archive.record(stage.room.row.id, secret, stage.people[0])
            assert await refused(record) == ("wrong-link", {})

    on_stage(shelf, act)


def test_where_nobody_may_watch_strangers_read_nothing_either(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        archive, table = stage.server.archive, stage.room.row.id
        for watch in (False, True):
            hello = Hello(protocol=PROTOCOL, watch=watch)
            assert await refused(stage.room.welcome(Ear([]), hello, stranger())) == ("no-watchers", {})
        for eyes in ("public", "open", "0", "1"):
            assert await refused(archive.frames(table, None, stranger(), eyes, 0, 9)) == ("no-seat", {})
        assert await refused(archive.record(table, None, stranger())) == ("no-seat", {})
        assert await refused(archive.text(table, None, stranger(), "de")) == ("no-seat", {})
        assert (await framed(archive.frames(table, stage.secrets[0], None, "0", 0, 9))).total == 1

    on_stage(shelf, act, watchers=False)


def test_while_a_match_runs_nobody_reads_it_through_other_eyes(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        archive, table = stage.server.archive, stage.room.row.id
        for secret, person, own in (
            (stage.secrets[0], None, "0"),
            (None, stage.people[1], "1"),
            (None, None, "public"),
        ):
            for eyes in ("0", "1", "open", "public"):
                frames = archive.frames(table, secret, person, eyes, 0, 9)
                if eyes in (own, "public"):
                    assert (await framed(frames)).frames
                else:
                    assert await refused(frames) == ("match-running", {})

    on_stage(shelf, act)


BENT = (
    "{}:metadata",
    "{}:initial",
    "{}:state",
    "{}/lines",
    "{} ",
    " {}",
    "{}\0",
    "{}%00",
    "../{}",
    "{}?",
    "{}' or '1'='1",
    "%",
    "_" * 22,
    "*",
    "",
    ".",
    "null",
    "__proto__",
    "\N{FULLWIDTH DIGIT ONE}",
)


def test_an_id_that_is_bent_is_unknown_like_any_other(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        right, archive, secret = stage.room.row.id, stage.server.archive, stage.secrets[0]
        near = [right[:-1], right[1:], right.swapcase(), right[::-1], right + right, stage.room.row.code]
        for bent in [new_id(), *[one.format(right) for one in BENT], *near]:
            assert await refused(stage.server.hub.room(bent)) == ("no-such-table", {})
            assert await refused(archive.record(bent, secret, stage.people[0])) == ("no-such-table", {})
            assert await refused(archive.frames(bent, secret, None, "0", 0, 9)) == ("no-such-table", {})
            if bent != stage.room.row.code:
                assert await refused(stage.server.lobby.about(bent)) == ("no-such-table", {})
        assert list(stage.server.hub.rooms) == [right]

    on_stage(shelf, act)


def test_the_servers_part_of_the_seed_comes_from_no_clock_and_goes_to_nobody(shelf: Shelf) -> None:
    """What sockets are sent is the same for every part (test_sockets); here, that none can be guessed or found."""
    assert len({new_part() for _ in range(100)}) == 100
    assert {len(new_part()) for _ in range(100)} == {64}

    async def act(stage: Stage) -> None:
        secret = stage.room.row.secret
        await stage.move(RECORD[2]["move"])
        everything = b"".join(message for ways in stage.sent.values() for way in ways.values() for message in way)
        everything += await whole(stage.server.archive.record(stage.room.row.id, stage.secrets[0], None))
        assert len(secret) == 64
        assert secret.encode() not in everything
        assert bytes.fromhex(secret) not in everything

    on_stage(shelf, act)
