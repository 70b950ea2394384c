"""Several nodes in one process on one PostgreSQL: their news can be held back, their store can fail at will."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, cast

from fallakte.core.faults import Fault
from fallakte.protocol.requests import Opened
from fallakte.server.cluster.bus import News
from fallakte.server.store.rows import Append
from fallakte.server.store.store import Store
from tests.server.rooms.house import Guest, House
from tests.server.services import shared_postgres

Ears = Callable[[News], None]


class Exchange:
    """Carries news between houses, or keeps them until they are let go."""

    def __init__(self) -> None:
        self.holding = False
        self._ears: list[tuple[Line, Ears]] = []
        self._kept: list[tuple[Line, News]] = []

    def join(self, line: "Line", hear: Ears) -> None:
        self._ears.append((line, hear))

    def carry(self, by: "Line", news: News) -> None:
        if self.holding:
            self._kept.append((by, news))
            return
        for line, hear in self._ears:
            if line is not by:
                hear(news)

    def let_go(self) -> None:
        """What was held back is told now."""
        self.holding = False
        kept, self._kept = self._kept, []
        for by, news in kept:
            self.carry(by, news)


class Line:
    """A house's end of the exchange."""

    healthy = True

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange

    async def start(self, hear: Ears) -> None:
        self._exchange.join(self, hear)

    def tell(self, news: News) -> None:
        self._exchange.carry(self, news)

    async def stop(self) -> None:
        pass


class Fickle:
    """A real store that can be kept waiting, and whose appends can be refused or cut off when they are durable."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.gate = asyncio.Event()
        self.gate.set()
        self.appends: list[Append] = []
        self.refuse_after: int | None = None
        self.cut_off = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def heads(self, tables: list[str]) -> dict[str, int]:
        await self.gate.wait()
        return await self._store.heads(tables)

    async def append(self, append: Append) -> bool:
        self.appends.append(append)
        await self.gate.wait()
        if self.refuse_after is not None and len(self.appends) > self.refuse_after:
            raise Fault("store-unreachable")
        stored = await self._store.append(append)
        if self.cut_off:
            raise Fault("store-unreachable")
        return stored


def make_fickle(home: House) -> Fickle:
    """Have a house write through a fickle store."""
    found = Fickle(home.store)
    home.hub.store = cast(Store, found)
    return found


@asynccontextmanager
async def houses(count: int = 2) -> AsyncIterator[tuple[Exchange, list[House]]]:
    """So many nodes on a new database."""
    exchange = Exchange()
    url = shared_postgres().database()
    async with AsyncExitStack() as stack:
        built = []
        for _ in range(count):
            one = House(url, bus=Line(exchange))
            await one.start()
            stack.push_async_callback(one.stop)
            built.append(one)
        yield exchange, built


async def apart(first: House, second: House, **wish: Any) -> tuple[Guest, Guest, Opened]:
    """A match of two people at different nodes: who is to act, the other, and the table."""
    ann, bob = await first.person("Ann"), await first.person("Bob")
    opened = await first.open(ann, **wish)
    one, other = Guest(first, opened.table, ann), Guest(second, opened.table, bob)
    await one.come()
    await other.come(secret=opened.seats[1].secret)
    opened.seats[1].secret = other.key
    await one.until(lambda: any("position" in message for message in one.heard))
    return (one, other, opened) if one.position["to_act"] == one.seat else (other, one, opened)
