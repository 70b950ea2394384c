"""The games as PettingZoo environments, for every number of players and option."""

import warnings
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import fallakte
from fallakte.adapters.layouts import layout
from fallakte.adapters.pettingzoo import env, raw_env
from fallakte.core.faults import Fault, Refused
from fallakte.core.luck import Luck
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.gauntlet.cases import LOW_TARGETS, VARIANTS, every_case, moments
from tests.gauntlet.luck import Chooser

CYCLES = 60
MASKED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""Masks make an observation a dictionary; PettingZoo's test knows by name which of its own games do so."""


def low(name: str, options: Words) -> Words:
    return {**({"target": LOW_TARGETS[name]} if name in LOW_TARGETS else {}), **options}


def play(environment: Any, seed: int, most: int = 20_000) -> dict[str, list[float]]:
    """A random match; what each agent was paid, reward by reward."""
    environment.reset(seed=seed)
    chooser = Chooser(str(seed))
    paid: dict[str, list[float]] = {agent: [] for agent in environment.possible_agents}
    for agent in environment.agent_iter(most):
        seen, reward, terminated, truncated, _ = environment.last()
        paid[agent].append(reward)
        over = terminated or truncated
        environment.step(None if over else chooser.one_of(np.flatnonzero(seen["action_mask"]).tolist()))
    assert not environment.agents, "the match did not end"
    return paid


@every_case
def test_the_interface_is_that_of_pettingzoo(name: str, options: Words) -> None:
    with warnings.catch_warnings():
        for message in MASKED:
            warnings.filterwarnings("ignore", message)
        api_test(env(name, **options), num_cycles=CYCLES)


@every_case
def test_a_seed_gives_the_same_match(name: str, options: Words) -> None:
    seed_test(lambda: env(name, **options), num_cycles=CYCLES)


def test_the_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env())
    assert "turns per second" in capsys.readouterr().out


@every_case
def test_a_match_is_paid_once_and_to_the_sides_that_won(name: str, options: Words) -> None:
    environment = raw_env(name, **low(name, options))
    paid = play(environment, 5)
    outcome = environment.match.table.outcome
    assert outcome is not None
    got = [sum(rewards) for rewards in paid.values()]
    assert sum(got) == pytest.approx(0)
    teams = environment.options.get("teams", name == "rue-morgue" and environment.options["players"] == 4)
    won = [(seat % 2 if teams else seat) in outcome.winners for seat in range(len(got))]
    assert [reward > 0 for reward in got] == won
    assert [reward == -1 for reward in got] == [not one for one in won]


@every_case
def test_rounds_are_paid_with_what_the_side_scored(name: str, options: Words) -> None:
    environment = raw_env(name, reward="round", **low(name, options))
    paid = play(environment, 6)
    scores = [line["score"] for line in environment.match.lines if "score" in line]
    scored = [score["income" if name == "capone" else "points"] for score in scores]
    sides = len(scored[0])
    for seat, rewards in enumerate(paid.values()):
        assert sum(rewards) == sum(points[seat % sides] for points in scored)


@every_case
def test_an_observation_does_not_depend_on_what_is_hidden(name: str, options: Words) -> None:
    luck = Luck(3)
    for match in moments(name, options, "observed", every=37):
        for seat in range(match.table.players):
            seen = match.seen(seat)
            mine = layout(name, match.table.players).observe(seen.words())
            for _ in range(3):
                other = seen.imagine(luck).seen(seat)
                assert np.array_equal(mine, layout(name, match.table.players).observe(other.words()))


@every_case
def test_observations_stay_within_their_space_and_show_what_is_there(name: str, options: Words) -> None:
    players = options["players"]
    found = layout(name, players)
    places = found.places()
    for match in moments(name, options, "space", every=11):
        seat = match.to_act
        row = found.observe(match.seen(seat).words())
        assert row.shape == (found.size,)
        assert (row >= found.low).all()
        assert (row <= found.high).all()
        assert row[places["seat"]].tolist() == [float(one == seat) for one in range(players)]
        view = match.view(seat)
        cards = view["families"][seat]["cards"] if name == "capone" else view["hands"][seat]
        assert row[places["hand"]].sum() == cards


@pytest.mark.parametrize("name", IDS)
def test_every_field_has_something_to_say(name: str) -> None:
    said: set[str] = set()
    fields: set[str] = set()
    for options in VARIANTS[name]:
        found = layout(name, options["players"])
        fields |= set(found.places())
        longer = {"target": 500} if name != "capone" else {}
        for match in moments(name, {**longer, **options}, "fields", every=7, most=900):
            for seat in range(options["players"]):
                row = found.observe(match.seen(seat).words())
                said |= {field for field, place in found.places().items() if (row[place] > 0).any()}
    assert said == fields


@pytest.mark.parametrize("name", IDS)
def test_the_length_depends_on_the_players_alone(name: str) -> None:
    sizes = [layout(name, players).size for players in game(name).players]
    assert all(one < other for one, other in pairwise(sizes))
    for players in game(name).players:
        environment = raw_env(name, players)
        environment.reset(seed=1)
        assert environment.observe("seat_0")["observation"].shape == (layout(name, players).size,)


def test_who_is_not_to_act_may_do_nothing() -> None:
    environment = raw_env("al-capone", 2)
    environment.reset(seed=1)
    for agent in environment.agents:
        mask = environment.observe(agent)["action_mask"]
        lawful = environment.match.moves() if agent == environment.agent_selection else []
        assert np.flatnonzero(mask).tolist() == sorted(lawful)


def test_a_seed_deals_what_the_library_deals() -> None:
    environment = raw_env("bonnie-and-clyde", 3)
    environment.reset(seed=7)
    assert environment.match.lines[1] == fallakte.new("bonnie-and-clyde", players=3, seed=7).lines[1]
    first = environment.match.lines[1]
    environment.reset()
    assert environment.match.lines[1] != first


def test_a_forbidden_move_is_refused_by_the_bare_environment_and_loses_in_the_other() -> None:
    bare = raw_env()
    bare.reset(seed=1)
    forbidden = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        bare.step(forbidden)
    checked = env()
    checked.reset(seed=1)
    culprit = checked.agent_selection
    checked.step(forbidden)
    assert all(checked.terminations.values())
    assert checked.rewards[culprit] == -1


def test_what_just_happened_is_rendered() -> None:
    environment = raw_env("al-capone", 2, render_mode="ansi")
    environment.reset(seed=3)
    environment.step(0)
    said = environment.render()
    assert said is not None
    sentence, view = said.splitlines()
    assert "seat_" in sentence
    assert '"hand":null' in view


def test_people_may_watch(capsys: pytest.CaptureFixture[str]) -> None:
    environment = raw_env("capone", 3, render_mode="human", language="de")
    environment.reset(seed=3)
    environment.step(environment.match.moves()[0])
    assert environment.render() is None
    assert "seat_" in capsys.readouterr().out


def test_a_whole_match_can_be_rendered() -> None:
    environment = raw_env("rue-morgue", 4, target=10, render_mode="ansi")
    environment.reset(seed=2)
    chooser = Chooser("render")
    while not environment.match.over:
        environment.step(chooser.one_of(environment.match.moves()))
        assert environment.render()


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"players": 9}, "bad-option-value"),
        ({"colour": "red"}, "unknown-option"),
        ({"reward": "fame"}, "research-reward"),
    ],
)
def test_wishes_that_cannot_be_are_refused(wishes: Words, key: str) -> None:
    with pytest.raises(Fault) as fault:
        env(**wishes)
    assert fault.value.key == key
