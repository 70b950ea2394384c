"""Certain facts about the cards that a seat cannot see, and the operations that change them."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fallakte.rummy.cards import UNSEEN, without

ANY: Final[i64] = 999
"""No limit is known."""

PUSH: Final[i64] = 0
POP: Final[i64] = 1
TOP: Final[i64] = 2
PULL_ALL: Final[i64] = 3
PULL_ONE: Final[i64] = 4
GAIN: Final[i64] = 5
FRESH: Final[i64] = 6
SHOW: Final[i64] = 7
NONE: Final[i64] = 8
LOOK: Final[i64] = 9
SEARCH: Final[i64] = 10
SLIP: Final[i64] = 11
HAND: Final[i64] = 12
FIRST_OWN: Final[i64] = 13
"""A game's own facts are numbered from here."""
OPS: Final = (
    "push",
    "pop",
    "top",
    "pull-all",
    "pull-one",
    "gain",
    "fresh",
    "show",
    "none",
    "look",
    "search",
    "slip",
    "hand",
)

ALL_KINDS: Final[i64] = -1
"""Every bit set: a card of any kind."""


class Account:
    """The discard pile, the cards certainly in each hand, and how many of the unknown ones can be of a kind.

    A place that only one game has is counted like one more hand.

    A seat that was asked in vain can have such a card only among those that came into its hand since: a limit says
    how many of its unknown cards, counted from the newest, can be of the kind.
    """

    def __init__(self, players: i64, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.pile: vec[i64] = vec[i64]()
        self.holds: vec[i64] = vec[i64]([0] * (players * kinds))
        self.limits: vec[i64] = vec[i64]([ANY] * (players * kinds))

    def copy(self) -> "Account":
        """The same facts, to be told on."""
        other = Account(0, self.kinds)
        other.pile = self.pile[:]
        other.holds = self.holds[:]
        other.limits = self.limits[:]
        return other

    def apply(self, op: i64, seat: i64, kind: i64, count: i64) -> bool:
        """Take in a fact; False if it contradicts the account."""
        if op == PUSH:
            self.pile = append(self.pile, kind)
            return True
        if op == POP or op == TOP:
            return self._top(kind, leaves=op == POP)
        if op == PULL_ALL:
            return self._pull_all(kind, count)
        if op == PULL_ONE:
            return self._pull_one(kind, count)
        at = seat * self.kinds + kind
        if op == GAIN:
            self.holds[at] += count
            return True
        if op == FRESH:
            limits = self.limits
            for one in range(seat * self.kinds, (seat + 1) * self.kinds):
                if limits[one] < ANY:
                    limits[one] += count
            return True
        if op == SHOW:
            return self._show(seat, kind, count)
        if op == HAND:
            return self.known(seat) <= count
        # NONE: the seat was asked for a kind and had no card of it (AC-10, AC-12).
        self.limits[at] = 0
        return self.holds[at] == 0

    def _top(self, kind: i64, *, leaves: bool) -> bool:
        """The visible card is this one (below 0: there is none), and leaves the pile or stays."""
        last = len(self.pile) - 1
        if kind < 0 or last < 0:
            return kind < 0 and last < 0
        if self.pile[last] != kind:
            return False
        if leaves:
            self.pile, _ = pop(self.pile)
        return True

    def _pull_all(self, kind: i64, count: i64) -> bool:
        """All cards of a kind leave the pile, and they were so many."""
        for _ in range(count):
            if not self._pull_one(kind, len(self.pile)):
                return False
        return self._find(kind, len(self.pile)) < 0

    def _pull_one(self, kind: i64, below: i64) -> bool:
        """The topmost card of a kind below an index leaves the pile (R-14)."""
        at = self._find(kind, below)
        if at < 0:
            return False
        self.pile = without(self.pile, at)
        return True

    def _find(self, kind: i64, below: i64) -> i64:
        at = below - 1
        while at >= 0 and self.pile[at] != kind:
            at -= 1
        return at

    def _show(self, seat: i64, kind: i64, count: i64) -> bool:
        """Cards of a kind leave a hand face up: first those that were known to be there."""
        at = seat * self.kinds + kind
        known = self.holds[at] if self.holds[at] < count else count
        self.holds[at] -= known
        for _each in range(count - known):
            if not self._show_unknown(seat, self.limits[at]):
                return False
        return True

    def _show_unknown(self, seat: i64, limit: i64) -> bool:
        """One of the newest `limit` unknown cards leaves: the oldest of them, which leaves all that is possible so."""
        if limit == 0:
            return False
        limits = self.limits
        for at in range(seat * self.kinds, (seat + 1) * self.kinds):
            if limit <= limits[at] < ANY:
                limits[at] -= 1
        return True

    def lying(self, kinds: i64, below: i64) -> i64:
        """How many cards of these kinds lie in the pile below an index."""
        count: i64 = 0
        for at in range(below):
            count += kinds >> self.pile[at] & 1
        return count

    def search(self, seat: i64, kinds: i64, choice: i64, below: i64) -> i64:
        """The seat took card number `choice` of these kinds below an index, of equal cards the topmost (R-14)."""
        left = choice
        at: i64 = 0
        while left > 0 or not kinds >> self.pile[at] & 1:
            left -= kinds >> self.pile[at] & 1
            at += 1
        kind = self.pile[at]
        self._pull_one(kind, below)
        self.holds[seat * self.kinds + kind] += 1
        return kind

    def slip(self, giver: i64, taker: i64, choice: i64) -> i64:
        """A card passed from hand to hand unseen: the known one number `choice`, or, past them all, an unknown one."""
        left = choice
        for kind in range(self.kinds):
            at = giver * self.kinds + kind
            if left < self.holds[at]:
                self.holds[at] -= 1
                self.holds[taker * self.kinds + kind] += 1
                return kind
            left -= self.holds[at]
        return UNSEEN

    def known(self, seat: i64) -> i64:
        """How many cards of this hand are certain."""
        total: i64 = 0
        holds = self.holds
        for at in range(seat * self.kinds, (seat + 1) * self.kinds):
            total += holds[at]
        return total
