"""Records whose luck was committed to, as another program would read them."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
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


def word(seat: int) -> str:
    """What a program drew for its player."""
    return sha256(f"word {seat}".encode()).hexdigest()[:32]


def begun(name: str, words: Sequence[str] = WORDS, **options: Any) -> Match:
    """A match with a commitment, dealt."""
    chosen = {**SHORT[name], **options}
    players = [{"name": one, "kind": "human"} for one in NAMES[: chosen["players"]]]
    return dealt(name, chosen, players, words, {"commitment": commitment(SECRET)})


def dealt(name: str, chosen: Words, players: list[Words], words: Sequence[str], header: Words) -> Match:
    """A match that is dealt from the secret and these words."""
    shuffler = Shuffler(committed_seed(SECRET, words[: len(players)]))
    return Match.begin(game(name), chosen, shuffler, players, header)


def revealed(match: Match, words: Sequence[str] = WORDS) -> list[Words]:
    """The lines of a match, and what was secret."""
    reveal = {"reveal": {"secret": SECRET, "words": [*words[: match.table.players]]}}
    return [parse_line(encode(line)) for line in [*match.lines, reveal]]


@cache
def _played(name: str, bots: str) -> Match:
    match = begun(name)
    play(match, [bot(bots, bot_luck(name, seat)) for seat in range(match.table.players)])
    return match


def committed(name: str, bots: str = "greedy") -> list[Words]:
    """The record of a whole match of bots."""
    return revealed(_played(name, bots))


@cache
def _pledged(name: str, seats: str) -> Match:
    """`seats`: w gives its word, s commits and keeps silent, n is a person without a word, b a bot."""
    players: list[Words] = [
        {"name": NAMES[seat], "kind": "bot:greedy" if kind == "b" else "human"} for seat, kind in enumerate(seats)
    ]
    header: Words = {
        "commitment": commitment(SECRET),
        "word_commitments": [commitment(word(seat)) if kind in "ws" else None for seat, kind in enumerate(seats)],
    }
    if "s" in seats:
        header["silent"] = [seat for seat, kind in enumerate(seats) if kind == "s"]
    match = dealt(name, {**SHORT[name], "players": len(seats)}, players, pledged_words(seats), header)
    play(match, [bot("greedy", bot_luck(name, seat)) for seat in range(len(seats))])
    return match


def pledged_words(seats: str) -> list[str]:
    """What these seats reveal."""
    return [word(seat) if kind == "w" else "" for seat, kind in enumerate(seats)]


def pledged(seats: str = "wb", name: str = "al-capone") -> list[Words]:
    """The record of a match whose words were committed to, one letter for each seat as in `_pledged`."""
    return revealed(_pledged(name, seats), pledged_words(seats))
