"""What is written besides appends: each on a connection, in whatever transaction is open there."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Table, delete, exists, insert, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from fallakte.server.store import columns
from fallakte.server.store.rows import CLOSED, OVER, Line, PersonRow, SeatRow, TableRow
from fallakte.server.store.schema import LINES, NOTICES, PERSONS, SEATS, TABLES


def open_table(connection: Connection, row: TableRow, lines: Sequence[Line], seats: Sequence[SeatRow]) -> bool:
    """Put in a new table; False where its id or code is taken."""
    if not unless_there(connection, TABLES, [columns.of_table(row)]):
        return False
    if lines:
        connection.execute(insert(LINES), [columns.of_line(row.id, one) for one in lines])
    keep_seats(connection, [columns.of_seat(row.id, one) for one in seats])
    return True


def keep_seats(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Put in seats, or change them."""
    _keep(connection, SEATS, rows)


def keep_person(connection: Connection, row: PersonRow) -> None:
    """Put in a person, or change one."""
    _keep(connection, PERSONS, [{name: getattr(row, name) for name in row.__struct_fields__}])


def change_person(connection: Connection, id_: str, change: Callable[[PersonRow], PersonRow]) -> PersonRow | None:
    """Change a person as they are kept now; None where there is no such person any more."""
    found = held_person(connection, id_)
    if found is None:
        return None
    changed = change(found)
    keep_person(connection, changed)
    return changed


def held_person(connection: Connection, id_: str) -> PersonRow | None:
    """A person whom nobody else changes until this transaction ends."""
    row = connection.execute(select(*columns.PERSON).where(PERSONS.c.id == id_).with_for_update()).first()
    return columns.person_row(row) if row is not None else None


def delete_table(connection: Connection, id_: str) -> bool:
    """Take a table out, with everything that belongs to it."""
    return connection.execute(delete(TABLES).where(TABLES.c.id == id_)).rowcount > 0


def forget_persons(connection: Connection, seen_before: int) -> int:
    """Take out persons who have not been seen since a time and sit at no open table."""
    mine = (SEATS.c.person == PERSONS.c.id, SEATS.c.table_id == TABLES.c.id)
    sits = exists().where(*mine, TABLES.c.phase.not_in((OVER, CLOSED)))
    return connection.execute(delete(PERSONS).where(PERSONS.c.seen < seen_before, ~sits)).rowcount


def first_to_tell(connection: Connection, table: str, number: int, seat: int, reason: str) -> bool:
    """Note that a seat is told; False where it was noted before, or where the table is gone."""
    row = select(TABLES.c.id, literal(number), literal(seat), literal(reason)).where(TABLES.c.id == table)
    note = insert_into(connection, NOTICES).from_select(["table_id", "number", "seat", "reason"], row)
    return connection.execute(note.on_conflict_do_nothing()).rowcount > 0


def insert_into(connection: Connection, table: Table) -> Any:
    """An insert that knows what to do about rows that are there: both databases say it alike."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def unless_there(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> bool:
    """Put in rows, except those whose key is taken; False where all of them are."""
    return bool(connection.execute(insert_into(connection, table).on_conflict_do_nothing(), rows).rowcount)


def _keep(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    key = [column.name for column in table.primary_key]
    put = insert_into(connection, table)
    changed = {one.name: put.excluded[one.name] for one in table.columns if one.name not in key}
    connection.execute(put.on_conflict_do_update(index_elements=key, set_=changed), rows)
