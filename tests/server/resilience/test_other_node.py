"""Any node serves any match: one that has not heard yet, lost a race or was cut off still answers rightly."""

import asyncio
from typing import cast

import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.core.shuffle import commitment
from fallakte.protocol.requests import SeatSecret, SitDown
from fallakte.server.rooms import player_words
from tests.server.resilience.houses import Line, apart, houses, make_fickle
from tests.server.rooms.house import Guest, run
from tests.server.services import needs_postgres

pytestmark = needs_postgres
WORDS = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"]


def test_a_move_at_one_node_is_told_at_the_other():
    async def play() -> None:
        async with houses() as (_, [first, second]):
            mover, other, _ = await apart(first, second)
            answer = await mover.move({"act": "draw", "from": "file"})
            await other.until(lambda: other.position["state"] == answer["position"]["state"])
            assert [event["event"] for event in other.last("update")["events"]] == ["drew"]

    run(play())


def test_whoever_comes_to_a_node_that_has_not_heard_yet_sees_nothing_older_than_before():
    async def play() -> None:
        async with houses() as (exchange, [first, second]):
            mover, other, opened = await apart(first, second)
            exchange.holding = True
            answer = await mover.move({"act": "draw", "from": "file"})
            back = Guest(other.house, opened.table)
            welcome = await back.come(secret=opened.seats[mover.seat].secret, since=answer["number"])
            assert welcome["number"] >= answer["number"]
            assert welcome["position"] == answer["position"]

    run(play())


def test_a_command_sent_again_to_a_node_that_has_not_heard_of_it_is_done_and_not_refused():
    async def play() -> None:
        async with houses() as (exchange, [first, second]):
            mover, other, opened = await apart(first, second)
            back = Guest(other.house, opened.table)
            await back.come(secret=opened.seats[mover.seat].secret)
            exchange.holding = True
            state, move = mover.position["state"], mover.position["moves"][0]
            answer = await mover.say("move", state=state, move=move, command="same")
            again = await back.say("move", state=state, move=move, command="same")
            assert (again["type"], again["command"]) == ("done", "same")
            assert back.position["state"] == other.position["state"] == answer["position"]["state"]
            lines = await first.store.lines(opened.table)
            assert [line.command for line in lines].count(f"{mover.seat}:same") == 1

    run(play())


def test_who_loses_a_race_with_another_node_is_served_on_what_has_become():
    async def play() -> None:
        async with houses() as (exchange, [first, second]):
            mover, other, _ = await apart(first, second)
            exchange.holding = True
            answer = await mover.move({"act": "draw", "from": "file"})
            assert (await other.say("pause"))["type"] == "done"
            assert other.position["state"] == answer["position"]["state"]
            exchange.let_go()
            await mover.until(lambda: mover.last("table").get("paused") == other.seat)


def test_what_is_said_at_one_node_is_heard_at_the_other():
    async def play() -> None:
        async with houses() as (exchange, [first, second]):
            mover, other, opened = await apart(first, second)
            assert (await other.say("say", text="hurry"))["type"] == "done"
            await mover.until(lambda: any(message["type"] == "chat" for message in mover.heard))
            exchange.holding = True
            assert (await other.say("say", text="please"))["type"] == "done"
            assert (await mover.say("say", text="yes, yes"))["type"] == "done"
            said = [message["line"]["text"] for message in mover.heard if message["type"] == "chat"]
            assert said == ["hurry", "please", "yes, yes"]
            assert [one.text for one in await first.store.chat(opened.table)] == said

    run(play())


def test_two_friends_who_come_at_once_through_two_nodes_are_both_welcome():
    async def play() -> None:
        async with houses() as (exchange, [first, second]):
            for _ in range(5):
                opened = await first.open(await first.person("Ann"), "friend friend")
                guests = [Guest(first, opened.table), Guest(second, opened.table)]
                for house in (first, second):
                    await house.lobby.about(opened.table)
                exchange.holding = True
                secrets = [seat.secret for seat in opened.seats]
                await asyncio.gather(*(guest.come(secret=secret) for guest, secret in zip(guests, secrets)))
                exchange.let_go()
                for guest in guests:
                    await guest.until(lambda guest=guest: any("position" in one for one in guest.heard))
                lines = await first.store.lines(opened.table)
                assert sum(line.body.startswith(b'{"record"') for line in lines) == 1

    run(play())


def test_eight_people_at_two_nodes_want_one_seat_and_one_gets_it():
    async def play() -> None:
        async with houses() as (_, [first, second]):
            opened = await first.open(await first.person("Ann"), "me open")
            people = [await first.person(f"P{number}") for number in range(8)]
            both = (first, second)
            tries = [both[n % 2].lobby.sit(opened.table, SitDown(), person) for n, person in enumerate(people)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            given = [one for one in found if not isinstance(one, BaseException)]
            refused = {one.key for one in found if isinstance(one, Fault)}
            assert len(given) == 1
            assert len([one for one in found if isinstance(one, Fault)]) == 7
            assert refused == {"table-full"}
            assert (await Guest(second, opened.table).come(secret=given[0].secret))["seat"] == given[0].seat

    run(play())


def test_who_is_connected_to_another_node_is_sent_away_when_the_seat_is_handed_over():
    async def play() -> None:
        async with houses() as (_, [first, second]):
            mover, other, opened = await apart(first, second)
            own = SeatSecret(secret=opened.seats[other.seat].secret)
            handed = await mover.house.lobby.hand_over(opened.table, own, await first.person("x"))
            cleo = Guest(mover.house, opened.table, await first.person("Cleo"))
            await cleo.come(secret=handed.secret)
            await other.until(lambda: other.gone_for is not None)
            assert (other.gone_for, other.seat) == ("taken-over", -1)
            assert (await cleo.say("say", text="here"))["type"] == "done"
            assert cleo.gone_for is None

    run(play())


@pytest.mark.parametrize("seconds", [60, 0.05])
def test_words_are_revealed_at_two_nodes_or_missed_by_both_and_the_cards_are_dealt_once(
    seconds: float, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(player_words, "SECONDS", seconds)

    async def play() -> None:
        async with houses() as (_, [first, second]):
            opened = await first.open(await first.person("Ann"), "friend friend")
            guests = [Guest(house, opened.table) for house in (first, second)]
            for guest, seat, word in zip(guests, opened.seats, WORDS):
                await guest.come(secret=seat.secret, word_commitment=commitment(word))
            if seconds == 60:
                for guest, word in zip(guests, WORDS):
                    await guest.until(lambda guest=guest: "words" in guest.last("table"))
                    assert (await guest.say("reveal", word=word))["type"] == "done"
            for guest in guests:
                await guest.until(lambda guest=guest: any("position" in one for one in guest.heard))
            bodies = [line.body for line in await first.store.lines(opened.table)]
            (header,) = [msgspec.json.decode(body) for body in bodies if body.startswith(b'{"record"')]
            assert header.get("silent", []) == ([] if seconds == 60 else [0, 1])
            rooms = [await house.hub.room(opened.table) for house in (first, second)]
            for room in rooms:
                async with room.lock:
                    await room.refresh()
                    assert room.ledger.words == (WORDS if seconds == 60 else ["", ""])

    run(play())


def test_an_unknown_id_is_no_table_and_becomes_none():
    async def play() -> None:
        async with houses(1) as (_, [home]):
            for unknown in ("nothing", "", "../lines", "x:metadata"):
                with pytest.raises(Fault) as found:
                    await Guest(home, unknown).come()
                assert found.value.key == "no-such-table"
                assert await home.store.table(unknown) is None
                assert unknown not in home.hub.rooms

    run(play())


def test_whoever_comes_while_the_store_is_asked_for_news_is_not_overlooked():
    async def play() -> None:
        async with houses() as (_, [first, second]):
            await apart(second, second)
            ann, bob = await first.person("Ann"), await first.person("Bob")
            opened = await first.open(ann)
            one = Guest(first, opened.table, ann)
            await one.come()
            store = make_fickle(second)
            store.gate.clear()
            cast(Line, second.hub.bus).healthy = False
            await asyncio.sleep(0)
            asking = asyncio.create_task(second.hub.look_for_news())
            await asyncio.sleep(0)
            other = Guest(second, opened.table, bob)
            coming = asyncio.create_task(other.come(secret=opened.seats[1].secret))
            while opened.table not in second.hub.rooms:
                await asyncio.sleep(0)
            store.gate.set()
            await asyncio.gather(asking, coming)
            cast(Line, second.hub.bus).healthy = True
            assert other.gone_for is None
            await one.until(lambda: any("position" in message for message in one.heard))
            await other.until(lambda: any("position" in message for message in other.heard))
            for _ in range(2):
                mover, rest = (one, other) if one.position["to_act"] == one.seat else (other, one)
                answer = await mover.move()
                await rest.until(lambda rest=rest, state=answer["position"]["state"]: rest.position["state"] == state)

    run(play())


def test_a_move_that_was_written_though_the_answer_got_lost_is_told_to_everybody():
    async def play() -> None:
        async with houses() as (_, [first, second]):
            mover, other, opened = await apart(first, second)
            watcher = Guest(mover.house, opened.table)
            await watcher.come(watch=True)
            store = make_fickle(mover.house)
            store.cut_off = True
            state = mover.position["state"]
            assert (await mover.say("move", state=state, move=mover.position["moves"][0]))["code"] == (
                "store-unreachable"
            )
            store.cut_off = False
            for guest in (mover, other, watcher):
                await guest.until(lambda guest=guest: guest.position["state"] > state)

    run(play())


def test_a_move_sent_again_after_the_answer_got_lost_is_done_once_and_seen_by_who_made_it():
    async def play() -> None:
        async with houses() as (_, [first, second]):
            mover, _, opened = await apart(first, second)
            store = make_fickle(mover.house)
            store.cut_off = True
            state, move = mover.position["state"], mover.position["moves"][0]
            await mover.say("move", state=state, move=move, command="same")
            store.cut_off = False
            assert (await mover.say("move", state=state, move=move, command="same"))["type"] == "done"
            assert mover.position["state"] > state
            lines = await first.store.lines(opened.table)
            assert [line.command for line in lines].count(f"{mover.seat}:same") == 1

    run(play())


def test_a_bots_move_that_was_written_though_the_answer_got_lost_reaches_the_person():
    async def play() -> None:
        async with houses() as (_, [first, _]):
            opened = await first.open(await first.person("Ann"), "friend bot")
            one = Guest(first, opened.table)
            await one.come(secret=opened.seats[0].secret)
            await one.until(lambda: one.position["to_act"] == one.seat)
            store = make_fickle(first)
            await one.move({"act": "draw", "from": "file"})
            store.cut_off = True
            discard = next(move for move in one.position["moves"] if move["act"] == "discard")
            await one.say("move", state=one.position["state"], move=discard)
            await one.until(lambda: len(store.appends) >= 3)
            store.cut_off = False
            await one.until(lambda: one.position["to_act"] == one.seat)

    run(play())


def test_bots_play_for_whoever_watches_at_another_node_and_stop_with_the_last_one():
    async def play() -> None:
        async with houses() as (_, [first, second]):
            opened = await first.open(await first.person("Eve"), "bot bot", options={"target": 10_000})
            watchers = [Guest(home, opened.table) for home in (first, second)]
            for watcher in watchers:
                await watcher.come()
            rooms = [await home.hub.room(opened.table) for home in (first, second)]
            at = watchers[1].position["state"]
            await watchers[1].leave_room()
            await watchers[0].until(lambda: watchers[0].position["state"] > at + 4)
            await watchers[0].leave_room()
            async with asyncio.timeout(20):
                while any(room.lock.locked() or room.driver.busy for room in rooms):
                    await asyncio.sleep(0)
            assert not any(room.is_visited for room in rooms)

    run(play())
