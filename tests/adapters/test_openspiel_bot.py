"""OpenSpiel's search as a bot of ours."""

from collections.abc import Callable

import pytest

from fallakte.adapters.openspiel_bot import FEWEST, Ismcts, ismcts, ismcts_inside
from fallakte.arena.participants import Entrant, Place
from fallakte.bots.bot import Bot
from fallakte.bots.budget import Budget
from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.table import END, SCORE, Seen
from fallakte.core.words import Words
from fallakte.games import game
from tests.gauntlet.cases import every_case, moments


def choice(make: Callable[[Luck], Bot], seen: Seen, moves: list[int], budget: Budget, seed: int = 3) -> int:
    bot = make(Luck(seed))
    bot.budget = budget
    return bot.choose(seen, moves)


@every_case
def test_it_plays_every_game(name: str, options: Words) -> None:
    for match in moments(name, options, "search", every=43, most=200):
        seen, moves = match.seen(match.to_act), match.moves()
        assert choice(ismcts_inside, seen, moves, Budget(simulations=6)) in moves


@pytest.mark.parametrize(("make", "simulations"), [(ismcts, 4), (ismcts_inside, 20)])
def test_a_number_of_simulations_repeats_exactly_and_knows_nothing_but_what_was_seen(
    make: Callable[[Luck], Bot], simulations: int
) -> None:
    budget = Budget(simulations=simulations)
    choices = set()
    for match in moments("al-capone", {"players": 2, "target": 5}, "search", every=31, most=120):
        seen, moves = match.seen(match.to_act), match.moves()
        once = choice(make, seen, moves, budget)
        hidden_anew = seen.imagine(Luck(99)).seen(match.to_act)
        from_bytes = game("al-capone").seen_from_bytes(seen.to_bytes())
        assert choice(make, hidden_anew, moves, budget) == once
        assert choice(make, from_bytes, moves, budget) == once
        choices |= {choice(make, seen, moves, budget, seed) for seed in range(4)}
    assert len(choices) > 2


def a_decision() -> tuple[Seen, list[int]]:
    for match in moments("al-capone", {"players": 2}, "search", every=1):
        if len(match.moves()) > 4:
            return match.seen(match.to_act), match.moves()
    raise AssertionError("nobody ever had a choice")


def test_it_makes_as_many_simulations_as_it_is_given() -> None:
    seen, moves = a_decision()
    bot = Ismcts(Luck(1), inside=True)
    bot.budget = Budget(simulations=17)
    bot.choose(seen, moves)
    assert bot.simulations == 17


def test_it_stops_when_the_time_is_used() -> None:
    seen, moves = a_decision()
    bot = Ismcts(Luck(1), inside=True)
    bot.budget = Budget(seconds=1e-9)
    assert bot.choose(seen, moves) in moves
    assert bot.simulations == FEWEST
    bot.budget = Budget(share=0.05)
    bot.choose(seen, moves)
    assert bot.simulations > FEWEST


def test_it_spends_nothing_on_a_single_answer() -> None:
    seen, moves = a_decision()
    bot = Ismcts(Luck(1), inside=False)
    assert bot.choose(seen, moves[:1]) == moves[0]
    assert bot.simulations == 0


def test_it_takes_the_move_that_wins_the_match() -> None:
    """One point is missing, and whoever discards the last card has won."""
    for match in moments("al-capone", {"players": 2, "target": 1}, "win", every=1, most=2000):
        seat, moves = match.to_act, match.moves()
        winning = [move for move in moves if wins(match, move, seat)]
        if winning and len(winning) < len(moves):
            assert choice(ismcts_inside, match.seen(seat), moves, Budget(simulations=400)) in winning
            return
    raise AssertionError("nobody could win at once")


def wins(match: Match, move: int, seat: int) -> bool:
    table = game(match.game.id).table_from_bytes(match.table.to_bytes())
    table.play(move)
    while table.due in (SCORE, END):
        table.settle()
    return table.outcome is not None and table.outcome.winners == [seat]


@pytest.mark.parametrize("maker", ["ismcts", "ismcts_inside"])
def test_the_arena_finds_it(maker: str) -> None:
    found = Entrant(f"py:fallakte.adapters.openspiel_bot:{maker}@50ms")
    bot = found.seated(Luck(1), Place("al-capone", {}, 0))
    assert isinstance(bot, Ismcts)
    assert bot.budget.seconds == 0.05
