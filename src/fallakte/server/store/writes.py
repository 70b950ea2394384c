"""What is written besides appends: each on a connection, in whatever transaction is open there."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fallakte.server.store import columns
from fallakte.server.store.rows import Append, ChatRow, Line, NameRow, PersonRow, SeatRow, TableRow
from fallakte.server.store.schema import CHAT, CHECKPOINTS, LINES, NAMES, NOTICES, PERSONS, SEATS, TABLES

LATELY = 256
"""Among so many lines of chat a command that is sent again is looked for."""


def open_table(
    connection: Connection,
    row: TableRow,
    lines: Sequence[Line],
    seats: Sequence[SeatRow],
    names: Sequence[NameRow] = (),
) -> bool:
    """Put in a new table; False where its id or code is taken."""
    if not unless_there(connection, TABLES, [columns.of_table(row)]):
        return False
    if lines:
        connection.execute(insert(LINES), [columns.of_line(row.id, one) for one in lines])
    keep_seats(connection, [columns.of_seat(row.id, one) for one in seats])
    keep_names(connection, [columns.of_struct(row.id, one) for one in names])
    return True


def keep_with(connection: Connection, appends: Sequence[Append]) -> None:
    """What comes with the lines of appends that have won, apart from checkpoints."""
    for one in appends:
        if one.cut is not None:
            late = (CHECKPOINTS.c.table_id == one.table, CHECKPOINTS.c.number > one.cut)
            connection.execute(delete(CHECKPOINTS).where(*late))
    keep_seats(connection, [columns.of_seat(one.table, seat) for one in appends for seat in one.seats])
    keep_names(connection, [columns.of_struct(one.table, name) for one in appends for name in one.names])


def keep_checkpoints(connection: Connection, appends: Sequence[Append]) -> None:
    """The checkpoints that come with the lines of appends that have won."""
    kept = [columns.of_checkpoint(one.table, one.checkpoint) for one in appends if one.checkpoint is not None]
    _keep(connection, CHECKPOINTS, kept)


def keep_names(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Put in names, or change them."""
    _keep(connection, NAMES, rows)


def say(connection: Connection, table: str, said: ChatRow, most: int) -> int | None:
    """Put in a line of chat and forget the oldest; its number, or None where the table is gone.

    Somebody who never heard the answer says the same again, perhaps to another node: then it is there already.
    """
    held = select(TABLES.c.said).where(TABLES.c.id == table).with_for_update()
    number = connection.execute(held).scalar()
    if number is None:
        return None
    before = _said_before(connection, table, said, number)
    if before is not None:
        return before
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(said=number + 1))
    connection.execute(insert(CHAT), [columns.of_struct(table, msgspec.structs.replace(said, number=number))])
    connection.execute(delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= number - most))
    return int(number)


def _said_before(connection: Connection, table: str, said: ChatRow, number: int) -> int | None:
    """The number with which the same command has brought the same lately."""
    if said.command is None:
        return None
    lately = (CHAT.c.table_id == table, CHAT.c.number >= number - LATELY, CHAT.c.command == said.command)
    same = (CHAT.c.text == said.text, CHAT.c.reaction.is_not_distinct_from(said.reaction))
    return connection.execute(select(CHAT.c.number).where(*lately, *same)).scalar()


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


def correct_waits(connection: Connection, id_: str, head: int, waits: str) -> None:
    """Say otherwise what a table waits for, where nothing was written to it meanwhile; it has not changed by that."""
    same = (TABLES.c.id == id_, TABLES.c.head == head)
    connection.execute(update(TABLES).where(*same).values(waits=waits))


def erase_person(connection: Connection, id_: str) -> bool:
    """Take out a person with all they are called and have said; the lines of their matches stay as they are."""
    named = list(connection.execute(select(NAMES.c.table_id).where(NAMES.c.person == id_).distinct()).scalars())
    connection.execute(update(NAMES).where(NAMES.c.person == id_).values(name=""))
    connection.execute(delete(CHAT).where(CHAT.c.person == id_))
    for table in named:
        # What lists show of a table is written anew with its next line; until then nobody is named there.
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(about=_unnamed(connection, table)))
    return connection.execute(delete(PERSONS).where(PERSONS.c.id == id_)).rowcount > 0


def _unnamed(connection: Connection, table: str) -> bytes:
    about = connection.execute(select(TABLES.c.about).where(TABLES.c.id == table)).scalar()
    shown: dict[str, Any] = msgspec.json.decode(about or b"{}")
    left = set(connection.execute(select(NAMES.c.name).where(NAMES.c.table_id == table)).scalars())
    players = [
        one if one["name"] in left else {**one, "name": str(seat + 1)}
        for seat, one in enumerate(shown.get("players", ()))
    ]
    return msgspec.json.encode({**shown, "players": players})


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
