"""The work of a command, a hello or a read does not grow with the log: what is read from the store is counted."""

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import delete
from websockets.asyncio.client import connect

from fallakte.core.faults import Fault
from fallakte.protocol.messages import PROTOCOL
from fallakte.protocol.requests import Frame
from fallakte.server.replays.frames import eyes_of, replayed
from fallakte.server.rooms.checkpoint import EVERY
from fallakte.server.store import sql
from fallakte.server.store.schema import CHECKPOINTS
from fallakte.server.tables.archive import PIECE
from fallakte.text.recount import recount
from fallakte.text.speaker import speaker
from tests.server.pages import framed, recorded, whole
from tests.server.rooms.house import Guest, House, house, run, to_act
from tests.server.running import serving

MOST = 4 * EVERY
"""More lines than this nobody reads to come, to move, or to take back."""


class Counter:
    """Counts the lines that the store hands out."""

    def __init__(self, home: House) -> None:
        self.lines = 0
        store = home.store
        load, lines = store.load, store.lines

        async def counted_load(table: str, before: int | None = None) -> Any:
            found = await load(table, before)
            self.lines += len(found.lines) if found is not None else 0
            return found

        async def counted_lines(table: str, since: int = 0, limit: int | None = None) -> Any:
            found = await lines(table, since, limit)
            self.lines += len(found)
            return found

        store.load = counted_load  # type: ignore[method-assign]
        store.lines = counted_lines  # type: ignore[method-assign]

    async def during(self, work: Awaitable[Any]) -> int:
        """How many lines were read for this."""
        before = self.lines
        await work
        return self.lines - before


async def _alone(home: House) -> Guest:
    """Somebody who may take back whatever they like: all the others are bots."""
    ada = await home.person("Ada")
    opened = await home.open(ada, "me bot")
    me = Guest(home, opened.table, ada)
    await me.come(secret=opened.seats[0].secret)
    await _my_turn(me)
    return me


async def _my_turn(me: Guest) -> None:
    await me.until(lambda: me.position["to_act"] == 0 or me.position["due"] == "over")


def test_c3_move_and_undo_again_and_again_reads_the_same_little_each_time(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            me = await _alone(home)
            counter = Counter(home)
            draw = {"act": "draw", "from": "file"}
            for _ in range(MOST):
                await me.move(draw)
                assert await counter.during(me.say("undo", state=me.position["state"])) <= MOST
            assert me.position["state"] > 2 * MOST
            assert await counter.during(me.move(draw)) == 0

    run(play())


def test_c3_after_any_number_of_pauses_somebody_comes_and_takes_back_as_at_first(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            me = await _alone(home)
            counter = Counter(home)
            await me.move({"act": "draw", "from": "file"})
            for _ in range(MOST):
                await me.say("pause")
                await me.say("resume")
            room = await home.hub.room(me.table)
            assert room.ledger.number > 2 * MOST
            assert await counter.during(Guest(home, me.table).come(watch=True, since=0)) <= MOST
            room.forget()
            assert await counter.during(Guest(home, me.table).come(watch=True)) <= MOST
            assert await counter.during(me.say("undo", state=me.position["state"])) <= MOST
            assert me.position["view"]["asked"] == "draw"

    run(play())


def test_c3_what_was_taken_back_stays_so_wherever_the_log_is_read_from(tmp_path: Path):
    """Checkpoints, gaps and undos of undos: the room, a fresh room and the whole log always agree."""

    async def play() -> None:
        async with house(tmp_path) as home:
            me = await _alone(home)
            for turn in range(40):
                await me.move({"act": "draw", "from": "file"})
                if turn % 3 == 0:
                    await me.say("undo", state=me.position["state"])
                    await me.move({"act": "draw", "from": "file"})
                await me.move(next(move for move in me.position["moves"] if move["act"] == "discard"))
                if turn % 7 == 6:
                    decisions = (await home.hub.room(me.table)).ledger
                    mine = [number for number, seat in zip(decisions.decisions, decisions.deciders) if seat == 0]
                    await me.say("undo", state=me.position["state"], to=mine[len(mine) // 2])
                await _my_turn(me)
                if me.position["due"] == "over":
                    break
            room = await home.hub.room(me.table)
            now = _stands(room.ledger)
            for trust in (True, False):
                if not trust:
                    await _without_checkpoints(home, me.table)
                room.forget()
                async with room.lock:
                    await room.refresh()
                assert _stands(room.ledger) == now

    run(play())


def test_c3_chat_makes_no_log_longer_and_is_kept_within_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sql, "MOST_SAID", 60)

    async def play() -> None:
        async with house(tmp_path) as home:
            me = await _alone(home)
            watcher = Guest(home, me.table)
            await watcher.come(watch=True)
            room = await home.hub.room(me.table)
            head = room.ledger.number
            for number in range(200):
                await watcher.say("say", text=f"line {number}")
            assert room.ledger.number == head
            kept = await home.store.chat(me.table)
            assert [one.text for one in kept] == [f"line {number}" for number in range(140, 200)]
            assert [one["text"] for one in (await Guest(home, me.table).come(watch=True))["chat"]][-1] == "line 199"

    run(play())


def test_c3_who_only_talks_is_slowed_down():
    """Over a real socket: a person talks without noticing, a script is told to wait."""
    wish = {"game": "al-capone", "seats": [{"kind": "me"}, {"kind": "open"}]}

    async def talk(address: str, table: str) -> list[str]:
        async with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/play") as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "watch": True}))
            await socket.recv()
            answers = []
            for number in range(30):
                command = f"c{number}"
                await socket.send(json.dumps({"type": "say", "command": command, "text": "hello"}))
                while (answer := json.loads(await socket.recv())).get("command") != command:
                    pass
                answers.append(answer["type"] if answer["type"] == "done" else answer["code"])
            return answers

    with serving() as served:
        opened = httpx.post(f"{served.address}/api/tables", json=wish).json()
        answers = asyncio.run(talk(served.address, opened["table"]))
    assert answers[:10] == ["done"] * 10
    assert "too-fast" in answers


def test_h2_a_piece_of_a_replay_reads_what_it_shows_and_little_more(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            for _ in range(MOST):
                await to_act(one, other).move()
            counter = Counter(home)
            asked = home.archive.frames(opened.table, None, None, "public", MOST - 20, 10)
            assert await counter.during(asked) <= EVERY + PIECE
            total = (await framed(home.archive.frames(opened.table, None, None, "public", 0, 1))).total
            assert total > MOST

    run(play())


def test_h2_pieces_of_a_replay_are_the_same_wherever_they_begin(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            for _ in range(2 * EVERY):
                await to_act(one, other).move()
            await one.say("close")
            await other.say("answer", ask=other.last("table")["ask"]["ask"], yes=True)
            record = await recorded(home.store, opened.table)
            for eyes in ("open", "0", "public"):
                whole_replay = [*replayed(record, eyes_of(eyes), 0, 10_000)]
                shown: list[Frame] = []
                while len(shown) < len(whole_replay):
                    piece = await framed(home.archive.frames(opened.table, None, None, eyes, len(shown), 37))
                    assert piece.total == len(whole_replay)
                    shown += piece.frames
                assert msgspec.json.encode(shown) == msgspec.json.encode(whole_replay)
            lines = (await whole(home.archive.record(opened.table, None, None))).splitlines()
            assert [msgspec.json.decode(line) for line in lines] == record
            told = (await whole(home.archive.text(opened.table, None, None, "de"))).decode()
            assert told == "".join(f"{line}\n" for line in recount(record, speaker("de")))

    run(play())


def test_h2_a_replay_that_breaks_breaks_nothing_else(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            me = await _alone(home)
            await home.archive.frames(me.table, None, None, "public", 0, 1)
            worker = home.archive.replayers._worker
            assert worker is not None
            worker._process.kill()
            await asyncio.to_thread(worker._process.wait)
            asked = [home.archive.frames(me.table, None, None, "public", 0, count) for count in (1, 2, 3)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(one) for one in found} <= {bytes, Fault}
            assert b'"total"' in await home.archive.frames(me.table, None, None, "public", 0, 4)
            await me.move({"act": "draw", "from": "file"})

    run(play())


def _stands(ledger: Any) -> tuple[Any, ...]:
    return (
        ledger.match.table.to_bytes(),
        ledger.state,
        ledger.steps,
        list(ledger.decisions),
        bytes(ledger.deciders),
        ledger.barrier,
        ledger.gaps,
        ledger.undos,
        ledger.rounds,
        ledger.shuffler.place,
        ledger.tip,
    )


async def _without_checkpoints(home: House, table: str) -> None:
    await home.store._writer.do(lambda connection: connection.execute(delete(CHECKPOINTS)).rowcount)
