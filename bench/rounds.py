"""The run: all contenders one after the other, round after round, so that a slow minute is slow for all of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.measure import Taken
from bench.processes import Worker

WARM_UP = 0.05


@dataclass
class Row:
    """One measure of one program, and what each round gave."""

    worker: Worker
    measure: str
    rounds: list[Taken] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.worker.program}: {self.measure}"

    @property
    def what(self) -> str:
        return self.measure.split()[0]

    @property
    def rates(self) -> list[float]:
        """Decisions or calls a second, by round."""
        return [taken.count / taken.seconds for taken in self.rounds]

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def nanoseconds(self) -> float:
        """Of one call."""
        return 1e9 / self.rate

    @property
    def spread(self) -> float:
        """Half of the range between the slowest and the fastest round, as a part of the median."""
        return (max(self.rates) - min(self.rates)) / 2 / self.rate


def run(rows: Sequence[Row], rounds: int, seconds: float, tick: Callable[[str], None]) -> None:
    """Measure every row once per round; `tick` is called before each with its name."""
    for row in rows:
        tick(row.name)
        row.worker.measure(row.measure, WARM_UP)
    for _ in range(rounds):
        for row in rows:
            tick(row.name)
            row.rounds.append(row.worker.measure(row.measure, seconds))
