"""Bonnie and Clyde in simulations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.bonnie_and_clyde_turn import BonnieAndClydeTurn
from fallakte.bots.search.rummy import NEVER
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
from fallakte.games.bonnie_and_clyde.cards import BONNIE, CLYDE, PLACES, TED_HINTON
from fallakte.games.bonnie_and_clyde.table import DRAWN, HINTON_DRAWS, BonnieAndClydeTable
from fallakte.rummy.seen import RummySeen

USUAL: Final[i64] = 250
"""What a clue brings: some will lie sideways."""

HINTON: Final[i64] = 350
"""What a Ted Hinton in hand promises."""

USELESS: Final[i64] = -200
"""A hidden card that brings less is left."""

SCALE: Final = vec[i64]([60, 16, 8])


@final
class BonnieAndClydePolicy(BonnieAndClydeTurn):
    """What cards promise, what lies below the places, and what Ted Hinton is for."""

    def __init__(self, seen: RummySeen, table: BonnieAndClydeTable, cunning: bool) -> None:
        super().__init__(seen, table, cunning)
        self.usual: vec[i64] = SCALE

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
        return self.rest_worth(car, self.begin_plan(), self.table.melded, 0, 0) + car
