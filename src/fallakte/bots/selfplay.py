"""Matches between bots: each seat's bot is asked in turn and shown only what that seat knows."""

from collections.abc import Sequence
from hashlib import sha256

from fallakte.bots.bot import Bot
from fallakte.core.luck import Luck
from fallakte.core.match import Match


def bot_luck(seed: str, seat: int) -> Luck:
    """The luck of a seat's bot in the match with this seed: repeatable, and apart from the shuffles."""
    digest = sha256(f"{seed}\nbot {seat}".encode()).digest()
    return Luck(int.from_bytes(digest[:8], "big"))


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Play a match that has a shuffler to its end, with one bot a seat."""
    while not match.over:
        seat = match.to_act
        match.play(bots[seat].choose(match.seen(seat), match.moves()))
