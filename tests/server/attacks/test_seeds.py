"""Attacks 2 and 5: a seed that can be guessed or read, and cards that can be told apart."""

import random
from pathlib import Path

import msgspec
import pytest

from fallakte.core.shuffle import commitment, committed_seed
from fallakte.protocol.requests import SitDown
from fallakte.server.rooms.commands import COMMANDS
from tests.server.pages import whole
from tests.server.rooms.house import Guest, House, house, run, to_act


def test_neither_the_moment_nor_the_common_generator_tells_a_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Two tables opened at the same instant by a process whose generator stands at the same place."""
    monkeypatch.setattr("fallakte.server.tables.lobby.now", lambda: 1_800_000_000_000)

    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.person("Ann")
            parts = []
            for _ in range(2):
                random.seed(7)
                opened = await home.open(ann, "me bot")
                parts.append(await _secret(home, opened.table))
            assert parts[0] != parts[1]
            assert all(len(bytes.fromhex(part)) == 32 for part in parts)

    run(play())


async def _secret(home: House, table: str) -> str:
    row = await home.store.table(table)
    assert row is not None
    return row.secret


def test_until_the_end_nobody_is_sent_the_seed_or_a_card_of_the_next_deal(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two(options={"target": 20})
            watcher = Guest(home, opened.table)
            await watcher.come(watch=True)
            part = await _secret(home, opened.table)
            luck = random.Random(3)
            before_the_end: list[bytes] = []
            while one.position["due"] != "over":
                before_the_end = [*one.raw, *other.raw, *watcher.raw]
                mover = to_act(one, other)
                await mover.move(luck.choice(mover.position["moves"]))
            assert all(secret not in message for message in before_the_end for secret in _seeds(part))
            assert part.encode() in await whole(home.archive.record(opened.table, None, None))

    run(play())


def _seeds(part: str) -> list[bytes]:
    return [part.encode(), committed_seed(part, ["", ""]).encode()]


def test_no_command_has_a_place_for_cards_seeds_or_times():
    allowed = {"command", "state", "move", "to", "ask", "yes", "choice", "level", "text", "reaction", "word"}
    assert {field.name for one in COMMANDS for field in msgspec.structs.fields(one)} == allowed


def test_a_word_that_comes_after_the_deal_changes_nothing(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await home.two()
            assert one.holder is not None
            before = one.position["view"]
            wish = SitDown(secret=opened.seats[0].secret, word_commitment=commitment("better cards"))
            await home.lobby.sit(opened.table, wish, one.holder)
            assert (await one.say("reveal", word="0" * 32))["code"] == "words-not-due"
            room = await home.hub.room(opened.table)
            room.forget()
            assert (await one.come())["position"]["view"] == before
            assert room.ledger.words == ["", ""]

    run(play())


def test_equal_cards_are_written_alike_wherever_they_lie(tmp_path: Path):
    """A card is its kind: no message has anything that tells two cards of a kind apart, before or after a shuffle."""

    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            lines = [msgspec.json.decode(line.body) for line in await home.store.lines(opened.table)]
            order = next(line["deal"]["order"] for line in lines if "deal" in line)
            assert len(set(order)) < len(order)
            assert {*one.position["view"]["hand"], *other.position["view"]["hand"]} <= set(order)

    run(play())
