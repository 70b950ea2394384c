"""News between nodes through a real Redis that goes away and comes back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

import msgspec
import pytest
from redis.asyncio import Redis as Client

from fallakte.core.faults import Fault
from fallakte.server.cluster import redis_bus
from fallakte.server.cluster.bus import Alone, News
from fallakte.server.cluster.redis_bus import CHANNEL, WAITING, RedisBus, open_bus
from tests.server.services import free_port, needs_redis, redis

pytestmark = [pytest.mark.anyio, needs_redis]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is about how long the pauses are."""
    monkeypatch.setattr(redis_bus, "SETTLING", 0.01)
    monkeypatch.setattr(redis_bus, "LONGEST_PAUSE", 0.1)


class Node:
    """A bus, and what was heard on it."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.bus = RedisBus(url, name)
        self.heard: list[News] = []

    def news(self, head: int, table: str = "t") -> News:
        return News(table=table, head=head, node=self.name, present=[0, 1])

    def tell(self, head: int, table: str = "t") -> None:
        self.bus.tell(self.news(head, table))


@asynccontextmanager
async def nodes(url: str, *, healthy: bool = True) -> AsyncIterator[tuple[Node, Node]]:
    both = Node(url, "one"), Node(url, "two")
    for node in both:
        await node.bus.start(node.heard.append)
    if healthy:
        await until(lambda: all(node.bus.healthy for node in both))
    try:
        yield both
    finally:
        for node in both:
            await node.bus.stop()
            assert not node.bus.healthy


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def test_what_one_node_tells_the_others_hear() -> None:
    with redis() as server:
        async with nodes(server.url) as (one, two):
            one.tell(1)
            two.tell(2)
            await until(lambda: bool(one.heard and two.heard))
            assert one.heard == [two.news(2)]
            assert two.heard == [one.news(1)]


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_a_redis_that_goes_away_is_noticed_and_comes_back(how: str) -> None:
    with redis() as server:
        async with nodes(server.url) as (one, two):
            getattr(server, how)()
            await until(lambda: not one.bus.healthy and not two.bus.healthy)
            for head in range(1, 50):
                one.tell(head)
            one.tell(7, "other")
            server.start()
            await until(lambda: one.bus.healthy and two.bus.healthy)
            two.tell(50)
            await until(lambda: two.news(50) in one.heard)


async def test_the_latest_news_are_told_when_redis_is_back() -> None:
    with redis() as server:
        async with nodes(server.url) as (one, two):
            server.stop()
            await until(lambda: not one.bus.healthy and not two.bus.healthy)
            # Kept at the pause, so that it is certain who comes back first.
            speaker = next(task for task in one.bus._tasks if task.get_name() == "bus-speaker")
            speaker.cancel()
            for head in range(1, 50):
                one.tell(head)
            one.tell(7, "other")
            server.start()
            await until(lambda: two.bus.healthy)
            one.bus._tasks.append(asyncio.create_task(one.bus._for_ever(one.bus._speak)))
            await until(lambda: len(two.heard) == 2)
            assert two.heard == [one.news(49), one.news(7, "other")]


async def test_a_redis_that_is_not_there_yet_is_no_reason_not_to_start() -> None:
    async with nodes(f"redis://127.0.0.1:{free_port()}/0", healthy=False) as (one, _):
        assert not one.bus.healthy
        for number in range(2 * WAITING):
            one.tell(1, f"t{number}")
        await asyncio.sleep(0.05)
        assert len(one.bus._waiting) == WAITING
        assert f"t{2 * WAITING - 1}" in one.bus._waiting


async def test_what_is_no_news_is_passed_over() -> None:
    with redis() as server:
        async with nodes(server.url) as (one, two), Client.from_url(server.url) as stranger:
            for noise in (b"", b"\xff\x00", b"[]", b'{"table": 5}', b'{"table": "t", "head": "9"}', b"[" * 10_000):
                await stranger.publish(CHANNEL, noise)
            one.tell(1)
            await until(lambda: bool(two.heard))
            assert two.heard == [one.news(1)]
            assert two.bus.healthy


async def test_a_listener_that_fails_hears_on() -> None:
    heard: list[int] = []

    def hear(news: News) -> None:
        heard.append(1 // news.head)

    with redis() as server:
        async with nodes(server.url) as (one, two):
            two.bus._hear = hear
            one.tell(0)
            await until(lambda: not two.bus.healthy)
            await until(lambda: two.bus.healthy)
            one.tell(1)
            await until(lambda: heard == [1])


async def test_a_redis_that_says_nothing_any_more_counts_as_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "QUIET", 0.05)
    monkeypatch.setattr(redis_bus, "ANSWERING", 0.3)
    with redis() as server:
        async with nodes(server.url) as (one, two):
            # Long enough for several questions, all of which are answered.
            await asyncio.sleep(0.3)
            assert one.bus.healthy
            with server.hanging():
                await until(lambda: not one.bus.healthy and not two.bus.healthy)
            await until(lambda: one.bus.healthy and two.bus.healthy)


async def test_a_bus_that_does_not_hear_itself_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """M6: Redis was away and is back for whoever connects anew, while the old connections are silent and stay open."""
    for name in ("QUIET", "ANSWERING"):
        monkeypatch.setattr(redis_bus, name, 1000.0)
    with redis() as server:
        async with passage(server.port) as way, nodes(f"redis://127.0.0.1:{way.port}/0") as (one, two):
            way.silence()
            await until(lambda: not one.bus.healthy and not two.bus.healthy)
            way.cut()
            await until(lambda: one.bus.healthy and two.bus.healthy)
            one.tell(3)
            await until(lambda: one.news(3) in two.heard)


async def test_a_heartbeat_that_comes_late_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "SETTLING", 0.0)
    with redis() as server:
        async with nodes(server.url) as (one, two), Client.from_url(server.url) as stranger:
            next(task for task in one.bus._tasks if task.get_name() == "bus-heart").cancel()
            await until(lambda: not one.bus.healthy)
            old = News(redis_bus.HEARTBEAT, int((monotonic() - redis_bus.ALIVE) * 1000), one.name, [])
            await stranger.publish(CHANNEL, msgspec.json.encode(old))
            two.tell(1)
            await until(lambda: bool(one.heard))
            assert not one.bus.healthy


class Passage:
    """Stands between nodes and Redis, and can fall silent without a word."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self._to = port
        self._silent: set[asyncio.StreamWriter] = set()
        self._open: dict[asyncio.StreamWriter, asyncio.StreamWriter] = {}

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_connection("127.0.0.1", self._to)
        self._open[writer] = there
        try:
            await asyncio.gather(self._carry(reader, there, writer), self._carry(back, writer, writer))
        finally:
            there.close()
            writer.close()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, whose: asyncio.StreamWriter
    ) -> None:
        while data := await reader.read(65536):
            if whose not in self._silent:
                writer.write(data)
        writer.close()

    def silence(self) -> None:
        """Nothing goes through the connections that are open now."""
        self._silent = set(self._open)

    def cut(self) -> None:
        """The silent ones break at last."""
        for writer in self._silent:
            writer.close()
            self._open[writer].close()


@asynccontextmanager
async def passage(port: int) -> AsyncIterator[Passage]:
    way = Passage(port)
    async with await asyncio.start_server(way.pass_on, "127.0.0.1", 0) as server:
        way.port = server.sockets[0].getsockname()[1]
        yield way
        for writer, there in way._open.items():
            writer.close()
            there.close()


async def test_without_an_address_a_node_is_alone() -> None:
    assert isinstance(open_bus(None, "one"), Alone)
    assert isinstance(open_bus("", "one"), Alone)
    assert isinstance(open_bus("redis://127.0.0.1/0", "one"), RedisBus)
    with pytest.raises(Fault) as found:
        open_bus("http://127.0.0.1", "one")
    assert found.value.key == "bus-address"
