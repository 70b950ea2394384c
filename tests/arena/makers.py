"""Bots as other people write them, for `py:tests.arena.makers:…`."""

import os
from collections.abc import Sequence
from pathlib import Path

from fallakte.bots.bot import Bot
from fallakte.core.luck import Luck
from fallakte.core.table import Seen


class First(Bot):
    """Always the first move."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        return moves[0]


class Stumbler(First):
    """Raises at every real choice."""

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        if len(moves) > 1:
            raise ValueError("no idea")
        return moves[0]


class Cheat(First):
    """A move that is none."""

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        return -1


class Deadly(First):
    """Takes its whole process along, in every second match by its luck."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self.deadly = luck.below(2) == 0

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        if self.deadly:
            os._exit(7)
        return moves[0]


class Frail(First):
    """Takes its process along the first time that it is asked; the file `FRAIL` remembers that."""

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        mark = Path(os.environ["FRAIL"])
        if not mark.exists():
            mark.touch()
            os._exit(7)
        return moves[0]
