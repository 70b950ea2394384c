"""A rummy table at its border: what a seat may see and know, copies and bytes."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from fallakte.core.pack import Reader, Writer, to_bytes
from fallakte.core.table import Seen
from fallakte.core.words import Words, is_beyond
from fallakte.rummy.memory import Memory
from fallakte.rummy.reasons import R_19_NOT_IN_HAND
from fallakte.rummy.turn import TurnTable

TABLE: Final = "table"


class RummyTable(TurnTable):
    """What the three games share, whole. A game adds its own parts to every view, copy and row of numbers."""

    def number(self, words: Words) -> i64:
        """Nobody has more cards of a kind in hand than there are (R-19)."""
        if words.get("act") in ("meld", "lay_off") and is_beyond(words, "count", self.rules.most):
            raise self.refusal_beyond({**words, "count": self.rules.most}, R_19_NOT_IN_HAND)
        return super().number(words)

    @abstractmethod
    def copy(self) -> "RummyTable":
        """A table to simulate with: the same state, without events and knowledge."""

    @abstractmethod
    def fresh(self) -> "RummyTable":
        """An empty table of the same match."""

    @abstractmethod
    def show_own_to(self, seat: i64, frame: "RummyTable") -> None:
        """Put onto the frame what the game's own parts show this seat."""

    def memory_of(self, seat: i64) -> Memory:
        """What this seat knows; simulations do not keep it, and before the first deal there is nothing to know."""
        if self.round == 0:
            return self.new_memory(seat)
        for memory in self.memories:
            if memory.seat == seat and (self.watched or memory.clock == self.clock):
                return memory
        raise AssertionError("this table keeps no knowledge for that seat")

    @abstractmethod
    def know(self, memory: Memory) -> Seen:
        """This table, taken as a frame, and a memory: everything that the memory's seat knows."""

    def seen(self, seat: i64) -> Seen:
        memory = self.memory_of(seat).copy()
        memory.clock = self.clock
        return self.frame(seat).know(memory)

    def frame(self, seat: i64) -> "RummyTable":
        """The table as this seat sees it, built up from nothing; what it cannot see is missing."""
        frame = self.fresh()
        frame.watched = False
        frame.due = self.due
        frame.to_act = self.to_act
        frame.clock = self.clock
        frame.round = self.round
        frame.dealer = self.dealer
        frame.out = self.out
        frame.totals = self.totals[:]
        frame.points = self.points[:]
        frame.outcome = self.outcome
        frame.phase = self.phase
        frame.event_played = self.event_played
        frame.pile_draws = self.pile_draws
        frame.declined = self.declined[:]
        self.show_cards_to(seat, frame)
        self.show_own_to(seat, frame)
        return frame

    def to_bytes(self) -> bytes:
        table = Writer()
        self.write(table)
        knowledge: list[list[int]] = []
        for memory in self.memories:
            one = Writer()
            memory.write(one)
            knowledge.append(one.numbers)
        lines = [[line.side, line.rule, line.what, line.points, line.facts] for line in self.sheet]
        return to_bytes([TABLE, self.rules.options, table.numbers, knowledge, lines])

    def write(self, out: Writer) -> None:
        super().write(out)
        for number in (self.phase, 1 if self.event_played else 0, self.pile_draws):
            out.one(number)
        out.many(self.declined)

    def read(self, numbers: Reader) -> None:
        super().read(numbers)
        self.phase = numbers.one()
        self.event_played = numbers.one() == 1
        self.pile_draws = numbers.one()
        self.declined = numbers.many()

    def copy_turn_to(self, other: "RummyTable") -> None:
        """Everything but events and knowledge."""
        self.copy_match_to(other)
        other.phase = self.phase
        other.event_played = self.event_played
        other.pile_draws = self.pile_draws
        other.declined = self.declined[:]
