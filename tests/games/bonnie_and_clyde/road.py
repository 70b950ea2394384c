"""Tables of Bonnie and Clyde laid out by hand: with the car, the cards below the places, and what lies sideways.

t = table(hand="3 joplin alma", below="joplin:bonnie", car="joplin")
t.plays("meld joplin 3")
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.games.bonnie_and_clyde.cards import TED_HINTON
from fallakte.games.bonnie_and_clyde.game import GAME
from fallakte.games.bonnie_and_clyde.table import BonnieAndClydeTable
from tests.hands import Laid, cards
from tests.hands import table as rummy_table

PLACES = GAME.kinds[:10]
OUTLAWS = ("bonnie", "clyde")
EVERYWHERE = (
    "kaufman:clyde sherman:ted-hinton oronogo:alma joplin:bonnie wellington:alma "
    "alma:kaufman platte-city:gibson dexter:sherman grapevine:ted-hinton gibson:joplin"
)
"""A card below each place."""


class Road(Laid):
    """A table in the middle of a turn of seat 0, and what one can say of its board."""

    table: BonnieAndClydeTable

    def car(self) -> str:
        return PLACES[self.table.car]

    def hidden(self) -> dict[str, str]:
        """The cards that lie below places."""
        lying = [place for place in range(10) if self.table.lying >> place & 1]
        return {PLACES[place]: self.game.kinds[self.table.below[place]] for place in lying}

    def place_of(self, card: str) -> str:
        """The place below which a card lies."""
        (place,) = [place for place, hidden in self.hidden().items() if hidden == card]
        return place

    def sideways(self, side: int) -> dict[str, int]:
        lying: dict[str, int] = self.table.view(-1)["lying"][side]["sideways"]
        return lying

    def upright(self, side: int) -> dict[str, int]:
        lying: dict[str, int] = self.table.view(-1)["lying"][side]["upright"]
        return lying

    def lines(self, side: int) -> list[tuple[str, str, int]]:
        """What this side scores: rule, for what, points."""
        return [(line.rule, line.what, line.points) for line in self.table.sheet if line.side == side]

    def knows_below(self, seat: int) -> dict[str, str]:
        """The hidden cards that this seat has looked at."""
        return {place["place"]: place["card"] for place in self.table.view(seat)["road"] if place["card"]}

    def certain(self, seat: int, of: int) -> dict[str, int]:
        """The cards that `seat` knows to be in the hand of another seat."""
        hand: dict[str, int] = self.table.seen(seat).words()["knows"]["hands"][of]
        return hand


def table(*, below: str = "", car: str = "kaufman", sideways: list[str] | None = None, **laid: Any) -> Road:
    """As `tests.hands.table`. `below` says what lies below which places (below the others nothing); `sideways` which
    cards of each area lie sideways."""
    lying = dict(pair.split(":") for pair in below.split())
    shown = " ".join([laid.get("ours", ""), laid.get("theirs", ""), *laid.get("areas", [])])
    aside = [*lying.values(), *(one for one in OUTLAWS if one not in lying.values() and one not in shown.split())]
    dealt = rummy_table("bonnie-and-clyde", aside=" ".join(aside), **laid)
    assert isinstance(dealt.table, BonnieAndClydeTable)
    t = Road(dealt.game, dealt.table)
    t.table.car = PLACES.index(car)
    t.table.below = vec[i64](t.kind(lying[place]) if place in lying else -1 for place in PLACES)
    t.table.lying = sum(1 << place for place in range(10) if PLACES[place] in lying)
    t.table.sideways = t.table.sideways[:]
    for side, turned in enumerate(sideways or []):
        for one in cards(turned):
            t.table.sideways[side * 10 + t.kind(one)] += 1
    return t


def all_cards(t: BonnieAndClydeTable) -> list[int]:
    """Every card that lies anywhere, in page order."""
    found = [kind for seat in range(t.players) for kind in t.hand_cards(seat)]
    found += [kind for side in range(t.rules.sides) for kind in range(13) for _ in range(t.in_area(side, kind))]
    found += [*t.deck[t.next :], *t.pile]
    found += [t.below[place] for place in range(10) if t.lying >> place & 1]
    found += [TED_HINTON] if t.hinton_in_front() else []
    return sorted(found)
