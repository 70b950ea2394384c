"""What a host does not want to keep for ever: first marked, later deleted, and never because a clock jumped."""

import logging
from typing import TYPE_CHECKING, Final

from fallakte.core.faults import Fault
from fallakte.server.clock import DAY, HOUR, now
from fallakte.server.rooms.log import NOBODY
from fallakte.server.store.rows import CLOSED, GATHERING, OVER, RUNNING

if TYPE_CHECKING:
    from fallakte.server.cluster.hub import Hub

log = logging.getLogger(__name__)

AT_ONCE: Final = 200
WARNING_DAYS: Final = 7
"""So long before it is closed the people of a match that nobody visits are told."""


class Retention:
    """Sweeps every hour. What is too old is marked, and goes at the earliest a day after, unless somebody comes.

    A mark counts as long as nothing has changed since, so nobody has to take it away who writes.
    """

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def sweep(self) -> None:
        """Mark what has become too old; delete what was marked long enough ago."""
        if not self.hub.calendar.is_plausible():
            return
        await self.hub.reminders.consent.clear_out()
        await self.hub.store.pardon([table for table, room in self.hub.rooms.items() if room.clients()])
        kept = self.hub.settings
        for phase, days in ((GATHERING, kept.unstarted_days), (OVER, kept.finished_days), (CLOSED, kept.finished_days)):
            if days:
                await self._delete_old(phase, days)
        if kept.running_days:
            await self._close_old(kept.running_days)
        if kept.person_days:
            await self._forget_persons(kept.person_days)

    @property
    def _may_delete(self) -> bool:
        """A process that has just begun only marks."""
        return self.hub.calendar.up >= HOUR

    async def _delete_old(self, phase: str, days: int) -> None:
        at = now()
        before = at - days * DAY
        await self.hub.store.condemn(await self.hub.store.aged(phase, before, AT_ONCE, unmarked=True), at)
        if not self._may_delete:
            return
        for table in await self.hub.store.condemned(phase, before, at - DAY, AT_ONCE):
            if await self.hub.store.delete_condemned(table, at - DAY):
                await self.hub.forget(table)

    async def _close_old(self, days: int) -> None:
        """A running match that nobody visits is closed, with everything revealed, after its people were told."""
        at = now()
        warning = max(1, min(WARNING_DAYS, days - 1))
        for table in await self.hub.store.aged(RUNNING, at - (days - warning) * DAY, AT_ONCE, unmarked=True):
            await self._warn(table)
            await self.hub.store.condemn([table], at)
        if self._may_delete:
            for table in await self.hub.store.condemned(RUNNING, at - days * DAY, at - warning * DAY, AT_ONCE):
                await self._close(table)

    async def _warn(self, table: str) -> None:
        try:
            room = await self.hub.room(table)
            async with room.lock:
                await room.refresh()
                self.hub.reminders.expiring(room)
        except Fault as fault:
            log.warning("nobody is told about table %s: %s", table[:6], fault.key)

    async def _close(self, table: str) -> None:
        try:
            room = await self.hub.room(table)
            async with room.lock:
                await room.refresh()
                if room.ledger.phase == RUNNING and not room.is_visited:
                    await room.append(room.ledger.closing(NOBODY))
                    room.tell_table()
                    room.driver.look()
        except Fault as fault:
            log.warning("table %s cannot be closed: %s", table[:6], fault.key)

    async def _forget_persons(self, days: int) -> None:
        at = now()
        await self.hub.store.condemn_persons(at - days * DAY, at)
        if self._may_delete:
            await self.hub.store.forget_persons(at - days * DAY, at - DAY)
