"""Al Capone at the table: what the moves bring about, and the score."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from fallakte.core.faults import Reason
from fallakte.core.table import NOBODY
from fallakte.core.words import Book, Words
from fallakte.games.al_capone.book import (
    ASK_ONE,
    BOOK,
    NESS_DRAW,
    NESS_REVEAL,
    RAID_AT,
    SEATS,
    TAKE,
    WARRANT_ONE,
)
from fallakte.games.al_capone.cards import (
    AGENT_MEETING,
    AL_CAPONE,
    CLUES,
    ELIOT_NESS,
    KINDS,
    NAMES,
    RAID,
    SEARCH_WARRANT,
    AlCaponeRules,
)
from fallakte.games.al_capone.legal import TAKE_ONE, TAKE_SET, AlCaponeLegal
from fallakte.games.al_capone.memory import AlCaponeMemory
from fallakte.games.al_capone.reasons import REASONS
from fallakte.games.al_capone.view import al_capone_view
from fallakte.rummy.memory import Memory
from fallakte.rummy.seen import RummySeen
from fallakte.rummy.table import RummyTable
from fallakte.rummy.turn import PLAY
from fallakte.rummy.view import seat_or_null

DRAWN: Final[i64] = 2
REVEALED: Final[i64] = 7

# What an event is played for, as told.
AROUND: Final = 0
ASK_ONE_PLAYER: Final = 1
SEARCH_ONE: Final = 2
SEARCH_SET: Final = 3
DRAW_TWO: Final = 4
REVEAL: Final = 5
OPTIONS: Final = ("around", "ask-one", "search-one", "search-set", "draw", "reveal")


@final
class AlCaponeTable(AlCaponeLegal):
    """Gangsters are melded and collected into complete sets; events reach into hands, piles and other areas."""

    def __init__(self, rules: AlCaponeRules) -> None:
        super().__init__(rules)
        self.values: AlCaponeRules = rules

    # The deal and the draw

    def set_up(self) -> None:
        self.open_pile()
        self.begin_turn((self.dealer + 1) % self.players)

    def draw_from_file(self, seat: i64) -> None:
        """Two cards of the case file, or the one that is left (AC-3)."""
        self.draw_and_tell(seat, DRAWN)

    # Moves

    def carry_out_own(self, own: i64) -> None:
        if own < ASK_ONE:
            self._ask_around(own)
        elif own < WARRANT_ONE:
            self._ask_one((own - ASK_ONE) // SEATS, (own - ASK_ONE) % SEATS)
        elif own < TAKE:
            self._search(TAKE_ONE if own == WARRANT_ONE else TAKE_SET)
        elif own < NESS_DRAW:
            self._take(own - TAKE)
        elif own == NESS_DRAW:
            self._play_event(ELIOT_NESS, DRAW_TWO, NOBODY, NOBODY)
            self.draw_and_tell(self.to_act, DRAWN)
        elif own == NESS_REVEAL:
            self._reveal_seven()
        else:
            self._raid(own - RAID_AT)

    # Events: each goes onto the Underworld, then takes effect

    def _play_event(self, kind: i64, option: i64, wanted: i64, of: i64) -> None:
        self.event_played = True
        self.put_out(self.to_act, kind, 1)
        self.push(kind)
        if self.watched:
            facts: Words = {"seat": self.to_act, "card": kind, "option": option, "wanted": wanted, "of": of}
            self.tell("event", {**facts, "left": self.sizes[self.to_act]})

    def _ask_around(self, kind: i64) -> None:
        """The first player clockwise who has one gives one, and draws one (AC-10)."""
        self._play_event(AGENT_MEETING, AROUND, kind, NOBODY)
        giver = (self.to_act + 1) % self.players
        while giver != self.to_act and self.in_hand(giver, kind) == 0:
            if self.watched:
                self.tell("had-none", {"seat": giver, "card": kind})
            giver = (giver + 1) % self.players
        if giver != self.to_act:
            self._hand_over(giver, kind, 1, everything=False)

    def _ask_one(self, kind: i64, giver: i64) -> None:
        """One player gives all such cards, and draws as many (AC-12)."""
        self._play_event(AGENT_MEETING, ASK_ONE_PLAYER, kind, giver)
        count = self.in_hand(giver, kind)
        if count > 0:
            self._hand_over(giver, kind, count, everything=True)
        elif self.watched:
            self.tell("had-none", {"seat": giver, "card": kind})

    def _hand_over(self, giver: i64, kind: i64, count: i64, *, everything: bool) -> None:
        """Cards go from the giver's hand to the asker's; the giver draws as many."""
        self.put_out(giver, kind, count)
        for _ in range(count):
            self.take_in(self.to_act, kind)
        if self.watched:
            facts: Words = {"seat": giver, "to": self.to_act, "card": kind, "count": count, "all": everything}
            self.tell("gave", {**facts, "left": self.sizes[giver]})
        self.draw_and_tell(giver, count)

    def _search(self, phase: i64) -> None:
        """The Underworld is looked through in secret (AC-13, AC-14)."""
        self._play_event(SEARCH_WARRANT, SEARCH_ONE if phase == TAKE_ONE else SEARCH_SET, NOBODY, NOBODY)
        self.phase = phase
        if self.watched:
            self.tell("looked", {"seat": self.to_act}, {"cards": list(self.pile)}, 1 << self.to_act)

    def _take(self, kind: i64) -> None:
        if self.phase == TAKE_ONE:
            self._take_one(kind)
        else:
            self._take_set(kind)
        self.phase = PLAY

    def _take_one(self, kind: i64) -> None:
        """One card below the warrant comes to the hand, unseen by the others (AC-13)."""
        among = len(self.pile) - 1
        self.pull(kind, among)
        self.take_in(self.to_act, kind)
        if self.watched:
            self.tell("took-secretly", {"seat": self.to_act, "among": among}, {"card": kind}, 1 << self.to_act)

    def _take_set(self, kind: i64) -> None:
        """All clues of an own meld come to the hand, shown to all (AC-14)."""
        count: i64 = 0
        while self.pull(kind, len(self.pile)):
            self.take_in(self.to_act, kind)
            count += 1
        if self.watched:
            self.tell("took-set", {"seat": self.to_act, "card": kind, "count": count})

    def _reveal_seven(self) -> None:
        """Of seven cards turned up the clues of own melds come to the hand, the rest onto the Underworld (AC-16)."""
        self._play_event(ELIOT_NESS, REVEAL, NOBODY, NOBODY)
        melds = self.own_melds()
        first = self.next
        for _ in range(min(REVEALED, self.file_size())):
            kind = self.next_card()
            if melds >> kind & 1:
                self.take_in(self.to_act, kind)
            else:
                self.push(kind)
        if self.watched:
            cards = [self.deck[at] for at in range(first, self.next)]
            matching = [kind for kind in cards if melds >> kind & 1]
            rest = [kind for kind in cards if not melds >> kind & 1]
            self.tell("revealed", {"seat": self.to_act, "taken": matching, "rest": rest})

    def _raid(self, kind: i64) -> None:
        """All cards of the gangster in other areas move to one's own (AC-17)."""
        self._play_event(RAID, NOBODY, kind, NOBODY)
        own = self.rules.side[self.to_act]
        count: i64 = 0
        for side in range(self.rules.sides):
            if side != own:
                count += self.lift(side, kind)
        self.lay(own, kind, count)
        if self.watched:
            self.tell("raided", {"seat": self.to_act, "card": kind, "count": count})

    # The end of the round

    def file_ran_out(self) -> None:
        """The round ends after the turn in which the last card of the case file was taken (AC-20)."""
        self.finish_round()

    def score_round(self) -> None:
        """Complete sets and single clues in the areas (AC-21); a shut-out leaves the others with nothing (AC-22)."""
        shut_out = self.shuts_out()
        for side in range(self.rules.sides):
            if shut_out and side != self.rules.side[self.out]:
                self.line(side, "AC-22", "shut-out", 0)
                continue
            for kind in range(CLUES):
                count = self.in_area(side, kind)
                if count == self.rules.copies[kind]:
                    self.line(side, "AC-21", "set", self.values.set[kind], kind, count)
                elif count > 0:
                    self.line(side, "AC-21", "cards", count * self.values.one[kind], kind, count)

    def shuts_out(self) -> bool:
        """Whether who went out has the complete set of Al Capone (AC-22)."""
        if self.out == NOBODY:
            return False
        return self.in_area(self.rules.side[self.out], AL_CAPONE) == self.rules.copies[AL_CAPONE]

    def score_extras(self) -> Words:
        return {"out": seat_or_null(self.out), "shut_out": self.shuts_out()}

    def ending(self) -> str:
        if self.shuts_out():
            return "shut-out"
        return "file-empty" if self.out == NOBODY else "out"

    # At the border

    def names(self) -> Sequence[str]:
        return NAMES

    def reason(self, number: i64) -> Reason:
        return REASONS[number]

    def book(self) -> Book:
        return BOOK

    def view(self, seat: i64) -> Words:
        return dict(al_capone_view(self, seat))

    def know(self, memory: Memory) -> RummySeen:
        return RummySeen(self, memory)

    def new_memory(self, seat: i64) -> Memory:
        return AlCaponeMemory(seat, self.players, KINDS)

    def fresh(self) -> "AlCaponeTable":
        return AlCaponeTable(self.values)

    def copy(self) -> "AlCaponeTable":
        other = AlCaponeTable(self.values)
        self.copy_turn_to(other)
        other.complete = self.complete
        return other

    def show_own_to(self, seat: i64, frame: RummyTable) -> None:
        if self.is_searching(seat):
            frame.pile = self.pile[:]
