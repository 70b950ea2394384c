"""What a host sees and does, in both databases."""

import asyncio

import pytest
from sqlalchemy import Connection, insert

from fallakte.core.faults import Fault
from fallakte.server.ops import cleanup
from fallakte.server.store import hosting
from fallakte.server.store.hosting import Deed, Report
from fallakte.server.store.rows import FOR_PERSON, OVER, RUNNING, SeatRow
from fallakte.server.store.schema import CHAT
from fallakte.server.store.sql import SqlStore
from tests.server.store.rows import person, summary, table

pytestmark = pytest.mark.anyio


async def filled(store: SqlStore) -> None:
    """Two tables of Ada and Bruno, one of them over."""
    for name in ("ada", "bruno"):
        await store.keep_person(person(name))
    for name, phase in (("running", RUNNING), ("done", OVER)):
        seats = [SeatRow(seat=0, person="ada"), SeatRow(seat=1, person="bruno")]
        assert await store.open(table(name, about=summary(phase, FOR_PERSON)), [], seats)


async def test_what_is_due_follows_from_what_was_decided(store: SqlStore) -> None:
    await filled(store)
    nothing = await store.host.due(10)
    assert (nothing.banned, nothing.muted, nothing.seats, nothing.tables) == ([], {}, [], [])
    await store.host.act(Deed("ban", "bruno", "why"), 1)
    await store.host.act(Deed("mute", "ada", "why", until=50), 2)
    await store.host.act(Deed("close", "running", "why"), 3)
    due = await store.host.due(10)
    assert (due.banned, due.muted) == (["bruno"], {"ada": 50})
    assert (due.seats, due.tables) == ([("running", 1)], ["running"])
    assert (await store.host.due(50)).muted == {}
    await store.host.act(Deed("lift", "bruno"), 4)
    assert (await store.host.due(10)).banned == []
    book = await store.host.book("")
    assert [(one.what.split()[0], one.about, one.at) for one in book.trail] == [
        ("lift", "bruno", 4),
        ("close", "running", 3),
        ("mute", "ada", 2),
        ("ban", "bruno", 1),
    ]


@pytest.mark.parametrize(("deed", "key"), [
    (Deed("ban", "nobody"), "host-no-person"),
    (Deed("close", "nothing"), "match-not-there"),
    (Deed("close", "done"), "host-not-open"),
    (Deed("settle", "nothing"), "host-no-report"),
])  # fmt: skip
async def test_what_is_not_there_leaves_no_trail(store: SqlStore, deed: Deed, key: str) -> None:
    await filled(store)
    with pytest.raises(Fault) as caught:
        await store.host.act(deed, 1)
    assert caught.value.key == key
    assert (await store.host.book("")).trail == []


async def test_reports_go_with_their_table_and_are_settled_once(store: SqlStore) -> None:
    await filled(store)
    for name, where in (("one", "running"), ("two", "done")):
        await store.host.report(Report(name, 5, where, "ada", 1, "bruno", "insults"))
    await store.host.act(Deed("settle", "one"), 6)
    with pytest.raises(Fault):
        await store.host.act(Deed("settle", "one"), 7)
    assert [one.id for one in (await store.host.book("")).reports] == ["two"]
    await store.delete("done")
    assert (await store.host.book("")).reports == []


async def test_a_table_and_people_are_found(store: SqlStore, url: str) -> None:
    await filled(store)

    def speak(connection: Connection) -> None:
        line = {"table_id": "running", "number": 0, "at": 7, "seat": 1, "person": "bruno", "name": "B", "text": "boo"}
        connection.execute(insert(CHAT), [{**line, "reaction": None}])

    await store._database.write(speak)
    book = await store.host.book("running")
    assert [one.person.id for one in book.sitting if one.person] == ["ada", "bruno"]
    assert [(one.name, one.person, one.text) for one in book.chat] == [("B", "bruno", "boo")]
    assert [(one.person.id, one.tables) for one in (await store.host.book("ada")).people] == [("ada", 2)]
    for odd in ("%", "_", "'", "\\"):
        assert (await store.host.book(odd)).people == []
    found = await asyncio.to_thread(cleanup.visit, url, lambda connection: hosting.tables(connection))
    assert {row.id for row in found} == {"running", "done"}
