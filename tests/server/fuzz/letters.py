"""Requests by hand: honest ones, and what becomes of them when something about them is bent."""

import asyncio
import gzip
import json
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from fallakte.core.words import Words
from fallakte.protocol.requests import Problem
from tests.server.fuzz.broken import Breaker
from tests.server.fuzz.visits import BENT
from tests.server.fuzz.wire import HOST, answered, closed

if TYPE_CHECKING:
    from tests.server.fuzz.arena import Arena

JSON = "application/json"
PATIENCE = 0.3
"""Seconds before a request that may have no end is ended; nothing depends on how many."""
KINDS = (
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=" + "b" * 5000,
    "application/json; charset=utf-16",
    "application/json;;;",
    "APPLICATION/JSON",
    "application/x-ndjson",
    "application/msgpack",
    "application/json, text/html",
    "\xff",
)
METHODS = (
    "GET",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "PUT",
    "DELETE",
    "PATCH",
    "POST",
    "CONNECT",
    "PROPFIND",
    "get",
    "M" * 100,
    "G\xc3T",
)
TARGETS = (
    "/",
    "*",
    "/..",
    "/../../etc/passwd",
    "/api/../metrics",
    "/%2e%2e/metrics",
    "//api/games",
    "/api//games",
    "/api/games/",
    "/api/games;a=b",
    "/api/games%00",
    "/api/games#a",
    "/api/tables/%",
    "/api/tables/%zz",
    "/api/tables/%F0%9F%83%8F",
    "/api/tables/%ff%fe/record",
    "/api/codes/%00",
    "/api/codes/" + "A" * 3000,
    "/metrics",
    "/admin",
    "/debug",
    "/schema",
    "/schema/routes",
    "/schema/openapi.json/..",
    "/api/me/..",
    "/t/%3Cscript%3E",
    "/t/a?lang=%00",
    "/static/../settings.py",
    "/style.css/../../settings.py",
    "/verify?lang=" + "d" * 9000,
    "http://evil.example/api/games",
    "/" + "a/" * 5000,
    "/\xff\xfe",
)
QUERIES = (
    "since=-1",
    "since=1e3",
    "since=9" * 30,
    "since=&count=",
    "since=0&since=1",
    "count=0",
    "count=501",
    "count=NaN",
    "eyes=0",
    "eyes=1",
    "eyes=open",
    "eyes=-1",
    "eyes=%00",
    "eyes=" + "9" * 11,
    "eyes[]=0",
    "lang=de&lang=en",
    "lang=%F0%9F%83%8F",
    "__proto__=1",
    "&&&=&;",
    "a=" + "b" * 9000,
    "%",
    "\xff=\xfe",
)
HEADERS = (
    ("Accept-Language", "de;q=NaN, en;q=1e999"),
    ("Accept-Language", "de;q=-1,,,;;q=;"),
    ("Accept-Language", "de," * 5000),
    ("Accept-Language", "\xff\xfe"),
    ("Accept", "text/html;q=x, */*"),
    ("Accept", "\x00"),
    ("Authorization", "Seat " + "a" * 5000),
    ("Authorization", "Seat \xff\xfe"),
    ("Authorization", "Seat"),
    ("Authorization", "Basic !!!"),
    ("Authorization", "Bearer \xfc"),
    ("Cookie", "fallakte="),
    ("Cookie", "fallakte=" + "a" * 32),
    ("Cookie", 'fallakte="\xff"; fallakte=b; =; ;;'),
    ("Cookie", "a=b; " * 2000),
    ("Host", "evil.example"),
    ("Host", "a b"),
    ("Host", "[::1"),
    ("Host", "\xff"),
    ("Origin", "null"),
    ("Origin", "http://[::1"),
    ("Origin", "http://a:99999999"),
    ("Origin", "\xff\xfe"),
    ("Sec-Fetch-Site", "cross-site"),
    ("X-Forwarded-For", "127.0.0.1, a, ::ffff:1.2.3.4, \xff"),
    ("X-Forwarded-Proto", "javascript"),
    ("Content-Encoding", "gzip"),
    ("Content-Encoding", "deflate, br"),
    ("Expect", "100-continue"),
    ("Expect", "200-ok"),
    ("Range", "bytes=0-,5-1"),
    ("If-None-Match", "*"),
    ("Upgrade", "h2c"),
    ("Upgrade", "websocket"),
    ("Connection", "close, upgrade, te"),
    ("Transfer-Encoding", "gzip, chunked"),
    ("Transfer-Encoding", "identity"),
    ("Content-Length", "-1"),
    ("Content-Length", "0x10"),
    ("Content-Length", "9" * 30),
    ("Content-Length", "5, 6"),
    ("X", "a" * 40_000),
    ("X\x01", "a"),
    ("X ", "a"),
    ("", "a"),
    ("X", "a\r\n folded"),
    ("X", "a\x00b"),
)
PREFACES = (
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    b"\r\n" * 50,
    b"GET\r\n\r\n",
    b"GET / HTTP/0.9\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\nHost: a\n\n",
    b"GET  /  HTTP/1.1\r\nHost: a\r\n\r\n",
    b"\x00" * 1000,
    b"A" * 70_000,
)


class Letter:
    """One request before it is sent."""

    def __init__(self, method: str, target: str, words: Words | None = None) -> None:
        self.method = method
        self.target = target
        self.headers: list[tuple[str, str]] = [("Host", HOST), ("Connection", "close")]
        self.words = words
        self.body = b"" if words is None else json.dumps(words).encode()
        self.is_measured = True
        if words is not None:
            self.headers.append(("Content-Type", JSON))

    def raw(self) -> bytes:
        """The request in bytes; its length is said unless somebody has bent that."""
        headers = list(self.headers)
        if self.is_measured and (self.body or self.method in ("POST", "PATCH", "PUT")):
            headers.append(("Content-Length", str(len(self.body))))
        head = "".join(f"{name}: {value}\r\n" for name, value in headers)
        return f"{self.method} {self.target} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + self.body


class Postbox:
    """Writes letters to one server: about its own tables and about the neighbours'."""

    def __init__(self, arena: "Arena", number: object) -> None:
        self.arena = arena
        self.luck: Random = arena.luck("letters", number)
        self.breaker = Breaker(self.luck)

    def raw(self) -> bytes:
        """A letter in bytes with something wrong."""
        if self.luck.random() < 0.03:
            return self.luck.choice(PREFACES)
        letter = self._honest()
        for _ in range(self.luck.choice((1, 1, 1, 2))):
            self.luck.choice(self._bends())(letter)
        raw = letter.raw()
        return self._scribbled(raw) if self.luck.random() < 0.1 else raw

    def _honest(self) -> Letter:
        method, path, words = self.luck.choice(self.arena.operations)
        table, secret = self.luck.choice([*self.arena.tables, (self.arena.neighbours.window, "")])
        filled = dict(words) if words is not None else None
        if filled is not None and "secret" in filled:
            filled["secret"] = secret or filled["secret"]
        letter = Letter(method, path.replace("{table}", table).replace("{code}", table[:6]), filled)
        if secret and self.luck.random() < 0.3:
            letter.headers.append(("Authorization", f"Seat {secret}"))
        return letter

    def _bends(self) -> tuple[Callable[[Letter], None], ...]:
        return (
            self._bend_body,
            self._bend_body,
            self._bend_body,
            self._bend_query,
            self._bend_id,
            self._bend_target,
            self._bend_header,
            self._bend_header,
            self._bend_kind,
            self._bend_method,
            self._bend_length,
            self._chunk,
            self._swell,
        )

    # Bending

    def _bend_body(self, letter: Letter) -> None:
        if letter.words is not None:
            letter.body = self.breaker.bytes_of(self.breaker.text_of(letter.words))

    def _swell(self, letter: Letter) -> None:
        """Bodies that are large, deep, or larger inside than outside."""
        bomb = gzip.compress(bytes(10**6), 1)
        large = json.dumps({**(letter.words or {}), "name": "a" * 10**6}).encode()
        deep = b'{"game":' + b"[" * 10**5 + b"]" * self.luck.choice((0, 10**5)) + b"}"
        nested = b'{"options":' + b'{"a":' * 5000 + b"1" + b"}" * 5001
        letter.body = self.luck.choice((bomb, large, deep, nested, b"[" * 60_000, b'"' + b"\\ud800" * 5000 + b'"'))
        if letter.body is bomb and self.luck.random() < 0.7:
            letter.headers.append(("Content-Encoding", "gzip"))

    def _bend_query(self, letter: Letter) -> None:
        letter.target += "?" + "&".join(self.luck.choices(QUERIES, k=self.luck.choice((1, 2))))

    def _bend_id(self, letter: Letter) -> None:
        window = self.arena.neighbours.window
        parts = letter.target.split("/")
        if len(parts) > 3:
            parts[3] = self.luck.choice(BENT).format(*[window] * 40)
        letter.target = "/".join(parts)

    def _bend_target(self, letter: Letter) -> None:
        letter.target = self.luck.choice(TARGETS)

    def _bend_header(self, letter: Letter) -> None:
        letter.headers.append(self.luck.choice(HEADERS))

    def _bend_kind(self, letter: Letter) -> None:
        kept = [(name, value) for name, value in letter.headers if name != "Content-Type"]
        letter.headers = [
            *kept,
            *(("Content-Type", kind) for kind in self.luck.choices(KINDS, k=self.luck.choice((1, 1, 2)))),
        ]

    def _bend_method(self, letter: Letter) -> None:
        letter.method = self.luck.choice(METHODS)

    def _bend_length(self, letter: Letter) -> None:
        letter.is_measured = False
        said = self.luck.choice((0, 1, len(letter.body) // 2, len(letter.body) + 1, len(letter.body) + 10**6))
        letter.headers += [("Content-Length", str(said))] * self.luck.choice((0, 1, 2))

    def _chunk(self, letter: Letter) -> None:
        """The body in pieces, whose sizes may be wrong."""
        letter.is_measured = self.luck.random() < 0.2
        letter.headers.append(("Transfer-Encoding", "chunked"))
        size = self.luck.choice((b"%x" % len(letter.body), b"-1", b"zz", b"f" * 20, b"%x;a=b" % len(letter.body), b"0"))
        letter.body = (
            size
            + b"\r\n"
            + letter.body
            + b"\r\n"
            + self.luck.choice((b"0\r\n\r\n", b"0\r\nX: y\r\n\r\n", b"", b"0\r\n"))
        )

    def _scribbled(self, raw: bytes) -> bytes:
        at = self.luck.randrange(len(raw))
        return self.luck.choice((raw[:at], raw[:at] + self.luck.randbytes(2) + raw[at + 1 :], raw + raw, raw[at:]))

    # Sending

    async def post(self) -> None:
        """Send one letter and look at the answer, if there is one."""
        raw = self.raw()
        answer = await sent(self.arena.port, raw)
        self.arena.heard.add(answer)
        wrong = what_is_wrong_with(answer)
        if wrong:
            self.arena.blame(f"{wrong}: {raw[:300]!r} was answered with {answer[:500]!r}")


async def sent(port: int, raw: bytes) -> bytes:
    """The answer to a request that may have no end: where none comes by itself, the connection is ended."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        writer.write(raw)
        answer = asyncio.create_task(answered(reader))
        done, _ = await asyncio.wait([answer], timeout=PATIENCE)
        if not done:
            writer.write_eof()
        return await answer
    except ConnectionError:
        return b""
    finally:
        await closed(writer)


def what_is_wrong_with(answer: bytes) -> str:
    """What an answer must not be; nothing, where it is fine or there is none."""
    if not answer:
        return ""
    head, _, body = answer.partition(b"\r\n\r\n")
    first = head.split(b" ", 2)
    if first[0] != b"HTTP/1.1" or len(first) < 2 or not first[1].isdigit():
        return "no HTTP"
    status = int(first[1])
    if status >= 500:
        return f"status {status}"
    if b"content-type: application/json" in head.lower() and body:
        return _wrong_json(status, body)
    return ""


def _wrong_json(status: int, body: bytes) -> str:
    try:
        said: Any = msgspec.json.decode(body, type=Problem if status >= 400 else Any)
    except msgspec.MsgspecError as error:
        return str(error)
    return "a fault of the server" if isinstance(said, Problem) and said.code == "server-fault" else ""


async def letters(arena: "Arena", cases: int, at_once: int = 12) -> int:
    """So many letters, several at a time."""
    left = iter(range(cases))

    async def keep_writing() -> None:
        for number in left:
            await Postbox(arena, number).post()

    await asyncio.gather(*(keep_writing() for _ in range(at_once)))
    return cases
