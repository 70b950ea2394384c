"""The names carry a version: what a name stands for never changes."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from fallakte.adapters.layouts import layout
from fallakte.adapters.openspiel import load
from fallakte.adapters.pettingzoo import raw_env
from fallakte.adapters.versions import versioned
from fallakte.games import IDS, game

PRINTS = {
    "fallakte_al_capone_v1": "e222223dbdf0d538",
    "fallakte_bonnie_and_clyde_v1": "e87bf2dbd9bd0bd8",
    "fallakte_rue_morgue_v2": "680c72ccf1c40df3",
    "fallakte_capone_v1": "63adb554babee8f3",
}
"""A print of the behaviour of each name. Where it changes the version in `versions.py` must, and the name here with
it; a layout that changes must change in docs/research.md too."""

MOVES = 150


def print_of(name: str) -> str:
    """The book, the layouts, and random matches: what was observed, known, paid and possible in them."""
    found = sha256(repr(game(name).book.entries).encode())
    for players in game(name).players:
        fields = layout(name, players).fields
        found.update(repr([(field.name, field.size, field.low, field.high) for field in fields]).encode())
        _play(name, players, found)
    _chances(name, found)
    return found.hexdigest()[:16]


def _play(name: str, players: int, found: Any) -> None:
    random = Random(players)
    environment = raw_env(name, players, reward="round")
    environment.reset(seed=11)
    for _ in range(MOVES):
        for agent in environment.agents:
            seen = environment.observe(agent)
            found.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        environment.step(random.choice(sorted(environment.match.moves())))
        found.update(repr(list(environment.rewards.values())).encode())


def _chances(name: str, found: Any) -> None:
    random = Random(name)
    state = load(name).new_initial_state()
    for _ in range(MOVES):
        found.update(f"{state.current_player()} {state.legal_actions()}".encode())
        if state.current_player() >= 0:
            found.update(state.information_state_string().encode())
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", IDS)
def test_a_name_stands_for_the_same_behaviour(name: str) -> None:
    assert print_of(name) == PRINTS[versioned(name)]


def test_every_game_has_a_versioned_name() -> None:
    assert [versioned(name) for name in IDS] == list(PRINTS)
    assert all(raw_env(name).metadata["name"] == versioned(name) for name in IDS)
