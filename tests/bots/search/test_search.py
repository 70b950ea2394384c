"""What holds for the searching bots in every game."""

from hashlib import sha256

import pytest

from fallakte.bots import bot
from fallakte.bots.bot import Bot
from fallakte.bots.budget import Budget
from fallakte.bots.selfplay import bot_luck
from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.table import Seen
from fallakte.core.words import Words
from tests.gauntlet.cases import begin, every_case
from tests.hands import table

LEVELS = ("shrewd", "master")
MOST_A_ROUND = 600
"""Far more moves than a round takes; a bot that stalls makes more."""


def searcher(level: str, luck: Luck, simulations: int) -> Bot:
    """A bot of a level that makes so many simulations a move."""
    made = bot(level, luck)
    made.budget = Budget(simulations=simulations)
    return made


def decisions(name: str, options: Words, seed: str, every: int, most: int):
    """A match of greedy bots, seen at every so many decisions that leave a choice."""
    match = begin(name, options, seed)
    bots = [bot("greedy-1", bot_luck(seed, seat)) for seat in range(match.table.players)]
    met = 0
    while not match.over and most > 0:
        if len(match.moves()) > 1:
            met += 1
            if met % every == 0:
                most -= 1
                yield match
        match.play(bots[match.to_act].choose(match.seen(match.to_act), match.moves()))


def choice(level: str, seen: Seen, match: Match) -> int:
    """The choice with fresh luck, so that it depends on nothing but what was seen."""
    return searcher(level, Luck(3), 10).choose(seen, match.moves())


@every_case
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_knowledge_leads_to_the_same_choice(level, name, options):
    luck = Luck(7)
    for match in decisions(name, options, "knowledge", every=6, most=6):
        seen = match.seen(match.to_act)
        chosen = choice(level, seen, match)
        assert choice(level, match.game.seen_from_bytes(seen.to_bytes()), match) == chosen
        other_cards = seen.imagine(luck).seen(match.to_act)
        assert choice(level, match.game.seen_from_bytes(other_cards.to_bytes()), match) == chosen


@every_case
def test_every_match_comes_to_its_end(name, options):
    match = begin(name, options, "search")
    bots = [searcher("shrewd", bot_luck("search", seat), 3) for seat in range(match.table.players)]
    made = 0
    while not match.over:
        moves = match.moves()
        move = bots[match.to_act].choose(match.seen(match.to_act), moves)
        assert move in moves
        match.play(move)
        made += 1
        assert made < MOST_A_ROUND * match.round


@every_case
def test_thoughts_are_sorted_and_honest(name, options):
    for match in decisions(name, options, "thoughts", every=9, most=4):
        thinker = searcher("master", Luck(1), 40)
        chosen = thinker.choose(match.seen(match.to_act), match.moves())
        thoughts = thinker.thoughts
        if not thoughts:
            continue
        assert thoughts[0].move == chosen
        assert [one.chance for one in thoughts] == sorted((one.chance for one in thoughts), reverse=True)
        assert all(0 <= one.chance <= 1 and one.error >= 0 for one in thoughts)
        assert {one.move for one in thoughts} <= set(match.moves())
        assert len({one.move for one in thoughts}) == len(thoughts)
        assert sum(one.simulations for one in thoughts) == 40


def test_more_simulations_leave_less_doubt():
    match = next(decisions("al-capone", {"players": 2}, "doubt", every=3, most=1))
    errors = []
    for simulations in (40, 1500):
        thinker = searcher("shrewd", Luck(1), simulations)
        thinker.choose(match.seen(match.to_act), match.moves())
        errors.append(thinker.thoughts[0].error)
    assert 0 < errors[1] < errors[0] / 3


def test_no_thought_is_spent_on_what_is_beyond_doubt():
    """Whoever can win the match by going out needs no thousand simulations to see it."""
    t = table("al-capone", hand="3 frank-nitti raid", others=["5 fred-burke"], ours="5 jake-guzik", totals=[199, 199])
    thinker = searcher("master", Luck(1), 100_000)
    assert thinker.choose(t.table.seen(0), t.table.moves()) == t.number("meld frank-nitti 3")
    assert sum(one.simulations for one in thinker.thoughts) < 10_000


@pytest.mark.parametrize("level", LEVELS)
def test_a_single_answer_is_given_without_thought(level):
    match = begin("al-capone", {"players": 2}, "single")
    luck = Luck(5)
    thinker = bot(level, luck)
    assert thinker.choose(match.seen(match.to_act), [1]) == 1
    assert not thinker.thoughts
    assert luck.word() == Luck(5).word()


def test_the_thoughts_of_the_last_decision_do_not_outlive_it():
    match = begin("al-capone", {"players": 2}, "single")
    thinker = searcher("shrewd", Luck(5), 10)
    thinker.choose(match.seen(match.to_act), match.moves())
    assert thinker.thoughts
    thinker.choose(match.seen(match.to_act), [1])
    assert not thinker.thoughts


def test_a_budget_of_time_is_spent_and_left_alone():
    match = begin("bonnie-and-clyde", {"players": 2}, "time")
    thinker = bot("shrewd", Luck(1))
    thinker.budget = Budget(seconds=0.002)
    assert thinker.choose(match.seen(match.to_act), match.moves()) in match.moves()
    assert sum(one.simulations for one in thinker.thoughts) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_usual_budget_is_there_from_the_start(level):
    assert bot(level, Luck(1)).budget.simulations == 0
    assert not bot(level, Luck(1)).thoughts


def choices(name: str, level: str) -> str:
    """What a searching bot does in a short match, as a digest."""
    match = begin(name, {"players": 2, "target": 20}, "written")
    bots = [searcher(level, bot_luck("written", seat), 24) for seat in range(2)]
    made: list[int] = []
    while not match.over and len(made) < 60:
        made.append(bots[match.to_act].choose(match.seen(match.to_act), match.moves()))
        match.play(made[-1])
    return sha256(repr(made).encode()).hexdigest()[:16]


KNOWN = {
    ("al-capone", "shrewd"): "caeec91d4ec20f4c",
    ("al-capone", "master"): "0d6119054a562a5f",
    ("bonnie-and-clyde", "shrewd"): "d4d5c81d6db93c58",
    ("bonnie-and-clyde", "master"): "2dec81d54fb831eb",
    ("rue-morgue", "shrewd"): "20dcf517d88a66e3",
    ("rue-morgue", "master"): "ebe32b6ae1f70bbf",
}
"""Digests of choices, the same compiled or interpreted. New ones are due whenever the bots play differently."""


@pytest.mark.parametrize(("name", "level"), KNOWN)
def test_choices_repeat_exactly(name, level):
    assert choices(name, level) == KNOWN[name, level]
