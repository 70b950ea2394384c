"""The certain facts of the Rue Morgue: more places than hands, and what a hand has kept since the reshuffle."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.rummy.account import FIRST_OWN, OPS, SHOW, Account
from fallakte.rummy.cards import UNSEEN

# Places that are counted like hands, after the seats.
ORANG_UTAN: Final[i64] = 0
ON_ITS_WAY: Final[i64] = 1
PLACES: Final[i64] = 2

POOL: Final[i64] = FIRST_OWN
KEEP: Final[i64] = FIRST_OWN + 1
ARRIVE: Final[i64] = FIRST_OWN + 2
OWN_OPS: Final = (*OPS, "pool", "keep", "arrive")


@final
class RueMorgueAccount(Account):
    """After the reshuffle the file holds cards that were seen, so an unknown card that a hand has kept is none of them.

    `kept` is how many of a hand's unknown cards are certainly older than the reshuffle; `pool` is what these can be:
    how many of each kind were unknown then.
    """

    def __init__(self, players: i64, kinds: i64) -> None:
        super().__init__(players + PLACES, kinds)
        self.players: i64 = players
        self.kept: vec[i64] = vec[i64]([0] * (players + PLACES))
        self.pool: vec[i64] = vec[i64]([0] * kinds)

    def copy(self) -> "RueMorgueAccount":
        other = RueMorgueAccount(0, self.kinds)
        other.players = self.players
        other.pile = self.pile[:]
        other.holds = self.holds[:]
        other.limits = self.limits[:]
        other.kept = self.kept[:]
        other.pool = self.pool[:]
        return other

    def apply(self, op: i64, seat: i64, kind: i64, count: i64) -> bool:
        if op == SHOW:
            self._show_kept(seat, kind, count - self.holds[seat * self.kinds + kind])
            return super().apply(op, seat, kind, count)
        if op < FIRST_OWN:
            return super().apply(op, seat, kind, count)
        if op == POOL:
            return self._reshuffle(kind, count)
        if op == KEEP:
            self.kept[seat] = count - self.known(seat)
            return self.kept[seat] >= 0
        self._arrive(seat)
        return True

    def _show_kept(self, seat: i64, kind: i64, unknown: i64) -> None:
        """Unknown cards leave a hand: kept ones, as far as they can have been (docs/knowledge/rue-morgue.md)."""
        old = unknown if unknown < self.pool[kind] else self.pool[kind]
        old = old if old < self.kept[seat] else self.kept[seat]
        if old <= 0:
            return
        self.kept[seat] -= old
        for other in range(self.players):
            if other != seat and self.kept[other] > 0:
                return  # they may have been new here, and the old ones be kept there
        self.pool[kind] -= old

    def _reshuffle(self, kind: i64, hidden: i64) -> bool:
        """Of the cards of a kind that this seat did not see those that it knows to lie below are shuffled in."""
        for place in range(self.players + PLACES):
            hidden -= self.holds[place * self.kinds + kind]
        self.pool[kind] = hidden
        self.holds[(self.players + ORANG_UTAN) * self.kinds + kind] = 0
        return hidden >= 0

    def _arrive(self, seat: i64) -> None:
        """The card that was on its way, if it is known, is in this hand now."""
        first = (self.players + ON_ITS_WAY) * self.kinds
        for kind in range(self.kinds):
            self.holds[seat * self.kinds + kind] += self.holds[first + kind]
            self.holds[first + kind] = 0

    def slip(self, giver: i64, taker: i64, choice: i64) -> i64:
        kind = super().slip(giver, taker, choice)
        if kind == UNSEEN and self.kept[giver] > 0:
            self.kept[giver] -= 1
        return kind

    def keeps(self) -> bool:
        """Whether a hand is known to have kept an unknown card."""
        for seat in range(self.players):
            if self.kept[seat] > 0:
                return True
        return False


def own(account: Account) -> RueMorgueAccount:
    """An account of this game."""
    assert isinstance(account, RueMorgueAccount)
    return account
