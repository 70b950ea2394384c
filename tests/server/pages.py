"""What the archive hands out in pieces, as a whole."""

from collections.abc import AsyncIterator, Awaitable

import msgspec

from fallakte.server.requests import Frames


async def whole(pieces: Awaitable[AsyncIterator[bytes]]) -> bytes:
    """A record or a story."""
    return b"".join([piece async for piece in await pieces])


async def framed(body: Awaitable[bytes]) -> Frames:
    """A piece of a replay."""
    return msgspec.json.decode(await body, type=Frames)
