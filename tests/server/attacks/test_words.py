"""H1: no word can be chosen after another was shown, by a client or by the host; who is silent is named."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.core.record import parse_line
from fallakte.core.shuffle import commitment
from fallakte.core.trust import verify
from fallakte.games import game
from fallakte.protocol.requests import Opened, SeatSecret, SitDown
from fallakte.server.rooms import player_words
from tests.server.attacks.test_invitations import FOR_EVER, UNLIMITED, stored
from tests.server.pages import whole
from tests.server.rooms.house import SAID, Guest, House, house, run
from tests.server.running import serving
from tests.server.web.talking import Talk, Words

WORDS = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"]
OTHER = "ffffffffffffffffffffffffffffffff"


async def two(home: House, *words: str | None) -> tuple[Guest, Guest, Opened]:
    """Ann has opened a table and Bob has come, each with a commitment to a word, or without."""
    ann, bob = await home.person("Ann"), await home.person("Bob")
    made = [{"word_commitment": commitment(word)} if word is not None else {} for word in words]
    opened = await home.open(ann, **made[0])
    one, other = Guest(home, opened.table, ann), Guest(home, opened.table, bob)
    await one.come()
    await other.come(secret=opened.seats[1].secret, **made[1])
    return one, other, opened


async def lines_of(home: House, table: str) -> list[Words]:
    return [msgspec.json.decode(line.body) for line in await home.store.lines(table)]


async def header_of(home: House, table: str) -> Words:
    return next(line for line in await lines_of(home, table) if "record" in line)


def is_dealt(guest: Guest) -> bool:
    return any("position" in message for message in guest.heard)


def test_all_commitments_are_shown_before_any_word_and_no_word_before_the_end(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await two(home, *WORDS)
            shown = other.last("welcome")["table"]
            assert shown["phase"] == "gathering"
            assert shown["words"]["commitments"] == [commitment(word) for word in WORDS]
            assert "revealed" not in shown["words"]
            assert (await one.say("reveal", word=WORDS[0]))["type"] == "done"
            assert other.last("table")["words"]["revealed"] == [0]
            assert not is_dealt(one)
            assert (await other.say("reveal", word=WORDS[1]))["type"] == "done"
            assert is_dealt(one)
            assert is_dealt(other)
            assert all(word.encode() not in b"".join(one.raw + other.raw) for word in WORDS)
            lines = await lines_of(home, opened.table)
            header = await header_of(home, opened.table)
            assert header["word_commitments"] == [commitment(word) for word in WORDS]
            assert "silent" not in header
            kinds = [next(iter(line)) for line in lines]
            assert kinds == ["table", "seat", "word", "word", "record", "deal"]

    run(play())


def test_a_word_before_all_commitments_are_there_is_refused(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, word_commitment=commitment(WORDS[0]))
            one = Guest(home, opened.table, ann)
            assert "words" not in (await one.come())["table"]
            assert (await one.say("reveal", word=WORDS[0]))["code"] == "words-not-due"
            assert [next(iter(line)) for line in await lines_of(home, opened.table)] == ["table"]

    run(play())


def test_no_word_is_exchanged_once_commitments_are_shown(tmp_path: Path):
    """Neither by another word, nor by sitting down again, handing over or leaving with another commitment."""

    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await two(home, *WORDS)
            await one.say("reveal", word=WORDS[0])
            assert (await one.say("reveal", word=OTHER))["code"] == "wrong-word"
            assert (await other.say("reveal", word=OTHER))["code"] == "wrong-word"
            assert (await other.say("leave"))["code"] == "words-first"
            again = SitDown(secret=other.key, word_commitment=commitment(OTHER))
            assert other.holder is not None
            await home.lobby.sit(opened.table, again, other.holder)
            handed = await home.lobby.hand_over(opened.table, SeatSecret(secret=other.key), other.holder)
            cleo = Guest(home, opened.table)
            await cleo.come(secret=handed.secret, word_commitment=commitment(OTHER))
            assert (await cleo.say("reveal", word=OTHER))["code"] == "wrong-word"
            assert (await cleo.say("reveal", word=WORDS[1]))["type"] == "done"
            header = await header_of(home, opened.table)
            assert header["word_commitments"] == [commitment(word) for word in WORDS]

    run(play())


def test_while_somebody_is_missing_another_word_may_still_be_chosen(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            opened = await home.open(ann, word_commitment=commitment(WORDS[0]))
            again = SitDown(secret=opened.seats[0].secret, word_commitment=commitment(OTHER))
            await home.lobby.sit(opened.table, again, ann)
            bob = Guest(home, opened.table)
            welcome = await bob.come(secret=opened.seats[1].secret)
            assert welcome["table"]["words"]["commitments"] == [commitment(OTHER), None]

    run(play())


def test_who_sits_without_a_commitment_has_no_word(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await two(home, WORDS[0], None)
            assert (await other.say("reveal", word=OTHER))["code"] == "wrong-word"
            watcher = Guest(home, opened.table)
            await watcher.come(watch=True)
            assert (await watcher.say("reveal", word=WORDS[0]))["code"] == "no-seat"
            await one.say("reveal", word=WORDS[0])
            header = await header_of(home, opened.table)
            assert header["word_commitments"] == [commitment(WORDS[0]), None]
            assert (await home.hub.room(opened.table)).ledger.words == [WORDS[0], ""]

    run(play())


def test_where_nobody_commits_the_cards_are_dealt_at_once(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await two(home, None, None)
            assert is_dealt(one)
            assert "word_commitments" not in await header_of(home, opened.table)
            assert "words" not in one.last("table")

    run(play())


def test_the_same_word_told_twice_is_written_once(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await two(home, *WORDS)
            for command in ("a", "a", "b"):
                assert (await one.say("reveal", word=WORDS[0], command=command))["type"] == "done"
            kinds = [next(iter(line)) for line in await lines_of(home, opened.table)]
            assert kinds.count("word") == 1

    run(play())


# Silence


def test_a_seat_that_never_reveals_is_named_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(player_words, "SECONDS", 0.05)

    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await two(home, *WORDS)
            await other.until(lambda: is_dealt(other))
            await other.until(lambda: other.last("table").get("phase") == "running")
            header = await header_of(home, opened.table)
            assert header["silent"] == [0, 1]
            assert other.last("table")["words"]["silent"] == [0, 1]
            assert (await one.say("reveal", word=WORDS[0]))["code"] == "words-not-due"
            room = await home.hub.room(opened.table)
            assert room.ledger.words == ["", ""]
            room.forget()
            welcome = await one.come()
            assert welcome["table"]["words"]["silent"] == [0, 1]
            assert room.ledger.words == ["", ""]

    run(play())


def test_the_words_of_the_others_count_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await two(home, *WORDS)
            await one.say("reveal", word=WORDS[0])
            monkeypatch.setattr(player_words, "SECONDS", 0)
            room = await home.hub.room(opened.table)
            await room.driver._deal()
            assert is_dealt(other)
            assert (await header_of(home, opened.table))["silent"] == [1]
            assert room.ledger.words == [WORDS[0], ""]

    run(play())


def test_words_are_waited_for_through_a_restart_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with house(tmp_path) as home:
            _, _, opened = await two(home, *WORDS)
        monkeypatch.setattr(player_words, "SECONDS", 0)
        async with house(tmp_path) as home:
            async with asyncio.timeout(20):
                while not any("record" in line for line in await lines_of(home, opened.table)):
                    await asyncio.sleep(0.02)
            assert (await header_of(home, opened.table))["silent"] == [0, 1]

    run(play())


# The record


def test_a_record_reveals_the_words_that_were_committed_to_and_its_deal_follows_from_them(tmp_path: Path):
    async def play() -> Any:
        async with house(tmp_path) as home:
            one, other, opened = await two(home, *WORDS)
            await one.say("reveal", word=WORDS[0])
            await other.say("reveal", word=WORDS[1])
            await one.say("close")
            await other.say("answer", ask=other.last("table")["ask"]["ask"], yes=True)
            record = (await whole(home.archive.record(opened.table, None, None))).splitlines()
            return [parse_line(line) for line in record]

    record = run(play())
    words = record[-1]["reveal"]["words"]
    assert [commitment(word) for word in words] == record[0]["word_commitments"]
    verdict = verify(record, game, unfinished=True)
    assert verdict.ok, verdict.fault
    record[-1]["reveal"]["words"] = [words[0], OTHER]
    assert not verify(record, game, unfinished=True).ok


@pytest.mark.parametrize("word", ["", "better cards", "0" * 31, "0" * 33, "A" * 32, WORDS[0] + "\n"])
def test_a_word_of_another_form_is_none(word: str):
    with pytest.raises(msgspec.ValidationError):
        SAID.decode(msgspec.json.encode({"type": "reveal", "command": "c", "word": word}))


# Tables from before


def test_an_old_table_that_still_gathers_deals_with_the_words_of_those_who_commit(tmp_path: Path):
    database, told = stored(tmp_path)
    with serving(database, **UNLIMITED, **FOR_EVER) as old:
        table, links = told["gathering"]["table"], told["gathering"]["links"]
        with Talk(old, table) as ann, Talk(old, table) as bob:
            ann.hello(links[0], word_commitment=commitment(WORDS[0]))
            welcome = bob.hello(links[1])
            assert welcome["table"]["words"]["commitments"] == [commitment(WORDS[0]), None]
            ann.say({"type": "reveal", "command": "r", "word": WORDS[0]})
            assert ann.hear_until("update")["position"]["view"]["hand"]
        running = told["running"]
        with Talk(old, running["table"]) as bob:
            assert "words" not in bob.hello(running["links"][1])["table"]
        assert old.terminate() == 0
    store = sqlite3.connect(database)
    bodies = store.execute("SELECT body FROM lines WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    header = next(line for line in (msgspec.json.decode(body) for (body,) in bodies) if "record" in line)
    assert header["word_commitments"] == [commitment(WORDS[0]), None]
    store.close()


def test_what_waits_for_words_is_no_seat_to_take(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            _, _, opened = await two(home, *WORDS)
            with pytest.raises(Fault) as caught:
                await home.lobby.sit(opened.table, SitDown(), await home.person("Eve"))
            assert caught.value.key == "table-full"

    run(play())
