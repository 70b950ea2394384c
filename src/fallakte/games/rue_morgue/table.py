"""The Rue Morgue at the table: what the events bring, and the table at its border."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.faults import Reason
from fallakte.core.pack import Reader, Writer
from fallakte.core.table import NOBODY
from fallakte.core.words import Book, Words
from fallakte.games.rue_morgue.book import (
    BOOK,
    BRILLIANT,
    BURY,
    FEED_FILE,
    FEED_PILE,
    HELP_CONSULT,
    HELP_DRAW,
    HELP_SEARCH,
    MONSIEUR,
    PREFECT_AT,
    TAKE,
)
from fallakte.games.rue_morgue.cards import DEDUCTION, DUPINS_HELP, KINDS, MONSIEUR_DUPIN, NAMES, PREFECT
from fallakte.games.rue_morgue.feeding import RueMorgueFeeding
from fallakte.games.rue_morgue.legal import CONSULTING, NOT_PASSED, SEARCHING, SEARCHING_BELOW
from fallakte.games.rue_morgue.memory import RueMorgueMemory
from fallakte.games.rue_morgue.reasons import REASONS
from fallakte.games.rue_morgue.seen import RueMorgueSeen
from fallakte.games.rue_morgue.view import rue_morgue_view
from fallakte.rummy.cards import UNSEEN, without
from fallakte.rummy.memory import Memory
from fallakte.rummy.table import RummyTable
from fallakte.rummy.turn import PLAY

# What an event is played for, as told.
DRAW_TWO: Final = 0
SEARCH: Final = 1
CONSULT: Final = 2
SEARCH_BELOW: Final = 3
OPTIONS: Final = ("draw", "search", "consult", "search-below")


@final
class RueMorgueTable(RueMorgueFeeding):
    """Melds feed the orang-utan; who solves the case in time catches it, and else it escapes with a second file."""

    # Moves

    def carry_out_own(self, own: i64) -> None:
        if own < BURY:
            self.pass_card(own)
        elif own < FEED_FILE:
            self.bury(own - BURY)
        elif own == FEED_FILE:
            self.feed_from_file()
        elif own == FEED_PILE:
            self.feed_from_pile()
        elif own < PREFECT_AT:
            self._play_event(DEDUCTION + own - BRILLIANT, NOBODY)
        elif own == PREFECT_AT:
            self._play_event(PREFECT, NOBODY)
        elif own == HELP_DRAW:
            self._play_event(DUPINS_HELP, DRAW_TWO)
            self.draw_cards(self.to_act, 2)
        elif own == HELP_SEARCH:
            self._search()
        elif own == HELP_CONSULT:
            self._consult()
        elif own < MONSIEUR:
            self._take(own - TAKE)
        else:
            self._monsieur_dupin()

    # Events: each goes into the own area, then takes effect

    def _play_event(self, kind: i64, option: i64) -> None:
        self.event_played = True
        self.put_out(self.to_act, kind, 1)
        self.lay(self.rules.side[self.to_act], kind, 1)
        if self.watched:
            facts: Words = {"seat": self.to_act, "card": kind, "option": option, "left": self.sizes[self.to_act]}
            self.tell("event", facts)

    def _search(self) -> None:
        """The Rue Morgue is looked through in secret (RM-17)."""
        self._play_event(DUPINS_HELP, SEARCH)
        self.phase = SEARCHING
        if self.watched:
            self.tell("looked", {"seat": self.to_act}, {"cards": list(self.pile)}, 1 << self.to_act)

    def _consult(self) -> None:
        """A card is drawn, then the partners exchange one (RM-17)."""
        self._play_event(DUPINS_HELP, CONSULT)
        self.draw_cards(self.to_act, 1)
        self.phase = CONSULTING

    def _monsieur_dupin(self) -> None:
        """He searches the orang-utan, if anything lies there; once it has escaped he draws two (RM-18)."""
        if self.escaped:
            self._play_event(MONSIEUR_DUPIN, DRAW_TWO)
            self.draw_cards(self.to_act, 2)
            return
        self._play_event(MONSIEUR_DUPIN, SEARCH_BELOW)
        if len(self.below) > 0:
            self.phase = SEARCHING_BELOW
            if self.watched:
                self.tell("looked-below", {"seat": self.to_act}, {"cards": sorted(self.below)}, 1 << self.to_act)

    def _take(self, kind: i64) -> None:
        """The card that was searched for comes to the hand and is shown to all (RM-17, RM-18)."""
        seat = self.to_act
        if self.phase == SEARCHING:
            among = len(self.pile)
            self.pull(kind, among)
            if self.watched:
                self.tell("took-from-pile", {"seat": seat, "card": kind, "among": among, "top": self.top()})
        else:
            at: i64 = 0
            while self.below[at] != kind:
                at += 1
            self.below = without(self.below, at)
            if self.watched:
                self.tell("took-from-below", {"seat": seat, "card": kind})
        self.take_in(seat, kind)
        self.phase = PLAY

    # At the border

    def names(self) -> Sequence[str]:
        return NAMES

    def reason(self, number: i64) -> Reason:
        return REASONS[number]

    def book(self) -> Book:
        return BOOK

    def view(self, seat: i64) -> Words:
        return dict(rue_morgue_view(self, seat))

    def know(self, memory: Memory) -> RueMorgueSeen:
        self.memories = [memory]
        return RueMorgueSeen(self, memory)

    def new_memory(self, seat: i64) -> Memory:
        return RueMorgueMemory(seat, self.players, KINDS)

    def fresh(self) -> "RueMorgueTable":
        return RueMorgueTable(self.values)

    def copy(self) -> "RueMorgueTable":
        other = RueMorgueTable(self.values)
        self.copy_turn_to(other)
        other.below = self.below
        other.escaped = self.escaped
        other.peeked = self.peeked
        other.passed = self.passed
        other.resumes = self.resumes
        return other

    def show_own_to(self, seat: i64, frame: RummyTable) -> None:
        assert isinstance(frame, RueMorgueTable)
        frame.escaped = self.escaped
        frame.peeked = self.peeked
        frame.resumes = self.resumes
        frame.below = vec[i64]([UNSEEN] * len(self.below))
        if self.is_searching_below(seat):
            frame.below = vec[i64](sorted(self.below))
        if self.is_searching(seat):
            frame.pile = self.pile[:]
        if self.knows_next(seat):
            frame.deck[0] = self.deck[self.next]
        frame.passed = self.passed[:]
        for other in range(len(self.passed)):
            if other != seat and self.passed[other] != NOT_PASSED:
                frame.passed[other] = UNSEEN

    def write(self, out: Writer) -> None:
        super().write(out)
        out.many(self.below)
        out.many(self.passed)
        for number in (1 if self.escaped else 0, self.peeked, self.resumes):
            out.one(number)

    def read(self, numbers: Reader) -> None:
        super().read(numbers)
        self.below = numbers.many()
        self.passed = numbers.many()
        self.escaped = numbers.one() == 1
        self.peeked = numbers.one()
        self.resumes = numbers.one()
