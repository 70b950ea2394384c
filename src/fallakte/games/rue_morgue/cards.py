"""The cards of the Rue Morgue and what is printed on them (docs/rules/rue-morgue.md)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.words import Book, Words
from fallakte.rummy.rules import Rules

CLUES: Final[i64] = 10
LE_BON: Final[i64] = 0
DUPINS_HELP: Final[i64] = 10
MONSIEUR_DUPIN: Final[i64] = 11
PREFECT: Final[i64] = 12
DEDUCTION: Final[i64] = 13
"""The first Brilliant Deduction; they follow each other in the order of their pairs."""
KINDS: Final[i64] = 17

NAMES: Final = (
    "le-bon",
    "three-am",
    "st-roch",
    "mademoiselle",
    "madame",
    "rear-windows",
    "lightning-rod",
    "newspaper-ad",
    "sailor",
    "poe",
    "dupins-help",
    "monsieur-dupin",
    "prefect",
    "deduction-night",
    "deduction-facade",
    "deduction-victims",
    "deduction-sailor",
)
COPIES: Final = (5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 6, 1, 1, 1, 1, 1, 1)
VALUES: Final = (2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 0, 0, 4, 7, 7, 7, 7)

PAIRS: Final = ("night", "facade", "victims", "sailor")
PAIR_COUNT: Final[i64] = 4
PAIR_CLUES: Final = ((1, 2), (5, 6), (3, 4), (7, 8))

HANDS: Final = {2: 10, 3: 9, 4: 8}
"""How many cards are dealt, by the number of players (RM-1)."""


def _colours() -> list[int]:
    """The clues that have each card's colour, as bits: a clue has its own, Dupin's two cards none (RM-22)."""
    clues = [1 << kind for kind in range(CLUES)]
    return [*clues, 0, 0, 1 << LE_BON, *[1 << one | 1 << other for one, other in PAIR_CLUES]]


@final
class RueMorgueRules(Rules):
    """The frame of a match, with the cards' values and colours and the advanced rules."""

    def __init__(self, options: Words, book: Book) -> None:
        players: int = options["players"]
        super().__init__(
            options,
            teams=players == 4,
            copies=COPIES,
            clues=CLUES,
            hand=HANDS[players],
            lay_off_together=False,
            book=book,
        )
        values: Words = options["values"]
        self.values: vec[i64] = vec[i64](values.get(NAMES[kind], VALUES[kind]) for kind in range(KINDS))
        self.colours: vec[i64] = vec[i64](_colours())
        self.dupin_bonus: bool = options["dupin_bonus"]
        self.shut_out: bool = options["shut_out"]
