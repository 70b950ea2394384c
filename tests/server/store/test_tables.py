"""Tables, their lines and seats."""

import msgspec
import pytest

from fallakte.server.store.rows import FOR_BOT, OVER, Append, SeatRow
from fallakte.server.store.sql import SqlStore
from tests.server.store.rows import SECRET, append, line, opened, person, started, summary, table

pytestmark = pytest.mark.anyio


async def test_a_table_is_kept_as_it_was_given(store: SqlStore) -> None:
    row = table("t", head=2, listed=True, about=summary(to_act=1, about="ä".encode()))
    lines = [line(0, b'{"a": "\xc3\xa4"}'), line(1, b"\x00\xff", command="c")]
    seats = [SeatRow(seat=0, link=b"\x00\x01"), SeatRow(seat=1, next_link=b"n", recovery=b"r")]
    assert await store.open(row, lines, seats)
    assert await store.table("t") == row
    assert await store.lines("t") == lines
    assert await store.lines("t", since=1) == lines[1:]
    assert await store.seats("t") == seats
    assert await store.find_code("code-t") == "t"
    assert await store.heads(["t", "nobody"]) == {"t": 2}


async def test_a_probe_changes_nothing(store: SqlStore) -> None:
    await opened(store, "t")
    for _ in range(3):
        await store.probe()
    assert await store.heads(["t"]) == {"t": 1}


async def test_what_is_not_there_is_not_made(store: SqlStore) -> None:
    for name in ("unknown", "", "\x00", "\ud800", "t' OR 1=1 --"):
        assert await store.table(name) is None
        assert await store.find_code(name) is None
        assert await store.lines(name) == []
        assert await store.seats(name) == []
        assert await store.tables_of(name, 10) == []
        assert await store.person_by_id(name) is None
    assert await store.heads(["unknown"]) == {}
    assert not await store.append(append("unknown", 0))
    assert await store.table("unknown") is None
    assert not await store.delete("unknown")
    assert not await store.first_to_tell("unknown", 1, 0, "turn")


async def test_an_id_or_a_code_is_given_once(store: SqlStore) -> None:
    await opened(store, "a")
    assert not await store.open(table("a", head=5), [line(0)], [SeatRow(seat=5)])
    assert await store.heads(["a"]) == {"a": 1}
    assert len(await store.seats("a")) == 2
    assert not await store.open(msgspec.structs.replace(table("b"), code="code-a"), [line(0)], [])
    assert await store.table("b") is None
    assert await store.lines("b") == []


async def test_an_append_changes_everything_that_belongs_to_it(store: SqlStore) -> None:
    await store.keep_person(person("ada"))
    await opened(store, "t")
    lines = [line(1, b"one", "c1"), line(2, b"two")]
    about = summary(OVER, FOR_BOT, 1, b"about")
    seat = SeatRow(seat=1, person="ada", link=b"l")
    assert await store.append(Append(table="t", head=1, at=3000, lines=lines, summary=about, seats=[seat]))
    row = await store.table("t")
    assert row is not None
    assert (row.head, row.changed, row.opened, row.summary) == (3, 3000, 1000, about)
    assert (await store.lines("t"))[1:] == lines
    assert await store.seats("t") == [SeatRow(seat=0), seat]


async def test_an_append_that_comes_second_changes_nothing(store: SqlStore) -> None:
    await opened(store, "t")
    assert await store.append(append("t", 1))
    before = (await store.table("t"), await store.lines("t"), await store.seats("t"))
    for head in (0, 1, 3):
        assert not await store.append(append("t", head, seats=[SeatRow(seat=0, link=b"stolen")]))
    assert (await store.table("t"), await store.lines("t"), await store.seats("t")) == before


async def test_an_append_without_lines_changes_seats_alone(store: SqlStore) -> None:
    await opened(store, "t")
    assert await store.append(append("t", 1, 0, seats=[SeatRow(seat=0, link=b"new")]))
    assert await store.heads(["t"]) == {"t": 1}
    assert (await store.seats("t"))[0].link == b"new"


async def test_lines_with_a_gap_are_a_mistake_of_ours(store: SqlStore) -> None:
    await opened(store, "t")
    wrong = Append(table="t", head=1, at=1, lines=[line(2)], summary=summary())
    with pytest.raises(ValueError, match="numbered"):
        await store.append(wrong)
    assert await store.heads(["t"]) == {"t": 1}


async def test_a_deleted_table_takes_everything_with_it(store: SqlStore) -> None:
    await opened(store, "a", "b")
    assert await store.first_to_tell("a", 1, 0, "turn")
    assert await store.delete("a")
    assert not await store.delete("a")
    assert await store.table("a") is None
    assert (await store.lines("a"), await store.seats("a")) == ([], [])
    assert not await store.append(append("a", 1))
    await opened(store, "a")
    assert await store.first_to_tell("a", 1, 0, "turn")
    assert await store.heads(["a", "b"]) == {"a": 1, "b": 1}


async def test_everything_is_there_after_a_restart(url: str) -> None:
    async with started(url) as store:
        await opened(store, "t")
        assert await store.append(append("t", 1, 3))
        before = (await store.table("t"), await store.lines("t"), await store.seats("t"))
    async with started(url) as store:
        assert (await store.table("t"), await store.lines("t"), await store.seats("t")) == before


async def test_heads_of_very_many_tables(store: SqlStore) -> None:
    await opened(store, "t")
    assert await store.heads([f"n{number}" for number in range(2000)] + ["t"]) == {"t": 1}
    assert await store.heads([]) == {}


def test_a_table_in_a_log_does_not_show_its_secret() -> None:
    assert SECRET not in repr(table("t"))
    assert SECRET not in f"{[table('t')]}"
