"""What is too old is marked first and deleted later; a mark counts while nothing has changed since."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, update

from fallakte.server.store.rows import CLOSED, OVER
from fallakte.server.store.schema import PERSONS, SEATS, TABLES
from fallakte.server.store.writes import erase_person

MARKED: ColumnElement[bool] = and_(TABLES.c.condemned.is_not(None), TABLES.c.condemned > TABLES.c.changed)


def newest(connection: Connection) -> int | None:
    """The latest time of a table or a person."""
    times = [
        connection.execute(select(func.max(TABLES.c.changed))).scalar(),
        connection.execute(select(func.max(PERSONS.c.seen))).scalar(),
    ]
    return max((time for time in times if time is not None), default=None)


def condemn(connection: Connection, tables: Sequence[str], at: int) -> None:
    """Mark tables as too old."""
    if tables:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(condemned=at))


def pardon(connection: Connection, tables: Sequence[str]) -> None:
    """Somebody has come to these tables: their marks are gone."""
    if tables:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables), MARKED).values(condemned=None))


def condemned(connection: Connection, phase: str, changed_before: int, marked_before: int, limit: int) -> list[str]:
    """The tables of a phase that nobody has touched since a time and that were marked by another; the oldest first."""
    old = (TABLES.c.phase == phase, TABLES.c.changed < changed_before)
    found = select(TABLES.c.id).where(*old, MARKED, TABLES.c.condemned <= marked_before)
    return list(connection.execute(found.order_by(TABLES.c.changed).limit(limit)).scalars())


def delete_condemned(connection: Connection, id_: str, marked_before: int) -> bool:
    """Take a table out that is still marked since before a time."""
    marked = (TABLES.c.id == id_, MARKED, TABLES.c.condemned <= marked_before)
    return connection.execute(delete(TABLES).where(*marked)).rowcount > 0


def condemn_persons(connection: Connection, seen_before: int, at: int) -> None:
    """Mark persons who have not been seen since a time and sit at no open table."""
    unmarked = or_(PERSONS.c.condemned.is_(None), PERSONS.c.condemned <= PERSONS.c.seen)
    connection.execute(update(PERSONS).where(*_gone(seen_before), unmarked).values(condemned=at))


def forget_persons(connection: Connection, seen_before: int, marked_before: int) -> int:
    """Take out persons who were marked by a time, have not been seen since and sit at no open table."""
    marked = (PERSONS.c.condemned > PERSONS.c.seen, PERSONS.c.condemned <= marked_before)
    found = connection.execute(select(PERSONS.c.id).where(*_gone(seen_before), *marked)).scalars().all()
    return sum(erase_person(connection, one) for one in found)


def _gone(seen_before: int) -> tuple[ColumnElement[bool], ...]:
    mine = (SEATS.c.person == PERSONS.c.id, SEATS.c.table_id == TABLES.c.id)
    sits = exists().where(*mine, TABLES.c.phase.not_in((OVER, CLOSED)))
    return PERSONS.c.seen < seen_before, ~sits
