"""A bit that was flipped on the disk is noticed and named, by whoever reads it, and hurts one table alone."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from fallakte.core.faults import Fault
from fallakte.server.rooms.checkpoint import EVERY
from fallakte.server.tables.archive import Archive
from tests.cli.command import Command, fallakte
from tests.server.rooms.house import Guest, house, run, to_act

__all__ = ["fallakte"]

SPOILED = """UPDATE lines SET body = CAST(replace(CAST(body AS TEXT), '"seat":', '"seat": ') AS BLOB)
    WHERE table_id = ? AND number = ?"""


@pytest.fixture
def damaged(tmp_path: Path) -> tuple[Path, str, int, str, str]:
    """Two tables, one with a line that is still right JSON and says the same, and is not what was written."""

    async def play() -> tuple[str, str, str]:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            for _ in range(6):
                await to_act(one, other).move()
            _, _, sound = await home.two()
            return opened.table, opened.code, sound.table

    table, code, sound = run(play())
    path = tmp_path / "fallakte.db"
    with sqlite3.connect(path) as db:
        moves = "SELECT number FROM lines WHERE table_id = ? AND CAST(body AS TEXT) LIKE '{\"move\"%'"
        number = db.execute(moves, (table,)).fetchall()[3][0]
        assert db.execute(SPOILED, (table, number)).rowcount == 1
    db.close()
    return path, table, number, code, sound


def test_a_room_does_not_open_and_says_where(tmp_path: Path, damaged: tuple[Path, str, int, str, str]) -> None:
    _, table, number, code, sound = damaged

    async def come() -> None:
        async with house(tmp_path) as home:
            with pytest.raises(Fault) as caught:
                await Guest(home, table).come(watch=True)
            assert caught.value.key == "table-damaged"
            assert caught.value.facts == {"table": code, "line": number}
            assert (await Guest(home, sound).come(watch=True))["table"]["id"] == sound

    run(come())


@pytest.fixture
def damaged_before_a_checkpoint(tmp_path: Path) -> tuple[Path, str, str]:
    """A running match that is so long that nobody reads its first lines to sit down."""

    async def play() -> tuple[str, str]:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            while one.position["state"] < 2 * EVERY:
                await to_act(one, other).move()
            return opened.table, opened.code

    table, code = run(play())
    with sqlite3.connect(tmp_path / "fallakte.db") as db:
        assert db.execute("SELECT count(*) FROM checkpoints WHERE table_id = ?", (table,)).fetchone()[0] > 0
    db.close()
    return tmp_path / "fallakte.db", table, code


def test_a_line_before_a_checkpoint_is_named_to_who_reads_it(
    tmp_path: Path, damaged_before_a_checkpoint: tuple[Path, str, str]
) -> None:
    path, table, code = damaged_before_a_checkpoint
    with sqlite3.connect(path) as db:
        moves = "SELECT number FROM lines WHERE table_id = ? AND CAST(body AS TEXT) LIKE '{\"move\"%' LIMIT 1"
        number = db.execute(moves, (table,)).fetchone()[0]
        assert db.execute(SPOILED, (table, number)).rowcount == 1
    db.close()

    async def read() -> None:
        async with house(tmp_path) as home:
            archive = Archive(home.hub)
            for reading in (
                archive.record(table, None, None),
                archive.text(table, None, None, "en"),
                archive.frames(table, None, None, "public", 0, 20),
            ):
                with pytest.raises(Fault) as caught:
                    await reading
                assert caught.value.key == "table-damaged"
                assert caught.value.facts == {"table": code, "line": number}
            await archive.stop()

    run(read())


def test_another_secret_than_the_one_that_was_committed_to_is_noticed(
    tmp_path: Path, damaged_before_a_checkpoint: tuple[Path, str, str]
) -> None:
    path, table, code = damaged_before_a_checkpoint
    with sqlite3.connect(path) as db:
        [secret] = db.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
        other = ("0" if secret[0] != "0" else "1") + secret[1:]
        db.execute("UPDATE tables SET secret = ? WHERE id = ?", (other, table))
    db.close()

    async def come() -> None:
        async with house(tmp_path) as home:
            with pytest.raises(Fault) as caught:
                await Guest(home, table).come(watch=True)
            assert (caught.value.key, caught.value.facts["table"]) == ("table-damaged", code)

    run(come())


def test_the_host_is_told_which_match_and_which_line(
    fallakte: Command, damaged: tuple[Path, str, int, str, str]
) -> None:
    path, _, number, code, _ = damaged
    said = fallakte("matches", "check", "--all", "--database", str(path))
    assert said.code == 1
    assert said.err.splitlines() == [
        f"The table {code} is damaged in the server's store (line {number} of its log is not what was written) and "
        "cannot be opened. All other tables are unharmed.",
        "Checked 2 matches: 1 is damaged.",
    ]


def test_a_backup_is_read_again_and_names_what_is_damaged(
    fallakte: Command, damaged: tuple[Path, str, int, str, str], tmp_path: Path
) -> None:
    path, table, number, code, _ = damaged
    said = fallakte("backup", tmp_path / "all.gz", "--database", str(path))
    assert said.code == 1
    assert f"The log of table {code} is damaged from line {number} on" in said.err
    assert fallakte("matches", "delete", table, "--yes", "--database", str(path)).code == 0
    assert fallakte("backup", tmp_path / "rest.gz", "--database", str(path)).code == 0


def test_a_backup_that_the_disk_has_changed_is_no_backup(
    fallakte: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            await home.two()

    run(play())
    from fallakte.cli import backup

    read = backup._unpacked
    monkeypatch.setattr(backup, "_unpacked", lambda path: (line.replace(b"capone", b"caponf") for line in read(path)))
    said = fallakte("backup", tmp_path / "all.gz", "--database", tmp_path / "fallakte.db")
    assert (said.code, "is not what was written there" in said.err) == (2, True)


def test_a_checkpoint_that_is_damaged_is_passed_over(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            for _ in range(150):
                await to_act(one, other).move()
            return opened.table, one.last("update")["position"]["view"]["hand"]

    async def come(table: str) -> object:
        async with house(tmp_path) as home:
            room = await home.hub.room(table)
            async with room.lock:
                await room.refresh()
                assert room.ledger.match is not None
                return room.ledger.match.view(0)["hand"]

    table, hand = run(play())
    with sqlite3.connect(tmp_path / "fallakte.db") as db:
        assert (
            db.execute(
                "UPDATE checkpoints SET body = CAST(body || x'00' AS BLOB) WHERE table_id = ?", (table,)
            ).rowcount
            > 0
        )
    db.close()
    assert run(come(table)) == hand
    with sqlite3.connect(tmp_path / "fallakte.db") as db:
        assert db.execute("UPDATE checkpoints SET layout = 'of another day'").rowcount > 0
    db.close()
    assert asyncio.run(come(table)) == hand
