"""The cards of Bonnie and Clyde (docs/rules/bonnie-and-clyde.md). A place and its clues have the same number."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.words import Book, Words
from fallakte.rummy.cards import UNSEEN
from fallakte.rummy.rules import Rules

PLACES: Final[i64] = 10
LAST_PLACE: Final[i64] = 9
ALL_PLACES: Final[i64] = (1 << 10) - 1
TED_HINTON: Final[i64] = 10
BONNIE: Final[i64] = 11
CLYDE: Final[i64] = 12
KINDS: Final[i64] = 13

NAMES: Final = (
    "kaufman",
    "sherman",
    "oronogo",
    "joplin",
    "wellington",
    "alma",
    "platte-city",
    "dexter",
    "grapevine",
    "gibson",
    "ted-hinton",
    "bonnie",
    "clyde",
)
COPIES: Final = (6,) * 10 + (15, 1, 1)
DEALT: Final[i64] = 75
"""All cards but the outlaws, who lie last in page order."""

COVERS: Final[i64] = 8
"""So many cards are hidden below the places with the two outlaws (BC-2)."""

HANDS: Final = (10, 9, 8)
"""The cards of a hand with two, three and four players (BC-3)."""


@final
class BonnieAndClydeRules(Rules):
    """The frame of a match."""

    def __init__(self, options: Words, book: Book) -> None:
        super().__init__(
            options,
            teams=False,
            copies=COPIES,
            clues=PLACES,
            hand=HANDS[options["players"] - 2],
            lay_off_together=True,
            book=book,
        )
        self.upright: vec[i64] = vec[i64]([0] * (self.sides * PLACES))
        """Nothing lies sideways in any area."""
        self.uncovered: vec[i64] = vec[i64]([UNSEEN] * PLACES)
        """No card lies below any place."""
