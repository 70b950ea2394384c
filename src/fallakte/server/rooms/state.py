"""A table in memory and in the store: read when it is needed, written before anybody is told."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.words import Event, Words
from fallakte.server.clock import now
from fallakte.server.rooms import chain, player_words
from fallakte.server.rooms.bots import Driver
from fallakte.server.rooms.bounds import LINES
from fallakte.server.rooms.checkpoint import EVERY, checkpoint_of
from fallakte.server.rooms.client import ENCODER
from fallakte.server.rooms.clients import CHAT_KEPT, Audience
from fallakte.server.rooms.log import NOBODY, Ledger
from fallakte.server.rooms.log_reader import Log
from fallakte.server.store.rows import (
    CLOSED,
    FOR_BOT,
    FOR_CONSENT,
    FOR_NOBODY,
    FOR_PERSON,
    FOR_WORDS,
    GATHERING,
    OVER,
    RUNNING,
    Append,
    ChatRow,
    Line,
    NameRow,
    SeatRow,
    Summary,
    TableRow,
)

if TYPE_CHECKING:
    from fallakte.server.cluster.hub import Hub

FROM_THE_BEGINNING: Final = (b'{"undo"', b'{"record"', b'{"seat"', b'{"key"')
"""Lines that change what was before them, or come with other seats' rows."""


class Keeper(Audience):
    """Keeps a table: one queue, and nothing in memory that the store does not have."""

    def __init__(self, hub: "Hub", row: TableRow) -> None:
        super().__init__(row)
        self.hub = hub
        self.lock = asyncio.Lock()
        self.seats: list[SeatRow] = []
        self.driver = Driver(self)
        self.touched = now()
        self._ledger: Ledger | None = None
        self._told: int | None = None
        """Up to which number the clients here have been told; None as long as the room has read nothing."""
        self._kept_at = 0
        """The number of the latest checkpoint."""
        self._cut_off = False
        """Whether something was to be written of which nobody knows whether it was."""

    # Reading

    @property
    def ledger(self) -> Ledger:
        """The table as it is; only while the lock is held and the room is fresh."""
        assert self._ledger is not None
        return self._ledger

    async def refresh(self) -> None:
        """Make sure that the room knows the table: it forgets what it cannot be sure of."""
        self.touched = now()
        while self._ledger is None:
            log = Log(self.hub.store, self.row)
            ledger, seats, self._kept_at = await log.read()
            self._take_seats(seats)
            await self.hear_chat()
            if self._told is not None and self._told < ledger.number:
                events = await log.happened(ledger, self._told)
                self._ledger = ledger
                self._tell_news(self._told, events)
            self._ledger = ledger
            self._told = ledger.number
            try:
                await self.begin_if_full()
            except Fault as fault:
                if fault.key != "stale":
                    raise
                continue
            self.driver.look()

    def _take_seats(self, rows: list[SeatRow]) -> None:
        """The seats as the store has them; whoever is here with a key that another node has replaced is sent away."""
        links = {row.seat: row.link for row in rows}
        for before in self.seats:
            if before.link is not None and links.get(before.seat) != before.link:
                self.send_away(before.seat, "taken-over")
        self.seats = rows

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

    def waits_for_bot(self, before: int) -> bool:
        """Whether a bot is to act here since before a time, and nobody has asked it."""
        return (
            self.is_fresh
            and self.ledger.bot_to_act is not None
            and self.ledger.clock_from < before
            and not self.driver.busy
        )

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

    async def mind_other_nodes(self) -> None:
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
        self._tell_news(lines[0].number, events)
        self._told = self.ledger.number
        self.driver.look()
        return True

    def _tell_news(self, since: int, events: list[Event]) -> None:
        """Tell what was written from a number on while the room did not look."""
        if self.ledger.state > since:
            self.tell_all(events)
        self.tell_table()
        if self._cut_off:
            self._cut_off = False
            self.hub.told(self)

    async def hear_chat(self) -> None:
        """Read what was said since the room looked last, and tell it; at first, what is worth telling to who comes."""
        if self.heard is None and not self.row.said:
            self.heard = 0
        elif self.heard is None:
            said = await self.hub.store.chat(self.row.id, limit=CHAT_KEPT, watchers=False)
            said += await self.hub.store.chat(self.row.id, limit=CHAT_KEPT, watchers=True)
            self.heard = max((one.number + 1 for one in said), default=0)
            for one in said:
                self.keep_said(one)
        else:
            for one in await self.hub.store.chat(self.row.id, self.heard):
                self.tell_said(one)

    async def catch_up_chat(self, said: int) -> None:
        """Read what was said at another node."""
        async with self.lock:
            if self.heard is not None and self.heard < said:
                await self.hear_chat()

    def person_at(self, seat: int) -> str | None:
        """The id of the person who holds a seat, where the server knows one."""
        return next((row.person for row in self.seats if row.seat == seat), None)

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
        if ledger.number >= LINES and ledger.phase in (OVER, CLOSED):
            raise Fault("table-too-long", most=LINES)
        if ledger.is_too_long(bodies):
            bodies = [*bodies, *ledger.closing(NOBODY)]
        lines, names = self._lines(bodies, command, seats)
        self._note(lines, bodies)
        ledger.after(events)
        await self._store(lines, seats, names)
        return lines

    def _note(self, lines: Sequence[Line], bodies: Sequence[Words]) -> None:
        ledger = self.ledger
        for line, body in zip(lines, bodies):
            kind = next(iter(body))
            ledger.note(line, kind, body[kind])

    def _lines(
        self, bodies: Sequence[Words], command: str | None, seats: Sequence[SeatRow] = ()
    ) -> tuple[list[Line], list[NameRow]]:
        """The next lines, the first of which carries the command, and the names that are new in them."""
        ledger, at = self.ledger, now()
        tip = ledger.tip
        persons = {row.seat: row.person for row in seats}
        lines: list[Line] = []
        names: list[NameRow] = []
        for number, body in enumerate(bodies, ledger.number):
            stored, called = ledger.names.apart(body, persons)
            line = chain.next_line(tip, number, ENCODER.encode(stored), at, command)
            tip, command = line.sum or b"", None
            lines.append(line)
            names += called
        return lines, names

    async def _store(
        self, lines: list[Line], seats: Sequence[SeatRow] = (), names: Sequence[NameRow] = (), cut: int | None = None
    ) -> None:
        """If somebody else was first or the store fails, the room forgets: nobody ever sees what was not stored.

        After an undo the checkpoints of what was taken back are cut off, and one is made of what is there now.
        """
        ledger = self.ledger
        is_due = cut is not None or ledger.number - self._kept_at >= EVERY
        append = Append(
            table=self.row.id,
            head=lines[0].number,
            at=lines[0].at,
            lines=lines,
            summary=summary(ledger),
            seats=list(seats),
            names=list(names),
            checkpoint=checkpoint_of(ledger) if is_due else None,
            cut=cut,
        )
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
        if is_due:
            self._kept_at = ledger.number
        self._told = self.ledger.number
        self.driver.take_over()
        self.hub.told(self)

    async def say(self, said: ChatRow) -> None:
        """Keep a line of chat beside the log and tell it, with whatever was said before it elsewhere."""
        number = await self.hub.store.say(self.row.id, said)
        if number is None:
            raise Fault("no-such-table")
        if number != self.heard:
            await self.hear_chat()
        else:
            self.tell_said(msgspec.structs.replace(said, number=number))
        if said.command is not None:
            self.said[said.command] = self.ledger.number
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
        events = ledger.happened()
        await self.append(bodies, command, events=events)
        if asked is not None or ledger.phase != RUNNING:
            self.tell_table()
        self.hub.moved()
        return events

    async def take_back(self, to: int, seat: int, command: str | None, consent: Sequence[Words] = ()) -> None:
        """Go back to the decision that was put in state `to`: a line that says so, and a ledger without what was.

        The last consent is written with it: a consent without what was agreed on would be answered and yet be lost.
        """
        ledger = self.ledger
        used = ledger.used_since(to, seat) if ledger.setup.settings.clock else 0
        undo: Words = {"to": to, "seat": seat, **({"used": used} if used else {})}
        bodies: list[Words] = [*consent, {"undo": undo}]
        ledger.go_back(await Log(self.hub.store, self.row).before(to, ledger.gaps))
        ledger.deal_on()
        lines, _ = self._lines(bodies, command)
        self._note(lines, bodies)
        await self._store(lines, cut=to)

    async def begin_if_full(self) -> None:
        """When nobody is missing any more, and no word, the cards are dealt."""
        ledger = self.ledger
        if ledger.phase != GATHERING or not ledger.full or not player_words.is_over(ledger):
            return
        match = ledger.deal()
        bodies = list(match.lines)
        del match.lines[1:]
        events = ledger.happened()
        await self.append(bodies, events=events)
        self.tell_all(events)


def summary(ledger: Ledger) -> Summary:
    """What lists show of a table."""
    waits = FOR_NOBODY
    if ledger.awaits_words:
        waits = FOR_WORDS
    elif ledger.phase == RUNNING and ledger.bot_to_act is not None:
        waits = FOR_BOT if ledger.is_expecting else FOR_NOBODY
    elif ledger.phase == RUNNING and ledger.ask is not None and ledger.ask.until is not None:
        waits = FOR_CONSENT
    elif ledger.phase == RUNNING and ledger.paused is None:
        waits = FOR_PERSON
    return Summary(phase=ledger.phase, waits=waits, to_act=ledger.to_act, about=ledger.about)


def merged(rows: Sequence[SeatRow], changed: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats' rows with some of them replaced."""
    by_seat = {row.seat: row for row in rows} | {row.seat: row for row in changed}
    return [by_seat[seat] for seat in sorted(by_seat)]
