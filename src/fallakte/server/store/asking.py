"""What the store is asked: each question on a connection, the same for SQLite and PostgreSQL."""

from sqlalchemy import ColumnElement, Connection, select, text

from fallakte.server.store import columns
from fallakte.server.store.rows import (
    FOR_BOT,
    FOR_NOBODY,
    FOR_PERSON,
    FOR_WORDS,
    GATHERING,
    RUNNING,
    Line,
    PersonRow,
    SeatRow,
    TableRow,
)
from fallakte.server.store.schema import LINES, PERSONS, SEATS, TABLES

MOST_IDS_AT_ONCE = 500
WAITS = (FOR_NOBODY, FOR_PERSON, FOR_BOT, FOR_WORDS)


def table(connection: Connection, id_: str) -> TableRow | None:
    """The table with this id."""
    row = connection.execute(select(*columns.TABLE).where(TABLES.c.id == id_)).first()
    return columns.table_row(row) if row else None


def find_code(connection: Connection, code: str) -> str | None:
    """The id of the table with this code."""
    return connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()


def lines(connection: Connection, table_id: str, since: int) -> list[Line]:
    """The lines from a number on, in order."""
    mine = (LINES.c.table_id == table_id, LINES.c.number >= since)
    rows = connection.execute(select(*columns.LINE).where(*mine).order_by(LINES.c.number))
    return [columns.line(row) for row in rows]


def seats(connection: Connection, table_id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    rows = connection.execute(select(*columns.SEAT).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    return [columns.seat_row(row) for row in rows]


def heads(connection: Connection, tables: list[str]) -> dict[str, int]:
    """The next number of each of these tables."""
    found: dict[str, int] = {}
    for start in range(0, len(tables), MOST_IDS_AT_ONCE):
        some = tables[start : start + MOST_IDS_AT_ONCE]
        rows = connection.execute(select(TABLES.c.id, TABLES.c.head).where(TABLES.c.id.in_(some)))
        found.update((row.id, row.head) for row in rows)
    return found


def listed(connection: Connection, phase: str, limit: int) -> list[TableRow]:
    """The listed tables of a phase, the latest first."""
    # The bare column is the condition of the index, on both databases.
    wanted = select(*columns.TABLE).where(text("listed"), TABLES.c.phase == phase)
    rows = connection.execute(wanted.order_by(TABLES.c.changed.desc()).limit(limit))
    return [columns.table_row(row) for row in rows]


def tables_of(connection: Connection, person_id: str, limit: int) -> list[tuple[TableRow, int]]:
    """Where a person sits, with the seat, the latest first."""
    both = select(*columns.TABLE, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    latest = both.where(SEATS.c.person == person_id).order_by(TABLES.c.changed.desc(), TABLES.c.id, SEATS.c.seat)
    return [(columns.table_row(row), row.seat) for row in connection.execute(latest.limit(limit))]


def waiting(connection: Connection, waits: str, changed_before: int, limit: int) -> list[str]:
    """The tables that wait for somebody, or for words, since before a time, the longest waiting first."""
    phase = GATHERING if waits == FOR_WORDS else RUNNING
    return _oldest(connection, TABLES.c.phase == phase, TABLES.c.waits == waits, changed_before, limit)


def aged(connection: Connection, phase: str, changed_before: int, limit: int) -> list[str]:
    """The tables of a phase that nobody has touched since a time, the oldest first."""
    # Every value of `waits`, so that the index is used to the end.
    return _oldest(connection, TABLES.c.phase == phase, TABLES.c.waits.in_(WAITS), changed_before, limit)


def _oldest(
    connection: Connection, phase: ColumnElement[bool], waits: ColumnElement[bool], changed_before: int, limit: int
) -> list[str]:
    old = select(TABLES.c.id).where(phase, waits, TABLES.c.changed < changed_before)
    return list(connection.execute(old.order_by(TABLES.c.changed).limit(limit)).scalars())


def person(connection: Connection, secret: bytes) -> PersonRow | None:
    """The person whose secret has this hash."""
    row = connection.execute(select(*columns.PERSON).where(PERSONS.c.secret == secret)).first()
    return columns.person_row(row) if row else None


def person_by_id(connection: Connection, id_: str) -> PersonRow | None:
    """The person with this id."""
    row = connection.execute(select(*columns.PERSON).where(PERSONS.c.id == id_)).first()
    return columns.person_row(row) if row else None
