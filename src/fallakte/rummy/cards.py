"""Where the cards of a rummy round lie. Hands and areas are counts per kind with bit masks beside them,
piles are sequences of kinds; only the functions here move a card, so counts and masks always agree."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.pack import Reader, Writer
from fallakte.core.table import NOBODY, Table
from fallakte.rummy.rules import Rules

MELD: Final[i64] = 3
"""So many clues of a kind are a meld (R-5)."""

UNSEEN: Final[i64] = -1
"""A card that somebody else may know."""


class CardTable(Table):
    """Hands, areas, case file and discard pile."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players, rules.scratch)
        self.rules: Rules = rules
        self.hands: vec[i64] = rules.no_hands
        self.held: vec[i64] = rules.no_sizes
        self.trios: vec[i64] = rules.no_sizes
        self.sizes: vec[i64] = rules.no_sizes
        self.laid: vec[i64] = rules.no_areas
        self.melds: vec[i64] = rules.zeros
        self.melded: i64 = 0
        self.deck: vec[i64] = rules.none
        self.next: i64 = 0
        self.pile: vec[i64] = rules.none

    def clear_cards(self) -> None:
        """No card lies anywhere. Called before any card is put down: until then a table shares its empty places."""
        rules = self.rules
        self.hands = rules.no_hands[:]
        self.held = rules.no_sizes[:]
        self.trios = rules.no_sizes[:]
        self.sizes = rules.no_sizes[:]
        self.laid = rules.no_areas[:]
        self.melds = rules.zeros[:]
        self.melded = 0
        self.deck = rules.none
        self.next = 0
        self.pile = vec[i64]()

    # Hands

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind this hand holds."""
        return self.hands[seat * self.rules.kinds + kind]

    def take_in(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand."""
        at = seat * self.rules.kinds + kind
        count = self.hands[at] + 1
        self.hands[at] = count
        self.held[seat] |= 1 << kind
        if count == MELD and kind < self.rules.clues:
            self.trios[seat] |= 1 << kind
        self.sizes[seat] += 1

    def put_out(self, seat: i64, kind: i64, count: i64) -> None:
        """Cards leave a hand."""
        at = seat * self.rules.kinds + kind
        left = self.hands[at] - count
        self.hands[at] = left
        if left == 0:
            self.held[seat] &= ~(1 << kind)
        if left < MELD:
            self.trios[seat] &= ~(1 << kind)
        self.sizes[seat] -= count

    # Areas

    def has_partners(self) -> bool:
        """Whether two and two play together."""
        return self.rules.sides < self.rules.players

    def in_area(self, side: i64, kind: i64) -> i64:
        """How many cards of a kind lie in this area."""
        return self.laid[side * self.rules.kinds + kind]

    def lay(self, side: i64, kind: i64, count: i64) -> None:
        """Cards come into an area; three clues of a kind are a meld, however they came there (AC-5)."""
        at = side * self.rules.kinds + kind
        lying = self.laid[at] + count
        self.laid[at] = lying
        if lying >= MELD and kind < self.rules.clues:
            self.melds[side] |= 1 << kind
            self.melded |= 1 << kind

    def lift(self, side: i64, kind: i64) -> i64:
        """All cards of a kind leave an area; how many they were."""
        at = side * self.rules.kinds + kind
        lying = self.laid[at]
        self.laid[at] = 0
        self.melds[side] &= ~(1 << kind)
        return lying

    # Piles

    def file_size(self) -> i64:
        """How many cards the case file still holds."""
        return len(self.deck) - self.next

    def next_card(self) -> i64:
        """The top card of the case file leaves it."""
        kind = self.deck[self.next]
        self.next += 1
        return kind

    def draw(self, seat: i64, count: i64) -> i64:
        """Cards from the case file to a hand, as many as there are (R-8); how many they were."""
        left = self.file_size()
        taken = count if count < left else left
        for _each in range(taken):
            self.take_in(seat, self.next_card())
        return taken

    def top(self) -> i64:
        """The visible card of the discard pile, or NOBODY's number where it is empty."""
        size = len(self.pile)
        return self.pile[size - 1] if size > 0 else NOBODY

    def push(self, kind: i64) -> None:
        """A card goes onto the discard pile."""
        self.pile = append(self.pile, kind)

    def pull(self, kind: i64, below: i64) -> bool:
        """Take the topmost card of a kind out of the discard pile, looking only below index `below` (R-14)."""
        at = below - 1
        while at >= 0 and self.pile[at] != kind:
            at -= 1
        if at < 0:
            return False
        self.pile = without(self.pile, at)
        return True

    def copy_cards_to(self, other: "CardTable") -> None:
        """Everything that moves, copied; the deck never changes and is shared."""
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.trios = self.trios[:]
        other.sizes = self.sizes[:]
        other.laid = self.laid[:]
        other.melds = self.melds[:]
        other.melded = self.melded
        other.deck = self.deck
        other.next = self.next
        other.pile = self.pile[:]

    def write_cards(self, out: Writer) -> None:
        """Where the cards lie, as numbers; what has left the case file is not in it any more."""
        out.many(self.hands)
        out.many(self.sizes)
        out.many(self.laid)
        out.many(self.deck[self.next :])
        out.many(self.pile)

    def read_cards(self, numbers: Reader) -> None:
        """The cards again, each put where it lay."""
        rules = self.rules
        self.clear_cards()
        hands = numbers.many()
        for seat in range(rules.players):
            for kind in range(rules.kinds):
                for _each in range(hands[seat * rules.kinds + kind]):
                    self.take_in(seat, kind)
        self.sizes = numbers.many()
        laid = numbers.many()
        for side in range(rules.sides):
            for kind in range(rules.kinds):
                self.lay(side, kind, laid[side * rules.kinds + kind])
        self.deck = numbers.many()
        self.next = 0
        self.pile = numbers.many()

    def show_cards_to(self, seat: i64, frame: "CardTable") -> None:
        """Put onto an empty table what this seat can see: its hand, the areas, the visible card, and sizes."""
        rules = self.rules
        frame.clear_cards()
        for kind in range(rules.kinds):
            for _each in range(self.in_hand(seat, kind)):
                frame.take_in(seat, kind)
            for side in range(rules.sides):
                frame.lay(side, kind, self.in_area(side, kind))
        frame.sizes = self.sizes[:]
        frame.deck = vec[i64]([UNSEEN] * self.file_size())
        frame.pile = vec[i64]([UNSEEN] * len(self.pile))
        if len(self.pile) > 0:
            frame.pile[len(self.pile) - 1] = self.top()


def without(cards: vec[i64], at: i64) -> vec[i64]:
    """The cards with the one at an index left out."""
    rest = vec[i64](capacity=len(cards))
    for i in range(len(cards)):
        if i != at:
            rest = append(rest, cards[i])
    return rest


def bits_into(out: vec[i64], count: i64, first: i64, bits: i64) -> i64:
    """Write `first` plus the number of each set bit into `out`; the new count."""
    at = first
    while bits != 0:
        # Written in any case, and kept only if the bit is set: a branch that nobody can predict would cost more.
        out[count] = at
        count += bits & 1
        bits >>= 1
        at += 1
    return count


def lowest(bits: i64) -> i64:
    """The number of the lowest set bit."""
    return int(bits & -bits).bit_length() - 1
