"""Random choices for tests, the same on every run."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chooser:
    """Chooses at random from a seed."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def one_of(self, things: Sequence[T]) -> T:
        return self._random.choice(things)
