"""Everything on the table of Capone, copied, shown to one seat, or as numbers."""

from abc import abstractmethod

from mypy_extensions import i64

from fallakte.core.pack import Reader, Writer
from fallakte.core.table import OVER
from fallakte.games.capone.match import MatchTable


class StateTable(MatchTable):
    """A table that can be copied and written down. Events are left behind; all knowledge lies with the cards."""

    @abstractmethod
    def copy(self) -> "StateTable":
        """A table to simulate with: the same state, without events."""

    def copy_to(self, other: "StateTable") -> None:
        """The whole truth."""
        self.copy_cards_to(other)
        self._copy_public_to(other)

    def show_to(self, seat: i64, frame: "StateTable") -> None:
        """What this seat knows, put onto an empty table; every card it cannot see is missing."""
        self.show_cards_to(seat, frame)
        self._copy_public_to(frame)

    def _copy_public_to(self, other: "StateTable") -> None:
        """What everybody sees."""
        self.copy_board_to(other)
        other.watched = False
        other.due = self.due
        other.to_act = self.to_act
        other.clock = self.clock
        other.year = self.year
        other.round = self.round
        other.dealer = self.dealer
        other.phase = self.phase
        other.target = self.target
        other.exactly = self.exactly
        other.incomes = self.incomes[:]
        other.sheet = self.sheet
        other.outcome = self.outcome

    def write(self, out: Writer) -> None:
        """The state as numbers."""
        self.write_board(out)
        self.write_cards(out)
        out.one(self.due)
        out.one(self.to_act)
        out.one(self.clock)
        out.one(self.year)
        out.one(self.round)
        out.one(self.dealer)
        out.one(self.phase)
        out.one(self.target)
        out.one(self.exactly)
        out.many(self.incomes)

    def read(self, numbers: Reader) -> None:
        """And back."""
        self.read_board(numbers)
        self.read_cards(numbers)
        self.due = numbers.one()
        self.to_act = numbers.one()
        self.clock = numbers.one()
        self.year = numbers.one()
        self.round = numbers.one()
        self.dealer = numbers.one()
        self.phase = numbers.one()
        self.target = numbers.one()
        self.exactly = numbers.one()
        self.incomes = numbers.many()
        if self.due == OVER:
            self.outcome = self.decide()
