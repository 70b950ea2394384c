"""What never changes during a match of Capone: options, values, and tables made of them."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.table import OK
from fallakte.core.words import Words
from fallakte.games.capone.book import BOOK_END
from fallakte.games.capone.cards import (
    BUSINESS_COUNT,
    BUSINESS_VALUES,
    BUSINESSES,
    COPIES,
    DON,
    KINDS,
    MAMA,
    MEMBER_COUNT,
    MEMBER_VALUES,
    MEMBERS,
    PROTECTION_MONEY,
    SETS,
    SHOP_INCOME,
)
from fallakte.games.capone.reasons import CP_16_DON_ALONE, CP_17_MAMA_AND_ONE

FOR_EVER: Final[i64] = -1
MANY_YEARS: Final = 10**9
"""Nobody plays so long; the option takes any number, a table only 64 bits."""


@final
class CaponeRules:
    """Shared by all copies of a table. Tables over sets of members save the search from adding up."""

    def __init__(self, options: Words) -> None:
        players: int = options["players"]
        years: int | None = options["years"]
        values: Words = options["values"]
        self.options: Words = options
        self.players: i64 = players
        self.cover: bool = options["cover"]
        self.years: i64 = FOR_EVER if years is None else min(years, MANY_YEARS)
        self.rounds: i64 = 4 if players == 6 else 5
        """So many rounds has a year, and cards a hand (CP-1, CP-2)."""
        self.scratch: vec[i64] = vec[i64]([0] * BOOK_END)
        self.numbers: list[Any] = list(range(BOOK_END))
        """The moves as Python's numbers, made once; as `Any` they are handed on as they are."""
        self.copies: vec[i64] = _copies(players)
        self.deck: vec[i64] = vec[i64]([kind for kind in range(KINDS) for _ in range(self.copies[kind])])
        self.shop_income: vec[i64] = vec[i64](SHOP_INCOME)
        self.protection_money: vec[i64] = vec[i64](PROTECTION_MONEY)
        self.business: vec[i64] = vec[i64]([values.get(name, BUSINESS_VALUES[i]) for i, name in enumerate(BUSINESSES)])
        self.worth: vec[i64] = _worth([values.get(name, MEMBER_VALUES[i]) for i, name in enumerate(MEMBERS)])
        """What a set of members is worth together."""
        self.quarrel: vec[i64] = vec[i64]([_quarrel(members) for members in range(SETS)])
        """Why a set of members cannot stand together, or OK."""
        self.teams: vec[i64] = _teams(self.worth, self.quarrel)
        """All sets of members that can stand together, the strongest first."""
        self.strongest: vec[i64] = _strongest(self.worth, self.quarrel)
        """What the strongest team out of a set of members is worth."""


def _copies(players: int) -> vec[i64]:
    """With three players one card of each illegal business is taken out (CP-1)."""
    fewer = 1 if players == 3 else 0
    return vec[i64]([COPIES[kind] - fewer if kind < BUSINESS_COUNT else COPIES[kind] for kind in range(KINDS)])


def _worth(values: list[int]) -> vec[i64]:
    return vec[i64]([sum(value for at, value in enumerate(values) if mask >> at & 1) for mask in range(SETS)])


def _quarrel(members: int) -> i64:
    """The Don stands with no other member (CP-16), the Mama with at most one (CP-17)."""
    count = members.bit_count()
    if members & DON and count > 1:
        return CP_16_DON_ALONE
    return CP_17_MAMA_AND_ONE if members & MAMA and count > 2 else OK


def _teams(worth: vec[i64], quarrel: vec[i64]) -> vec[i64]:
    together = [members for members in range(SETS) if quarrel[members] == OK]
    return vec[i64](sorted(together, key=lambda members: -worth[members]))


def _strongest(worth: vec[i64], quarrel: vec[i64]) -> vec[i64]:
    best = vec[i64]()
    for members in range(SETS):
        most: i64 = worth[members] if quarrel[members] == OK else 0
        for member in range(MEMBER_COUNT):
            if members >> member & 1:
                most = max(most, best[members & ~(1 << member)])
        best = append(best, most)
    return best
