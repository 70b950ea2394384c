"""The work of a command, a hello or a read does not grow with the log: what is read from the store is counted."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from fallakte.server.checkpoint import EVERY
from tests.server.rooms.house import Guest, House, house, run

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
    from sqlalchemy import delete

    from fallakte.server.store.schema import CHECKPOINTS

    await home.store._writer.do(lambda connection: connection.execute(delete(CHECKPOINTS)).rowcount)
