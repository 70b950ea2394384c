"""What a host sees and does: people and tables lately, reports, deeds with their trail. On a connection each."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, func, insert, or_, select, update

from fallakte.core.faults import Fault
from fallakte.server.store import columns, queries
from fallakte.server.store.rows import GATHERING, RUNNING, PersonRow, TableRow
from fallakte.server.store.schema import AUDIT, CHAT, PERSONS, REPORTS, SEATS, TABLES
from fallakte.server.tables.keys import new_id, spelled

OPEN: Final = (GATHERING, RUNNING)
WHAT: Final = ("close", "mute", "ban", "lift", "settle")
What = Literal["close", "mute", "ban", "lift", "settle"]
LATELY: Final = 50


class Deed(Struct, frozen=True):
    """Something that the host does: what, about which table, person or report, and why; a mute ends some time."""

    what: What
    about: str
    why: str = ""
    until: int | None = None


class Done(Struct, frozen=True):
    """A deed in the trail."""

    id: str
    at: int
    what: str
    about: str
    why: str


class Report(Struct, frozen=True):
    """What a player tells the host: about a seat and its person, or without one about the chat."""

    id: str
    at: int
    table: str
    reporter: str | None
    seat: int | None
    person: str | None
    text: str
    settled: int | None = None


class Seen(Struct, frozen=True):
    """Somebody, with the number of tables where they sit."""

    person: PersonRow
    tables: int


class Sitting(Struct, frozen=True):
    """A seat with its person."""

    seat: int
    person: PersonRow | None


class Spoken(Struct, frozen=True):
    """A line of chat."""

    at: int
    seat: int | None
    person: str | None
    name: str
    text: str


class Due(Struct, frozen=True):
    """What the host has decided and a running server sees to: who may not come, who may not speak, what is closed."""

    banned: list[str]
    muted: dict[str, int]
    seats: list[tuple[str, int]]
    """The seats of those who may not come, at tables that are open."""
    tables: list[str]


# Looking


def tables(connection: Connection, find: str = "", limit: int = LATELY) -> list[TableRow]:
    """The tables that changed last, or those with this id or code."""
    wanted = select(*columns.TABLE).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)
    if find:
        wanted = wanted.where(or_(TABLES.c.id == find, TABLES.c.code == spelled(find)))
    return [columns.table_row(row) for row in connection.execute(wanted)]


def people(connection: Connection, find: str = "", limit: int = LATELY) -> list[Seen]:
    """Those who were seen last, or those with this id or with a name that has these letters in it."""
    sits = select(func.count()).where(SEATS.c.person == PERSONS.c.id).scalar_subquery()
    wanted = select(*columns.PERSON, sits.label("tables")).order_by(PERSONS.c.seen.desc(), PERSONS.c.id).limit(limit)
    if find:
        named = func.lower(PERSONS.c.name).contains(find.lower(), autoescape=True)
        wanted = wanted.where(or_(PERSONS.c.id == find, named))
    return [Seen(PersonRow(*row[:-1]), row.tables) for row in connection.execute(wanted)]


def sitting(connection: Connection, table: str) -> list[Sitting]:
    """Who sits at a table."""
    rows = queries.seats(connection, table)
    return [Sitting(row.seat, queries.person_by_id(connection, row.person) if row.person else None) for row in rows]


def chat(connection: Connection, table: str, limit: int = LATELY) -> list[Spoken]:
    """What was said last at a table, and by whom."""
    spoken = (CHAT.c.at, CHAT.c.seat, CHAT.c.person, CHAT.c.name, CHAT.c.text)
    wanted = select(*spoken).where(CHAT.c.table_id == table, CHAT.c.text != "").order_by(CHAT.c.number.desc())
    return [Spoken(*row) for row in connection.execute(wanted.limit(limit))][::-1]


def reports(connection: Connection, *, settled: bool = False, limit: int = LATELY) -> list[Report]:
    """What players have told, the latest first; what is settled only where that is asked for."""
    wanted = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(limit)
    if not settled:
        wanted = wanted.where(REPORTS.c.settled.is_(None))
    return [Report(*row) for row in connection.execute(wanted)]


def trail(connection: Connection, limit: int = LATELY) -> list[Done]:
    """What the host has done, the latest first."""
    return [
        Done(*row) for row in connection.execute(select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(limit))
    ]


def due(connection: Connection, at: int) -> Due:
    """What has to be seen to now; the trail, which is short, leads to it."""
    named = select(AUDIT.c.about).where(AUDIT.c.what != "close")
    held = connection.execute(
        select(PERSONS.c.id, PERSONS.c.muted, PERSONS.c.banned).where(
            PERSONS.c.id.in_(named), or_(PERSONS.c.banned.is_not(None), PERSONS.c.muted > at)
        )
    ).all()
    banned = [row.id for row in held if row.banned is not None]
    muted = {row.id: row.muted for row in held if row.muted is not None and row.muted > at}
    return Due(banned, muted, _seats_of(connection, banned), _to_close(connection))


def _seats_of(connection: Connection, persons: Sequence[str]) -> list[tuple[str, int]]:
    if not persons:
        return []
    held = select(SEATS.c.table_id, SEATS.c.seat).join(TABLES, SEATS.c.table_id == TABLES.c.id)
    found = held.where(SEATS.c.person.in_(persons), TABLES.c.phase.in_(OPEN)).order_by(SEATS.c.table_id, SEATS.c.seat)
    return [(row.table_id, row.seat) for row in connection.execute(found)]


def _to_close(connection: Connection) -> list[str]:
    closing = select(AUDIT.c.about).where(AUDIT.c.what == "close")
    found = select(TABLES.c.id).where(TABLES.c.id.in_(closing), TABLES.c.phase.in_(OPEN)).order_by(TABLES.c.id)
    return list(connection.execute(found).scalars())


# Doing


def act(connection: Connection, deed: Deed, at: int) -> None:
    """Do it and note it in the trail; a Fault where there is nothing of the kind."""
    if deed.what == "close":
        _must_be_open(connection, deed.about)
    elif deed.what == "settle":
        _settle(connection, deed.about, at)
    else:
        _restrain(connection, deed, at)
    what = f"mute {_iso(deed.until)}" if deed.what == "mute" else deed.what
    done = {"id": new_id(), "at": at, "what": what, "about": deed.about, "why": deed.why}
    connection.execute(insert(AUDIT), [done])


def report(connection: Connection, told: Report) -> None:
    """Keep what a player tells."""
    row: dict[str, Any] = {name: getattr(told, name) for name in told.__struct_fields__}
    connection.execute(insert(REPORTS), [{**row, "table_id": row.pop("table")}])


def _must_be_open(connection: Connection, table: str) -> None:
    row = queries.table(connection, table)
    if row is None:
        raise Fault("match-not-there", name=table)
    if row.summary.phase not in OPEN:
        raise Fault("host-not-open", name=table)


def _settle(connection: Connection, name: str, at: int) -> None:
    settled = update(REPORTS).where(REPORTS.c.id == name, REPORTS.c.settled.is_(None)).values(settled=at)
    if not connection.execute(settled).rowcount:
        raise Fault("host-no-report", name=name)


def _restrain(connection: Connection, deed: Deed, at: int) -> None:
    change: dict[str, int | None] = {"muted": None, "banned": None}
    if deed.what == "mute":
        change = {"muted": deed.until}
    elif deed.what == "ban":
        change = {"banned": at}
    if not connection.execute(update(PERSONS).where(PERSONS.c.id == deed.about).values(**change)).rowcount:
        raise Fault("host-no-person", name=deed.about)


def _iso(at: int | None) -> str:
    return datetime.fromtimestamp((at or 0) / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")
