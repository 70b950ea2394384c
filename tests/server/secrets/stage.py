"""A match on a whole server, move by move from a record, and every byte that is sent to each pair of eyes."""

from collections.abc import Collection, Sequence
from itertools import count
from typing import Any, TypeAlias

import msgspec

from fallakte.core.replay import PUBLIC
from fallakte.core.words import Words
from fallakte.protocol.messages import PROTOCOL, Hello
from fallakte.server.clock import now
from fallakte.server.rooms.client import Client
from fallakte.server.rooms.room import Room
from fallakte.server.store.rows import RUNNING, PersonRow
from fallakte.server.tables.keys import fingerprint, new_id, new_secret
from tests.server.pages import recorded
from tests.server.rooms.house import OPEN_TABLE, SAID
from tests.server.secrets.beside import beside, come_again, read, take_back
from tests.server.secrets.given import Clock, given
from tests.server.secrets.servers import Server, Shelf

WAYS = ("socket", "second socket", "other node", "requests")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
KINDS_OF_CLIENTS: tuple[dict[str, Any], ...] = (
    {},
    {"detail": "seen"},
    {"sentences": True, "language": "en"},
    {"sentences": True, "language": "de", "detail": "seen"},
)

Sent: TypeAlias = dict[int, dict[str, list[bytes]]]
"""By eyes, what was sent to them, each way for itself."""


class Ear(Client):
    """A socket: keeps the bytes."""

    def __init__(self, sent: list[bytes]) -> None:
        self.sent = sent

    def tell(self, message: bytes) -> None:
        self.sent.append(message)

    def bye(self, code: str) -> None:
        self.sent.append(b"bye " + code.encode())


class Stage:
    """The table of a record, its people, and those who watch: two here, one through another node."""

    def __init__(self, server: Server, clock: Clock, record: Sequence[Words]) -> None:
        self.server = server
        self.clock = clock
        self.record = record
        self.players = len(record[0]["players"])
        self.readers: Collection[int] = ()
        """Who reads over HTTP too."""
        self.sent: Sent = {eyes: {way: [] for way in WAYS} for eyes in range(PUBLIC, self.players)}
        self.people: list[PersonRow] = []
        self.secrets: dict[int, str] = {}
        self.seated: dict[int, Ear] = {}
        self.watching: dict[int, Ear] = {}
        self.commands = count()
        self.room: Room
        self.elsewhere: Room
        """The same table on another node."""

    async def play(self) -> None:
        """The whole record, with all that people do beside their moves."""
        moves = [line["move"] for line in self.record if "move" in line]
        for step, line in enumerate(moves):
            self.clock.seconds += 1
            await beside(self, step)
            await self.move(line)
            if step % 17 == 2 and self.is_running:
                await take_back(self, line["seat"])
                await self.move(line)
        await come_again(self, len(moves))
        await self.elsewhere.catch_up(self.room.ledger.number)
        await read(self)
        assert await self.is_as_recorded()

    async def gather(self, bots: Collection[int] = (), **settings: Any) -> None:
        """Those who watch come first; the cards are dealt when the last seat is taken."""
        for name in NAMES[: self.players]:
            row = PersonRow(new_id(), fingerprint(new_secret()), name, "en", b"{}", now(), now())
            await self.server.store.keep_person(row)
            self.people.append(row)
        seats = [{"kind": "bot" if seat in bots else "friend"} for seat in range(self.players)]
        head = self.record[0]
        wish = {"game": head["game"], "options": head["options"], "listed": True, "settings": settings, "seats": seats}
        opened = await self.server.lobby.open(OPEN_TABLE.decode(msgspec.json.encode(wish)), self.people[0])
        self.secrets = {seat.seat: seat.secret for seat in opened.seats}
        self.room = await self.server.hub.room(opened.table)
        if settings.get("watchers", True):
            for one in (0, 1):
                await self.watch(one, one)
        for seat in self.secrets:
            await self.come(seat, seat)

    async def gather_elsewhere(self) -> None:
        """Everybody has a second socket at another node, and so has somebody who watches."""
        self.elsewhere = self.server.hub.new_room(self.room.row)
        for eyes in self.sent:
            ear = Ear(self.sent[eyes]["other node"])
            await self._greet(self.elsewhere, ear, eyes, eyes + 1)

    async def is_as_recorded(self) -> bool:
        """Whether what the server has kept is the record."""
        kept = await recorded(self.server.store, self.room.row.id)
        return [line for line in kept[1:] if "reveal" not in line] == list(self.record[1:])

    # What somebody does

    async def come(self, seat: int, kind: int, since: int | None = None) -> None:
        """A new socket for a seat."""
        self.seated[seat] = Ear(self.sent[seat]["socket"])
        await self._greet(self.room, self.seated[seat], seat, kind, since)

    async def watch(self, one: int, kind: int, since: int | None = None) -> None:
        """A new socket for one of the two who watch."""
        self.watching[one] = Ear(self.sent[PUBLIC][WAYS[one]])
        await self._greet(self.room, self.watching[one], PUBLIC, kind, since)

    async def _greet(self, room: Room, ear: Ear, eyes: int, kind: int, since: int | None = None) -> None:
        wish = KINDS_OF_CLIENTS[kind % len(KINDS_OF_CLIENTS)]
        ear.language = wish.get("language", "en")
        secret, key = self.secrets.get(eyes), f"the-key-of-the-seat-{eyes}"
        hello = Hello(protocol=PROTOCOL, secret=secret, key=key, watch=eyes == PUBLIC, since=since, **wish)
        await room.welcome(ear, hello, self.people[eyes] if eyes != PUBLIC else None)
        if eyes != PUBLIC:
            self.secrets[eyes] = key

    async def say(self, ear: Ear, kind: str, **fields: Any) -> None:
        """A command through a socket."""
        words = {"type": kind, "command": f"c{next(self.commands)}"} | fields
        await self.room.hear(ear, SAID.decode(msgspec.json.encode(words)))

    async def move(self, line: Words) -> None:
        """A move of the record."""
        words = {name: value for name, value in line.items() if name != "seat"}
        await self.say(self.seated[line["seat"]], "move", state=self.room.ledger.state, move=words)

    @property
    def is_running(self) -> bool:
        """Whether somebody is to decide."""
        return self.room.ledger.phase == RUNNING


async def perform(shelf: Shelf, record: Sequence[Words], part: str, readers: Collection[int]) -> Sent:
    """Play a record among people on a server of its own; all that was sent."""
    with given(record, part) as clock:
        async with shelf.server() as server:
            stage = Stage(server, clock, record)
            stage.readers = readers
            await stage.gather(clock=3600)
            await stage.gather_elsewhere()
            await stage.play()
            return stage.sent
