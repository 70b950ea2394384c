"""Attack 20: a match of other rules is refused, neither broken nor quietly played by those of now."""

import sqlite3
from pathlib import Path

import pytest

from fallakte.core.faults import Fault
from fallakte.core.record import RULES
from tests.server.rechain import rechain
from tests.server.rooms.house import Guest, house, run, to_act


def test_20_a_table_whose_rules_this_version_does_not_know_is_left_as_it_is(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            await to_act(one, other).move()
            _, _, unharmed = await home.two()
        kept = _with_other_rules(tmp_path / "fallakte.db", opened.table)
        async with house(tmp_path) as home:
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table).come(secret=opened.seats[0].secret)
            assert caught.value.key == "table-other-rules"
            assert (await Guest(home, unharmed.table).come(secret=unharmed.seats[0].secret))["seat"] == 0
        assert _lines(tmp_path / "fallakte.db", opened.table) == kept

    run(play())


def _with_other_rules(database: Path, table: str) -> list[bytes]:
    """As if another version had dealt this match; the lines as they are then."""
    before, after = f'"rules":"{RULES}"'.encode(), b'"rules":"none that we know"'
    with sqlite3.connect(database) as connection:
        for number, body in enumerate(_lines(database, table)):
            values = (body.replace(before, after), table, number)
            connection.execute("UPDATE lines SET body = ? WHERE table_id = ? AND number = ?", values)
        rechain(connection)
    connection.close()
    kept = _lines(database, table)
    assert any(after in body for body in kept)
    return kept


def _lines(database: Path, table: str) -> list[bytes]:
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT body FROM lines WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    connection.close()
    return [row[0] for row in rows]
