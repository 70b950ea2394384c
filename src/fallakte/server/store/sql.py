"""The store on a database: what is asked is read beside each other, what changes goes through one writer."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from fallakte.core.faults import Fault
from fallakte.server.store import asking, deeds
from fallakte.server.store.database import Database
from fallakte.server.store.host_book import HostBook
from fallakte.server.store.letters import Letters
from fallakte.server.store.rows import Append, Line, PersonRow, SeatRow, TableRow
from fallakte.server.store.store import Store
from fallakte.server.store.urls import make_folder_of_default, sqlite_path
from fallakte.server.store.writer import Writer

T = TypeVar("T")


def open_store(url: str) -> "SqlStore":
    """The store at an address such as sqlite:///path or postgresql://…; `start` connects."""
    make_folder_of_default(url)
    return SqlStore(open_database(url))


def open_database(url: str) -> Database:
    """The database at an address."""
    path = sqlite_path(url)
    # Only one of the two drivers is needed, and each takes its time to load.
    if path is None:
        from fallakte.server.store.postgres import PostgresDatabase

        return PostgresDatabase(url)
    from fallakte.server.store.sqlite import SqliteDatabase

    return SqliteDatabase(path)


class SqlStore(Store):
    """Keeps tables in SQLite or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self.letters = Letters(database, self._writer)
        self.host = HostBook(database, self._writer)

    def measure(self, committed: Callable[[int, float], None]) -> None:
        """Tell after each commit how much was written together, and in how many seconds."""
        self._writer.committed = committed

    async def start(self) -> None:
        await self._database.start()
        self._writer.start()

    async def stop(self) -> None:
        await self._writer.stop()
        await self._database.stop()

    async def open(self, row: TableRow, lines: list[Line], seats: list[SeatRow]) -> bool:
        return await self._writer.do(partial(deeds.open_table, row=row, lines=lines, seats=seats))

    async def append(self, append: Append) -> bool:
        _check_numbers(append)
        return await self._writer.append(append)

    async def table(self, table: str) -> TableRow | None:
        return await self._find(partial(asking.table, id_=table))

    async def find_code(self, code: str) -> str | None:
        return await self._find(partial(asking.find_code, code=code))

    async def lines(self, table: str, since: int = 0) -> list[Line]:
        return await self._find(partial(asking.lines, table_id=table, since=since)) or []

    async def seats(self, table: str) -> list[SeatRow]:
        return await self._find(partial(asking.seats, table_id=table)) or []

    async def heads(self, tables: list[str]) -> dict[str, int]:
        return await self._database.read(partial(asking.heads, tables=tables))

    async def delete(self, table: str) -> bool:
        return await self._writer.do(partial(deeds.delete_table, id_=table))

    async def listed(self, phase: str, limit: int) -> list[TableRow]:
        return await self._database.read(partial(asking.listed, phase=phase, limit=limit))

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, int]]:
        return await self._find(partial(asking.tables_of, person_id=person, limit=limit)) or []

    async def waiting(self, waits: str, changed_before: int, limit: int) -> list[str]:
        return await self._database.read(
            partial(asking.waiting, waits=waits, changed_before=changed_before, limit=limit)
        )

    async def aged(self, phase: str, changed_before: int, limit: int) -> list[str]:
        return await self._database.read(partial(asking.aged, phase=phase, changed_before=changed_before, limit=limit))

    async def person(self, secret: bytes) -> PersonRow | None:
        return await self._find(partial(asking.person, secret=secret))

    async def person_by_id(self, person: str) -> PersonRow | None:
        return await self._find(partial(asking.person_by_id, id_=person))

    async def keep_person(self, row: PersonRow) -> None:
        await self._writer.do(partial(deeds.keep_person, row=row))

    async def change_person(self, person: str, change: Callable[[PersonRow], PersonRow]) -> PersonRow | None:
        return await self._writer.do(partial(deeds.change_person, id_=person, change=change))

    async def forget_persons(self, seen_before: int) -> int:
        return await self._writer.do(partial(deeds.forget_persons, seen_before=seen_before))

    async def first_to_tell(self, table: str, number: int, seat: int, reason: str) -> bool:
        return await self._writer.do(partial(deeds.first_to_tell, table=table, number=number, seat=seat, reason=reason))

    async def _find(self, ask: Callable[[Connection], T]) -> T | None:
        """What cannot be kept is not there: an id or a code can be any text that somebody typed."""
        try:
            return await self._database.read(ask)
        except Fault as fault:
            if fault.key == "store-cannot-keep":
                return None
            raise


def _check_numbers(append: Append) -> None:
    """A gap in a log would be a line lost for ever, so whoever makes one hears of it at once."""
    if [line.number for line in append.lines] != [*range(append.head, append.head + len(append.lines))]:
        raise ValueError("the lines of an append are not numbered from its head on")
