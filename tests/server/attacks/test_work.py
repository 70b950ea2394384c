"""Attacks 16 and 19: what is told has no gap, and a move costs the same however long the match has been."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from fallakte.server.rooms.clients import COMMANDS_KEPT
from fallakte.server.rooms.log import REMEMBERED
from fallakte.server.store.rows import Append
from tests.server.rooms.house import Guest, House, house, run, to_act


def test_16_whoever_comes_in_the_middle_hears_every_state_from_the_welcome_on(tmp_path: Path):
    """A welcome is made under the table's lock, so no move can fall between it and the stream that follows."""

    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            comers = [Guest(home, opened.table) for _ in range(6)]
            playing = asyncio.create_task(_play_on(one, other, 60))
            for comer in comers:
                await comer.come(watch=True)
            await playing
            told = _states(one)
            for comer in comers:
                assert _states(comer) == told[told.index(_states(comer)[0]) :]

    run(play())


async def _play_on(one: Guest, other: Guest, moves: int) -> None:
    luck = random.Random(11)
    for _ in range(moves):
        if one.position["due"] == "over":
            return
        mover = to_act(one, other)
        await mover.move(luck.choice(mover.position["moves"]))
        await asyncio.sleep(0)


def _states(guest: Guest) -> list[int]:
    """The states that a guest was told, each once, in the order in which they came."""
    found = [one["position"]["state"] for one in guest.heard if "position" in one]
    assert found == sorted(found)
    return list(dict.fromkeys(found))


def test_19_a_move_reads_nothing_back_and_writes_its_own_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            asked = _counted(home, monkeypatch)
            await _play_on(one, other, 150)
            assert one.position["state"] > 150
            assert asked["reads"] == 0
            assert max(asked["lines"]) <= 4, "a deal, a score and the end are the most that follow a move by themselves"

    run(play())


def _counted(home: House, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    asked: dict[str, Any] = {"reads": 0, "lines": [0]}
    store = home.store
    append, lines, load = store.append, store.lines, store.load

    async def counted_append(one: Append) -> bool:
        asked["lines"].append(len(one.lines))
        return await append(one)

    async def counted_lines(table: str, since: int = 0, limit: int | None = None) -> Any:
        asked["reads"] += 1
        return await lines(table, since, limit)

    async def counted_load(table: str, before: int | None = None) -> Any:
        asked["reads"] += 1
        return await load(table, before)

    monkeypatch.setattr(store, "append", counted_append)
    monkeypatch.setattr(store, "lines", counted_lines)
    monkeypatch.setattr(store, "load", counted_load)
    return asked


def test_19_what_a_room_remembers_of_commands_and_chat_does_not_grow(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await home.two()
            for number in range(300):
                await one.say("say", text=f"line {number}")
            room = await home.hub.room(opened.table)
            assert [len(kept) for kept in room.chat.values()] == [50]
            for _ in range(300):
                await one.say("say", reaction="bravo")
            assert len(room.said) == COMMANDS_KEPT
            for _ in range(200):
                await one.say("pause")
                await one.say("resume")
            assert {seat: len(kept) for seat, kept in room.ledger.recent.items()} == {"0": REMEMBERED}

    run(play())
