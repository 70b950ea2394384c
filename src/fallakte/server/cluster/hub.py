"""All rooms of a node: loaded when somebody comes, given up when nobody is there, kept in step with other nodes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from fallakte.bots import NAMES
from fallakte.core.faults import Fault
from fallakte.server.clock import DAY, Calendar, now
from fallakte.server.cluster.bus import Alone, Bus, News
from fallakte.server.notices.reminders import Reminders
from fallakte.server.ops.metrics import Metrics
from fallakte.server.ops.retention import Retention
from fallakte.server.ops.settings import Settings
from fallakte.server.rooms import player_words
from fallakte.server.rooms.client import WATCHER
from fallakte.server.rooms.room import Room
from fallakte.server.rooms.state import Keeper, summary
from fallakte.server.store.rows import FOR_BOT, FOR_CONSENT, FOR_PERSON, FOR_WORDS, TableRow
from fallakte.server.store.store import Store
from fallakte.server.tables.keys import new_id
from fallakte.server.thinking.pool import Thinkers

log = logging.getLogger(__name__)

IDLE: Final = 60_000
"""Milliseconds after which a room without clients is given up."""
BOT_AWAITED: Final = 20_000
"""Milliseconds after which any node sees to a bot's move that does not come from another."""
BOT_AWAITED_ALONE: Final = 1_000
AT_ONCE: Final = 200
LATELY: Final = 2000
SLOWLY: Final = 30
"""Every so many seconds the store is asked even though the bus is well: nothing it carries is sure to come."""
MINUTES: Final = 60
"""Of so many looks at who is silent one asks the store, which knows of tables that no room is open for."""
QUESTIONS: Final = 10_000


class Hub:
    """The rooms of one node, and what they all share."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        reminders: Reminders,
        settings: Settings,
        metrics: Metrics,
        node: str = "",
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.reminders = reminders
        self.settings = settings
        self.metrics = metrics
        self.node = node or new_id()
        self.is_alone = isinstance(bus, Alone)
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self.calendar = Calendar()
        self.retention = Retention(self)
        self.muted: dict[str, int] = {}
        """Whose chat is not carried on, and until when."""
        self._polls = 0
        self._looks = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to hear other nodes and to look after the rooms."""
        self.calendar.compare(await self.store.newest())
        await self.bus.start(self.hear)
        for pause, care in (
            (1.0, self.look_for_news),
            (2.0, self._wake_bots),
            (5.0, self._wake_words),
            (15.0, self._give_up_idle),
            (30.0, self._announce),
            (60.0, self._close_where_silent),
            (3600.0, self.retention.sweep),
        ):
            self.spawn(self.every(pause, care))
        self.spawn(self._wake_people())

    async def stop(self) -> None:
        """Hand over: nothing new is begun, what waits is written, everybody is told to come back."""
        self.stopping = True
        self.reminders.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                room.driver.stop()
                for client in room.clients():
                    client.bye("restarting")
        await self.bus.stop()

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table; an unknown id is a Fault and never a new table."""
        if self.stopping:
            raise Fault("restarting")
        room = self.rooms.get(table)
        if room is None:
            row = await self.store.table(table)
            if row is None:
                raise Fault("no-such-table")
            room = self.rooms.setdefault(table, self.new_room(row))
        room.touched = now()
        return room

    def new_room(self, row: TableRow) -> Room:
        """A room that has not read its table yet."""
        return Room(self, row)

    async def forget(self, table: str) -> None:
        """A table was deleted: whoever is there is told."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.driver.stop()
            for client in room.clients():
                client.bye("table-deleted")

    def check_level(self, level: str) -> None:
        """A Fault unless there is a bot of this name."""
        if level not in NAMES:
            raise Fault("unknown-bot", bot=level, bots=", ".join(NAMES))

    def is_muted(self, *persons: str | None) -> bool:
        """Whether the host has muted one of these persons."""
        return any(self.muted.get(one or "", 0) > now() for one in persons)

    # What rooms report

    def moved(self) -> None:
        """A move was made durable."""
        self.metrics.moves.inc()

    def refused(self, code: str) -> None:
        """A command was refused."""
        self.metrics.refused.labels(code).inc()

    def told(self, room: Keeper) -> None:
        """Other nodes may want to know: a new line, or who is here now."""
        if not self.is_alone:
            present, watching = sorted(room.at_seats), len(room.watchers)
            self.bus.tell(News(room.row.id, room.ledger.number, self.node, present, watching, room.heard or 0))

    async def visited(self, room: Room) -> None:
        """Somebody has come to a table that was to be deleted or closed."""
        if room.row.condemned is not None:
            await self.store.pardon([room.row.id])
            room.row = msgspec.structs.replace(room.row, condemned=None)

    def came(self, room: Keeper, seat: int) -> None:
        """Somebody has come to a table."""
        if seat != WATCHER:
            self.reminders.came(room, seat)

    def awaits(self, room: Keeper) -> None:
        """A table may be waiting for a person who is away."""
        self.reminders.turn(room)

    def ask_others(self, room: Keeper, seat: int) -> None:
        """The people at a table are asked something."""
        self.reminders.asked(room, seat)

    def clock_ran_out(self, room: Keeper) -> None:
        """The time of the seat to act is over: the others may choose."""
        room.tell_table()
        self.reminders.clock(room)

    # Other nodes

    def hear(self, news: News) -> None:
        """Another node has written to a table, or somebody came or went there."""
        room = self.rooms.get(news.table)
        if room is None or news.node == self.node:
            return
        changed = room.is_elsewhere(news.node, news.present, news.watching)
        self._hear_chat(room, news.said)
        if room.is_behind(news.head):
            self._read_on(room, news.head)
        elif changed and room.is_fresh:
            room.tell_table()
            room.driver.look_round()

    async def _announce(self) -> None:
        """Say again who is here: what a node that died has said does not count for long."""
        for room in list(self.rooms.values()):
            if room.clients() and room.is_fresh and not self.is_alone:
                self.told(room)

    async def look_for_news(self) -> None:
        """Lost tables are looked for; the store is asked for news that got lost: at once while the bus is away."""
        for room in list(self.rooms.values()):
            if room.is_lost:
                self.spawn(room.look_again())
        self._polls += 1
        if not self.rooms or (self.bus.healthy and self._polls % SLOWLY):
            return
        asked = dict(self.rooms)
        heads = await self.store.heads(list(asked))
        # A room that was opened meanwhile has not been asked for, and is not missing.
        for table, room in asked.items():
            if table not in heads:
                await self.forget(table)
            elif room.is_behind(heads[table]):
                self._read_on(room, heads[table])
        await self._look_for_chat()

    async def _look_for_chat(self) -> None:
        if not self.is_alone:
            listening = [table for table, room in self.rooms.items() if not room.is_deserted]
            for table, said in (await self.store.said(listening)).items():
                if table in self.rooms:
                    self._hear_chat(self.rooms[table], said)

    def _hear_chat(self, room: Room, said: int) -> None:
        """Somebody said something at another node."""
        if room.heard is not None and room.heard < said and not room.is_deserted:
            self.spawn(room.catch_up_chat(said))

    def _read_on(self, room: Room, head: int) -> None:
        if room.is_deserted:
            room.let_go()
        else:
            self.spawn(room.catch_up(head))

    # Looking after rooms

    async def _wake_bots(self) -> None:
        before = now() - (BOT_AWAITED_ALONE if self.is_alone else BOT_AWAITED)
        stopped = [table for table, room in self.rooms.items() if room.clients() and room.waits_for_bot(before)]
        for table in [*await self.store.waiting(FOR_BOT, before, AT_ONCE), *stopped]:
            await self._wake(table, bots=True)

    async def _wake_words(self) -> None:
        """Deal where words were waited for, and no node is left that would."""
        for table in await self.store.waiting(FOR_WORDS, now() - 1000 * player_words.SECONDS, AT_ONCE):
            await self._wake(table, bots=False)

    async def _wake_people(self) -> None:
        """After a start: whose turn came while no node was there to tell them, and whose clock ran on."""
        for waits in (FOR_PERSON, FOR_CONSENT):
            for table in await self.store.waiting(waits, now(), LATELY):
                await self._wake(table, bots=False)

    async def _close_where_silent(self) -> None:
        """Matches whose people were asked whether to close them and have said nothing for long."""
        if not self.calendar.is_plausible():
            return
        for room in list(self.rooms.values()):
            if room.is_fresh and room.ledger.silence_agrees:
                room.driver.look()
        if self._looks % MINUTES == 0:
            for table in await self.store.waiting(FOR_CONSENT, now() - DAY, QUESTIONS):
                await self._wake(table, bots=False)
        self._looks += 1

    async def _wake(self, table: str, *, bots: bool) -> None:
        try:
            room = await self.room(table)
            async with room.lock:
                await room.refresh()
                await room.begin_if_full()
                if bots and not room.driver.busy:
                    room.driver.take_over()
                room.driver.look()
                if bots and not room.driver.is_worthwhile:
                    # As a former version has left it: nobody is expected there.
                    await self.store.correct_waits(table, room.ledger.number, summary(room.ledger).waits)
        except Fault as fault:
            log.warning("table %s cannot go on: %s", table[:6], fault.key)

    async def _give_up_idle(self) -> None:
        before = now() - IDLE
        for table, room in list(self.rooms.items()):
            if room.touched < before and room.is_idle:
                room.driver.stop()
                del self.rooms[table]
        self.metrics.rooms.set(len(self.rooms))

    async def every(self, pause: float, care: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, as long as the node runs."""
        while True:
            try:
                await care()
            except Fault as fault:
                log.warning("store: %s", fault.key)
            except Exception:
                log.exception("looking after rooms")
            await asyncio.sleep(pause)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else, unless the node is being stopped."""
        if self.stopping:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        error = task.exception()
        if isinstance(error, Fault):
            log.warning("put off: %s", error.key)
        else:
            log.error("looking after rooms", exc_info=error)
