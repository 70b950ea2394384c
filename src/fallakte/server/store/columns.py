"""Rows of the database as values, and values as rows."""

from typing import Any

from sqlalchemy import Row

from fallakte.server.store.rows import Line, PersonRow, SeatRow, Summary, TableRow
from fallakte.server.store.schema import LINES, PERSONS, SEATS, TABLES

LINE = [LINES.c.number, LINES.c.body, LINES.c.at, LINES.c.command]
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
    return {"table_id": table, "number": one.number, "body": one.body, "at": one.at, "command": one.command}


def of_seat(table: str, row: SeatRow) -> dict[str, Any]:
    """A seat as it is put in."""
    return {
        "table_id": table,
        "seat": row.seat,
        "person": row.person,
        "link": row.link,
        "next_link": row.next_link,
        "recovery": row.recovery,
        "invitation": row.invitation,
    }
