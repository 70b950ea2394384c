"""The set-up of the Rue Morgue, and cards on their way between partners."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.table import NOBODY
from fallakte.core.words import Words
from fallakte.games.rue_morgue.legal import BURYING, CONSULTED, CONSULTING, NOT_PASSED, PASSING
from fallakte.games.rue_morgue.scoring import RueMorgueScoring
from fallakte.rummy.turn import PLAY

UNSEEN_BELOW: Final[i64] = 2
"""So many cards of the case file go under the orang-utan with two players (RM-2)."""


class RueMorgueSetUp(RueMorgueScoring):
    """Choices are made one after the other from the dealer's left, and nobody sees another's (RM-3c)."""

    def clear(self) -> None:
        super().clear()
        self.below = vec[i64]()
        self.escaped = False
        self.peeked = 0
        self.passed = self.rules.none
        self.resumes = NOBODY

    def set_up(self) -> None:
        """The Rue Morgue is opened (RM-1), then everybody passes and buries, from the dealer's left (RM-3c)."""
        self.open_pile()
        if self.players == 2:
            for _ in range(UNSEEN_BELOW):
                self.put_below(self.next_card())
            if self.watched:
                self.tell("laid-below", {"count": UNSEEN_BELOW})
        self.to_act = self.next_seat(self.dealer)
        self.event_played = False
        self.phase = PASSING if self.has_partners() else BURYING

    def bury(self, kind: i64) -> None:
        """A hand card goes face down under the orang-utan; after the last one everybody draws one (RM-3b)."""
        seat = self.to_act
        self.put_out(seat, kind, 1)
        self.put_below(kind)
        if self.watched:
            self.tell("buried", {"seat": seat, "size": self.sizes[seat] + 1}, {"card": kind}, 1 << seat)
        self.to_act = self.next_seat(seat)
        if seat == self.dealer:
            for step in range(self.players):
                self.draw_and_tell((self.to_act + step) % self.players, 1)
            self.begin_turn(self.to_act)

    def put_below(self, kind: i64) -> None:
        """A card goes under the orang-utan."""
        self.below = append(self.below[:], kind)

    # Cards on their way

    def pass_card(self, kind: i64) -> None:
        """A card is on its way to the partner, in no hand (RM-3a, RM-17)."""
        seat = self.to_act
        self.put_out(seat, kind, 1)
        self._put_on_the_way(seat, kind)
        if self.watched:
            self.tell("passed", {"seat": seat, "to": self.partner(seat)}, {"card": kind}, 1 << seat)
        if self.phase == PASSING:
            self._pass_on(seat)
        elif self.phase == CONSULTING:
            self.phase = CONSULTED
            self.to_act = self.partner(seat)
        else:
            self.phase = PLAY
            self.to_act = self.partner(seat)
            self._exchange(self.to_act, seat)

    def _pass_on(self, seat: i64) -> None:
        """The next seat chooses a card for its partner; when all have, the cards arrive (RM-3a)."""
        self.to_act = self.next_seat(seat)
        if seat == self.dealer:
            self.phase = BURYING
            self._exchange(self.to_act, self.partner(self.to_act))
            self._exchange(self.partner(seat), seat)

    def _put_on_the_way(self, seat: i64, kind: i64) -> None:
        self.passed = self.passed[:] if len(self.passed) > 0 else vec[i64]([NOT_PASSED] * self.players)
        self.passed[seat] = kind

    def _exchange(self, one: i64, other: i64) -> None:
        """Two partners' cards arrive; only now do they see them."""
        card = self.passed[one]
        back = self.passed[other]
        if self.watched:
            sizes = [self.sizes[one] + 1, self.sizes[other] + 1]
            facts: Words = {"seat": one, "to": other, "sizes": sizes}
            self.tell("exchanged", facts, {"card": card, "back": back}, 1 << one | 1 << other)
        self.take_in(other, card)
        self.take_in(one, back)
        self._put_on_the_way(one, NOT_PASSED)
        self._put_on_the_way(other, NOT_PASSED)
