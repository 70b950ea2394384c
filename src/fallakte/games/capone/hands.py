"""Where the cards of a year lie: hands, the undealt rest, what was shown and what was given back."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.pack import Reader, Writer
from fallakte.games.capone.board import Board
from fallakte.games.capone.cards import HAND
from fallakte.games.capone.rules import CaponeRules

NO_CARD: Final[i64] = -1
"""An empty place, or a card that the seat of a frame cannot see."""


class Hands(Board):
    """A hand is a row of kinds in page order, with a set of its kinds beside it. Cards given back lie face down
    before who gave them, so that each seat knows its own."""

    def __init__(self, rules: CaponeRules) -> None:
        super().__init__(rules)
        empty = vec[i64]()
        self.deck: vec[i64] = empty
        self.next: i64 = 0
        self.hands: vec[i64] = empty
        self.sizes: vec[i64] = empty
        self.held: vec[i64] = empty
        self.given: vec[i64] = empty
        self.given_sizes: vec[i64] = empty
        self.shown: vec[i64] = empty
        """The cards played or laid down this year, in order; see `shown_as`."""

    def gather_cards(self) -> None:
        """No card lies anywhere."""
        players = self.players
        self.hands = vec[i64]([NO_CARD] * (players * HAND))
        self.sizes = vec[i64]([0] * players)
        self.held = vec[i64]([0] * players)
        self.given = vec[i64]([NO_CARD] * (players * HAND))
        self.given_sizes = vec[i64]([0] * players)
        self.shown = vec[i64]()
        self.next = 0

    # Hands

    def take_in(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand, to its place in page order."""
        first = seat * HAND
        at = first + self.sizes[seat]
        while at > first and self.hands[at - 1] > kind:
            self.hands[at] = self.hands[at - 1]
            at -= 1
        self.hands[at] = kind
        self.sizes[seat] += 1
        self.held[seat] |= 1 << kind

    def put_out(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        last = seat * HAND + self.sizes[seat] - 1
        at = seat * HAND
        while self.hands[at] != kind:
            at += 1
        while at < last:
            self.hands[at] = self.hands[at + 1]
            at += 1
        self.hands[last] = NO_CARD
        self.sizes[seat] -= 1
        self._note_kinds(seat)

    def _note_kinds(self, seat: i64) -> None:
        held: i64 = 0
        for at in range(seat * HAND, seat * HAND + self.sizes[seat]):
            held |= 1 << self.hands[at]
        self.held[seat] = held

    def next_card(self) -> i64:
        """The top card of the undealt rest leaves it."""
        kind = self.deck[self.next]
        self.next += 1
        return kind

    def hand_cards(self, seat: i64) -> list[int]:
        """The cards of a hand in page order."""
        first = seat * HAND
        return [self.hands[at] for at in range(first, first + self.sizes[seat])]

    # The exchange

    def repeats(self, seat: i64) -> i64:
        """The places of a hand, as bits, that hold the same card as the place before."""
        found: i64 = 0
        first = seat * HAND
        for place in range(1, self.sizes[seat]):
            if self.hands[first + place] == self.hands[first + place - 1]:
                found |= 1 << place
        return found

    def give_back(self, seat: i64, places: i64) -> i64:
        """The cards in these places leave the hand for this year (CP-3); how many they are."""
        first = seat * HAND
        kept: i64 = 0
        count: i64 = 0
        for place in range(self.sizes[seat]):
            kind = self.hands[first + place]
            self.hands[first + place] = NO_CARD
            if places >> place & 1:
                self.given[first + count] = kind
                count += 1
            else:
                self.hands[first + kept] = kind
                kept += 1
        self.sizes[seat] = kept
        self.given_sizes[seat] = count
        self._note_kinds(seat)
        return count

    def given_cards(self, seat: i64) -> list[int]:
        """The cards that a seat gave back this year."""
        first = seat * HAND
        return [self.given[at] for at in range(first, first + self.given_sizes[seat])]

    # What all have seen

    def show(self, seat: i64, kind: i64, *, used: bool) -> None:
        """A card leaves the hand face up, played or laid down unused (CP-5)."""
        self.put_out(seat, kind)
        self.shown = append(self.shown, shown_as(seat, kind, used=used))

    def undealt(self) -> i64:
        """How many cards were not dealt yet."""
        return len(self.deck) - self.next

    # Copies

    def copy_cards_to(self, other: "Hands") -> None:
        """Every card where it lies; the deck never changes and is shared."""
        other.deck = self.deck
        other.next = self.next
        other.hands = self.hands[:]
        other.sizes = self.sizes[:]
        other.held = self.held[:]
        other.given = self.given[:]
        other.given_sizes = self.given_sizes[:]
        other.shown = self.shown[:]

    def show_cards_to(self, seat: i64, frame: "Hands") -> None:
        """Put onto an empty table what this seat knows of the cards: its own, those shown, and how many there are."""
        frame.gather_cards()
        frame.deck = vec[i64]([NO_CARD] * self.undealt())
        for kind in self.hand_cards(seat):
            frame.take_in(seat, kind)
        for at in range(seat * HAND, (seat + 1) * HAND):
            frame.given[at] = self.given[at]
        frame.sizes = self.sizes[:]
        frame.given_sizes = self.given_sizes[:]
        frame.shown = self.shown[:]

    def write_cards(self, out: Writer) -> None:
        """Every card as a number; what has left the undealt rest is not in it any more."""
        out.many(self.deck[self.next :])
        out.many(self.hands)
        out.many(self.sizes)
        out.many(self.given)
        out.many(self.given_sizes)
        out.many(self.shown)

    def read_cards(self, numbers: Reader) -> None:
        """And back; a hand that a frame does not show has no known kinds."""
        self.gather_cards()
        self.deck = numbers.many()
        self.hands = numbers.many()
        self.sizes = numbers.many()
        self.given = numbers.many()
        self.given_sizes = numbers.many()
        self.shown = numbers.many()
        for seat in range(self.players):
            if self.sizes[seat] > 0 and self.hands[seat * HAND] != NO_CARD:
                self._note_kinds(seat)


def shown_as(seat: i64, kind: i64, *, used: bool) -> i64:
    """A card that was shown, as one number."""
    return (seat * 32 + kind) * 2 + (1 if used else 0)


def shown_seat(shown: i64) -> i64:
    """Who showed it."""
    return shown >> 6


def shown_kind(shown: i64) -> i64:
    """Which card it was."""
    return shown >> 1 & 31


def shown_used(shown: i64) -> bool:
    """Whether it was played, not laid down."""
    return shown & 1 == 1
