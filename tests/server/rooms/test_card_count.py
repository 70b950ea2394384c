"""The aid that counts cards: what everybody has seen, the same for all, and never more."""

import random
from collections import Counter
from pathlib import Path

import pytest

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.games import game
from fallakte.rummy.table import RummyTable
from fallakte.server.rooms.card_count import Counting
from tests.server.rooms.house import Guest, house, run, to_act

RUMMIES = ("al-capone", "bonnie-and-clyde", "rue-morgue")


def _match(name: str, seed: str) -> tuple[Match, RummyTable, Counting]:
    match = Match.begin(game(name), {"target": 100}, Shuffler(seed))
    table = match.table
    assert isinstance(table, RummyTable)
    counting = Counting(table)
    counting.notice(match.events)
    return match, table, counting


@pytest.mark.parametrize("name", RUMMIES)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_nothing_is_counted_that_does_not_lie_there(name: str, seed: str):
    match, table, counting = _match(name, seed)
    luck = random.Random(seed)
    searched = False
    while not match.over:
        match.play(luck.choice(match.moves()))
        events = [event.what for event in match.events]
        searched = (searched and "dealt" not in events) or "took-secretly" in events
        counting.notice(match.events)
        counted = counting.counted()
        pile = Counter(table.names()[kind] for kind in table.pile)
        for kind, card in enumerate(table.names()):
            found = counted[card]
            assert found.total == table.rules.copies[kind]
            assert found.areas == sum(table.in_area(side, kind) for side in range(table.rules.sides))
            assert found.pile <= pile[card]
            assert searched or found.pile == pile[card]


def test_a_card_taken_in_secret_could_be_any_and_the_visible_one_is_none_of_them():
    doubted = 0
    for seed in range(40):
        match, table, counting = _match("al-capone", str(seed))
        luck = random.Random(seed)
        while not match.over:
            match.play(luck.choice(match.moves()))
            counting.notice(match.events)
            if any(event.what == "took-secretly" for event in match.events) and len(table.pile) > 0:
                counted = counting.counted()
                assert counted[table.names()[table.top()]].pile >= 1
                doubted += sum(one.pile for one in counted.values()) < len(table.pile)
    assert doubted > 0


def test_everybody_is_told_the_same_where_the_table_counts(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two(settings={"counting": True})
            watcher = Guest(home, one.table)
            await watcher.come(watch=True)
            luck = random.Random(3)
            for _ in range(60):
                mover = to_act(one, other)
                await mover.move(luck.choice(mover.position["moves"]))
                counted = [guest.position["counted"] for guest in (one, other, watcher)]
                assert counted[0] == counted[1] == counted[2]
            assert (await Guest(home, one.table).come(watch=True))["position"]["counted"] == counted[0]
            again = Guest(home, one.table, one.holder)
            (await home.hub.room(one.table)).forget()
            assert (await again.come())["position"]["counted"] == counted[0]

    run(play())


def test_nothing_is_counted_otherwise_or_in_capone(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _other, _ = await home.two()
            assert "counted" not in one.position
            ann = await home.person("Ann")
            opened = await home.open(ann, "me bot bot", game="capone", settings={"counting": True})
            guest = Guest(home, opened.table, ann)
            assert "counted" not in (await guest.come())["position"]

    run(play())
