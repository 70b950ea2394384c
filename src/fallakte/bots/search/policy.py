"""What search must know of a game: moves worth a look, a cheap way to play on, and what a finished round is worth."""

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, SHUFFLE, Table


class Policy:
    """A game's knowledge for search, made once for a decision. Of an imagined table it reads only what the seat to act
    could know, so that nobody in a simulation plays with open cards."""

    def __init__(self, cunning: bool) -> None:
        self.cunning: bool = cunning
        """Whether it bides its time, and reads from what others do not play what they hold."""

    @abstractmethod
    def sensible(self, table: Table, out: vec[i64]) -> i64:
        """Write the legal moves that are worth a look into `out` and say how many there are; at least one."""

    @abstractmethod
    def choose(self, table: Table, luck: Luck) -> i64:
        """A cheap sensible move of the seat to act."""

    @abstractmethod
    def value(self, table: Table, seat: i64) -> float:
        """The chance of this seat's side to win the match, after `finish`."""

    def settle(self, table: Table, luck: Luck) -> None:
        """Make a table that was just imagined more like those that are met. Nothing, unless the game says so."""

    def finish(self, table: Table, luck: Luck) -> None:
        """Play the round to its end."""
        while table.due == MOVE or table.due == SHUFFLE:
            if table.due == MOVE:
                table.carry_out(self.choose(table, luck))
            else:
                table.draw_lots(luck)
