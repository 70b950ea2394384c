"""Which matches there are to play: who meets whom, and every deal for all their seatings."""

from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec

from fallakte.arena.matches import Task
from fallakte.core.faults import Fault
from fallakte.core.shuffle import match_seed
from fallakte.core.words import Words
from fallakte.games import game

MOST_TO_PERMUTE = 4
"""With more sides than these a deal is played in the rotations alone, not in every order."""


class Settings(msgspec.Struct, frozen=True):
    """What decides the results: the same settings give the same matches, wherever they are played."""

    game: str
    options: Words
    bots: list[str]
    budget: str | None
    seed: str
    records: bool = False

    @property
    def sides(self) -> int:
        """How many sides play."""
        end = game(self.game).open(self.options).end_words()
        return len(end["totals"] if "totals" in end else end["cash"])


class Plan:
    """All matches of a deal: the tables that meet, and who sits where at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.players: int = settings.options["players"]
        self.sides = settings.sides
        self.bots = list(dict.fromkeys(settings.bots))
        self.tables = [list(one) for one in self._tables()]
        self.seatings = [seats for table in self.tables for seats in self._seatings(table)]

    def _tables(self) -> list[tuple[str, ...]]:
        """Who plays with whom, a bot for each side: one against another at all other seats, or each with each."""
        bots, sides = self.settings.bots, self.sides
        if len(self.bots) == 1:
            return [(self.bots[0],) * sides]
        if len(bots) == 2:
            return [(bots[0], *[bots[1]] * (sides - 1))]
        if len(bots) == sides:
            return [tuple(bots)]
        if len(self.bots) < sides:
            raise Fault("arena-too-few-bots", bots=len(bots), seats=sides)
        return list(combinations(self.bots, sides))

    def _seatings(self, table: list[str]) -> list[list[str]]:
        """The distinct ways to seat a table's bots, partners opposite; only turned where they are too many."""
        turned = [(*table[turn:], *table[:turn]) for turn in range(len(table))]
        orders = dict.fromkeys(permutations(table) if len(table) <= MOST_TO_PERMUTE else turned)
        return [[order[seat % self.sides] for seat in range(self.players)] for order in orders]

    def deals(self, matches: int) -> int:
        """How many deals make at least so many matches."""
        return -(-matches // len(self.seatings))

    def tasks(self, deals: int) -> Iterator[Task]:
        """All matches of the first deals, deal by deal."""
        asked = self.settings
        for deal in range(1, deals + 1):
            for number, seats in enumerate(self.seatings, start=1):
                seed = match_seed(asked.seed, deal)
                yield Task(deal, number, seed, asked.game, asked.options, seats, asked.budget, asked.records)
