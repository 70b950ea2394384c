"""Capone for search: a year is played on by rules of thumb, and what the families own then is weighed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.capone_value import CaponeValue
from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, NOBODY, SCORE, Table
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
    SELL_AT,
)
from fallakte.games.capone.cards import (
    BLOCKS,
    GUARD_VALUE,
    HAND,
    HIRE_PRICE,
    INVESTMENT,
    LAST_MARKER,
    MEMBER_COUNT,
    SEATS,
)
from fallakte.games.capone.legal import CARD, COMMIT, EXCHANGE, HIRE, INVEST
from fallakte.games.capone.state import StateTable

NO_MOVE: Final[i64] = -1
STRUCK_OUT: Final[i64] = -1000000000

GIVEN_BACK: Final[i64] = 2500
"""A card that promises less is exchanged."""

MOST_SEARCHED: Final[i64] = 12
"""So many moves are searched at most."""

MOST_OF_A_CARD: Final[i64] = 4
"""So many of them with the same card."""


@final
class CaponePolicy(CaponeValue):
    """Small pieces early, strong ones late, on several sites; all money invested; blows against the leader."""

    # Playing on

    def finish(self, table: Table, luck: Luck) -> None:
        """To the end of the year, its score included."""
        assert isinstance(table, StateTable)
        while table.due == MOVE:
            table.carry_out(self.choose(table, luck))
        if table.due == SCORE:
            table.settle()

    def choose(self, table: Table, luck: Luck) -> i64:
        assert isinstance(table, StateTable)
        self.table = table
        self.seat = table.to_act
        if table.phase == COMMIT:
            return self._commit()
        if table.prisoners(self.seat) != 0:
            bail = self._bail()
            if bail != NO_MOVE:
                return bail
        if table.phase == CARD:
            return self._play()
        if table.phase == EXCHANGE:
            return EXCHANGE_AT + self._given_back()
        return HIRE_AT + self._hired() if table.phase == HIRE else INVEST_AT + self._invested()

    def _commit(self) -> i64:
        self.look()
        out = self.table.scratch
        count = self.teams_into(out)
        best = out[0]
        most = STRUCK_OUT
        for at in range(count):
            worth = self.commit_worth(out[at])
            if worth > most:
                most = worth
                best = out[at]
        return best

    def _play(self) -> i64:
        self.look()
        out = self.table.scratch
        count = self.table.plays_into(out, 0)
        best = out[0]
        most = STRUCK_OUT
        for at in range(count):
            worth = self.card_worth(out[at])
            if worth > most:
                most = worth
                best = out[at]
        return best

    def _given_back(self) -> i64:
        """The places of all cards that promise little."""
        table = self.table
        places: i64 = 0
        for place in range(table.sizes[self.seat]):
            if self.promise(table.hands[self.seat * HAND + place]) < GIVEN_BACK:
                places |= 1 << place
        return places

    def _hired(self) -> i64:
        """All bodyguards, unless that costs the victory."""
        table = self.table
        cash = table.cash[self.seat]
        count = min(table.park[self.seat], cash // HIRE_PRICE)
        missing = INVESTMENT * (LAST_MARKER - table.markers[self.seat])
        if cash >= missing:
            count = min(count, (cash - missing) // HIRE_PRICE)
        return count

    def _invested(self) -> i64:
        """Nothing lies idle."""
        table = self.table
        return min(LAST_MARKER - table.markers[self.seat], table.cash[self.seat] // INVESTMENT)

    def _bail(self) -> i64:
        """The strongest of those who would miss years and can be paid for."""
        table = self.table
        most: i64 = 0
        found = NO_MOVE
        for block in range(1, BLOCKS):
            cell = table.cells[self.seat * BLOCKS + block]
            if cell != 0 and self._pays_bail(block + 1):
                for member in range(MEMBER_COUNT):
                    worth = table.rules.worth[1 << member]
                    if cell >> member & 1 and worth > most and worth <= table.cash[self.seat]:
                        most = worth
                        found = BAIL_AT + member
        return found

    def _pays_bail(self, block: i64) -> bool:
        """In a year's rounds only for a card that is left; not for money that wins the match next time."""
        table = self.table
        phase = table.phase
        if phase == EXCHANGE:
            return block >= 2
        if phase == INVEST:
            return block >= 2 and table.markers[self.seat] + table.cash[self.seat] // INVESTMENT < LAST_MARKER - 1
        return phase == CARD and block == BLOCKS and table.held[self.seat] & ((1 << 10) - 1) != 0

    # Moves worth a look

    def sensible(self, table: Table, out: vec[i64]) -> i64:
        assert isinstance(table, StateTable)
        self.table = table
        self.look()
        count = self.teams_into(out) if table.phase == COMMIT else table.moves_into(out)
        weights = out[:count]
        for at in range(count):
            weights[at] = self._weight(out[at])
        return self._pick(out, weights)

    def _weight(self, move: i64) -> i64:
        """How promising a move is among those of its decision."""
        if move >= COMMIT_AT:
            return self.commit_worth(move)
        if move >= INVEST_AT:
            return move - INVEST_AT
        if move >= HIRE_AT:
            return move - HIRE_AT
        if move >= LAY_DOWN_AT:
            return self.card_worth(move)
        if move == SELL_AT:
            return STRUCK_OUT
        if move >= BAIL_AT:
            return 100 * self.table.rules.worth[1 << (move - BAIL_AT)]
        return self._exchange_worth(move - EXCHANGE_AT)

    def _exchange_worth(self, places: i64) -> i64:
        """Give back what promises little."""
        table = self.table
        worth: i64 = 0
        for place in range(table.sizes[self.seat]):
            if places >> place & 1:
                worth += GIVEN_BACK - self.promise(table.hands[self.seat * HAND + place])
        return worth

    def _pick(self, out: vec[i64], weights: vec[i64]) -> i64:
        """The heaviest moves, one of each sort, come to the front of `out`; how many they are."""
        count = len(weights)
        moves = out[:count]
        sorts = out[:count]
        for at in range(count):
            sorts[at] = self._sort(moves[at])
        picked: i64 = 0
        while picked < MOST_SEARCHED:
            best = NO_MOVE
            for at in range(count):
                if weights[at] > STRUCK_OUT and (best == NO_MOVE or weights[at] > weights[best]):
                    best = at
            if best == NO_MOVE:
                break
            out[picked] = moves[best]
            picked += 1
            for at in range(count):
                if sorts[at] == sorts[best]:
                    weights[at] = STRUCK_OUT
        return picked

    def _sort(self, move: i64) -> i64:
        """Moves of one sort come to nearly the same; each sort has a number."""
        table = self.table
        if move >= COMMIT_AT:
            worth = table.rules.worth[(move - COMMIT_AT) // GUARD_COUNTS]
            return COMMIT_AT + worth // GUARD_VALUE + (move - COMMIT_AT) % GUARD_COUNTS
        if move < LEGAL_AT or move >= FBI_AT:
            return move
        if move < OCCUPY_AT:
            return LEGAL_AT
        if move < DETAIN_AT:
            site = move - OCCUPY_AT
            return (
                OCCUPY_AT + (site & ~1 if table.holders[site & ~1] == NOBODY else site)
                if table.holders[site] == NOBODY
                else move
            )
        return DETAIN_AT + (move - DETAIN_AT) % (SEATS * MEMBER_COUNT)
