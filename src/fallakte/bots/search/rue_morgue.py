"""The Rue Morgue in simulations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.rummy import RummyPolicy
from fallakte.core.table import Table
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
from fallakte.rummy.seen import RummySeen

HELP: Final[i64] = 320
"""What Dupin's Help or Monsieur Dupin in hand promises."""

CHOICE_BELOW: Final[i64] = 300
"""What the best of the cards under the orang-utan may bring."""

# Chances in hundredths by the turns that are left.
CAUGHT_WITH: Final = vec[i64]([80, 60, 40, 30, 30])
"""That a card is still in hand when somebody else goes out."""
HALF_MELDED: Final = vec[i64]([0, 20, 35, 45, 45])
NOT_MELDED: Final = vec[i64]([0, 5, 15, 25, 25])
"""That an event becomes lawful of whose clues one is melded, or none."""

SCALE: Final = vec[i64]([20, 12, 4])


@final
class RueMorguePolicy(RummyPolicy):
    """Bonus pairs bring most; what is left in hand costs; who goes out in time gets what lies under the orang-utan."""

    def __init__(self, seen: RummySeen, table: RueMorgueTable, cunning: bool) -> None:
        super().__init__(seen, cunning)
        self.case: RueMorgueTable = table
        self.caught_with: vec[i64] = CAUGHT_WITH
        self.half_melded: vec[i64] = HALF_MELDED
        self.not_melded: vec[i64] = NOT_MELDED
        self.usual: vec[i64] = SCALE
        self.values: vec[i64] = table.values.values
        self.colours: vec[i64] = table.values.colours
        self.other_of_pair: vec[i64] = vec[i64]([UNSEEN] * CLUES)
        for one, other in PAIR_CLUES:
            self.other_of_pair[one] = other
            self.other_of_pair[other] = one
        self.next_card: i64 = UNSEEN

    def sit_down(self, table: Table) -> None:
        assert isinstance(table, RueMorgueTable)
        self.table = table
        self.case = table

    def draws_a_turn(self) -> i64:
        return 1

    def scale(self) -> vec[i64]:
        return self.usual

    def set_aside(self) -> None:
        """The next card of the case file, if the seat knows it."""
        case = self.case
        self.next_card = UNSEEN
        if case.peeked >> self.seat & 1 and case.file_size() > 0:
            self.next_card = case.deck[case.next]
            if self.unseen[self.next_card] > 0:
                self.unseen[self.next_card] -= 1

    # What cards promise

    def points(self, kind: i64) -> i64:
        """What is printed on a card, in hundredths."""
        return 100 * self.values[kind]

    def laid_worth(self, side: i64, kind: i64, count: i64) -> i64:
        worth = self.points(kind) * count
        lying = self.table.laid[side * KINDS + kind]
        other = self.other_of_pair[kind]
        if other == UNSEEN or lying >= MELD or lying + count < MELD:
            return worth
        if self.table.melds[side] >> other & 1:
            return worth + 100 * BONUS
        return worth + (300 if side == self.side and self.holding(other) >= 2 else 100)

    def hand_worth(self, kind: i64, count: i64) -> i64:
        """Less what the cards may cost when somebody else goes out; what is thrown away free costs nothing."""
        worth = super().hand_worth(kind, count)
        if self.table.melded & self.colours[kind] != 0:
            return worth
        return worth - self.points(kind) * count * self.caught_with[self.turns] // 100

    def event_worth(self, kind: i64) -> i64:
        if kind == DUPINS_HELP or kind == MONSIEUR_DUPIN:
            return HELP
        colour = self.colours[kind]
        lying = self.table.melded & colour
        if lying == colour:
            return self.points(kind)
        chances = self.half_melded if lying != 0 else self.not_melded
        return self.points(kind) * chances[self.turns] // 100

    def area_points(self, side: i64) -> i64:
        points: i64 = 0
        for kind in range(KINDS):
            points += self.table.laid[side * KINDS + kind] * self.values[kind]
        for pair in range(PAIR_COUNT):
            if self.case.has_pair(side, pair):
                points += BONUS
        return points

    def kept_back(self, playable: i64) -> i64:
        """A cunning hand that cannot go out in this turn keeps its clues: on the table they let others lay off, and
        throw away free. Partners lay down for each other, and others are taken to lay down at once."""
        table = self.table
        if not self.is_cunning() or table.has_partners():
            return 0
        left = self.left_after(playable)
        if not table.event_played and table.held[table.to_act] >> CLUES != 0:
            left -= 1
        return playable if left > 0 else 0

    # The game's own moves

    def weigh_events(self) -> None:
        """Events are played as soon as they are lawful, the best first."""
        events = self.table.held[self.seat] >> DUPINS_HELP
        for pair in range(PAIR_COUNT):
            if events >> (DEDUCTION - DUPINS_HELP + pair) & 1 and self.case.all_melded(DEDUCTION + pair):
                self.offer(BRILLIANT + pair, 1000 + self.points(DEDUCTION + pair), 0)
        if events >> (PREFECT - DUPINS_HELP) & 1 and self.case.all_melded(PREFECT):
            self.offer(PREFECT_AT, 1000 + self.points(PREFECT), 0)
        if events >> (MONSIEUR_DUPIN - DUPINS_HELP) & 1:
            self.offer(MONSIEUR, 1000 + (self.fresh_gain() * 2 if self.case.escaped else CHOICE_BELOW), 0)
        if events & 1:
            self._weigh_helps()

    def _weigh_helps(self) -> None:
        cost = self.help_cost()
        fresh = self.fresh_gain()
        following = self.gain(self.next_card) if self.next_card != UNSEEN else fresh
        if self.case.has_partners():
            self.offer(HELP_CONSULT, 1050 + following - cost, 0)
        else:
            self.offer(HELP_DRAW, 1000 + following + fresh - cost, 0)
        if len(self.table.pile) > 0:
            self.offer(HELP_SEARCH, 1000 + self.gain(self.best_in_pile(KINDS)) - cost, 0)

    def help_cost(self) -> i64:
        """What a Dupin's Help in the own area costs by the advanced rule, once Monsieur Dupin lies there (RM-26)."""
        counts = self.case.values.dupin_bonus and self.case.in_area(self.side, MONSIEUR_DUPIN) > 0
        return 100 * PER_HELP if counts else 0

    def answer_worth(self, own: i64) -> i64:
        if own < BURY:
            return self.partner_gain(own) - self.loss(own)
        if own < FEED_FILE:
            return -self.loss(own - BURY)
        if own < BRILLIANT:
            return self.feed_worth() if own == FEED_FILE else 0
        return self.gain(own - TAKE)

    def partner_gain(self, kind: i64) -> i64:
        """What a card brings the partner, by what that hand holds on average."""
        if kind >= CLUES:
            return self.event_worth(kind)
        held = min(self.expects(self.case.partner(self.seat), kind), 1999)
        few = held // 1000
        more = held - 1000 * few
        with_few = self.hand_worth(kind, few + 1) - self.hand_worth(kind, few)
        with_more = self.hand_worth(kind, few + 2) - self.hand_worth(kind, few + 1)
        return ((1000 - more) * with_few + more * with_more) // 1000

    # The orang-utan

    def feed_worth(self) -> i64:
        """What feeding the case file's card brings more than feeding the one that lies in the Rue Morgue.

        The case file's next card is the next player's, unless Dupin's Help draws it now; in the Rue Morgue the own
        discard will lie on top.
        """
        below = self.caught_worth(self.next_card) - self.caught_worth(self.table.top())
        kept = self.gain(self.next_card) if self.draws_now() else -self.gift(self.next_card)
        return below * self.edge() // 100 - kept

    def draws_now(self) -> bool:
        """Whether Dupin's Help can still be played in this turn."""
        return not self.table.event_played and self.holding(DUPINS_HELP) > 0 and self.table.sizes[self.seat] > 1

    def edge(self) -> i64:
        """How much likelier we are to catch the orang-utan than the others, in hundredths."""
        shortest: i64 = 99
        for other in range(self.players):
            if self.table.rules.side[other] != self.side and self.table.sizes[other] < shortest:
                shortest = self.table.sizes[other]
        edge = 10 * (shortest - self.table.sizes[self.seat])
        return max(-50, min(50, edge))

    def caught_worth(self, kind: i64) -> i64:
        """What a card under the orang-utan brings who catches it."""
        fits = self.colours[kind] != 0 and self.case.all_melded(kind)
        return self.points(kind) if fits else self.points(kind) // 4

    def gift(self, kind: i64) -> i64:
        """What a card of the case file brings the next player."""
        return self.event_worth(kind) if kind >= CLUES else 2 * self.danger(kind)
