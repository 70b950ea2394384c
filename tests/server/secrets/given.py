"""Time and luck that a test gives: the same ids and hours in every world, and the shuffles of a record."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

import pytest

from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.server import clock as server_clock
from fallakte.server.rooms import log, log_reader
from fallakte.server.tables import keys, lobby

OUTLAWS = ("bonnie", "clyde")
PLACES = 10
COMMITMENT = "c0" * 32


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 1_700_000_000.0

    def read(self) -> float:
        """The time of day."""
        return self.seconds


@contextmanager
def given(record: Sequence[Words], part: str) -> Iterator[Clock]:
    """A server that deals as the record says. Its part of the seed may differ between worlds, all ids are the same.

    A commitment tells nothing about what it commits to; here it even is the same for every part.
    """
    clock, luck = Clock(), Random("ids")
    stream = numbers_of(record)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_clock, "time", clock.read)
        patch.setattr(keys, "token_urlsafe", lambda size: urlsafe_b64encode(luck.randbytes(size)).decode().rstrip("="))
        patch.setattr(keys, "token_hex", lambda size: Random(part).randbytes(size).hex())
        patch.setattr(keys, "choice", luck.choice)
        patch.setattr(lobby, "commitment", lambda part: COMMITMENT)
        patch.setattr(log_reader, "commitment", lambda part: COMMITMENT)
        patch.setattr(log, "Shuffler", lambda seed: foretold(stream))
        yield clock


def foretold(numbers: Sequence[int]) -> Shuffler:
    """A real shuffler whose stream begins with these numbers."""
    shuffler = Shuffler("after all that was foretold")
    shuffler._bytes = b"".join(number.to_bytes(4, "big") for number in numbers)
    return shuffler


def numbers_of(record: Sequence[Words]) -> list[int]:
    """The numbers from which the shuffles of a record come (docs/rules/README.md, "Shuffles")."""
    kinds = {name: kind for kind, name in enumerate(game(record[0]["game"]).kinds)}
    numbers: list[int] = []
    for line in record[1:]:
        if "deal" in line and not numbers:
            numbers.append(line["deal"]["dealer"])
        if "deal" in line or "shuffle" in line:
            body = line["deal"] if "deal" in line else line["shuffle"]
            numbers += _numbers_for([kinds[name] for name in body["order"]], [kinds.get(name, -1) for name in OUTLAWS])
    return numbers


def _numbers_for(order: list[int], outlaws: list[int]) -> list[int]:
    """In Bonnie and Clyde the cards below the places are shuffled once more with the outlaws."""
    if -1 in outlaws:
        return _swaps(sorted(order), order)
    below = sorted(kind for kind in order[:PLACES] if kind not in outlaws)
    first = [*below, *order[PLACES:]]
    return _swaps(sorted(first), first) + _swaps([*below, *outlaws], order[:PLACES])


def _swaps(cards: list[int], wished: list[int]) -> list[int]:
    """For each card from the last to the second, with which one it changes places."""
    order, found = list(cards), []
    for at in range(len(order) - 1, 0, -1):
        other = max(place for place in range(at + 1) if order[place] == wished[at])
        order[at], order[other] = order[other], order[at]
        found.append(other)
    return found
