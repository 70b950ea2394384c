"""The one way to shuffle that every program can repeat (docs/rules/README.md, "Shuffles")."""

from collections.abc import Sequence
from hashlib import sha256
from typing import final


@final
class Shuffler:
    """A stream of numbers from a seed: SHA-256 of the seed and a counter, four bytes a number."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._counter = 0
        self._bytes = b""

    @property
    def place(self) -> tuple[int, bytes]:
        """How far the stream has been read."""
        return self._counter, self._bytes

    def go_to(self, counter: int, left: bytes) -> None:
        """Read on from a `place` of the same stream."""
        self._counter = counter
        self._bytes = left

    def _word(self) -> int:
        if not self._bytes:
            self._bytes = sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        limit = 2**32 - 2**32 % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards, given in page order, in a new order, top first."""
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def match_seed(series: str, number: int) -> str:
    """The seed of match `number` (from 1) of a series."""
    return f"{series}/{number}"


def committed_seed(secret: str, words: Sequence[str]) -> str:
    """The seed of a match whose secret part was committed to before the players added their words."""
    return sha256("\n".join([secret, *words]).encode()).hexdigest()


def commitment(secret: str) -> str:
    """What is made public before any player adds a word."""
    return sha256(secret.encode()).hexdigest()
