"""What others hold at imagined tables: whoever could have laid a card down has mostly done so."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.rummy.account import ANY
from fallakte.rummy.cards import MELD
from fallakte.rummy.seen import RummySeen
from fallakte.rummy.table import RummyTable

HOARDERS: Final[i64] = 8
"""One player of so many keeps what could be laid down."""

TRIES: Final[i64] = 6
"""So often another card is looked for in the case file; if none fits, the hand stays as it is."""


@final
class Hands:
    """Exchanges cards that hands would hardly hold any more for others from the case file.

    The first card of the case file stays: somebody may know it.
    """

    def __init__(self, seen: RummySeen) -> None:
        rules = seen.frame.rules
        self.seat: i64 = seen.seat
        self.players: i64 = rules.players
        self.kinds: i64 = rules.kinds
        self.clues: i64 = rules.clues
        self.known: vec[i64] = seen.memory.account.holds
        self.limits: vec[i64] = seen.memory.account.limits

    def settle(self, table: RummyTable, luck: Luck) -> None:
        """Change a table that was just imagined."""
        for other in range(self.players):
            if other != self.seat and table.declined[other] >= 0 and luck.below(HOARDERS) != 0:
                self._settle_hand(table, other, luck)

    def _settle_hand(self, table: RummyTable, seat: i64, luck: Luck) -> None:
        declined = table.declined[seat]
        doubtful = (table.held[seat] & declined) | table.trios[seat]
        if doubtful == 0:
            return
        for kind in range(self.clues):
            if doubtful >> kind & 1:
                at = seat * self.kinds + kind
                likely: i64 = 0 if declined >> kind & 1 else MELD - 1
                known = self.known[at]
                for _each in range(table.hands[at] - (likely if likely > known else known)):
                    self._exchange(table, seat, kind, luck)

    def _exchange(self, table: RummyTable, seat: i64, kind: i64, luck: Luck) -> None:
        below_first = table.file_size() - 1
        if below_first <= 0:
            return
        for _each in range(TRIES):
            at = table.next + 1 + luck.below(below_first)
            other = table.deck[at]
            if self._may_hold(table, seat, other):
                table.put_out(seat, kind, 1)
                table.take_in(seat, other)
                table.deck[at] = kind
                return

    def _may_hold(self, table: RummyTable, seat: i64, kind: i64) -> bool:
        at = seat * self.kinds + kind
        if self.limits[at] < ANY:
            return False
        return kind >= self.clues or (not table.declined[seat] >> kind & 1 and table.hands[at] < MELD - 1)
