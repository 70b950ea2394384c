"""The cards of Al Capone and what is printed on them (docs/rules/al-capone.md)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.words import Book, Words
from fallakte.rummy.rules import Rules

CLUES: Final[i64] = 11
AL_CAPONE: Final[i64] = 0
AGENT_MEETING: Final[i64] = 11
SEARCH_WARRANT: Final[i64] = 12
ELIOT_NESS: Final[i64] = 13
RAID: Final[i64] = 14
KINDS: Final[i64] = 15

NAMES: Final = (
    "al-capone",
    "ralph-capone",
    "jake-guzik",
    "jack-mcgurn",
    "murray-humphreys",
    "william-white",
    "frank-nitti",
    "johnny-torrio",
    "samuel-hunt",
    "fred-burke",
    "mike-heitler",
    "agent-meeting",
    "search-warrant",
    "eliot-ness",
    "raid",
)
COPIES: Final = (8, 7, 7, 7, 7, 6, 6, 6, 5, 5, 4, 5, 5, 5, 3)
ONE: Final = (2,) * 11
SET: Final = (50, 35, 35, 35, 35, 30, 30, 30, 25, 25, 20)
HAND: Final = 10


@final
class AlCaponeRules(Rules):
    """The frame of a match, with what one card and a complete set of each gangster bring."""

    def __init__(self, options: Words, book: Book) -> None:
        super().__init__(
            options,
            teams=options["teams"],
            copies=COPIES,
            clues=CLUES,
            hand=HAND,
            lay_off_together=False,
            book=book,
        )
        values: Words = options["values"]
        self.one: vec[i64] = vec[i64](values.get(NAMES[kind], {}).get("one", ONE[kind]) for kind in range(CLUES))
        self.set: vec[i64] = vec[i64](values.get(NAMES[kind], {}).get("set", SET[kind]) for kind in range(CLUES))
