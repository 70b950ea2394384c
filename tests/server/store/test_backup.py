"""Backups: consistent while appends run, the same on both databases, refused whole where they are damaged."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from fallakte.core.faults import Fault
from fallakte.server.ops import cleanup
from fallakte.server.store.rows import SeatRow
from fallakte.server.store.schema import ALL
from fallakte.server.store.sql import SqlStore
from tests.server.services import needs_postgres, shared_postgres
from tests.server.store.rows import append, line, opened, person, started, table, whole
from tests.server.store.test_kill import answered

pytestmark = pytest.mark.anyio


async def backed_up(url: str) -> list[bytes]:
    """The lines of a backup, made as another process would."""
    lines: list[bytes] = []
    await asyncio.to_thread(cleanup.back_up, url, lines.append)
    return lines


async def restored(url: str, lines: list[bytes]) -> dict[str, int]:
    return await asyncio.to_thread(cleanup.restore, url, lambda: lines)


async def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    def look(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
        rows = {one.name: connection.execute(select(one).order_by(*one.primary_key)).all() for one in ALL}
        return {name: [tuple(row) for row in found] for name, found in rows.items()}

    return await asyncio.to_thread(cleanup.visit, url, look)


async def fill(store: SqlStore) -> None:
    """Something of everything, the unlikely included."""
    for name in ("ada", "bruno"):
        await store.keep_person(person(name))
    await opened(store, "plain")
    seats = [SeatRow(seat=0, person="ada", link=b"\x00\xff"), SeatRow(seat=1, next_link=b"n", recovery=b"")]
    odd = [line(0, b"\x00\xffno text"), line(1, '{"ä": "\U0001f0cf"}'.encode(), command="c,\"'\n")]
    assert await store.open(table('odd","', head=2, listed=True), odd, seats)
    assert await store.append(append("plain", 1, 1200))
    assert await store.first_to_tell("plain", 1, 0, "turn")


def other_than(url: str, tmp_path: Path) -> str:
    """A new database of the other kind."""
    return f"sqlite:///{tmp_path / 'other.db'}" if url.startswith("postgresql") else shared_postgres().database()


@needs_postgres
async def test_a_backup_goes_to_the_other_kind_of_database_and_back(url: str, tmp_path: Path) -> None:
    async with started(url) as store:
        await fill(store)
    there, back = other_than(url, tmp_path), tmp_path / "back.db"
    first = await backed_up(url)
    counts = await restored(there, first)
    assert {name: count for name, count in counts.items() if count} == {
        "persons": 2,
        "tables": 2,
        "lines": 1203,
        "seats": 4,
        "notices": 1,
    }
    second = await backed_up(there)
    await restored(f"sqlite:///{back}", second)
    assert first == second == await backed_up(f"sqlite:///{back}")
    assert await everything(url) == await everything(there)
    async with started(there) as store:
        assert await store.append(append("plain", 1201))
        await whole(store, "plain")


async def test_a_backup_while_appends_run_is_of_one_moment(url: str, tmp_path: Path) -> None:
    names = [f"t{number}" for number in range(30)]
    async with started(url) as store:
        await opened(store, *names)
        enough = asyncio.Event()
        heads = dict.fromkeys(names, 1)

        async def append_on(name: str) -> None:
            while not enough.is_set():
                assert await store.append(append(name, heads[name]))
                heads[name] += 1

        tasks = [asyncio.create_task(append_on(name)) for name in names]
        while min(heads.values()) < 10:
            await asyncio.sleep(0.01)
        before = dict(heads)
        lines = await backed_up(url)
        assert heads != before, "nothing was appended meanwhile"
        enough.set()
        await asyncio.gather(*tasks)
    async with started_with(tmp_path, lines) as copy:
        for name, head in before.items():
            await whole(copy, name)
            assert (await copy.heads([name]))[name] >= head


@asynccontextmanager
async def started_with(tmp_path: Path, lines: list[bytes]) -> AsyncIterator[SqlStore]:
    """A store on what a backup gives."""
    url = f"sqlite:///{tmp_path / 'copy.db'}"
    await restored(url, lines)
    async with started(url) as store:
        yield store


async def test_a_backup_of_a_server_that_was_killed(url: str, tmp_path: Path) -> None:
    answers = answered(url)
    lines = await backed_up(url)
    async with started_with(tmp_path, lines) as copy:
        for name, number in answers.items():
            await whole(copy, name)
            assert (await copy.heads([name]))[name] > number


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_backup_never_moves_the_wal(url: str, tmp_path: Path) -> None:
    answered(url)
    wal = tmp_path / "fallakte.db-wal"
    before = (wal.read_bytes(), (tmp_path / "fallakte.db").read_bytes())
    assert before[0]
    await backed_up(url)
    assert (wal.read_bytes(), (tmp_path / "fallakte.db").read_bytes()) == before


async def test_only_an_empty_database_is_restored_into(url: str) -> None:
    async with started(url) as store:
        await fill(store)
    lines = await backed_up(url)
    before = await everything(url)
    with pytest.raises(Fault) as found:
        await restored(url, lines)
    assert found.value.key == "store-not-empty"
    assert await everything(url) == before


async def test_a_database_that_is_being_served_is_not_restored_into(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'fallakte.db'}"
    async with started(url):
        lines = await backed_up(url)
        with pytest.raises(Fault) as found:
            await restored(url, lines)
    assert found.value.key == "store-in-use"


DAMAGES: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "nothing": (lambda lines: [], "backup-none"),
    "something else": (lambda lines: [b'{"game": "al-capone"}\n', *lines[1:]], "backup-none"),
    "no end": (lambda lines: lines[:-1], "backup-damaged"),
    "a line missing": (lambda lines: lines[:5] + lines[6:], "backup-damaged"),
    "a line twice": (lambda lines: [*lines[:5], lines[5], *lines[5:]], "backup-damaged"),
    "a line too many": (lambda lines: [*lines, lines[5]], "backup-damaged"),
    "a line cut": (lambda lines: [*lines[:5], lines[5][:20], *lines[6:]], "backup-damaged"),
    "noise": (lambda lines: [*lines[:5], b"\xff\x00\n", *lines[6:]], "backup-damaged"),
    "a number for a text": (lambda lines: [lines[0], b'["persons",5]\n', *lines[2:]], "backup-damaged"),
    "a newer form": (lambda lines: [lines[0].replace(b":1,", b":2,"), *lines[1:]], "backup-newer"),
    "newer tables": (lambda lines: [lines[0].replace(b"0002", b"0999"), *lines[1:]], "backup-newer"),
}


@pytest.mark.parametrize("damage", list(DAMAGES))
async def test_a_damaged_backup_changes_nothing(tmp_path: Path, damage: str) -> None:
    async with started(f"sqlite:///{tmp_path / 'fallakte.db'}") as store:
        await fill(store)
    lines = await backed_up(f"sqlite:///{tmp_path / 'fallakte.db'}")
    change, key = DAMAGES[damage]
    assert change(lines) != lines
    with pytest.raises(Fault) as found:
        await restored(f"sqlite:///{tmp_path / 'new.db'}", change(lines))
    assert found.value.key == key
    assert not (tmp_path / "new.db").exists()


async def test_rows_that_do_not_fit_together_are_not_restored(url: str, tmp_path: Path) -> None:
    async with started(f"sqlite:///{tmp_path / 'source.db'}") as store:
        await fill(store)
    lines = await backed_up(f"sqlite:///{tmp_path / 'source.db'}")
    strangers = [one.replace(b'"plain"', b'"gone"') if one.startswith(b'["lines"') else one for one in lines]
    with pytest.raises(Fault) as found:
        await restored(url, strangers)
    assert found.value.key == "store-cannot-keep"
    assert all(rows == [] for rows in (await everything(url)).values())
    await restored(url, lines)


async def test_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(Fault) as found:
        await backed_up(f"sqlite:///{tmp_path / 'missing.db'}")
    assert found.value.key == "store-nothing-there"
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(tmp_path / "songs.db")) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(Fault) as found:
        await backed_up(f"sqlite:///{tmp_path / 'songs.db'}")
    assert found.value.key == "store-not-ours"


async def test_a_disk_that_fills_up_under_a_backup_is_not_the_databases_fault(url: str) -> None:
    async with started(url) as store:
        await fill(store)

    def write(_: bytes) -> None:
        raise OSError(28, "full")

    with pytest.raises(OSError, match="full"):
        await asyncio.to_thread(cleanup.back_up, url, write)
