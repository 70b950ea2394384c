"""A room: one table in memory, one queue of commands. What it has said to anybody is in the store already."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from fallakte.core.faults import Fault, Refused
from fallakte.core.words import Event, Words
from fallakte.protocol.messages import PROTOCOL, Done, Hello, Look, Said, Welcome, Why
from fallakte.protocol.messages import Refused as RefusedMessage
from fallakte.server.clock import now
from fallakte.server.rooms import views
from fallakte.server.rooms.client import ENCODER, WATCHER, Client
from fallakte.server.rooms.commands import COMMANDS, key
from fallakte.server.rooms.log_reader import Log
from fallakte.server.rooms.state import Keeper
from fallakte.server.store.rows import (
    PersonRow,
)
from fallakte.server.tables import seats
from fallakte.text.speaker import speaker

T = TypeVar("T")


class Room(Keeper):
    """Somebody comes, says something, goes: commands pass through the room one at a time."""

    # Clients

    async def welcome(self, client: Client, hello: Hello, person: PersonRow | None) -> None:
        """Somebody comes: to a seat, by its link or the person's cookie, or to watch."""
        if hello.protocol != PROTOCOL:
            raise Fault("other-protocol", protocol=str(hello.protocol), known=PROTOCOL)
        async with self.lock:
            await self.mind_other_nodes()
            chair = await self._again(lambda: self._seat(client, hello, person))
            # The node that asked the bots here may be the one that this client has lost.
            self.driver.take_over()
            self.driver.look()
            await self.hub.visited(self)
            since = hello.since
            if since is None and client.seat != WATCHER:
                since = self.ledger.last_decision(client.seat) or 0
            told = views.told(self.ledger, await self._missed(since), client.seat)
            client.tell(ENCODER.encode(self._welcome(client, chair, told)))
            self.hub.came(self, client.seat)
            self._presence()

    async def _missed(self, since: int | None) -> list[Event]:
        """What happened since a line, or the last of it."""
        if since is None or self.ledger.match is None or since >= self.ledger.state:
            return []
        return await Log(self.hub.store, self.row).happened(self.ledger, since)

    async def _seat(self, client: Client, hello: Hello, person: PersonRow | None) -> seats.Chair:
        chair = await seats.seat_for(self, hello, person)
        seat = chair.seat
        if seat == WATCHER and not self.ledger.setup.settings.watchers:
            raise Fault("no-watchers")
        client.seat = seat
        client.detail, client.sentences = hello.detail, hello.sentences
        client.name = self.ledger.places[seat].name if seat != WATCHER else client.name
        self._sit(client)
        return chair

    def _sit(self, client: Client) -> None:
        if client.seat == WATCHER:
            self.watchers.add(client)
            return
        before = self.at_seats.get(client.seat)
        self.at_seats[client.seat] = client
        if before is not None and before is not client:
            before.seat = WATCHER
            before.bye("taken-over")

    def _welcome(self, client: Client, chair: seats.Chair, events: list[Words]) -> Welcome:
        ledger = self.ledger
        return Welcome(
            protocol=PROTOCOL,
            number=ledger.number,
            now=now(),
            seat=client.seat,
            language=client.language,
            secret=chair.key,
            recovery=chair.recovery,
            table=self.look_of_table(),
            position=views.position(ledger, client) if ledger.match is not None else None,
            missed=client.worded(ledger.setup.game, views.names(ledger), events),
            sheet=[line.words() for line in ledger.match.sheet] if ledger.match is not None else [],
            rounds=ledger.rounds,
            chat=list(self.chat.get(client.seat == WATCHER, ())),
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
        self.driver.look_round()

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

    async def _again(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Do it, and where another node was first, again on what the table has become."""
        await self.refresh()
        while True:
            before = self.ledger.number
            try:
                return await deed()
            except Fault as fault:
                if fault.key != "stale":
                    raise
                await self.mind_other_nodes()
                if self.ledger.number == before:
                    raise

    def _is_repeated(self, client: Client, message: Said) -> bool:
        assert not isinstance(message, Hello)
        command = key(client, message.command) or ""
        number = self.ledger.answered(command)
        if command in self.said:
            number = self.said[command] or self.ledger.number
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
