"""The judge of the storms finds what it is there to find."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.rechain import rechain
from tests.server.resilience.journal import Deed, Journal, Sight
from tests.server.resilience.verdict import Verdict, judge_match
from tests.server.rooms.house import Guest, house, to_act

LAST = "SELECT max(number) FROM lines WHERE command IS NOT NULL"


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, Journal]:
    """A database with one match, and what its players were told."""
    return tmp_path / "fallakte.db", asyncio.run(_play(tmp_path))


async def _play(folder: Path) -> Journal:
    async with house(folder) as home:
        one, other, opened = await home.two()
        journal = Journal(opened.table, ["", ""])
        for number in range(12):
            await _move(journal, to_act(one, other), f"c{number}")
        for guest in (one, other):
            journal.in_the_end.append(Sight.of(guest.seat, 0, guest.position))
        return journal


async def _move(journal: Journal, guest: Guest, command: str) -> None:
    at = guest.position
    deed = Deed(guest.seat, {"type": "move", "command": command, "state": at["state"], "move": at["moves"][0]})
    journal.ask(deed)
    answer = await guest.move(at["moves"][0], command=command)
    deed.number = answer["number"]


def found(database: Path, journal: Journal) -> Verdict:
    verdict = Verdict()
    judge_match(f"sqlite:///{database}", journal, verdict)
    return verdict


def tamper(database: Path, *statements: str) -> None:
    db = sqlite3.connect(database)
    for statement in statements:
        assert db.execute(statement).rowcount > 0
    rechain(db)
    db.commit()
    db.close()


def test_a_match_that_is_whole(played: tuple[Path, Journal]):
    verdict = found(*played)
    assert verdict.ok, str(verdict)
    assert (verdict.matches, verdict.acknowledged) == (1, 12)


def test_an_acknowledged_command_that_is_gone_is_lost(played: tuple[Path, Journal]):
    database, journal = played
    tamper(database, f"DELETE FROM lines WHERE number >= ({LAST})", "UPDATE tables SET head = head - 1")
    assert len(found(database, journal).lost) >= 1


def test_a_table_that_is_gone_is_lost(played: tuple[Path, Journal]):
    database, journal = played
    tamper(database, "DELETE FROM lines", "DELETE FROM seats", "DELETE FROM tables")
    assert found(database, journal).lost == [f"table {journal.table}"]


def test_a_command_that_is_there_twice_is_doubled(played: tuple[Path, Journal]):
    database, journal = played
    pause = """CAST('{"pause":{"seat":0}}' AS BLOB)"""
    doubled = f"SELECT table_id, number + 1, {pause}, at, command, sum FROM lines WHERE number = ({LAST})"
    tamper(database, f"INSERT INTO lines {doubled}", "UPDATE tables SET head = head + 1")
    assert len(found(database, journal).doubled) == 1


def test_a_refused_command_that_was_carried_out_is_wrong(played: tuple[Path, Journal]):
    database, journal = played
    deed = list(journal.deeds.values())[-1]
    deed.number, deed.refused = None, "stale"
    assert "refused, yet carried out" in str(found(database, journal))


def test_a_command_that_nobody_asked_for_is_wrong(played: tuple[Path, Journal]):
    database, journal = played
    journal.deeds.popitem()
    assert "nobody asked" in str(found(database, journal))


def test_another_move_than_was_acknowledged_is_wrong(played: tuple[Path, Journal]):
    database, journal = played
    list(journal.deeds.values())[-1].message["move"] = {"act": "draw", "from": "elsewhere"}
    assert "written as" in str(found(database, journal))


def test_a_position_that_never_was_is_wrong(played: tuple[Path, Journal]):
    database, journal = played
    sight = journal.in_the_end[0]
    journal.last_seen.append(Sight(sight.seat, sight.number, sight.state, b"{}"))
    assert "saw another state" in str(found(database, journal))


def test_a_position_beyond_the_end_was_lost(played: tuple[Path, Journal]):
    database, journal = played
    sight = journal.in_the_end[0]
    journal.last_seen.append(Sight(sight.seat, sight.number, sight.state + 1, sight.view))
    assert len(found(database, journal).lost) == 1
