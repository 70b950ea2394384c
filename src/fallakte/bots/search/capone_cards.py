"""What the cards of Capone bring now, against what they promise for later in the year."""

from typing import Final

from mypy_extensions import i64

from fallakte.bots.search.capone_eye import FUTURE, CaponeEye
from fallakte.games.capone.book import (
    DETAIN_AT,
    FBI_AT,
    LAY_DOWN_AT,
    LEGAL_AT,
    OCCUPY_AT,
    OFFER_AT,
    PROTECTION_AT,
    TAKEOVER_AT,
)
from fallakte.games.capone.cards import (
    BUSINESS_COUNT,
    FBI,
    MEMBER_COUNT,
    OFFER,
    PARTY,
    PROTECTION,
    SEATS,
    SITES,
    TAKEOVER,
)

A_BUSINESS: Final[i64] = 6000
A_DETENTION: Final[i64] = 4000
AN_ARREST: Final[i64] = 9000
A_TAKEOVER: Final[i64] = 6000
AN_OFFER: Final[i64] = 15000

EXPOSED: Final[i64] = 25
"""How much is at stake on a site for each thousandth of a chance that somebody comes there."""

MOST_EXPOSED: Final[i64] = 8000

NEEDED: Final[i64] = 2
"""So many businesses are kept for the last rounds; what is beyond them can be laid down."""

SPARED: Final[i64] = 2000
"""What it costs to lay down a business that can be spared: less than pieces on an exposed site."""


class CaponeCards(CaponeEye):
    """Each play of a card has a weight."""

    def card_worth(self, move: i64) -> i64:
        """What playing a card brings now, against what it promises; laying it down brings nothing."""
        if move < LEGAL_AT:
            return -self._loss(move - LAY_DOWN_AT)
        if move < OCCUPY_AT:
            return 0
        if move < DETAIN_AT:
            return self._occupy_worth(move - OCCUPY_AT)
        if move < FBI_AT:
            return self._detain_worth((move - DETAIN_AT) % (SEATS * MEMBER_COUNT))
        if move < PROTECTION_AT:
            return self._arrest_worth(move - FBI_AT)
        if move < TAKEOVER_AT:
            return self._now(PROTECTION, self._protection_worth(move - PROTECTION_AT))
        if move < OFFER_AT:
            return self._takeover_worth(move - TAKEOVER_AT)
        return self._offer_worth((move - OFFER_AT) // SEATS, (move - OFFER_AT) % SEATS)

    # What cards promise

    def promise(self, kind: i64) -> i64:
        """What a card brings if it is played at a good time."""
        table = self.table
        if kind < BUSINESS_COUNT:
            return A_BUSINESS if table.members[self.seat] != 0 or table.guards[self.seat] > 0 else 0
        if kind < PARTY:
            return 100 * table.rules.shop_income[table.markers[self.seat]] if table.guards[self.seat] > 0 else 0
        if kind < FBI:
            return A_DETENTION
        if kind == FBI:
            return AN_ARREST
        if kind == PROTECTION:
            return self._best_protection()
        return A_TAKEOVER if kind == TAKEOVER else AN_OFFER

    def _loss(self, kind: i64) -> i64:
        """What laying a card down costs: of many businesses one can be spared, unless it could drive somebody out; but
        only the cunning think of that."""
        promise = self.promise(kind)
        if not self.cunning or kind >= BUSINESS_COUNT or self.businesses <= NEEDED:
            return promise
        return min(promise, SPARED) + max(self.spoils(2 * kind), self.spoils(2 * kind + 1)) // 2

    def _best_protection(self) -> i64:
        most: i64 = 0
        for other in range(self.table.players):
            if other != self.seat:
                most = max(most, self._protection_worth(other))
        return most

    def _now(self, kind: i64, worth: i64) -> i64:
        """What an action brings now, against what it may still bring in the rounds that are left."""
        rounds = self.table.sizes[self.seat]
        return worth - self.promise(kind) * 9 * (rounds - 1) // (10 * rounds)

    # What they bring now

    def _occupy_worth(self, site: i64) -> i64:
        """Drive out who can be driven out; else the later the safer."""
        exposed = min(MOST_EXPOSED, EXPOSED * self.visitors(site))
        return self.spoils(site) - exposed - self.table.rules.business[site >> 1]

    def _detain_worth(self, wish: i64) -> i64:
        """A member misses this year's income."""
        worth = self.table.rules.worth[1 << wish % MEMBER_COUNT]
        return self._now(PARTY, self.harm(wish // MEMBER_COUNT, 100 * worth))

    def _arrest_worth(self, wish: i64) -> i64:
        """A member misses this year's and two more, or costs its bail."""
        worth = self.table.rules.worth[1 << wish % MEMBER_COUNT]
        return self._now(FBI, self.harm(wish // MEMBER_COUNT, 250 * worth))

    def _protection_worth(self, other: i64) -> i64:
        """What another family pays."""
        money = 100 * self.table.rules.protection_money[self.table.markers[other]]
        return money + self.harm(other, money)

    def _takeover_worth(self, site: i64) -> i64:
        """Our pieces earn, and theirs must look for another place."""
        worth = self.table.worth_on(site)
        return self._now(TAKEOVER, 50 * worth + self.harm(self.table.holders[site], 70 * worth))

    def _offer_worth(self, place: i64, other: i64) -> i64:
        """Everybody on a site or field leaves for good."""
        if place < SITES:
            return self._now(OFFER, self.spoils(place))
        guest = self.table.guests[place - SITES]
        return self._now(OFFER, self.harm(other, FUTURE * self.table.rules.worth[guest]))
