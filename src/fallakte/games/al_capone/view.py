"""What a seat or a spectator may see in Al Capone."""

from mypy_extensions import i64

from fallakte.core.table import MOVE
from fallakte.games.al_capone.cards import CLUES, NAMES
from fallakte.games.al_capone.legal import AlCaponeLegal
from fallakte.rummy.view import RummyView, rummy_view

ASKED = ("draw", "play", "take-one", "take-set")


class AlCaponeView(RummyView):
    """With the complete sets, and for who is searching the Underworld all that lies there, bottom first."""

    complete: list[str]
    search: list[str] | None


def al_capone_view(table: AlCaponeLegal, seat: i64) -> AlCaponeView:
    """Built up from nothing."""
    searching = table.is_searching(seat)
    return {
        **rummy_view(table, seat, ASKED[table.phase] if table.due == MOVE else None),
        "complete": [NAMES[kind] for kind in range(CLUES) if table.complete >> kind & 1],
        "search": [NAMES[kind] for kind in table.pile] if searching else None,
    }
