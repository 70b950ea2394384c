"""`make soak-online`: servers killed again and again under load, and the store held against what clients were told.

The servers, the databases and Redis are real, each in processes of its own; clients play as fast as they are answered,
come back by themselves and send again what was not answered. Exit 1 where anything acknowledged was lost or doubled,
where a match did not go on, or where `fallakte check` has anything against a record.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

from tests.server.resilience import storm as weather
from tests.server.resilience.blows import kill, kill_alone
from tests.server.resilience.site import Site, site
from tests.server.resilience.storm import UNLIMITED, Storm
from tests.server.resilience.verdict import judge
from tests.server.running import Served, serving
from tests.server.services import Postgres, Redis, postgres

AWAY = 5.0
Blow = Callable[[], Awaitable[object]]


class Soak:
    """What was asked for, and how it went."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.kills: int = asked.kills
        self.matches: int = asked.matches
        self.minutes: float = asked.minutes
        self.luck = random.Random(asked.seed)
        self.ok = True

    async def ride(self, name: str, nodes: Sequence[str], blows: AsyncIterator[tuple[str, Blow]]) -> Storm:
        """Blow after blow under load; every match goes on after each."""
        async with weather.storm(nodes, self.matches, self.luck.randrange(1 << 30)) as ride:
            number = 0
            async for title, blow in blows:
                await ride.answered(self.luck.randrange(self.matches // 2, 3 * self.matches))
                number += 1
                begun = time.monotonic()
                await blow()
                await ride.goes_on()
                took = time.monotonic() - begun
                print(f"{name}: {number}. {title}, all go on after {took:.1f} s; {ride.answers} answers", flush=True)
            await ride.end()
            return ride

    def run(self, name: str, nodes: Sequence[Served], url: str, blows: AsyncIterator[tuple[str, Blow]]) -> None:
        """The storm, then the store held against what the clients were told."""
        begun = time.monotonic()
        try:
            ride = asyncio.run(self.ride(name, [node.address for node in nodes], blows))
        except AssertionError as wrong:
            return self._failed(name, nodes, str(wrong))
        for node in nodes:
            code = node.terminate()
            if code != 0:
                self._failed(name, [node], f"a server ended with {code}")
        verdict = judge(url, ride.journals)
        self.ok = self.ok and verdict.ok
        minutes = (time.monotonic() - begun) / 60
        print(f"{name}: {'all is well' if verdict.ok else 'SOMETHING IS WRONG'} after {minutes:.1f} min: {verdict}\n")
        return None

    def _failed(self, name: str, nodes: Sequence[Served], why: str) -> None:
        self.ok = False
        print(f"{name}: SOMETHING IS WRONG: {why}")
        for node in nodes:
            print(f"what {node.address} wrote last:\n{node.written()[-3000:]}", flush=True)

    # One node

    def on_sqlite(self) -> None:
        """A server on a file is killed."""
        # On this disk: a file in memory is durable for nobody.
        with tempfile.TemporaryDirectory(prefix="soak-", dir=_build()) as folder:
            url = f"sqlite:///{folder}/fallakte.db"
            with serving(url, **UNLIMITED) as served:
                self.run(f"sqlite, {self.kills} kills", [served], url, self._kills(served))

    def on_postgresql(self) -> None:
        """A server on PostgreSQL is killed, and now and then PostgreSQL itself."""
        with postgres(durable=True) as server, serving(server.url, **UNLIMITED) as served:
            self.run(f"postgresql, {self.kills} kills", [served], server.url, self._kills(served, server))

    async def _kills(self, served: Served, server: Postgres | None = None) -> AsyncIterator[tuple[str, Blow]]:
        for number in range(self.kills):
            if number % 3 == 2:
                yield "server killed without its workers", lambda: kill_alone(served)
            else:
                yield "server killed", lambda: kill(served)
            if server is not None and number % 5 == 4:
                yield "PostgreSQL killed", lambda: _pull(server)

    # Two nodes

    def on_two_nodes(self) -> None:
        """Two nodes, PostgreSQL and Redis: each goes away, in any order."""
        with site() as place:
            self.run(f"two nodes, {self.minutes:g} min", place.nodes, place.database.url, self._storm(place))

    async def _storm(self, place: Site) -> AsyncIterator[tuple[str, Blow]]:
        end = time.monotonic() + 60 * self.minutes
        while time.monotonic() < end:
            yield self.luck.choice(_blows(place, self.luck.choice(place.nodes)))


def _blows(place: Site, node: Served) -> list[tuple[str, Blow]]:
    return [
        ("a node killed", lambda: kill(node)),
        ("a node killed without its workers", lambda: kill_alone(node)),
        ("a node stopped and started", lambda: asyncio.to_thread(node.restart)),
        ("Redis stopped and started", lambda: asyncio.to_thread(place.news.restart)),
        ("Redis killed", lambda: _pull(place.news)),
        ("Redis away for a while", lambda: _away(place.news)),
        ("PostgreSQL restarted", lambda: asyncio.to_thread(place.database.restart)),
        ("PostgreSQL killed", lambda: _pull(place.database)),
    ]


async def _pull(service: Postgres | Redis) -> None:
    service.kill()
    await asyncio.to_thread(service.start)


async def _away(service: Redis) -> None:
    service.stop()
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(service.start)


def _build() -> Path:
    folder = Path(__file__).parent.parent / "build"
    folder.mkdir(exist_ok=True)
    return folder


def main() -> int:
    """Soak; exit 1 on any loss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often a server is killed on each database")
    parser.add_argument("--matches", type=int, default=100, help="how many matches are played at a time")
    parser.add_argument("--minutes", type=float, default=5, help="how long two nodes are in the storm")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "nodes", "all"), default="all")
    asked = parser.parse_args()
    soak = Soak(asked)
    parts = {"sqlite": soak.on_sqlite, "postgresql": soak.on_postgresql, "nodes": soak.on_two_nodes}
    for name, part in parts.items():
        if asked.database in (name, "all"):
            part()
    return 0 if soak.ok else 1


if __name__ == "__main__":
    sys.exit(main())
