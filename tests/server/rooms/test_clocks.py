"""A clock goes on with the time that was left, whatever its owner does; silence closes a match in the end."""

from pathlib import Path
from typing import Any

import pytest

from fallakte.protocol.messages import SILENCE_DAYS
from fallakte.server.store.rows import CLOSED, FOR_CONSENT, RUNNING
from tests.server.rooms.conftest import Clocks
from tests.server.rooms.house import Guest, House, house, run, to_act

LIMIT = 100
MINUTE, DAY = 60.0, 86_400.0


def left(guest: Guest, clocks: Clocks) -> float:
    """Seconds that the clock has left, as everybody is told."""
    timers = [one["timer"] for one in guest.heard if one["type"] in ("table", "update") and "timer" in one]
    return float(timers[-1]["until"] / 1000 - clocks.day)


async def at_work(home: House) -> tuple[Guest, Guest]:
    """A table with a clock: who is to act, and the other."""
    one, other, _ = await home.two(settings={"clock": LIMIT})
    mover = to_act(one, other)
    return mover, other if mover is one else one


@pytest.mark.parametrize("again", [False, True], ids=["", "read-again"])
def test_who_pauses_and_goes_on_has_no_more_time_than_before(tmp_path: Path, clocks: Clocks, again: bool):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other = await at_work(home)
            for _ in range(3):
                clocks.go(20)
                await mover.say("pause")
                clocks.go(500)
                if again:
                    (await home.hub.room(mover.table)).forget()
                await mover.say("resume")
            assert left(other, clocks) == LIMIT - 60
            clocks.go(41)
            assert (await other.say("clock", choice="wait"))["type"] == "done"
            assert left(other, clocks) == LIMIT

    run(play())


def test_who_lends_the_seat_and_takes_it_back_has_no_more_time_than_before(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other = await at_work(home)
            await home.thinkers.stop()
            for _ in range(3):
                clocks.go(20)
                await mover.say("lend")
                clocks.go(500)
                await mover.say("return")
            assert left(other, clocks) == LIMIT - 60
            clocks.go(5)
            await mover.say("lend")
            await other.say("pause")
            clocks.go(5)
            await mover.say("return")
            clocks.go(5)
            await other.say("resume")
            assert left(other, clocks) == LIMIT - 65

    run(play())


@pytest.mark.parametrize("again", [False, True], ids=["", "read-again"])
def test_who_moves_and_takes_it_back_has_no_more_time_than_before(tmp_path: Path, clocks: Clocks, again: bool):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other = await at_work(home)
            underworld = {"act": "draw", "from": "underworld"}
            assert underworld in mover.position["moves"]
            for round_ in range(1, 4):
                clocks.go(10)
                await mover.move(underworld)
                assert left(other, clocks) == LIMIT
                clocks.go(5)
                if again:
                    (await home.hub.room(mover.table)).forget()
                assert (await mover.say("undo", state=mover.position["state"]))["type"] == "update"
                assert left(other, clocks) == LIMIT - 15 * round_

    run(play())


def test_the_next_decision_has_its_whole_time(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other = await at_work(home)
            clocks.go(20)
            await mover.say("pause")
            await mover.say("resume")
            await mover.move({"act": "draw", "from": "file"})
            assert left(other, clocks) == LIMIT

    run(play())


# Silence


async def asked(home: House, **settings: Any) -> tuple[Guest, Guest]:
    """One has asked to close the match; the other is gone."""
    one, other, _ = await home.two(settings=settings)
    await other.leave_room()
    await one.say("close")
    return one, other


def test_who_says_nothing_for_a_week_agrees_and_the_reveal_comes(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _ = await asked(home)
            until = one.last("table")["ask"]["until"]
            assert until == (clocks.day + SILENCE_DAYS * DAY) * 1000
            clocks.go(SILENCE_DAYS * DAY - MINUTE)
            await home.hub._close_where_silent()
            assert one.last("table")["phase"] == RUNNING
            clocks.go(MINUTE)
            await home.hub._close_where_silent()
            await one.until(lambda: one.last("table")["phase"] == CLOSED)
            assert b'"reveal"' in (await home.store.lines(one.table))[-1].body

    run(play())


def test_also_where_nobody_has_been_since_and_the_server_was_restarted(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _ = await asked(home)
            await one.leave_room()
            assert await home.store.waiting(FOR_CONSENT, 2**53, 10) == [one.table]
        clocks.go(SILENCE_DAYS * DAY)
        async with house(tmp_path) as home:
            watcher = Guest(home, one.table)
            await watcher.come()
            await watcher.until(lambda: watcher.heard[-1].get("phase") == CLOSED)

    run(play())


def test_a_clock_that_jumps_closes_nothing(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _ = await asked(home)
            clocks.day += 400 * DAY
            await home.hub._close_where_silent()
            room = await home.hub.room(one.table)
            async with room.lock:
                room.driver.look()
            await home.settled()
            assert one.last("table")["phase"] == RUNNING

    run(play())


def test_who_objects_in_time_is_heard(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other = await asked(home)
            clocks.go((SILENCE_DAYS - 1) * DAY)
            await other.come()
            await other.say("answer", ask=other.last("table")["ask"]["ask"], yes=False)
            clocks.go(2 * DAY)
            await home.hub._close_where_silent()
            room = await home.hub.room(one.table)
            async with room.lock:
                assert room.ledger.phase == RUNNING

    run(play())


def test_a_table_can_be_without_it_and_a_question_to_take_back_always_is(tmp_path: Path, clocks: Clocks):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _ = await asked(home, absent_days=0)
            assert "until" not in one.last("table")["ask"]
            first, second, _ = await home.two()
            mover = to_act(first, second)
            await mover.move({"act": "draw", "from": "file"})
            await mover.say("undo", state=mover.position["state"])
            assert mover.last("table")["ask"]["what"] == "undo"
            assert "until" not in mover.last("table")["ask"]

    run(play())
