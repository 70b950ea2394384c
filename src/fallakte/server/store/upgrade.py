"""What the second form of the database wants of a log of the first: sums, and chat and names of their own."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from fallakte.server.rooms import chain
from fallakte.server.rooms.names import Names
from fallakte.server.store import columns, queries
from fallakte.server.store.rows import ChatRow, Line, NameRow
from fallakte.server.store.schema import CHAT, LINES, NAMES, SEATS, TABLES

SAID = b'{"chat"'
SAID_ELSEWHERE = b'{"chat":null}'
"""What is left of a line of chat: the numbers of the lines after it stay what they are."""


def bring_up(connection: Connection) -> None:
    """Bring up every table of the first form.

    A link that was handed out leads to its seat once more and reads nothing; what was to hand over ends.
    """
    connection.execute(update(SEATS).values(invitation=SEATS.c.link, link=None, next_link=None))
    for table in connection.execute(select(TABLES.c.id).where(TABLES.c.tip.is_(None))).scalars().all():
        Log(connection, table).bring_up()


class Log:
    """One log on its way from one form to the other."""

    def __init__(self, connection: Connection, table: str) -> None:
        self.connection = connection
        self.table = table
        held = select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.table_id == table)
        self.persons: dict[int, str | None] = {row.seat: row.person for row in connection.execute(held)}
        self.apart = Names()
        self.names: list[NameRow] = []
        self.said: list[ChatRow] = []

    def bring_up(self) -> None:
        """Write its lines anew, and what is taken out of them beside."""
        tip = chain.first_tip(self.table)
        for line in queries.lines(self.connection, self.table, 0):
            body = self._body(line)
            tip = chain.chained(tip, line.number, body, line.at, line.command)
            mine = (LINES.c.table_id == self.table, LINES.c.number == line.number)
            self.connection.execute(update(LINES).where(*mine).values(body=body, sum=tip))
        known = update(TABLES).where(TABLES.c.id == self.table)
        self.connection.execute(known.values(tip=tip, said=len(self.said)))
        self._put(NAMES, self.names)
        self._put(CHAT, self.said)

    def _put(self, where: Any, rows: Sequence[msgspec.Struct]) -> None:
        if rows:
            self.connection.execute(insert(where), [columns.of_struct(self.table, row) for row in rows])

    def _body(self, line: Line) -> bytes:
        """A line without what people said or are called; one that cannot be read stays as it is."""
        try:
            if line.body.startswith(SAID):
                self._hear(line, **msgspec.json.decode(line.body)["chat"])
                return SAID_ELSEWHERE
            stored, new = self.apart.apart(msgspec.json.decode(line.body), self.persons)
        except (msgspec.MsgspecError, UnicodeError, LookupError, TypeError):
            return line.body
        if new or b'"players"' in line.body:
            self.names += new
            return msgspec.json.encode(stored)
        return line.body

    def _hear(
        self, line: Line, name: str, text: str = "", reaction: str | None = None, seat: int | None = None
    ) -> None:
        self.said.append(
            ChatRow(
                number=len(self.said),
                at=line.at,
                seat=seat,
                person=self.persons.get(seat) if seat is not None else None,
                name=name,
                text=text,
                reaction=reaction,
                command=line.command,
            )
        )
