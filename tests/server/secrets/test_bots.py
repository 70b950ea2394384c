"""When a bot's answer is shown is computed from what everybody was told, and so is nothing else that others see."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from fallakte.core.replay import PUBLIC
from fallakte.core.words import Words
from fallakte.server.rooms import bots
from fallakte.server.thinking.messages import Question
from fallakte.server.thinking.pace import pause_before_answer
from fallakte.server.thinking.pool import Thinkers
from tests.server.secrets.cases import CASES, MIDDLE, Case, other_of, record_of
from tests.server.secrets.given import given
from tests.server.secrets.proof import leaks
from tests.server.secrets.servers import Shelf
from tests.server.secrets.stage import Sent, Stage

BOT = 1
PACE = 2.5
PATIENCE = 20.0


class Prompter(Thinkers):
    """Decides for the bots as the record says, when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.moves: asyncio.Queue[int] = asyncio.Queue()

    async def choose(self, question: Question) -> int:
        return await self.moves.get()


async def perform(shelf: Shelf, record: Sequence[Words], part: str) -> Sent:
    """Play a record in which a bot holds a seat."""
    thinkers = Prompter()
    with given(record, part) as clock:
        async with shelf.server(thinkers) as server:
            stage = Stage(server, clock, record)
            await stage.gather(bots=[BOT], pace=PACE)
            for line in [line["move"] for line in record if "move" in line]:
                clock.seconds += 1
                if line["seat"] == BOT:
                    await prompt(stage, thinkers, line)
                else:
                    await stage.move(line)
            assert await stage.is_as_recorded()
            return stage.sent


async def prompt(stage: Stage, thinkers: Prompter, line: Words) -> None:
    """Let the bot make its move, and wait until it is told."""
    ledger = stage.room.ledger
    assert ledger.match is not None
    told = len(stage.watching[0].sent)
    move = {name: value for name, value in line.items() if name != "seat"}
    thinkers.moves.put_nowait(ledger.match.table.number(move))
    async with asyncio.timeout(PATIENCE):
        while len(stage.watching[0].sent) == told:
            await asyncio.sleep(0)


def expected(sent: Sent) -> list[tuple[Any, ...]]:
    """What the pauses are computed from, gathered from the socket of somebody who watches."""
    heard = [msgspec.json.decode(message) for message in sent[PUBLIC]["socket"] if message.startswith(b"{")]
    table: Words = next(one["table"] for one in heard if one["type"] == "welcome")
    found = []
    in_turn = 0
    for position in [one["position"] for one in heard if one["type"] == "update"]:
        if position["to_act"] == BOT:
            found.append(
                (table["game"], position["state"], in_turn, table["settings"]["pace"], table["seats"][BOT]["level"])
            )
        in_turn = in_turn + 1 if position["to_act"] == BOT else 0
    return found


@pytest.mark.parametrize("case", CASES[::2], ids=lambda case: case.game)
def test_pauses_are_computed_from_what_everybody_was_told(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    asked: list[tuple[Any, ...]] = []

    def at_once(*facts: Any) -> float:
        asked.append(facts)
        assert PACE * 0.7 <= pause_before_answer(*facts) <= PACE * 1.3
        return 0.0

    monkeypatch.setattr(bots, "pause_before_answer", at_once)
    here = asyncio.run(perform(shelf, record_of(case, MIDDLE), "one secret"))
    facts = list(asked)
    assert facts == expected(here)
    assert any(in_turn > 0 for _, _, in_turn, _, _ in facts)
    for eyes in (PUBLIC, 0):
        asked.clear()
        there = asyncio.run(perform(shelf, other_of(case, MIDDLE, eyes), "another secret"))
        assert asked == facts
        assert next(leaks(here, there, eyes), "") == ""
