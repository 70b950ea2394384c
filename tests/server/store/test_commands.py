"""`fallakte backup`, `restore` and `matches`, beside a store that runs."""

import asyncio
import gzip
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from fallakte.server.rooms import chain
from fallakte.server.store.rows import GATHERING, OVER, RUNNING, Summary
from fallakte.server.store.sql import SqlStore
from tests.cli.command import Command, fallakte
from tests.server.store.rows import SECRET, append, opened, started, summary, table, whole

__all__ = ["fallakte"]

PLAYERS = b'{"players": [{"name": "Ada", "kind": "person"}, {"name": "Bruno", "kind": "bot"}]}'


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a finished match."""
    path = tmp_path_factory.mktemp("record") / "one.jsonl"
    arguments = ["selfplay", "al-capone", "--games", "1", "--bots", "greedy", "--out", str(path)]
    subprocess.run([sys.executable, "-m", "fallakte", *arguments], check=True)
    return path.read_bytes().splitlines()


@pytest.fixture
def filled(url: str, record: list[bytes]) -> str:
    """A database with a match that is over, one that runs and one that has not begun."""

    async def fill() -> None:
        async with started(url) as store:
            await keep(store, "over", OVER, 3000, record)
            await keep(store, "running", RUNNING, 2000, record[:6])
            await keep(store, "gathering", GATHERING, 1000, [])

    asyncio.run(fill())
    return url


async def keep(store: SqlStore, name: str, phase: str, changed: int, record: list[bytes]) -> None:
    bodies = [b'{"table": {"places": []}}', *record]
    lines = chain.written(name, bodies, 1000)
    row = table(name, head=len(bodies), changed=changed, about=Summary(phase, "nobody", -1, PLAYERS))
    assert await store.open(msgspec.structs.replace(row, tip=lines[-1].sum), lines, [])


def ids(fallakte: Command, url: str, *options: str) -> list[str]:
    said = fallakte("matches", "list", "--json", "--database", url, *options)
    assert said.code == 0
    return [json.loads(line)["id"] for line in said.out.splitlines()]


def test_matches_are_listed_the_latest_first(fallakte: Command, filled: str) -> None:
    assert ids(fallakte, filled) == ["over", "running", "gathering"]
    assert ids(fallakte, filled, "--phase", "running") == ["running"]
    said = fallakte("matches", "list", "--database", filled, lang="de")
    assert [line.split()[0] for line in said.out.splitlines()] == ["over", "running", "gathering"]
    assert "läuft" in said.out.splitlines()[1]
    assert said.out.splitlines()[0].endswith("Ada, Bruno")


def test_a_list_says_everything_but_the_secret(fallakte: Command, filled: str, record: list[bytes]) -> None:
    said = fallakte("matches", "list", "--json", "--phase", "over", "--database", filled)
    assert json.loads(said.out) == {
        "id": "over",
        "code": "code-over",
        "game": "al-capone",
        "phase": "over",
        "players": ["Ada", "Bruno"],
        "listed": False,
        "lines": len(record) + 1,
        "opened": 1000,
        "changed": 3000,
    }
    assert SECRET not in said.out


def test_a_summary_that_cannot_be_read_keeps_nobody_from_listing(fallakte: Command, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'fallakte.db'}"

    async def fill() -> None:
        async with started(url) as store:
            for name, about in (("noise", b"\xff"), ("list", b"[]"), ("number", b'{"players": 5}')):
                assert await store.open(table(name, about=summary(about=about)), [], [])

    asyncio.run(fill())
    assert sorted(ids(fallakte, url)) == ["list", "noise", "number"]


def test_what_is_over_is_exported_as_its_record(
    fallakte: Command, filled: str, record: list[bytes], tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    said = fallakte("matches", "export", "--all", "--out", folder, "--database", filled)
    assert (said.code, said.out) == (0, f"{folder / 'al-capone-over.jsonl'}\n")
    assert (folder / "al-capone-over.jsonl").read_bytes().splitlines() == record
    assert fallakte("check", folder / "al-capone-over.jsonl").code == 0
    assert fallakte("matches", "export", "code-over", "--out", folder, "--database", filled).code == 0


def test_what_still_runs_is_exported_when_it_is_asked_for(
    fallakte: Command, filled: str, record: list[bytes], tmp_path: Path
) -> None:
    said = fallakte("matches", "export", "running", "--out", tmp_path, "--database", filled)
    assert said.code == 2
    assert "still runs" in said.err
    assert list(tmp_path.glob("*.jsonl")) == []
    said = fallakte("matches", "export", "--all", "--unfinished", "--out", tmp_path, "--database", filled)
    assert sorted(path.name for path in tmp_path.glob("*.jsonl")) == ["al-capone-over.jsonl", "al-capone-running.jsonl"]
    assert (tmp_path / "al-capone-running.jsonl").read_bytes().splitlines() == record[:6]


def test_a_log_that_cannot_be_read_is_left_out(fallakte: Command, filled: str, tmp_path: Path) -> None:
    async def spoil() -> None:
        async with started(filled) as store:
            await keep(store, "broken", OVER, 4000, [b'{"move"'])

    asyncio.run(spoil())
    said = fallakte("matches", "export", "--all", "--out", tmp_path, "--database", filled)
    assert "broken" in said.err
    assert [path.name for path in tmp_path.glob("*.jsonl")] == ["al-capone-over.jsonl"]


def test_matches_are_deleted_after_a_yes(fallakte: Command, filled: str) -> None:
    said = fallakte("matches", "delete", "over", "code-running", "--database", filled)
    assert said.code == 2
    assert "--yes" in said.err
    assert len(ids(fallakte, filled)) == 3
    assert "2 matches" in fallakte("matches", "delete", "over", "code-running", "--yes", "--database", filled).err
    assert ids(fallakte, filled) == ["gathering"]


def test_one_match_that_is_not_there_and_none_is_deleted(fallakte: Command, filled: str) -> None:
    for name in ("unknown", "\udcff", "' OR 1=1 --"):
        said = fallakte("matches", "delete", "over", name, "--yes", "--database", filled)
        assert said.code == 2
        assert "There is no match" in said.err
    assert len(ids(fallakte, filled)) == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("fly",), 'There is no "fallakte matches fly".'),
        ((), "list|export|check|delete is missing"),
        (("list", "over"), "There is more on the line"),
        (("list", "--yes"), "The option --yes does not belong"),
        (("list", "--phase", "begun"), '"begun" is no phase'),
        (("export",), "ID is missing"),
        (("export", "--all", "over"), "There is more on the line"),
        (("delete",), "ID is missing"),
        (("delete", "over", "--all"), "The option --all does not belong"),
    ],
)
def test_a_wrong_line_gets_one_sentence(
    fallakte: Command, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    said = fallakte("matches", *arguments, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {sentence}")
    assert len(said.err.splitlines()) == 1


@pytest.mark.anyio
async def test_a_store_that_runs_goes_on_while_another_process_deletes(url: str) -> None:
    names = [f"t{number}" for number in range(10)]
    async with started(url) as store:
        await opened(store, "gone", *names)
        enough = asyncio.Event()

        async def append_on(name: str) -> None:
            head = 1
            while not enough.is_set():
                assert await store.append(append(name, head))
                head += 1

        tasks = [asyncio.create_task(append_on(name)) for name in names]
        command = [sys.executable, "-m", "fallakte", "matches", "delete", "gone", "--yes", "--database", url]
        process = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE)
        _, said = await process.communicate()
        enough.set()
        await asyncio.gather(*tasks)
        assert process.returncode == 0, said
        assert await store.table("gone") is None
        assert not await store.append(append("gone", 1))
        for name in names:
            await whole(store, name)


# Backup and restore


def test_a_backup_and_back(fallakte: Command, filled: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    said = fallakte("backup", path, "--database", filled)
    assert (said.code, said.out) == (0, "")
    assert "3 tables" in said.err
    assert path.stat().st_mode & 0o077 == 0
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert "3 tables" in fallakte("restore", path, "--database", copy).err
    assert ids(fallakte, copy) == ["over", "running", "gathering"]
    said = fallakte("restore", path, "--database", copy)
    assert said.code == 2
    assert "empty one only" in said.err


def test_a_backup_never_overwrites_the_database(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "fallakte.db"

    async def fill() -> None:
        async with started(f"sqlite:///{path}") as store:
            await opened(store, "t")

    asyncio.run(fill())
    before = path.read_bytes()
    (tmp_path / "link").symlink_to(path)
    for onto in (path, tmp_path / "link"):
        said = fallakte("backup", onto, "--database", path)
        assert said.code == 2
        assert "is the database itself" in said.err
    assert path.read_bytes() == before


def test_files_that_are_no_backup(fallakte: Command, filled: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    fallakte("backup", path, "--database", filled)
    whole_file = path.read_bytes()
    flipped = bytearray(whole_file)
    flipped[len(flipped) // 2] ^= 0xFF
    wrong = {
        b"": "no backup",
        b"This is my diary.": "no backup",
        gzip.compress(b"This is my diary."): "no backup",
        whole_file[:-1]: "damaged",
        whole_file[: len(whole_file) // 2]: "damaged",
        bytes(flipped): "damaged",
        whole_file + b"and more": "damaged",
    }
    for content, word in wrong.items():
        path.write_bytes(content)
        said = fallakte("restore", path, "--database", tmp_path / "new.db")
        assert (said.code, len(said.err.splitlines())) == (2, 1)
        assert word in said.err, content[:20]
        assert not (tmp_path / "new.db").exists()
    said = fallakte("restore", tmp_path / "missing.gz", "--database", tmp_path / "new.db")
    assert said.code == 2
    assert "cannot be read" in said.err


def test_a_backup_that_cannot_be_written(fallakte: Command, filled: str, tmp_path: Path) -> None:
    said = fallakte("backup", tmp_path / "missing" / "backup.gz", "--database", filled)
    assert said.code == 2
    assert "cannot be written" in said.err


def test_the_environment_names_the_database(
    fallakte: Command, filled: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FALLAKTE_DATABASE", filled)
    assert len(fallakte("matches", "list").out.splitlines()) == 3
    monkeypatch.delenv("FALLAKTE_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    said = fallakte("matches", "list")
    assert said.code == 2
    assert "no database of Fallakte's" in said.err
    assert not (tmp_path / "data").exists()
