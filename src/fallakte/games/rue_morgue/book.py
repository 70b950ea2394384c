"""The move book of the Rue Morgue: what every rummy game has, then set-up, feeding, the events and their answers."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.words import Book, Words
from fallakte.games.rue_morgue.cards import CLUES, COPIES, NAMES, PAIRS
from fallakte.rummy.rules import shared_entries

# The game's own moves, counted after the shared ones.
PASS_CARD: Final[i64] = 0
BURY: Final[i64] = 17
FEED_FILE: Final[i64] = 34
FEED_PILE: Final[i64] = 35
BRILLIANT: Final[i64] = 36
PREFECT_AT: Final[i64] = 40
HELP_DRAW: Final[i64] = 41
HELP_SEARCH: Final[i64] = 42
HELP_CONSULT: Final[i64] = 43
TAKE: Final[i64] = 44
MONSIEUR: Final[i64] = 61


def _own_entries() -> list[Words]:
    entries: list[Words] = [{"act": "pass_card", "card": card} for card in NAMES]
    entries += [{"act": "bury", "card": card} for card in NAMES]
    entries += [{"act": "feed", "from": pile} for pile in ("file", "rue_morgue")]
    entries += [{"act": "brilliant_deduction", "pair": pair} for pair in PAIRS]
    entries += [{"act": "prefect"}]
    entries += [{"act": "dupins_help", "do": what} for what in ("draw", "search", "consult")]
    entries += [{"act": "take", "card": card} for card in NAMES]
    entries += [{"act": "monsieur_dupin"}]
    return entries


BOOK: Final = Book(
    shared_entries(NAMES, CLUES, max(COPIES[:CLUES]), "rue_morgue", lay_off_together=False) + _own_entries()
)
