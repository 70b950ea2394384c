"""Greedy bots play every game with every player count and option to its end."""

import pytest

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck
from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.table import Seen
from fallakte.games import IDS, game
from tests.gauntlet.cases import begin, every_case

MOST_A_ROUND = 500
"""Far more moves than a round takes; a bot that stalls makes more."""


@every_case
def test_choices_are_legal_and_no_round_stalls(name, options):
    match = begin(name, options, "bots")
    bots = [bot("greedy-1", bot_luck("bots", seat)) for seat in range(match.table.players)]
    made = 0
    while not match.over:
        moves = match.moves()
        move = bots[match.to_act].choose(match.seen(match.to_act), moves)
        assert move in moves
        match.play(move)
        made += 1
        assert made < MOST_A_ROUND * match.round


def greedy(seen: Seen, match: Match) -> int:
    """The choice with fresh luck, so that it depends on nothing but what was seen."""
    return bot("greedy-1", Luck(3)).choose(seen, match.moves())


@every_case
def test_the_same_knowledge_leads_to_the_same_choice(name, options):
    match = begin(name, options, "knowledge")
    bots = [bot("greedy-1" if seat else "random", bot_luck("knowledge", seat)) for seat in range(match.table.players)]
    luck = Luck(7)
    made = 0
    while not match.over and made < 150:
        seen = match.seen(match.to_act)
        choice = greedy(seen, match)
        assert greedy(match.game.seen_from_bytes(seen.to_bytes()), match) == choice
        assert greedy(seen.imagine(luck).seen(match.to_act), match) == choice
        match.play(bots[match.to_act].choose(seen, match.moves()))
        made += 1


@pytest.mark.parametrize("name", IDS)
def test_greedy_beats_random(name):
    """Thirty short matches, greedy at each seat in turn; it wins nearly all and must win two thirds."""
    options = {"years": 4} if name == "capone" else {"target": 30}
    wins = 0
    for number in range(30):
        seed = f"strength/{number}"
        match = begin(name, {"players": min(game(name).players), **options}, seed)
        place = number % match.table.players
        bots = [
            bot("greedy-1" if seat == place else "random", bot_luck(seed, seat)) for seat in range(match.table.players)
        ]
        while not match.over:
            match.play(bots[match.to_act].choose(match.seen(match.to_act), match.moves()))
        wins += match.lines[-1]["end"]["winners"] == [place]
    assert wins >= 20
