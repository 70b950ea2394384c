"""Imagining the hidden cards of the Rue Morgue: under the orang-utan, on their way, in hands and in the case file."""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.games.rue_morgue.account import ORANG_UTAN, RueMorgueAccount, own
from fallakte.games.rue_morgue.legal import RueMorgueLegal
from fallakte.rummy.account import GAIN, Account
from fallakte.rummy.cards import UNSEEN
from fallakte.rummy.imagine import unseen
from fallakte.rummy.memory import Memory
from fallakte.rummy.seen import RummySeen
from fallakte.rummy.table import RummyTable


@final
class RueMorgueSeen(RummySeen):
    """What the account knows lies where it knows it; the other places are filled with equal chance."""

    def __init__(self, frame: RueMorgueLegal, memory: Memory) -> None:
        super().__init__(frame, memory)
        self.case: RueMorgueLegal = frame

    def filled(self, account: Account, luck: Luck) -> RummyTable | None:
        told = own(account)
        if told.keeps():
            told = told.copy()
            if not self._recall_kept(told, luck):
                return None
        table = super().filled(told, luck)
        if not isinstance(table, RueMorgueLegal) or not self._lay_below(table, told):
            return None
        self._send_on_their_way(table, luck)
        return table

    def _recall_kept(self, told: RueMorgueAccount, luck: Luck) -> bool:
        """Cards that a hand has kept since the reshuffle were unknown then: each is one of the pool."""
        counts = unseen(self.frame, self.seat, told)
        pool = vec[i64]()
        for kind in range(told.kinds):
            for _ in range(min(counts[kind], told.pool[kind])):
                pool = append(pool, kind)
        luck.shuffle(pool, len(pool))
        used: i64 = 0
        for seat in range(told.players):
            for _ in range(told.kept[seat]):
                if used == len(pool):
                    return False
                told.apply(GAIN, seat, pool[used], 1)
                used += 1
        return True

    def keep_back(self, counts: vec[i64]) -> None:
        """The next card of the case file, if this seat knows it, and its own card on its way."""
        case = self.case
        if case.file_size() > 0 and case.deck[case.next] != UNSEEN:
            counts[case.deck[case.next]] -= 1
        if len(case.passed) > 0 and case.passed[self.seat] >= 0:
            counts[case.passed[self.seat]] -= 1

    def hide(self, table: RummyTable, counts: vec[i64], luck: Luck) -> None:
        """A card on its way came out of a hand and could be any card of it: it is dealt with that hand first."""
        for seat in range(len(self.case.passed)):
            if self.case.passed[seat] == UNSEEN:
                table.sizes[seat] += 1

    def _lay_below(self, table: RueMorgueLegal, told: RueMorgueAccount) -> bool:
        """The cards that are in no hand: under the orang-utan those known to lie there, then as many as are open."""
        below = vec[i64](capacity=len(table.below))
        first = (told.players + ORANG_UTAN) * told.kinds
        for kind in range(told.kinds):
            for _ in range(told.holds[first + kind]):
                below = append(below, kind)
        places = len(table.below) - len(below)
        if places < 0:
            return False
        rest = table.deck
        for at in range(places):
            below = append(below, rest[at])
        table.below = below
        table.deck = rest[places:]
        if self.case.knows_next(self.seat):
            table.deck = extend(vec[i64]([self.case.deck[self.case.next]]), table.deck)
        return True

    def _send_on_their_way(self, table: RueMorgueLegal, luck: Luck) -> None:
        for seat in range(len(table.passed)):
            if table.passed[seat] == UNSEEN:
                left = luck.below(table.sizes[seat])
                kind: i64 = 0
                while left >= table.in_hand(seat, kind):
                    left -= table.in_hand(seat, kind)
                    kind += 1
                table.put_out(seat, kind, 1)
                table.passed = table.passed[:]
                table.passed[seat] = kind
