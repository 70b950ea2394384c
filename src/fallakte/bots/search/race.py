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
from fallakte.core.table import Seen

SURE: Final = 1.96
"""So many standard errors are half of a 95 % interval."""

FIRST_TABLES: Final = 4
"""Nobody drops out before so many tables."""

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
    """One move in the race, with what its playouts brought."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.runs: int = 0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.rivals: dict[int, float] = {}
        """The means of all in the race when it dropped out, by their moves."""

    def add(self, value: float) -> None:
        """Another playout."""
        self.runs += 1
        self.sum += value
        self.squares += value * value

    def mean(self) -> float:
        """The chance to win, on average."""
        return self.sum / self.runs if self.runs > 0 else 0.0

    def error(self) -> float:
        """Half the width of the 95 % interval."""
        if self.runs < 2:
            return 1.0
        spread = self.squares / self.runs - self.mean() * self.mean()
        return SURE * sqrt(max(0.0, spread) / (self.runs - 1))


@final
class Race:
    """One decision of one seat."""

    def __init__(self, seen: Seen, policy: Policy, luck: Luck) -> None:
        self.seen = seen
        self.policy = policy
        self.luck = luck
        table = seen.imagine(luck)
        out = table.scratch[:]
        count = policy.sensible(table, out)
        self.running = [Runner(out[at]) for at in range(count)]
        self.dropped: list[Runner] = []

    def run(self, pace: Pace) -> list[Thought]:
        """Spend the budget; what it taught, the best move first."""
        field = len(self.running)
        while pace.spent < 1.0:
            self._play_table(pace)
            stay = max(2, round(field ** (1.0 - min(1.0, pace.spent))))
            if self.running[0].runs >= FIRST_TABLES:
                while len(self.running) > stay:
                    self._drop_worst()
        return self._thoughts()

    def _play_table(self, pace: Pace) -> None:
        """Imagine a table and play it on after each move, with the same luck."""
        seat = self.seen.seat
        imagined = self.seen.imagine(self.luck)
        seed = self.luck.word()
        for runner in self.running:
            if pace.spent < 1.0:
                table = imagined.copy()
                table.carry_out(runner.move)
                self.policy.finish(table, Luck(seed))
                runner.add(self.policy.value(table, seat))
                pace.step()

    def _drop_worst(self) -> None:
        worst = self.running[0]
        for runner in self.running:
            if runner.mean() < worst.mean():
                worst = runner
        worst.rivals = {runner.move: runner.mean() for runner in self.running}
        self.running.remove(worst)
        self.dropped.append(worst)

    def _thoughts(self) -> list[Thought]:
        """Those who dropped out saw fewer tables: they are as far behind the best as they were behind it then."""
        thoughts = [Thought(runner.move, runner.mean(), runner.error(), runner.runs) for runner in self.running]
        best = max(thoughts, key=chance_of)
        for runner in self.dropped:
            chance = best.chance - runner.rivals[best.move] + runner.mean()
            thoughts.append(Thought(runner.move, max(0.0, chance), runner.error(), runner.runs))
        return sorted(thoughts, key=chance_of, reverse=True)


def chance_of(thought: Thought) -> float:
    """What thoughts are sorted by."""
    return thought.chance
