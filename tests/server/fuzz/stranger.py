"""A stranger at a socket: says anything, and listens closely to what it is answered."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from fallakte.core.words import Words
from fallakte.protocol.messages import Hello, Said, Tells
from tests.server.fuzz.wire import CLOSE, NEVER, PING, PONG, TEXT, NotOpened, Wire, frame, opened

if TYPE_CHECKING:
    from tests.server.fuzz.arena import Arena

SAID: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Said)
TOLD: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Tells)
FAREWELLS = {
    "too-many-mistakes": 1008,
    "no-hello": 1008,
    "left": 4002,
    "taken-over": 4001,
    "handed-over": 4001,
    "no-such-table": 4004,
}
"""How the server may end a stranger's socket, and with which code."""


def expected(text: str) -> str | None:
    """By which command an answer to this text is known; None where it is not read as a command."""
    try:
        message = SAID.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return None if isinstance(message, Hello) else str(message.command)


class Stranger:
    """One socket after another to one place at a table. Each message must be answered once, until the socket ends."""

    def __init__(self, arena: "Arena", table: str, secret: str | None = None) -> None:
        self.arena = arena
        self.table = table
        self.secret = secret
        self.seat = -1
        self.position: Words = {}
        self.around: Words = {}
        self.heard: list[bytes] = []
        self.is_open = False
        self.is_welcome = False
        self._owed: Counter[str | None] = Counter()
        self._last = ""
        self._changed = asyncio.Event()
        self._wire: Wire | None = None
        self._listening: asyncio.Task[None] | None = None

    # Coming and going

    async def come(self) -> bool:
        """A new socket; whether the server has opened one."""
        await self.go()
        try:
            self._wire = await opened(self.arena.port, f"/api/tables/{self.table}/play")
        except NotOpened as refused:
            self.arena.heard.add(refused.answer)
            if not 400 <= refused.status < 500:
                self.arena.blame(f"a socket to {self.table!r} was answered with {refused.answer[:200]!r}")
            return False
        self.is_open, self.is_welcome, self._last = True, False, ""
        self._owed.clear()
        self._listening = asyncio.create_task(self._listen(self._wire))
        return True

    async def go(self) -> None:
        """Leave the socket as it is."""
        self.is_open = False
        if self._wire is not None:
            await self._wire.close()
        if self._listening is not None:
            await self._listening
        self._wire = self._listening = None

    # Saying

    async def say(self, *texts: str) -> None:
        """Say something, or several things at once, and wait until all is answered or the socket is closed."""
        await self.send(b"".join(frame(text.encode()) for text in texts), [expected(text) for text in texts])

    async def send(self, data: bytes, owed: Sequence[str | None]) -> None:
        """Send frames as they are; so many answers are owed for them."""
        if self._wire is None or not self.is_open:
            return
        self._owed.update(owed)
        self._wire.write(data)
        try:
            await self._wire.drain()
            async with asyncio.timeout(NEVER):
                while not self._is_settled():
                    self._changed.clear()
                    await self._changed.wait()
        except ConnectionError:
            pass
        except TimeoutError:
            self.arena.blame(f"never answered: {dict(self._owed)} at {self.table}, last heard {self.heard[-1:]}")
            await self._wire.abort()

    def _is_settled(self) -> bool:
        return not self.is_open or not self._owed.total()

    # Listening

    async def _listen(self, wire: Wire) -> None:
        bye, code = "", 0
        while not code and (heard := await wire.frame()) is not None:
            if heard.opcode == TEXT:
                bye = self._hear(heard.payload) or bye
            elif heard.opcode == PING:
                wire.write(frame(heard.payload, PONG))
            elif heard.opcode == CLOSE:
                code = heard.code
                wire.write(frame(heard.payload, CLOSE))
            self._changed.set()
        if self.is_open and FAREWELLS.get(bye) != code:
            self.arena.blame(f"a socket at {self.table} ended with {code} after bye {bye!r}: {self.heard[-2:]}")
        self.is_open = False
        self._changed.set()

    def _hear(self, payload: bytes) -> str | None:
        """One message; the code of a bye."""
        self.arena.heard.add(payload)
        self.heard = [*self.heard[-9:], payload]
        try:
            TOLD.decode(payload)
        except msgspec.MsgspecError as error:
            self.arena.blame(f"{error}: {payload[:300]!r}")
            return None
        message = msgspec.json.decode(payload)
        self._note(message)
        return message["code"] if message["type"] == "bye" else None

    def _note(self, message: Words) -> None:
        kind = message["type"]
        self.position = message.get("position", self.position)
        if kind == "welcome":
            self.seat, self.is_welcome, self.around = message["seat"], True, message["table"]
            self.secret = message.get("secret", self.secret)
            self._is_answer(None, message)
        elif kind == "table":
            self.around = message
        elif kind in ("done", "why", "refused"):
            self._is_answer(message.get("command"), message)
        elif "done" in message:
            self._is_answer(message["done"], message)
        if message.get("code") == "server-fault":
            self.arena.blame(f"a fault of the server at {self.table}: {message}")

    def _is_answer(self, command: str | None, message: Words) -> None:
        if self._owed[command] <= 0:
            self.arena.blame(f"an answer to nothing: {message}")
        self._owed[command] -= 1
