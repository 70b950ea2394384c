"""Disks that are full, cannot be written, or are gone for a while: who waits is told, and it goes on afterwards."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from fallakte.core.faults import Fault
from fallakte.server.store.rows import Append
from fallakte.server.store.sql import SqlStore, open_store
from fallakte.server.store.sqlite import SqliteDatabase
from tests.server.store.mounts import needs_mount, small_disk
from tests.server.store.rows import SECRET, append, line, opened, started, summary, whole

pytestmark = pytest.mark.anyio


def big(name: str, head: int) -> Append:
    return Append(name, head, 1, [line(head, b"x" * 100_000)], summary())


async def fill_up(store: SqlStore, names: list[str]) -> dict[str, int]:
    """Append until nothing fits: the number of the last line that was answered, by table."""
    answered = dict.fromkeys(names, 0)
    for head in range(1, 1000):
        done = await asyncio.gather(*(store.append(big(name, head)) for name in names), return_exceptions=True)
        answered.update((name, head) for name, one in zip(names, done) if one is True)
        faults = {one.key for one in done if isinstance(one, Fault)}
        if faults:
            assert faults == {"store-full"}
            return answered
    raise AssertionError("it never fills up")


@needs_mount
async def test_a_full_disk_loses_nothing_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        async with started(f"sqlite:///{tmp_path / 'fallakte.db'}") as store:
            names = [f"t{number}" for number in range(5)]
            await opened(store, *names)
            disk.fill(2_000_000)
            answered = await fill_up(store, names)
            assert min(answered.values()) > 0
            for name in names:
                assert await store.heads([name]) == {name: answered[name] + 1}
                await whole(store, name)
            disk.make_room()
            for name in names:
                assert await store.append(append(name, answered[name] + 1))
                await whole(store, name)


@needs_mount
async def test_a_full_disk_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        disk.fill()
        store = open_store(f"sqlite:///{tmp_path / 'fallakte.db'}")
        with pytest.raises(Fault) as found:
            await store.start()
        assert found.value.key == "store-full"
        disk.make_room()
        await store.start()
        await opened(store, "t")
        await store.stop()


@needs_mount
async def test_a_disk_that_cannot_be_written(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        url = f"sqlite:///{tmp_path / 'fallakte.db'}"
        async with started(url) as store:
            await opened(store, "t")
        disk.read_only()
        with pytest.raises(Fault) as found:
            await open_store(url).start()
        assert found.value.key == "store-read-only"


async def test_a_file_that_is_moved_away_takes_no_line_with_it(tmp_path: Path) -> None:
    path = tmp_path / "fallakte.db"
    async with started(f"sqlite:///{path}") as store:
        await opened(store, "t")
        assert await store.append(append("t", 1))
        aside = tmp_path / "aside"
        aside.mkdir()
        for one in tmp_path.glob("fallakte.db*"):
            one.rename(aside / one.name)
        with pytest.raises(Fault) as found:
            await store.append(append("t", 2))
        assert found.value.key == "store-unreachable"
        assert not path.exists()
        for one in aside.iterdir():
            one.rename(tmp_path / one.name)
        assert await store.append(append("t", 2))
        await whole(store, "t")


async def test_somebody_else_who_writes_makes_us_wait_and_no_longer(tmp_path: Path) -> None:
    path = tmp_path / "fallakte.db"
    async with started(f"sqlite:///{path}") as store:
        await opened(store, "t")
        stranger = sqlite3.connect(path, isolation_level=None)
        stranger.execute("BEGIN IMMEDIATE")
        with pytest.raises(Fault) as found:
            await store.append(append("t", 1))
        assert found.value.key == "store-unreachable"
        stranger.execute("ROLLBACK")
        stranger.close()
        assert await store.append(append("t", 1))


async def test_nobody_else_waits_for_somebody_else_who_writes(tmp_path: Path) -> None:
    """Who lets go only after a while is waited for, and the loop, on which everybody lives, goes on meanwhile."""
    path = tmp_path / "fallakte.db"
    async with started(f"sqlite:///{path}") as store:
        await opened(store, "t")
        database = store._database
        assert isinstance(database, SqliteDatabase)
        # As after many quick commits: what is small is then written on the loop itself.
        database._seconds = 0.0
        stranger = sqlite3.connect(path, isolation_level=None)
        stranger.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(append("t", 1)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        stranger.execute("ROLLBACK")
        stranger.close()
        assert await waiting


@needs_mount
async def test_a_probe_finds_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        async with started(f"sqlite:///{tmp_path / 'fallakte.db'}") as store:
            await store.probe()
            disk.fill()
            with pytest.raises(Fault) as found:
                await store.probe()
            assert found.value.key == "store-full"
            disk.make_room()
            await store.probe()


async def test_a_log_says_what_is_wrong_but_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with started(f"sqlite:///{tmp_path / 'fallakte.db'}") as store:
        await opened(store, "t")
        with pytest.raises(Fault):
            await store.append(Append("t", 1, 1, [line(1, b"hidden card", command="\ud800")], summary()))
    assert f"sqlite {sqlite3.sqlite_version}" in caplog.text
    assert "store-cannot-keep: UnicodeEncodeError" in caplog.text
    assert SECRET not in caplog.text
    assert "hidden card" not in caplog.text
