"""Checkpoints hold all that a ledger remembers, and nobody's name."""

from dataclasses import fields
from pathlib import Path

from fallakte.server.rooms.checkpoint import Kept, checkpoint_of, restored
from fallakte.server.rooms.log import Ledger
from tests.server.rooms.house import house, run, to_act

APART = {"secret", "names", "match", "shuffler", "counting", "decisions", "deciders", "people", "about"}
"""What a checkpoint keeps in a form of its own, or what follows from the rest."""


def test_whatever_a_ledger_remembers_is_kept():
    assert {one.name for one in fields(Ledger)} == {*Kept.__struct_fields__} | APART


def test_a_ledger_comes_back_as_it_was_and_no_name_is_in_its_bytes(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two(settings={"counting": True})
            for _ in range(20):
                await to_act(one, other).move()
            await one.say("pause")
            room = await home.hub.room(opened.table)
            kept = checkpoint_of(room.ledger)
            again = restored(kept, opened.table, room.row.secret, room.ledger.names.known)
            assert again is not None
            assert checkpoint_of(again) == kept
            assert [place.name for place in again.places] == ["Ann", "Bob"]
            assert again.counting is not None
            assert room.ledger.counting is not None
            assert again.counting.counted() == room.ledger.counting.counted()
            assert (again.about, again.people) == (room.ledger.about, room.ledger.people)
            assert b"Ann" not in kept.body
            assert b"Bob" not in kept.body

    run(play())
