"""Everything a running server consists of, opened and closed in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec
from typing import Final

from fallakte.core.faults import Fault
from fallakte.games import IDS, game
from fallakte.server.cluster.bus import Alone, Bus
from fallakte.server.cluster.hub import Hub
from fallakte.server.notices.mail import Smtp
from fallakte.server.notices.post import Post
from fallakte.server.notices.reminders import Reminders
from fallakte.server.ops.hosting import Hosting
from fallakte.server.ops.limits import Limits
from fallakte.server.ops.metrics import Metrics
from fallakte.server.ops.settings import Settings
from fallakte.server.store.sql import open_store
from fallakte.server.store.store import Store
from fallakte.server.tables.archive import Archive
from fallakte.server.tables.keys import new_id
from fallakte.server.tables.lobby import Lobby
from fallakte.server.tables.people import Persons
from fallakte.server.tables.rematch import Again
from fallakte.server.thinking.pool import Thinkers
from fallakte.server.web.readiness import Readiness
from fallakte.server.web.verify_process import Judges
from fallakte.text.speaker import LANGUAGES, speaker

PATIENCE: Final = 2.0
"""Seconds in which a Redis that is there answers."""


class Desk:
    """The parts of one node, for whoever answers requests."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, thinkers: Thinkers, post: Post, node: str = ""
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.post = post
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.persons = Persons(store)
        reminders = Reminders(store, post, settings.origin)
        self.consent = reminders.consent
        self.hub = Hub(store, bus, thinkers, reminders, settings, self.metrics, node)
        self.lobby = Lobby(self.hub)
        self.again = Again(self.lobby)
        self.hosting = Hosting(self.hub, self.persons)
        self.archive = Archive(self.hub)
        self.judges = Judges()
        self._readiness = Readiness(store)
        self._measure()

    def _measure(self) -> None:
        thinkers = self.thinkers
        self.store.measure(self.metrics.committed)
        watch, count = self.metrics.watch, self.metrics.watch_count
        watch("bot_questions_waiting", "Decisions of bots that no worker has begun.", lambda: thinkers.waiting)
        count("bot_answers", "Decisions of bots.", lambda: thinkers.answered)
        count("bot_workers_replaced", "Workers that died and were replaced.", lambda: thinkers.restarted)
        count("notices_sent", "Notices that were accepted.", lambda: self.post.sent)
        count("notices_failed", "Notices that were given up.", lambda: self.post.failed)
        count("notices_spared", "Notices about which somebody was told already.", lambda: self.consent.spared)

    async def check_ready(self) -> None:
        """A Fault where the server cannot do its work now."""
        if self.hub.stopping:
            raise Fault("restarting")
        await self._readiness.check()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Desk]:
    """A desk that is at work; a Fault says what the host has to mend."""
    store = open_store(settings.database_url)
    post = Post(smtp_of(settings), private_targets=settings.private_webhook_targets)
    thinkers = Thinkers(settings.thinkers)
    node = new_id()
    bus = await _bus(settings.redis, node)
    _learn()
    async with AsyncExitStack() as stack:
        for part in (store, post, thinkers):
            stack.push_async_callback(part.stop)
            await part.start()
        desk = Desk(settings, store, bus, thinkers, post, node)
        stack.push_async_callback(desk.archive.stop)
        await desk.hub.start()
        desk.hosting.start()
        try:
            yield desk
        finally:
            if not desk.hub.stopping:
                await desk.hub.stop()


async def _bus(url: str, node: str) -> Bus:
    """The bus of a node; a node alone needs none, nor what it takes to speak to Redis.

    A Redis that goes away later comes back; one that is not there at the start is the host's mistake.
    """
    if not url:
        return Alone()
    if find_spec("redis") is None:
        raise Fault("driver-missing", what="Redis")
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    from fallakte.server.cluster.redis_bus import RedisBus

    bus = RedisBus(url, node)
    try:
        async with asyncio.timeout(PATIENCE), Redis.from_url(url) as asked:
            await asked.ping()
    except (RedisError, OSError):
        raise Fault("redis-unreachable") from None
    return bus


def _learn() -> None:
    """Read all words and rules before anybody comes, who would have to wait for them."""
    for language in LANGUAGES:
        speaker(language)
    for name in IDS:
        game(name)


def smtp_of(settings: Settings) -> Smtp | None:
    """The host's mail server, if there is one."""
    if not settings.smtp_host:
        return None
    return Smtp(
        host=settings.smtp_host,
        sender=settings.smtp_from,
        port=settings.smtp_port,
        user=settings.smtp_user,
        password=settings.smtp_password,
        starttls=settings.smtp_security == "starttls",
        tls=settings.smtp_security == "tls",
    )
