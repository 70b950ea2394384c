"""Taking back: alone to the last barrier, beyond it with the consent of all people, with bots always."""

from pathlib import Path

from tests.server.pages import recorded
from tests.server.rooms.house import Guest, House, house, run, to_act


async def _after_a_draw(home: House) -> tuple[Guest, Guest]:
    """Two people, of whom one has drawn from the case file: who drew, and the other."""
    one, other, _ = await home.two()
    mover = to_act(one, other)
    await mover.move({"act": "draw", "from": "file"})
    return mover, other if mover is one else one


def test_a_card_drawn_is_a_barrier(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other = await _after_a_draw(home)
            assert mover.position["undo"] == "ask"
            answer = await mover.say("undo", state=mover.position["state"])
            assert answer["type"] == "done"
            ask = other.last("table")["ask"]
            assert (ask["what"], ask["seat"], ask["yes"]) == ("undo", mover.seat, [mover.seat])

    run(play())


def test_the_others_agree_and_it_is_taken_back(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other = await _after_a_draw(home)
            drawn = mover.position["view"]["hand"]
            await mover.say("undo", state=mover.position["state"])
            await other.say("answer", ask=other.last("table")["ask"]["ask"], yes=True)
            assert mover.last("update")["taken_back"] == mover.seat
            assert mover.position["view"]["asked"] == "draw"
            assert "ask" not in mover.last("table")
            await mover.move({"act": "draw", "from": "file"})
            assert mover.position["view"]["hand"] == drawn
            lines = await recorded(home.store, mover.table)
            assert sum("move" in line for line in lines) == 1

    run(play())


def test_one_no_is_enough(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other = await _after_a_draw(home)
            await mover.say("undo", state=mover.position["state"])
            state = mover.position["state"]
            await other.say("answer", ask=other.last("table")["ask"]["ask"], yes=False)
            assert "ask" not in mover.last("table")
            assert mover.position["state"] == state

    run(play())


def test_before_a_barrier_nobody_is_asked(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            await mover.move({"act": "draw", "from": "underworld"})
            assert mover.position["undo"] == "free"
            answer = await mover.say("undo", state=mover.position["state"], command="back")
            assert answer["done"] == "back"
            assert answer["position"]["view"]["asked"] == "draw"

    run(play())


def test_among_bots_one_takes_back_as_one_likes(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, "me bot")
            one = Guest(home, opened.table, ann)
            await one.come()
            await one.until(lambda: one.position["to_act"] == one.seat)
            first = one.position
            await one.turn()
            await one.until(lambda: one.position["to_act"] == one.seat)
            answer = await one.say("undo", state=one.position["state"], to=first["state"])
            assert answer["position"]["view"] == first["view"]

    run(play())


def test_a_table_without_undo(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two(settings={"undo": False})
            mover = to_act(one, other)
            await mover.move({"act": "draw", "from": "underworld"})
            assert "undo" not in mover.position
            assert (await mover.say("undo", state=mover.position["state"]))["code"] == "undo-off"

    run(play())


def test_nobody_takes_back_what_another_decided_or_what_never_was(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            decided = mover.position["state"]
            await mover.move({"act": "draw", "from": "underworld"})
            state = rest.position["state"]
            assert (await rest.say("undo", state=state))["code"] == "nothing-to-undo"
            assert (await rest.say("undo", state=state, to=decided))["code"] == "not-your-decision"
            assert (await mover.say("undo", state=state, to=10**6))["code"] == "nothing-to-undo"
            assert (await mover.say("undo", state=decided))["code"] == "stale"

    run(play())


def test_what_was_undone_stays_undone_when_the_table_is_read_again(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            await mover.move({"act": "draw", "from": "underworld"})
            await mover.say("undo", state=mover.position["state"])
            before = mover.position
            (await home.hub.room(mover.table)).forget()
            await mover.say("look")
            assert mover.position == before

    run(play())
