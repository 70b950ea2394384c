"""Means with their intervals, taken over deals: matches of one deal share their luck."""

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.96
"""Standard deviations on each side that hold 95 of 100."""

SUPPOSED = (0.0, 0.0, 1.0, 1.0)
"""Deals that are added for the interval of a share (Agresti and Coull), so that few or one-sided ones claim less."""


class Figure(NamedTuple):
    """A mean with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def times(self, factor: float) -> "Figure":
        """All of it multiplied."""
        return Figure(self.mean * factor, self.low * factor, self.high * factor)


def share(deals: list[float]) -> Figure:
    """A mean of shares from 0 to 1, one for each deal."""
    supposed = [*deals, *SUPPOSED]
    middle, error = fmean(supposed), _error(supposed)
    return Figure(fmean(deals), max(0.0, middle - error), min(1.0, middle + error))


def mean(deals: list[float]) -> Figure:
    """A mean of anything else; one deal alone says nothing about its error."""
    middle, error = fmean(deals), _error(deals) if len(deals) > 1 else 0.0
    return Figure(middle, middle - error, middle + error)


def _error(values: list[float]) -> float:
    return Z * stdev(values) / sqrt(len(values))
