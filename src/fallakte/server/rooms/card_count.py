"""What everybody at a rummy table has seen of each card: an aid for those who do not want to keep count themselves."""

from collections.abc import Iterable
from typing import Final

from fallakte.core.words import Event
from fallakte.protocol.messages import Counted
from fallakte.rummy.account import POP, PULL_ALL, PULL_ONE, PUSH, SEARCH
from fallakte.rummy.memory import Memory
from fallakte.rummy.table import RummyTable

EYES: Final = -2
"""Whoever is told nothing but what the whole table is told. (In a memory, -1 is the pile.)"""
ANEW: Final = ("dealt", "escaped")
"""Events after which no card lies in the discard pile that was there before."""


class Counting:
    """Follows what the whole table is told, and nothing else.

    Counted is what certainly lies face up in the areas or in the discard pile. Cards in hands are not, not even those
    that everybody saw somebody take, nor what lies under the orang-utan or the road. When a card was taken out of the
    pile unseen, every kind that lay there counts one less.
    """

    def __init__(self, table: RummyTable) -> None:
        self.table = table
        self.memory: Memory = table.new_memory(EYES)

    def notice(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if event.what in ANEW:
                self.memory = self.table.new_memory(EYES)
            self.memory.notice(event.what, event.told(EYES))

    def counted(self) -> dict[str, Counted]:
        """Every kind, with how many of its cards everybody sees and how many there are."""
        rules = self.table.rules
        pile = self._pile()
        return {
            name: Counted(
                total=rules.copies[kind],
                areas=sum(self.table.in_area(side, kind) for side in range(rules.sides)),
                pile=pile[kind],
            )
            for kind, name in enumerate(self.table.names())
        }

    def _pile(self) -> list[int]:
        """How many cards of each kind certainly lie in the discard pile."""
        lying = [0] * self.table.rules.kinds
        doubted = list(lying)
        for kind in self.memory.account.pile:
            lying[kind] += 1
        log = list(self.memory.log)
        for at in range(0, len(log), 4):
            op, kind = log[at], log[at + 2]
            if op == SEARCH:
                doubted = [min(doubts + 1, cards) for doubts, cards in zip(doubted, lying)]
            elif op == PUSH:
                lying[kind] += 1
            elif op == POP or op == PULL_ONE:
                lying[kind] -= 1
                doubted[kind] = min(doubted[kind], lying[kind])
            elif op == PULL_ALL:
                lying[kind] = doubted[kind] = 0
        certain = [cards - doubts for doubts, cards in zip(doubted, lying)]
        if len(self.table.pile) > 0:
            certain[self.table.top()] = max(1, certain[self.table.top()])
        return certain
