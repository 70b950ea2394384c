"""Matches that are short enough to be proved in every run: each game with its smallest and its largest count."""

from functools import cache
from typing import NamedTuple

import pytest

from fallakte.core.words import Words
from tests.server.secrets.proof import cut, scripted
from tests.server.secrets.worlds import other_world

WHOLE = 1.0
MIDDLE = 0.4


class Case(NamedTuple):
    """A match of random moves; its seed was chosen because it is short and full of secrets."""

    game: str
    players: int
    length: str
    seed: str

    @property
    def options(self) -> Words:
        """The options of the match."""
        return {"players": self.players, self.length: 2 if self == TWO_YEARS else 1}


TWO_YEARS = Case("capone", 3, "years", "32")
CASES = (
    Case("al-capone", 2, "target", "9"),
    Case("al-capone", 4, "target", "14"),
    Case("bonnie-and-clyde", 2, "target", "57"),
    Case("bonnie-and-clyde", 4, "target", "123"),
    Case("rue-morgue", 2, "target", "41"),
    Case("rue-morgue", 4, "target", "113"),
    TWO_YEARS,
    Case("capone", 6, "years", "7"),
)
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}")


@cache
def record_of(case: Case, share: float = WHOLE) -> list[Words]:
    """The record of a case, whole or up to a moment."""
    record = scripted(case.game, case.options, case.seed)
    return record if share == WHOLE else cut(record, share)


@cache
def other_of(case: Case, share: float, eyes: int) -> list[Words]:
    """Another world for these eyes."""
    return other_world(record_of(case, share), eyes, "other")
