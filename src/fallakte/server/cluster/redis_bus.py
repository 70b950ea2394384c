"""The bus of several nodes: Redis carries the news, and may be away at any time."""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fallakte.core.faults import Fault
from fallakte.server.cluster.bus import Alone, Bus, News

CHANNEL: Final = "fallakte:news"
WAITING: Final = 10_000
"""Of so many tables the latest news are kept while Redis is away."""
ANSWERING: Final = 5.0
QUIET: Final = 3.0
"""Seconds without news after which Redis is asked whether it is still there."""
BEAT: Final = 1.0
"""Every so many seconds a node tells itself that it is there."""
ALIVE: Final = 3.0
"""The bus is well while what a node has told itself so lately has come back to it."""
HEARTBEAT: Final = ""
"""The table of news that a node tells itself; there is none of that name."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
SETTLING: Final = 2 * LONGEST_PAUSE + BEAT
"""Seconds for which a bus that was away counts as away still: by then the others are back too, and rooms ask the store
meanwhile."""
FOREVER: Final = float("inf")
LOST: Final = (RedisError, OSError, TimeoutError)

log = logging.getLogger("fallakte.bus")


def open_bus(url: str | None, node: str) -> Bus:
    """The bus at an address such as redis://host:6379/0, or that of a node alone where there is none."""
    return RedisBus(url, node) if url else Alone()


class RedisBus:
    """Hears and tells through one channel of Redis; connections that are lost are made anew for ever."""

    def __init__(self, url: str, node: str) -> None:
        self._node = node
        self._heard_of = 0.0
        """When that was sent which came back last."""
        self._well_from = FOREVER
        """When rooms may trust the bus again."""
        self._waiting: dict[str, News] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Callable[[News], None] = lambda _: None
        self._decoder = msgspec.json.Decoder(News)
        try:
            self._redis: Redis = Redis.from_url(
                url,
                socket_timeout=ANSWERING,
                socket_connect_timeout=ANSWERING,
                # A lost connection must be noticed here, not be mended behind our back with news lost in between.
                retry=Retry(NoBackoff(), 0),
                client_name="fallakte",
            )
        except ValueError:
            raise Fault("bus-address") from None

    @property
    def healthy(self) -> bool:
        """Whether what this node tells comes back to it, and has for a while: then news come from others too."""
        at = monotonic()
        return at >= self._well_from and at - self._heard_of < ALIVE

    async def start(self, hear: Callable[[News], None]) -> None:
        """Begin to hear. A Redis that is away is no reason not to start: rooms ask the store meanwhile."""
        self._hear = hear
        parts = ((self._listen, "bus-listener"), (self._speak, "bus-speaker"), (self._beat, "bus-heart"))
        for work, name in parts:
            self._tasks.append(asyncio.create_task(self._for_ever(work), name=name))

    def tell(self, news: News) -> None:
        """Of each table the latest news wait until they can be told; where there are too many the oldest go."""
        self._waiting.pop(news.table, None)
        self._waiting[news.table] = news
        if len(self._waiting) > WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._wake.set()

    async def stop(self) -> None:
        """Hear and say nothing more."""
        # Again and again: redis-py swallows a cancellation that meets it at the wrong moment.
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            _, pending = await asyncio.wait(self._tasks, timeout=FIRST_PAUSE)
            self._tasks = list(pending)
        self._lost()
        with suppress(*LOST):
            await self._redis.aclose()

    async def _for_ever(self, work: Callable[[], Any]) -> None:
        pause = FIRST_PAUSE
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await work()
            except LOST as error:
                log.warning("redis lost: %s", type(error).__name__)
            except Exception:
                # Whoever hears may fail; that is no reason to be deaf from then on.
                log.exception("bus")
            if asyncio.get_running_loop().time() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            # With jitter, so that many nodes do not all come back at the same instant.
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)

    # Hearing

    async def _listen(self) -> None:
        try:
            async with self._redis.pubsub() as channel:
                await channel.subscribe(CHANNEL)
                await self._take_all(channel)
        finally:
            self._lost()

    async def _take_all(self, channel: PubSub) -> None:
        asked = False
        while True:
            message = await channel.get_message(timeout=ANSWERING if asked else QUIET)
            if message is not None:
                asked = False
                self._take(message)
            elif asked:
                raise TimeoutError
            else:
                await channel.ping()
                asked = True

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self._tell_oneself()
        if message["type"] != "message":
            return
        try:
            news = self._decoder.decode(message["data"])
        except msgspec.MsgspecError:
            # The channel is open to whoever reaches Redis, another version of ours among them.
            log.warning("news not understood")
            return
        if news.table == HEARTBEAT:
            if news.node == self._node:
                self._is_back(news.head / 1000)
        elif news.node != self._node:
            self._hear(news)

    def _is_back(self, sent: float) -> None:
        """One's own heartbeat has come back. After a gap news may have been lost, and rooms ask the store once more."""
        at = monotonic()
        if at - self._heard_of >= ALIVE or self._well_from == FOREVER:
            self._well_from = at + SETTLING
            log.info("redis heard")
        self._heard_of = sent

    def _lost(self) -> None:
        self._well_from = FOREVER

    # Telling

    async def _beat(self) -> None:
        while True:
            self._tell_oneself()
            await asyncio.sleep(BEAT)

    def _tell_oneself(self) -> None:
        self.tell(News(HEARTBEAT, int(monotonic() * 1000), self._node, []))

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._waiting:
                await self._tell_all()

    async def _tell_all(self) -> None:
        told, self._waiting = self._waiting, {}
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for news in told.values():
                    pipeline.publish(CHANNEL, msgspec.json.encode(news))
                await pipeline.execute()
        except LOST:
            # Told again when Redis is back, unless there is something newer; hearing it twice does no harm.
            newer, self._waiting = self._waiting, {}
            for news in (*told.values(), *newer.values()):
                self.tell(news)
            raise
