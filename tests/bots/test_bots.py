"""Bots by name, and what they are given."""

from collections import Counter
from collections.abc import Sequence

import pytest

import fallakte
from fallakte.bots import NAMES, bot
from fallakte.bots.bot import Bot
from fallakte.bots.selfplay import bot_luck, play
from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.core.table import Seen


class First(Bot):
    """A bot of an outsider: always the first move."""

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        return moves[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_a_bot(name):
    assert isinstance(bot(name, Luck(1)), Bot)


def test_an_unknown_bot_is_a_fault_that_names_those_there_are():
    with pytest.raises(Fault) as found:
        bot("hercule", Luck(1))
    assert found.value.key == "unknown-bot"
    assert found.value.facts == {"bot": "hercule", "bots": "random, greedy, greedy-1, shrewd, master"}


def test_a_bot_of_an_outsider_sits_at_the_table():
    match = fallakte.new("rue-morgue", players=2, seed="outsider")
    play(match, [First(), bot("greedy", bot_luck("outsider", 1))])
    assert match.over
    assert match.lines[-1]["end"]["winners"] == [1]


def test_the_random_bot_makes_every_move_about_as_often():
    match = fallakte.new("al-capone", players=2, seed="even")
    anything = bot("random", Luck(5))
    match.play(0)
    moves, times = match.moves(), 400
    made = Counter(anything.choose(match.seen(match.to_act), moves) for _ in range(times * len(moves)))
    assert set(made) == set(moves)
    assert all(times * 3 // 4 < count < times * 5 // 4 for count in made.values())


def test_each_seat_and_match_has_luck_of_its_own():
    drawn = [tuple(bot_luck(seed, seat).word() for _ in range(4)) for seed in ("1", "11") for seat in (1, 2, 11)]
    assert len(set(drawn)) == len(drawn)
    assert bot_luck("1", 1).word() == bot_luck("1", 1).word()
