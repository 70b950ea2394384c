"""Many durations kept as counts by length, so that they can be added up from many processes."""

from collections import Counter
from collections.abc import Iterable
from math import log

STEP = 1.05
"""A length is kept to within this factor."""

MICROSECOND = 1e-6


def bucket(seconds: float) -> str:
    """Which lengths this one is counted with."""
    return str(round(log(max(seconds, MICROSECOND) / MICROSECOND) / log(STEP)))


def milliseconds(name: str) -> float:
    """The length that a bucket stands for."""
    return float(STEP ** int(name) * MICROSECOND * 1000)


def added(counts: Iterable[dict[str, int]]) -> Counter[str]:
    """All counts together."""
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return total


def quantile(counts: Counter[str], part: float) -> float | None:
    """The milliseconds below which this part of them lies; None where there are none."""
    rest = part * sum(counts.values())
    for name in sorted(counts, key=int):
        rest -= counts[name]
        if rest <= 0:
            return milliseconds(name)
    return None
