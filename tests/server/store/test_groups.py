"""Appends of many tables in one commit."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from fallakte.core.faults import Fault
from fallakte.server.store.rows import Append, SeatRow
from fallakte.server.store.sql import SqlStore
from tests.server.services import needs_postgres, shared_postgres
from tests.server.store.rows import append, line, opened, started, summary, table, whole

pytestmark = pytest.mark.anyio


class Counted:
    """Counts the transactions of a store."""

    def __init__(self, store: SqlStore) -> None:
        self.commits = 0
        self._write = store._database.write
        store._database.write = self.write  # type: ignore[method-assign]

    async def write(self, deed: Callable[[Connection], Any], *, small: bool = False) -> Any:
        self.commits += 1
        return await self._write(deed, small=small)


async def test_what_waits_is_written_together(store: SqlStore) -> None:
    names = [f"t{number}" for number in range(200)]
    await opened(store, *names)
    counted = Counted(store)
    assert all(await asyncio.gather(*(store.append(append(name, 1)) for name in names)))
    assert counted.commits <= 2
    for name in names:
        await whole(store, name)


async def test_a_thousand_at_once_have_one_winner_for_each_number(store: SqlStore) -> None:
    names = [f"t{number}" for number in range(20)]
    await opened(store, *names)
    for head in range(1, 5):
        tries = [(name, seat) for seat in range(50) for name in names]
        lines = [Append(name, head, head, [line(head, b"%d" % seat)], summary()) for name, seat in tries]
        won = await asyncio.gather(*map(store.append, lines))
        winners = {name: seat for (name, seat), first in zip(tries, won) if first}
        assert won.count(True) == len(winners) == len(names)
        for name, seat in winners.items():
            assert (await store.lines(name, since=head)) == [line(head, b"%d" % seat)]


async def test_the_second_append_of_a_table_sees_the_first(store: SqlStore) -> None:
    await opened(store, "t")
    assert await asyncio.gather(*(store.append(append("t", head)) for head in range(1, 100))) == [True] * 99
    await whole(store, "t")


@needs_postgres
async def test_nodes_that_append_at_once_have_one_winner_for_each_number() -> None:
    url = shared_postgres().database()
    names = [f"t{number}" for number in range(100)]
    async with started(url) as one, started(url) as two:
        await opened(one, *names)
        for head in range(1, 6):
            there = asyncio.gather(*(one.append(append(name, head)) for name in names))
            # The other way round, so that two nodes would lock each other out if they locked as they come.
            here = asyncio.gather(*(two.append(append(name, head)) for name in reversed(names)))
            won = zip(await there, reversed(await here))
            assert [first + second for first, second in won] == [1] * len(names)
        for name in names:
            await whole(two, name)


def poison(name: str) -> list[Append]:
    """Appends that no database takes."""
    stranger = append(name, 1, seats=[SeatRow(seat=0, person="nobody-we-know")])
    no_text = Append(name, 1, 1, [line(1, command="\ud800")], summary())
    too_big = Append(name, 1, 2**70, [line(1)], summary())
    no_bytes = Append(name, 1, 1, [line(1, body=None)], summary())  # type: ignore[arg-type]
    return [stranger, no_text, too_big, no_bytes]


async def test_what_cannot_be_kept_does_not_harm_its_neighbours(store: SqlStore) -> None:
    names = [f"t{number}" for number in range(10)]
    await opened(store, *names, "bad")
    for head, bad in enumerate(poison("bad"), start=1):
        waiting = [store.append(append(name, head)) for name in names]
        waiting.insert(5, store.append(bad))
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        guilty = answers.pop(5)
        assert isinstance(guilty, Fault), bad
        assert guilty.key == "store-cannot-keep"
        assert answers == [True] * len(names)
    await whole(store, "bad")
    assert await store.append(append("bad", 1))


async def test_a_table_that_cannot_be_opened_leaves_nothing_behind(store: SqlStore) -> None:
    with pytest.raises(Fault):
        await store.open(table("t", head=2), [line(0), line(0)], [])
    assert await store.table("t") is None
    await opened(store, "t")


async def test_whoever_waits_no_longer_is_passed_over(store: SqlStore) -> None:
    await opened(store, "a", "b")
    given_up = asyncio.ensure_future(store.append(append("a", 1)))
    kept = asyncio.ensure_future(store.append(append("b", 1)))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await kept
    await whole(store, "a")
    await whole(store, "b")


async def test_stopping_writes_what_waits_and_nothing_after(url: str) -> None:
    names = [f"t{number}" for number in range(700)]
    async with started(url) as store:
        await asyncio.gather(*(opened(store, name) for name in names))
        waiting = [asyncio.ensure_future(store.append(append(name, 1))) for name in names]
        await asyncio.sleep(0)
        await store.stop()
        assert all(one.done() and one.result() for one in waiting)
        with pytest.raises(Fault) as refused:
            await store.append(append("t0", 2))
        assert refused.value.key == "store-unreachable"
    async with started(url) as store:
        assert set((await store.heads(names)).values()) == {2}
