"""Playing at a table online: moves, refusals, repeated and stale commands, bots, and coming back."""

import random
from pathlib import Path

from tests.server.pages import whole
from tests.server.rooms.house import Guest, house, run, to_act


def test_a_match_begins_when_the_last_friend_has_come(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann)
            one = Guest(home, opened.table, ann)
            welcome = await one.come()
            assert welcome["table"]["phase"] == "gathering"
            assert "position" not in welcome
            assert welcome["table"]["commitment"] == opened.commitment
            bob = Guest(home, opened.table)
            second = await bob.come(secret=opened.seats[1].secret)
            assert second["table"]["phase"] == "running"
            assert second["seat"] == 1
            assert one.position["state"] == second["position"]["state"]
            assert [seat["here"] for seat in one.last("table")["seats"]] == [True, True]

    run(play())


def test_a_move_is_answered_and_told_to_everybody(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            assert rest.position.get("moves", []) == []
            answer = await mover.move({"act": "draw", "from": "file"}, command="x")
            assert answer["done"] == "x"
            told = rest.last("update")
            assert told["position"]["state"] == answer["position"]["state"]
            assert "done" not in told
            assert "cards" in answer["events"][0]
            assert "cards" not in told["events"][0]

    run(play())


def test_R_18_a_move_out_of_turn_is_refused_with_its_rule_in_the_persons_language(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            waiting = one if to_act(one, other) is other else other
            waiting.language = "de"
            answer = await waiting.move({"act": "draw", "from": "file"})
            assert (answer["type"], answer["rule"], answer["code"]) == ("refused", "R-18", "r-18-not-your-turn")
            assert "Zug" in answer["text"] or "Reihe" in answer["text"]

    run(play())


def test_a_wish_that_a_rule_forbids_names_it_and_changes_nothing(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            state = mover.position["state"]
            discard = {"act": "discard", "card": "raid"}
            assert (await mover.say("why", move=discard))["allowed"] is False
            answer = await mover.move(discard)
            assert answer["type"] == "refused"
            assert answer["rule"] == "R-18"
            assert mover.position["state"] == state
            assert (await mover.say("why", move={"act": "draw", "from": "file"}))["allowed"] is True

    run(play())


def test_a_command_sent_five_times_is_carried_out_once(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            mover = to_act(one, other)
            state, move = mover.position["state"], mover.position["moves"][0]
            answers = [await mover.say("move", state=state, move=move, command="same") for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["update", "done", "done", "done", "done"]
            moves = [line for line in await home.store.lines(opened.table) if line.body.startswith(b'{"move"')]
            assert len(moves) == 1

    run(play())


def test_a_repeated_command_is_known_after_the_room_was_lost(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            state, move = mover.position["state"], mover.position["moves"][0]
            await mover.say("move", state=state, move=move, command="same")
            (await home.hub.room(mover.table)).forget()
            assert (await mover.say("move", state=state, move=move, command="same"))["type"] == "done"

    run(play())


def test_a_stale_move_is_refused_and_the_present_state_follows(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            state, move = mover.position["state"], mover.position["moves"][0]
            await mover.move(move)
            answer = await mover.say("move", state=state, move=move)
            assert (answer["type"], answer["code"]) == ("refused", "stale")
            assert mover.heard[-1]["type"] == "update"
            assert mover.position["state"] > state

    run(play())


def test_chat_does_not_make_a_move_stale(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            await (other if mover is one else one).say("say", text="hurry!")
            assert (await mover.move())["type"] == "update"

    run(play())


class Player(Guest):
    """A guest who knows when the match is over."""

    def last_phase(self) -> str:
        return "over" if self.position["due"] == "over" else "running"


async def _play_on(one: Player, luck: random.Random) -> None:
    while one.last_phase() != "over":
        await one.until(lambda: one.last_phase() == "over" or one.position["to_act"] == one.seat)
        if one.last_phase() != "over":
            await one.move(luck.choice(one.position["moves"]))


def test_a_person_and_bots_play_every_game_to_its_end(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            for game, seats, options in (
                ("al-capone", "me bot", {"target": 20}),
                ("bonnie-and-clyde", "bot me bot", {"target": 10}),
                ("rue-morgue", "me bot bot bot", {"target": 10}),
                ("capone", "me bot bot", {}),
            ):
                opened = await home.open(ann, seats, game=game, options=options)
                one = Player(home, opened.table, ann)
                await one.come()
                await _play_on(one, random.Random(1))
                record = (await whole(home.archive.record(opened.table, None, None))).splitlines()
                assert record[-1].startswith(b'{"reveal"')
                assert record[-2].startswith(b'{"end"')
                assert one.position["due"] == "over"
                assert one.position["to_act"] == -1
                assert one.position["outcome"]["rule"] in (("CP-45", "CP-46") if game == "capone" else ("R-11",))
                assert one.last("table")["phase"] == "over"

    run(play())


def test_coming_back_tells_what_was_missed_since_the_last_turn(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            await rest.leave_room()
            number = mover.position["state"]
            await mover.move({"act": "draw", "from": "file"})
            secret = opened.seats[rest.seat].secret
            back = Guest(home, opened.table)
            welcome = await back.come(secret=secret, since=number)
            assert [event["event"] for event in welcome["missed"]] == ["drew"]
            assert "cards" not in welcome["missed"][0]

    run(play())


def test_a_second_device_takes_over(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            again = Guest(home, opened.table)
            welcome = await again.come(secret=opened.seats[0].secret)
            assert welcome["seat"] == 0
            assert one.gone_for == "taken-over"
            await one.leave_room()
            assert other.last("table")["seats"][0]["here"] is True

    run(play())
