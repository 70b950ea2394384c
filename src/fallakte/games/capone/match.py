"""The match of Capone: the score of each year, and who has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.sheet import Outcome
from fallakte.core.table import DEAL, END, OVER, SCORE
from fallakte.core.words import Words
from fallakte.games.capone.bits import at_most_one, bits_of
from fallakte.games.capone.cards import LAST_MARKER
from fallakte.games.capone.year import YearTable

ENDINGS: Final = (
    "ten",
    "ten-cash",
    "ten-members",
    "ten-shared",
    "years",
    "years-cash",
    "years-members",
    "years-shared",
)


class MatchTable(YearTable):
    """Years are played until a marker reaches 10, or until the last year is over."""

    def ending(self) -> str:
        return "year"

    def score_words(self) -> Words:
        """The score stands after the investing (CP-43)."""
        return {
            "round": self.year,
            "cash": list(self.cash),
            "investments": list(self.markers),
            "income": list(self.incomes),
        }

    def end_words(self) -> Words:
        return {"winners": self.decide().winners, "cash": list(self.cash), "investments": list(self.markers)}

    def settle(self) -> None:
        if self.watched:
            self.events = []
        if self.due == SCORE:
            if self.watched:
                self.tell("scored", {**self.score_words(), "ending": self.ending()})
            self.due = END if self._contenders() != 0 else DEAL
        elif self.due == END:
            self.due = OVER
            self.outcome = self.decide()
            if self.watched:
                self.tell("ended", self.end_words())

    def decide(self) -> Outcome:
        """Among several the cash decides, then the members; if all is equal they share the victory (CP-45)."""
        first = self._contenders()
        richest = self._best(self.cash, first)
        strongest = self._best(self._members_left(), richest)
        if at_most_one(first):
            how = ""
        elif at_most_one(richest):
            how = "-cash"
        else:
            how = "-members" if at_most_one(strongest) else "-shared"
        if self._highest_marker() >= LAST_MARKER:
            return Outcome(bits_of(strongest), "ten" + how, "CP-45")
        return Outcome(bits_of(strongest), "years" + how, "CP-46")

    def _contenders(self) -> i64:
        """The seats whose marker has reached 10 (CP-45), after the last year those with the highest (CP-46)."""
        if self._highest_marker() >= LAST_MARKER or self.year == self.rules.years:
            return self._best(self.markers, (1 << self.players) - 1)
        return 0

    def _highest_marker(self) -> i64:
        most: i64 = 0
        for seat in range(self.players):
            most = max(most, self.markers[seat])
        return most

    def _members_left(self) -> vec[i64]:
        """What each family's members at hand and in prison are worth."""
        left = self.markers[:]
        for seat in range(self.players):
            left[seat] = self.rules.worth[self.members[seat] | self.prisoners(seat)]
        return left

    def _best(self, numbers: vec[i64], among: i64) -> i64:
        """Which of these seats have the highest number."""
        most: i64 = -1
        best: i64 = 0
        for seat in range(self.players):
            if among >> seat & 1 and numbers[seat] >= most:
                best = 1 << seat | (best if numbers[seat] == most else 0)
                most = numbers[seat]
        return best
