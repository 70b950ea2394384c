"""Attack 7: look, take back, choose again. A seat that a bot plays for now is still somebody's who has not agreed."""

from pathlib import Path

from tests.server.rooms.house import Guest, House, house, run, to_act


async def _sitting(home: House, people: int) -> list[Guest]:
    """So many people at one table, all of them there."""
    holders = [await home.person(name) for name in ("Ann", "Bob", "Cleo")[:people]]
    opened = await home.open(holders[0], " ".join(["me", *["friend"] * (people - 1)]))
    guests = [Guest(home, opened.table, holder) for holder in holders]
    for guest, seat in zip(guests, opened.seats):
        await guest.come(secret=seat.secret)
    return guests


async def _drawn_while_one_is_lent(home: House, people: int) -> tuple[Guest, list[Guest], Guest]:
    """One has drawn from the case file, some look on, and a bot plays for the last one for now."""
    guests = await _sitting(home, people)
    mover = to_act(*guests)
    rest = [guest for guest in guests if guest is not mover]
    lent = rest.pop()
    await lent.say("lend")
    await mover.move({"act": "draw", "from": "file"})
    return mover, rest, lent


def test_7_a_lent_seat_is_no_leave_to_look_into_the_file(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, _, _ = await _drawn_while_one_is_lent(home, 2)
            state = mover.position["state"]
            assert mover.position["undo"] == "ask"
            await mover.say("undo", state=state)
            assert mover.position["state"] == state

    run(play())


def test_7_two_who_agree_do_not_take_back_behind_the_third_one(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, [other], lent = await _drawn_while_one_is_lent(home, 3)
            state = mover.position["state"]
            await mover.say("undo", state=state)
            await other.say("answer", ask=other.last("table")["ask"]["ask"], yes=True)
            assert mover.position["state"] == state
            await lent.say("answer", ask=lent.last("table")["ask"]["ask"], yes=True)
            assert mover.position["state"] > state

    run(play())


def test_7_nobody_closes_the_match_and_so_opens_all_cards_behind_a_lent_seat(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, _, lent = await _drawn_while_one_is_lent(home, 2)
            await mover.say("close")
            assert lent.last("table")["phase"] == "running"
            await lent.say("answer", ask=lent.last("table")["ask"]["ask"], yes=True)
            assert lent.last("table")["phase"] == "closed"

    run(play())
