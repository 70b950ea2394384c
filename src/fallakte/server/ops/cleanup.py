"""What a host does to a database from outside, whether it is being served or not: back up, restore, look, delete."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from sqlalchemy import Connection, select

from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.server.rooms import chain
from fallakte.server.rooms.log_reader import record_lines, whole
from fallakte.server.store import backup, columns, queries, writes
from fallakte.server.store.database import Database, outside
from fallakte.server.store.rows import CLOSED, OVER, TableRow
from fallakte.server.store.schema import TABLES
from fallakte.server.store.sql import open_database
from fallakte.server.store.urls import make_folder_of_default
from fallakte.server.tables.keys import spelled

T = TypeVar("T")

FINISHED: Final = (OVER, CLOSED)
AT_ONCE: Final = 500


def visit(url: str, work: Callable[[Connection], T], *, write: bool = False) -> T:
    """Work with a database in one snapshot or one transaction."""
    return asyncio.run(open_database(url).visit(work, write=write))


def back_up(url: str, write: Callable[[bytes], object]) -> dict[str, int]:
    """Write a backup line by line; how many rows there were of each table."""
    return visit(url, lambda connection: backup.dump(connection, write))


def restore(url: str, lines: Callable[[], Iterable[bytes]]) -> dict[str, int]:
    """Make an empty database from a backup, which is read twice: a damaged one changes nothing at all."""
    for _ in backup.rows_of(lines()):
        pass
    make_folder_of_default(url)
    return asyncio.run(_restore(open_database(url), lines))


async def _restore(database: Database, lines: Callable[[], Iterable[bytes]]) -> dict[str, int]:
    await database.start()
    try:
        return await database.visit(lambda connection: backup.load(connection, lines()), write=True)
    finally:
        await database.stop()


def each_table(url: str, phase: str | None, tell: Callable[[TableRow], None]) -> None:
    """Tell of every table, the latest first."""

    def look(connection: Connection) -> None:
        wanted = select(*columns.TABLE).order_by(TABLES.c.changed.desc(), TABLES.c.id)
        if phase is not None:
            wanted = wanted.where(TABLES.c.phase == phase)
        for row in connection.execute(wanted, execution_options={"yield_per": AT_ONCE}):
            with outside():
                tell(columns.table_row(row))

    visit(url, look)


def found_tables(url: str, names: Iterable[str]) -> list[TableRow]:
    """The tables with these ids or codes; a Fault where there is none."""
    return visit(url, lambda connection: [found_table(connection, name) for name in names])


def found_table(connection: Connection, name: str) -> TableRow:
    """The table with this id or code; a Fault where there is none."""
    try:
        name.encode()
    except UnicodeEncodeError:
        raise Fault("match-not-there", name=name) from None
    by_code = queries.find_code(connection, name) or queries.find_code(connection, spelled(name))
    row = queries.table(connection, by_code or name)
    if row is None:
        raise Fault("match-not-there", name=name)
    return row


def record_of(url: str, row: TableRow) -> list[Words]:
    """The record of a table's match; Damaged where a line of its log is not what was written."""
    lines, names = visit(url, lambda connection: (queries.lines(connection, row.id, 0), _names(connection, row.id)))
    chain.check_all(row.id, lines)
    return record_lines(lines, names)


def _names(connection: Connection, table: str) -> dict[int, str]:
    return {one.who: one.name for one in queries.names(connection, table)}


def check_log(url: str, row: TableRow) -> int:
    """Read a table's whole log as a room does; how many lines there are. A Fault says what is wrong, and where."""
    found, lines, names = visit(
        url,
        lambda connection: (
            queries.table(connection, row.id),
            queries.lines(connection, row.id, 0),
            _names(connection, row.id),
        ),
    )
    if found is None:
        raise Fault("match-not-there", name=row.id)
    return whole(found, lines, names).number


def delete(url: str, tables: Iterable[str]) -> int:
    """Delete tables for good; how many were still there."""
    ids = list(tables)
    return visit(url, lambda connection: sum(writes.delete_table(connection, one) for one in ids), write=True)
