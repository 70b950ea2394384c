"""What a sensible player of any of the three rummy games makes of a position, in hundredths of a point."""

from abc import abstractmethod

from fallakte.bots.greedy.knowledge import Knowledge
from fallakte.bots.greedy.mind import AT_ONCE, NEVER, Mind
from fallakte.rummy.cards import MELD
from fallakte.rummy.memory import Memory
from fallakte.rummy.seen import RummySeen
from fallakte.rummy.turn import DRAW_FROM_FILE, DRAW_FROM_PILE


class RummyMind(Mind):
    """What the cards promise, and what each move is worth."""

    def __init__(self, seen: RummySeen) -> None:
        self.table = seen.frame
        self.rules = seen.frame.rules
        self.seat: int = seen.seat
        self.side: int = self.rules.side[self.seat]
        self.kinds: int = self.rules.kinds
        self.clues: int = self.rules.clues
        self.size: int = self.table.sizes[self.seat]
        self.known = self.recall(seen.memory)
        self.turns = self.turns_left()
        self.draws = self.turns * self.draws_a_turn()

    # What a game adds

    def recall(self, memory: Memory) -> Knowledge:
        """Where the unseen cards can be."""
        return Knowledge(self.table, memory, ())

    @abstractmethod
    def draws_a_turn(self) -> int:
        """How many cards a turn brings from the case file."""

    @abstractmethod
    def laid_worth(self, side: int, kind: int, count: int) -> int:
        """What so many more clues of a kind in a side's area bring it."""

    @abstractmethod
    def event_worth(self, kind: int) -> int:
        """What an event in hand promises."""

    @abstractmethod
    def area_points(self, side: int) -> int:
        """What a side's area would score now, in points."""

    @abstractmethod
    def own_worth(self, own: int) -> int:
        """The weight of one of the game's own moves, by its number after the shared ones."""

    # The course of the round

    def others(self) -> list[int]:
        """The other seats, the left neighbour first."""
        players: int = self.rules.players
        return [(self.seat + step) % players for step in range(1, players)]

    def opponents(self) -> list[int]:
        """The seats of other sides, the next to act first."""
        return [seat for seat in self.others() if self.rules.side[seat] != self.side]

    def turns_left(self) -> int:
        """How many turns of one's own the round may still last: somebody goes out, or the case file ends."""
        by_file: int = self.table.file_size() // (self.draws_a_turn() * self.rules.players)
        shortest: int = min(self.table.sizes[seat] for seat in self.opponents())
        return min(by_file, 1 + shortest // 2, 4)

    def goes_round(self) -> bool:
        """Whether discards only go round the table and nobody draws from the case file any more."""
        return self.table.pile_draws >= 2 * self.rules.players

    def would_lose(self) -> bool:
        """Whether another side would win the match if the round ended now."""
        totals = [self.table.totals[side] + self.area_points(side) for side in range(self.rules.sides)]
        best = max(totals)
        return best >= self.rules.target and totals[self.side] < best

    def stays_in(self, count: int) -> bool:
        """Whether playing so many cards would lead to going out, and that would lose the match."""
        return self.size - count == 1 and self.would_lose()

    # What cards promise

    def holding(self, kind: int) -> int:
        """How many cards of a kind are in the own hand."""
        return self.table.in_hand(self.seat, kind)

    def melded(self, kind: int) -> bool:
        """Whether a meld of this kind lies in anybody's area."""
        return bool(self.table.melded >> kind & 1)

    def chance_to_draw(self, kind: int) -> int:
        """The chance, in thousandths, that one of the cards still to be drawn is of this kind: 0 if all are seen."""
        others = 1000
        for _ in range(self.draws):
            others = others * (self.known.hidden - self.known.unseen[kind]) // self.known.hidden
        return 1000 - others

    def hand_worth(self, kind: int, count: int) -> int:
        """What so many cards of a kind in hand promise."""
        if count == 0:
            return 0
        if kind >= self.clues:
            return self.event_worth(kind) * count
        if self.melded(kind):
            return self.laid_worth(self.side, kind, count) * 9 // 10
        if count >= MELD:
            return self.laid_worth(self.side, kind, count)
        chance = self.chance_to_draw(kind)
        if count == 1:
            chance = chance * chance // 3000
        return self.laid_worth(self.side, kind, MELD) * chance // 1000

    def gain(self, kind: int) -> int:
        """What one more card of a kind brings to the hand."""
        held = self.holding(kind)
        return self.hand_worth(kind, held + 1) - self.hand_worth(kind, held)

    def loss(self, kind: int) -> int:
        """What the hand loses with one card of a kind."""
        held = self.holding(kind)
        return self.hand_worth(kind, held) - self.hand_worth(kind, held - 1)

    def fresh_gain(self) -> int:
        """What an unknown card brings on average."""
        unseen = self.known.unseen
        total = sum(self.gain(kind) * unseen[kind] for kind in range(self.kinds) if unseen[kind] > 0)
        return total // self.known.hidden

    def best_in_pile(self, kinds: int) -> int:
        """What the best card of the discard pile brings to the hand, of the first so many kinds."""
        return max(self.gain(kind) if self.known.pile[kind] > 0 else 0 for kind in range(kinds))

    def danger(self, kind: int) -> int:
        """What a discard may give to the next player: a lay-off, or the third card of a meld."""
        heir = self.others()[0]
        side: int = self.rules.side[heir]
        if side == self.side or kind >= self.clues:
            return 0
        if self.melded(kind):
            return self.laid_worth(side, kind, 1) // 2
        held = self.known.expects(heir, kind)
        return self.laid_worth(side, kind, MELD) * min(900, held * held // 6000) // 1000

    # What moves are worth

    def worth(self, move: int) -> int:
        rules = self.rules
        if move == DRAW_FROM_FILE:
            return self.fresh_gain() * self.draws_a_turn()
        if move == DRAW_FROM_PILE:
            return NEVER if self.goes_round() else self.gain(self.table.top())
        if move < rules.meld_at:
            return self.discard_worth(move - rules.discard_at)
        if move < rules.lay_off_at:
            wish = move - rules.meld_at
            return self.meld_worth(wish // rules.most, wish % rules.most + 1)
        if move < rules.own_at:
            wish = move - rules.lay_off_at
            return self.lay_off_worth(wish // rules.together, wish % rules.together + 1)
        return self.own_worth(move - rules.own_at)

    def discard_worth(self, kind: int) -> int:
        """The card that is least useful, and least dangerous in the next player's hand."""
        return -self.loss(kind) - self.danger(kind)

    def meld_worth(self, kind: int, count: int) -> int:
        """A meld is laid at once, with all cards that can go."""
        return NEVER if self.stays_in(count) else AT_ONCE + self.laid_worth(self.side, kind, count)

    def lay_off_worth(self, kind: int, count: int) -> int:
        """So is a lay-off."""
        return self.meld_worth(kind, count)
