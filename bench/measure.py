"""What a contender offers, and how a time is taken: processor time, so that other work on the machine counts little.

Runs in every environment, so it needs nothing but Python.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any


@dataclass(frozen=True)
class Taken:
    """So many decisions or calls in so many seconds."""

    count: int
    seconds: float


Measure = Callable[[float], Taken]


@dataclass
class Offer:
    """What a program can be measured at, by name; the versions of what was measured; what is missing and why."""

    measures: dict[str, Measure] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


def matches(match: Callable[[], int]) -> Measure:
    """Whole matches until the time is up; each says how many decisions it took."""

    def measure(seconds: float) -> Taken:
        count = 0
        start = now = process_time()
        while now - start < seconds:
            count += match()
            now = process_time()
        return Taken(count, now - start)

    return measure


def calls(functions: Sequence[Callable[..., object]], *arguments: Any) -> Measure:
    """The same call on every object of a sample, over and over until the time is up."""

    def measure(seconds: float) -> Taken:
        count = 0
        start = now = process_time()
        while now - start < seconds:
            for function in functions:
                function(*arguments)
            count += len(functions)
            now = process_time()
        return Taken(count, now - start)

    return measure
