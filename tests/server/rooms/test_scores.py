"""The rounds so far are told to whoever comes, and are right after everything was taken back."""

import random
from pathlib import Path

from tests.server.rooms.house import Guest, house, run, to_act


async def _play_until(guests: tuple[Guest, Guest], scored: int) -> None:
    luck = random.Random(7)
    while len(_scores(guests[0])) < scored and guests[0].position["due"] != "over":
        mover = to_act(*guests)
        await mover.move(luck.choice(mover.position["moves"]))


def _scores(guest: Guest) -> list[dict[str, object]]:
    told = [event for one in guest.heard if one["type"] == "update" for event in one.get("events", ())]
    return [event for event in told if event["event"] == "scored"]


def test_whoever_comes_is_told_the_rounds_so_far(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two(options={"target": 10_000})
            assert "rounds" not in one.last("welcome")
            await _play_until((one, other), 2)
            told = _scores(one)
            assert [score["round"] for score in told] == [1, 2]
            for guest in (Guest(home, one.table, one.holder), Guest(home, one.table)):
                assert (await guest.come())["rounds"] == told
            assert all("sheet" not in score for score in told)

    run(play())


def test_a_round_that_was_taken_back_is_none_of_them(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two(options={"target": 10_000})
            await _play_until((one, other), 1)
            last = next(guest for guest in (one, other) if guest.position["undo"] == "ask" and _moved_last(guest))
            await last.say("undo", state=last.position["state"])
            rest = other if last is one else one
            await rest.say("answer", ask=rest.last("table")["ask"]["ask"], yes=True)
            assert last.last("update")["taken_back"] == last.seat
            assert "rounds" not in await Guest(home, one.table, one.holder).come()

    run(play())


def _moved_last(guest: Guest) -> bool:
    """Whether the update that scored the round was the answer to this guest's move."""
    scored = next(
        one
        for one in reversed(guest.heard)
        if one["type"] == "update" and any(event["event"] == "scored" for event in one.get("events", ()))
    )
    return "done" in scored
