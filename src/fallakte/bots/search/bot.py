"""The bots that search: they play imagined tables on in their heads before they decide."""

from collections.abc import Sequence
from typing import Final, final

from fallakte.bots.bot import Bot
from fallakte.bots.search.al_capone import AlCaponePolicy
from fallakte.bots.search.bonnie_and_clyde import BonnieAndClydePolicy
from fallakte.bots.search.capone import CaponePolicy
from fallakte.bots.search.policy import Policy
from fallakte.bots.search.race import Pace, Race
from fallakte.bots.search.rue_morgue import RueMorguePolicy
from fallakte.core.luck import Luck
from fallakte.core.table import Seen
from fallakte.games.al_capone.table import AlCaponeTable
from fallakte.games.bonnie_and_clyde.table import BonnieAndClydeTable
from fallakte.games.capone.seen import CaponeSeen
from fallakte.games.rue_morgue.table import RueMorgueTable
from fallakte.rummy.seen import RummySeen

SHREWD: Final = 0.1
MASTER: Final = 1.0
"""Seconds of one core for a move, unless a budget says otherwise."""


class Searcher(Bot):
    """Whoever looks ahead for so many seconds of one core, or as its budget says."""

    def __init__(self, luck: Luck, usual: float, cunning: bool) -> None:
        self.luck = luck
        self.usual = usual
        self.cunning = cunning

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        self.thoughts = ()
        if len(moves) == 1:
            return moves[0]
        race = Race(seen, policy_of(seen, self.cunning), self.luck)
        if not race.others:
            return race.usual.move
        self.thoughts = race.run(Pace(self.budget, self.usual))
        return self.thoughts[0].move


@final
class Shrewd(Searcher):
    """A little time, and what it has it plays."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck, SHREWD, cunning=False)


@final
class Master(Searcher):
    """All it can make of its time: it reads others and bides its own."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck, MASTER, cunning=True)


def policy_of(seen: Seen, cunning: bool) -> Policy:
    """What is known of the game that is played."""
    if isinstance(seen, CaponeSeen):
        return CaponePolicy(seen, cunning)
    assert isinstance(seen, RummySeen)
    table = seen.frame
    if isinstance(table, AlCaponeTable):
        return AlCaponePolicy(seen, table, cunning)
    if isinstance(table, BonnieAndClydeTable):
        return BonnieAndClydePolicy(seen, table, cunning)
    assert isinstance(table, RueMorgueTable)
    return RueMorguePolicy(seen, table, cunning)
