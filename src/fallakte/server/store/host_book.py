"""The part of the store that the host of a running server uses."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import Connection

from fallakte.server.store import hosting
from fallakte.server.store.database import Database
from fallakte.server.store.hosting import Deed, Done, Due, Report, Seen, Sitting, Spoken
from fallakte.server.store.rows import TableRow

if TYPE_CHECKING:
    from fallakte.server.store.writer import Writer


class Book(Struct, frozen=True):
    """All that the host's page shows: of one table also who sits there and what was said."""

    reports: list[Report]
    tables: list[TableRow]
    people: list[Seen]
    trail: list[Done]
    sitting: list[Sitting] = []
    chat: list[Spoken] = []


class HostBook:
    """What the host sees and does, beside everything else that goes on."""

    def __init__(self, database: Database, writer: "Writer") -> None:
        self._read = database.read
        self._do = writer.do

    async def due(self, at: int) -> Due:
        """What a running server has to see to."""
        return await self._read(partial(hosting.due, at=at))

    async def book(self, find: str) -> Book:
        """What there is to see, or what there is of this name, code or id."""
        return await self._read(partial(_book, find=find))

    async def act(self, deed: Deed, at: int) -> None:
        """Do something and note it."""
        await self._do(partial(hosting.act, deed=deed, at=at))

    async def report(self, told: Report) -> None:
        """Keep what a player tells."""
        await self._do(partial(hosting.report, told=told))


def _book(connection: Connection, find: str) -> Book:
    tables = hosting.tables(connection, find)
    one = tables[0].id if find and tables else None
    return Book(
        reports=hosting.reports(connection),
        tables=tables,
        people=hosting.people(connection, find),
        trail=hosting.trail(connection),
        sitting=hosting.sitting(connection, one) if one else [],
        chat=hosting.chat(connection, one) if one else [],
    )
