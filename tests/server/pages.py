"""What the archive hands out in pieces, as a whole."""

from collections.abc import AsyncIterator, Awaitable

import msgspec

from fallakte.core.words import Words
from fallakte.protocol.requests import Frames
from fallakte.server.rooms.log_reader import record_lines
from fallakte.server.store.store import Store


async def whole(pieces: Awaitable[AsyncIterator[bytes]]) -> bytes:
    """A record or a story."""
    return b"".join([piece async for piece in await pieces])


async def framed(body: Awaitable[bytes]) -> Frames:
    """A piece of a replay."""
    return msgspec.json.decode(await body, type=Frames)


async def recorded(store: Store, table: str) -> list[Words]:
    """The record of a table's match, as far as it has been played."""
    names = {one.who: one.name for one in await store.names(table)}
    return record_lines(await store.lines(table), names)
