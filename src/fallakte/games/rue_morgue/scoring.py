"""Counting a round of the Rue Morgue."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.table import NOBODY
from fallakte.core.words import Words
from fallakte.games.rue_morgue.cards import DEDUCTION, DUPINS_HELP, KINDS, MONSIEUR_DUPIN, PAIR_COUNT
from fallakte.games.rue_morgue.catching import RueMorgueCatching
from fallakte.rummy.view import seat_or_null

BONUS: Final[i64] = 10
PER_HELP: Final[i64] = 2


class RueMorgueScoring(RueMorgueCatching):
    """Areas, bonus pairs and hands, and the two advanced rules."""

    def score_round(self) -> None:
        """Only a solved case is counted (RM-11), after the orang-utan was caught and cards were thrown away."""
        if self.out == NOBODY:
            for side in range(self.rules.sides):
                self.line(side, "RM-11", "unsolved", 0)
            return
        if self.is_caught():
            self.catch()
        self.throw_away()
        shut_out = self.shuts_out()
        for side in range(self.rules.sides):
            if shut_out and side != self.rules.side[self.out]:
                self.line(side, "RM-27", "shut-out", 0)
            else:
                self._score_side(side)

    def _score_side(self, side: i64) -> None:
        """The cards in the area, 10 for each bonus pair, less what is left in hand (RM-25)."""
        self._score_area(side)
        for pair in range(PAIR_COUNT):
            if self.has_pair(side, pair):
                self.line(side, "RM-25", "pair", BONUS, DEDUCTION + pair, 1)
        if self.values.dupin_bonus and self.in_area(side, MONSIEUR_DUPIN) > 0:
            self._score_dupin(side)
        for seat in range(self.players):
            if self.rules.side[seat] == side:
                self._score_hand(side, seat)

    def _score_area(self, side: i64) -> None:
        for kind in range(KINDS):
            points = self.in_area(side, kind) * self.values.values[kind]
            if points > 0:
                self.line(side, "RM-25", "cards", points, kind, self.in_area(side, kind))

    def _score_hand(self, side: i64, seat: i64) -> None:
        for kind in range(KINDS):
            points = self.in_hand(seat, kind) * self.values.values[kind]
            if points > 0:
                self.line(side, "RM-25", "hand", -points, kind, self.in_hand(seat, kind))

    def _score_dupin(self, side: i64) -> None:
        """Who has Monsieur Dupin scores for each Dupin's Help elsewhere and loses for each of the own (RM-26)."""
        for other in range(self.rules.sides):
            count = self.in_area(other, DUPINS_HELP)
            if count > 0 and other == side:
                self.line(side, "RM-26", "own-help", -PER_HELP * count, DUPINS_HELP, count)
            elif count > 0:
                self.line(side, "RM-26", "other-help", PER_HELP * count, DUPINS_HELP, count)

    def has_pair(self, side: i64, pair: i64) -> bool:
        """Whether both melds of a bonus pair lie in this area."""
        both = self.values.colours[DEDUCTION + pair]
        return self.melds[side] & both == both

    def shuts_out(self) -> bool:
        """Whether who caught the orang-utan has a pair with its Brilliant Deduction and no opponent has one (RM-27)."""
        if not self.values.shut_out or not self.is_caught():
            return False
        catcher = self.rules.side[self.out]
        for side in range(self.rules.sides):
            if self._has_deduced(side) != (side == catcher):
                return False
        return True

    def _has_deduced(self, side: i64) -> bool:
        for pair in range(PAIR_COUNT):
            if self.has_pair(side, pair) and self.in_area(side, DEDUCTION + pair) > 0:
                return True
        return False

    def score_extras(self) -> Words:
        return {"out": seat_or_null(self.out), "caught": self.is_caught(), "shut_out": self.shuts_out()}

    def ending(self) -> str:
        """How the round ended, in a word."""
        if self.out == NOBODY:
            return "unsolved"
        if self.shuts_out():
            return "shut-out"
        return "caught" if self.is_caught() else "solved"
