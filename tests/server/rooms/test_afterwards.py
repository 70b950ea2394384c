"""Afterwards: records, replays, playing on, another match; and what is nobody's while a match runs."""

import random
from pathlib import Path

import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.core.record import parse_line
from fallakte.core.shuffle import commitment
from fallakte.core.trust import verify
from fallakte.games import game
from fallakte.protocol.requests import Opened, PlayOn, Rematch, SitDown
from tests.server.pages import framed, whole
from tests.server.rooms.house import Guest, House, house, run, to_act

WORDS = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"]


async def _finished(home: House) -> tuple[Guest, Guest, Opened]:
    one, other, opened = await home.two(options={"target": 20})
    luck = random.Random(5)
    while one.position["due"] != "over":
        mover = to_act(one, other)
        await mover.move(luck.choice(mover.position["moves"]))
    return one, other, opened


def test_a_finished_record_verifies(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann, bob = await home.person("Ann"), await home.person("Bob")
            opened = await home.open(ann, "friend friend", options={"target": 20})
            one, other = Guest(home, opened.table, ann), Guest(home, opened.table, bob)
            for seat, person in enumerate((ann, bob)):
                wish = SitDown(secret=opened.seats[seat].secret, word_commitment=commitment(WORDS[seat]))
                await home.lobby.sit(opened.table, wish, person)
            for guest, word in zip((one, other), WORDS):
                await guest.come()
                await guest.say("reveal", word=word)
            luck = random.Random(5)
            while one.position["due"] != "over":
                mover = to_act(one, other)
                await mover.move(luck.choice(mover.position["moves"]))
            lines = (await whole(home.archive.record(opened.table, None, None))).splitlines()
            record = [parse_line(line) for line in lines]
            assert record[0]["word_commitments"] == [commitment(word) for word in WORDS]
            assert record[-1]["reveal"]["words"] == WORDS
            verdict = verify(record, game)
            assert verdict.ok, verdict.fault
            assert verdict.commitment == opened.commitment

    run(play())


def test_while_a_match_runs_everybody_gets_what_they_have_seen(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            _one, other, opened = await home.two()
            secret = opened.seats[1].secret
            mine = (await whole(home.archive.record(opened.table, secret, None))).decode()
            public = (await whole(home.archive.record(opened.table, None, None))).decode()
            assert '"order"' not in mine + public
            hands = [line for line in map(msgspec.json.decode, public.splitlines()) if line.get("event") == "hand"]
            assert hands == [{"event": "hand", "seat": 0}, {"event": "hand", "seat": 1}]
            assert mine.count('"cards"') == 1
            for eyes in ("0", "open"):
                with pytest.raises(Fault) as caught:
                    await framed(home.archive.frames(opened.table, secret, None, eyes, 0, 10))
                assert caught.value.key == "match-running"
            frames = await framed(home.archive.frames(opened.table, secret, None, "1", 0, 10))
            assert frames.frames[-1].view == other.position["view"]
            assert b"Ann" in await whole(home.archive.text(opened.table, None, None, "de"))

    run(play())


def test_a_replay_from_any_eyes(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            _one, _other, opened = await _finished(home)
            for eyes in ("0", "1", "public", "open"):
                piece = await framed(home.archive.frames(opened.table, None, None, eyes, 3, 4))
                assert [frame.number for frame in piece.frames] == [3, 4, 5, 6]
                assert piece.total > 20
            with pytest.raises(Fault) as caught:
                await framed(home.archive.frames(opened.table, None, None, "all", 0, 1))
            assert caught.value.key == "bad-eyes"

    run(play())


def test_playing_on_from_a_point_of_a_finished_match(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            _one, _other, opened = await _finished(home)
            with pytest.raises(Fault) as caught:
                await home.again.play_on(opened.table, PlayOn(number=10**5, seat=0), await home.person("x"))
            assert caught.value.key == "no-such-move-number"
            eve = await home.person("Eve")
            again = await home.again.play_on(opened.table, PlayOn(number=7, seat=1, level="random"), eve)
            frames = await framed(home.archive.frames(opened.table, None, None, "1", 0, 500))
            seventh = [frame for frame in frames.frames if frame.kind == "move"][6]
            player = Guest(home, again.table, eve)
            await player.come()
            await player.until(lambda: player.position["to_act"] in (1, -1))
            assert (await home.lobby.about(again.table)).played_on_from == opened.table
            assert seventh.view is not None
            if seventh.view["to_act"] == 1:
                assert player.position["view"] == seventh.view
            luck = random.Random(3)
            while player.position["due"] != "over":
                await player.until(lambda: player.position["to_act"] in (1, -1))
                if player.position["to_act"] == 1:
                    await player.move(luck.choice(player.position["moves"]))
            room = await home.hub.room(again.table)
            before = player.position
            room.forget()
            await player.say("look")
            assert player.position == before

    run(play())


def test_a_rematch_with_the_same_people_who_get_their_own_seats(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await _finished(home)
            mine = opened.seats[0].secret
            anybody = await home.person("x")
            first = await home.again.rematch(opened.table, Rematch(secret=mine, seats="rotated"), anybody)
            second = await home.again.rematch(opened.table, Rematch(secret=opened.seats[1].secret), anybody)
            assert first.table == second.table == one.last("table")["rematch"]
            assert [(given.seat, given.recovery is None) for given in first.seats + second.seats] == [
                (1, False),
                (0, True),
            ]
            ann = Guest(home, first.table)
            assert (await ann.come(secret=first.seats[0].secret))["seat"] == 1
            assert (await home.lobby.about(first.table)).phase == "gathering"
            bob = Guest(home, first.table, other.holder)
            welcome = await bob.come()
            assert welcome["seat"] == 0
            assert welcome["table"]["phase"] == "running"
            assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Bob", "Ann"]

    run(play())


def test_my_tables_and_listed_ones(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two(listed=True)
            assert one.holder is not None
            mine = await home.lobby.tables_of(one.holder)
            assert [(table.table, table.seat) for table in mine] == [(opened.table, 0)]
            assert mine[0].your_turn is (to_act(one, other) is one)
            await home.open(one.holder, "me friend")
            assert [table.table for table in await home.lobby.listed()] == [opened.table]
            assert (await home.lobby.about(opened.code.lower())).id == opened.table

    run(play())


def test_another_process_goes_on_where_one_was_stopped(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            mover = to_act(one, other)
            await mover.move({"act": "draw", "from": "file"})
            before = mover.position
        async with house(tmp_path) as home:
            back = Guest(home, opened.table)
            welcome = await back.come(secret=opened.seats[mover.seat].secret)
            assert welcome["position"] == before
            assert (await back.move())["type"] == "update"

    run(play())


def test_a_rematch_is_asked_for_again_where_the_answer_was_lost(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            _, _, opened = await _finished(home)
            anybody = await home.person("x")
            key, other_key = "a-key-that-somebody-made-up", "another-key-for-another-seat"
            wish = Rematch(secret=opened.seats[0].secret, key=key)
            first, second = [await home.again.rematch(opened.table, wish, anybody) for _ in range(2)]
            assert first.seats[0].secret == second.seats[0].secret == key
            assert (await Guest(home, first.table).come(secret=key))["seat"] == first.seats[0].seat
            theirs = Rematch(secret=opened.seats[1].secret)
            lost, found = [await home.again.rematch(opened.table, theirs, anybody) for _ in range(2)]
            with pytest.raises(Fault) as caught:
                await Guest(home, first.table).come(secret=lost.seats[0].secret)
            assert caught.value.key == "wrong-link"
            bob = Guest(home, first.table)
            assert (await bob.come(secret=found.seats[0].secret, key=other_key))["seat"] == found.seats[0].seat
            assert (await home.again.rematch(opened.table, theirs, anybody)).seats == []

    run(play())
