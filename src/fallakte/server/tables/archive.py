"""Matches to look at: the record, the story, the replay. While one runs, everybody gets what they have seen.

All of them come in pieces: each is read from the checkpoint before it and made in a process apart, so that however long
a match is, nobody waits for somebody who reads it.
"""

from collections.abc import AsyncIterator
from typing import Final, Literal

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.replay import OPEN, PUBLIC
from fallakte.server.cluster.hub import Hub
from fallakte.server.replays import frames
from fallakte.server.replays.messages import Task
from fallakte.server.replays.pool import Replayers
from fallakte.server.rooms.client import ENCODER
from fallakte.server.rooms.log_reader import Past, Steps
from fallakte.server.rooms.room import Room
from fallakte.server.store.rows import CLOSED, OVER, PersonRow
from fallakte.server.tables import seats

MOST_FRAMES: Final = 500
PIECE: Final = 250
"""So many lines of a match are told at once."""
CACHED: Final = 32 * 1024 * 1024


class Archive:
    """Reads tables from the store, through the eyes that may see them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.replayers = Replayers()
        self._kept = _Cache()

    async def stop(self) -> None:
        """Nobody reads any more."""
        await self.replayers.stop()

    async def record(self, table: str, secret: str | None, person: PersonRow | None) -> AsyncIterator[bytes]:
        """The record as a file; while the match runs, what the seat (or whoever watches) was told, line by line."""
        room, past = await self._past(table)
        if is_finished(room):
            return await _begun(self._lines(past))
        eyes = self._own_eyes(room, secret, person)
        players = msgspec.json.decode(past.header)["players"]
        header = {"seen": {"game": room.row.game, "seat": eyes, "players": players}}
        return await _begun(self._told(past, "told", eyes, ENCODER.encode(header) + b"\n"))

    async def text(
        self, table: str, secret: str | None, person: PersonRow | None, language: str
    ) -> AsyncIterator[bytes]:
        """The match in sentences."""
        room, past = await self._past(table)
        eyes = OPEN if is_finished(room) else self._own_eyes(room, secret, person)
        return await _begun(self._told(past, "text", eyes, b"", language))

    async def frames(
        self, table: str, secret: str | None, person: PersonRow | None, eyes: str, since: int, count: int
    ) -> bytes:
        """A piece of the replay as JSON (`Frames`): as a seat saw it, as the public did, or all open."""
        room, past = await self._past(table)
        wished = frames.eyes_of(eyes)
        if not is_finished(room) and wished not in (PUBLIC, self._own_eyes(room, secret, person)):
            raise Fault("match-running")
        frames.check_eyes(wished, len(room.ledger.places))
        async with room.lock:
            await room.mind_other_nodes()
            about = room.look_of_table()
        key = (table, wished, since, count, past.end)
        body = self._kept.get(key)
        if body is None:
            body = await self._frames(past, wished, since, min(count, MOST_FRAMES))
            if is_finished(room):
                self._kept.put(key, body)
        return frames.piece(about, past.total, msgspec.Raw(body))

    async def _frames(self, past: Past, eyes: int, since: int, count: int) -> bytes:
        steps = await past.steps(since, count)
        if not steps.wanted:
            return b"[]"
        made = await self.replayers.make(_task("frames", steps, eyes, since))
        return made.body

    async def _lines(self, past: Past) -> AsyncIterator[bytes]:
        """The record as it is stored."""
        first = past.header + b"\n"
        async for lines in past.lines():
            yield first + b"".join(line + b"\n" for line in lines)
            first = b""

    async def _told(
        self, past: Past, what: Literal["told", "text"], eyes: int, first: bytes, language: str = "en"
    ) -> AsyncIterator[bytes]:
        step = 0
        while step < past.total or step == 0:
            steps = await past.steps(step, PIECE)
            is_end = step + steps.wanted >= past.total
            made = await self.replayers.make(_task(what, steps, eyes, step, language, is_end=is_end))
            yield first + made.body if step == 0 else made.body
            if is_end or not made.lines:
                return
            step += made.lines

    async def _past(self, table: str) -> tuple[Room, Past]:
        room = await self.hub.room(table)
        async with room.lock:
            await room.mind_other_nodes()
            past = await Past.of(self.hub.store, room.row, room.ledger)
        return room, past

    def _own_eyes(self, room: Room, secret: str | None, person: PersonRow | None) -> int:
        """Whose eyes somebody has: their seat's, or the public's."""
        try:
            return seats.seat_of(room, secret, person).seat
        except Fault:
            if secret is not None or not room.ledger.setup.settings.watchers:
                raise
            return PUBLIC


async def _begun(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same pieces, of which the first is there already: what is wrong is said instead of an answer, not within."""
    first = await anext(pieces)

    async def all_of_them() -> AsyncIterator[bytes]:
        yield first
        async for piece in pieces:
            yield piece

    return all_of_them()


def is_finished(room: Room) -> bool:
    """Whether everything may be seen."""
    return room.ledger.phase in (OVER, CLOSED)


def _task(
    what: Literal["frames", "told", "text"],
    steps: Steps,
    eyes: int,
    first: int,
    language: str = "en",
    *,
    is_end: bool = False,
) -> Task:
    return Task(what, steps.piece, eyes, first, language, is_end)


class _Cache:
    """Pieces of matches that are over, the latest that were asked for."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], bytes] = {}
        self._size = 0

    def get(self, key: tuple[object, ...]) -> bytes | None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def put(self, key: tuple[object, ...], body: bytes) -> None:
        self._size += len(body) - len(self._kept.pop(key, b""))
        self._kept[key] = body
        while self._size > CACHED:
            self._size -= len(self._kept.pop(next(iter(self._kept))))
