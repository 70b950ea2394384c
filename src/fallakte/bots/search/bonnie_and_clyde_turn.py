"""A turn of Bonnie and Clyde in simulations: which plays bring most, one after the other, with the car driven along.

Worths are hundredths of a point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.rummy import NEVER, RummyPolicy
from fallakte.bots.search.rummy_eye import NONE
from fallakte.core.table import Table
from fallakte.games.bonnie_and_clyde.cards import BONNIE, CLYDE, LAST_PLACE, PLACES, TED_HINTON
from fallakte.games.bonnie_and_clyde.table import OUTLAW, SIDEWAYS, UPRIGHT, BonnieAndClydeTable
from fallakte.rummy.cards import MELD
from fallakte.rummy.seen import RummySeen

GOES_ON: Final = vec[i64]([0, 60, 85, 95, 95])
"""The chance, in hundredths, that a card which waits can still be played, by the turns that are left."""

ARRIVES: Final = vec[i64]([0, 45, 35, 25, 18, 14, 12, 10, 10, 10])
"""The chance, in hundredths, that the car comes to a place that is so far away while a card waits for it."""

CUNNING_AHEAD: Final[i64] = 3
USUALLY_AHEAD: Final[i64] = 1
"""So many plays of a turn are thought of together."""

VICTORY: Final[i64] = 2000
DEFEAT: Final[i64] = -100000
"""What it is worth to end the match by going out; only the cunning make for victory."""


class BonnieAndClydeTurn(RummyPolicy):
    """Clues bring twice as much where the car stands, and outlaws are captured there: they wait for it, or one play
    drives it to the next. All plays are weighed against waiting."""

    def __init__(self, seen: RummySeen, table: BonnieAndClydeTable, cunning: bool) -> None:
        super().__init__(seen, cunning)
        self.road: BonnieAndClydeTable = table
        self.goes_on: vec[i64] = GOES_ON
        self.arrives: vec[i64] = ARRIVES
        self.plays_ahead: i64 = CUNNING_AHEAD if cunning else USUALLY_AHEAD
        self.left: vec[i64] = vec[i64]([0] * PLACES)
        """What the hand still holds of each place at this point of a plan."""
        self.own_total: i64 = 0
        self.best_other_total: i64 = 0
        """What the match would stand at if the round ended now."""
        self.at_large: i64 = 0
        self.unknown: i64 = 1
        """How many outlaws lie below how many places at whose cards the seat to act has not looked."""

    def sit_down(self, table: Table) -> None:
        assert isinstance(table, BonnieAndClydeTable)
        self.table = table
        self.road = table

    def area_points(self, side: i64) -> i64:
        road = self.road
        points: i64 = OUTLAW * self.captured(side)
        for place in range(PLACES):
            turned = road.sideways[side * PLACES + place]
            points += UPRIGHT * road.in_area(side, place) + (SIDEWAYS - UPRIGHT) * turned
        return points

    def captured(self, side: i64) -> i64:
        """How many outlaws a side has."""
        return self.road.in_area(side, BONNIE) + self.road.in_area(side, CLYDE)

    # What a play brings

    def outlaw_worth(self, place: i64) -> i64:
        """What may be captured below a place, for certain or by chance."""
        road = self.road
        if not road.lying >> place & 1 or road.harmless >> place & 1:
            return 0
        if road.looked[self.seat] >> place & 1:
            return 100 * OUTLAW if road.below[place] >= BONNIE else 0
        return 100 * OUTLAW * self.at_large // self.unknown

    def extra(self, place: i64, count: i64) -> i64:
        """What clues of a place bring more when the car stands there."""
        return 100 * (SIDEWAYS - UPRIGHT) * count + self.outlaw_worth(place)

    # The turn

    def lay(self) -> i64:
        """The first of the plays that bring most together, if that is more than waiting."""
        table = self.table
        seat = table.to_act
        playable = table.trios[seat] | (table.held[seat] & table.melded)
        if playable == 0:
            return NONE
        self.look()
        if self._has_hinton_first(playable):
            return NONE
        return self._first_play(playable)

    def _has_hinton_first(self, playable: i64) -> bool:
        """Whether Ted Hinton is in hand, who brings cards, and the rest is too much to go out with. Only the cunning
        think of him before their plays."""
        table = self.table
        if not self.cunning or table.event_played or self.holding(TED_HINTON) == 0:
            return False
        left = table.sizes[self.seat] - 2
        for place in range(PLACES):
            if playable >> place & 1:
                left -= self.holding(place)
        return left > 0

    def _first_play(self, playable: i64) -> i64:
        rules, melded = self.table.rules, self.table.melded
        spare = self.begin_plan()
        self.best = NONE
        self.most = -1
        for place in range(PLACES):
            if not playable >> place & 1:
                continue
            most = self.left[place] if self.left[place] < spare else spare
            if most >= MELD:
                first = rules.meld_at + place * rules.most - 1
                self._weigh_meld(first, place, most, spare)
                if most > MELD:
                    self._weigh_meld(first, place, MELD, spare)
            if melded >> place & 1:
                first = rules.lay_off_at + place * rules.together - 1
                self._weigh_lay_off(first, place, most, spare)
                if most > 1:
                    self._weigh_lay_off(first, place, 1, spare)
        return self.best

    def _weigh_meld(self, first: i64, place: i64, count: i64, spare: i64) -> None:
        self._weigh(first + count, self._meld_worth(self.road.car, place, count, spare, self.table.melded, 0, 1))

    def _weigh_lay_off(self, first: i64, place: i64, count: i64, spare: i64) -> None:
        self._weigh(first + count, self._lay_off_worth(self.road.car, place, count, spare, self.table.melded, 0, 1))

    def _weigh(self, move: i64, worth: i64) -> None:
        if worth > self.most:
            self.best = move
            self.most = worth

    # Plans

    def begin_plan(self) -> i64:
        """Count the hand and the score; how many cards can be played."""
        table = self.table
        for place in range(PLACES):
            self.left[place] = self.holding(place)
        self.own_total = table.totals[self.side] + self.area_points(self.side)
        alone = self.captured(self.side) == 2
        best: i64 = 0
        for other in range(table.rules.sides):
            if other != self.side:
                total = table.totals[other] if alone else table.totals[other] + self.area_points(other)
                best = total if total > best else best
        self.best_other_total = best
        return table.sizes[self.seat] - 1

    def rest_worth(self, car: i64, spare: i64, melded: i64, won: i64, made: i64) -> i64:
        """What the rest of a turn brings at best, after so many plays that won so much."""
        if spare == 0:
            return self._out_worth(car, won)
        best: i64 = 0
        if made == self.plays_ahead:
            return best
        for place in range(PLACES):
            held = self.left[place]
            most = held if held < spare else spare
            if most >= MELD:
                worth = self._meld_worth(car, place, most, spare, melded, won, made + 1)
                best = worth if worth > best else best
            if most > 0 and melded >> place & 1:
                worth = self._lay_off_worth(car, place, most, spare, melded, won, made + 1)
                best = worth if worth > best else best
                if most > 1:
                    worth = self._lay_off_worth(car, place, 1, spare, melded, won, made + 1)
                    best = worth if worth > best else best
        return best

    def _out_worth(self, car: i64, won: i64) -> i64:
        """What it brings to go out: the number of the car's place, and perhaps the match."""
        target = self.table.rules.target
        own = self.own_total + won // 100 + car + 1
        worth = 100 * (car + 1)
        if own < target and self.best_other_total < target:
            return worth
        if own <= self.best_other_total:
            return worth + DEFEAT
        return worth + VICTORY if self.cunning else worth

    def _meld_worth(self, car: i64, place: i64, count: i64, spare: i64, melded: i64, won: i64, made: i64) -> i64:
        """What a meld brings over waiting, with the rest of the turn."""
        ahead = car + 1 if car < LAST_PLACE else car
        now = self._now(car, place, count)
        self.left[place] -= count
        rest = self.rest_worth(ahead, spare - count, melded | 1 << place, won + now, made)
        self.left[place] += count
        return now - self._later(car, place, count) + rest

    def _lay_off_worth(self, car: i64, place: i64, count: i64, spare: i64, melded: i64, won: i64, made: i64) -> i64:
        """What a lay-off brings over waiting, with the rest of the turn."""
        now = self._now(car, place, count)
        self.left[place] -= count
        rest = NEVER
        if car < LAST_PLACE:
            rest = self.rest_worth(car + 1, spare - count, melded, won + now, made)
        if car > 0:
            back = self.rest_worth(car - 1, spare - count, melded, won + now, made)
            rest = back if back > rest else rest
        self.left[place] += count
        return now - self._later(car, place, count) + rest

    def _now(self, car: i64, place: i64, count: i64) -> i64:
        plain = 100 * UPRIGHT * count
        return plain + self.extra(place, count) if car == place else plain

    def _later(self, car: i64, place: i64, count: i64) -> i64:
        """What clues promise that wait for the car."""
        away = car - place if car > place else place - car
        waiting = 100 * UPRIGHT * count + self.extra(place, count) * self.arrives[away] // 100
        return waiting * self.goes_on[self.turns] // 100
