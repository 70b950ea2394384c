"""Records whose luck was committed to, as another program would read them."""

from functools import cache
from typing import Any

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck, play
from fallakte.core.match import Match
from fallakte.core.record import encode, parse_line
from fallakte.core.shuffle import Shuffler, commitment, committed_seed
from fallakte.core.words import Words
from fallakte.games import game

SECRET = "what only the server knows"
WORDS = ["otter", "", "Übermut", "42", "five", "six"]
NAMES = ["Ada", "Bruno", "Clara", "Dante", "Edda", "Fred"]
SHORT: dict[str, Words] = {
    "al-capone": {"players": 2, "target": 150},
    "bonnie-and-clyde": {"players": 3, "target": 40},
    "rue-morgue": {"players": 4, "target": 20},
    "capone": {"players": 4, "years": 2},
}


def begun(name: str, **options: Any) -> Match:
    """A match with a commitment, dealt."""
    chosen = {**SHORT[name], **options}
    seats = chosen["players"]
    players = [{"name": one, "kind": "human"} for one in NAMES[:seats]]
    shuffler = Shuffler(committed_seed(SECRET, WORDS[:seats]))
    return Match.begin(game(name), chosen, shuffler, players, {"commitment": commitment(SECRET)})


def revealed(match: Match) -> list[Words]:
    """The lines of a match, and what was secret."""
    reveal = {"reveal": {"secret": SECRET, "words": WORDS[: match.table.players]}}
    return [parse_line(encode(line)) for line in [*match.lines, reveal]]


@cache
def _played(name: str, bots: str) -> Match:
    match = begun(name)
    play(match, [bot(bots, bot_luck(name, seat)) for seat in range(match.table.players)])
    return match


def committed(name: str, bots: str = "greedy") -> list[Words]:
    """The record of a whole match of bots."""
    return revealed(_played(name, bots))
