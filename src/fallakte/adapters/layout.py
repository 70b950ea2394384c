"""Observations as rows of numbers: named fields one after the other, the same for every seat of a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fallakte.core.words import Words

Numbers: TypeAlias = NDArray[np.float32]

ONE: Final = 1
CARDS: Final = 999
"""More than there are of anything that is counted on a table."""
POINTS: Final = 10**9
"""Points, money and years: what lies beyond is told as this."""


@dataclass(frozen=True)
class Field:
    """So many numbers from 0 (or `low`) to `high`, read from what a seat sees and knows."""

    name: str
    size: int
    high: int
    read: Callable[[Words], Sequence[int]]
    low: int = 0


class Layout:
    """The fields of one game with one number of players."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = list(fields)
        self.size = sum(field.size for field in self.fields)
        self.low: Numbers = self._row([[field.low] * field.size for field in self.fields])
        self.high: Numbers = self._row([[field.high] * field.size for field in self.fields])

    def _row(self, parts: Iterable[Sequence[int]]) -> Numbers:
        return np.array([number for part in parts for number in part], dtype=np.float32)

    def observe(self, words: Words) -> Numbers:
        """The row for what a seat has seen, in the words of `seen`."""
        return np.clip(self._row(field.read(words) for field in self.fields), self.low, self.high)

    def places(self) -> dict[str, slice]:
        """Where each field stands in the row."""
        found: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.size)
            at += field.size
        return found


def marks(chosen: Iterable[int | None], size: int) -> list[int]:
    """1 at each chosen place, 0 elsewhere; nothing is chosen by null."""
    row = [0] * size
    for one in chosen:
        if one is not None:
            row[one] = 1
    return row


def named(chosen: Iterable[str | None], names: Sequence[str]) -> list[int]:
    """1 for each chosen name."""
    wanted = set(chosen)
    return [1 if name in wanted else 0 for name in names]


def tally(things: Iterable[str], names: Sequence[str]) -> list[int]:
    """How many there are of each name."""
    found = list(things)
    return [found.count(name) for name in names]


def counts(numbers: Mapping[str, int] | None, names: Sequence[str], without: int = 0) -> list[int]:
    """The number of each name; `without` where there is none."""
    return [without if numbers is None else numbers.get(name, without) for name in names]


def flat(rows: Iterable[Iterable[int]]) -> list[int]:
    """Rows one after the other."""
    return [number for row in rows for number in row]
