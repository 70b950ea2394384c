"""The store as rooms and lobby know it."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from fallakte.server.store.host_book import HostBook
from fallakte.server.store.letters import Letters
from fallakte.server.store.rows import (
    Append,
    ChatRow,
    CheckpointRow,
    Line,
    Loaded,
    NameRow,
    PersonRow,
    SeatRow,
    TableRow,
)

PIECE: Final = 1000
"""So many lines are read at once."""
MOST_SAID: Final = 1000
"""So many lines of chat are kept of a table, the latest."""


class Store(Protocol):
    """Keeps tables. What a method has answered is durable; a Fault says that the store cannot be reached."""

    letters: Letters
    """Whom letters may go to."""
    host: HostBook
    """What the host sees and does."""

    def measure(self, committed: Callable[[int, float], None]) -> None:
        """Tell after each commit how much was written together, and in how many seconds."""

    async def start(self) -> None:
        """Bring the database to this version's form and begin to write."""

    async def stop(self) -> None:
        """Write what waits, then close."""

    async def probe(self) -> None:
        """Write next to nothing; a Fault says why nothing can be written."""

    # Tables

    async def open(self, row: TableRow, lines: list[Line], seats: list[SeatRow], names: Sequence[NameRow] = ()) -> bool:
        """Keep a new table; False where its id or code is taken."""

    async def append(self, append: Append) -> bool:
        """Append lines if their number is next; False where somebody else was first. Written in groups."""

    async def table(self, table: str) -> TableRow | None:
        """The table with this id."""

    async def find_code(self, code: str) -> str | None:
        """The id of the table with this code."""

    async def load(self, table: str, before: int | None = None) -> Loaded | None:
        """A table with its latest checkpoint and the lines after it (a piece at the most), in one go.

        With `before` as if the log ended before that line.
        """

    async def checkpoint_at_step(self, table: str, step: int, end: int) -> CheckpointRow | None:
        """The latest checkpoint with at most so many lines of the match, and of the log."""

    async def lines(self, table: str, since: int = 0, limit: int | None = None) -> list[Line]:
        """The lines from number `since` on, in order."""

    async def undos(self, table: str, since: int = 0) -> list[Line]:
        """The lines from number `since` on that take something back."""

    async def names(self, table: str) -> list[NameRow]:
        """What people are called at a table, by the numbers in its lines."""

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """The next number of each of these tables; a deleted table is missing."""

    async def say(self, table: str, said: ChatRow) -> int | None:
        """Keep a line of chat, whatever its number; the number it got, or None where the table is gone."""

    async def chat(
        self, table: str, since: int = 0, limit: int = MOST_SAID, *, watchers: bool | None = None
    ) -> list[ChatRow]:
        """The last lines of chat from number `since` on: of those at the table, of those who watch, or of all."""

    async def said(self, tables: list[str]) -> dict[str, int]:
        """The next number of the chat of each of these tables."""

    async def delete(self, table: str) -> bool:
        """Forget a table with everything that belongs to it."""

    # Lists

    async def listed(self, phase: str, limit: int, of_each: int = 3) -> list[TableRow]:
        """The listed tables of a phase, the latest first, and of everybody who opened some only so many."""

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, int]]:
        """Where a person sits, with the seat, the latest first."""

    async def waiting(self, waits: str, changed_before: int, limit: int) -> list[str]:
        """The tables that wait for a person, a bot or words since before a time."""

    async def correct_waits(self, table: str, head: int, waits: str) -> None:
        """Say otherwise what a table waits for, unless something was written to it meanwhile."""

    # What is too old

    async def aged(self, phase: str, changed_before: int, limit: int, *, unmarked: bool = False) -> list[str]:
        """The tables of a phase that nobody has touched since a time; all, or those that bear no mark yet."""

    async def newest(self) -> int | None:
        """The latest time that the store knows of."""

    async def condemn(self, tables: list[str], at: int) -> None:
        """Mark tables as too old; the mark counts while nothing changes there."""

    async def pardon(self, tables: list[str]) -> None:
        """Somebody has come to these tables: take their marks away."""

    async def condemned(self, phase: str, changed_before: int, marked_before: int, limit: int) -> list[str]:
        """The tables of a phase that nobody has touched since a time and that have borne a mark since another."""

    async def delete_condemned(self, table: str, marked_before: int) -> bool:
        """Forget a table, unless it bears no mark from before that time any more."""

    async def condemn_persons(self, seen_before: int, at: int) -> None:
        """Mark persons who have not been seen since a time and sit at no open table."""

    # Persons

    async def person(self, secret: bytes) -> PersonRow | None:
        """The person whose secret has this hash."""

    async def person_by_id(self, person: str) -> PersonRow | None:
        """The person with this id."""

    async def keep_person(self, row: PersonRow) -> None:
        """Keep a new or a changed person."""

    async def change_person(self, person: str, change: Callable[[PersonRow], PersonRow]) -> PersonRow | None:
        """Change a person as they are kept now, so that no two changes undo each other; None where there is none."""

    async def forget_persons(self, seen_before: int, marked_before: int) -> int:
        """Forget those of them who have borne the mark since before a time; how many there were."""

    async def erase_person(self, person: str) -> bool:
        """Forget a person with all they were called and have said."""

    # Notices

    async def first_to_tell(self, table: str, number: int, seat: int, reason: str) -> bool:
        """Whether nobody has told this seat of this yet: of several nodes one alone sends a notice."""
