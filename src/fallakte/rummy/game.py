"""What the registry asks of every rummy game."""

from abc import abstractmethod
from typing import Final

from fallakte.core.game import Game
from fallakte.core.pack import Reader, from_bytes
from fallakte.core.sheet import SheetLine
from fallakte.core.table import Seen
from fallakte.core.words import Words
from fallakte.rummy.seen import SEEN
from fallakte.rummy.table import TABLE, RummyTable

BARRIERS: Final = frozenset(("dealt", "hand", "opened", "drew", "ended"))
"""The deal, what comes from the case file, and the end, which opens the record."""


class RummyGame(Game):
    """Tables and knowledge back from their bytes; a match is won by reaching the target (R-11)."""

    def __init__(self) -> None:
        self.match_endings = ("target",)
        self.barriers = BARRIERS

    @abstractmethod
    def open(self, options: Words) -> RummyTable:
        """A new table with these options, all of them filled in."""

    def table_from_bytes(self, data: bytes) -> RummyTable:
        _, options, numbers, knowledge, lines = from_bytes(data, TABLE)
        table = self.open(options)
        table.read(Reader(numbers))
        for seat, one in enumerate(knowledge):
            memory = table.new_memory(seat)
            memory.read(Reader(one))
            table.memories.append(memory)
        table.sheet = [SheetLine(*line) for line in lines]
        return table

    def seen_from_bytes(self, data: bytes) -> Seen:
        _, options, seat, frame, memory = from_bytes(data, SEEN)
        table = self.open(options)
        table.read(Reader(frame))
        table.watched = False
        knowledge = table.new_memory(seat)
        knowledge.read(Reader(memory))
        knowledge.clock = table.clock
        return table.know(knowledge)
