"""A game as the registry knows it: its names, its book, its options, and how to open a table."""

from abc import abstractmethod
from collections.abc import Sequence

from fallakte.core.options import Option, fill
from fallakte.core.table import Seen, Table
from fallakte.core.words import Book, Vocabulary, Words


class Game:
    """One game. Everything here is the same for every table."""

    id: str
    rules_version: str
    players: Sequence[int]
    kinds: Sequence[str]
    book: Book
    vocabulary: Vocabulary
    option_list: Sequence[Option]
    round_endings: Sequence[str]
    match_endings: Sequence[str]
    barriers: frozenset[str]
    """The events after which nobody takes back a move alone: a card became known, or luck came in."""

    @abstractmethod
    def open(self, options: Words) -> Table:
        """A new table with these options, all of them filled in."""

    @abstractmethod
    def table_from_bytes(self, data: bytes) -> Table:
        """A table that was turned into bytes."""

    @abstractmethod
    def seen_from_bytes(self, data: bytes) -> Seen:
        """What a seat had seen, from its bytes."""

    def fill(self, given: Words) -> Words:
        """All options with their values; a Fault names the option that cannot be."""
        return fill(self.option_list, given)
