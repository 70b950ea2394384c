"""The proof for one match: what the server sends to a pair of eyes is the same in another world of theirs."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck, play
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Words
from fallakte.games import game
from tests.server.secrets.servers import Shelf
from tests.server.secrets.stage import Sent, perform
from tests.server.secrets.worlds import difference

AROUND = 120
"""So many bytes are shown before and after the first that differs."""


class Finding(NamedTuple):
    """How much was changed for a pair of eyes, and what they could tell of it: nothing, where all is well."""

    eyes: int
    changed: Counter[str]
    leak: str

    @property
    def cards(self) -> int:
        """How many cards lay elsewhere."""
        return self.changed["deal"] + self.changed["shuffle"]


def scripted(name: str, options: Words, seed: str, player: str = "random") -> list[Words]:
    """The record of a match between bots of one kind."""
    match = Match.begin(game(name), options, Shuffler(seed))
    play(match, [bot(player, bot_luck(seed, seat)) for seat in range(match.table.players)])
    return match.lines


def cut(record: Sequence[Words], share: float) -> list[Words]:
    """The record up to a moment of the match, at which somebody is to decide."""
    moves = [at for at, line in enumerate(record) if "move" in line]
    return list(record[: moves[int(share * len(moves))]])


async def prove(shelf: Shelf, record: Sequence[Words], others: Mapping[int, Sequence[Words]]) -> list[Finding]:
    """Play a record and, for each of these eyes, the other world in the same way: what differs."""
    here = await perform(shelf, record, "one secret", others)
    found = []
    for eyes, other in others.items():
        there = await perform(shelf, other, "another secret", [eyes])
        found.append(Finding(eyes, difference(record, other), next(leaks(here, there, eyes), "")))
    return found


def leaks(here: Sent, there: Sent, eyes: int) -> Iterator[str]:
    """Where the bytes differ, each way for itself."""
    for way in here[eyes]:
        one, other = here[eyes][way], there[eyes][way]
        if len(one) != len(other):
            yield f"eyes {eyes}, {way}: {len(one)} messages, then {len(other)}"
        for number, (this, that) in enumerate(zip(one, other)):
            if this != that:
                at = next((at for at, (a, b) in enumerate(zip(this, that)) if a != b), min(len(this), len(that)))
                shown = slice(max(0, at - AROUND), at + AROUND)
                yield f"eyes {eyes}, {way}, message {number}:\n{this[shown]!r}\n{that[shown]!r}"
