"""The board of Bonnie and Clyde: the car, the cards below the places, who has looked at them, what lies sideways."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.pack import Reader, Writer
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import NOBODY
from fallakte.games.bonnie_and_clyde.cards import (
    ALL_PLACES,
    BONNIE,
    CLYDE,
    COVERS,
    DEALT,
    PLACES,
    BonnieAndClydeRules,
)
from fallakte.rummy.cards import UNSEEN
from fallakte.rummy.table import RummyTable
from fallakte.rummy.turn import FIRST_OWN_PHASE

# The open decisions: a card of the archive, a hidden card (and what follows it), the car.
SEARCHING: Final[i64] = FIRST_OWN_PHASE
PEEKING: Final[i64] = FIRST_OWN_PHASE + 1
LOOKING_AFTER_MELD: Final[i64] = FIRST_OWN_PHASE + 2
LOOKING_AFTER_LAY_OFF: Final[i64] = FIRST_OWN_PHASE + 3
DRIVING: Final[i64] = FIRST_OWN_PHASE + 4


class BonnieAndClydeBoard(RummyTable):
    """Everything that lies on the table beside hands, areas and piles: laid out, shown, carried over.

    Its rows (`below`, `looked`, `sideways`) change seldom and are then replaced, so that copies can share them.
    """

    def __init__(self, rules: BonnieAndClydeRules) -> None:
        super().__init__(rules)
        self.own_rules: BonnieAndClydeRules = rules
        self.car: i64 = 0
        self.below: vec[i64] = rules.uncovered
        """The card below each place, UNSEEN where none lies any more."""
        self.lying: i64 = 0
        """The places below which a card lies."""
        self.looked: vec[i64] = rules.no_sizes
        """At which of these cards each seat has looked; that it did is public."""
        self.harmless: i64 = 0
        """The places below which no outlaw lies, as all could see: with the car there one would have been captured."""
        self.place: i64 = NOBODY
        """The place whose card is being looked at."""
        self.sideways: vec[i64] = rules.upright
        """How many clues of each place lie sideways in each area."""

    # The deal

    def shuffled(self, shuffler: Shuffler) -> list[int]:
        """The 75 are shuffled; the top 8 and the outlaws, shuffled again, lie below the places (BC-2)."""
        cards = shuffler.shuffled(self.cards_due()[:DEALT])
        return shuffler.shuffled([*sorted(cards[:COVERS]), BONNIE, CLYDE]) + cards[COVERS:]

    def takes(self, order: list[int]) -> bool:
        """The right cards, both outlaws among the ten below the places (BC-2)."""
        return super().takes(order) and BONNIE in order[:PLACES] and CLYDE in order[:PLACES]

    def draw_lots(self, luck: Luck) -> None:
        self.clock += 1
        cards = self.rules.page_order[:]
        luck.shuffle(cards, DEALT)
        for outlaw in range(2):
            cards[DEALT + outlaw] = cards[COVERS + outlaw]
            cards[COVERS + outlaw] = BONNIE + outlaw
        luck.shuffle(cards, PLACES)
        self.take_order(cards, luck.below(self.players) if self.dealer == NOBODY else NOBODY)

    def clear_cards(self) -> None:
        super().clear_cards()
        self.car = 0
        self.below = self.own_rules.uncovered
        self.lying = 0
        self.looked = self.rules.no_sizes
        self.harmless = 0
        self.place = NOBODY
        self.sideways = self.own_rules.upright

    def before_dealing(self) -> None:
        """The car stands on the first place (BC-1), and one card lies face down below each (BC-2)."""
        self.below = self.deck[:PLACES]
        self.lying = ALL_PLACES
        self.next = PLACES

    # Cards below places

    def lift_hidden(self, place: i64) -> i64:
        """The card below a place leaves it."""
        kind = self.below[place]
        self.below = self.below[:]
        self.below[place] = UNSEEN
        self.lying &= ~(1 << place)
        self.harmless &= ~(1 << place)
        self.looked = self.looked[:]
        for seat in range(self.players):
            self.looked[seat] &= ~(1 << place)
        return kind

    def mark_looked(self, seat: i64, place: i64) -> None:
        """This seat looks at the card below a place."""
        self.looked = self.looked[:]
        self.looked[seat] |= 1 << place

    def knows_below(self, seat: i64, place: i64) -> bool:
        """Whether this seat has looked at the card that lies below a place."""
        return seat >= 0 and self.looked[seat] >> place & 1 == 1

    def hinton_in_front(self) -> bool:
        """Whether a Ted Hinton lies before the seat to act, in no hand and in no pile, until its effect is done."""
        return self.phase == SEARCHING or self.phase == PEEKING

    def is_searching(self, seat: i64) -> bool:
        """Whether this seat is looking through the archive now."""
        return self.phase == SEARCHING and seat == self.to_act

    # Frames, copies, bytes

    def show_own_to(self, seat: i64, frame: RummyTable) -> None:
        """The board as all see it, and the hidden cards that this seat has looked at."""
        assert isinstance(frame, BonnieAndClydeBoard)
        self.copy_public_to(frame)
        frame.below = self.own_rules.uncovered[:]
        for place in range(PLACES):
            if self.knows_below(seat, place):
                frame.below[place] = self.below[place]
        if self.is_searching(seat):
            frame.pile = self.pile[:]

    def copy_public_to(self, other: "BonnieAndClydeBoard") -> None:
        """The board as all see it."""
        other.car = self.car
        other.lying = self.lying
        other.looked = self.looked
        other.harmless = self.harmless
        other.place = self.place
        other.sideways = self.sideways

    def write(self, out: Writer) -> None:
        super().write(out)
        for number in (self.car, self.lying, self.harmless, self.place):
            out.one(number)
        out.many(self.looked)
        out.many(self.sideways)
        out.many(self.below)

    def read(self, numbers: Reader) -> None:
        super().read(numbers)
        self.car = numbers.one()
        self.lying = numbers.one()
        self.harmless = numbers.one()
        self.place = numbers.one()
        self.looked = numbers.many()
        self.sideways = numbers.many()
        self.below = numbers.many()
