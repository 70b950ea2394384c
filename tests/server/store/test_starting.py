"""Databases that cannot be served, and what the host is told; databases that are served although they are damaged."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from fallakte.core.faults import Fault
from fallakte.server.store.migrate import KNOWN, SCRIPTS, VERSION_TABLE
from fallakte.server.store.schema import METADATA
from fallakte.server.store.sql import SqlStore, open_store
from fallakte.server.store.urls import default_database, make_folder_of_default, sqlite_path
from fallakte.text.speaker import speaker
from tests.server.services import free_port, needs_postgres, shared_postgres
from tests.server.store.rows import append, opened, started, whole

pytestmark = pytest.mark.anyio


async def refused(url: str) -> Fault:
    """What a store says that does not start; it says it in both languages."""
    with pytest.raises(Fault) as found:
        await open_store(url).start()
    for language in ("en", "de"):
        assert speaker(language).fault(found.value)
    return found.value


async def run_on(store: SqlStore, statement: str) -> None:
    def run(connection: Connection) -> None:
        connection.execute(text(statement))

    await store._database.write(run)


# The form of the database


def test_the_newest_script_is_the_newest_known_form() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_heads() == [KNOWN]


async def test_the_scripts_make_what_the_schema_says(store: SqlStore) -> None:
    def compare(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        return list(compare_metadata(context, METADATA))

    assert await store._database.read(compare) == []


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    async with started(url) as store:
        await opened(store, "t")
        await run_on(store, f"UPDATE {VERSION_TABLE} SET version_num = '9000'")
    fault = await refused(url)
    assert (fault.key, fault.facts) == ("store-newer", {"found": "9000", "known": KNOWN})
    path = sqlite_path(url)
    if path is not None:
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT head FROM tables").fetchall() == [(1,)]


@needs_postgres
async def test_stores_that_start_at_once_make_the_tables_once() -> None:
    url = shared_postgres().database()
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*(one.start() for one in stores))
    await opened(stores[0], "t")
    assert await stores[3].append(append("t", 1))
    for one in stores:
        await one.stop()


# Files


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    async with started(url) as store:
        fault = await refused(url)
        assert (fault.key, fault.facts) == ("store-in-use", {"path": str(tmp_path / "one.db")})
        await opened(store, "t")
    async with started(url) as store:
        await whole(store, "t")


@pytest.mark.parametrize("begun", [True, False], ids=["before", "new"])
async def test_nor_by_a_symbolic_link(tmp_path: Path, begun: bool) -> None:
    file, link = tmp_path / "one.db", tmp_path / "other" / "name.db"
    link.parent.mkdir()
    link.symlink_to(file)
    if begun:
        async with started(f"sqlite:///{file}"):
            pass
    for one, other in [(file, link), (link, file)]:
        async with started(f"sqlite:///{one}"):
            fault = await refused(f"sqlite:///{other}")
            assert (fault.key, fault.facts) == ("store-in-use", {"path": str(other)})


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the name alone counts")
async def test_nor_by_another_name_of_the_file_in_this_process_and_in_another(tmp_path: Path) -> None:
    file, link = tmp_path / "one.db", tmp_path / "two.db"
    async with started(f"sqlite:///{file}") as store:
        await opened(store, "t")
        link.hardlink_to(file)
        fault = await refused(f"sqlite:///{link}")
        assert (fault.key, fault.facts) == ("store-in-use", {"path": str(link)})
        assert not (tmp_path / "two.db-wal").exists()
        serve = [sys.executable, "-m", "fallakte", "serve", "--port", str(free_port()), "--database", str(link)]
        ended = await asyncio.to_thread(subprocess.run, serve, capture_output=True, timeout=60, check=False)
        assert ended.returncode == 2
        assert str(link).encode() in ended.stderr
        await whole(store, "t")
        assert await store.append(append("t", 1))
    async with started(f"sqlite:///{link}") as store:
        await whole(store, "t")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the name alone counts")
async def test_nor_does_a_command_look_into_a_served_file_by_another_name(tmp_path: Path) -> None:
    """A second name has a second WAL, which the server would never see."""
    file, link = tmp_path / "one.db", tmp_path / "two.db"

    async def delete(path: Path) -> "subprocess.CompletedProcess[bytes]":
        command = [sys.executable, "-m", "fallakte", "matches", "delete", "t", "--yes", "--database", str(path)]
        return await asyncio.to_thread(subprocess.run, command, capture_output=True, timeout=60, check=False)

    async with started(f"sqlite:///{file}") as store:
        await opened(store, "t")
    async with started(f"sqlite:///{file}") as store:
        link.hardlink_to(file)
        ended = await delete(link)
        assert ended.returncode == 2
        assert str(link).encode() in ended.stderr
        assert not (tmp_path / "two.db-wal").exists()
        await whole(store, "t")
        assert (await delete(file)).returncode == 0
        assert await store.lines("t") == []


@pytest.mark.parametrize(
    "content", [b"This is my diary.\n" * 500, b"SQLite format 3\0" + b"\xff" * 5000], ids=["diary", "garbage"]
)
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.db"
    path.write_bytes(content)
    assert (await refused(f"sqlite:///{path}")).key == "store-not-ours"
    assert path.read_bytes() == content


async def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "songs.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    before = path.read_bytes()
    assert (await refused(f"sqlite:///{path}")).key == "store-not-ours"
    assert path.read_bytes() == before


@needs_postgres
async def test_somebody_elses_tables_of_the_same_name(tmp_path: Path) -> None:
    url = shared_postgres().database()
    async with started(url) as store:
        await run_on(store, f"DROP TABLE {VERSION_TABLE}")
    assert (await refused(url)).key == "store-not-ours"


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    fault = await refused(f"sqlite:///{tmp_path / 'missing' / 'fallakte.db'}")
    assert (fault.key, fault.facts) == ("store-no-folder", {"folder": str(tmp_path / "missing")})
    (tmp_path / "file").write_text("")
    assert (await refused(f"sqlite:///{tmp_path / 'file' / 'fallakte.db'}")).key == "store-no-folder"
    assert (await refused(f"sqlite:///{tmp_path}")).key == "store-not-ours"


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the rights of root, to whom nothing is forbidden."""
    if os.getuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are different there")
async def test_a_folder_that_must_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    for parent in tmp_path.parents[:3]:
        if parent.owner() == tmp_path.owner() and parent != Path("/tmp"):
            parent.chmod(parent.stat().st_mode | 0o055)
    with as_nobody():
        fault = await refused(f"sqlite:///{tmp_path / 'fallakte.db'}")
    assert (fault.key, fault.facts) == ("store-not-allowed", {"path": str(tmp_path / "fallakte.db")})


async def test_a_new_file_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    async with started(f"sqlite:///{tmp_path / 'fallakte.db'}") as store:
        await opened(store, "t")
        for name in ("fallakte.db", "fallakte.db-wal", "fallakte.db.lock", "fallakte.db.turn"):
            assert (tmp_path / name).stat().st_mode & 0o077 == 0


async def test_locks_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    locks = [tmp_path / "fallakte.db.lock", tmp_path / "fallakte.db.turn"]
    for lock in locks:
        lock.touch()
        lock.chmod(0o644)
    async with started(f"sqlite:///{tmp_path / 'fallakte.db'}"):
        assert [lock.stat().st_mode & 0o777 for lock in locks] == [0o600, 0o600]


# Addresses


@pytest.mark.parametrize(
    "url", ["", "fallakte.db", "mysql://host/db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///a\0b"]
)
def test_an_address_that_is_not_understood(url: str) -> None:
    with pytest.raises(Fault) as found:
        open_store(url)
    assert (found.value.key, found.value.facts) == ("store-address", {})


async def test_addresses_of_postgresql_that_lead_nowhere() -> None:
    assert (await refused(f"postgresql://somebody:secret@127.0.0.1:{free_port()}/db")).key == "store-unreachable"
    assert (await refused("postgresql://somebody@127.0.0.1:port/db")).key == "store-address"
    assert (await refused("postgresql://somebody@no.such.host.invalid/db")).key == "store-unreachable"


@needs_postgres
async def test_a_database_of_postgresql_that_is_not_there() -> None:
    known = shared_postgres().url
    assert (await refused(f"{known}_unknown")).key == "store-login"
    assert (await refused(known.replace("//fallakte", "//nobody"))).key == "store-login"


def test_the_default_is_in_the_folder_for_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database({}) == f"sqlite:///{tmp_path}/.local/share/fallakte/fallakte.db"
    assert default_database({"XDG_DATA_HOME": "relative"}) == default_database({})
    mine = {"XDG_DATA_HOME": str(tmp_path / "data")}
    make_folder_of_default(default_database(mine), mine)
    assert (tmp_path / "data" / "fallakte").is_dir()
    make_folder_of_default(f"sqlite:///{tmp_path}/typo/fallakte.db", mine)
    assert not (tmp_path / "typo").exists()


@pytest.mark.parametrize("name", ["with space", "100%", "a?b#c", "ä"])
async def test_a_path_is_taken_as_it_is_written(tmp_path: Path, name: str) -> None:
    async with started(f"sqlite:///{tmp_path}/{name}.db") as store:
        await opened(store, "t")
    assert (tmp_path / f"{name}.db").is_file()


# Damage


async def test_a_damaged_page_harms_one_table_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'fallakte.db'}"
    names = [f"table-{number:03}" for number in range(60)]
    async with started(url) as store:
        await opened(store, *names)
        for name in names:
            assert await store.append(append(name, 1, 40))
    damage(tmp_path / "fallakte.db", b"table-030")
    async with started(url) as store:
        answers = await asyncio.gather(*(store.lines(name) for name in names), return_exceptions=True)
        harmed = [name for name, one in zip(names, answers) if not isinstance(one, list) or len(one) < 41]
        assert "table-030" in harmed
        assert len(harmed) < 10
        appended = await asyncio.gather(*(store.append(append(name, 41)) for name in names), return_exceptions=True)
        assert all(one is True for name, one in zip(names, appended) if name not in harmed)


def damage(path: Path, near: bytes) -> None:
    """Overwrite a page of lines with noise: the one in the middle of those that name a table."""
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    pages = [at for at in range(0, len(content), size) if content[at : at + size].count(near) > 10]
    at = pages[len(pages) // 2]
    content[at : at + size] = os.urandom(size)
    path.write_bytes(content)
