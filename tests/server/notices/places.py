"""Where notices can go in tests: an SMTP server and a web server on loopback, and a resolver that knows them.

trusted.pem is a certificate authority whose key is gone; server.pem is what it vouched for: hook.example and localhost.
"""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import AI_NUMERICHOST, AddressFamily, SocketKind, gaierror, getaddrinfo
from typing import Any, Self

from fallakte.server.notices.notice import Notice, Occasion
from fallakte.server.notices.post import Post

HERE = Path(__file__).parent
TRUSTED = HERE / "trusted.pem"
ACCEPTED = b"HTTP/1.1 204 No Content\r\n\r\n"
LONGEST = 30.0


def notice(reason: Occasion = "your-turn", **changed: Any) -> Notice:
    words: dict[str, Any] = {
        "game": "al-capone",
        "table": "K7Q2",
        "names": ["Ada", "Bruno"],
        "seat": 0,
        "link": "https://play.example/t/K7Q2",
        "language": "en",
    }
    return Notice(reason, **(words | changed))


async def until(true: Callable[[], bool]) -> None:
    """Waits for something that must become true."""
    async with asyncio.timeout(LONGEST):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def started(post: Post) -> AsyncIterator[Post]:
    await post.start()
    try:
        yield post
    finally:
        await post.stop()


def server_tls() -> ssl.SSLContext:
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(HERE / "server.pem")
    return tls


class Known:
    """A resolver that never asks the network: addresses are themselves, names are as given, all others unknown."""

    def __init__(self, **names: list[str]) -> None:
        self.names = {name.replace("_", "."): addresses for name, addresses in names.items()}
        self.asked: list[str] = []

    def __call__(self, host: str, port: int, family: int, kind: int) -> list[Any]:
        self.asked.append(host)
        found: list[Any] = []
        for address in self.names.get(host, [host]):
            try:
                found += getaddrinfo(address, port, AddressFamily(family), SocketKind(kind), 0, AI_NUMERICHOST)
            except OSError:
                raise gaierror(-2, "unknown") from None
        return found


class Place:
    """A server on loopback that keeps count of who came."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.visits = 0
        self.port = 0
        self._tls = tls
        self._server: asyncio.Server | None = None
        self._visitors: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._visit, "127.0.0.1", 0, ssl=self._tls)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.release()
        await asyncio.gather(*self._visitors, return_exceptions=True)
        await self._server.wait_closed()

    def release(self) -> None:
        """Ends every conversation that goes on."""
        for visitor in self._visitors:
            visitor.cancel()

    async def _visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.visits += 1
        visitor = asyncio.current_task()
        assert visitor is not None
        self._visitors.add(visitor)
        visitor.add_done_callback(self._visitors.discard)
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await self.talk(reader, writer)
        writer.transport.abort()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError


class Silent(Place):
    """A server that takes connections and says nothing."""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.Event().wait()


class Hook(Place):
    """A webhook that keeps what it was sent, and answers with these bytes; with None it never answers."""

    def __init__(self, answer: bytes | None = ACCEPTED, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(tls)
        self.answer = answer
        self.heads: list[str] = []
        self.bodies: list[dict[str, Any]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=s3cret"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.partition("Content-Length: ")[2].partition("\r")[0])
        self.bodies.append(json.loads(await reader.readexactly(length)))
        self.heads.append(head)
        await self.reply(reader, writer)

    async def reply(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.answer is None:
            await asyncio.Event().wait()
            return
        writer.write(self.answer)
        writer.close()
        await writer.wait_closed()


class Dripping(Hook):
    """A webhook that begins an answer and never comes to its end."""

    async def reply(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.02)


class Mailbox(Place):
    """An SMTP server that keeps letters. `answers` are said to the first recipients, then "250"."""

    def __init__(self, *answers: str, upgrade: ssl.SSLContext | None = None, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(tls)
        self.answers = list(answers)
        self.goodbye = "221 bye"
        self.letters: list[bytes] = []
        self.recipients: list[str] = []
        self.heard: list[str] = []
        self._upgrade = upgrade

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mailbox\r\n")
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            self.heard.append(line)
            word = line.partition(" ")[0].upper()
            writer.write(f"{self._said(word, line)}\r\n".encode())
            if word == "DATA":
                self.letters.append(await reader.readuntil(b"\r\n.\r\n"))
                writer.write(b"250 taken\r\n")
            elif word == "STARTTLS":
                await writer.drain()
                await writer.start_tls(self._upgrade or server_tls())
            elif word == "QUIT":
                await writer.drain()
                return

    def _said(self, word: str, line: str) -> str:
        if word == "EHLO":
            return "250-mailbox\r\n250-STARTTLS\r\n250 AUTH PLAIN" if self._upgrade else "250-mailbox\r\n250 AUTH PLAIN"
        if word == "RCPT":
            self.recipients.append(line)
            return self.answers.pop(0) if self.answers else "250 yes"
        return {"STARTTLS": "220 go on", "DATA": "354 go on", "QUIT": self.goodbye, "AUTH": "235 you are in"}.get(
            word, "250 yes"
        )
