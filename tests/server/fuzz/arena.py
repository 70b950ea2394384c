"""A server that strangers try to break while neighbours play on it, and what must hold after they have."""

import asyncio
import json
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx

from fallakte.core.words import Words
from fallakte.server.store.rows import Line
from tests.server.fuzz.heard import Heard, kept_secret
from tests.server.fuzz.neighbours import ONE_EACH, Neighbours
from tests.server.fuzz.stranger import Stranger
from tests.server.fuzz.wire import NEVER
from tests.server.ledgers import read
from tests.server.running import Served, serving

TOKEN = "a token for whoever looks after this server"
WIDE = 10**6
UNLIMITED: dict[str, Any] = {
    "requests_per_second": WIDE,
    "messages_per_second": 0,
    "tables_per_hour": 0,
    "recoveries_per_hour": 100,
    "connections_per_client": 0,
    "metrics_token": TOKEN,
}
"""Limits are tested elsewhere; here they would only keep strangers from reaching what lies behind them."""
WRONG = re.compile(r"unexpected|Traceback|Exception|\"level\":\"(?:error|critical)\"")
"""What stands in the log of a server that did something nobody has thought of."""


AT_WORK = """
    SELECT count(*) FROM tables JOIN lines ON table_id = id AND number = 0
    WHERE waits = 'bot' OR phase = 'running' AND CAST(body AS TEXT) NOT LIKE '%"clock":0%'
"""
FIGURE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)
LABEL = re.compile(r'(\w+)="([^"]*)"')


class Arena:
    """One server with its neighbours; `heard` is everything that strangers were told by it."""

    def __init__(self, server: Served, seed: str) -> None:
        self.server = server
        self.port = server.port
        self.seed = seed
        self.heard = Heard()
        self.neighbours = Neighbours(server.address, seed)
        self.violations: list[str] = []
        self.post = httpx.Client(base_url=server.address, timeout=NEVER, limits=ONE_EACH)
        self.tables: list[tuple[str, str]] = []
        """Tables of the strangers' own, with a secret of one of their seats."""
        self.operations = operations(self.post.get("/schema/openapi.json").json())

    def luck(self, *what: object) -> Random:
        """Luck of its own for a part of the work, the same in every run."""
        return Random(" ".join(map(str, (self.seed, *what))))

    def blame(self, what: str) -> None:
        """Something that must not happen has happened."""
        if len(self.violations) < 100:
            self.violations.append(what)

    async def open_table(self, game: str, seats: list[Words], options: Words, settings: Words | None = None) -> Any:
        """A table of the strangers' own."""
        wish = {"game": game, "options": options, "seats": seats, "settings": {"pace": 0} | (settings or {})}
        answer = await asyncio.to_thread(self.post.post, "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def settle(self) -> None:
        """Tables in every phase, for whoever wants to try something with them."""
        bot = {"kind": "bot", "level": "random"}
        opened = await self.open_table("rue-morgue", [{"kind": "friend"}, {"kind": "open"}], {})
        running = await self.open_table("rue-morgue", [{"kind": "me"}, bot], {})
        closed = await self.open_table("rue-morgue", [{"kind": "me"}, bot], {})
        one = Stranger(self, closed["table"], closed["seats"][0]["secret"])
        await one.come()
        await one.say(json.dumps({"type": "hello", "protocol": 1, "secret": one.secret}))
        await one.say(json.dumps({"type": "close", "command": "c"}))
        await one.go()
        self.tables = [(table["table"], table["seats"][0]["secret"]) for table in (opened, running, closed)]

    # What must hold

    def wrong(self) -> list[str]:
        """Everything that is wrong by now."""
        return [*self.violations, *self._unhealthy(), *self._logged(), *self.neighbours.troubles, *self._leaks()]

    def _unhealthy(self) -> list[str]:
        return [f"{path} does not answer" for path in ("/health", "/ready") if not self.server.answers(path)]

    def _logged(self) -> list[str]:
        return [line for line in self.server.written().splitlines() if WRONG.search(line)]

    def _leaks(self) -> list[str]:
        known = self.neighbours
        secret = kept_secret(self.server.database, known.next_door) | known.secrets
        tokens = [f"heard {secret[token]}" for token in self.heard.tokens & secret.keys()]
        rows = self.heard.cards & (known.hands | secret.keys())
        return tokens + [f"heard cards of the neighbours: {row.decode()}" for row in rows]

    def sockets_left(self) -> int:
        """How many sockets the server still holds when all strangers are gone; it is told to wait until it noticed."""
        until = time.monotonic() + NEVER
        neighbours = 4
        while (left := self.measured("fallakte_sockets")) > neighbours and time.monotonic() < until:
            time.sleep(0.1)
        return max(0, left - neighbours)

    def measured(self, name: str) -> int:
        """One of the server's figures."""
        return self.counted(name, "")[""]

    def counted(self, name: str, label: str) -> Counter[str]:
        """Some of the server's figures by one of their labels."""
        answer = self.post.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        found: Counter[str] = Counter()
        for key, labels, value in FIGURE.findall(answer.text):
            if key == name:
                found[dict(LABEL.findall(labels)).get(label, "")] += round(float(value))
        return found

    @property
    def memory(self) -> float:
        """How many megabytes the server holds; 0 where that cannot be asked."""
        status = Path(f"/proc/{self.server.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
        return int(found[1]) / 1024 if found else 0.0

    def tables_at_work(self) -> int:
        """At how many tables something goes on when everybody is gone: bots play, or a clock runs."""
        with closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as store:
            return int(store.execute(AT_WORK).fetchone()[0])

    def unreadable(self) -> list[str]:
        """Tables whose log cannot be read any more."""
        with closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as store:
            return [
                table
                for table, secret in store.execute("SELECT id, secret FROM tables")
                if not _reads(store, table, secret)
            ]


def operations(description: Any) -> list[tuple[str, str, Words | None]]:
    """Every operation of a description with an example of its body."""
    found = []
    for path, item in description["paths"].items():
        for method, one in item.items():
            content = one.get("requestBody", {}).get("content", {}).get("application/json", {})
            found.append((method.upper(), path, content.get("example")))
    return found


def _reads(store: sqlite3.Connection, table: str, secret: str) -> bool:
    rows = store.execute(
        "SELECT number, body, at, command, sum FROM lines WHERE table_id = ? ORDER BY number", (table,)
    )
    try:
        read(table, [Line(*row) for row in rows], secret)
    except Exception:
        return False
    return True


@contextmanager
def arena(seed: str) -> Iterator[Arena]:
    """An arena in which the neighbours play; when it is left they have finished, and nothing is wrong."""
    with serving(None, **UNLIMITED) as server:
        one = Arena(server, seed)
        one.neighbours.start()
        try:
            yield one
        finally:
            one.neighbours.stop()
            one.post.close()
