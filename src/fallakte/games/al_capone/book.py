"""The move book of Al Capone: what every rummy game has, then the events and their answers."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.words import Book, Words
from fallakte.games.al_capone.cards import CLUES, COPIES, KINDS, NAMES
from fallakte.rummy.rules import shared_entries

SEATS: Final[i64] = 4

# The game's own moves, counted after the shared ones.
ASK_AROUND: Final[i64] = 0
ASK_ONE: Final[i64] = 11
WARRANT_ONE: Final[i64] = 55
WARRANT_SET: Final[i64] = 56
TAKE: Final[i64] = 57
NESS_DRAW: Final[i64] = 72
NESS_REVEAL: Final[i64] = 73
RAID_AT: Final[i64] = 74
OWN_END: Final[i64] = 85


def _own_entries() -> list[Words]:
    gangsters = NAMES[:CLUES]
    entries: list[Words] = [{"act": "agent_meeting", "ask": "around", "card": card} for card in gangsters]
    entries += [
        {"act": "agent_meeting", "ask": "one", "card": card, "of": seat} for card in gangsters for seat in range(SEATS)
    ]
    entries += [{"act": "search_warrant", "for": "one"}, {"act": "search_warrant", "for": "set"}]
    entries += [{"act": "take", "card": NAMES[kind]} for kind in range(KINDS)]
    entries += [{"act": "eliot_ness", "do": "draw"}, {"act": "eliot_ness", "do": "reveal"}]
    entries += [{"act": "raid", "card": card} for card in gangsters]
    return entries


BOOK: Final = Book(
    shared_entries(NAMES, CLUES, max(COPIES[:CLUES]), "underworld", lay_off_together=False) + _own_entries()
)
