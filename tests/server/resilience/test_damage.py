"""Torn writes, disks that are full or gone, a database that is read-only: who is hit is told, all others play on."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.resilience.journal import Journal
from tests.server.resilience.player import connection, hello
from tests.server.resilience.storm import UNLIMITED, Storm, storm
from tests.server.resilience.verdict import judge
from tests.server.running import Served, serving
from tests.server.store.mounts import Disk, needs_mount, small_disk

MATCHES = 8

DAMAGE: dict[str, Callable[[sqlite3.Connection, str, int], Any]] = {
    "torn": lambda db, table, number: db.execute(
        "UPDATE lines SET body = substr(body, 1, 9) WHERE table_id = ? AND number = ?", (table, number)
    ),
    "garbage": lambda db, table, number: db.execute(
        "UPDATE lines SET body = x'00ff00ff' WHERE table_id = ? AND number = ?", (table, number)
    ),
    "missing": lambda db, table, number: db.execute(
        "DELETE FROM lines WHERE table_id = ? AND number = ?", (table, number)
    ),
    "cut short": lambda db, table, number: db.execute(
        "DELETE FROM lines WHERE table_id = ? AND number >= ?", (table, number)
    ),
    "unlawful": lambda db, table, number: db.execute(
        "UPDATE lines SET body = (SELECT body FROM lines WHERE table_id = ? AND number = ?)"
        " WHERE table_id = ? AND number = ?",
        (table, number - 3, table, number),
    ),
}


def test_damaged_matches_are_called_so_and_all_others_go_on(tmp_path: Path):
    database = tmp_path / "fallakte.db"

    async def play(served: Served) -> tuple[Storm, list[Journal]]:
        async with storm([served.address], len(DAMAGE) + MATCHES) as ride:
            await ride.answered(30 * (len(DAMAGE) + MATCHES))
            served.kill()
            damaged = [one for one in ride.journals if not one.over][: len(DAMAGE)]
            damage_by_hand(database, damaged)
            ride.give_up(damaged)
            await asyncio.to_thread(served.start)
            await ride.goes_on()
            for journal in damaged:
                told = await greeted(served, journal)
                assert (told["type"], told["code"]) == ("refused", "table-damaged"), told
                assert told["text"]
            assert served.answers("/ready")
            await ride.goes_on()
            await ride.end()
            return ride, damaged

    with serving(database, **UNLIMITED) as served:
        ride, damaged = asyncio.run(play(served))
        assert served.terminate() == 0
        assert "Traceback" not in served.written()
    for journal in damaged:
        with sqlite3.connect(database) as db:
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("DELETE FROM tables WHERE id = ?", (journal.table,))
    verdict = judge(f"sqlite:///{database}", ride.journals)
    assert verdict.ok, str(verdict)


def damage_by_hand(database: Path, journals: list[Journal]) -> None:
    """Each of these matches in another way."""
    db = sqlite3.connect(database)
    for journal, damage in zip(journals, DAMAGE.values(), strict=True):
        (head,) = db.execute("SELECT head FROM tables WHERE id = ?", (journal.table,)).fetchone()
        damage(db, journal.table, head - 2)
    db.commit()
    db.close()


async def greeted(served: Served, journal: Journal) -> Any:
    """The first answer to whoever comes to a table."""
    async with connection(served.address, journal.table) as socket:
        await socket.send(json.dumps(hello(next(secret for secret in journal.secrets if secret))))
        return json.loads(await socket.recv())


# Disks


@needs_mount
def test_a_disk_that_is_full_and_then_gone_and_a_server_killed_on_a_full_disk(tmp_path: Path):
    home, aside = tmp_path / "home", tmp_path / "aside"

    async def play(served: Served, disk: Disk) -> Storm:
        async with storm([served.address], MATCHES) as ride:
            disk.fill()
            await ride.refused("store-full")
            disk.make_room()
            await ride.goes_on()
            home.rename(aside)
            await ride.refused("store-unreachable")
            aside.rename(home)
            await ride.goes_on()
            disk.fill()
            await ride.refused("store-full")
            served.kill()
            disk.make_room()
            await asyncio.to_thread(served.start)
            await ride.goes_on()
            await ride.end()
            return ride

    with small_disk(tmp_path, "16m") as disk:
        home.mkdir()
        with serving(home / "fallakte.db", **UNLIMITED) as served:
            ride = asyncio.run(play(served, disk))
            assert served.terminate() == 0
        verdict = judge(f"sqlite:///{home / 'fallakte.db'}", ride.journals)
        assert verdict.ok, str(verdict)
