"""Recipients in both databases: links that work once, quotas, and who wants nothing."""

import asyncio

import pytest
from msgspec.structs import replace

from fallakte.server.store.letters import ABSENCE, Confirmation, Quota
from fallakte.server.store.rows import PersonRow
from fallakte.server.store.sql import SqlStore
from tests.server.store.rows import opened, person

pytestmark = pytest.mark.anyio

THREE = Quota("three", 3, 100)


async def test_so_many_letters_and_no_more_until_the_time_is_over(store: SqlStore) -> None:
    took = await asyncio.gather(*(store.letters.take(b"ada", (THREE,), 10) for _ in range(8)))
    assert sorted(took) == [False] * 5 + [True] * 3
    assert await store.letters.take(b"bruno", (THREE,), 10)
    assert not await store.letters.take(b"ada", (Quota("other", 1, 100), THREE), 109)
    assert await store.letters.take(b"ada", (THREE,), 110)
    await store.letters.clear_out(210)
    assert [await store.letters.take(b"ada", (THREE,), 211) for _ in range(4)] == [True, True, True, False]


async def test_a_link_works_once_and_for_its_person(store: SqlStore) -> None:
    def confirm(found: PersonRow, _: Confirmation) -> PersonRow:
        return replace(found, name="confirmed")

    await store.keep_person(person("ada"))
    await store.letters.refuse(b"home", 1)
    await store.letters.offer(Confirmation(b"older", "ada", "mail", b"home", 100))
    await store.letters.offer(Confirmation(b"token", "ada", "mail", b"home", 100))
    assert await store.letters.offered(b"older", 5) is None
    assert await store.letters.offered(b"token", 100) is None
    assert await store.letters.offered(b"token", 99) is not None
    used = await asyncio.gather(*(store.letters.accept(b"token", 99, confirm) for _ in range(3)))
    assert sum(one is not None for one in used) == 1
    assert not await store.letters.unwanted(b"home")
    found = await store.person_by_id("ada")
    assert found is not None
    assert found.name == "confirmed"


async def test_a_link_that_its_person_wants_no_more_changes_nothing(store: SqlStore) -> None:
    await store.keep_person(person("ada"))
    await store.letters.offer(Confirmation(b"token", "ada", "mail", b"home", 100))
    assert await store.letters.accept(b"token", 1, lambda _person, _offered: None) is None
    await store.letters.offer(Confirmation(b"token", "ada", "mail", b"home", 100))
    await store.letters.refuse(b"home", 1)
    await store.letters.refuse(b"home", 2)
    assert await store.letters.unwanted(b"home")
    assert await store.letters.accept(b"token", 1, lambda found, _: found) is None


async def test_who_came_back_can_be_told_anew(store: SqlStore) -> None:
    await opened(store, "table")
    assert await store.first_to_tell("table", 0, 1, ABSENCE)
    await store.letters.came("table", 0)
    assert not await store.first_to_tell("table", 0, 1, ABSENCE)
    await store.letters.came("table", 1)
    assert await store.first_to_tell("table", 0, 1, ABSENCE)
