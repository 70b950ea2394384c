"""The table: the whole truth of a running match, and the questions that everything else asks it."""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.faults import Reason, Refused
from fallakte.core.luck import Luck
from fallakte.core.sheet import Outcome, SheetLine
from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Book, Event, Words

DEAL: Final[i64] = 0
MOVE: Final[i64] = 1
SHUFFLE: Final[i64] = 2
SCORE: Final[i64] = 3
END: Final[i64] = 4
OVER: Final[i64] = 5
DUE: Final = ("deal", "move", "shuffle", "score", "end", "over")

NOBODY: Final[i64] = -1
SPECTATOR: Final[i64] = -1
OK: Final[i64] = 0


class Seen:
    """Everything one seat knows, as a value of its own. Bots get this and nothing else."""

    seat: i64

    @abstractmethod
    def imagine(self, luck: Luck) -> "Table":
        """A full table that fits what was seen; what is unknown is drawn from `luck`."""

    @abstractmethod
    def words(self) -> Words:
        """The JSON form: the view, and what the seat has learned on the way."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The value as bytes; the game reads them back."""


class Table:
    """One running match. Luck comes in by `give`, decisions by `play`; `settle` books what is due without either."""

    def __init__(self, players: i64, scratch: vec[i64]) -> None:
        self.players: i64 = players
        self.scratch: vec[i64] = scratch
        self.due: i64 = DEAL
        self.to_act: i64 = NOBODY
        self.clock: i64 = 0
        self.watched: bool = True
        self.events: list[Event] = []
        self.sheet: list[SheetLine] = []
        self.outcome: Outcome | None = None

    # Decisions

    @abstractmethod
    def moves_into(self, out: vec[i64]) -> i64:
        """Write the legal moves into `out` and say how many there are; `out` must have room for the whole book."""

    @abstractmethod
    def forbids(self, move: i64) -> i64:
        """0 if the seat to act may make this move, else the number of the reason."""

    @abstractmethod
    def carry_out(self, move: i64) -> None:
        """Make a move that is known to be legal."""

    @abstractmethod
    def reason(self, number: i64) -> Reason:
        """The rule and the key of the sentence behind a number that `forbids` gave."""

    @abstractmethod
    def book(self) -> Book:
        """The move book of the game."""

    def words(self, move: i64) -> Words:
        """A move in the words of the records, without the seat."""
        return self.book()[move]

    def number(self, words: Words) -> i64:
        """The move that these words mean; a Fault where they are no move of this game."""
        return self.book().number(words)

    def refusal_beyond(self, nearest: Words, excess: i64) -> Refused:
        """Why a wish for more than the book holds is refused: R-18 as for its nearest in the book, else `excess`."""
        first = self.reason(self.forbids(self.number(nearest)))
        reason = first if first.rule == "R-18" else self.reason(excess)
        return Refused(reason.rule, reason.key)

    def moves(self) -> list[int]:
        """The legal moves now, as numbers of the move book; empty if no move is due."""
        out = self.scratch
        return list(out[: self.moves_into(out)])

    def play(self, move: i64) -> None:
        """Make a move of the seat to act, if it may."""
        if not 0 <= move < len(self.scratch):
            raise Refused("R-18", "no-move-number", number=move, last=len(self.scratch) - 1)
        number = self.forbids(move)
        if number != OK:
            reason = self.reason(number)
            raise Refused(reason.rule, reason.key)
        self.carry_out(move)

    # Luck

    @abstractmethod
    def next_dealer(self) -> i64:
        """Who deals the round that is due, or NOBODY where luck decides (the first of a match)."""

    @abstractmethod
    def shuffled(self, shuffler: Shuffler) -> list[int]:
        """The cards that are due, shuffled as the rules page says."""

    @abstractmethod
    def takes(self, order: list[int]) -> bool:
        """Whether these are the cards that are due."""

    @abstractmethod
    def give(self, order: list[int], dealer: i64 = NOBODY) -> None:
        """Take the shuffled cards that are due; the first deal names its dealer."""

    @abstractmethod
    def draw_lots(self, luck: Luck) -> None:
        """Take what is due from a simulation's luck instead."""

    # Scores

    @abstractmethod
    def ending(self) -> str:
        """How the round that was finished last ended, by its name in the game's list."""

    @abstractmethod
    def score_words(self) -> Words:
        """The score line that is due."""

    @abstractmethod
    def end_words(self) -> Words:
        """The end line that is due, or was."""

    @abstractmethod
    def settle(self) -> None:
        """Book the score or the end that is due."""

    # What a seat may know

    @abstractmethod
    def view(self, seat: i64) -> Words:
        """What this seat (or a spectator) may see now, built up from nothing."""

    @abstractmethod
    def seen(self, seat: i64) -> Seen:
        """Everything this seat knows."""

    # Copies

    @abstractmethod
    def copy(self) -> "Table":
        """A table to simulate with: the same state, without events and knowledge."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """Everything, knowledge included; the game reads it back."""
