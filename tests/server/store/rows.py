"""Tables, lines and persons to keep."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fallakte.server.store.rows import FOR_PERSON, RUNNING, Append, Line, PersonRow, SeatRow, Summary, TableRow
from fallakte.server.store.sql import SqlStore, open_store

SECRET = "the-seed-of-the-deals"


@asynccontextmanager
async def started(url: str) -> AsyncIterator[SqlStore]:
    """A store on this database."""
    store = open_store(url)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


def summary(phase: str = RUNNING, waits: str = FOR_PERSON, to_act: int = 0, about: bytes = b"{}") -> Summary:
    return Summary(phase=phase, waits=waits, to_act=to_act, about=about)


def line(number: int, body: bytes = b"{}", command: str | None = None) -> Line:
    return Line(number=number, body=body, at=1000 + number, command=command)


def table(
    name: str, *, head: int = 1, changed: int = 1000, listed: bool = False, about: Summary | None = None
) -> TableRow:
    return TableRow(
        id=name,
        code=f"code-{name}",
        game="al-capone",
        listed=listed,
        secret=SECRET,
        head=head,
        opened=1000,
        changed=changed,
        summary=about or summary(),
    )


def append(name: str, head: int, count: int = 1, *, seats: list[SeatRow] | None = None, at: int = 2000) -> Append:
    lines = [line(number, b'{"move": %d}' % number, f"c{number}") for number in range(head, head + count)]
    return Append(table=name, head=head, at=at, lines=lines, summary=summary(to_act=head % 2), seats=seats or [])


def person(name: str, seen: int = 1000) -> PersonRow:
    return PersonRow(
        id=name, secret=name.encode(), name=name.title(), language="de", settings=b"{}", met=500, seen=seen
    )


async def opened(store: SqlStore, *names: str) -> None:
    """Tables with one line and two seats each."""
    for name in names:
        assert await store.open(table(name), [line(0)], [SeatRow(seat=0), SeatRow(seat=1)])


async def whole(store: SqlStore, name: str) -> None:
    """The log of a table has no gap, and its head is the next number."""
    row = await store.table(name)
    assert row is not None
    assert [one.number for one in await store.lines(name)] == list(range(row.head))
