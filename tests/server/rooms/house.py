"""A whole server without a network: real store, real bots in processes, guests who hear what their sockets would."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fallakte.protocol import messages
from fallakte.protocol.messages import Hello
from fallakte.protocol.requests import Opened, OpenTable
from fallakte.server.clock import now
from fallakte.server.cluster.bus import Alone, Bus
from fallakte.server.cluster.hub import Hub
from fallakte.server.notices.post import Post
from fallakte.server.notices.reminders import Reminders
from fallakte.server.ops.metrics import Metrics
from fallakte.server.ops.settings import Settings
from fallakte.server.rooms.client import Client
from fallakte.server.store.rows import PersonRow
from fallakte.server.store.sql import open_store
from fallakte.server.tables.archive import Archive
from fallakte.server.tables.keys import fingerprint, new_id, new_secret
from fallakte.server.tables.lobby import Lobby
from fallakte.server.tables.rematch import Again
from fallakte.server.thinking.pool import Thinkers

T = TypeVar("T")
LONGEST = 20.0
"""Seconds after which what does not come is called missing."""

OPEN_TABLE = msgspec.json.Decoder(OpenTable)
SAID: msgspec.json.Decoder[messages.Said] = msgspec.json.Decoder(messages.Said)
commands = count()


class Guest(Client):
    """Somebody with a socket: keeps what was told, and can wait for it."""

    def __init__(self, house: "House", table: str, person: PersonRow | None = None, language: str = "en") -> None:
        self.house = house
        self.table = table
        self.holder = person
        self.person = person.id if person is not None else None
        self.language = language
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.gone_for: str | None = None
        self.key = ""
        """The key of the seat, where one was given."""
        self._news = asyncio.Event()

    def tell(self, message: bytes) -> None:
        self.raw.append(message)
        self.heard.append(msgspec.json.decode(message))
        self._news.set()

    def bye(self, code: str) -> None:
        self.gone_for = code
        self._news.set()

    async def come(self, **hello: Any) -> dict[str, Any]:
        """Say hello; the welcome."""
        room = await self.house.hub.room(self.table)
        await room.welcome(self, Hello(protocol=messages.PROTOCOL, **hello), self.holder)
        welcome = self.last("welcome")
        self.key = welcome.get("secret") or hello.get("secret", "")
        return welcome

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Give a command; its answer."""
        command = fields.pop("command", f"c{next(commands)}")
        before = len(self.heard)
        message = SAID.decode(msgspec.json.encode({"type": kind, "command": command, **fields}))
        room = await self.house.hub.room(self.table)
        await room.hear(self, message)
        answers = [one for one in self.heard[before:] if command in (one.get("command"), one.get("done"))]
        assert len(answers) == 1, self.heard[before:]
        return answers[0]

    async def move(self, move: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
        """Make a move, the first legal one where none is said."""
        at = self.position
        return await self.say("move", **{"state": at["state"], "move": move or at["moves"][0], **fields})

    async def turn(self) -> None:
        """Draw from the case file and discard."""
        await self.move({"act": "draw", "from": "file"})
        await self.move(next(move for move in self.position["moves"] if move["act"] == "discard"))

    async def leave_room(self) -> None:
        """The socket is closed."""
        (await self.house.hub.room(self.table)).gone(self)

    def last(self, kind: str) -> dict[str, Any]:
        """The latest message of a kind."""
        return next(one for one in reversed(self.heard) if one["type"] == kind)

    @property
    def position(self) -> dict[str, Any]:
        """The latest position that was told."""
        found: dict[str, Any] = next(one["position"] for one in reversed(self.heard) if "position" in one)
        return found

    async def until(self, what: Any) -> None:
        """Wait until something holds that messages bring about."""
        async with asyncio.timeout(LONGEST):
            while not what():
                self._news.clear()
                await self._news.wait()


class House:
    """The parts of one node."""

    def __init__(self, database: str, bus: Bus | None = None, **settings: Any) -> None:
        self.settings = Settings(database=database, **settings)
        self.store = open_store(self.settings.database_url)
        self.thinkers = Thinkers(1)
        self.post = Post(None, private_targets=True)
        self.reminders = Reminders(self.store, self.post, self.settings.origin, patience=0.01)
        self.hub = Hub(self.store, bus or Alone(), self.thinkers, self.reminders, self.settings, Metrics())
        self.lobby = Lobby(self.hub)
        self.again = Again(self.lobby)
        self.archive = Archive(self.hub)

    async def start(self) -> None:
        await self.store.start()
        await self.thinkers.start()
        await self.post.start()
        await self.hub.start()

    async def stop(self) -> None:
        await self.hub.stop()
        await self.archive.stop()
        await self.thinkers.stop()
        await self.post.stop()
        await self.store.stop()

    async def settled(self) -> None:
        """Wait until what was begun beside everything else is done, apart from what goes on for ever."""
        for_ever = {self.hub.every.__name__, self.hub._wake_people.__name__}
        async with asyncio.timeout(LONGEST):
            while rest := [one for one in self.hub._tasks if getattr(one.get_coro(), "__name__", "") not in for_ever]:
                await asyncio.wait(rest)

    async def person(self, name: str, language: str = "en") -> PersonRow:
        """Somebody new."""
        row = PersonRow(new_id(), fingerprint(new_secret()), name, language, b"{}", now(), now())
        await self.store.keep_person(row)
        return row

    async def open(self, person: PersonRow, seats: str = "me friend", **wish: Any) -> Opened:
        """A table; seats are written as words, bots play at once."""
        wish["settings"] = {"pace": 0, **wish.get("settings", {})}
        body = {"game": "al-capone", "seats": [{"kind": kind} for kind in seats.split()], **wish}
        return await self.lobby.open(OPEN_TABLE.decode(msgspec.json.encode(body)), person)

    async def two(self, **wish: Any) -> tuple[Guest, Guest, Opened]:
        """A table with two people who have come; what was given for their seats are their keys."""
        ann, bob = await self.person("Ann"), await self.person("Bob")
        opened = await self.open(ann, **wish)
        one, other = Guest(self, opened.table, ann), Guest(self, opened.table, bob)
        await one.come()
        await other.come(secret=opened.seats[1].secret)
        opened.seats[1].secret = other.key
        return one, other, opened


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A server that is stopped at the end."""
    built = House(f"sqlite:///{folder}/fallakte.db", **settings)
    await built.start()
    try:
        yield built
    finally:
        await built.stop()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do it."""
    return asyncio.run(work)


def to_act(*guests: Guest) -> Guest:
    """Whose turn it is."""
    return next(guest for guest in guests if guest.position["to_act"] == guest.seat)
