"""Fallakte: four crime games played strictly by their rules, for people, bots and programs.

match = fallakte.new("al-capone", players=2, seed=7)
while not match.over:
    match.play(match.moves()[0])
"""

from collections.abc import Iterable
from typing import Any

from fallakte.core.faults import Fault, Refused
from fallakte.core.game import Game
from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.record import RecordFault
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import Seen, Table
from fallakte.core.words import Words
from fallakte.games import IDS as GAMES
from fallakte.games import game
from fallakte.version import VERSION

__version__ = VERSION

__all__ = [
    "GAMES",
    "Fault",
    "Game",
    "Luck",
    "Match",
    "RecordFault",
    "Refused",
    "Seen",
    "Table",
    "game",
    "new",
    "read",
]


def new(name: str, *, seed: int | str, **options: Any) -> Match:
    """A new match, dealt and waiting for its first move. The same seed gives the same deals (docs/rules).

    `options` are the game's own: players, target, teams, values, …; what is missing has its default.
    """
    return Match.begin(game(name), options, Shuffler(str(seed)))


def read(lines: Iterable[Words]) -> Match:
    """The match that a record's lines give, finished or not; RecordFault names the rule that a line breaks."""
    found: Match | None = None
    for line in lines:
        if found is None:
            found = Match.open(line, game)
        else:
            found.take(line)
    if found is None:
        raise RecordFault("REC-1", "rec-1-empty")
    return found
