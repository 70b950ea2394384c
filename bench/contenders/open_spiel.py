"""OpenSpiel: games written in C++, stepped from Python and played inside."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from random import Random
from time import process_time
from typing import Any

from bench.measure import Measure, Offer, Taken, calls, matches

GAMES = ("gin_rummy", "crazy_eights", "hearts")
SEED = 7
SAMPLES = 400
BATCH = 16
COUNTED = 2
TERMINAL = -4
SEARCHED = "gin_rummy"
SIMULATIONS = 50


def offer() -> Offer:
    """The three card games."""
    pyspiel: Any = import_module("pyspiel")
    found = Offer(versions={"open_spiel": version("open_spiel")})
    for name in GAMES:
        game = pyspiel.load_game(name)
        found.measures[f"stepped {name}"] = matches(_stepped(game))
        found.measures[f"inside {name}"] = _inside(pyspiel, game)
        found.measures[f"rollouts {name}"] = _rollouts(pyspiel, game)
        states = _sample(game)
        found.measures[f"clone {name}"] = calls([state.clone for state in states])
        if _resamples(pyspiel, states[0]):
            found.measures[f"resample {name}"] = calls([_resampled(state) for state in states])
        if name == SEARCHED:
            found.measures[f"simulations {name}"] = matches(_searching(pyspiel, states))
    return found


def _stepped(game: Any) -> Callable[[], int]:
    """A game from the deal on. Chance is uniform in these games, so a legal action of its nodes is a fair sample;
    that is faster than asking for the outcomes with their chances. Only decisions of players are counted."""
    bits = Random(SEED).getrandbits

    def match() -> int:
        state = game.new_initial_state()
        player, legal_actions, apply = state.current_player, state.legal_actions, state.apply_action
        made = 0
        while True:
            who = player()
            if who >= 0:
                made += 1
            elif who == TERMINAL:
                return made
            legal = legal_actions()
            apply(legal[bits(24) % len(legal)])

    return match


def _inside(pyspiel: Any, game: Any) -> Measure:
    """Whole games from the deal on, played in C++ by its uniformly random bots; the histories are counted outside
    of the time that is taken."""
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    bits = Random(SEED).getrandbits

    def measure(seconds: float) -> Taken:
        count, spent = 0, 0.0
        while spent < seconds:
            seeds = [bits(31) for _ in range(BATCH)]
            start = process_time()
            states = [game.new_initial_state() for _ in seeds]
            for state, seed in zip(states, seeds):
                pyspiel.evaluate_bots(state, bots, seed)
            spent += process_time() - start
            count += sum(_decisions(state) for state in states)
        return Taken(count, spent)

    return measure


def _rollouts(pyspiel: Any, game: Any) -> Measure:
    """Games from a dealt hand on, the deal not in the time: a tree search of one simulation runs nothing but its
    evaluator's rollouts. These count nothing, so the decisions are the mean of some games stepped from there."""
    evaluator = pyspiel.RandomRolloutEvaluator(BATCH, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 64, False, SEED, False)
    bits = Random(SEED).getrandbits

    def measure(seconds: float) -> Taken:
        count, spent = 0, 0.0
        while spent < seconds:
            dealt = _dealt(game, bits)
            before = _decisions(dealt)
            start = process_time()
            bot.mcts_search(dealt)
            spent += process_time() - start
            for _ in range(COUNTED):
                count += BATCH // COUNTED * (_decisions(_played(dealt.clone(), bits)) - before)
        return Taken(count, spent)

    return measure


def _searching(pyspiel: Any, states: list[Any]) -> Callable[[], int]:
    """A decision of its information-set search: each simulation resamples the state and ends with one rollout. The
    game has no strings for information states, so nodes are told apart by observations."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(SEED, evaluator, 1.0, SIMULATIONS, -1, most_visited, True)
    decisions = cycle([state for state in states if len(state.legal_actions()) > 1])

    def search() -> int:
        bot.step(next(decisions))
        return SIMULATIONS

    return search


def _dealt(game: Any, bits: Callable[[int], int]) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _act(state, bits)
    return state


def _played(state: Any, bits: Callable[[int], int]) -> Any:
    while not state.is_terminal():
        _act(state, bits)
    return state


def _act(state: Any, bits: Callable[[int], int]) -> None:
    legal = state.legal_actions()
    state.apply_action(legal[bits(24) % len(legal)])


def _decisions(state: Any) -> int:
    return sum(1 for one in state.full_history() if one.player >= 0)


def _sample(game: Any) -> list[Any]:
    """States in the middle of random games, at decisions."""
    bits = Random(SEED).getrandbits
    states: list[Any] = []
    while len(states) < SAMPLES:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() >= 0 and bits(4) == 0:
                states.append(state.clone())
            _act(state, bits)
    return states[:SAMPLES]


def _resamples(pyspiel: Any, state: Any) -> bool:
    try:
        state.resample_from_infostate(state.current_player(), Random(SEED).random)
    except pyspiel.SpielError:
        return False
    return True


def _resampled(state: Any) -> Callable[[], object]:
    resample, player, luck = state.resample_from_infostate, state.current_player(), Random(SEED).random
    return lambda: resample(player, luck)
