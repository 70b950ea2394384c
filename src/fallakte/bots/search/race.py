"""The search: candidate moves race over imagined tables, and the worst drop out on the way.

Every table that is imagined is played on by all moves still in the race, with the same luck: what is luck of the table
falls on all of them alike, so that few tables suffice to tell them apart.
"""

from math import sqrt
from time import thread_time
from typing import Final, final

from mypy_extensions import i64

from fallakte.bots.budget import Budget
from fallakte.bots.search.policy import Policy
from fallakte.bots.thought import Thought
from fallakte.core.luck import Luck
from fallakte.core.table import Seen, Table

SURE: Final = 1.96
"""So many standard errors are half of a 95 % interval."""

FIRST_TABLES: Final = 4
"""Nobody drops out before so many tables."""

SPREAD: Final = 0.02
WORSE: Final = 0.01
"""How far moves usually differ in their chances, and how much worse than the policy's own they are on average."""

VERDICT_EVERY: Final = 64
BEYOND_DOUBT: Final = 4.5
"""After every so many tables a race may be decided: if leads are so many times as large as their standard errors."""

NOT_BETTER: Final = 0
BETTER: Final = 1
UNKNOWN: Final = -1

CLOCK_EVERY: Final = 4
"""The clock is read every so many playouts."""


@final
class Pace:
    """How much of a budget is spent: in playouts, or in time of one core."""

    def __init__(self, budget: Budget, usual: float) -> None:
        self.most: int = budget.simulations
        self.seconds: float = budget.time(usual)
        self.made: int = 0
        self.begin: float = thread_time()
        self.spent: float = 0.0

    def step(self) -> None:
        """Another playout was made."""
        self.made += 1
        if self.most > 0:
            self.spent = self.made / self.most
        elif self.made % CLOCK_EVERY == 0:
            self.spent = (thread_time() - self.begin) / self.seconds


@final
class Runner:
    """One move in the race, with what its playouts brought, also against the usual move at the same tables."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.runs: int = 0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.lead: float = 0.0
        self.lead_squares: float = 0.0

    def add(self, value: float, usual: float) -> None:
        """Another playout, and what the usual move brought at this table."""
        self.runs += 1
        self.sum += value
        self.squares += value * value
        lead = value - usual
        self.lead += lead
        self.lead_squares += lead * lead

    def better_by(self) -> float:
        """How much better than the usual move it seems to be, if most moves are a little worse."""
        if self.runs == 0:
            return -WORSE
        mean = self.lead / self.runs
        spread = self.lead_squares / self.runs - mean * mean + SPREAD * SPREAD / self.runs
        weight = SPREAD * SPREAD / (SPREAD * SPREAD + spread / self.runs)
        return weight * mean - (1.0 - weight) * WORSE

    def verdict(self) -> int:
        """Whether it is beyond doubt better than the usual move, or not."""
        mean = self.lead / self.runs
        doubt = BEYOND_DOUBT * sqrt(max(0.0, self.lead_squares / self.runs - mean * mean) / self.runs)
        if mean > doubt:
            return BETTER
        return NOT_BETTER if mean + doubt <= 0.0 else UNKNOWN

    def error(self) -> float:
        """Half the width of the 95 % interval of its chance."""
        if self.runs < 2:
            return 1.0
        mean = self.sum / self.runs
        return SURE * sqrt(max(0.0, self.squares / self.runs - mean * mean) / (self.runs - 1))


@final
class Race:
    """One decision of one seat. The usual move is the one that the policy would make; it never drops out."""

    def __init__(self, seen: Seen, policy: Policy, luck: Luck) -> None:
        self.seen = seen
        self.policy = policy
        self.luck = luck
        table = seen.imagine(luck)
        out = table.scratch[:]
        count = policy.sensible(table, out)
        self.usual = Runner(policy.choose(table, luck))
        self.others = [Runner(out[at]) for at in range(count) if out[at] != self.usual.move]
        self.dropped: list[Runner] = []

    def run(self, pace: Pace) -> list[Thought]:
        """Spend the budget; what it taught, the best move first."""
        field = len(self.others)
        while pace.spent < 1.0 and not self._is_decided():
            self._play_table(pace)
            stay = max(1, round(field ** (1.0 - min(1.0, pace.spent))))
            if self.usual.runs >= FIRST_TABLES:
                while len(self.others) > stay:
                    self._drop_worst()
        return self._thoughts()

    def _is_decided(self) -> bool:
        """Whether it is beyond doubt which move is best."""
        if self.usual.runs == 0 or self.usual.runs % VERDICT_EVERY != 0:
            return False
        better = 0
        for runner in self.others:
            verdict = runner.verdict()
            if verdict == UNKNOWN:
                return False
            better += verdict
        return better <= 1

    def _play_table(self, pace: Pace) -> None:
        """Imagine a table and play it on after each move, with the same luck."""
        imagined = self.seen.imagine(self.luck)
        self.policy.settle(imagined, self.luck)
        seed = self.luck.word()
        usual = self._playout(imagined, self.usual.move, seed)
        self.usual.add(usual, usual)
        pace.step()
        for runner in self.others:
            if pace.spent < 1.0:
                runner.add(self._playout(imagined, runner.move, seed), usual)
                pace.step()

    def _playout(self, imagined: Table, move: i64, seed: i64) -> float:
        table = imagined.copy()
        table.carry_out(move)
        self.policy.finish(table, Luck(seed))
        return self.policy.value(table, self.seen.seat)

    def _drop_worst(self) -> None:
        worst = self.others[0]
        for runner in self.others:
            if runner.better_by() < worst.better_by():
                worst = runner
        self.others.remove(worst)
        self.dropped.append(worst)

    def _thoughts(self) -> list[Thought]:
        """All are compared with the usual move, who has seen every table; who dropped out is not chosen any more."""
        usual = self.usual
        chance = usual.sum / usual.runs
        thoughts = [Thought(usual.move, chance, usual.error(), usual.runs)]
        for runner in self.others:
            thoughts.append(self._thought(runner, chance, 1.0))
        best = max(thoughts, key=chance_of).chance
        for runner in self.dropped:
            thoughts.append(self._thought(runner, chance, best))
        return sorted(thoughts, key=chance_of, reverse=True)

    def _thought(self, runner: Runner, usual: float, most: float) -> Thought:
        chance = min(most, max(0.0, usual + runner.better_by()))
        return Thought(runner.move, chance, runner.error(), runner.runs)


def chance_of(thought: Thought) -> float:
    """What thoughts are sorted by."""
    return thought.chance
