"""Frames and handshakes that no library would send; each says how the server may take it."""

import asyncio
import json
import zlib
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tests.server.fuzz.wire import (
    BINARY,
    CLOSE,
    CONT,
    PING,
    PONG,
    TEXT,
    Frame,
    NotOpened,
    Wire,
    frame,
    greeting,
    opened,
    opened_by,
)

if TYPE_CHECKING:
    from tests.server.fuzz.arena import Arena

HELLO = json.dumps({"type": "hello", "protocol": 1}).encode()
LOOK = json.dumps({"type": "look", "command": "still here"}).encode()
TOO_LONG = 17_000
CUT_OFF = 0
"""In place of a close code: the connection just ends."""
GOES_ON = -1


class Trick(NamedTuple):
    """What is sent after a hello, and how the socket may end for it."""

    make: Callable[[Random], bytes]
    ends: tuple[int, ...]


TRICKS = {
    "unmasked": Trick(lambda luck: frame(LOOK, masked=False), (1002,)),
    "reserved opcode": Trick(lambda luck: frame(LOOK, luck.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15))), (1002,)),
    "reserved bits": Trick(lambda luck: frame(LOOK, rsv=luck.randrange(1, 8)), (1002,)),
    "compressed": Trick(lambda luck: frame(zlib.compress(bytes(10**6)), rsv=4), (1002,)),
    "not UTF-8": Trick(lambda luck: frame(LOOK[:-3] + luck.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80"))), (1007,)),
    "not UTF-8 in pieces": Trick(lambda luck: frame(b"\xe2\x82", fin=False) + frame(b"\x20", CONT), (1007,)),
    "too long": Trick(lambda luck: frame(bytes(luck.choice((TOO_LONG, 10**5, 10**6)))), (1009,)),
    "deep and too long": Trick(lambda luck: frame(b'{"type":' + b"[" * 10**5), (1009,)),
    "said to be endless": Trick(lambda luck: frame(b"", length=luck.choice((2**31, 2**62, 2**63 - 1))), (1009, 1002)),
    "said to be negative": Trick(lambda luck: frame(b"", length=2**64 - 1), (1002, 1009)),
    "too long in pieces": Trick(lambda luck: frame(bytes(9000), fin=False) + frame(bytes(9000), CONT), (1009,)),
    "endless pieces": Trick(lambda luck: frame(b"{", fin=False) + frame(b" ", CONT, fin=False) * 500, (CUT_OFF, 1009)),
    "piece of nothing": Trick(lambda luck: frame(LOOK, CONT), (1002,)),
    "message within a message": Trick(lambda luck: frame(b"{", fin=False) + frame(LOOK), (1002,)),
    "ping in pieces": Trick(lambda luck: frame(b"", PING, fin=False), (1002,)),
    "long ping": Trick(lambda luck: frame(bytes(126), luck.choice((PING, PONG, CLOSE))), (1002,)),
    "pings": Trick(lambda luck: frame(luck.randbytes(125), PING) * luck.choice((1, 100, 1000)), (GOES_ON,)),
    "pongs nobody asked for": Trick(lambda luck: frame(luck.randbytes(4), PONG) * 100, (GOES_ON,)),
    "empty messages": Trick(lambda luck: frame(b"") * 5 + frame(b"", BINARY) * 5, (GOES_ON,)),
    "mistakes": Trick(lambda luck: frame(luck.randbytes(20), BINARY) * 50, (1008,)),
    "farewell": Trick(
        lambda luck: frame(luck.choice((b"", b"\x03\xe8", b"\x03\xe8bye", b"\x0f\xa0")), CLOSE), (1000, 1005, 4000)
    ),
    "half a farewell": Trick(lambda luck: frame(b"\x03", CLOSE), (1002,)),
    "farewell with a code that is none": Trick(
        lambda luck: frame(luck.choice((b"\x00\x00", b"\x03\xee", b"\x03\xf7", b"\x07\xd0", b"\xff\xff")), CLOSE),
        (1002,),
    ),
    "farewell not in UTF-8": Trick(lambda luck: frame(b"\x03\xe8\xff\xfe", CLOSE), (1007,)),
    "talking after the farewell": Trick(lambda luck: frame(b"\x03\xe8", CLOSE) + frame(LOOK) * 20, (1000,)),
    "another request": Trick(lambda luck: b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", (1002, 1009)),
    "noise": Trick(
        lambda luck: luck.randbytes(luck.choice((50, 500, 5000))) + bytes(300), (1002, 1007, 1009, 1005, 1000, CUT_OFF)
    ),
}


async def try_frames(arena: "Arena", number: int) -> None:
    """One trick on a socket that watches the neighbours."""
    luck = arena.luck("frames", number)
    name = luck.choice(list(TRICKS))
    trick = TRICKS[name]
    wire = await opened(arena.port, f"/api/tables/{arena.neighbours.window}/play")
    wire.write((frame(HELLO) if luck.random() < 0.8 or GOES_ON in trick.ends else b"") + trick.make(luck))
    if luck.random() < 0.1:
        await wire.abort()
        return
    if GOES_ON in trick.ends:
        wire.write(frame(LOOK))
    elif name == "noise":
        wire.half_close()
    end = await _end(arena, wire)
    if end not in trick.ends:
        arena.blame(f"{name}: the socket ended with {end}")
    await wire.close()


async def _end(arena: "Arena", wire: Wire) -> int:
    """The code of the close frame, that none came, or that the socket goes on."""
    while (heard := await _heard(arena, wire)) is not None:
        if heard.opcode == CLOSE:
            return heard.code or 1005
        if heard.opcode == TEXT and json.loads(heard.payload).get("command") == "still here":
            return GOES_ON
    return CUT_OFF


async def _heard(arena: "Arena", wire: Wire) -> Frame | None:
    heard = await wire.frame()
    if heard is not None:
        arena.heard.add(heard.payload)
    return heard


# Handshakes

HANDSHAKES: tuple[dict[str, str], ...] = (
    {"Sec-WebSocket-Key": ""},
    {"Sec-WebSocket-Key": "short"},
    {"Sec-WebSocket-Key": "!" * 24},
    {"Sec-WebSocket-Key": "A" * 5000},
    {"Sec-WebSocket-Version": ""},
    {"Sec-WebSocket-Version": "8"},
    {"Sec-WebSocket-Version": "99999999999999999999"},
    {"Sec-WebSocket-Version": "13, 8"},
    {"Connection": "keep-alive"},
    {"Connection": ""},
    {"Host": ""},
    {"Transfer-Encoding": "chunked"},
    {"Content-Length": "100"},
    {"Content-Length": "-1"},
    {"X": "a" * 40_000},
    {"X\x00Y": "a"},
    {"X Y": "a"},
)
FOREIGN = (
    "null",
    "http://evil.example",
    "http://{host}.evil.example",
    "http://evil.example#{host}",
    "http://{host}@evil.example",
    "http://evil.example/{host}",
    "http://evil{host}",
    "http://{host}/",
    "http://{host}, http://{host}",
    "http://[::1]:1",
    "http://127.0.0.1:1",
    "http://127.1:{port}",
    "http://0x7f000001:{port}",
    "http://127.0.0.1:{port}0",
    "file://",
    "\u0068ttp://１27.0.0.1:{port}",
    "javascript:alert(1)",
    "chrome-extension://abcdefgh",
    "*",
)


async def try_handshake(arena: "Arena", number: int) -> None:
    """A handshake with a header that is wrong: no socket, and an answer that says so."""
    luck = arena.luck("handshake", number)
    wrong = luck.choice(HANDSHAKES)
    request = greeting(arena.port, f"/api/tables/{arena.neighbours.window}/play", wrong.items())
    if luck.random() < 0.3:
        at = luck.randrange(len(request))
        request = request[:at] + luck.randbytes(luck.choice((0, 1, 3))) + request[at + luck.choice((0, 1)) :]
    try:
        await _until_answered(arena, request)
    except NotOpened as refused:
        arena.heard.add(refused.answer)
        if refused.status >= 500:
            arena.blame(f"a handshake with {wrong} was answered with {refused.answer[:200]!r}")


async def _until_answered(arena: "Arena", request: bytes) -> None:
    """Nobody waits for the answer to a request that may have no end: it is ended by going away."""
    opening = asyncio.create_task(opened_by(arena.port, request))
    done, _ = await asyncio.wait([opening], timeout=0.3)
    if done:
        await opening.result().close()
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)


async def origin_opens(arena: "Arena", origin: str) -> bool:
    """Whether a page of this origin gets a socket."""
    try:
        wire = await opened(arena.port, f"/api/tables/{arena.neighbours.window}/play", [("Origin", origin)])
    except NotOpened as refused:
        arena.heard.add(refused.answer)
        assert refused.status in (400, 403), refused.answer
        return False
    await wire.close()
    return True
