"""What may be done in Capone, and why not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.table import MOVE, OK
from fallakte.games.capone.bits import bits_into, numbers_into
from fallakte.games.capone.book import (
    BAIL_AT,
    BOOK_END,
    COMMIT_AT,
    EXCHANGE_AT,
    GUARD_COUNTS,
    HIRE_AT,
    INVEST_AT,
    LAY_DOWN_AT,
    SELL_AT,
)
from fallakte.games.capone.cards import HIRE_PRICE, INVESTMENT, LAST_MARKER, MEMBER_COUNT
from fallakte.games.capone.play import Plays
from fallakte.games.capone.reasons import (
    CP_3_EQUAL_CARDS,
    CP_27_NOT_IN_PRISON,
    CP_27_TOO_LITTLE_CASH,
    CP_39_NOT_IN_THE_PARK,
    CP_39_TOO_LITTLE_CASH,
    CP_40_BEYOND_TEN,
    CP_40_TOO_LITTLE_CASH,
    CP_42_NOTHING_TO_SELL,
    R_18_NO_MOVE_DUE,
    R_18_OTHER_DECISION,
    R_19_NOT_IN_HAND,
)
from fallakte.games.capone.rules import CaponeRules

# What is asked, in the order of the year; a commit follows its card.
EXCHANGE: Final[i64] = 0
CARD: Final[i64] = 1
COMMIT: Final[i64] = 2
HIRE: Final[i64] = 3
INVEST: Final[i64] = 4
NONE: Final[i64] = -1
ASKED: Final = ("exchange", "card", "commit", "hire", "invest")


class CaponeLegal(Plays):
    """Each phase has its own moves; bail and sale are possible in all of them but the commit (CP-27, CP-42)."""

    def __init__(self, rules: CaponeRules) -> None:
        super().__init__(rules)
        self.phase: i64 = EXCHANGE

    # Legal moves

    def moves_into(self, out: vec[i64]) -> i64:
        if self.due != MOVE:
            return 0
        if self.phase == COMMIT:
            return self.commits_into(out)
        count = self._favours_into(out)
        if self.phase == CARD:
            return self.plays_into(out, count)
        if self.phase == EXCHANGE:
            return self._exchanges_into(out, count)
        if self.phase == HIRE:
            return numbers_into(out, count, HIRE_AT, self._most_hired())
        return numbers_into(out, count, INVEST_AT, self._most_invested())

    def _favours_into(self, out: vec[i64]) -> i64:
        """Bails and the sale, which end no decision."""
        seat = self.to_act
        count: i64 = 0
        if self.prisoners(seat) != 0:
            count = bits_into(out, count, BAIL_AT, self._affordable(self.prisoners(seat)))
        if self.markers[seat] > 0:
            out[count] = SELL_AT
            count += 1
        return count

    def _affordable(self, prisoners: i64) -> i64:
        found: i64 = 0
        for member in range(MEMBER_COUNT):
            one: i64 = 1 << member
            if prisoners & one != 0 and self.rules.worth[one] <= self.cash[self.to_act]:
                found |= one
        return found

    def _exchanges_into(self, out: vec[i64], count: i64) -> i64:
        """Each set of cards once: of equal cards the first ones (CP-3)."""
        repeats = self.repeats(self.to_act)
        for places in range(1 << self.sizes[self.to_act]):
            if skips(places, repeats) == 0:
                out[count] = EXCHANGE_AT + places
                count += 1
        return count

    def _most_hired(self) -> i64:
        return min(self.park[self.to_act], self.cash[self.to_act] // HIRE_PRICE)

    def _most_invested(self) -> i64:
        return min(LAST_MARKER - self.markers[self.to_act], self.cash[self.to_act] // INVESTMENT)

    # Reasons

    def forbids(self, move: i64) -> i64:
        if self.due != MOVE:
            return R_18_NO_MOVE_DUE
        if self._asks(move) != self.phase:
            return R_18_OTHER_DECISION
        if self.phase == COMMIT:
            return self.forbids_commit((move - COMMIT_AT) // GUARD_COUNTS, (move - COMMIT_AT) % GUARD_COUNTS)
        if move >= INVEST_AT:
            return self._forbids_invest(move - INVEST_AT)
        if move >= HIRE_AT:
            return self._forbids_hire(move - HIRE_AT)
        if move >= LAY_DOWN_AT:
            return self.forbids_play(move)
        if move == SELL_AT:
            return OK if self.markers[self.to_act] > 0 else CP_42_NOTHING_TO_SELL
        if move >= BAIL_AT:
            return self._forbids_bail(1 << (move - BAIL_AT))
        return self._forbids_exchange(move - EXCHANGE_AT)

    def _asks(self, move: i64) -> i64:
        """The phase to which a move belongs; bail and sale to each that is no commit (R-18)."""
        if move < EXCHANGE_AT or move >= BOOK_END:
            return NONE
        if move >= COMMIT_AT:
            return COMMIT
        if move >= INVEST_AT:
            return INVEST
        if move >= HIRE_AT:
            return HIRE
        if move >= LAY_DOWN_AT:
            return CARD
        if move < BAIL_AT:
            return EXCHANGE
        return self.phase if self.phase != COMMIT else CARD

    def _forbids_exchange(self, places: i64) -> i64:
        """Only cards in the hand (R-19); a set of cards has one number, whichever of equal cards are meant."""
        if places >> self.sizes[self.to_act] != 0:
            return R_19_NOT_IN_HAND
        return OK if skips(places, self.repeats(self.to_act)) == 0 else CP_3_EQUAL_CARDS

    def _forbids_bail(self, member: i64) -> i64:
        """A member of one's own in prison, for its value (CP-27)."""
        if self.prisoners(self.to_act) & member == 0:
            return CP_27_NOT_IN_PRISON
        return OK if self.rules.worth[member] <= self.cash[self.to_act] else CP_27_TOO_LITTLE_CASH

    def _forbids_hire(self, count: i64) -> i64:
        """Bodyguards in the park, 5 each (CP-39)."""
        if count > self.park[self.to_act]:
            return CP_39_NOT_IN_THE_PARK
        return OK if count * HIRE_PRICE <= self.cash[self.to_act] else CP_39_TOO_LITTLE_CASH

    def _forbids_invest(self, count: i64) -> i64:
        """100 each, and the marker goes at most to 10 (CP-40)."""
        if self.markers[self.to_act] + count > LAST_MARKER:
            return CP_40_BEYOND_TEN
        return OK if count * INVESTMENT <= self.cash[self.to_act] else CP_40_TOO_LITTLE_CASH


def skips(places: i64, repeats: i64) -> i64:
    """The chosen places that hold the same card as the place before, which is not chosen."""
    return places & repeats & ~(places << 1)
