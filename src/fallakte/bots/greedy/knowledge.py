"""Where the cards of a rummy round are that a seat cannot see, as far as its memory tells."""

from collections.abc import Sequence

from fallakte.rummy.account import ANY, FRESH, GAIN, LOOK, NONE, POP, PULL_ALL, PULL_ONE, PUSH, SHOW
from fallakte.rummy.memory import Memory
from fallakte.rummy.table import RummyTable


class Knowledge:
    """Counts by kind: the discard pile, the cards known in other hands, and those that can be anywhere.

    Open secrets are left open: a card that somebody took out of the pile unseen still counts there, so the counts are
    certain until the first such secret and a good guess after it.
    """

    def __init__(self, table: RummyTable, memory: Memory, aside: Sequence[int]) -> None:
        """`aside` are cards that the seat knows to lie neither in a hand nor in an area nor in the pile."""
        self.table = table
        self.seat: int = memory.seat
        self.kinds = len(table.rules.copies)
        self.pile = self._counts(list(memory.account.pile))
        self.holds = list(memory.account.holds)
        self.limits = list(memory.account.limits)
        self._read_on(list(memory.log))
        self.unseen = self._count_unseen(aside)
        self.hidden = max(1, sum(self.unseen))

    def _counts(self, cards: list[int]) -> list[int]:
        counts = [0] * self.kinds
        for kind in cards:
            counts[kind] += 1
        return counts

    def _read_on(self, log: list[int]) -> None:
        """What was noticed since the first open secret."""
        at = 0
        while at < len(log):
            op, seat, kind, count = log[at], log[at + 1], log[at + 2], log[at + 3]
            at += 4
            if op == LOOK:
                self.pile = self._counts(log[at : at + count])
                at += count
            elif seat < 0:
                self.change_piles(op, kind)
            else:
                self._change_hand(op, seat, kind, count)

    def change_piles(self, op: int, kind: int) -> None:
        """Cards come onto the discard pile or leave it. A game adds what only it has."""
        if op == PUSH:
            self.pile[kind] += 1
        elif op == PULL_ALL:
            self.pile[kind] = 0
        elif (op == POP or op == PULL_ONE) and self.pile[kind] > 0:
            self.pile[kind] -= 1

    def _change_hand(self, op: int, seat: int, kind: int, count: int) -> None:
        at = seat * self.kinds + kind
        if op == GAIN:
            self.holds[at] += count
        elif op == SHOW:
            self.holds[at] = max(0, self.holds[at] - count)
        elif op == NONE:
            self.holds[at] = 0
            self.limits[at] = 0
        elif op == FRESH:
            for one in range(seat * self.kinds, (seat + 1) * self.kinds):
                self.limits[one] = min(ANY, self.limits[one] + count)

    def _count_unseen(self, aside: Sequence[int]) -> list[int]:
        table, kinds = self.table, self.kinds
        unseen = [table.rules.copies[kind] - table.in_hand(self.seat, kind) - self.pile[kind] for kind in range(kinds)]
        for at, count in enumerate(table.laid):
            unseen[at % kinds] -= count
        for at, count in enumerate(self.holds):
            unseen[at % kinds] -= count
        for kind in aside:
            unseen[kind] -= 1
        return [max(0, count) for count in unseen]

    def expects(self, seat: int, kind: int) -> int:
        """How many cards of a kind another hand holds on average, in thousandths."""
        at = seat * self.kinds + kind
        known = sum(self.holds[seat * self.kinds : (seat + 1) * self.kinds])
        loose = max(0, self.table.sizes[seat] - known)
        guess = min(1000 * self.unseen[kind] * loose // self.hidden, 1000 * self.limits[at])
        return 1000 * self.holds[at] + guess
