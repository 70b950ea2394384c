"""What a family of Capone does between its cards: the exchange, bail, hiring and investing."""

from typing import Final

from mypy_extensions import i64

from fallakte.bots.search.capone_teams import CaponeTeams
from fallakte.games.capone.book import BAIL_AT
from fallakte.games.capone.cards import (
    BLOCKS,
    BUSINESS_COUNT,
    HAND,
    HIRE_PRICE,
    INVESTMENT,
    LAST_MARKER,
    MEMBER_COUNT,
)
from fallakte.games.capone.legal import CARD, EXCHANGE, INVEST

NO_MOVE: Final[i64] = -1

GIVEN_BACK: Final[i64] = 2500
"""A card that promises less is exchanged."""


class CaponePurse(CaponeTeams):
    """Who would miss years is bailed out, bodyguards are hired back, all money is invested."""

    # The exchange

    def exchange_worth(self, places: i64) -> i64:
        """What it is worth to give back the cards in these places: those that promise little."""
        table = self.table
        worth: i64 = 0
        for place in range(table.sizes[self.seat]):
            if places >> place & 1:
                worth += GIVEN_BACK - self.promise(table.hands[self.seat * HAND + place])
        return worth

    def given_back(self) -> i64:
        """The places of all cards that promise little."""
        table = self.table
        places: i64 = 0
        for place in range(table.sizes[self.seat]):
            if self.promise(table.hands[self.seat * HAND + place]) < GIVEN_BACK:
                places |= 1 << place
        return places

    # Hiring and investing

    def most_hired(self) -> i64:
        """As many bodyguards as the park and the cash hold."""
        table = self.table
        return min(table.park[self.seat], table.cash[self.seat] // HIRE_PRICE)

    def hired_beside(self, cost: i64) -> i64:
        """As many as can be hired if so much money shall be left; all where there is less anyway."""
        count = self.most_hired()
        cash = self.table.cash[self.seat]
        return min(count, (cash - cost) // HIRE_PRICE) if cash >= cost else count

    def hired(self) -> i64:
        """All bodyguards, unless that costs the victory."""
        return self.hired_beside(INVESTMENT * (LAST_MARKER - self.table.markers[self.seat]))

    def invested(self) -> i64:
        """Nothing lies idle."""
        table = self.table
        return min(LAST_MARKER - table.markers[self.seat], table.cash[self.seat] // INVESTMENT)

    # Prison

    def bail(self) -> i64:
        """Bail for the strongest of those who would miss years and can be paid for, or NO_MOVE."""
        table = self.table
        most: i64 = 0
        found = NO_MOVE
        for block in range(1, BLOCKS):
            cell = table.cells[self.seat * BLOCKS + block]
            if cell != 0 and self._pays_bail(block + 1):
                for member in range(MEMBER_COUNT):
                    worth = table.rules.worth[1 << member]
                    if cell >> member & 1 and most < worth <= table.cash[self.seat]:
                        most = worth
                        found = BAIL_AT + member
        return found

    def _pays_bail(self, block: i64) -> bool:
        """In a year's rounds only for a card that is left; not for money that wins the match next time."""
        table = self.table
        if table.phase == EXCHANGE:
            return True
        if table.phase == INVEST:
            return table.markers[self.seat] + table.cash[self.seat] // INVESTMENT < LAST_MARKER - 1
        businesses: i64 = (1 << BUSINESS_COUNT) - 1
        return table.phase == CARD and block == BLOCKS and table.held[self.seat] & businesses != 0
