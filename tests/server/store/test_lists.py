"""Lists, persons, notices."""

import asyncio

import msgspec
import pytest
from sqlalchemy import Connection, text

from fallakte.core.faults import Fault
from fallakte.server.store.rows import CLOSED, FOR_BOT, FOR_NOBODY, FOR_PERSON, GATHERING, OVER, RUNNING, SeatRow
from fallakte.server.store.sql import SqlStore
from tests.server.store.rows import append, opened, person, summary, table

pytestmark = pytest.mark.anyio


async def keep(store: SqlStore, name: str, changed: int, phase: str, waits: str, *, listed: bool = False) -> None:
    assert await store.open(table(name, changed=changed, listed=listed, about=summary(phase, waits)), [], [])


async def test_listed_tables_of_a_phase_the_latest_first(store: SqlStore) -> None:
    for name, changed in (("old", 1), ("new", 3), ("mid", 2)):
        await keep(store, name, changed, GATHERING, FOR_PERSON, listed=True)
    await keep(store, "private", 4, GATHERING, FOR_PERSON)
    await keep(store, "running", 5, RUNNING, FOR_PERSON, listed=True)
    assert [row.id for row in await store.listed(GATHERING, 10)] == ["new", "mid", "old"]
    assert [row.id for row in await store.listed(GATHERING, 2)] == ["new", "mid"]
    assert [row.id for row in await store.listed(RUNNING, 10)] == ["running"]


async def test_where_a_person_sits_the_latest_first(store: SqlStore) -> None:
    for name in ("ada", "bruno"):
        await store.keep_person(person(name))
    for name, changed in (("first", 1), ("second", 2)):
        seats = [SeatRow(seat=0, person="bruno"), SeatRow(seat=1, person="ada"), SeatRow(seat=2)]
        assert await store.open(table(name, changed=changed), [], seats)
    assert await store.append(append("first", 1, at=9))
    found = await store.tables_of("ada", 10)
    assert [(row.id, row.changed, seat) for row, seat in found] == [("first", 9, 1), ("second", 2, 1)]
    assert len(await store.tables_of("ada", 1)) == 1
    assert await store.tables_of("nobody", 10) == []


async def test_tables_that_wait_and_tables_that_nobody_touches(store: SqlStore) -> None:
    await keep(store, "b2", 2, RUNNING, FOR_BOT)
    await keep(store, "b1", 1, RUNNING, FOR_BOT)
    await keep(store, "p1", 1, RUNNING, FOR_PERSON)
    await keep(store, "b5", 5, RUNNING, FOR_BOT)
    await keep(store, "over", 1, OVER, FOR_NOBODY)
    assert await store.waiting(FOR_BOT, 5, 10) == ["b1", "b2"]
    assert await store.waiting(FOR_BOT, 5, 1) == ["b1"]
    assert await store.waiting(FOR_PERSON, 5, 10) == ["p1"]
    assert await store.aged(OVER, 2, 10) == ["over"]
    assert await store.aged(OVER, 1, 10) == []
    assert sorted(await store.aged(RUNNING, 3, 10)) == ["b1", "b2", "p1"]
    assert await store.append(append("b1", 1, at=100))
    assert await store.waiting(FOR_BOT, 5, 10) == ["b2"]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_lists_read_an_index_and_not_all_tables(store: SqlStore) -> None:
    where = {
        "listed AND phase = 'over' ORDER BY changed DESC": "tables_listed",
        "phase = 'running' AND waits = 'bot' AND changed < 5": "tables_by_phase",
        "phase = 'over' AND waits IN ('bot', 'nobody', 'person') AND changed < 5": "tables_by_phase",
        "code = 'x'": "tables_by_code",
    }

    def plans(connection: Connection) -> dict[str, str]:
        return {
            one: str(connection.execute(text(f"EXPLAIN QUERY PLAN SELECT * FROM tables WHERE {one}")).all())
            for one in where
        }

    for condition, plan in (await store._database.read(plans)).items():
        assert where[condition] in plan, (condition, plan)
        assert "SCAN" not in plan


async def test_a_person_is_kept_and_changed(store: SqlStore) -> None:
    await store.keep_person(person("ada"))
    assert await store.person(b"ada") == person("ada") == await store.person_by_id("ada")
    changed = person("ada", seen=2000)
    await store.keep_person(changed)
    assert await store.person_by_id("ada") == changed
    assert await store.person(b"somebody") is None


async def test_two_persons_cannot_have_one_secret(store: SqlStore) -> None:
    await store.keep_person(person("ada"))
    with pytest.raises(Fault) as refused:
        await store.keep_person(msgspec.structs.replace(person("bruno"), secret=b"ada"))
    assert refused.value.key == "store-cannot-keep"
    assert await store.person_by_id("bruno") is None


async def test_persons_are_forgotten_unless_they_sit_at_an_open_table(store: SqlStore) -> None:
    phases = {"gathering": GATHERING, "running": RUNNING, "over": OVER, "closed": CLOSED}
    for name, phase in phases.items():
        await store.keep_person(person(name, seen=10))
        assert await store.open(table(name, about=summary(phase)), [], [SeatRow(seat=0, person=name, link=b"l")])
    await store.keep_person(person("nowhere", seen=10))
    await store.keep_person(person("recent", seen=20))
    await store.condemn_persons(20, at=30)
    assert await store.forget_persons(20, marked_before=29) == 0
    assert await store.forget_persons(20, marked_before=30) == 3
    left = [name for name in (*phases, "nowhere", "recent") if await store.person_by_id(name)]
    assert left == ["gathering", "running", "recent"]
    assert await store.seats("over") == [SeatRow(seat=0, person=None, link=b"l")]
    await store.condemn_persons(20, at=31)
    assert await store.forget_persons(20, marked_before=31) == 0


async def test_of_many_who_would_tell_one_is_first(store: SqlStore) -> None:
    await opened(store, "t")
    told = await asyncio.gather(*(store.first_to_tell("t", 1, 0, "turn") for _ in range(20)))
    assert told.count(True) == 1
    assert await store.first_to_tell("t", 1, 1, "turn")
    assert await store.first_to_tell("t", 2, 0, "turn")
    assert await store.first_to_tell("t", 1, 0, "ended")
    assert not await store.first_to_tell("t", 1, 0, "ended")
