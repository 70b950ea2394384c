"""Feeding the orang-utan, and the second case file that comes of it."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from fallakte.core.table import MOVE, NOBODY, SHUFFLE
from fallakte.games.rue_morgue.legal import FEEDING
from fallakte.games.rue_morgue.memory import RueMorgueMemory
from fallakte.games.rue_morgue.set_up import RueMorgueSetUp
from fallakte.rummy.turn import PLAY


class RueMorgueFeeding(RueMorgueSetUp):
    """What leaves the case file, and what happens when it is empty."""

    def draw_from_file(self, seat: i64) -> None:
        self.draw_cards(seat, 1)

    def draw_cards(self, seat: i64, count: i64) -> None:
        """Cards of the case file to a hand; nobody knows its next card after that."""
        self.peeked = 0
        self.draw_and_tell(seat, count)

    def after_meld(self, kind: i64, count: i64) -> None:
        """After a meld the orang-utan is fed while the first case file lasts, if there is a card to feed (RM-6)."""
        if self.escaped or (self.file_size() == 0 and len(self.pile) == 0):
            return
        self.phase = FEEDING
        if self.file_size() > 0:
            self.peeked |= 1 << self.to_act
            if self.watched:
                self.tell("peeked", {"seat": self.to_act}, {"card": self.deck[self.next]}, 1 << self.to_act)

    def feed_from_file(self) -> None:
        """The card that the feeder has looked at goes under the orang-utan; nobody else sees it (RM-6)."""
        kind = self.next_card()
        self.peeked = 0
        self.put_below(kind)
        self.phase = PLAY
        if self.watched:
            self.tell("fed-from-file", {"seat": self.to_act}, {"card": kind}, 1 << self.to_act)

    def feed_from_pile(self) -> None:
        """The visible card goes under the orang-utan; the feeder knows what the case file brings next (RM-7)."""
        self.pile, kind = pop(self.pile)
        self.put_below(kind)
        self.phase = PLAY
        if self.watched:
            self.tell("fed-from-pile", {"seat": self.to_act, "card": kind, "top": self.top()})

    # The second case file

    def file_ran_out(self) -> None:
        """The first case file is followed by a second (RM-10); after that the case stays unsolved (RM-11)."""
        if self.escaped:
            self.finish_round()
        else:
            self.resumes = self.next_seat(self.to_act)
            self.to_act = NOBODY
            self.due = SHUFFLE

    def cards_due(self) -> list[int]:
        """For the second case file all that lies under the orang-utan and in the Rue Morgue."""
        return sorted([*self.below, *self.pile]) if self.due == SHUFFLE else super().cards_due()

    def take_order(self, order: vec[i64], dealer: i64) -> None:
        if self.due == SHUFFLE:
            self._open_second_file(order)
        else:
            super().take_order(order, dealer)

    def _open_second_file(self, order: vec[i64]) -> None:
        """The orang-utan has escaped, and the Rue Morgue is empty (RM-10)."""
        if self.watched:
            self.events = []
            for memory in self.memories:
                if isinstance(memory, RueMorgueMemory):
                    memory.reshuffle(self.frame(memory.seat))
        self.deck = order
        self.next = 0
        self.pile = vec[i64]()
        self.below = vec[i64]()
        self.escaped = True
        if self.watched:
            self.tell("escaped", {"count": len(order)})
        self.due = MOVE
        self.begin_turn(self.resumes)
        self.resumes = NOBODY
