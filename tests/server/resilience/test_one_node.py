"""What is said comes after what is stored, whole or not at all, without gaps and never twice."""

import asyncio
import random
from pathlib import Path

from fallakte.core.replay import Replay
from fallakte.core.words import Words
from fallakte.games import game
from tests.server.pages import recorded
from tests.server.resilience.houses import make_fickle
from tests.server.rooms.house import Guest, House, house, run, to_act


def test_nobody_hears_of_a_move_before_it_is_stored(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            watcher = Guest(home, opened.table)
            await watcher.come(watch=True)
            store = make_fickle(home)
            store.gate.clear()
            guests = (one, other, watcher)
            heard = [len(guest.heard) for guest in guests]
            moving = asyncio.create_task(to_act(one, other).move())
            while not store.appends:
                await asyncio.sleep(0)
            assert [len(guest.heard) for guest in guests] == heard
            store.gate.set()
            await moving
            assert all(len(guest.heard) > before for guest, before in zip(guests, heard))

    run(play())


def test_a_move_that_could_not_be_stored_was_never_made(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            before = await home.store.lines(opened.table)
            store = make_fickle(home)
            store.refuse_after = 0
            state, heard = mover.position["state"], len(rest.heard)
            answer = await mover.move(command="x")
            assert (answer["type"], answer["code"]) == ("refused", "store-unreachable")
            assert answer["text"]
            assert await home.store.lines(opened.table) == before
            store.refuse_after = None
            assert (await mover.say("look"))["type"] == "done"
            assert mover.position["state"] == state
            assert rest.heard[heard:] == []
            assert (await mover.move(command="x"))["done"] == "x"

    run(play())


async def _asked_to_take_back(home: House, what: str) -> tuple[Guest, Guest, Words]:
    one, other, _ = await home.two()
    mover = to_act(one, other)
    await mover.move({"act": "draw", "from": "file"})
    state = {"state": mover.position["state"]} if what == "undo" else {}
    await mover.say(what, **state)
    other = other if mover is one else one
    return mover, other, other.last("table")["ask"]


def test_the_last_consent_and_what_it_allows_are_stored_together(tmp_path: Path):
    """Whoever is answered "done" after a crash between the two would otherwise wait for ever."""

    async def play() -> None:
        async with house(tmp_path) as home:
            for what in ("undo", "close"):
                mover, other, ask = await _asked_to_take_back(home, what)
                store = make_fickle(home)
                await other.say("answer", ask=ask["ask"], yes=True)
                assert len(store.appends) == 1
                kinds = [next(iter(line.body[2:].split(b'"'))) for line in store.appends[0].lines]
                assert kinds[:2] == [b"answer", b"closed" if what == "close" else b"undo"]
                assert mover.last("table")["phase"] == ("closed" if what == "close" else "running")

    run(play())


def test_a_question_that_a_move_has_settled_is_gone_for_everybody(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, other, _ = await _asked_to_take_back(home, "undo")
            await mover.move(next(move for move in mover.position["moves"] if move["act"] == "discard"))
            assert "ask" not in mover.last("table")
            assert "ask" not in other.last("table")

    run(play())


def test_commands_in_the_wrong_order_are_refused_and_those_in_the_right_one_done(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            mover = to_act(one, other)
            first = {"state": mover.position["state"], "move": {"act": "draw", "from": "file"}, "command": "first"}
            early = {"state": first["state"] + 1, "move": {"act": "discard", "card": "raid"}, "command": "early"}
            assert (await mover.say("move", **early))["code"] == "stale"
            assert (await mover.say("move", **first))["done"] == "first"
            assert (await mover.say("move", **first))["command"] == "first"
            assert (await mover.say("move", **{**first, "command": "other"}))["code"] == "stale"
            lines = await home.store.lines(opened.table)
            assert [line.command for line in lines if line.command] == [f"{mover.seat}:first"]

    run(play())


def test_two_tabs_on_one_seat_play_one_match(tmp_path: Path):
    """The second tab takes over; what the first one still has on its way is answered and not carried out twice."""

    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            old = to_act(one, other)
            command = {"state": old.position["state"], "move": {"act": "draw", "from": "file"}, "command": "both"}
            tab = Guest(home, opened.table)
            await tab.come(secret=opened.seats[old.seat].secret)
            seat = tab.seat
            assert old.gone_for == "taken-over"
            answers = await asyncio.gather(
                old.say("move", **command), tab.say("move", **command), tab.say("move", **{**command, "command": "x"})
            )
            assert [answer["type"] for answer in answers] == ["refused", "update", "refused"]
            assert [answers[0]["code"], answers[2]["code"]] == ["no-seat", "stale"]
            lines = await home.store.lines(opened.table)
            assert [line.command for line in lines if line.command] == [f"{seat}:both"]

    run(play())


def test_who_comes_back_again_and_again_hears_every_event_once_and_in_order(tmp_path: Path):
    """A welcome may cross a move that is under way: nothing is told twice for that, and nothing left out."""

    async def play() -> None:
        async with house(tmp_path) as home:
            one, guest, opened = await home.two(options={"target": 20})
            luck = random.Random(7)
            heard: list[Words] = []
            while one.position["due"] != "over":
                mover = to_act(one, guest)
                move = mover.move(luck.choice(mover.position["moves"]))
                if mover is guest or luck.random() < 0.5:
                    await move
                    continue
                heard += _told(guest)
                known = max(message.get("number", 0) for message in guest.heard)
                guest = Guest(home, opened.table)
                both = [move, guest.come(secret=opened.seats[1].secret, since=known)]
                luck.shuffle(both)
                await asyncio.gather(*both)
            heard += _told(guest)
            assert heard == _seen_by(1, await recorded(home.store, opened.table))

    run(play())


def _told(guest: Guest) -> list[Words]:
    """The events that somebody was told, in the order in which they came."""
    return [event for message in guest.heard for event in message.get("missed", []) + message.get("events", [])]


def _seen_by(seat: int, record: list[Words]) -> list[Words]:
    replay = Replay(record[0], game, seat)
    return [event for line in record[1:] for event in replay.take(line).told]
