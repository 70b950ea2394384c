"""Seats: who may sit where, and how a seat changes hands in the middle of a match."""

import asyncio
from pathlib import Path

import pytest

from fallakte.core.faults import Fault
from fallakte.protocol.requests import Recover, SeatSecret, SitDown
from tests.server.pages import whole
from tests.server.rooms.house import Guest, house, run, to_act


def test_of_eight_people_who_want_one_seat_one_gets_it(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, "me open friend")
            guests = [await home.person(f"guest {number}") for number in range(8)]
            answers = await asyncio.gather(
                *(home.lobby.sit(opened.table, SitDown(seat=1), guest) for guest in guests), return_exceptions=True
            )
            won = [one for one in answers if not isinstance(one, BaseException)]
            lost = [one for one in answers if isinstance(one, Fault)]
            assert len(won) == 1
            assert len(lost) == 7
            assert {fault.key for fault in lost} == {"table-full"}
            assert (await home.lobby.about(opened.table)).seats[1].name.startswith("guest")

    run(play())


def test_an_open_seat_is_not_read_before_somebody_sits_there(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, "me open")
            stranger = Guest(home, opened.table)
            assert (await stranger.come())["seat"] == -1
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table).come(secret="x" * 32)
            assert caught.value.key == "wrong-link"

    run(play())


def test_a_seat_is_lent_to_a_bot_and_taken_back(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            await mover.say("lend", level="greedy")
            await rest.until(lambda: rest.position["to_act"] == rest.seat)
            assert rest.last("table")["seats"][mover.seat]["lent"] is True
            await mover.say("return")
            assert "lent" not in rest.last("table")["seats"][mover.seat]
            assert (await mover.say("return"))["code"] == "seat-not-lent"

    run(play())


def test_a_person_whose_seat_is_lent_does_not_move(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two(settings={"pace": 10})
            mover = to_act(one, other)
            await mover.say("lend")
            assert (await mover.move({"act": "draw", "from": "file"}))["code"] == "seat-lent"

    run(play())


def test_who_leaves_for_good_is_followed_by_a_bot_and_the_link_ends(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            secret = opened.seats[mover.seat].secret
            await mover.say("leave")
            assert mover.gone_for == "left"
            await rest.until(lambda: rest.position["to_act"] == rest.seat)
            assert rest.last("table")["seats"][mover.seat]["kind"] == "bot"
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table, mover.holder).come(secret=secret)
            assert caught.value.key == "wrong-link"
            assert (await Guest(home, opened.table, mover.holder).come())["seat"] == -1

    run(play())


def test_a_seat_is_handed_over_and_the_old_link_ends_when_the_new_one_is_used(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await home.two()
            old = opened.seats[0].secret
            handed = await home.lobby.hand_over(opened.table, SeatSecret(secret=old), await home.person("x"))
            assert (await Guest(home, opened.table).come(secret=old))["seat"] == 0
            cleo = Guest(home, opened.table, await home.person("Cleo"))
            assert (await cleo.come(secret=handed.secret))["seat"] == 0
            assert (await home.lobby.about(opened.table)).seats[0].name == "Cleo"
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table).come(secret=old)
            assert caught.value.key == "wrong-link"
            assert (await Guest(home, opened.table, one.holder).come())["seat"] == -1

    run(play())


def test_a_seat_that_was_to_be_handed_over_is_taken_back(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            _, _, opened = await home.two()
            mine = SeatSecret(secret=opened.seats[0].secret)
            anybody = await home.person("x")
            handed = await home.lobby.hand_over(opened.table, mine, anybody)
            await home.lobby.take_back(opened.table, mine, anybody)
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table).come(secret=handed.secret)
            assert caught.value.key == "wrong-link"

    run(play())


def test_a_recovery_code_brings_a_seat_back_however_it_is_typed(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await home.two()
            code = opened.seats[0].recovery
            assert code is not None
            found = await home.lobby.recover(
                opened.table, Recover(code=code.lower().replace("-", " ")), await home.person("x")
            )
            assert found.seat == 0
            assert one.gone_for == "taken-over"
            assert (await Guest(home, opened.table).come(secret=found.secret))["seat"] == 0
            for secret in (opened.seats[0].secret, code):
                with pytest.raises(Fault) as caught:
                    await Guest(home, opened.table).come(secret=secret)
                assert caught.value.key == "wrong-link"
            with pytest.raises(Fault) as caught:
                await home.lobby.recover(opened.table, Recover(code="AAAA-BBBB-CCCC"), await home.person("x"))
            assert caught.value.key == "wrong-recovery"

    run(play())


def test_the_store_keeps_no_secret_of_a_seat(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            _, _, opened = await home.two()
            given = [seat.secret for seat in opened.seats] + [opened.seats[0].recovery or ""]
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert all(secret and secret.encode() not in kept for secret in given)

    run(play())


def test_all_people_agree_to_close_unfinished(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            await one.say("close")
            await other.say("answer", ask=other.last("table")["ask"]["ask"], yes=True)
            assert one.last("table")["phase"] == "closed"
            assert (await one.move({"act": "draw", "from": "file"}))["code"] == "not-running"
            assert b'{"reveal"' in await whole(home.archive.record(opened.table, None, None))

    run(play())
