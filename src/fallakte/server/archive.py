"""Matches to look at: the record, the story, the replay. While one runs, everybody gets what they have seen."""

from typing import Final

from fallakte.core.faults import Fault
from fallakte.core.replay import OPEN, PUBLIC, Replay
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.server import frames, seating
from fallakte.server.client import ENCODER
from fallakte.server.hub import Hub
from fallakte.server.requests import Frames
from fallakte.server.room import Room
from fallakte.server.store.rows import CLOSED, OVER, PersonRow
from fallakte.text.recount import recount
from fallakte.text.speaker import speaker

MOST_FRAMES: Final = 500


class Archive:
    """Reads tables from the store, through the eyes that may see them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def record(self, table: str, secret: str | None, person: PersonRow | None) -> bytes:
        """The record as a file; while the match runs, what the seat (or whoever watches) was told, line by line."""
        room, lines = await self._read(table)
        if is_finished(room):
            return b"".join(ENCODER.encode(line) + b"\n" for line in lines)
        eyes = self._own_eyes(room, secret, person)
        header = {"seen": {"game": room.row.game, "seat": eyes, "players": lines[0]["players"]}}
        replay = Replay(lines[0], game, eyes)
        told = [ENCODER.encode(event) + b"\n" for line in lines[1:] for event in replay.take(line).told]
        return ENCODER.encode(header) + b"\n" + b"".join(told)

    async def text(self, table: str, secret: str | None, person: PersonRow | None, language: str) -> str:
        """The match in sentences."""
        room, lines = await self._read(table)
        eyes = OPEN if is_finished(room) else self._own_eyes(room, secret, person)
        return "\n".join(recount(lines, speaker(language), eyes)) + "\n"

    async def frames(
        self, table: str, secret: str | None, person: PersonRow | None, eyes: str, since: int, count: int
    ) -> Frames:
        """A piece of the replay: as a seat saw it, as the public did, or all open."""
        room, lines = await self._read(table)
        wished = frames.eyes_of(eyes)
        if not is_finished(room) and wished not in (PUBLIC, self._own_eyes(room, secret, person)):
            raise Fault("match-running")
        async with room.lock:
            await room.refresh()
            about = room.look_of_table()
        shown = list(frames.replayed(lines, wished, since, min(count, MOST_FRAMES)))
        return Frames(table=about, total=frames.total(lines), frames=shown)

    async def _read(self, table: str) -> tuple[Room, list[Words]]:
        room = await self.hub.room(table)
        async with room.lock:
            await room.refresh()
            lines = await self.hub.record(table)
        if not lines:
            raise Fault("nothing-played")
        return room, lines

    def _own_eyes(self, room: Room, secret: str | None, person: PersonRow | None) -> int:
        """Whose eyes somebody has: their seat's, or the public's."""
        try:
            return seating.seat_of(room, secret, person).seat
        except Fault:
            if secret is not None or not room.ledger.setup.settings.watchers:
                raise
            return PUBLIC


def is_finished(room: Room) -> bool:
    """Whether everything may be seen."""
    return room.ledger.phase in (OVER, CLOSED)
