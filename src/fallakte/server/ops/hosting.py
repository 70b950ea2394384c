"""The host's decisions at work: whoever may not come is sent away, whoever is muted is not heard, tables are closed.

They stand in the database, by the command or by the page, of whichever node; each node looks there every few seconds.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.server.clock import now
from fallakte.server.cluster.hub import Hub
from fallakte.server.rooms.room import Room
from fallakte.server.store.hosting import OPEN, Deed, Due
from fallakte.server.store.rows import SeatRow
from fallakte.server.tables.people import Persons
from fallakte.server.tables.seats import place_left, seat_line

log = logging.getLogger(__name__)

LOOK: Final = 2.0
"""Seconds between two looks."""


class Hosting:
    """Sees to what the host has decided."""

    def __init__(self, hub: Hub, persons: Persons) -> None:
        self._hub = hub
        self._persons = persons
        self._known: set[str] = set()

    def start(self) -> None:
        """Look from now on."""
        self._hub.spawn(self._hub.every(LOOK, self.look))

    async def act(self, deed: Deed) -> None:
        """Do something by the page of this node: here at once, elsewhere at the next look."""
        await self._hub.store.host.act(deed, now())
        await self.look()

    async def look(self) -> None:
        """See to what is due."""
        due = await self._hub.store.host.due(now())
        self._hub.muted = due.muted
        self._learn({*due.banned, *due.muted})
        await self._send_away(due)
        for table in due.tables:
            await self._at(table, _close)

    def _learn(self, held: set[str]) -> None:
        """Whoever is held or let go since the last look is not remembered as before."""
        if held != self._known:
            self._persons.forget(held ^ self._known)
            self._known = held

    async def _send_away(self, due: Due) -> None:
        for table, seat in due.seats:
            await self._at(table, partial(_vacate, seat=seat, banned=due.banned))
        banned = set(due.banned)
        for room in list(self._hub.rooms.values()) if banned else ():
            for client in room.clients():
                if client.person in banned:
                    client.bye("banned")

    async def _at(self, table: str, deed: Callable[[Room], Awaitable[None]]) -> None:
        """Do something at a table; where another node was first, the next look finds it done."""
        try:
            room = await self._hub.room(table)
            async with room.lock:
                await room.mind_other_nodes()
                await deed(room)
        except Fault as fault:
            log.warning("table %s: put off: %s", table[:6], fault.key)


async def _close(room: Room) -> None:
    if room.ledger.phase not in OPEN:
        return
    lines: list[Words] = [{"closed": {}}]
    if room.ledger.match is not None and room.ledger.setup.commitment:
        lines.append(room.ledger.reveal())
    await room.append(lines)
    room.tell_table()
    room.driver.look()
    room.hub.reminders.closed(room)


async def _vacate(room: Room, seat: int, banned: list[str]) -> None:
    if room.ledger.phase not in OPEN or room.person_at(seat) not in banned:
        return
    await room.append([seat_line(seat, place_left(room, seat))], seats=[SeatRow(seat=seat)])
    client = room.at_seats.pop(seat, None)
    if client is not None:
        client.bye("banned")
    room.tell_table()
    room.driver.look()
