"""Servers for worlds: whole but for the network, quickly started, each with an empty database of its own."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fallakte.server.cluster.bus import Alone
from fallakte.server.cluster.hub import Hub
from fallakte.server.notices.post import Post
from fallakte.server.notices.reminders import Reminders
from fallakte.server.ops.metrics import Metrics
from fallakte.server.ops.settings import Settings
from fallakte.server.store.sql import open_store
from fallakte.server.tables.archive import Archive
from fallakte.server.tables.lobby import Lobby
from fallakte.server.thinking.pool import Thinkers

MEMORY = Path("/dev/shm")
"""Where there is a disk in memory it does: these tests never ask what a crash leaves behind."""


@cache
def post() -> Post:
    """One post office for all: nobody here wants to be written to, and it takes long to open."""
    return Post(None, private_targets=True)


class Server:
    """A node: store, rooms, lobby, archive, and whoever decides for its bots."""

    def __init__(self, database: Path, thinkers: Thinkers) -> None:
        settings = Settings(database=f"sqlite:///{database}")
        self.store = open_store(settings.database_url)
        reminders = Reminders(self.store, post(), settings.origin)
        self.hub = Hub(self.store, Alone(), thinkers, reminders, settings, Metrics())
        self.lobby = Lobby(self.hub)
        self.archive = Archive(self.hub)


class Shelf:
    """Empty databases, as many as wanted."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self._taken = 0

    async def new(self) -> Path:
        """An empty database; the first one has to be made."""
        here = Path(self._folder.name)
        empty = here / "empty.db"
        if not empty.exists():
            store = open_store(Settings(database=f"sqlite:///{empty}").database_url)
            await store.start()
            await store.stop()
        self._taken += 1
        (here / str(self._taken)).mkdir()
        return Path(shutil.copy(empty, here / str(self._taken) / "fallakte.db"))

    def clear(self) -> None:
        """Throw all of them away."""
        self._folder.cleanup()

    @asynccontextmanager
    async def server(self, thinkers: Thinkers | None = None) -> AsyncIterator[Server]:
        """A server that is stopped at the end."""
        server = Server(await self.new(), thinkers or Thinkers(1))
        await server.store.start()
        await server.hub.start()
        try:
            yield server
        finally:
            await server.hub.stop()
            await server.archive.stop()
            await server.store.stop()
