"""Rows of the database as values, and values as rows."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Row

from fallakte.server.store.packing import packed, unpacked
from fallakte.server.store.rows import ChatRow, CheckpointRow, Line, NameRow, PersonRow, SeatRow, Summary, TableRow
from fallakte.server.store.schema import CHAT, CHECKPOINTS, LINES, NAMES, PERSONS, SEATS, TABLES

LINE = [LINES.c.number, LINES.c.body, LINES.c.at, LINES.c.command, LINES.c.sum]
NAME = [NAMES.c.who, NAMES.c.person, NAMES.c.name]
SAID = [CHAT.c[name] for name in ChatRow.__struct_fields__]
CHECKPOINT = [CHECKPOINTS.c.number, CHECKPOINTS.c.steps, CHECKPOINTS.c.layout, CHECKPOINTS.c.body]
PERSON = [*PERSONS.c]
SEAT = [SEATS.c.seat, SEATS.c.person, SEATS.c.link, SEATS.c.next_link, SEATS.c.recovery, SEATS.c.invitation]
TABLE = [*TABLES.c]


def table_row(row: "Row[*tuple[Any, ...]]") -> TableRow:
    """A row of TABLE."""
    summary = Summary(phase=row.phase, waits=row.waits, to_act=row.to_act, about=row.about)
    return TableRow(
        id=row.id,
        code=row.code,
        game=row.game,
        listed=bool(row.listed),
        secret=row.secret,
        head=row.head,
        opened=row.opened,
        changed=row.changed,
        summary=summary,
        tip=row.tip,
        said=row.said,
        opener=row.opener,
        condemned=row.condemned,
    )


def line(row: "Row[*tuple[Any, ...]]") -> Line:
    """A row of LINE."""
    return Line(*row)


def name_row(row: "Row[*tuple[Any, ...]]") -> NameRow:
    """A row of NAME."""
    return NameRow(*row)


def chat_row(row: "Row[*tuple[Any, ...]]") -> ChatRow:
    """A row of SAID."""
    return ChatRow(*row)


def checkpoint_row(row: "Row[*tuple[Any, ...]]") -> CheckpointRow:
    """A row of CHECKPOINT; one that is damaged has an empty body."""
    return CheckpointRow(row.number, row.steps, row.layout, unpacked(row.body))


def seat_row(row: "Row[*tuple[Any, ...]]") -> SeatRow:
    """A row of SEAT."""
    return SeatRow(*row)


def person_row(row: "Row[*tuple[Any, ...]]") -> PersonRow:
    """A row of PERSON."""
    return PersonRow(*row)


def of_table(row: TableRow) -> dict[str, Any]:
    """A table as it is put in."""
    summary = row.summary
    return {
        "id": row.id,
        "code": row.code,
        "game": row.game,
        "listed": row.listed,
        "secret": row.secret,
        "head": row.head,
        "opened": row.opened,
        "changed": row.changed,
        "phase": summary.phase,
        "waits": summary.waits,
        "to_act": summary.to_act,
        "about": summary.about,
        "tip": row.tip,
        "said": row.said,
        "opener": row.opener,
        "condemned": row.condemned,
    }


def of_line(table: str, one: Line) -> dict[str, Any]:
    """A line as it is put in."""
    return of_struct(table, one)


def of_struct(table: str, one: Struct) -> dict[str, Any]:
    """Anything that belongs to a table and whose fields are called like the columns."""
    return {"table_id": table, **{name: getattr(one, name) for name in one.__struct_fields__}}


def of_checkpoint(table: str, row: CheckpointRow) -> dict[str, Any]:
    """A checkpoint as it is put in."""
    return {**of_struct(table, row), "body": packed(row.body)}


def of_seat(table: str, row: SeatRow) -> dict[str, Any]:
    """A seat as it is put in."""
    return of_struct(table, row)
