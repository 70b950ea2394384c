"""What a seat or a spectator may see in the Rue Morgue."""

from typing import TypedDict

from mypy_extensions import i64

from fallakte.core.table import MOVE
from fallakte.games.rue_morgue.cards import NAMES, PAIR_COUNT, PAIRS
from fallakte.games.rue_morgue.legal import NOT_PASSED
from fallakte.games.rue_morgue.memory import RueMorgueMemory
from fallakte.games.rue_morgue.scoring import RueMorgueScoring
from fallakte.rummy.view import RummyView, rummy_view

ASKED = ("draw", "play", "pass", "bury", "feed", "search", "search-below", "consult", "consulted")


class OrangUtan(TypedDict):
    """How many cards lie under it, whether it has escaped, and for a seat the cards that it knows lie there."""

    cards: int
    escaped: bool
    known: dict[str, int] | None


class RueMorgueView(RummyView):
    """With the orang-utan, the number of the case file, the bonus pairs of each side and the cards on their way.

    `next` is the top card of the case file, for a seat that knows it; `knowing` are all such seats. `passed` are the
    seats whose card is on its way to the partner, `on_its_way` the own one. `search` is for who is searching all that
    lies in the Rue Morgue, bottom first, or under the orang-utan, in the order of the page.
    """

    orang_utan: OrangUtan
    case_file: int
    pairs: list[list[str]]
    next: str | None
    knowing: list[int]
    passed: list[int]
    on_its_way: str | None
    search: list[str] | None


def rue_morgue_view(table: RueMorgueScoring, seat: i64) -> RueMorgueView:
    """Built up from nothing."""
    return {
        **rummy_view(table, seat, ASKED[table.phase] if table.due == MOVE else None),
        "orang_utan": {"cards": len(table.below), "escaped": table.escaped, "known": _known_below(table, seat)},
        "case_file": 2 if table.escaped else 1,
        "pairs": [_pairs(table, side) for side in range(table.rules.sides)],
        "next": NAMES[table.deck[table.next]] if table.knows_next(seat) else None,
        "knowing": [one for one in range(table.players) if table.knows_next(one)],
        "passed": [one for one in range(len(table.passed)) if table.passed[one] != NOT_PASSED],
        "on_its_way": _on_its_way(table, seat),
        "search": _search(table, seat),
    }


def _known_below(table: RueMorgueScoring, seat: i64) -> dict[str, int] | None:
    """What the seat remembers; simulations keep no memory."""
    if seat < 0:
        return None
    for memory in table.memories:
        if memory.seat == seat and (table.watched or memory.clock == table.clock):
            assert isinstance(memory, RueMorgueMemory)
            return memory.below_words(NAMES)
    return {}


def _pairs(table: RueMorgueScoring, side: i64) -> list[str]:
    return [PAIRS[pair] for pair in range(PAIR_COUNT) if table.has_pair(side, pair)]


def _on_its_way(table: RueMorgueScoring, seat: i64) -> str | None:
    if seat < 0 or len(table.passed) == 0 or table.passed[seat] == NOT_PASSED:
        return None
    return NAMES[table.passed[seat]]


def _search(table: RueMorgueScoring, seat: i64) -> list[str] | None:
    if table.is_searching(seat):
        return [NAMES[kind] for kind in table.pile]
    return [NAMES[kind] for kind in sorted(table.below)] if table.is_searching_below(seat) else None
