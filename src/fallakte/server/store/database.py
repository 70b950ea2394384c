"""What the store asks of a database, SQLite or PostgreSQL."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

from fallakte.server.store.rows import Append

T = TypeVar("T")

ELSEWHERE: Final = ("store-unreachable", "store-full", "store-read-only")
"""The keys of what is wrong with the database itself, whatever was to be written."""


class Outside(Exception):
    """Something went wrong while a database was open that is none of its business; a visit raises `error` itself."""

    def __init__(self, error: Exception) -> None:
        self.error = error


@contextmanager
def outside() -> Iterator[None]:
    """What happens in here is not laid at the database's door."""
    try:
        yield
    except Exception as error:
        raise Outside(error) from None


class Database(Protocol):
    """Runs work with a connection: reading beside each other, writing one at a time and wholly or not at all."""

    async def start(self) -> None:
        """Connect, and bring the tables to this version's form."""

    async def stop(self) -> None:
        """Close all connections."""

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Answer from what is committed."""

    async def write(self, deed: Callable[[Connection], T], *, small: bool = False) -> T:
        """Do it in one transaction, and return when it is durable; `small` is what should take no time."""

    async def tidy(self) -> None:
        """Called when nobody waits to write."""

    async def visit(self, work: Callable[[Connection], T], *, write: bool) -> T:
        """Work with what others may be serving, in one snapshot or one transaction, however long it takes."""

    def probe(self, connection: Connection) -> None:
        """Write next to nothing, where a database that cannot be written says so."""

    def append(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Append to tables, each named once, where the number is next; tell for each whether it was."""
