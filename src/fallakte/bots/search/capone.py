"""Capone for search: a year is played on by rules of thumb, and what the families own then is weighed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.capone_purse import NO_MOVE, CaponePurse
from fallakte.bots.search.capone_value import chance_to_win
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
from fallakte.games.capone.cards import GUARD_VALUE, INVESTMENT, LAST_MARKER, MEMBER_COUNT, SEATS
from fallakte.games.capone.legal import CARD, COMMIT, EXCHANGE, HIRE
from fallakte.games.capone.state import StateTable

STRUCK_OUT: Final[i64] = -1000000000
"""The weight of a move that is not searched."""

MOST_SEARCHED: Final[i64] = 12
"""So many moves are searched at most."""


@final
class CaponePolicy(CaponePurse):
    """Patience early, strong teams late, on several sites; all money invested; blows against the leader."""

    # Playing on

    def choose(self, table: Table, luck: Luck) -> i64:
        assert isinstance(table, StateTable)
        self.table = table
        self.seat = table.to_act
        if table.phase == COMMIT:
            return self._commit()
        if table.prisoners(self.seat) != 0:
            bail = self.bail()
            if bail != NO_MOVE:
                return bail
        if table.phase == CARD:
            return self._play()
        if table.phase == EXCHANGE:
            return EXCHANGE_AT + self.given_back()
        return HIRE_AT + self.hired() if table.phase == HIRE else INVEST_AT + self.invested()

    def _commit(self) -> i64:
        self.look_at_target()
        return self._heaviest(self.teams_into(self.table.scratch))

    def _play(self) -> i64:
        self.look()
        return self._heaviest(self.table.plays_into(self.table.scratch, 0))

    def _heaviest(self, count: i64) -> i64:
        """Of the first moves in the scratch buffer the one that weighs most, of equal ones the first."""
        out = self.table.scratch
        best = out[0]
        most = STRUCK_OUT
        for at in range(count):
            worth = self._weight(out[at])
            if worth > most:
                most = worth
                best = out[at]
        return best

    def finish(self, table: Table, luck: Luck) -> None:
        """To the end of the year, its score included."""
        while table.due == MOVE:
            table.carry_out(self.choose(table, luck))
        if table.due == SCORE:
            table.settle()

    def value(self, table: Table, seat: i64) -> float:
        assert isinstance(table, StateTable)
        return chance_to_win(table, seat)

    # Moves worth a look

    def sensible(self, table: Table, out: vec[i64]) -> i64:
        """The moves that promise most, of moves of one sort only the best."""
        assert isinstance(table, StateTable)
        self.table = table
        self.look_at_target()
        count = self.teams_into(out) if table.phase == COMMIT else table.moves_into(out)
        moves, weights, sorts = out[:count], out[:count], out[:count]
        for at in range(count):
            weights[at] = self._weight(moves[at])
            sorts[at] = self._sort(moves[at])
        picked: i64 = 0
        best = heaviest(weights)
        while picked < MOST_SEARCHED and weights[best] > STRUCK_OUT:
            out[picked] = moves[best]
            picked += 1
            strike_out(weights, sorts, sorts[best])
            best = heaviest(weights)
        return picked

    def _weight(self, move: i64) -> i64:
        """How promising a move is among those of its decision."""
        if move >= COMMIT_AT:
            return self.commit_worth(move)
        if move >= INVEST_AT:
            return self._invest_weight(move - INVEST_AT)
        if move >= HIRE_AT:
            return self._hire_weight(move - HIRE_AT)
        if move >= LAY_DOWN_AT:
            return self.card_worth(move)
        if move == SELL_AT:
            return STRUCK_OUT
        if move >= BAIL_AT:
            return 100 * self.table.rules.worth[1 << (move - BAIL_AT)]
        return self.exchange_worth(move - EXCHANGE_AT)

    def _invest_weight(self, count: i64) -> i64:
        """All, or one less to have money for bail; not less than what wins."""
        most = self.invested()
        wins = self.table.markers[self.seat] + most == LAST_MARKER
        return count if count == most or (count == most - 1 and not wins) else STRUCK_OUT

    def _hire_weight(self, count: i64) -> i64:
        """All, nobody, as many as leave the victory, or as many as cost no investment."""
        idle = self.hired_beside(self.table.cash[self.seat] // INVESTMENT * INVESTMENT)
        wanted = count == self.most_hired() or count == 0 or count == self.hired() or count == idle
        return count if wanted else STRUCK_OUT

    def _sort(self, move: i64) -> i64:
        """Moves of one sort come to nearly the same: equal worth, equal free sites, legal businesses, fields."""
        if move >= COMMIT_AT:
            worth = self.table.rules.worth[(move - COMMIT_AT) // GUARD_COUNTS]
            return COMMIT_AT + worth // GUARD_VALUE + (move - COMMIT_AT) % GUARD_COUNTS
        if move < LEGAL_AT or move >= FBI_AT:
            return move
        if move < OCCUPY_AT:
            return LEGAL_AT
        if move < DETAIN_AT:
            return OCCUPY_AT + self._like(move - OCCUPY_AT)
        return DETAIN_AT + (move - DETAIN_AT) % (SEATS * MEMBER_COUNT)

    def _like(self, site: i64) -> i64:
        """The first of two free sites of a business stands for both."""
        holders = self.table.holders
        return site & ~1 if holders[site] == NOBODY and holders[site ^ 1] == NOBODY else site


def heaviest(weights: vec[i64]) -> i64:
    """The place of the greatest weight, of equal ones the first."""
    best: i64 = 0
    for at in range(len(weights)):
        if weights[at] > weights[best]:
            best = at
    return best


def strike_out(weights: vec[i64], sorts: vec[i64], sort: i64) -> None:
    """No move of this sort is searched any more."""
    for at in range(len(weights)):
        if sorts[at] == sort:
            weights[at] = STRUCK_OUT
