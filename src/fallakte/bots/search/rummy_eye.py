"""What a player of a rummy game makes of the table in a simulation: what is unseen, and what cards promise.

Worths are hundredths of a point, chances thousandths. Nobody looks into a hand but the own one.
"""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.policy import Policy
from fallakte.bots.search.rummy_habits import PLAIN, Habits
from fallakte.rummy.cards import MELD
from fallakte.rummy.seen import RummySeen
from fallakte.rummy.table import RummyTable

NONE: Final[i64] = -1
"""No move, no card, no time."""

MOST_TURNS: Final[i64] = 4
"""So many turns ahead are thought of."""


class RummyEye(Policy):
    """The seat to act, what it cannot see, and what its cards promise."""

    def __init__(self, seen: RummySeen, cunning: bool) -> None:
        super().__init__(cunning)
        table = seen.frame
        rules = table.rules
        self.table: RummyTable = table
        self.kinds: i64 = rules.kinds
        self.clues: i64 = rules.clues
        self.players: i64 = rules.players
        self.seat: i64 = 0
        self.side: i64 = 0
        self.own_side: i64 = rules.side[seen.seat]
        self.heir: i64 = 0
        self.habits: Habits = PLAIN
        """Those of the seat to act."""
        self.first_known: vec[i64] = seen.memory.account.holds
        self.known: vec[i64] = self.first_known[:]
        """The cards that each seat has taken openly, by seat and kind; some may have left the hand since."""
        self.unseen: vec[i64] = vec[i64]([0] * rules.kinds)
        self.in_pile: vec[i64] = vec[i64]([0] * rules.kinds)
        self.lying: vec[i64] = vec[i64]([0] * rules.kinds)
        """How many of each kind lie in all areas."""
        self.chances: vec[i64] = vec[i64]([0] * rules.kinds)
        self.trios: vec[i64] = vec[i64]([0] * rules.kinds)
        """What a meld of each kind would bring the seat to act."""
        self.looked: i64 = NONE
        """The table's clock when the seat to act looked around last."""
        self.hidden: i64 = 1
        self.turns: i64 = 0

    # What a game adds

    @abstractmethod
    def draws_a_turn(self) -> i64:
        """How many cards a turn brings from the case file."""

    @abstractmethod
    def laid_worth(self, side: i64, kind: i64, count: i64) -> i64:
        """What so many more clues of a kind in a side's area bring it."""

    @abstractmethod
    def event_worth(self, kind: i64) -> i64:
        """What an event in hand promises."""

    def set_aside(self) -> None:
        """Take out of the unseen cards those whose place only this game knows."""

    def take_up_habits(self) -> None:
        """Play by the habits of the seat to act. They are plain, unless the game says otherwise."""

    # The seat to act looks around

    def is_cunning(self) -> bool:
        """Whether the seat to act is: all others but a partner are taken to be plain."""
        return self.cunning and self.table.rules.side[self.table.to_act] == self.own_side

    def look(self) -> None:
        """Count what the seat to act cannot see, and what that makes of its chances; once for a decision."""
        table = self.table
        if self.looked == table.clock:
            return
        self.looked = table.clock
        rules = table.rules
        seat = table.to_act
        self.seat = seat
        self.side = rules.side[seat]
        self.heir = seat + 1 if seat + 1 < self.players else 0
        self.take_up_habits()
        self._count(seat)
        self._estimate_turns()
        unseen, chances, trios, hidden = self.unseen, self.chances, self.trios, self.hidden
        draws = self.turns * self.draws_a_turn()
        melded = table.melded
        for kind in range(self.clues):
            if not melded >> kind & 1:
                missed = ((hidden - unseen[kind]) << 16) // hidden
                chances[kind] = 1000 - (power(missed, draws) * 1000 >> 16)
                trios[kind] = self.laid_worth(self.side, kind, MELD)

    def _count(self, seat: i64) -> None:
        table, kinds = self.table, self.kinds
        unseen, in_pile, lying = self.unseen, self.in_pile, self.lying
        copies, hands, laid, pile = table.rules.copies, table.hands, table.laid, table.pile
        hand = seat * kinds
        for kind in range(kinds):
            in_pile[kind] = 0
            lying[kind] = laid[kind]
        kind = 0
        for at in range(kinds, len(laid)):
            lying[kind] += laid[at]
            kind += 1
            if kind == kinds:
                kind = 0
        for at in range(len(pile)):
            in_pile[pile[at]] += 1
        for kind in range(kinds):
            unseen[kind] = copies[kind] - hands[hand + kind] - lying[kind] - in_pile[kind]
        known = self.known
        for other in range(self.players):
            if other != seat:
                for kind in range(kinds):
                    at = other * kinds + kind
                    if known[at] > 0:
                        if known[at] > hands[at]:
                            known[at] = hands[at]
                        unseen[kind] -= known[at]
        hidden: i64 = 0
        for kind in range(kinds):
            if unseen[kind] < 0:
                unseen[kind] = 0
            hidden += unseen[kind]
        self.hidden = hidden if hidden > 0 else 1
        self.set_aside()

    def _estimate_turns(self) -> None:
        """How many turns of one's own the round may still last: somebody goes out, or the case file ends."""
        table = self.table
        turns: i64 = MOST_TURNS
        by_file = table.file_size() // (self.draws_a_turn() * self.players)
        if by_file < turns:
            turns = by_file
        for other in range(self.players):
            if table.rules.side[other] != self.side and 1 + table.sizes[other] // 2 < turns:
                turns = 1 + table.sizes[other] // 2
        self.turns = turns

    def expects(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind another hand holds on average, in thousandths.

        What it could have laid down in its last turn it has not; most would have done it.
        """
        known = self.known[seat * self.kinds + kind]
        declined = self.table.declined[seat]
        if declined >= 0 and declined >> kind & 1:
            return 1000 * known
        return 1000 * known + 1000 * self.unseen[kind] * self.table.sizes[seat] // self.hidden

    # What cards promise

    def holding(self, kind: i64) -> i64:
        """How many cards of a kind the seat to act holds."""
        return self.table.hands[self.seat * self.kinds + kind]

    def hand_worth(self, kind: i64, count: i64) -> i64:
        """What so many cards of a kind in hand promise."""
        if count == 0:
            return 0
        if kind >= self.clues:
            return self.event_worth(kind) * count
        if self.table.melded >> kind & 1:
            return self.laid_worth(self.side, kind, count) * self.habits.joining // 1000
        if count >= MELD:
            return self.laid_worth(self.side, kind, count)
        chance = self.chances[kind]
        if count == 1:
            chance = chance * chance * self.habits.lone // 3000000
        return self.trios[kind] * chance // 1000

    def gain(self, kind: i64) -> i64:
        """What one more card of a kind brings to the hand."""
        held = self.holding(kind)
        return self.hand_worth(kind, held + 1) - self.hand_worth(kind, held)

    def loss(self, kind: i64) -> i64:
        """What the hand loses with one card of a kind."""
        held = self.holding(kind)
        return self.hand_worth(kind, held) - self.hand_worth(kind, held - 1)

    def fresh_gain(self) -> i64:
        """What an unknown card brings on average."""
        total: i64 = 0
        unseen = self.unseen
        for kind in range(self.kinds):
            if unseen[kind] > 0:
                total += self.gain(kind) * unseen[kind]
        return total // self.hidden

    def best_in_pile(self, kinds: i64) -> i64:
        """The card of the discard pile that brings most to the hand, of the first so many kinds, or NONE."""
        best = NONE
        most: i64 = 0
        for kind in range(kinds):
            if self.in_pile[kind] > 0:
                gain = self.gain(kind)
                if best == NONE or gain > most:
                    best, most = kind, gain
        return best

    def danger(self, kind: i64) -> i64:
        """What a discard may give to the next player: a lay-off, or the third card of a meld."""
        side = self.table.rules.side[self.heir]
        if side == self.side or kind >= self.clues:
            return 0
        if self.table.melded >> kind & 1:
            return self.laid_worth(side, kind, 1) * self.habits.gift // 1000
        held = self.expects(self.heir, kind)
        chance = held * held * self.habits.third // 6000000
        return self.laid_worth(side, kind, MELD) * (chance if chance < 900 else 900) // 1000


def power(base: i64, times: i64) -> i64:
    """A fraction of 65536, multiplied with itself so many times."""
    result: i64 = 65536
    while times > 0:
        if times & 1:
            result = result * base >> 16
        base = base * base >> 16
        times >>= 1
    return result
