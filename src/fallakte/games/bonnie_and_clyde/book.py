"""The move book of Bonnie and Clyde: what every rummy game has, then Ted Hinton, hidden cards and the car."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.words import Book, Words
from fallakte.games.bonnie_and_clyde.cards import COPIES, NAMES, PLACES
from fallakte.rummy.rules import shared_entries

# The game's own moves, counted after the shared ones.
HINTON_DRAW: Final[i64] = 0
HINTON_ARCHIVE: Final[i64] = 1
HINTON_PEEK: Final[i64] = 2
TAKE: Final[i64] = 12
TAKE_HIDDEN: Final[i64] = 25
LEAVE_HIDDEN: Final[i64] = 26
CAR_FORWARD: Final[i64] = 27
CAR_BACK: Final[i64] = 28
OWN_END: Final[i64] = 29


def _own_entries() -> list[Words]:
    entries: list[Words] = [{"act": "ted_hinton", "do": "draw"}, {"act": "ted_hinton", "do": "archive"}]
    entries += [{"act": "ted_hinton", "do": "peek", "place": place} for place in NAMES[:PLACES]]
    entries += [{"act": "take", "card": card} for card in NAMES]
    entries += [{"act": "take_hidden"}, {"act": "leave_hidden"}]
    entries += [{"act": "move_car", "by": 1}, {"act": "move_car", "by": -1}]
    return entries


BOOK: Final = Book(
    shared_entries(NAMES, PLACES, max(COPIES[:PLACES]), "archive", lay_off_together=True) + _own_entries()
)
