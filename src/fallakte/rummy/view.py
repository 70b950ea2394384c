"""What a seat or a spectator may see of a rummy table (R-12)."""

from typing import TypedDict

from mypy_extensions import i64

from fallakte.core.table import DUE, NOBODY
from fallakte.rummy.turn import TurnTable


class Area(TypedDict):
    """What lies before a side."""

    side: int
    seats: list[int]
    cards: dict[str, int]


class RummyView(TypedDict):
    """The part of a view that all three games share. Hands and areas are counts by card id."""

    seat: int | None
    players: int
    round: int
    dealer: int | None
    due: str
    to_act: int | None
    asked: str | None
    event_played: bool
    hand: dict[str, int] | None
    hands: list[int]
    areas: list[Area]
    file: int
    pile: int
    top: str | None
    pile_draws_left: int
    points: list[int]
    totals: list[int]
    target: int


def seat_or_null(seat: int) -> int | None:
    """A seat, or null for nobody."""
    return seat if seat != NOBODY else None


def rummy_view(table: TurnTable, seat: i64, asked: str | None) -> RummyView:
    """Built up from nothing; `asked` is the word for the decision that is open."""
    names = table.names()
    rules = table.rules
    own = table.hand_words(seat) if seat >= 0 else None
    return {
        "seat": seat_or_null(seat),
        "players": rules.players,
        "round": table.round,
        "dealer": seat_or_null(table.dealer),
        "due": DUE[table.due],
        "to_act": seat_or_null(table.to_act),
        "asked": asked,
        "event_played": table.event_played,
        "hand": own,
        "hands": list(table.sizes),
        "areas": [_area(table, side) for side in range(rules.sides)],
        "file": table.file_size(),
        "pile": len(table.pile),
        "top": names[table.top()] if len(table.pile) > 0 else None,
        "pile_draws_left": rules.pile_draws - table.pile_draws,
        "points": list(table.points),
        "totals": list(table.totals),
        "target": rules.options["target"],
    }


def _area(table: TurnTable, side: i64) -> Area:
    names = table.names()
    lying = {names[kind]: table.in_area(side, kind) for kind in range(len(names)) if table.in_area(side, kind)}
    return {"side": side, "seats": table.rules.seats_of(side), "cards": lying}
