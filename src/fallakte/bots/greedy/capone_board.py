"""What a family makes of the board of Capone: who is dangerous, and how safe a site is."""

from typing import Final

from fallakte.bots.greedy.mind import Mind
from fallakte.games.capone.cards import BUSINESS_COUNT, GUARD_VALUE, INVESTMENT, OFFER, SITES
from fallakte.games.capone.hands import shown_kind
from fallakte.games.capone.seen import CaponeSeen

LEADER: Final = 90
OTHERS: Final = 45
"""What a family's loss is worth to us, in hundredths: most if it leads."""

FUTURE: Final = 250
"""What a member lost for good costs, in hundredths of its value: the income of years to come."""

STANDS_OUT: Final = 50
INCONSPICUOUS: Final = 15
"""The chance, in hundredths, that an offer is made to a site: to the strongest on the board, or to a lesser one."""


class BoardMind(Mind):
    """Members and bodyguards at hand, cards that are out, the leader. All weights are hundredths of a thousand."""

    def __init__(self, seen: CaponeSeen) -> None:
        board = seen.frame
        self.board = board
        self.rules = board.rules
        self.seat: int = seen.seat
        self.hand = board.hand_cards(self.seat)
        self.members: int = board.members[self.seat]
        self.guards: int = board.guards[self.seat]
        self.cash: int = board.cash[self.seat]
        self.marker: int = board.markers[self.seat]
        self.others = [seat for seat in range(self.rules.players) if seat != self.seat]
        self.leader = self._leader()
        self.unseen = self._count_unseen()
        self.hidden = max(1, sum(self.unseen))
        self.businesses = sum(1 for kind in self.hand if kind < BUSINESS_COUNT)
        self.offer_chance = self._offer_chance()
        self.conspicuous = self._conspicuous()

    # Cards

    def _count_unseen(self) -> list[int]:
        """The cards that can be in other hands, by kind."""
        counts = list(self.rules.copies)
        for kind in [*self.hand, *self.board.given_cards(self.seat)]:
            counts[kind] -= 1
        for shown in self.board.shown:
            counts[shown_kind(shown)] -= 1
        return counts

    def chance_of(self, kind: int, seat: int) -> int:
        """The chance, in thousandths, that a family has a card of this kind."""
        return min(1000, 1000 * self.unseen[kind] * self.board.sizes[seat] // self.hidden)

    # Families

    def _leader(self) -> int:
        """The other family that has come furthest."""
        ahead = [INVESTMENT * self.board.markers[seat] + self.board.cash[seat] for seat in self.others]
        return self.others[ahead.index(max(ahead))]

    def harm(self, seat: int, loss: int) -> int:
        """What another family's loss is worth to us."""
        return loss * (LEADER if seat == self.leader else OTHERS) // 100

    def lost_for_good(self, members: int) -> int:
        """What members are worth beyond this year."""
        return FUTURE * self.rules.worth[members]

    # Sites

    def pieces_worth(self, members: int, guards: int) -> int:
        """What pieces are worth together, in thousands."""
        return self.rules.worth[members] + GUARD_VALUE * guards

    def spoils(self, site: int) -> int:
        """What it is worth to drive out for good who holds a site."""
        board = self.board
        holder: int = board.holders[site]
        if holder < 0 or holder == self.seat:
            return 0
        return self.harm(holder, 100 * board.worth_on(site) + self.lost_for_good(board.posted[site]))

    def attackers(self, site: int) -> list[tuple[int, int]]:
        """For each other family the chance, in thousandths, that it comes here, and what it can bring."""
        found: list[tuple[int, int]] = []
        for seat in self.others:
            strongest: int = self.rules.strongest[self.board.members[seat]]
            found.append((self.chance_of(site >> 1, seat) // 2, strongest + GUARD_VALUE * self.board.guards[seat]))
        return found

    def _offer_chance(self) -> int:
        """The chance, in thousandths, that somebody has an offer that cannot be refused."""
        return min(900, sum(self.chance_of(OFFER, seat) for seat in self.others))

    def _conspicuous(self) -> int:
        """What must stand on a site to stand out: nearly as much as on the strongest of the others."""
        board = self.board
        most = 0
        for site in range(SITES):
            if board.holders[site] != self.seat:
                most = max(most, board.worth_on(site))
        return most * 80 // 100

    def offer_risk(self, worth: int) -> int:
        """The chance, in thousandths, that an offer is made to a site where so much stands."""
        return self.offer_chance * (STANDS_OUT if worth > self.conspicuous else INCONSPICUOUS) // 100
