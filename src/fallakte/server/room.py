"""A room: one table in memory, one queue of commands. What it has said to anybody is in the store already."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from fallakte.core.faults import Fault, Refused
from fallakte.core.record import RecordFault
from fallakte.core.words import Event, Words
from fallakte.server import looks, seating
from fallakte.server.client import WATCHER, Client
from fallakte.server.clockwork import now
from fallakte.server.commands import COMMANDS, key
from fallakte.server.driving import Driver
from fallakte.server.ledger import Ledger, chat_line, read
from fallakte.server.messages import PROTOCOL, Chat, Done, Hello, Look, Said, Update, Welcome, Why
from fallakte.server.messages import Refused as RefusedMessage
from fallakte.server.messages import Table as TableMessage
from fallakte.server.missed import happened, missed
from fallakte.server.store.rows import (
    FOR_BOT,
    FOR_NOBODY,
    FOR_PERSON,
    GATHERING,
    RUNNING,
    Append,
    Line,
    PersonRow,
    SeatRow,
    Summary,
    TableRow,
)
from fallakte.text.speaker import speaker

if TYPE_CHECKING:
    from fallakte.server.hub import Hub

ENCODER: Final = msgspec.json.Encoder()
FROM_THE_BEGINNING: Final = (b'{"undo"', b'{"record"', b'{"seat"', b'{"key"')
PRESENT: Final = 75_000
"""Milliseconds for which counts who is connected to another node, unless it says so again."""


class Room:
    """Holds a table's ledger and its clients; commands pass through it one at a time."""

    def __init__(self, hub: "Hub", row: TableRow) -> None:
        self.hub = hub
        self.row = row
        self.lock = asyncio.Lock()
        self.seats: list[SeatRow] = []
        self.at_seats: dict[int, Client] = {}
        self.watchers: set[Client] = set()
        self._elsewhere: dict[str, tuple[int, list[int]]] = {}
        self.driver = Driver(self)
        self.touched = now()
        self._ledger: Ledger | None = None
        self._told: int | None = None
        """Up to which number the clients here have been told; None as long as the room has read nothing."""
        self._cut_off = False
        """Whether something was to be written of which nobody knows whether it was."""

    # Reading from the store

    @property
    def ledger(self) -> Ledger:
        """The table as it is; only while the lock is held and the room is fresh."""
        assert self._ledger is not None
        return self._ledger

    async def refresh(self) -> None:
        """Make sure that the room knows the table: it forgets what it cannot be sure of."""
        self.touched = now()
        while self._ledger is None:
            self.seats = await self.hub.store.seats(self.row.id)
            lines = await self.hub.store.lines(self.row.id)
            self._ledger = read_or_fault(lines, self.row)
            if self._told is not None and self._told < self._ledger.number:
                self._tell_news(lines[self._told :], happened(lines, self.row.secret, self._told))
            self._told = self._ledger.number
            try:
                await self.begin_if_full()
            except Fault as fault:
                if fault.key != "stale":
                    raise
                continue
            self.driver.look()

    @property
    def is_known(self) -> bool:
        """Whether the room knows its table."""
        return self._ledger is not None

    @property
    def is_fresh(self) -> bool:
        """Whether the room knows its table and no command is under way."""
        return self._ledger is not None and not self.lock.locked()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not self.at_seats and not self.watchers and not self.lock.locked() and not self.driver.busy

    @property
    def is_lost(self) -> bool:
        """Whether the room has lost sight of its table, so that nobody here is told what the store has."""
        return self._ledger is None and self._told is not None and not self.lock.locked()

    def is_behind(self, head: int) -> bool:
        """Whether the store has lines that nobody here has been told."""
        return self._told is not None and self._told < head

    def forget(self) -> None:
        """Trust the memory no longer; the store knows."""
        self._ledger = None

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is here, or about to do something."""
        return not self.at_seats and not self.watchers and not self.lock.locked()

    def let_go(self) -> None:
        """Leave a deserted table to the node that writes there; it is read again when somebody comes."""
        self.driver.stop()
        self.forget()
        self._told = None

    async def catch_up(self, head: int) -> None:
        """Read what another node has written, and tell the clients."""
        async with self.lock:
            if self.is_behind(head):
                self.driver.hand_over()
                await self._read_on()

    async def look_again(self) -> None:
        """Find a lost table in the store again."""
        async with self.lock:
            await self.refresh()
            self.driver.take_over()
            self.driver.look()

    async def _mind_other_nodes(self) -> None:
        """Read what another node has written and this one has not heard of yet."""
        if self._ledger is not None and not self.hub.is_alone:
            heads = await self.hub.store.heads([self.row.id])
            if self.is_behind(heads.get(self.row.id, 0)):
                self.driver.hand_over()
                return await self._read_on()
        return await self.refresh()

    async def _read_on(self) -> None:
        """Read the lines that are new; from the beginning only where they change what was before."""
        if self._ledger is not None:
            lines = await self.hub.store.lines(self.row.id, self._ledger.number)
            again = not lines or any(line.body.startswith(FROM_THE_BEGINNING) for line in lines)
            if not again and self._take(lines):
                return
            self.forget()
        await self.refresh()

    def _take(self, lines: list[Line]) -> bool:
        """Whether new lines could be read; whoever reads all of them can say what is wrong."""
        try:
            events = [event for line in lines for event in self.ledger.take(line)]
        except Exception:
            return False
        self._tell_news(lines, events)
        self._told = self.ledger.number
        self.driver.look()
        return True

    def _tell_news(self, lines: list[Line], events: list[Event]) -> None:
        """Tell what was written while the room did not look."""
        for line in lines:
            if line.body.startswith(b'{"chat"'):
                self.tell_said(line)
        if self.ledger.state > lines[0].number:
            self.tell_all(events)
        self.tell_table()
        if self._cut_off:
            self._cut_off = False
            self.hub.told(self)

    # Writing

    async def append(
        self,
        bodies: Sequence[Words],
        command: str | None = None,
        seats: Sequence[SeatRow] = (),
        events: Sequence[Event] = (),
    ) -> list[Line]:
        """Write lines and wait until they are durable. What is told afterwards cannot be lost.

        `events` is what they made happen in the match, which has been brought up to date already.
        """
        ledger = self.ledger
        lines = self._lines(bodies, command)
        for line, body in zip(lines, bodies):
            kind = next(iter(body))
            ledger.note(line, kind, body[kind])
        ledger.after(events)
        await self._store(lines, seats)
        return lines

    def _lines(self, bodies: Sequence[Words], command: str | None) -> list[Line]:
        """The next lines; the first of them carries the command."""
        number, at = self.ledger.number, now()
        return [
            Line(number + i, ENCODER.encode(body), at, command if i == 0 else None) for i, body in enumerate(bodies)
        ]

    async def _store(self, lines: list[Line], seats: Sequence[SeatRow] = ()) -> None:
        """If somebody else was first or the store fails, the room forgets: nobody ever sees what was not stored."""
        append = Append(self.row.id, lines[0].number, lines[0].at, lines, summary(self.ledger), list(seats))
        try:
            stored = await self.hub.store.append(append)
        except BaseException:
            self._cut_off = True
            self.forget()
            raise
        if not stored:
            self.forget()
            raise Fault("stale")
        if seats:
            self.seats = merged(self.seats, seats)
        self._told = self.ledger.number
        self.driver.take_over()
        self.hub.told(self)

    async def play(self, move: int, command: str | None = None) -> list[Event]:
        """A legal move of the seat to act, with everything that follows by itself, made durable."""
        ledger = self.ledger
        match = ledger.match
        assert match is not None
        match.play(move)
        bodies = match.lines[1:]
        del match.lines[1:]
        if match.over and ledger.setup.commitment:
            bodies.append(ledger.reveal())
        asked = ledger.ask
        await self.append(bodies, command, events=match.events)
        if asked is not None:
            self.tell_table()
        self.hub.moved()
        return match.events

    async def take_back(self, to: int, seat: int, command: str, consent: Sequence[Words] = ()) -> None:
        """Go back to the decision that was put in state `to`: a line that says so, and a ledger without what was.

        The last consent is written with it: a consent without what was agreed on would be answered and yet be lost.
        """
        lines = self._lines([*consent, {"undo": {"to": to, "seat": seat}}], command)
        kept = await self.hub.store.lines(self.row.id)
        self._ledger = read_or_fault([*kept, *lines], self.row)
        await self._store(lines)

    async def begin_if_full(self) -> None:
        """When nobody is missing any more, the cards are dealt."""
        ledger = self.ledger
        if ledger.phase != GATHERING or not ledger.full:
            return
        match = ledger.deal()
        bodies = list(match.lines)
        del match.lines[1:]
        await self.append(bodies, events=match.events)
        self.tell_all(match.events)

    # Telling

    def clients(self) -> list[Client]:
        """Everybody who looks at this table through this node."""
        return [*self.at_seats.values(), *self.watchers]

    def tell_all(
        self, events: Sequence[Event], by: Client | None = None, command: str | None = None, undone: int | None = None
    ) -> None:
        """The match has changed: a position for everybody, and for whom it was, the answer to the command."""
        for client in self.clients():
            self.tell_position(client, events, command if client is by else None, undone)

    def tell_position(
        self, client: Client, events: Sequence[Event], command: str | None = None, undone: int | None = None
    ) -> None:
        """Where the match stands, to one client."""
        ledger = self.ledger
        if ledger.match is None:
            return
        told = looks.told(ledger, events, client.seat)
        update = Update(
            number=ledger.number,
            at=now(),
            position=looks.position(ledger, client),
            events=client.worded(ledger.setup.game, looks.names(ledger), told) if client.sentences else told,
            sheet=looks.sheet(ledger, events),
            timer=ledger.timer,
            taken_back=undone,
        )
        if command is not None:
            update.done = command
        client.tell(ENCODER.encode(update))

    def tell_table(self) -> None:
        """Something around the match has changed."""
        message = ENCODER.encode(self.look_of_table())
        for client in self.clients():
            client.tell(message)

    def look_of_table(self) -> TableMessage:
        """The table around the match."""
        return looks.table(self.row, self.ledger, self.here(), len(self.watchers))

    def here(self) -> set[int]:
        """The seats whose people are connected, to any node."""
        if not self._elsewhere:
            return set(self.at_seats)
        lately = now() - PRESENT
        return {*self.at_seats, *(seat for at, seats in self._elsewhere.values() if at > lately for seat in seats)}

    def is_elsewhere(self, node: str, seats: list[int]) -> bool:
        """Another node says who is connected to it; whether that is news."""
        before = self.here()
        self._elsewhere[node] = (now(), seats)
        return self.here() != before

    def person_at(self, seat: int) -> str | None:
        """The id of the person who holds a seat, where the server knows one."""
        return next((row.person for row in self.seats if row.seat == seat), None)

    def tell_said(self, line: Line) -> None:
        """Chat goes to those at the table, or to those who watch, as it was said."""
        said = chat_line(line)
        for_watchers = said.seat is None
        message = ENCODER.encode(Chat(line=said))
        for client in self.watchers if for_watchers else self.clients():
            client.tell(message)

    # Clients

    async def welcome(self, client: Client, hello: Hello, person: PersonRow | None) -> None:
        """Somebody comes: to a seat, by its link or the person's cookie, or to watch."""
        if hello.protocol != PROTOCOL:
            raise Fault("other-protocol", protocol=str(hello.protocol), known=PROTOCOL)
        async with self.lock:
            await self._mind_other_nodes()
            await self._again(lambda: self._seat(client, hello, person))
            # The node that asked the bots here may be the one that this client has lost.
            self.driver.take_over()
            self.driver.look()
            since = hello.since
            if since is None and client.seat != WATCHER:
                since = self.ledger.last_decision(client.seat) or 0
            told = looks.told(self.ledger, await missed(self, since), client.seat)
            client.tell(ENCODER.encode(self._welcome(client, told)))
            self._presence()

    async def _seat(self, client: Client, hello: Hello, person: PersonRow | None) -> None:
        seat = await seating.seat_for(self, hello, person)
        if seat == WATCHER and not self.ledger.setup.settings.watchers:
            raise Fault("no-watchers")
        client.seat = seat
        client.detail, client.sentences = hello.detail, hello.sentences
        client.name = self.ledger.places[seat].name if seat != WATCHER else client.name
        self._sit(client)

    def _sit(self, client: Client) -> None:
        if client.seat == WATCHER:
            self.watchers.add(client)
            return
        before = self.at_seats.get(client.seat)
        self.at_seats[client.seat] = client
        if before is not None and before is not client:
            before.seat = WATCHER
            before.bye("taken-over")

    def _welcome(self, client: Client, events: list[Words]) -> Welcome:
        ledger = self.ledger
        return Welcome(
            protocol=PROTOCOL,
            number=ledger.number,
            now=now(),
            seat=client.seat,
            language=client.language,
            table=self.look_of_table(),
            position=looks.position(ledger, client) if ledger.match is not None else None,
            missed=client.worded(ledger.setup.game, looks.names(ledger), events),
            sheet=[line.words() for line in ledger.match.sheet] if ledger.match is not None else [],
            chat=list(ledger.chat.get(client.seat == WATCHER, ())),
        )

    def gone(self, client: Client) -> None:
        """A socket was closed."""
        self.watchers.discard(client)
        if self.at_seats.get(client.seat) is client:
            del self.at_seats[client.seat]
        self.touched = now()
        if self.is_fresh:
            self._presence()
        elif self.is_known:
            self.hub.spawn(self._presence_later())

    async def _presence_later(self) -> None:
        async with self.lock:
            if self.is_known:
                self._presence()

    def _presence(self) -> None:
        self.hub.told(self)
        self.tell_table()

    # Commands

    async def hear(self, client: Client, message: Said) -> None:
        """A command of somebody who sits or watches here; whatever it is, it is answered."""
        if isinstance(message, Hello):
            return self.refuse(client, None, Fault("already-welcome"))
        async with self.lock:
            try:
                await self._again(lambda: self._carry_out(client, message))
            except Fault as fault:
                await self._refused(client, message, fault)

    async def _carry_out(self, client: Client, message: Said) -> None:
        if not self._is_repeated(client, message):
            await COMMANDS[type(message)](self, client, message)

    async def _again(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do it, and where another node was first, once more on what the table has become."""
        await self.refresh()
        before = self.ledger.number
        try:
            await deed()
        except Fault as fault:
            if fault.key != "stale":
                raise
            await self._mind_other_nodes()
            if self.ledger.number == before:
                raise
            await deed()

    def _is_repeated(self, client: Client, message: Said) -> bool:
        assert not isinstance(message, Hello)
        number = self.ledger.recent.get(key(client, message.command))
        if number is None or isinstance(message, Look | Why):
            return False
        client.tell(ENCODER.encode(Done(command=message.command, number=number)))
        return True

    async def _refused(self, client: Client, message: Said, fault: Fault) -> None:
        self.refuse(client, getattr(message, "command", None), fault)
        if fault.key == "stale":
            await self.refresh()
            self.tell_position(client, [])

    def refuse(self, client: Client, command: str | None, fault: Fault) -> None:
        """Say what is wrong, in the language of who asked."""
        self.hub.refused(fault.key)
        number = self._ledger.number if self._ledger is not None else None
        client.tell(
            ENCODER.encode(
                RefusedMessage(
                    command=command,
                    code=fault.key,
                    rule=fault.rule if isinstance(fault, Refused) else None,
                    text=speaker(client.language).fault(fault),
                    number=number,
                )
            )
        )


def summary(ledger: Ledger) -> Summary:
    """What lists show of a table."""
    waits = FOR_NOBODY
    if ledger.phase == RUNNING and ledger.paused is None:
        waits = FOR_BOT if ledger.bot_to_act is not None else FOR_PERSON
    return Summary(phase=ledger.phase, waits=waits, to_act=ledger.to_act, about=ledger.about)


def merged(rows: Sequence[SeatRow], changed: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats' rows with some of them replaced."""
    by_seat = {row.seat: row for row in rows} | {row.seat: row for row in changed}
    return [by_seat[seat] for seat in sorted(by_seat)]


def read_or_fault(lines: list[Line], row: TableRow) -> Ledger:
    """The ledger of a table, or the Fault that this one table is damaged."""
    try:
        ledger = read(lines, row.secret)
    except RecordFault as fault:
        if fault.key == "rec-2-rules-version":
            raise Fault("table-other-rules", table=row.code, **fault.facts) from None
        raise Fault("table-damaged", table=row.code) from fault
    except Exception as error:
        raise Fault("table-damaged", table=row.code) from error
    if not lines:
        raise Fault("no-such-table")
    return ledger
