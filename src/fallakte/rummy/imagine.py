"""Dealing the cards that a seat has not seen: each with equal chance into each open place, within known limits."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.rummy.cards import CardTable
from fallakte.rummy.memory import ANY, Account

RESHUFFLES: Final[i64] = 24


def unseen(table: CardTable, seat: i64, account: Account) -> vec[i64]:
    """How many cards of each kind lie where the seat cannot know: neither in areas, its hand, the pile nor certain."""
    rules = table.rules
    counts = rules.copies[:]
    for kind in range(rules.kinds):
        for side in range(rules.sides):
            counts[kind] -= table.laid[side * rules.kinds + kind]
        counts[kind] -= table.in_hand(seat, kind)
        for other in range(rules.players):
            counts[kind] -= account.holds[other * rules.kinds + kind]
    for at in range(len(account.pile)):
        counts[account.pile[at]] -= 1
    return counts


def spread(counts: vec[i64]) -> vec[i64]:
    """The cards themselves, in page order; empty where a count is below zero."""
    cards = vec[i64]()
    for kind in range(len(counts)):
        if counts[kind] < 0:
            return vec[i64]()
        for _ in range(counts[kind]):
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
    """Loose cards in segments: one for each other hand in seat order, then what remains."""

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
        """Shuffle until every limit holds; where that takes too long, exchange cards until it does."""
        if self.short:
            return False
        for _ in range(RESHUFFLES):
            luck.shuffle(self.loose, len(self.loose))
            if not self._limited() or self._first_misplaced() < 0:
                return True
        while True:
            at = self._first_misplaced()
            if at < 0:
                return True
            if not self._relocate(at, self._segment(at), 1 << self._segment(at)):
                return False

    def begin(self, segment: i64) -> i64:
        """The index of a segment's first card."""
        return self.ends[segment - 1] if segment > 0 else 0

    def _limited(self) -> bool:
        for segment in range(len(self.seats) - 1):
            first = self.seats[segment] * self.account.kinds
            for at in range(first, first + self.account.kinds):
                if self.account.limits[at] < ANY:
                    return True
        return False

    def _segment(self, at: i64) -> i64:
        segment: i64 = 0
        while at >= self.ends[segment]:
            segment += 1
        return segment

    def _room(self, segment: i64, kind: i64) -> i64:
        """How many more cards of a kind the segment may hold; below 0 where it holds too many."""
        seat = self.seats[segment]
        if seat < 0:
            return ANY
        room = self.account.limits[seat * self.account.kinds + kind]
        if room >= ANY:
            return ANY
        for at in range(self.begin(segment), self.ends[segment]):
            if self.loose[at] == kind:
                room -= 1
        return room

    def _first_misplaced(self) -> i64:
        for segment in range(len(self.seats) - 1):
            for at in range(self.begin(segment), self.ends[segment]):
                if self._room(segment, self.loose[at]) < 0:
                    return at
        return -1

    def _relocate(self, at: i64, home: i64, visited: i64) -> bool:
        """Bring the card at an index out of its segment: by one exchange, or by a chain of them."""
        for chain in range(2):
            for segment in range(len(self.seats)):
                if visited >> segment & 1 or self._room(segment, self.loose[at]) <= 0:
                    continue
                for other in range(self.begin(segment), self.ends[segment]):
                    fits = self._room(home, self.loose[other]) > 0
                    if fits or chain == 1:
                        self._exchange(at, other)
                        if fits or self._relocate(at, home, visited | 1 << segment):
                            return True
                        self._exchange(at, other)
        return False

    def _exchange(self, one: i64, other: i64) -> None:
        card = self.loose[one]
        self.loose[one] = self.loose[other]
        self.loose[other] = card
