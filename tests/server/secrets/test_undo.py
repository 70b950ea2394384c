"""Taking back is no way to look at a card and choose again, as long as another person has a seat."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from tests.server.secrets.cases import CASES, record_of
from tests.server.secrets.given import given
from tests.server.secrets.servers import Shelf
from tests.server.secrets.stage import Stage
from tests.server.secrets.test_bots import Prompter

RECORD = record_of(CASES[0])
FIRST = RECORD[2]["move"]["seat"]
DRAW = {"seat": FIRST, "act": "draw", "from": "file"}


def at_a_table(shelf: Shelf, act: Callable[[Stage], Awaitable[None]]) -> None:
    """Let something happen at a table of two whose cards have just been dealt; bots only think."""

    async def play() -> None:
        with given(RECORD, "part") as clock:
            async with shelf.server(Prompter()) as server:
                stage = Stage(server, clock, RECORD)
                await stage.gather()
                await act(stage)

    asyncio.run(play())


def undo_of(stage: Stage, seat: int) -> str | None:
    """What taking back would mean for a seat, as it was told last."""
    told = [msgspec.json.decode(message) for message in stage.seated[seat].sent]
    found: str | None = next(one["position"] for one in reversed(told) if "position" in one).get("undo")
    return found


def test_who_has_drawn_asks_the_other(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        await stage.move(DRAW)
        assert undo_of(stage, FIRST) == "ask"

    at_a_table(shelf, act)


def test_also_while_a_bot_plays_for_the_other(shelf: Shelf) -> None:
    """A seat that is lent is a person's: who comes back must not find that somebody has looked at the case file."""

    async def act(stage: Stage) -> None:
        await stage.say(stage.seated[1 - FIRST], "lend")
        await stage.move(DRAW)
        assert undo_of(stage, FIRST) == "ask"
        state = stage.room.ledger.state
        await stage.say(stage.seated[FIRST], "undo", state=state)
        assert stage.room.ledger.state == state
        assert stage.room.ledger.ask is not None
        await stage.say(stage.seated[1 - FIRST], "answer", ask=stage.room.ledger.ask.ask, yes=True)
        assert stage.room.ledger.decisions == stage.room.ledger.decisions[:0]

    at_a_table(shelf, act)


def test_a_seat_that_was_left_for_good_is_asked_no_more(shelf: Shelf) -> None:
    async def act(stage: Stage) -> None:
        await stage.say(stage.seated[1 - FIRST], "leave")
        await stage.move(DRAW)
        assert undo_of(stage, FIRST) == "free"

    at_a_table(shelf, act)
