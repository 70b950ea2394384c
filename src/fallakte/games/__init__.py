"""The registry: every game by its id, loaded when it is asked for."""

from importlib import import_module

from fallakte.core.faults import Fault
from fallakte.core.game import Game

IDS = ("al-capone", "bonnie-and-clyde", "rue-morgue", "capone")


def game(name: str) -> Game:
    """The game with this id; a Fault where there is none."""
    if name not in IDS:
        raise Fault("unknown-game", game=name, games=", ".join(IDS))
    found = import_module(f"fallakte.games.{name.replace('-', '_')}.game").GAME
    assert isinstance(found, Game)
    return found
