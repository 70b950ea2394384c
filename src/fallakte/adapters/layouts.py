"""The layout of the observations of each game and number of players."""

from functools import cache

from fallakte.adapters.capone_layout import capone_fields
from fallakte.adapters.layout import Layout
from fallakte.adapters.rummy_layout import rummy_fields
from fallakte.games import game


@cache
def layout(name: str, players: int) -> Layout:
    """Which numbers an observation consists of, in their order."""
    return Layout(capone_fields(players) if name == "capone" else rummy_fields(game(name), players))
