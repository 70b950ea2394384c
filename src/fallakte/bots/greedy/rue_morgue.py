"""Rules of thumb for the Rue Morgue."""

from typing import Final, final

from fallakte.bots.greedy.knowledge import Knowledge
from fallakte.bots.greedy.mind import EVENT
from fallakte.bots.greedy.rummy import RummyMind
from fallakte.games.rue_morgue.account import ORANG_UTAN, POOL
from fallakte.games.rue_morgue.book import (
    BRILLIANT,
    BURY,
    FEED_FILE,
    HELP_CONSULT,
    HELP_DRAW,
    HELP_SEARCH,
    MONSIEUR,
    PREFECT_AT,
    TAKE,
)
from fallakte.games.rue_morgue.cards import (
    CLUES,
    DEDUCTION,
    DUPINS_HELP,
    KINDS,
    MONSIEUR_DUPIN,
    PAIR_CLUES,
    PAIR_COUNT,
    PREFECT,
)
from fallakte.games.rue_morgue.scoring import BONUS, PER_HELP
from fallakte.games.rue_morgue.table import RueMorgueTable
from fallakte.rummy.cards import MELD, UNSEEN
from fallakte.rummy.memory import Memory
from fallakte.rummy.seen import RummySeen

HELP: Final = 320
"""What Dupin's Help or Monsieur Dupin in hand promises."""

CHOICE_BELOW: Final = 300
"""What the best of the cards under the orang-utan may bring."""

# Chances in hundredths by the turns that are left.
CAUGHT_WITH: Final = (80, 60, 40, 30, 30)
"""That a card is still in hand when somebody else goes out."""
HALF_MELDED: Final = (0, 20, 35, 45, 45)
NOT_MELDED: Final = (0, 5, 15, 25, 25)
"""That an event becomes lawful of whose clues one is melded, or none."""


@final
class CaseKnowledge(Knowledge):
    """What was known to lie under the orang-utan can be anywhere in the second case file."""

    def change_piles(self, op: int, kind: int) -> None:
        if op == POOL:
            self.holds[(self.table.players + ORANG_UTAN) * self.kinds + kind] = 0
        else:
            super().change_piles(op, kind)


@final
class RueMorgueMind(RummyMind):
    """Bonus pairs bring most; what is left in hand costs; who goes out in time gets what lies under the orang-utan."""

    def __init__(self, seen: RummySeen, case: RueMorgueTable) -> None:
        self.case = case
        self.values = case.values
        self.next_card: int = case.deck[case.next] if case.file_size() > 0 else UNSEEN
        super().__init__(seen)

    def recall(self, memory: Memory) -> Knowledge:
        """The next card of the case file may be known, and the own card on its way is."""
        passed: int = self.case.passed[self.seat] if len(self.case.passed) > 0 else UNSEEN
        return CaseKnowledge(self.table, memory, [kind for kind in (self.next_card, passed) if kind >= 0])

    def draws_a_turn(self) -> int:
        return 1

    # What cards promise

    def points(self, kind: int) -> int:
        """What is printed on a card, in hundredths."""
        return 100 * self.values.values[kind]

    def laid_worth(self, side: int, kind: int, count: int) -> int:
        worth = self.points(kind) * count
        lying: int = self.table.in_area(side, kind)
        other = other_of_pair(kind)
        if other == UNSEEN or lying >= MELD or lying + count < MELD:
            return worth
        if self.table.melds[side] >> other & 1:
            return worth + 100 * BONUS
        return worth + (300 if side == self.side and self.holding(other) >= 2 else 100)

    def hand_worth(self, kind: int, count: int) -> int:
        """Less what the cards may cost when somebody else goes out; what is thrown away free costs nothing."""
        free = self.table.melded & self.values.colours[kind] != 0
        cost = 0 if free else self.points(kind) * count * CAUGHT_WITH[self.turns] // 100
        return super().hand_worth(kind, count) - cost

    def event_worth(self, kind: int) -> int:
        if kind == DUPINS_HELP or kind == MONSIEUR_DUPIN:
            return HELP
        if self.case.all_melded(kind):
            return self.points(kind)
        half = self.table.melded & self.values.colours[kind] != 0
        return self.points(kind) * (HALF_MELDED if half else NOT_MELDED)[self.turns] // 100

    def area_points(self, side: int) -> int:
        points: int = sum(self.table.in_area(side, kind) * self.values.values[kind] for kind in range(KINDS))
        return points + BONUS * sum(1 for pair in range(PAIR_COUNT) if self.case.has_pair(side, pair))

    # The game's own moves

    def own_worth(self, own: int) -> int:
        if own < FEED_FILE:
            return -self.loss(own - BURY if own >= BURY else own)
        if own < BRILLIANT:
            return self.feed_worth() if own == FEED_FILE else 0
        if own >= TAKE and own < MONSIEUR:
            return self.gain(own - TAKE)
        return EVENT + self.event_gain(own)

    def event_gain(self, own: int) -> int:
        """What an event brings, played so."""
        if own < PREFECT_AT:
            return self.points(DEDUCTION + own - BRILLIANT)
        if own == PREFECT_AT:
            return self.points(PREFECT)
        if own == HELP_SEARCH:
            return self.best_in_pile(KINDS) - self.help_cost()
        if own == HELP_DRAW or own == HELP_CONSULT:
            return self.next_gain() + (self.fresh_gain() if own == HELP_DRAW else 50) - self.help_cost()
        return self.fresh_gain() * 2 if self.case.escaped else CHOICE_BELOW

    def next_gain(self) -> int:
        """What the next card of the case file brings, known or not."""
        return self.gain(self.next_card) if self.next_card != UNSEEN else self.fresh_gain()

    def help_cost(self) -> int:
        """What a Dupin's Help in the own area costs by the advanced rule, once Monsieur Dupin lies there (RM-26)."""
        counts = self.values.dupin_bonus and self.table.in_area(self.side, MONSIEUR_DUPIN) > 0
        return 100 * PER_HELP if counts else 0

    # The orang-utan

    def feed_worth(self) -> int:
        """What feeding the case file's card brings more than feeding the one that lies in the Rue Morgue.

        The case file's next card is the next player's, unless Dupin's Help draws it now; in the Rue Morgue the own
        discard will lie on top.
        """
        below = self.caught_worth(self.next_card) - self.caught_worth(self.table.top())
        kept = self.gain(self.next_card) if self.draws_now() else -self.gift(self.next_card)
        return below * self.edge() // 100 - kept

    def draws_now(self) -> bool:
        """Whether Dupin's Help can still be played in this turn."""
        return not self.table.event_played and self.holding(DUPINS_HELP) > 0 and self.size > 1

    def edge(self) -> int:
        """How much likelier we are to catch the orang-utan than the others, in hundredths."""
        shortest: int = min(self.table.sizes[seat] for seat in self.opponents())
        return max(-50, min(50, 10 * (shortest - self.size)))

    def caught_worth(self, kind: int) -> int:
        """What a card under the orang-utan brings who catches it."""
        fits = self.values.colours[kind] != 0 and self.case.all_melded(kind)
        return self.points(kind) if fits else self.points(kind) // 4

    def gift(self, kind: int) -> int:
        """What a card of the case file brings the next player."""
        return self.event_worth(kind) if kind >= CLUES else 2 * self.danger(kind)


def other_of_pair(kind: int) -> int:
    """The other clue of a bonus pair, or UNSEEN's number where there is none."""
    for one, other in PAIR_CLUES:
        if kind == one:
            return other
        if kind == other:
            return one
    return UNSEEN
