"""Dealing the cards that a seat has not seen: each with equal chance into each open place, within known limits."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.rummy.account import ANY, Account
from fallakte.rummy.cards import CardTable

TRIES: Final[i64] = 24


def unseen(table: CardTable, seat: i64, account: Account) -> vec[i64]:
    """How many cards of each kind lie where the seat cannot know: neither in areas, its hand, the pile nor certain."""
    kinds = table.rules.kinds
    counts = table.rules.copies[:]
    _take_out(counts, table.laid, 0, len(table.laid))
    _take_out(counts, table.hands, seat * kinds, (seat + 1) * kinds)
    _take_out(counts, account.holds, 0, len(account.holds))
    pile = account.pile
    for at in range(len(pile)):
        counts[pile[at]] -= 1
    return counts


def _take_out(counts: vec[i64], rows: vec[i64], first: i64, end: i64) -> None:
    """Rows of counts per kind, from one index to another, are not among the unseen cards."""
    while first < end:
        for kind in range(len(counts)):
            counts[kind] -= rows[first + kind]
        first += len(counts)


def spread(counts: vec[i64]) -> vec[i64]:
    """The cards themselves, in page order."""
    cards = vec[i64]()
    for kind in range(len(counts)):
        for _each in range(counts[kind]):
            cards = append(cards, kind)
    return cards


def possible(counts: vec[i64]) -> bool:
    """Whether no kind is short."""
    for kind in range(len(counts)):
        if counts[kind] < 0:
            return False
    return True


@final
class Dealing:
    """Loose cards on their places: those of each other hand in seat order, newest first, then what remains."""

    def __init__(self, table: CardTable, seat: i64, account: Account, loose: vec[i64]) -> None:
        self.account: Account = account
        self.loose: vec[i64] = loose
        self.seats: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        self.short: bool = False
        end: i64 = 0
        for other in range(table.players):
            if other != seat:
                size = table.sizes[other] - account.known(other)
                if size < 0:
                    self.short = True
                    return
                end += size
                self.seats = append(self.seats, other)
                self.ends = append(self.ends, end)
        if end > len(loose):
            self.short = True
        self.seats = append(self.seats, -1)
        self.ends = append(self.ends, len(loose))

    def deal(self, luck: Luck) -> bool:
        """Shuffle; a card that cannot lie where it fell changes places by luck. False where no deal is possible."""
        if self.short:
            return False
        size = len(self.loose)
        luck.shuffle(self.loose, size)
        if not self._limited():
            return True
        for at in range(self.begin(len(self.seats) - 1)):
            while not self._fits(self.loose[at], at):
                if not self._change_places(at, luck):
                    if not self._find_place(self.loose[at], at, vec[i64]([0] * size)):
                        return False
        # Whatever was done above, after as many exchanges by luck as there are cards no deal is preferred.
        for _each in range(size):
            self._exchange(luck.below(size), luck.below(size))
        return True

    def begin(self, segment: i64) -> i64:
        """The index of a segment's first card."""
        return self.ends[segment - 1] if segment > 0 else 0

    def _limited(self) -> bool:
        kinds, limits = self.account.kinds, self.account.limits
        for segment in range(len(self.seats) - 1):
            first = self.seats[segment] * kinds
            for at in range(first, first + kinds):
                if limits[at] < ANY:
                    return True
        return False

    def _fits(self, kind: i64, at: i64) -> bool:
        """Whether a card of this kind can lie there: in a hand, only so many of the newest can be of a kind."""
        segment: i64 = 0
        while at >= self.ends[segment]:
            segment += 1
        seat = self.seats[segment]
        return seat < 0 or at - self.begin(segment) < self.account.limits[seat * self.account.kinds + kind]

    def _exchange(self, one: i64, other: i64) -> bool:
        """Two cards change places, if both can lie there."""
        card = self.loose[one]
        if not self._fits(card, other) or not self._fits(self.loose[other], one):
            return False
        self.loose[one] = self.loose[other]
        self.loose[other] = card
        return True

    def _change_places(self, at: i64, luck: Luck) -> bool:
        for _ in range(TRIES):
            if self._exchange(at, luck.below(len(self.loose))):
                return True
        return False

    def _find_place(self, card: i64, home: i64, visited: vec[i64]) -> bool:
        """Lay the card, which came from `home`, where another must leave anyway or can be laid elsewhere in turn."""
        for at in range(len(self.loose)):
            if visited[at] == 1 or not self._fits(card, at):
                continue
            visited[at] = 1
            lying = self.loose[at]
            if not self._fits(lying, at):
                self.loose[home] = lying
            elif not self._find_place(lying, home, visited):
                continue
            self.loose[at] = card
            return True
        return False
