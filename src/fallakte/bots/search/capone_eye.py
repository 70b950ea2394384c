"""What a family makes of the board of Capone: which cards are out, who leads, how safe a site is.

Worths are hundredths of a thousand dollars, chances thousandths. Nobody looks into a hand but the own one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.policy import Policy
from fallakte.core.table import NOBODY
from fallakte.games.capone.cards import (
    BUSINESS_COUNT,
    GUARD_VALUE,
    HAND,
    INVESTMENT,
    KINDS,
    OFFER,
    SEATS,
    SITES,
)
from fallakte.games.capone.hands import shown_kind
from fallakte.games.capone.seen import CaponeSeen
from fallakte.games.capone.state import StateTable

# What a family's loss is worth to us, in hundredths: most if it leads.
LEADER: Final[i64] = 90
OTHERS: Final[i64] = 45

FUTURE: Final[i64] = 250
"""What a member lost for good costs, in hundredths of its value: the income of years to come."""

# The chance, in hundredths, that an offer is made to a site: to the strongest on the board, or to a lesser one.
STANDS_OUT: Final[i64] = 50
INCONSPICUOUS: Final[i64] = 15

MOST_RISK: Final[i64] = 900


class CaponeEye(Policy):
    """The seat to act looks around: `look` before all else."""

    def __init__(self, seen: CaponeSeen, cunning: bool) -> None:
        super().__init__(cunning)
        table = seen.frame
        self.table: StateTable = table
        self.seat: i64 = seen.seat
        self.leader: i64 = 0
        self.businesses: i64 = 0
        """So many cards in hand are illegal businesses."""
        self.unseen: vec[i64] = table.rules.copies[:]
        """The cards that can be in other hands, by kind."""
        self.hidden: i64 = 1
        self.offer_chance: i64 = 0
        self.conspicuous: i64 = 0
        self.strengths: vec[i64] = vec[i64]([0] * SEATS)
        """What each other family can bring to a site."""

    def look(self) -> None:
        """Everything that a card or a commit is weighed by."""
        self.seat = self.table.to_act
        self._find_leader()
        self._count_unseen()
        self._measure_strengths()
        self._fear_offers()

    # Cards

    def _count_unseen(self) -> None:
        table, unseen = self.table, self.unseen
        copies, hands, given, shown = table.rules.copies, table.hands, table.given, table.shown
        hidden: i64 = 0
        for kind in range(KINDS):
            unseen[kind] = copies[kind]
            hidden += copies[kind]
        first = self.seat * HAND
        businesses: i64 = 0
        for at in range(first, first + table.sizes[self.seat]):
            unseen[hands[at]] -= 1
            businesses += 1 if hands[at] < BUSINESS_COUNT else 0
        for at in range(first, first + table.given_sizes[self.seat]):
            unseen[given[at]] -= 1
        for at in range(len(shown)):
            unseen[shown_kind(shown[at])] -= 1
        hidden -= table.sizes[self.seat] + table.given_sizes[self.seat] + len(shown)
        self.businesses = businesses
        self.hidden = hidden if hidden > 0 else 1

    def chance_of(self, kind: i64, seat: i64) -> i64:
        """The chance that a family has a card of this kind."""
        return min(1000, 1000 * self.unseen[kind] * self.table.sizes[seat] // self.hidden)

    # Families

    def _find_leader(self) -> None:
        """The other family that has come furthest."""
        table = self.table
        most: i64 = -1
        for other in range(table.players):
            if other != self.seat:
                ahead = INVESTMENT * table.markers[other] + table.cash[other]
                if ahead > most:
                    most = ahead
                    self.leader = other

    def harm(self, seat: i64, loss: i64) -> i64:
        """What another family's loss is worth to us."""
        return loss * (LEADER if seat == self.leader else OTHERS) // 100

    def _measure_strengths(self) -> None:
        table = self.table
        for other in range(table.players):
            self.strengths[other] = table.rules.strongest[table.members[other]] + GUARD_VALUE * table.guards[other]

    # Sites

    def spoils(self, site: i64) -> i64:
        """What it is worth to drive out for good who holds a site."""
        table = self.table
        holder = table.holders[site]
        if holder == NOBODY or holder == self.seat:
            return 0
        return self.harm(holder, 100 * table.worth_on(site) + FUTURE * table.rules.worth[table.posted[site]])

    def comes(self, other: i64, site: i64) -> i64:
        """The chance that another family comes to a site, if it is strong enough."""
        return self.chance_of(site >> 1, other) // 2

    def visitors(self, site: i64) -> i64:
        """How much others may want to come to a site."""
        chance: i64 = 0
        for other in range(self.table.players):
            if other != self.seat:
                chance += self.comes(other, site)
        return chance

    def _fear_offers(self) -> None:
        """The chance that somebody has an offer, and what must stand on a site to attract it."""
        table = self.table
        chance: i64 = 0
        if self.unseen[OFFER] > 0:
            for other in range(table.players):
                if other != self.seat:
                    chance += self.chance_of(OFFER, other)
        self.offer_chance = min(MOST_RISK, chance)
        most: i64 = 0
        for site in range(SITES):
            if table.holders[site] != self.seat and table.holders[site] != NOBODY:
                most = max(most, table.worth_on(site))
        self.conspicuous = most * 80 // 100

    def offer_risk(self, worth: i64) -> i64:
        """The chance that an offer is made to a site where so much stands."""
        return self.offer_chance * (STANDS_OUT if worth > self.conspicuous else INCONSPICUOUS) // 100
