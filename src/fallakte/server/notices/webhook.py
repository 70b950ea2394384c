"""Posting a notice to a webhook: one request to a checked address, one status, no more.

It is written on streams because a whole delivery must end in time: a call of http.client waits anew for every byte, and
the thread in it cannot be given up.
"""

import asyncio
import re
import ssl
from typing import Final

import msgspec

from fallakte.core.words import Words
from fallakte.server.notices.errors import Undelivered
from fallakte.server.notices.notice import Notice, sentence
from fallakte.server.notices.target_check import Goal
from fallakte.version import VERSION

HEARD: Final = 1024
"""So much of an answer is read at most."""

INTERIM: Final = rb"HTTP/1\.[01] 1\d\d[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n"
STATUS: Final = re.compile(rb"(?:" + INTERIM + rb")*HTTP/1\.[01] ([2-5]\d\d)[ \r\n]")


def body(notice: Notice) -> bytes:
    """What is posted: "text" is what Slack and Mattermost show, "content" what Discord shows."""
    text = f"{sentence(notice)} {notice.link}"
    words: Words = {
        "text": text,
        "content": text,
        "allowed_mentions": {"parse": []},
        **({"game": notice.game, "table": notice.table, "turn": notice.turn} if notice.game else {}),
        "reason": notice.reason,
        "link": notice.link,
        **({"unsubscribe": notice.farewell} if notice.farewell else {}),
    }
    return msgspec.json.encode(words)


async def post(goal: Goal, posted: bytes, trust: ssl.SSLContext) -> None:
    """Posts it; whatever is not accepted with a 2xx is undelivered, a redirection too."""
    reader, writer = await _connect(goal, trust)
    try:
        writer.write(_head(goal, len(posted)) + posted)
        await writer.drain()
        status = await _status(reader)
    finally:
        writer.transport.abort()
    if not 200 <= status < 300:
        raise Undelivered(f"answered {status}")


async def _connect(goal: Goal, trust: ssl.SSLContext) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    tls, name = (trust, goal.host) if goal.tls else (None, None)
    for address in goal.addresses:
        try:
            return await asyncio.open_connection(address, goal.port, limit=HEARD, ssl=tls, server_hostname=name)
        except ssl.SSLError:
            raise Undelivered("no trusted certificate") from None
        except OSError:
            continue
    raise Undelivered("not reached")


def _head(goal: Goal, length: int) -> bytes:
    lines = (
        f"POST {goal.path} HTTP/1.1",
        f"Host: {goal.authority}",
        f"User-Agent: fallakte/{VERSION}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Connection: close",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


async def _status(reader: asyncio.StreamReader) -> int:
    heard = b""
    while len(heard) < HEARD and (part := await reader.read(HEARD - len(heard))):
        heard += part
        if found := STATUS.match(heard):
            return int(found[1])
    raise Undelivered("answered no HTTP")
