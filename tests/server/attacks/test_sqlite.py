"""Attack 21: SQLite before 3.51.3 can lose pages when one connection checkpoints while another begins the WAL anew."""

import logging
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from fallakte.server.store.locks import Lock
from fallakte.server.store.sqlite import SqliteDatabase
from tests.server.rooms.house import run


def test_21_the_linked_library_is_told_at_every_start(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def play() -> None:
        database = SqliteDatabase(tmp_path / "fallakte.db")
        with caplog.at_level(logging.INFO, "fallakte.store"):
            await database.start()
        await database.stop()

    run(play())
    assert f"sqlite {sqlite3.sqlite_version}" in caplog.text


def test_21_those_who_read_neither_write_nor_checkpoint(tmp_path: Path):
    async def play() -> None:
        database = SqliteDatabase(tmp_path / "fallakte.db")
        await database.start()
        try:
            assert await database.read(lambda one: _pragma(one, "wal_autocheckpoint")) == 0
            assert await database.read(lambda one: _pragma(one, "query_only")) == 1
            assert await database.write(lambda one: _pragma(one, "synchronous")) == 2
        finally:
            await database.stop()

    run(play())


def _pragma(connection: Connection, name: str) -> int:
    return int(connection.execute(text(f"PRAGMA {name}")).scalar_one())


def test_21_whoever_writes_holds_the_turn_that_all_processes_share(tmp_path: Path):
    async def play() -> None:
        path = tmp_path / "fallakte.db"
        database = SqliteDatabase(path)
        await database.start()
        try:
            assert await database.write(lambda _: _is_free(path)) is False
            assert await database.read(lambda _: _is_free(path)) is True
        finally:
            await database.stop()

    run(play())


def _is_free(path: Path) -> bool:
    lock = Lock(Path(f"{path}.turn"))
    try:
        return lock.take()
    finally:
        lock.close()
