"""Databases and backups of the first form are brought up, with what people say and are called apart."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from fallakte.server.ops import cleanup
from fallakte.server.rooms.log_reader import Log, record_lines
from fallakte.server.store.packing import unpacked
from tests.server.store import first_form
from tests.server.store.first_form import TABLE
from tests.server.store.rows import started


@pytest.fixture
def log() -> list[dict[str, object]]:
    return first_form.played()


def test_a_database_of_the_first_form_is_brought_up(tmp_path: Path, log: list[dict[str, object]]) -> None:
    path = tmp_path / "old.db"
    first_form.make(path, log)

    async def look() -> None:
        async with started(f"sqlite:///{path}") as store:
            row = await store.table(TABLE)
            assert row is not None
            ledger, _, _ = await Log(store, row).read()
            assert [place.name for place in ledger.places] == ["Ada", "Bea"]
            assert (ledger.number, row.said) == (len(log), 2)
            names = {one.who: one.name for one in await store.names(TABLE)}
            record = record_lines(await store.lines(TABLE), names)
            assert record == [line for line in log if not {"table", "seat", "chat"} & set(line)]
            said = await store.chat(TABLE)
            assert [(one.number, one.seat, one.person, one.text) for one in said] == [
                (0, 0, "ada", "hello, Bea"),
                (1, None, None, "who wins?"),
            ]

    asyncio.run(look())
    assert cleanup.check_log(f"sqlite:///{path}", cleanup.found_tables(f"sqlite:///{path}", [TABLE])[0]) == len(log)


def test_no_name_is_left_in_the_lines_and_a_person_can_be_forgotten(
    tmp_path: Path, log: list[dict[str, object]]
) -> None:
    path = tmp_path / "old.db"
    first_form.make(path, log)

    async def forget() -> None:
        async with started(f"sqlite:///{path}") as store:
            assert await store.erase_person("ada")
            row = await store.table(TABLE)
            assert row is not None
            ledger, seats, _ = await Log(store, row).read()
            assert [place.name for place in ledger.places] == ["1", "Bea"]
            assert ledger.match is not None
            assert [player["name"] for player in ledger.match.lines[0]["players"]] == ["1", "Bea"]
            assert seats[0].person is None
            assert [one.text for one in await store.chat(TABLE)] == ["who wins?"]
            assert b"Ada" not in row.summary.about

    asyncio.run(forget())
    with sqlite3.connect(path) as db:
        kept = [row for (row,) in db.execute("SELECT body FROM lines")]
        kept += [unpacked(row) for (row,) in db.execute("SELECT body FROM checkpoints")]
    db.close()
    assert not [body for body in kept if b"Ada" in body or b"Bea" in body or b"hello" in body]


def test_a_backup_of_the_first_form_is_restored_in_the_second(tmp_path: Path, log: list[dict[str, object]]) -> None:
    path = tmp_path / "old.db"
    first_form.make(path, log)
    lines = [b'{"fallakte_backup":1,"schema":"0001"}\n']
    counts = {}
    with sqlite3.connect(path) as db:
        for table in ("persons", "tables", "lines", "seats", "notices"):
            rows = db.execute(f"SELECT * FROM {table}").fetchall()
            counts[table] = len(rows)
            for row in rows:
                values = [bool(value) if (table, place) == ("tables", 3) else value for place, value in enumerate(row)]
                lines.append(msgspec.json.encode([table, *values]) + b"\n")
    db.close()
    lines.append(msgspec.json.encode({"rows": counts}) + b"\n")
    there = f"sqlite:///{tmp_path / 'new.db'}"
    assert cleanup.restore(there, lambda: iter(lines))["lines"] == len(log)
    assert cleanup.check_log(there, cleanup.found_tables(there, [TABLE])[0]) == len(log)
