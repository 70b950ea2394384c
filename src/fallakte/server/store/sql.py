"""The store on a database: what is asked is read beside each other, what changes goes through one writer."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from fallakte.core.faults import Fault
from fallakte.server.store import queries, retention, writes
from fallakte.server.store.database import Database
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
from fallakte.server.store.store import MOST_SAID, PIECE, Store
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

    async def probe(self) -> None:
        await self._writer.do(self._database.probe)

    async def open(self, row: TableRow, lines: list[Line], seats: list[SeatRow], names: Sequence[NameRow] = ()) -> bool:
        return await self._writer.do(partial(writes.open_table, row=row, lines=lines, seats=seats, names=names))

    async def append(self, append: Append) -> bool:
        _check_numbers(append)
        return await self._writer.append(append)

    async def table(self, table: str) -> TableRow | None:
        return await self._find(partial(queries.table, id_=table))

    async def find_code(self, code: str) -> str | None:
        return await self._find(partial(queries.find_code, code=code))

    async def load(self, table: str, before: int | None = None) -> Loaded | None:
        return await self._find(partial(queries.load, table_id=table, before=before, piece=PIECE))

    async def checkpoint_at_step(self, table: str, step: int, end: int) -> CheckpointRow | None:
        return await self._find(partial(queries.checkpoint_at_step, table_id=table, step=step, end=end))

    async def lines(self, table: str, since: int = 0, limit: int | None = None) -> list[Line]:
        return await self._find(partial(queries.lines, table_id=table, since=since, limit=limit)) or []

    async def undos(self, table: str, since: int = 0) -> list[Line]:
        return await self._find(partial(queries.undos, table_id=table, since=since)) or []

    async def names(self, table: str) -> list[NameRow]:
        return await self._find(partial(queries.names, table_id=table)) or []

    async def seats(self, table: str) -> list[SeatRow]:
        return await self._find(partial(queries.seats, table_id=table)) or []

    async def heads(self, tables: list[str]) -> dict[str, int]:
        return await self._database.read(partial(queries.heads, tables=tables))

    async def say(self, table: str, said: ChatRow) -> int | None:
        return await self._writer.do(partial(writes.say, table=table, said=said, most=MOST_SAID))

    async def chat(
        self, table: str, since: int = 0, limit: int = MOST_SAID, *, watchers: bool | None = None
    ) -> list[ChatRow]:
        asked = partial(queries.chat, table_id=table, since=since, limit=limit, watchers=watchers)
        return await self._find(asked) or []

    async def said(self, tables: list[str]) -> dict[str, int]:
        return await self._database.read(partial(queries.said, tables=tables))

    async def delete(self, table: str) -> bool:
        return await self._writer.do(partial(writes.delete_table, id_=table))

    async def listed(self, phase: str, limit: int, of_each: int = 3) -> list[TableRow]:
        return await self._database.read(partial(queries.listed, phase=phase, limit=limit, of_each=of_each))

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, int]]:
        return await self._find(partial(queries.tables_of, person_id=person, limit=limit)) or []

    async def waiting(self, waits: str, changed_before: int, limit: int) -> list[str]:
        return await self._database.read(
            partial(queries.waiting, waits=waits, changed_before=changed_before, limit=limit)
        )

    async def correct_waits(self, table: str, head: int, waits: str) -> None:
        await self._writer.do(partial(writes.correct_waits, id_=table, head=head, waits=waits))

    async def aged(self, phase: str, changed_before: int, limit: int, *, unmarked: bool = False) -> list[str]:
        return await self._database.read(
            partial(queries.aged, phase=phase, changed_before=changed_before, limit=limit, unmarked=unmarked)
        )

    async def newest(self) -> int | None:
        return await self._database.read(retention.newest)

    async def condemn(self, tables: list[str], at: int) -> None:
        await self._writer.do(partial(retention.condemn, tables=tables, at=at))

    async def pardon(self, tables: list[str]) -> None:
        await self._writer.do(partial(retention.pardon, tables=tables))

    async def condemned(self, phase: str, changed_before: int, marked_before: int, limit: int) -> list[str]:
        found = partial(retention.condemned, phase=phase, changed_before=changed_before, marked_before=marked_before)
        return await self._database.read(partial(found, limit=limit))

    async def delete_condemned(self, table: str, marked_before: int) -> bool:
        return await self._writer.do(partial(retention.delete_condemned, id_=table, marked_before=marked_before))

    async def person(self, secret: bytes) -> PersonRow | None:
        return await self._find(partial(queries.person, secret=secret))

    async def person_by_id(self, person: str) -> PersonRow | None:
        return await self._find(partial(queries.person_by_id, id_=person))

    async def keep_person(self, row: PersonRow) -> None:
        await self._writer.do(partial(writes.keep_person, row=row))

    async def change_person(self, person: str, change: Callable[[PersonRow], PersonRow]) -> PersonRow | None:
        return await self._writer.do(partial(writes.change_person, id_=person, change=change))

    async def condemn_persons(self, seen_before: int, at: int) -> None:
        await self._writer.do(partial(retention.condemn_persons, seen_before=seen_before, at=at))

    async def forget_persons(self, seen_before: int, marked_before: int) -> int:
        forget = partial(retention.forget_persons, seen_before=seen_before, marked_before=marked_before)
        return await self._writer.do(forget)

    async def erase_person(self, person: str) -> bool:
        return await self._writer.do(partial(writes.erase_person, id_=person))

    async def first_to_tell(self, table: str, number: int, seat: int, reason: str) -> bool:
        return await self._writer.do(
            partial(writes.first_to_tell, table=table, number=number, seat=seat, reason=reason)
        )

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
    for number, line in enumerate(append.lines, append.head):
        if line.number != number:
            raise ValueError("the lines of an append are not numbered from its head on")
