"""A mind weighs moves: whole numbers, so that no rounding differs from machine to machine."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

NEVER: Final = -(10**9)
"""The weight of a move that is made only if there is no other."""

AT_ONCE: Final = 10**7
"""Added to a play that comes before events and the discard."""

EVENT: Final = 10**5
"""Added to an event that is worth playing: it comes before the discard."""


class Mind:
    """One decision of one seat, made for it and thrown away after."""

    def candidates(self, moves: Sequence[int]) -> Sequence[int]:
        """The moves that are weighed: all, unless there are too many."""
        return moves

    @abstractmethod
    def worth(self, move: int) -> int:
        """The weight of a legal move: the greatest is made."""
