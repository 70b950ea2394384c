"""What a seat or a spectator may see in Bonnie and Clyde."""

from typing import TypedDict

from mypy_extensions import i64

from fallakte.core.table import MOVE, NOBODY
from fallakte.games.bonnie_and_clyde.board import BonnieAndClydeBoard
from fallakte.games.bonnie_and_clyde.cards import BONNIE, CLYDE, NAMES, PLACES, TED_HINTON
from fallakte.rummy.view import RummyView, rummy_view

ASKED = ("draw", "play", "take", "hidden", "hidden", "hidden", "car")


class Place(TypedDict):
    """A place of the board. `card` is the hidden card, for a seat that has looked at it; `looked` are all such seats.

    `harmless`: everybody could see that no outlaw lies there, because the car stood there and nobody was captured.
    """

    place: str
    number: int
    melded: bool
    hidden: bool
    harmless: bool
    looked: list[int]
    card: str | None


class Lying(TypedDict):
    """How the cards of an area lie: what scores 4, what scores 2, and who was captured."""

    sideways: dict[str, int]
    upright: dict[str, int]
    outlaws: list[str]


class BonnieAndClydeView(RummyView):
    """With the road, the number of the car's place, and how the cards of each area lie.

    `looking` is the place whose card is being looked at, `in_front` a Ted Hinton whose effect is not done yet,
    `search` for who is searching the archive all that lies there, bottom first.
    """

    road: list[Place]
    car: int
    lying: list[Lying]
    looking: str | None
    in_front: str | None
    search: list[str] | None


def bonnie_and_clyde_view(table: BonnieAndClydeBoard, seat: i64) -> BonnieAndClydeView:
    """Built up from nothing."""
    return {
        **rummy_view(table, seat, ASKED[table.phase] if table.due == MOVE else None),
        "road": [_place(table, seat, place) for place in range(PLACES)],
        "car": table.car + 1,
        "lying": [_lying(table, side) for side in range(table.rules.sides)],
        "looking": NAMES[table.place] if table.place != NOBODY else None,
        "in_front": NAMES[TED_HINTON] if table.hinton_in_front() else None,
        "search": [NAMES[kind] for kind in table.pile] if table.is_searching(seat) else None,
    }


def _place(table: BonnieAndClydeBoard, seat: i64, place: i64) -> Place:
    return {
        "place": NAMES[place],
        "number": place + 1,
        "melded": table.melded >> place & 1 == 1,
        "hidden": table.lying >> place & 1 == 1,
        "harmless": table.harmless >> place & 1 == 1,
        "looked": [one for one in range(table.players) if table.knows_below(one, place)],
        "card": NAMES[table.below[place]] if table.knows_below(seat, place) else None,
    }


def _lying(table: BonnieAndClydeBoard, side: i64) -> Lying:
    sideways: dict[str, int] = {}
    upright: dict[str, int] = {}
    for place in range(PLACES):
        turned = table.sideways[side * PLACES + place]
        straight = table.in_area(side, place) - turned
        if turned > 0:
            sideways[NAMES[place]] = turned
        if straight > 0:
            upright[NAMES[place]] = straight
    outlaws = [NAMES[kind] for kind in range(BONNIE, CLYDE + 1) if table.in_area(side, kind) > 0]
    return {"sideways": sideways, "upright": upright, "outlaws": outlaws}
