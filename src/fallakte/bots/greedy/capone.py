"""Rules of thumb for Capone, the board game."""

from collections.abc import Sequence
from typing import Final, final

from fallakte.bots.greedy.capone_board import BoardMind
from fallakte.bots.greedy.mind import AT_ONCE, NEVER
from fallakte.games.capone.book import (
    BAIL_AT,
    COMMIT_AT,
    DETAIN_AT,
    EXCHANGE_AT,
    FBI_AT,
    GUARD_COUNTS,
    HIRE_AT,
    INVEST_AT,
    LAY_DOWN_AT,
    LEGAL_AT,
    OCCUPY_AT,
    OFFER_AT,
    PROTECTION_AT,
    SELL_AT,
    TAKEOVER_AT,
)
from fallakte.games.capone.cards import (
    BLOCKS,
    BUSINESS_COUNT,
    FBI,
    HIRE_PRICE,
    INVESTMENT,
    LAST_MARKER,
    MEMBER_COUNT,
    OFFER,
    PARTY,
    PROTECTION,
    SEATS,
    SITES,
    TAKEOVER,
)
from fallakte.games.capone.legal import COMMIT, EXCHANGE, HIRE, INVEST
from fallakte.games.capone.seen import CaponeSeen

# What cards promise if they are played at a good time.
A_BUSINESS: Final = 6000
A_DETENTION: Final = 4000
AN_ARREST: Final = 9000
A_TAKEOVER: Final = 6000
AN_OFFER: Final = 15000

GIVEN_BACK: Final = 2500
"""A card that promises less is exchanged."""

EXPOSED: Final = 25
"""How much is at stake on a site for each thousandth of a chance that somebody comes there."""

MOST_EXPOSED: Final = 5000
"""A business waits for a safer round, but it is not laid down for that."""


@final
class CaponeMind(BoardMind):
    """Small pieces early, strong ones late, on several sites; all money invested; blows against the leader."""

    def __init__(self, seen: CaponeSeen) -> None:
        super().__init__(seen)
        self.threats = self.attackers(self.board.target) if self.board.phase == COMMIT else []

    def candidates(self, moves: Sequence[int]) -> Sequence[int]:
        """Of commits with the same members those with the fewest bodyguards that suffice, and those with all."""
        if self.board.phase != COMMIT:
            return moves
        found: list[int] = []
        team = -1
        for move in moves:
            pieces = move - COMMIT_AT
            if pieces // GUARD_COUNTS != team or pieces % GUARD_COUNTS == self.guards:
                found.append(move)
            team = pieces // GUARD_COUNTS
        return found

    def worth(self, move: int) -> int:
        if move < BAIL_AT:
            return self.exchange_worth(move - EXCHANGE_AT)
        if move < SELL_AT:
            return self.bail_worth(move - BAIL_AT)
        if move == SELL_AT:
            return NEVER
        if move < HIRE_AT:
            return self.card_worth(move)
        if move < INVEST_AT:
            return self.hire_worth(move - HIRE_AT)
        if move < COMMIT_AT:
            return move - INVEST_AT  # nothing lies idle
        return self.commit_worth((move - COMMIT_AT) // GUARD_COUNTS, (move - COMMIT_AT) % GUARD_COUNTS)

    def card_worth(self, move: int) -> int:
        """What playing a card brings now, against what it promises; laying it down brings nothing."""
        if move < LEGAL_AT:
            return -self.promise(move - LAY_DOWN_AT)
        if move < OCCUPY_AT:
            return 0
        if move < DETAIN_AT:
            return self.occupy_worth(move - OCCUPY_AT)
        if move < FBI_AT:
            return self.detain_worth((move - DETAIN_AT) % (SEATS * MEMBER_COUNT))
        if move < PROTECTION_AT:
            return self.arrest_worth(move - FBI_AT)
        if move < TAKEOVER_AT:
            return self.now(PROTECTION, self.protection_worth(move - PROTECTION_AT))
        if move < OFFER_AT:
            return self.takeover_worth(move - TAKEOVER_AT)
        return self.offer_worth((move - OFFER_AT) // SEATS, (move - OFFER_AT) % SEATS)

    # What cards promise

    def promise(self, kind: int) -> int:
        """What a card brings if it is played at a good time."""
        if kind < BUSINESS_COUNT:
            return A_BUSINESS if self.members != 0 or self.guards > 0 else 0
        if kind < PARTY:
            return 100 * self.rules.shop_income[self.marker] if self.guards > 0 else 0
        if kind < FBI:
            return A_DETENTION
        if kind == FBI:
            return AN_ARREST
        if kind == PROTECTION:
            return max(self.protection_worth(seat) for seat in self.others)
        return A_TAKEOVER if kind == TAKEOVER else AN_OFFER

    def exchange_worth(self, places: int) -> int:
        """Give back what promises little."""
        return sum(GIVEN_BACK - self.promise(kind) for place, kind in enumerate(self.hand) if places >> place & 1)

    def now(self, kind: int, worth: int) -> int:
        """What an action brings now, against what it may still bring in the rounds that are left."""
        rounds = len(self.hand)
        return worth - self.promise(kind) * 9 * (rounds - 1) // (10 * rounds)

    # Businesses

    def occupy_worth(self, site: int) -> int:
        """Drive out who can be driven out; else the later the safer."""
        chance = sum(chance for chance, _ in self.attackers(site))
        exposed = min(MOST_EXPOSED, EXPOSED * chance)
        return self.spoils(site) - exposed - self.rules.business[site >> 1]

    def commit_worth(self, members: int, guards: int) -> int:
        """Pieces that earn and do not stand out, safe from attackers, with enough left for the cards to come."""
        site: int = self.board.target
        placed = self.pieces_worth(members, guards)
        standing = placed + (self.board.worth_on(site) if self.board.holders[site] == self.seat else 0)
        risk = self.offer_risk(standing) + sum(chance for chance, brings in self.threats if brings > standing)
        loss = 100 * placed + self.lost_for_good(members)
        kept = self.kept_worth(self.members & ~members, self.guards - guards)
        return 100 * placed - loss * min(900, risk) // 1000 + kept

    def kept_worth(self, members: int, guards: int) -> int:
        """What the pieces that stay at hand can still earn this year: one more card places one more team."""
        if self.businesses == 0:
            return 0
        if self.businesses == 1:
            return 90 * (self.rules.strongest[members] + self.pieces_worth(0, guards))
        return 90 * self.pieces_worth(members, guards)

    # Actions

    def detain_worth(self, wish: int) -> int:
        """A member misses this year's income."""
        return self.now(PARTY, self.harm(wish // MEMBER_COUNT, 100 * self.rules.worth[1 << wish % MEMBER_COUNT]))

    def arrest_worth(self, wish: int) -> int:
        """A member misses this year's and two more, or costs its bail."""
        return self.now(FBI, self.harm(wish // MEMBER_COUNT, 250 * self.rules.worth[1 << wish % MEMBER_COUNT]))

    def protection_worth(self, seat: int) -> int:
        """What another family pays."""
        money: int = 100 * self.rules.protection_money[self.board.markers[seat]]
        return money + self.harm(seat, money)

    def takeover_worth(self, site: int) -> int:
        """Our pieces earn, and theirs must look for another place."""
        worth: int = self.board.worth_on(site)
        return self.now(TAKEOVER, 50 * worth + self.harm(self.board.holders[site], 70 * worth))

    def offer_worth(self, place: int, seat: int) -> int:
        """Everybody on a site or field leaves for good."""
        if place < SITES:
            return self.now(OFFER, self.spoils(place))
        return self.now(OFFER, self.harm(seat, self.lost_for_good(self.board.guests[place - SITES])))

    # Prison, park and bank

    def bail_worth(self, member: int) -> int:
        """Bail out who would miss two years or more, strongest first."""
        return AT_ONCE + self.rules.worth[1 << member] if self.pays_bail(self.block_of(1 << member)) else NEVER

    def pays_bail(self, block: int) -> bool:
        """In a year's rounds only for a card that is left; not for money that wins the match next time."""
        phase: int = self.board.phase
        if phase == EXCHANGE:
            return block >= 2
        if phase == INVEST:
            return block >= 2 and self.marker + self.cash // INVESTMENT < LAST_MARKER - 1
        return phase != HIRE and block == BLOCKS and self.businesses > 0

    def block_of(self, member: int) -> int:
        """Where in prison a member is, 1 to 3."""
        cells = [self.board.cells[self.seat * BLOCKS + block] for block in range(BLOCKS)]
        return 1 + [cell & member != 0 for cell in cells].index(True)

    def hire_worth(self, count: int) -> int:
        """All of them, unless that costs the victory."""
        wins = self.marker + self.cash // INVESTMENT >= LAST_MARKER
        misses = self.marker + (self.cash - HIRE_PRICE * count) // INVESTMENT < LAST_MARKER
        return NEVER if wins and misses else count
