"""`python -m bench.online.long_logs`: what a command, a hello and a read cost at tables with short and long logs."""

import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import click
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.online.servers import OURS, Server, serving
from bench.report import machine
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler, commitment, committed_seed
from fallakte.games import game
from fallakte.protocol.messages import Settings
from fallakte.server.rooms.chain import next_line
from fallakte.server.rooms.checkpoint import EVERY, checkpoint_of
from fallakte.server.rooms.log import Ledger
from fallakte.server.rooms.names import Names
from fallakte.server.rooms.setup import Place, Setup
from fallakte.server.rooms.state import summary
from fallakte.server.store.rows import Append, SeatRow, TableRow
from fallakte.server.store.sql import open_store
from fallakte.server.store.store import Store
from fallakte.server.tables.keys import fingerprint, new_code, new_id, new_part, new_secret
from fallakte.server.tables.lobby import first_lines

BAR = 1.5
"""At the longest log anything takes at most so many times what it takes at the shortest."""

WORTHLESS = {kind: {"one": 1, "set": 1} for kind in game("al-capone").kinds[:11]}
"""Gangsters who bring hardly a point, so that a match lasts."""


class Table:
    """A table with a log of so many lines."""

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.id = new_id()
        self.keys = [new_secret(), new_secret()]

    async def keep(self, store: Store, seed: int) -> None:
        """Play by luck and write the log as a server does, with its checkpoints."""
        part = new_part()
        setup = Setup(
            game="al-capone",
            options=game("al-capone").fill({"players": 2, "target": 10_000, "values": WORTHLESS}),
            settings=Settings(),
            places=[Place(kind="person", name="Ada"), Place(kind="person", name="Bea")],
            commitment=commitment(part),
        )
        seats = [SeatRow(seat=seat, link=fingerprint(key)) for seat, key in enumerate(self.keys)]
        lines, names = first_lines(self.id, setup, [], seats, 0)
        ledger = Ledger(self.id, part, {one.who: one.name for one in names})
        ledger.take(lines[0])
        row = TableRow(self.id, new_code(), setup.game, False, part, 1, 0, 0, summary(ledger), tip=lines[0].sum)
        assert await store.open(row, lines, seats, names)
        bodies = _played(setup, part, self.lines - 1, random.Random(seed))
        apart = Names({one.who: one.name for one in names}, ledger.names.at_seats)
        for at in range(0, len(bodies), EVERY):
            written = []
            for body in bodies[at : at + EVERY]:
                stored, _ = apart.apart(body, {})
                line = next_line(ledger.tip, ledger.number, msgspec.json.encode(stored), 0)
                ledger.take(line)
                written.append(line)
            head = written[0].number
            append = Append(self.id, head, 0, written, summary(ledger), checkpoint=checkpoint_of(ledger))
            assert await store.append(append)


def _played(setup: Setup, part: str, lines: int, luck: random.Random) -> list[dict[str, Any]]:
    """Lines of a match in which somebody is to decide, about so many."""
    players = [{"name": place.name, "kind": "human"} for place in setup.places]
    shuffler = Shuffler(committed_seed(part, ["", ""]))
    more = {"commitment": setup.commitment}
    match = Match.begin(game(setup.game), setup.options, shuffler, players, more)
    while len(match.lines) < lines and not match.over:
        match.play(luck.choice(match.moves()))
    if match.over:
        raise click.ClickException(f"the match was over after {len(match.lines)} lines")
    return match.lines


class Visitor:
    """Whoever measures: sits at both seats, or comes and goes."""

    def __init__(self, server: Server, table: Table) -> None:
        self.address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/play"
        self.replay = f"{server.address}/api/tables/{table.id}/replay"
        self.table = table
        self.sockets: list[ClientConnection] = []
        self.position: dict[str, Any] = {}
        self.seat = 0
        self._count = 0

    async def sit(self) -> None:
        """Come to both seats."""
        for key in self.table.keys:
            self.sockets.append(await connect(self.address, compression=None))
            await self._hello(self.sockets[-1], key)

    async def _hello(self, socket: ClientConnection, key: str | None) -> dict[str, Any]:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, **({"secret": key} if key else {"watch": True})}))
        welcome = await _until(socket, lambda one: one["type"] == "welcome")
        self.position = welcome["position"]
        return welcome

    async def come(self) -> None:
        """Somebody looks in and goes."""
        async with connect(self.address, compression=None) as socket:
            await self._hello(socket, None)

    async def command(self, kind: str, **fields: Any) -> None:
        """Give a command for the seat to act, and wait for its answer."""
        self._count += 1
        command = f"b{self._count}"
        socket = self.sockets[self.seat]
        await socket.send(json.dumps({"type": kind, "command": command, "state": self.position["state"], **fields}))
        answer = await _until(socket, lambda one: command in (one.get("done"), one.get("command")))
        if answer["type"] != "update":
            raise click.ClickException(f"{kind}: {answer}")
        self.position = answer["position"]

    async def move(self, times: dict[str, list[float]]) -> None:
        """The seat to act makes its first legal move."""
        self.seat = self.position["to_act"]
        moves = await self._moves()
        await timed(times["move"], self.command("move", move=moves[0]))

    async def _moves(self) -> list[dict[str, Any]]:
        socket = self.sockets[self.seat]
        self._count += 1
        command = f"b{self._count}"
        await socket.send(json.dumps({"type": "look", "command": command}))
        update = await _until(socket, lambda one: one["type"] == "update")
        await _until(socket, lambda one: one.get("command") == command)
        self.position = update["position"]
        moves: list[dict[str, Any]] = self.position["moves"]
        return moves

    async def take_back(self, times: dict[str, list[float]]) -> None:
        """The last decision of the seat that made it is taken back, with the other's consent where it is asked."""
        other = self.sockets[1 - self.seat]
        self._count += 1
        command = f"b{self._count}"
        mine = self.sockets[self.seat]

        async def undo() -> None:
            state = self.position["state"]
            await mine.send(json.dumps({"type": "undo", "command": command, "state": state}))
            answer = await _until(mine, lambda one: command in (one.get("done"), one.get("command")))
            if answer["type"] == "done":
                asked = await _until(other, lambda one: one["type"] == "table" and "ask" in one)
                agree = {"type": "answer", "command": f"{command}y", "ask": asked["ask"]["ask"], "yes": True}
                await other.send(json.dumps(agree))
                answer = await _until(mine, lambda one: one["type"] == "update" and "taken_back" in one)
            self.position = answer["position"]

        await timed(times["undo"], undo())

    def read_the_end(self) -> None:
        """The last frames of the replay."""
        first = max(0, self.table.lines - 60)
        with urlopen(Request(f"{self.replay}?since={first}&count=20"), timeout=60) as answer:
            answer.read()


async def _until(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if wanted(message):
                return message


async def timed(times: list[float], work: Awaitable[Any]) -> None:
    """How long it took, in milliseconds."""
    begun = time.perf_counter()
    await work
    times.append(1000 * (time.perf_counter() - begun))


async def _measured(server: Server, tables: list[Table], rounds: int) -> dict[int, dict[str, list[float]]]:
    """Every table in turn, so that whatever else the machine does hits them alike."""
    times: dict[int, dict[str, list[float]]] = {
        table.lines: {name: [] for name in ("first hello", "hello", "move", "undo", "replay")} for table in tables
    }
    visitors = []
    for table in tables:
        visitor = Visitor(server, table)
        await timed(times[table.lines]["first hello"], visitor.come())
        await visitor.sit()
        visitors.append(visitor)
    for _ in range(rounds):
        for visitor in visitors:
            mine = times[visitor.table.lines]
            await timed(mine["hello"], visitor.come())
            await visitor.move(mine)
            await visitor.take_back(mine)
            await timed(mine["replay"], asyncio.to_thread(visitor.read_the_end))
    return times


@click.command()
@click.option("--lines", default="100,10000,100000", show_default=True, help="How long the logs are.")
@click.option("--rounds", default=100, show_default=True, type=click.IntRange(1), help="How often each is measured.")
@click.option("--strict", is_flag=True, help="Exit 1 if the bar is missed.")
def main(lines: str, rounds: int, strict: bool) -> None:
    """Measure our server at tables whose logs are short and long."""
    tables = [Table(int(number)) for number in lines.split(",")]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'long.db'}"
        asyncio.run(_fill(database, tables))
        with serving(OURS, "", database) as server:
            times = asyncio.run(_measured(server, tables, rounds))
    worst = _print(times)
    print(f"\n{machine()}; bar: {BAR} times")
    if strict and worst > BAR:
        raise SystemExit(1)


async def _fill(database: str, tables: list[Table]) -> None:
    store = open_store(database)
    await store.start()
    try:
        for seed, table in enumerate(tables):
            await table.keep(store, seed)
    finally:
        await store.stop()


def _print(times: dict[int, dict[str, list[float]]]) -> float:
    """Medians side by side; how many times as long the worst takes at the longest log."""
    first = next(iter(times))
    worst = 0.0
    print("| median, ms |" + "".join(f" {lines:,} lines |" for lines in times) + " ratio |")
    print("|---|" + "--:|" * (len(times) + 1))
    for name in times[first]:
        medians = [statistics.median(one[name]) for one in times.values()]
        ratio = medians[-1] / medians[0]
        if name != "first hello":
            worst = max(worst, ratio)
        print(f"| {name} |" + "".join(f" {median:.2f} |" for median in medians) + f" {ratio:.2f} |")
    return worst


if __name__ == "__main__":
    main(prog_name="python -m bench.online.long_logs")
