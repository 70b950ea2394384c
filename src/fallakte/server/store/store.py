"""The store as rooms and lobby know it."""

from collections.abc import Callable
from typing import Protocol

from fallakte.server.store.host_book import HostBook
from fallakte.server.store.letters import Letters
from fallakte.server.store.rows import Append, Line, PersonRow, SeatRow, TableRow


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

    # Tables

    async def open(self, row: TableRow, lines: list[Line], seats: list[SeatRow]) -> bool:
        """Keep a new table; False where its id or code is taken."""

    async def append(self, append: Append) -> bool:
        """Append lines if their number is next; False where somebody else was first. Written in groups."""

    async def table(self, table: str) -> TableRow | None:
        """The table with this id."""

    async def find_code(self, code: str) -> str | None:
        """The id of the table with this code."""

    async def lines(self, table: str, since: int = 0) -> list[Line]:
        """The lines from number `since` on, in order."""

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """The next number of each of these tables; a deleted table is missing."""

    async def delete(self, table: str) -> bool:
        """Forget a table with everything that belongs to it."""

    # Lists

    async def listed(self, phase: str, limit: int) -> list[TableRow]:
        """The listed tables of a phase, the latest first."""

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, int]]:
        """Where a person sits, with the seat, the latest first."""

    async def waiting(self, waits: str, changed_before: int, limit: int) -> list[str]:
        """The running tables that wait for a person or a bot since before a time."""

    async def aged(self, phase: str, changed_before: int, limit: int) -> list[str]:
        """The tables of a phase that nobody has touched since a time."""

    # Persons

    async def person(self, secret: bytes) -> PersonRow | None:
        """The person whose secret has this hash."""

    async def person_by_id(self, person: str) -> PersonRow | None:
        """The person with this id."""

    async def keep_person(self, row: PersonRow) -> None:
        """Keep a new or a changed person."""

    async def change_person(self, person: str, change: Callable[[PersonRow], PersonRow]) -> PersonRow | None:
        """Change a person as they are kept now, so that no two changes undo each other; None where there is none."""

    async def forget_persons(self, seen_before: int) -> int:
        """Forget persons who have not been seen since a time and sit at no open table; how many there were."""

    # Notices

    async def first_to_tell(self, table: str, number: int, seat: int, reason: str) -> bool:
        """Whether nobody has told this seat of this yet: of several nodes one alone sends a notice."""
