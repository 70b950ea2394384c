"""The games as OpenSpiel knows them, for every number of players and option."""

import pickle
import subprocess
import sys
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from fallakte.adapters.layouts import layout
from fallakte.adapters.openspiel import DRAWS, OUTCOMES, load
from fallakte.adapters.tables import packed, twin
from fallakte.adapters.utility import shared
from fallakte.adapters.versions import versioned
from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.gauntlet.cases import every_case, moments

COUNTS = [(name, players) for name in IDS for players in game(name).players]


def short(name: str, options: Words) -> Words:
    """The same game with the shortest match."""
    return {**game(name).fill(options), **({"years": 1} if name == "capone" else {"target": 1})}


def states(name: str, options: Words, seed: int, every: int) -> Any:
    """Decisions of a random match, one of so many."""
    random = Random(seed)
    state = load(name, short(name, options)).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and random.randrange(every) == 0:
            yield state
        state.apply_action(random.choice(state.legal_actions()))


def everything(state: Any) -> tuple[Any, ...]:
    players = range(state.num_players())
    knows = [state.information_state_string(player) for player in players]
    return packed(state.table), state.current_player(), state.legal_actions(), state.history(), knows


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_a_random_match_passes_the_checks_of_openspiel(name: str, players: int) -> None:
    shortest = load(name, short(name, {"players": players}))
    pyspiel.random_sim_test(shortest, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", IDS)
def test_a_state_survives_the_serialization_of_openspiel(name: str) -> None:
    shortest = load(name, short(name, {}))
    pyspiel.random_sim_test(shortest, num_sims=1, serialize=True, verbose=False)


@every_case
def test_copies_keep_what_the_seats_know_and_go_their_own_way(name: str, options: Words) -> None:
    random = Random(5)
    for state in islice(states(name, options, 5, every=9), 12):
        before = everything(state)
        copy = state.clone()
        assert everything(copy) == before
        assert everything(pickle.loads(pickle.dumps(state))) == before
        for _ in range(8):
            if copy.is_terminal():
                break
            copy.apply_action(random.choice(copy.legal_actions()))
        assert everything(state) == before


@every_case
def test_a_twin_of_a_table_is_the_same_to_the_byte(name: str, options: Words) -> None:
    for match in moments(name, options, "twin", every=29):
        other = twin(match.table)
        assert other.to_bytes() == match.table.to_bytes()
        assert [other.seen(seat).to_bytes() for seat in range(other.players)] == [
            match.seen(seat).to_bytes() for seat in range(other.players)
        ]


@every_case
def test_a_history_is_the_whole_match(name: str, options: Words) -> None:
    random = Random(6)
    once = load(name, short(name, options)).new_initial_state()
    while not once.is_terminal():
        once.apply_action(random.choice(once.legal_actions()))
    again = load(name, short(name, options)).new_initial_state()
    for action in once.history():
        again.apply_action(action)
    assert str(again) == str(once)
    assert again.returns() == once.returns()
    assert sum(once.returns()) == pytest.approx(0)


@every_case
def test_resampling_changes_nothing_that_the_player_knows(name: str, options: Words) -> None:
    random = Random(7)
    different = 0
    for state in islice(states(name, options, 7, every=12), 10):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            different += packed(other.table) != packed(state.table)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
    assert different


@every_case
def test_a_resampled_state_plays_on_and_its_player_goes_on_knowing(name: str, options: Words) -> None:
    random = Random(8)
    for state in islice(states(name, options, 8, every=20), 2):
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random)
        while not other.is_terminal():
            if not other.is_chance_node():
                for seat in range(other.num_players()):
                    assert other.information_state_string(seat)
                assert len(other.observation_tensor(other.current_player())) == layout(name, options["players"]).size
            other.apply_action(random.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(0)
        assert other.history_str() != state.history_str()


def test_a_resampled_players_knowledge_is_what_it_would_be() -> None:
    """The state itself and a resampled one see the same open moves and know the same after them."""
    compared = 0
    for state in states("al-capone", {"players": 2}, 9, every=3):
        player = state.current_player()
        discards = [move for move in state.legal_actions() if state.table.words(move)["act"] == "discard"]
        if not discards:
            continue
        other = state.resample_from_infostate(player, Random(1).random)
        true = state.clone()
        for one in (true, other):
            one.apply_action(discards[0])
        if not true.is_terminal():
            assert true.information_state_string(player) == other.information_state_string(player)
            compared += 1
    assert compared > 5


def test_luck_that_repeats_resamples_the_same() -> None:
    state = next(iter(states("bonnie-and-clyde", {"players": 3}, 4, every=5)))
    one, other = (state.resampled(0, Luck(9)) for _ in range(2))
    assert str(one) == str(other)
    assert str(one) != str(state.resampled(0, Luck(10)))


def test_openspiels_own_sampler_is_taken() -> None:
    state = next(iter(states("al-capone", {"players": 2}, 4, every=5)))
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(0) == state.information_state_string(0)


def test_a_deal_is_four_draws_of_one_in_256() -> None:
    state = load("al-capone").new_initial_state()
    for draw in range(DRAWS):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == OUTCOMES
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert state.action_to_string(draw) == f"luck {draw}"
        state.apply_action(draw)
    assert state.current_player() >= 0
    assert state.action_to_string(0) == '{"act":"draw","from":"file"}'


@pytest.mark.parametrize("name", IDS)
def test_games_are_found_by_their_names_and_parameters(name: str) -> None:
    found = pyspiel.load_game(versioned(name))
    assert found.options == game(name).fill({})
    assert found.num_distinct_actions() == len(game(name).book)
    again = pyspiel.load_game(str(found))
    assert again.options == found.options
    assert pickle.loads(pickle.dumps(found)).options == found.options


def test_parameters_are_options() -> None:
    teams = pyspiel.load_game(f"{versioned('al-capone')}(players=4,teams=True,target=60)")
    assert teams.options == {"players": 4, "teams": True, "target": 60, "values": {}}
    values = {"lawyer": 35, "bank": 20}
    endless = load("capone", {"players": 5, "years": None, "values": values})
    assert endless.options == {"players": 5, "cover": False, "years": None, "values": values}
    assert endless.num_players() == 5


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ("players=7", "bad-option-value"),
        ("values=poe", "bad-option-value"),
        ("values=poe:1000", "bad-value-number"),
        ("values=nobody:3", "bad-value-name"),
    ],
)
def test_parameters_that_cannot_be_are_refused(wish: str, key: str) -> None:
    with pytest.raises(Fault) as fault:
        pyspiel.load_game(f"{versioned('rue-morgue')}({wish})")
    assert fault.value.key == key


@every_case
def test_options_survive_as_parameters(name: str, options: Words) -> None:
    filled = game(name).fill(options)
    found = load(name, filled)
    assert found.options == filled
    assert pyspiel.load_game(str(found)).options == filled
    state = pickle.loads(pickle.dumps(found.new_initial_state()))
    assert state.clone().get_game().options == filled


def test_an_observer_has_the_fields_of_the_layout() -> None:
    state = next(iter(states("rue-morgue", {"players": 4}, 4, every=5)))
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    found = layout("rue-morgue", 4)
    assert list(observation.dict) == list(found.places())
    assert np.array_equal(observation.tensor, found.observe(state.table.seen(2).words()))
    assert observation.dict["seat"].tolist() == [0, 0, 1, 0]
    assert observation.string_from(state, 2) == state.information_state_string(2)


@pytest.mark.parametrize(
    ("won", "utilities"),
    [
        ([True, False], [1, -1]),
        ([False, True, False], [-1, 2, -1]),
        ([True, False, True, False], [1, -1, 1, -1]),
        ([True, True, False], [0.5, 0.5, -1]),
        ([True, True, True], [0, 0, 0]),
    ],
)
def test_losers_pay_and_winners_share(won: list[bool], utilities: list[float]) -> None:
    assert shared(won) == utilities


def test_a_program_that_uses_them_ends_in_peace() -> None:
    """OpenSpiel holds on to what was registered until after Python has gone."""
    program = f"""
import pyspiel, fallakte.adapters.openspiel
state = pyspiel.load_game("{versioned("capone")}").new_initial_state()
state.apply_action(0)
print(state.clone().history())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[0]\n", "")
