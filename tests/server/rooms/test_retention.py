"""What is too old goes in two steps, what nobody visits is closed, and a clock that jumps deletes nothing."""

import logging
from pathlib import Path

import msgspec
import pytest

from fallakte.server.notices.notice import Notice
from fallakte.server.store.rows import CLOSED, RUNNING, PersonRow
from tests.server.rooms.conftest import Clocks
from tests.server.rooms.house import Guest, House, house, run, to_act

HOUR = 3600
DAY = 24 * HOUR


async def finished(home: House) -> tuple[str, PersonRow]:
    """A match that was closed, and who played it."""
    ann = await home.person("Ann")
    opened = await home.open(ann, "me bot")
    one = Guest(home, opened.table, ann)
    await one.come()
    await one.say("close")
    await one.leave_room()
    home.hub.rooms.clear()
    return opened.table, ann


async def keeps(home: House, table: str, person: PersonRow) -> tuple[bool, bool]:
    return await home.store.table(table) is not None, await home.store.person_by_id(person.id) is not None


async def sweep(home: House, clocks: Clocks, days: float) -> None:
    """Sweeps as they come, though not every hour."""
    for _ in range(int(days * 4)):
        clocks.go(6 * HOUR)
        await home.hub.retention.sweep()


@pytest.mark.parametrize("jump", [400 * DAY, 36_000 * DAY, -400 * DAY])
def test_a_clock_that_jumps_deletes_nothing(
    tmp_path: Path, clocks: Clocks, caplog: pytest.LogCaptureFixture, jump: int
):
    async def play() -> None:
        async with house(tmp_path) as home:
            kept = await finished(home)
            await home.hub.retention.sweep()
            clocks.day += jump
            with caplog.at_level(logging.WARNING):
                await sweep(home, clocks, days=5)
            assert await keeps(home, *kept) == (True, True)
            assert len([one for one in caplog.messages if "the clock jumped" in one]) == 1
            clocks.day -= jump
            await sweep(home, clocks, days=5)
            assert await keeps(home, *kept) == (True, True)

    run(play())


def test_nor_does_a_server_that_begins_with_the_wrong_time(
    tmp_path: Path, clocks: Clocks, caplog: pytest.LogCaptureFixture
):
    async def play() -> None:
        async with house(tmp_path) as home:
            kept = await finished(home)
        clocks.day += 400 * DAY
        async with house(tmp_path) as home:
            with caplog.at_level(logging.WARNING):
                await home.hub.retention.sweep()
            # Somebody plays, so that the newest entry has the wrong time too.
            await finished(home)
            await sweep(home, clocks, days=5)
            assert await keeps(home, *kept) == (True, True)
            assert any("400 days old" in one for one in caplog.messages)

    run(play())


def test_what_grows_old_is_marked_and_deleted_a_day_later(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path, finished_days=30, person_days=60) as home:
            kept = await finished(home)
            await home.hub.retention.sweep()
            await sweep(home, clocks, days=30.75)
            assert await keeps(home, *kept) == (True, True)
            await sweep(home, clocks, days=1)
            assert await keeps(home, *kept) == (False, True)
            await sweep(home, clocks, days=30)
            assert await keeps(home, *kept) == (False, False)

    run(play())


def test_a_process_that_has_just_begun_only_marks(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path, finished_days=10, person_days=10) as home:
            kept = await finished(home)
        clocks.go(20 * DAY)
        async with house(tmp_path, finished_days=10, person_days=10) as home:
            await home.hub.retention.sweep()
        clocks.go(2 * DAY)
        async with house(tmp_path, finished_days=10, person_days=10) as home:
            await home.hub.retention.sweep()
            assert await keeps(home, *kept) == (True, True)
            clocks.go(HOUR)
            await home.hub.retention.sweep()
            assert await keeps(home, *kept) == (False, False)

    run(play())


def test_who_comes_back_takes_the_mark_away(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path, finished_days=30) as home:
            table, _ = await finished(home)
            await home.hub.retention.sweep()
            await sweep(home, clocks, days=30.5)
            row = await home.store.table(table)
            assert row is not None
            assert row.condemned is not None
            home.hub.rooms.clear()
            await Guest(home, table).come()
            row = await home.store.table(table)
            assert row is not None
            assert row.condemned is None
            # Whoever stays there keeps it.
            await sweep(home, clocks, days=5)
            assert await home.store.table(table) is not None

    run(play())


def test_a_running_match_that_nobody_visits_is_closed_and_its_people_were_told(
    tmp_path: Path, clocks: Clocks, monkeypatch: pytest.MonkeyPatch
):
    async def play() -> None:
        async with house(tmp_path, running_days=30) as home:
            told: list[Notice] = []
            monkeypatch.setattr(home.post, "send", lambda target, notice: told.append(notice))
            one, other, opened = await home.two()
            for guest in (one, other):
                assert guest.holder is not None
                mail = msgspec.json.encode({"notifications": {"webhook": "https://example.org/hook"}})
                await home.store.keep_person(msgspec.structs.replace(guest.holder, settings=mail))
            await to_act(one, other).move()
            for guest in (one, other):
                await guest.leave_room()
            await home.hub.retention.sweep()
            await sweep(home, clocks, days=22.75)
            assert "expiring" not in [notice.reason for notice in told]
            await sweep(home, clocks, days=0.5)
            await home.settled()
            assert sorted(notice.names[0] for notice in told if notice.reason == "expiring") == ["Ann", "Ann"]
            await sweep(home, clocks, days=6.5)
            row = await home.store.table(opened.table)
            assert row is not None
            assert row.summary.phase == RUNNING
            await sweep(home, clocks, days=1)
            row = await home.store.table(opened.table)
            assert row is not None
            assert row.summary.phase == CLOSED
            assert b'"reveal"' in (await home.store.lines(opened.table))[-1].body
            assert [notice.reason for notice in told].count("expiring") == 2

    run(play())


def test_a_visit_puts_the_end_off(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path, running_days=30) as home:
            one, other, opened = await home.two()
            for guest in (one, other):
                await guest.leave_room()
            home.hub.rooms.clear()
            await home.hub.retention.sweep()
            await sweep(home, clocks, days=29)
            home.hub.rooms.clear()
            back = Guest(home, opened.table)
            await back.come()
            await back.leave_room()
            await sweep(home, clocks, days=6.5)
            row = await home.store.table(opened.table)
            assert row is not None
            assert row.summary.phase == RUNNING

    run(play())
