"""Rules of thumb for Bonnie and Clyde."""

from typing import Final, final

from fallakte.bots.greedy.knowledge import Knowledge
from fallakte.bots.greedy.mind import AT_ONCE, EVENT, NEVER
from fallakte.bots.greedy.rummy import RummyMind
from fallakte.games.bonnie_and_clyde.book import (
    CAR_FORWARD,
    HINTON_ARCHIVE,
    HINTON_DRAW,
    HINTON_PEEK,
    LEAVE_HIDDEN,
    TAKE,
    TAKE_HIDDEN,
)
from fallakte.games.bonnie_and_clyde.cards import BONNIE, CLYDE, LAST_PLACE, PLACES, TED_HINTON
from fallakte.games.bonnie_and_clyde.table import (
    DRAWN,
    HINTON_DRAWS,
    OUTLAW,
    SIDEWAYS,
    UPRIGHT,
    BonnieAndClydeTable,
)
from fallakte.rummy.cards import MELD, UNSEEN
from fallakte.rummy.memory import Memory
from fallakte.rummy.seen import RummySeen

USUAL: Final = 250
"""What a clue brings: some will lie sideways."""

HINTON: Final = 350
"""What a Ted Hinton in hand promises."""

USELESS: Final = -200
"""A hidden card that brings less is left."""

GOES_ON: Final = (0, 60, 85, 95, 95)
"""The chance, in hundredths, that a card which waits can still be played, by the turns that are left."""

ARRIVES: Final = (0, 45, 35, 25, 18, 14, 12, 10, 10, 10)
"""The chance, in hundredths, that the car comes to a place that is so far away while a card waits for it."""


@final
class BonnieAndClydeMind(RummyMind):
    """Cards are worth twice as much where the car stands, and outlaws are captured there: it pays to wait for it."""

    def __init__(self, seen: RummySeen, road: BonnieAndClydeTable) -> None:
        self.road = road
        self.car: int = road.car
        super().__init__(seen)

    def recall(self, memory: Memory) -> Knowledge:
        """The hidden cards that were looked at are known, and so is a Ted Hinton whose effect is not done yet."""
        aside = [TED_HINTON] if self.road.hinton_in_front() else []
        return Knowledge(
            self.table, memory, aside + [self.below(place) for place in self.places() if self.knows(place)]
        )

    def draws_a_turn(self) -> int:
        return DRAWN

    # What cards promise

    def laid_worth(self, side: int, kind: int, count: int) -> int:
        return USUAL * count

    def event_worth(self, kind: int) -> int:
        return HINTON

    def area_points(self, side: int) -> int:
        road = self.road
        turned = sum(road.sideways[side * PLACES + place] for place in range(PLACES))
        clues = sum(road.in_area(side, place) for place in range(PLACES))
        outlaws = road.in_area(side, BONNIE) + road.in_area(side, CLYDE)
        return UPRIGHT * clues + (SIDEWAYS - UPRIGHT) * turned + OUTLAW * outlaws

    # Hidden cards

    def places(self) -> list[int]:
        """The places below which a card still lies."""
        return [place for place in range(PLACES) if self.road.lying >> place & 1]

    def below(self, place: int) -> int:
        """The card below a place, as far as this seat has seen it."""
        return self.road.below[place]

    def knows(self, place: int) -> bool:
        """Whether this seat has seen the card below a place."""
        return self.below(place) != UNSEEN

    def outlaw_worth(self, place: int) -> int:
        """What may be captured below a place, for certain or by chance."""
        if not self.road.lying >> place & 1 or self.road.harmless >> place & 1:
            return 0
        if self.knows(place):
            return 100 * OUTLAW if self.below(place) >= BONNIE else 0
        at_large = self.known.unseen[BONNIE] + self.known.unseen[CLYDE]
        return 100 * OUTLAW * at_large // sum(1 for other in self.places() if not self.knows(other))

    # Melds, lay-offs and the car

    def extra(self, place: int, count: int) -> int:
        """What clues of a place bring more when the car stands there."""
        return 100 * (SIDEWAYS - UPRIGHT) * count + self.outlaw_worth(place)

    def played_worth(self, place: int, count: int) -> int:
        """What clues of a place bring now."""
        return 100 * UPRIGHT * count + (self.extra(place, count) if place == self.car else 0)

    def kept_worth(self, place: int, count: int) -> int:
        """What the same clues bring if they wait for the car."""
        away = abs(self.car - place)
        later = 100 * UPRIGHT * count + self.extra(place, count) * ARRIVES[away] // 100
        return later * GOES_ON[self.turns] // 100

    def prospect(self, car: int, played: int) -> int:
        """What the car's new place promises for the next play of this turn."""
        if car < 0 or car > LAST_PLACE or car == played:
            return 0
        held = self.holding(car)
        return self.extra(car, held) if held >= MELD or (held > 0 and self.melded(car)) else 0

    def lay_worth(self, kind: int, count: int, after: int) -> int:
        """A play is made if it brings more than waiting, counting what it opens for the next one."""
        gain = self.played_worth(kind, count) - self.kept_worth(kind, count) + after
        return AT_ONCE + gain if gain >= 0 and not self.stays_in(count) else NEVER

    def meld_worth(self, kind: int, count: int) -> int:
        return self.lay_worth(kind, count, self.prospect(min(self.car + 1, LAST_PLACE), kind))

    def lay_off_worth(self, kind: int, count: int) -> int:
        return self.lay_worth(kind, count, max(self.prospect(self.car + by, kind) for by in (1, -1)))

    def drive_worth(self, car: int) -> int:
        """Towards the next play; else forward, where going out pays more."""
        return self.prospect(car, UNSEEN) + car

    # The game's own moves

    def own_worth(self, own: int) -> int:
        if own < TAKE:
            return EVENT + self.hinton_gain(own)
        if own < TAKE_HIDDEN:
            return self.gain(own - TAKE)
        if own == TAKE_HIDDEN:
            return self.gain(self.below(self.road.place))
        if own == LEAVE_HIDDEN:
            return USELESS
        return self.drive_worth(self.car + (1 if own == CAR_FORWARD else -1))

    def hinton_gain(self, own: int) -> int:
        """What a Ted Hinton brings, played so."""
        if own == HINTON_DRAW:
            return self.fresh_gain() * HINTON_DRAWS
        if own == HINTON_ARCHIVE:
            return self.best_in_pile(PLACES)
        place = own - HINTON_PEEK
        if not self.knows(place):
            return self.fresh_gain()
        return self.gain(self.below(place)) if self.below(place) < BONNIE else 0
