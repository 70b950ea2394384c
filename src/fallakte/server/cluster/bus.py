"""What nodes tell each other: that a table has a new line, and who is there."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class News(Struct, frozen=True):
    """A table's next number is `head` now; `present` are the seats connected to the node that says so.

    `watching` is how many watch there, `said` the next number of the table's chat, as far as that node knows.
    """

    table: str
    head: int
    node: str
    present: list[int]
    watching: int = 0
    said: int = 0


class Bus(Protocol):
    """Carries news between nodes, at most once and in no order: rooms read the store, never the bus."""

    @property
    def healthy(self) -> bool:
        """Whether what is told now is heard by the others, and the other way round."""

    async def start(self, hear: Callable[[News], None]) -> None:
        """Begin to hear what other nodes say."""

    def tell(self, news: News) -> None:
        """Tell the other nodes; never waits, never fails."""

    async def stop(self) -> None:
        """Hear and say nothing more."""


class Alone:
    """The bus of a server with one node."""

    healthy = True

    async def start(self, hear: Callable[[News], None]) -> None:
        """Nobody else speaks."""

    def tell(self, news: News) -> None:
        """Nobody else listens."""

    async def stop(self) -> None:
        """Nothing to stop."""
