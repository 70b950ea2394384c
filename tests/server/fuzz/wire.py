"""A WebSocket by hand: every bit of a frame can be wrong."""

import asyncio
import base64
import os
import re
import struct
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

HOST = "127.0.0.1"
NEVER = 60.0
"""Seconds after which what has not come never comes."""

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Frame(NamedTuple):
    """A frame from the server."""

    opcode: int
    payload: bytes

    @property
    def code(self) -> int:
        """What a close frame gives as its reason; 0 for none."""
        return int.from_bytes(self.payload[:2], "big") if self.opcode == CLOSE else 0


class NotOpened(Exception):
    """The server did not open a socket but answered with this."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer[:200])
        self.answer = answer
        self.status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0


class Wire:
    """A connection that was opened as a WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def write(self, data: bytes) -> None:
        """Any bytes."""
        self._writer.write(data)

    async def drain(self) -> None:
        """Until the server has taken most of what was written."""
        async with asyncio.timeout(NEVER):
            await self._writer.drain()

    async def frame(self) -> Frame | None:
        """The next frame, or None when the server has closed the connection."""
        try:
            async with asyncio.timeout(NEVER):
                first, length = await self._reader.readexactly(2)
                if length == 126:
                    (length,) = struct.unpack("!H", await self._reader.readexactly(2))
                elif length == 127:
                    (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
                return Frame(first & 15, await self._reader.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    def half_close(self) -> None:
        """Say that nothing more will come."""
        self._writer.write_eof()

    async def close(self) -> None:
        """Go away without a word."""
        await closed(self._writer)

    async def abort(self) -> None:
        """Pull the plug."""
        self._writer.transport.abort()
        await closed(self._writer)


async def closed(writer: asyncio.StreamWriter) -> None:
    """Close a connection, whatever the other side has made of it."""
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    masked: bool = True,
    rsv: int = 0,
    length: int | None = None,
) -> bytes:
    """A frame; `length` is what it says of itself where that is not true."""
    said = len(payload) if length is None else length
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    bit = 0x80 if masked else 0
    if said < 126:
        head = bytes((first, bit | said))
    else:
        head = (
            struct.pack("!BBH", first, bit | 126, said) if said < 65536 else struct.pack("!BBQ", first, bit | 127, said)
        )
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + _masked(payload, mask)


def _masked(payload: bytes, mask: bytes) -> bytes:
    whole = mask * (len(payload) // 4 + 1)
    return (int.from_bytes(payload, "big") ^ int.from_bytes(whole[: len(payload)], "big")).to_bytes(len(payload), "big")


def greeting(port: int, path: str, headers: Iterable[tuple[str, str]] = ()) -> bytes:
    """The request that opens a socket; `headers` replace those of the same name, and an empty value leaves it out."""
    known = {
        "Host": f"{HOST}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
    }
    lines = [f"{name}: {value}\r\n" for name, value in (known | dict(headers)).items() if value]
    return f"GET {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode()


async def opened(port: int, path: str, headers: Iterable[tuple[str, str]] = ()) -> Wire:
    """A socket to a path."""
    return await opened_by(port, greeting(port, path, headers))


async def opened_by(port: int, request: bytes) -> Wire:
    """A socket by a request as it is; NotOpened has the answer to one that opens none."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        writer.write(request)
        answer = await answered(reader)
        if not answer.startswith(b"HTTP/1.1 101 "):
            raise NotOpened(answer)
    except BaseException:
        writer.transport.abort()
        raise
    return Wire(reader, writer)


async def answered(reader: asyncio.StreamReader) -> bytes:
    """A whole HTTP answer, or as much of it as comes before the connection is closed."""
    head = b""
    try:
        async with asyncio.timeout(NEVER):
            head = await reader.readuntil(b"\r\n\r\n")
            while head.startswith(b"HTTP/1.1 100 "):
                head = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(head)
            return head + (await reader.readexactly(int(length[1])) if length else b"")
    except asyncio.IncompleteReadError as error:
        return head + error.partial
    except ConnectionError:
        return head
