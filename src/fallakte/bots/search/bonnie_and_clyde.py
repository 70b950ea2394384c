"""Bonnie and Clyde in simulations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.rummy import NEVER, RummyPolicy
from fallakte.bots.search.rummy_eye import NONE
from fallakte.core.luck import Luck
from fallakte.core.table import Table
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
from fallakte.rummy.cards import MELD
from fallakte.rummy.seen import RummySeen

USUAL: Final[i64] = 250
"""What a clue brings: some will lie sideways."""

HINTON: Final[i64] = 350
"""What a Ted Hinton in hand promises."""

USELESS: Final[i64] = -200
"""A hidden card that brings less is left."""

GOES_ON: Final = vec[i64]([0, 60, 85, 95, 95])
"""The chance, in hundredths, that a card which waits can still be played, by the turns that are left."""

ARRIVES: Final = vec[i64]([0, 45, 35, 25, 18, 14, 12, 10, 10, 10])
"""The chance, in hundredths, that the car comes to a place that is so far away while a card waits for it."""

SCALE: Final = vec[i64]([60, 16, 8])


@final
class BonnieAndClydePolicy(RummyPolicy):
    """Cards are worth twice as much where the car stands, and outlaws are captured there: it pays to wait for it."""

    def __init__(self, seen: RummySeen, table: BonnieAndClydeTable, cunning: bool) -> None:
        super().__init__(seen, cunning)
        self.road: BonnieAndClydeTable = table
        self.goes_on: vec[i64] = GOES_ON
        self.arrives: vec[i64] = ARRIVES
        self.usual: vec[i64] = SCALE
        self.at_large: i64 = 0
        self.unknown: i64 = 1
        """How many outlaws lie below how many places at whose cards the seat to act has not looked."""

    def sit_down(self, table: Table) -> None:
        assert isinstance(table, BonnieAndClydeTable)
        self.table = table
        self.road = table

    def settle(self, table: Table, luck: Luck) -> None:
        """Cards wait for the car: what others could have laid down and kept tells nothing."""

    def draws_a_turn(self) -> i64:
        return DRAWN

    def scale(self) -> vec[i64]:
        return self.usual

    def set_aside(self) -> None:
        """The hidden cards that the seat has looked at, and a Ted Hinton whose effect is not done yet."""
        road = self.road
        looked = road.looked[self.seat] & road.lying
        unknown: i64 = 0
        for place in range(PLACES):
            if looked >> place & 1:
                self._see(road.below[place])
            else:
                unknown += road.lying >> place & 1
        if road.hinton_in_front():
            self._see(TED_HINTON)
        self.unknown = unknown if unknown > 0 else 1
        self.at_large = self.unseen[BONNIE] + self.unseen[CLYDE]

    def _see(self, kind: i64) -> None:
        if self.unseen[kind] > 0:
            self.unseen[kind] -= 1
            if self.hidden > 1:
                self.hidden -= 1

    # What cards promise

    def laid_worth(self, side: i64, kind: i64, count: i64) -> i64:
        return USUAL * count

    def event_worth(self, kind: i64) -> i64:
        return HINTON

    def area_points(self, side: i64) -> i64:
        road = self.road
        points: i64 = OUTLAW * (road.in_area(side, BONNIE) + road.in_area(side, CLYDE))
        for place in range(PLACES):
            turned = road.sideways[side * PLACES + place]
            points += UPRIGHT * road.in_area(side, place) + (SIDEWAYS - UPRIGHT) * turned
        return points

    def outlaw_worth(self, place: i64) -> i64:
        """What may be captured below a place, for certain or by chance."""
        road = self.road
        if not road.lying >> place & 1 or road.harmless >> place & 1:
            return 0
        if road.looked[self.seat] >> place & 1:
            return 100 * OUTLAW if road.below[place] >= BONNIE else 0
        return 100 * OUTLAW * self.at_large // self.unknown

    # Melds, lay-offs and the car

    def extra(self, place: i64, count: i64) -> i64:
        """What clues of a place bring more when the car stands there."""
        return 100 * (SIDEWAYS - UPRIGHT) * count + self.outlaw_worth(place)

    def over_waiting(self, place: i64, count: i64) -> i64:
        """What clues of a place bring more now than if they wait for the car."""
        car = self.road.car
        away = car - place if car > place else place - car
        plain = 100 * UPRIGHT * count
        extra = self.extra(place, count)
        now = plain + extra if away == 0 else plain
        return now - (plain + extra * self.arrives[away] // 100) * self.goes_on[self.turns] // 100

    def prospect(self, car: i64, played: i64) -> i64:
        """What the car's new place promises for the next play of this turn."""
        if car < 0 or car > LAST_PLACE or car == played:
            return 0
        held = self.holding(car)
        if held >= MELD or (held > 0 and self.table.melded >> car & 1):
            return self.extra(car, held)
        return 0

    def lay(self) -> i64:
        """What brings more than waiting, counting what it opens for the next play."""
        table = self.table
        seat = table.to_act
        playable = table.trios[seat] | (table.held[seat] & table.melded)
        if playable == 0:
            return NONE
        self.look()
        self.best = NONE
        self.most = -1
        for place in range(PLACES):
            if playable >> place & 1:
                self._weigh_plays(place)
        return self.best

    def _weigh_plays(self, kind: i64) -> None:
        rules, car = self.table.rules, self.road.car
        held = self.holding(kind)
        spare = self.table.sizes[self.seat] - 1
        most = held if held < spare else spare
        if most >= MELD:
            ahead = self.prospect(car + 1 if car < LAST_PLACE else car, kind)
            first = rules.meld_at + kind * rules.most - 1
            self._weigh_play(first, kind, most, ahead)
            if most > MELD:
                self._weigh_play(first, kind, MELD, ahead)
        if self.table.melded >> kind & 1:
            ahead = self.prospect(car + 1, kind)
            back = self.prospect(car - 1, kind)
            ahead = ahead if ahead > back else back
            first = rules.lay_off_at + kind * rules.together - 1
            self._weigh_play(first, kind, most, ahead)
            if most > 1:
                self._weigh_play(first, kind, 1, ahead)

    def _weigh_play(self, first: i64, kind: i64, count: i64, after: i64) -> None:
        gain = self.over_waiting(kind, count) + after
        if gain > self.most and not self.stays_in(count):
            self.best = first + count
            self.most = gain

    # The game's own moves

    def weigh_events(self) -> None:
        """Ted Hinton is always worth playing."""
        fresh = self.fresh_gain()
        self.offer(HINTON_DRAW, 1000 + fresh * HINTON_DRAWS, 0)
        kind = self.best_in_pile(PLACES)
        if kind != NONE:
            self.offer(HINTON_ARCHIVE, 1000 + self.gain(kind), 0)
        looked = self.road.looked[self.seat]
        for place in range(PLACES):
            if self.road.lying >> place & 1:
                gain = fresh
                if looked >> place & 1:
                    kind = self.road.below[place]
                    gain = self.gain(kind) if kind < BONNIE else NEVER
                self.offer(HINTON_PEEK + place, 1000 + gain, 0)

    def answer_worth(self, own: i64) -> i64:
        if own < TAKE_HIDDEN:
            return self.gain(own - TAKE)
        if own == TAKE_HIDDEN:
            return self.gain(self.road.below[self.road.place])
        if own == LEAVE_HIDDEN:
            return USELESS
        car = self.road.car + (1 if own == CAR_FORWARD else -1)
        return self.prospect(car, NONE) + car
