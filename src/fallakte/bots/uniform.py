"""The bot that plays anything."""

from collections.abc import Sequence
from typing import final

from fallakte.bots.bot import Bot
from fallakte.core.luck import Luck
from fallakte.core.table import Seen


@final
class Uniform(Bot):
    """Every legal move with equal chance."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        return moves[self.luck.below(len(moves))]
