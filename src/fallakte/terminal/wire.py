"""The line to a server: it comes back by itself, and what was not answered is said again."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from secrets import token_hex
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.terminal.http import declined
from fallakte.terminal.links import Link
from fallakte.terminal.online import (
    PROTOCOL,
    Because,
    Bye,
    Done,
    Message,
    Problem,
    Refused,
    Update,
    Welcome,
    read_message,
)

MOST_BYTES: Final = 1 << 24
FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 30.0
PASSING_STATUS: Final = (408, 425, 429, 500, 502, 503, 504)
PASSING_CODES: Final = (
    "restarting",
    "server-fault",
    "store-full",
    "store-read-only",
    "store-unreachable",
    "too-fast",
    "too-many-connections",
)
"""A server that answers so may think otherwise in a moment."""


class Wire:
    """Begins with `hello`, gives every message to `hear`, and calls `lost` before it tries again."""

    def __init__(
        self, link: Link, hello: Callable[[], Words], hear: Callable[[Message], None], lost: Callable[[], None]
    ) -> None:
        self.link = link
        self.hello = hello
        self.hear = hear
        self.lost = lost
        self.closed = False
        self.open: dict[str, Words] = {}
        self._known = False
        self._socket: ClientConnection | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Talk until `closed`; a Fault where the server is not there at first, or does not want us."""
        delays = waits()
        while not self.closed:
            if await self._talk():
                delays = waits()
                if not self.closed:
                    self.lost()
            elif not self._known:
                raise self._not_there()
            if not self.closed:
                await asyncio.sleep(next(delays))

    async def _talk(self) -> bool:
        """One connection from its beginning to its end; whether we were welcome."""
        try:
            async with connect(self.link.socket, max_size=MOST_BYTES, compression=None) as socket:
                await socket.send(msgspec.json.encode(self.hello()).decode())
                async for data in socket:
                    self._take(socket, read_message(data))
                    if self.closed:
                        break
        except InvalidStatus as error:
            if error.response.status_code not in PASSING_STATUS:
                raise self._not_there() from None
        except (OSError, WebSocketException):
            pass
        welcome = self._socket is not None
        self._socket = None
        return welcome

    def _take(self, socket: ClientConnection, message: Message | None) -> None:
        if isinstance(message, Welcome):
            if message.protocol != PROTOCOL:
                raise Fault("join-other-protocol", theirs=message.protocol, ours=PROTOCOL)
            self._known = True
            self._socket = socket
            for command in list(self.open.values()):
                self._send(command)
        elif self._socket is None:
            return self._unwelcome(message)
        if message is not None:
            self.open.pop(answered(message) or "", None)
            self.hear(message)
        return None

    def _unwelcome(self, message: Message | None) -> None:
        """What comes in place of a welcome: for who has been there before it may be no more than a pause."""
        if isinstance(message, Bye) and self._known:
            self.hear(message)
        elif isinstance(message, Bye | Refused) and not (self._known and message.code in PASSING_CODES):
            raise declined(Problem(message.code, message.text))

    def is_open(self, kind: str) -> bool:
        """Whether something of this kind was said and not answered yet."""
        return any(words["type"] == kind for words in self.open.values())

    def order(self, kind: str, **words: object) -> None:
        """Say something, now or when the server is back."""
        command = token_hex(8)
        self.open[command] = {"type": kind, "command": command, **words}
        self._send(self.open[command])

    def _send(self, words: Words) -> None:
        if self._socket is not None:
            sending = asyncio.ensure_future(_quietly(self._socket, msgspec.json.encode(words).decode()))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    def _not_there(self) -> Fault:
        return Fault("join-no-server", server=self.link.server)


async def _quietly(socket: ClientConnection, text: str) -> None:
    # A closed socket is noticed by whoever reads it, and then everything open is said again.
    with suppress(ConnectionClosed):
        await socket.send(text)


def answered(message: Message) -> str | None:
    """The command that a message answers."""
    if isinstance(message, Update):
        return message.done
    return message.command if isinstance(message, Done | Refused | Because) else None


def waits() -> Iterator[float]:
    """How long to wait before each try: longer and longer, and never all clients at once."""
    wait = FIRST_WAIT
    while True:
        yield wait * random.uniform(0.5, 1.5)
        wait = min(2 * wait, LONGEST_WAIT)
