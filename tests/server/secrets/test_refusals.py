"""What is refused, and why, tells nobody what they do not know."""

import asyncio
from typing import Any

import msgspec
import pytest

from fallakte.core.faults import Fault, Refused
from fallakte.core.luck import Luck
from fallakte.core.table import Table
from fallakte.core.words import Words
from tests.gauntlet.cases import every_case, moments
from tests.server.secrets.cases import CASES, record_of
from tests.server.secrets.given import given
from tests.server.secrets.servers import Shelf
from tests.server.secrets.stage import Stage

WISHES: dict[str, list[Words]] = {
    "al-capone": [
        {"act": "meld", "card": "al-capone", "count": 99},
        {"act": "take", "card": "raid"},
        {"act": "agent_meeting", "ask": "one", "card": "al-capone", "of": 9},
    ],
    "bonnie-and-clyde": [{"act": "lay_off", "card": "joplin", "count": 99}, {"act": "take", "card": "bonnie"}],
    "rue-morgue": [{"act": "meld", "card": "poe", "count": 99}, {"act": "bury", "card": "orang-utan"}],
    "capone": [
        {"act": "exchange", "cards": ["bank", "bank", "fbi"]},
        {"act": "exchange", "cards": ["offer"] * 5},
        {"act": "hire", "count": 99},
        {"act": "commit", "members": ["don", "don"], "bodyguards": 0},
        {"act": "commit", "members": [], "bodyguards": 99},
    ],
}
"""Wishes for more than the book holds, and for what is nowhere."""


def answer(table: Table, wish: Words) -> Any:
    """What a wish is answered: the rule and the reason, or that it is no move."""
    try:
        return table.reason(table.forbids(table.number(wish))).key
    except Refused as refused:
        return refused.rule, refused.key, refused.facts
    except Fault as fault:
        return fault.key, fault.facts


@every_case
def test_every_wish_is_answered_from_what_the_seat_knows(name: str, options: Words) -> None:
    """Everything hidden is imagined anew: of the whole book no reason changes, and of wishes beyond it neither."""
    luck = Luck(31)
    for match in moments(name, options, "refusals", every=23, most=320):
        book = range(0, len(match.game.book), 1 if len(match.game.book) < 1000 else 7)
        reasons = [match.table.forbids(move) for move in book]
        wishes = [answer(match.table, wish) for wish in WISHES[name]]
        for _ in range(3):
            imagined = match.seen(match.to_act).imagine(luck)
            assert [imagined.forbids(move) for move in book] == reasons
            assert [answer(imagined, wish) for wish in WISHES[name]] == wishes


@pytest.mark.parametrize("kind", ["why", "move"])
def test_R_18_who_is_not_to_act_hears_only_that(shelf: Shelf, kind: str) -> None:
    """One's own cards, cards of others, words that are no move: there is one answer to them all."""
    record = record_of(CASES[0])
    seat = 1 - record[2]["move"]["seat"]
    wishes: list[Words] = [{"act": "discard", "card": card} for card in record[1]["deal"]["order"]]
    wishes += [{"act": "draw", "from": "file"}, {"act": "fly"}, {}, {"act": ["draw"]}]

    async def ask() -> list[bytes]:
        with given(record, "part") as clock:
            async with shelf.server() as server:
                stage = Stage(server, clock, record)
                await stage.gather()
                stage.sent[seat]["socket"].clear()
                for number, wish in enumerate(wishes):
                    fields = {"state": stage.room.ledger.state} if kind == "move" else {}
                    await stage.say(stage.seated[seat], kind, command=f"{number:03}", move=wish, **fields)
                return list(stage.sent[seat]["socket"])

    answers = asyncio.run(ask())
    assert len(answers) == len(wishes)
    assert len({answer.replace(b'"%03d"' % number, b"") for number, answer in enumerate(answers)}) == 1
    assert msgspec.json.decode(answers[0])["rule"] == "R-18"
