"""The greedy bot: it weighs every legal move by rules of thumb and makes the best."""

from collections.abc import Sequence
from typing import final

from fallakte.bots.bot import Bot
from fallakte.bots.greedy.al_capone import AlCaponeMind
from fallakte.bots.greedy.bonnie_and_clyde import BonnieAndClydeMind
from fallakte.bots.greedy.capone import CaponeMind
from fallakte.bots.greedy.mind import Mind
from fallakte.bots.greedy.rue_morgue import RueMorgueMind
from fallakte.core.luck import Luck
from fallakte.core.table import Seen
from fallakte.games.al_capone.table import AlCaponeTable
from fallakte.games.bonnie_and_clyde.table import BonnieAndClydeTable
from fallakte.games.capone.seen import CaponeSeen
from fallakte.games.rue_morgue.table import RueMorgueTable
from fallakte.rummy.seen import RummySeen


@final
class Greedy1(Bot):
    """Frozen: later bots are measured against it."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        mind = mind_of(seen)
        candidates = mind.candidates(moves)
        weights = [mind.worth(move) for move in candidates]
        most = max(weights)
        best = [move for move, weight in zip(candidates, weights) if weight == most]
        return best[self.luck.below(len(best))] if len(best) > 1 else best[0]


def mind_of(seen: Seen) -> Mind:
    """The thoughts of a seat on its decision, by game."""
    if isinstance(seen, CaponeSeen):
        return CaponeMind(seen)
    assert isinstance(seen, RummySeen)
    table = seen.frame
    if isinstance(table, AlCaponeTable):
        return AlCaponeMind(seen, table)
    if isinstance(table, BonnieAndClydeTable):
        return BonnieAndClydeMind(seen, table)
    assert isinstance(table, RueMorgueTable)
    return RueMorgueMind(seen, table)
