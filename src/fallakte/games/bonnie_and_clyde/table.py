"""Bonnie and Clyde at the table: what the moves bring about, and the score."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from fallakte.core.faults import Reason
from fallakte.core.table import NOBODY
from fallakte.core.words import Book, Words
from fallakte.games.bonnie_and_clyde.board import DRIVING, LOOKING_AFTER_LAY_OFF, LOOKING_AFTER_MELD, PEEKING, SEARCHING
from fallakte.games.bonnie_and_clyde.book import (
    BOOK,
    CAR_FORWARD,
    HINTON_ARCHIVE,
    HINTON_DRAW,
    HINTON_PEEK,
    TAKE,
    TAKE_HIDDEN,
)
from fallakte.games.bonnie_and_clyde.cards import BONNIE, CLYDE, KINDS, LAST_PLACE, NAMES, PLACES, TED_HINTON
from fallakte.games.bonnie_and_clyde.legal import BonnieAndClydeLegal
from fallakte.games.bonnie_and_clyde.memory import BonnieAndClydeMemory
from fallakte.games.bonnie_and_clyde.reasons import REASONS
from fallakte.games.bonnie_and_clyde.seen import BonnieAndClydeSeen
from fallakte.games.bonnie_and_clyde.view import bonnie_and_clyde_view
from fallakte.rummy.memory import Memory
from fallakte.rummy.turn import PLAY
from fallakte.rummy.view import seat_or_null

DRAWN: Final[i64] = 1
HINTON_DRAWS: Final[i64] = 2
SIDEWAYS: Final[i64] = 4
UPRIGHT: Final[i64] = 2
OUTLAW: Final[i64] = 10

# What Ted Hinton is played for, as told.
OPTIONS: Final = ("draw", "archive", "peek")


@final
class BonnieAndClydeTable(BonnieAndClydeLegal):
    """Clues are melded along the road; who plays the place where the car stands may capture an outlaw."""

    # The deal and the draw

    def set_up(self) -> None:
        self.open_pile()
        self.begin_turn((self.dealer + 1) % self.players)

    def draw_from_file(self, seat: i64) -> None:
        """One card (BC-4)."""
        self.draw_and_tell(seat, DRAWN)

    # Moves

    def carry_out_own(self, own: i64) -> None:
        if own < TAKE:
            self._play_hinton(own)
        elif own < TAKE_HIDDEN:
            self._take(own - TAKE)
        elif own < CAR_FORWARD:
            self._answer_hidden(own == TAKE_HIDDEN)
        else:
            self._drive(1 if own == CAR_FORWARD else -1)
            self.phase = PLAY

    # Ted Hinton: lies in front of the player until the effect is done, then goes onto the archive

    def _play_hinton(self, own: i64) -> None:
        """Draw two (BC-10), search the archive (BC-11) or peek below a place (BC-12); announced first."""
        self.event_played = True
        self.put_out(self.to_act, TED_HINTON, 1)
        if self.watched:
            option = min(own, HINTON_PEEK)
            place = own - HINTON_PEEK if own >= HINTON_PEEK else NOBODY
            facts: Words = {"seat": self.to_act, "card": TED_HINTON, "option": option, "place": place}
            self.tell("event", {**facts, "left": self.sizes[self.to_act]})
        if own == HINTON_DRAW:
            self.draw_and_tell(self.to_act, HINTON_DRAWS)
            self._file_hinton()
        elif own == HINTON_ARCHIVE:
            self._search()
        else:
            self._look(own - HINTON_PEEK, PEEKING)

    def _file_hinton(self) -> None:
        """The effect is done."""
        self.push(TED_HINTON)
        self.phase = PLAY
        if self.watched:
            self.tell("filed", {"seat": self.to_act, "card": TED_HINTON})

    def _search(self) -> None:
        """The archive is looked through in secret (BC-11)."""
        self.phase = SEARCHING
        if self.watched:
            self.tell("looked", {"seat": self.to_act}, {"cards": list(self.pile)}, 1 << self.to_act)

    def _take(self, kind: i64) -> None:
        """One card of the archive comes to the hand, unseen by the others (BC-11)."""
        among = len(self.pile)
        self.pull(kind, among)
        self.take_in(self.to_act, kind)
        if self.watched:
            self.tell("took-secretly", {"seat": self.to_act, "among": among}, {"card": kind}, 1 << self.to_act)
        self._file_hinton()

    # Melds and lay-offs: cards down, then look, capture or take, then the car (BC-21)

    def after_meld(self, kind: i64, count: i64) -> None:
        """Without a hidden card to decide on, the car moves at once (BC-20)."""
        if not self._asks_below(kind, count, LOOKING_AFTER_MELD):
            self._drive(1)

    def after_lay_off(self, kind: i64, count: i64) -> None:
        """Without a hidden card to decide on, the player says at once where the car goes (BC-20)."""
        if not self._asks_below(kind, count, LOOKING_AFTER_LAY_OFF):
            self.phase = DRIVING

    def _asks_below(self, place: i64, count: i64, phase: i64) -> bool:
        """Look below the place just played; whether the player now has to take or leave what lies there (BC-19)."""
        here = self.car == place
        if here:
            self._turn(place, count)
        if not self.lying >> place & 1:
            return False
        if here and self.below[place] >= BONNIE:
            self._capture(place)
            return False
        if here:
            self.harmless |= 1 << place
        self._look(place, phase)
        return True

    def _turn(self, place: i64, count: i64) -> None:
        """Where the car stands, the cards just played are turned sideways (BC-17); elsewhere not (BC-18)."""
        self.sideways = self.sideways[:]
        self.sideways[self.to_act * PLACES + place] += count
        if self.watched:
            self.tell("turned", {"seat": self.to_act, "card": place, "count": count})

    def _capture(self, place: i64) -> None:
        """An outlaw is laid face up into the player's area (BC-17)."""
        outlaw = self.lift_hidden(place)
        self.lay(self.to_act, outlaw, 1)
        if self.watched:
            self.tell("captured", {"seat": self.to_act, "place": place, "card": outlaw})

    def _look(self, place: i64, phase: i64) -> None:
        """The player looks at the card below a place and has to take it or leave it."""
        self.place = place
        self.phase = phase
        self.mark_looked(self.to_act, place)
        if self.watched:
            secret: Words = {"card": self.below[place]}
            self.tell("looked-below", {"seat": self.to_act, "place": place}, secret, 1 << self.to_act)

    def _answer_hidden(self, taken: bool) -> None:
        """The card comes to the hand or stays; the others see which of the two, and no more (R-13)."""
        place = self.place
        if taken:
            self._take_hidden(place)
        elif self.watched:
            self.tell("left-hidden", {"seat": self.to_act, "place": place})
        self.place = NOBODY
        if self.phase == PEEKING:
            self._file_hinton()
        elif self.phase == LOOKING_AFTER_MELD:
            self._drive(1)
            self.phase = PLAY
        else:
            self.phase = DRIVING

    def _take_hidden(self, place: i64) -> None:
        """Who has looked at the card before knows what was taken."""
        eyes = self._eyes_below(place)
        kind = self.lift_hidden(place)
        self.take_in(self.to_act, kind)
        if self.watched:
            self.tell("took-hidden", {"seat": self.to_act, "place": place}, {"card": kind}, eyes)

    def _eyes_below(self, place: i64) -> i64:
        eyes: i64 = 0
        for seat in range(self.players):
            if self.knows_below(seat, place):
                eyes |= 1 << seat
        return eyes

    def _drive(self, by: i64) -> None:
        """One place on; after a meld the car stays where the board ends (BC-20)."""
        moves = self.car + by <= LAST_PLACE
        if moves:
            self.car += by
        if self.watched:
            self.tell("car-moved" if moves else "car-stayed", {"seat": self.to_act, "place": self.car})

    # The end of the round

    def file_ran_out(self) -> None:
        """The round ends after the turn in which the last card of the case file was drawn (BC-25)."""
        self.finish_round()

    def score_round(self) -> None:
        """Areas (BC-26) and the car (BC-27); going it alone leaves the others with nothing (BC-28)."""
        alone = self.goes_alone()
        for side in range(self.rules.sides):
            if alone and side != self.out:
                self.line(side, "BC-28", "alone", 0)
                continue
            self._score_area(side)
            if side == self.out:
                self.line(side, "BC-27", "car", self.car + 1, self.car, self.car + 1)

    def _score_area(self, side: i64) -> None:
        for place in range(PLACES):
            turned = self.sideways[side * PLACES + place]
            straight = self.in_area(side, place) - turned
            if turned > 0:
                self.line(side, "BC-26", "sideways", SIDEWAYS * turned, place, turned)
            if straight > 0:
                self.line(side, "BC-26", "upright", UPRIGHT * straight, place, straight)
        for outlaw in range(BONNIE, CLYDE + 1):
            if self.in_area(side, outlaw) > 0:
                self.line(side, "BC-26", "outlaw", OUTLAW, outlaw, 1)

    def goes_alone(self) -> bool:
        """Whether who went out has captured both outlaws (BC-28)."""
        if self.out == NOBODY:
            return False
        return self.in_area(self.out, BONNIE) + self.in_area(self.out, CLYDE) == 2

    def score_extras(self) -> Words:
        return {"out": seat_or_null(self.out), "alone": self.goes_alone(), "car": self.car + 1}

    def ending(self) -> str:
        if self.goes_alone():
            return "alone"
        return "file-empty" if self.out == NOBODY else "out"

    # At the border

    def names(self) -> Sequence[str]:
        return NAMES

    def reason(self, number: i64) -> Reason:
        return REASONS[number]

    def book(self) -> Book:
        return BOOK

    def view(self, seat: i64) -> Words:
        return dict(bonnie_and_clyde_view(self, seat))

    def know(self, memory: Memory) -> BonnieAndClydeSeen:
        return BonnieAndClydeSeen(self, memory)

    def new_memory(self, seat: i64) -> Memory:
        return BonnieAndClydeMemory(seat, self.players, KINDS)

    def fresh(self) -> "BonnieAndClydeTable":
        return BonnieAndClydeTable(self.own_rules)

    def copy(self) -> "BonnieAndClydeTable":
        other = BonnieAndClydeTable(self.own_rules)
        self.copy_turn_to(other)
        self.copy_public_to(other)
        other.below = self.below
        return other
