"""What the store is asked: each question on a connection, the same for SQLite and PostgreSQL."""

from sqlalchemy import ColumnElement, Connection, func, select, text

from fallakte.server.store import columns
from fallakte.server.store.retention import MARKED
from fallakte.server.store.rows import (
    FOR_BOT,
    FOR_CONSENT,
    FOR_NOBODY,
    FOR_PERSON,
    FOR_WORDS,
    GATHERING,
    RUNNING,
    ChatRow,
    CheckpointRow,
    Line,
    Loaded,
    NameRow,
    PersonRow,
    SeatRow,
    TableRow,
)
from fallakte.server.store.schema import CHAT, CHECKPOINTS, LINES, NAMES, PERSONS, SEATS, TABLES

MOST_IDS_AT_ONCE = 500
LISTED_AMONG = 2000
"""The latest listed tables, among which those are chosen that a list shows."""
UNDO = b'{"undo"'
WAITS = (FOR_NOBODY, FOR_PERSON, FOR_BOT, FOR_CONSENT, FOR_WORDS)


def table(connection: Connection, id_: str) -> TableRow | None:
    """The table with this id."""
    row = connection.execute(select(*columns.TABLE).where(TABLES.c.id == id_)).first()
    return columns.table_row(row) if row else None


def find_code(connection: Connection, code: str) -> str | None:
    """The id of the table with this code."""
    return connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()


def load(connection: Connection, table_id: str, before: int | None, piece: int) -> Loaded | None:
    """A table with its latest checkpoint (of those up to line `before`) and the lines after it, a piece at the most.

    Another node may write between two statements: seats and names come last, so that they are never older than lines.
    """
    row = table(connection, table_id)
    if row is None:
        return None
    kept = _checkpoint(connection, CHECKPOINTS.c.table_id == table_id, _up_to(before))
    since = kept.number if kept is not None else 0
    limit = piece if before is None else min(piece, before - since)
    found = lines(connection, table_id, since, limit)
    return Loaded(
        row=row,
        seats=seats(connection, table_id),
        names=names(connection, table_id),
        checkpoint=kept,
        lines=found,
    )


def _up_to(before: int | None) -> ColumnElement[bool]:
    return CHECKPOINTS.c.number <= before if before is not None else CHECKPOINTS.c.number >= 0


def checkpoint_at_step(connection: Connection, table_id: str, step: int, end: int) -> CheckpointRow | None:
    """The latest checkpoint with at most so many lines of the match, and of the log."""
    mine = CHECKPOINTS.c.table_id == table_id
    return _checkpoint(connection, mine, CHECKPOINTS.c.steps <= step, CHECKPOINTS.c.number <= end)


def _checkpoint(connection: Connection, *which: ColumnElement[bool]) -> CheckpointRow | None:
    latest = select(*columns.CHECKPOINT).where(*which).order_by(CHECKPOINTS.c.number.desc()).limit(1)
    row = connection.execute(latest).first()
    return columns.checkpoint_row(row) if row else None


def lines(connection: Connection, table_id: str, since: int, limit: int | None = None) -> list[Line]:
    """The lines from a number on, in order, so many at the most."""
    mine = (LINES.c.table_id == table_id, LINES.c.number >= since)
    rows = connection.execute(select(*columns.LINE).where(*mine).order_by(LINES.c.number).limit(limit))
    return [columns.line(row) for row in rows]


def undos(connection: Connection, table_id: str, since: int) -> list[Line]:
    """The lines from a number on that take something back."""
    mine = (LINES.c.table_id == table_id, LINES.c.number >= since, func.substr(LINES.c.body, 1, len(UNDO)) == UNDO)
    rows = connection.execute(select(*columns.LINE).where(*mine).order_by(LINES.c.number))
    return [columns.line(row) for row in rows]


def names(connection: Connection, table_id: str) -> list[NameRow]:
    """What people are called at a table."""
    rows = connection.execute(select(*columns.NAME).where(NAMES.c.table_id == table_id).order_by(NAMES.c.who))
    return [columns.name_row(row) for row in rows]


def chat(connection: Connection, table_id: str, since: int, limit: int, *, watchers: bool | None) -> list[ChatRow]:
    """The last lines of chat from a number on, in order; of those at the table, of those who watch, or of all."""
    wanted = select(*columns.SAID).where(CHAT.c.table_id == table_id, CHAT.c.number >= since)
    if watchers is not None:
        wanted = wanted.where(CHAT.c.seat.is_(None) if watchers else CHAT.c.seat.is_not(None))
    rows = connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(limit))
    return [columns.chat_row(row) for row in rows][::-1]


def seats(connection: Connection, table_id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    rows = connection.execute(select(*columns.SEAT).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    return [columns.seat_row(row) for row in rows]


def heads(connection: Connection, tables: list[str]) -> dict[str, int]:
    """The next number of each of these tables."""
    return _numbers(connection, TABLES.c.head, tables)


def said(connection: Connection, tables: list[str]) -> dict[str, int]:
    """The next number of the chat of each of these tables."""
    return _numbers(connection, TABLES.c.said, tables)


def _numbers(connection: Connection, which: ColumnElement[int], tables: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for start in range(0, len(tables), MOST_IDS_AT_ONCE):
        some = tables[start : start + MOST_IDS_AT_ONCE]
        rows = connection.execute(select(TABLES.c.id, which).where(TABLES.c.id.in_(some)))
        found.update((row[0], row[1]) for row in rows)
    return found


def listed(connection: Connection, phase: str, limit: int, of_each: int) -> list[TableRow]:
    """The listed tables of a phase, the latest first, and of everybody who opened some only so many."""
    # The bare column is the condition of the index, on both databases.
    latest = select(*columns.TABLE).where(text("listed"), TABLES.c.phase == phase)
    among = latest.order_by(TABLES.c.changed.desc()).limit(LISTED_AMONG).subquery()
    whose = func.coalesce(among.c.opener, among.c.id)
    place = func.row_number().over(partition_by=whose, order_by=among.c.changed.desc())
    placed = select(among, place.label("place")).subquery()
    wanted = select(placed).where(placed.c.place <= of_each).order_by(placed.c.changed.desc())
    rows = connection.execute(wanted.limit(limit))
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


def aged(connection: Connection, phase: str, changed_before: int, limit: int, *, unmarked: bool = False) -> list[str]:
    """The tables of a phase that nobody has touched since a time, the oldest first."""
    # Every value of `waits`, so that the index is used to the end.
    waits = TABLES.c.waits.in_(WAITS)
    unless = [~MARKED] if unmarked else []
    return _oldest(connection, TABLES.c.phase == phase, waits, changed_before, limit, *unless)


def _oldest(
    connection: Connection,
    phase: ColumnElement[bool],
    waits: ColumnElement[bool],
    changed_before: int,
    limit: int,
    *more: ColumnElement[bool],
) -> list[str]:
    old = select(TABLES.c.id).where(phase, waits, TABLES.c.changed < changed_before, *more)
    return list(connection.execute(old.order_by(TABLES.c.changed).limit(limit)).scalars())


def person(connection: Connection, secret: bytes) -> PersonRow | None:
    """The person whose secret has this hash."""
    row = connection.execute(select(*columns.PERSON).where(PERSONS.c.secret == secret)).first()
    return columns.person_row(row) if row else None


def person_by_id(connection: Connection, id_: str) -> PersonRow | None:
    """The person with this id."""
    row = connection.execute(select(*columns.PERSON).where(PERSONS.c.id == id_)).first()
    return columns.person_row(row) if row else None
