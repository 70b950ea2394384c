"""The socket of somebody at a table: messages in, one by one; messages out, without waiting."""

import asyncio
from typing import Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.protocol.messages import PROTOCOL, Bye, Hello, Refused, Said, Say
from fallakte.server.app import Desk
from fallakte.server.rooms.client import Client
from fallakte.server.rooms.room import Room
from fallakte.server.web.answers import too_fast, unexpected
from fallakte.server.web.decode_errors import UNDECODABLE, what_is_wrong
from fallakte.server.web.ids import checked_id
from fallakte.server.web.visitor import Visitor
from fallakte.server.web.wire import Wire
from fallakte.text.speaker import speaker

HELLO_SECONDS: Final = 10.0
MOST_BAD: Final = 20
"""So many messages may be refused before anything else is looked at; then the socket is closed."""
MOST_HASTY: Final = 200

CLOSE: Final = {
    "restarting": 1012,
    "store-full": 1013,
    "store-read-only": 1013,
    "store-unreachable": 1013,
    "too-slow": 1013,
    "too-fast": 1008,
    "too-many-mistakes": 1008,
    "no-hello": 1008,
    "taken-over": 4001,
    "handed-over": 4001,
    "left": 4002,
    "banned": 4003,
    "table-deleted": 4004,
    "no-such-table": 4004,
}
"""Close codes by the code of the last message; with 1012 and 1013 it is worth coming back."""
OTHERWISE: Final = 1011

BYES: Final = {
    "restarting": "bye-restarting",
    "too-slow": "bye-too-slow",
    "too-fast": "bye-too-fast",
    "too-many-mistakes": "bye-too-many-mistakes",
    "no-hello": "bye-no-hello",
    "taken-over": "bye-taken-over",
    "handed-over": "bye-handed-over",
    "left": "bye-left",
    "banned": "bye-banned",
    "table-deleted": "bye-table-deleted",
}

_decode: Final = msgspec.json.Decoder(Said).decode
_encode: Final = msgspec.json.Encoder().encode


class Socket(Client):
    """One socket of one visitor at one table."""

    def __init__(self, desk: Desk, wire: Wire, visitor: Visitor, table: str) -> None:
        self.language = visitor.language
        self.person = visitor.person.id if visitor.person is not None else None
        self.name = visitor.person.name if visitor.person is not None else ""
        self.address = visitor.who.address
        self.room: Room | None = None
        self._table = table
        self._desk = desk
        self._wire = wire
        wire.most_unread = 2 * desk.settings.unread_bytes
        self._visitor = visitor
        self._most_unread = desk.settings.unread_bytes
        self._own, self._sure, self._shared = desk.limits.messages(self.address)
        self._clock = asyncio.get_running_loop().time
        self._bad = 0
        self._hasty = 0

    # Out

    def tell(self, message: bytes) -> None:
        wire = self._wire
        if wire.unread > self._most_unread:
            self.bye("too-slow")
        else:
            wire.write(message)

    def bye(self, code: str) -> None:
        self._end(code, speaker(self.language).say(BYES[code]))

    def _end(self, code: str, text: str) -> None:
        self._wire.write(_encode(Bye(code=code, text=text)))
        self._wire.end(CLOSE.get(code, OTHERWISE))

    def refuse(self, fault: Fault, command: str | None = None) -> None:
        """Say what is wrong with a message that no room has heard."""
        self._desk.metrics.refused.labels(fault.key).inc()
        text = speaker(self.language).fault(fault)
        self.tell(_encode(Refused(command=command, code=fault.key, text=text)))

    # In

    def read(self, text: str | None) -> Said | None:
        """A message, unless it is none or comes too fast: then it has been refused."""
        if text is None:
            self._is_bad(Fault("not-text"))
            return None
        try:
            message: Said = _decode(text)
        except UNDECODABLE as error:
            self._is_bad(what_is_wrong(error))
            return None
        return message if self._in_time(message) else None

    def _is_bad(self, fault: Fault, command: str | None = None) -> None:
        self.refuse(fault, command)
        self._bad += 1
        if self._bad >= MOST_BAD:
            self.bye("too-many-mistakes")

    def _in_time(self, message: Said) -> bool:
        at = self._clock()
        wait = self._own.take(at) or (self._sure.take(at) and self._shared.take(at))
        if not wait and isinstance(message, Say):
            wait = self._desk.limits.chat.take(self._visitor.who)
        if not wait:
            self._hasty = max(0, self._hasty - 1)
            return True
        self.refuse(too_fast(wait), getattr(message, "command", None))
        self._hasty += 1
        if self._hasty >= MOST_HASTY:
            self.bye("too-fast")
        return False

    async def hear(self, message: Said) -> None:
        """What the visitor says: first hello, then whatever the table understands."""
        try:
            if self.room is not None:
                await self.room.hear(self, message)
            elif isinstance(message, Hello):
                await self._greet(message)
            else:
                raise Fault("hello-first")
        except Fault as fault:
            self._is_bad(fault, getattr(message, "command", None))
        except Exception as error:
            self.refuse(unexpected(error, "a socket"), getattr(message, "command", None))

    async def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Fault("other-protocol", protocol=str(hello.protocol), known=PROTOCOL)
        if hello.language is not None:
            self.language = hello.language
        try:
            room = await self._desk.hub.room(checked_id(self._table))
        except Fault as fault:
            return self.is_last(fault)
        try:
            await room.welcome(self, hello, self._visitor.person)
        except BaseException:
            self._is_not_welcome(room)
            raise
        self.room = room
        return None

    def is_last(self, fault: Fault) -> None:
        """After this there is nothing more to say."""
        self._desk.metrics.refused.labels(fault.key).inc()
        self._end(fault.key, speaker(self.language).fault(fault))

    def _is_not_welcome(self, room: Room) -> None:
        if self in room.watchers or room.at_seats.get(self.seat) is self:
            room.gone(self)

    @property
    def is_open(self) -> bool:
        """Whether what the visitor says still counts."""
        return not self._wire.close_sent


async def play(desk: Desk, wire: Wire, visitor: Visitor, table: str) -> None:
    """Play or watch at `/api/tables/{table}/play`: see docs/protocol.md.

    Straight from the guard: a router around every socket that is open for hours would only take memory.
    """
    await wire.receive()
    await wire.send({"type": "websocket.accept"})
    one = Socket(desk, wire, visitor, table)
    wire.forget_handshake()
    visitor.headers.clear()
    hello = asyncio.get_running_loop().call_later(HELLO_SECONDS, one.bye, "no-hello")
    desk.metrics.sockets.inc()
    try:
        while (event := await wire.receive())["type"] == "websocket.receive" and one.is_open:
            message = one.read(event.get("text"))
            if message is not None:
                await one.hear(message)
                if one.room is not None:
                    hello.cancel()
    except Exception as error:
        one.is_last(unexpected(error, "a socket"))
    finally:
        hello.cancel()
        desk.metrics.sockets.dec()
        if one.room is not None:
            one.room.gone(one)
