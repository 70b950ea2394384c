"""What may be played in the Rue Morgue, and why not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.table import NOBODY, OK
from fallakte.games.rue_morgue.book import (
    BRILLIANT,
    BURY,
    FEED_FILE,
    FEED_PILE,
    HELP_CONSULT,
    HELP_DRAW,
    HELP_SEARCH,
    MONSIEUR,
    PASS_CARD,
    PREFECT_AT,
    TAKE,
)
from fallakte.games.rue_morgue.cards import (
    DEDUCTION,
    DUPINS_HELP,
    KINDS,
    MONSIEUR_DUPIN,
    PAIR_COUNT,
    PREFECT,
    RueMorgueRules,
)
from fallakte.games.rue_morgue.reasons import (
    RM_4_NOTHING_THERE,
    RM_6_FILE_EMPTY,
    RM_6_NOTHING_THERE,
    RM_15_NOT_BOTH_MELDED,
    RM_16_LE_BON_NOT_MELDED,
    RM_17_NO_DRAWING,
    RM_17_NO_PARTNER,
    RM_17_NOT_IN_PILE,
    RM_17_NOTHING_THERE,
    RM_18_NOT_BELOW,
)
from fallakte.rummy.cards import bits_into
from fallakte.rummy.reasons import R_18_OTHER_DECISION, R_19_NOT_IN_HAND
from fallakte.rummy.table import RummyTable
from fallakte.rummy.turn import FIRST_OWN_PHASE

PASSING: Final[i64] = FIRST_OWN_PHASE
BURYING: Final[i64] = FIRST_OWN_PHASE + 1
FEEDING: Final[i64] = FIRST_OWN_PHASE + 2
SEARCHING: Final[i64] = FIRST_OWN_PHASE + 3
SEARCHING_BELOW: Final[i64] = FIRST_OWN_PHASE + 4
CONSULTING: Final[i64] = FIRST_OWN_PHASE + 5
CONSULTED: Final[i64] = FIRST_OWN_PHASE + 6

NOT_PASSED: Final[i64] = -2
"""No card of this seat is on its way."""


class RueMorgueLegal(RummyTable):
    """The orang-utan and what lies under it, the cards on their way, and the moves that they allow."""

    def __init__(self, rules: RueMorgueRules) -> None:
        super().__init__(rules)
        self.values: RueMorgueRules = rules
        self.below: vec[i64] = rules.none
        """The cards under the orang-utan; their order means nothing. Never changed in place, so copies share it."""
        self.escaped: bool = False
        """Whether the second case file is in play (RM-10)."""
        self.peeked: i64 = 0
        """The seats that know the top card of the case file, as bits (RM-7)."""
        self.passed: vec[i64] = rules.none
        """By seat the card on its way to the partner; never changed in place either."""
        self.resumes: i64 = NOBODY
        """Whose turn follows the shuffle that is due."""

    # Legal moves

    def own_moves_into(self, out: vec[i64], count: i64) -> i64:
        """The events in hand with everything that they can be played for (RM-5)."""
        events = self.held[self.to_act] >> DUPINS_HELP
        if events == 0 or self.event_played:
            return count
        own_at = self.rules.own_at
        if events & 1:
            count = self._helps_into(out, count)
        if events >> (MONSIEUR_DUPIN - DUPINS_HELP) & 1:
            out[count] = own_at + MONSIEUR
            count += 1
        if events >> (PREFECT - DUPINS_HELP) & 1 and self.all_melded(PREFECT):
            out[count] = own_at + PREFECT_AT
            count += 1
        for pair in range(PAIR_COUNT):
            if events >> (DEDUCTION - DUPINS_HELP + pair) & 1 and self.all_melded(DEDUCTION + pair):
                out[count] = own_at + BRILLIANT + pair
                count += 1
        return count

    def _helps_into(self, out: vec[i64], count: i64) -> i64:
        out[count] = self.rules.own_at + (HELP_CONSULT if self.has_partners() else HELP_DRAW)
        count += 1
        if len(self.pile) > 0:
            out[count] = self.rules.own_at + HELP_SEARCH
            count += 1
        return count

    def answers_into(self, out: vec[i64]) -> i64:
        """The cards that can be passed, buried or taken; the piles that can be fed from."""
        own_at = self.rules.own_at
        if self.phase == FEEDING:
            return self._feeds_into(out)
        if self.phase == SEARCHING:
            return bits_into(out, 0, own_at + TAKE, kinds_in(self.pile))
        if self.phase == SEARCHING_BELOW:
            return bits_into(out, 0, own_at + TAKE, kinds_in(self.below))
        first = BURY if self.phase == BURYING else PASS_CARD
        return bits_into(out, 0, own_at + first, self.held[self.to_act])

    def _feeds_into(self, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.file_size() > 0:
            out[count] = self.rules.own_at + FEED_FILE
            count += 1
        if len(self.pile) > 0:
            out[count] = self.rules.own_at + FEED_PILE
            count += 1
        return count

    # Reasons

    def forbids_draw_from_pile(self) -> i64:
        """There must be a card in the Rue Morgue to draw it (RM-4)."""
        reason = super().forbids_draw_from_pile()
        if reason != OK:
            return reason
        return OK if len(self.pile) > 0 else RM_4_NOTHING_THERE

    def forbids_own(self, own: i64) -> i64:
        if own < BRILLIANT or (own >= TAKE and own < MONSIEUR):
            return R_18_OTHER_DECISION
        if own == MONSIEUR:
            return self.forbids_event(MONSIEUR_DUPIN)
        if own >= HELP_DRAW:
            return self._forbids_help(own)
        return self._forbids_prefect() if own == PREFECT_AT else self._forbids_deduction(own - BRILLIANT)

    def _forbids_deduction(self, pair: i64) -> i64:
        """A Brilliant Deduction needs melds of both its kinds in anybody's areas (RM-15)."""
        reason = self.forbids_event(DEDUCTION + pair)
        if reason != OK:
            return reason
        return OK if self.all_melded(DEDUCTION + pair) else RM_15_NOT_BOTH_MELDED

    def _forbids_prefect(self) -> i64:
        """The Prefect needs a meld of Le Bon in anybody's area (RM-16)."""
        reason = self.forbids_event(PREFECT)
        if reason != OK:
            return reason
        return OK if self.all_melded(PREFECT) else RM_16_LE_BON_NOT_MELDED

    def _forbids_help(self, own: i64) -> i64:
        """Partners consult each other, others draw; searching needs a card to find (RM-17)."""
        reason = self.forbids_event(DUPINS_HELP)
        if reason != OK:
            return reason
        if own == HELP_DRAW:
            return RM_17_NO_DRAWING if self.has_partners() else OK
        if own == HELP_CONSULT:
            return OK if self.has_partners() else RM_17_NO_PARTNER
        return OK if len(self.pile) > 0 else RM_17_NOTHING_THERE

    def forbids_answer(self, move: i64) -> i64:
        own = move - self.rules.own_at
        if self.phase == FEEDING:
            return self._forbids_feed(own)
        if self.phase == SEARCHING or self.phase == SEARCHING_BELOW:
            return self._forbids_take(own - TAKE)
        kind = own - (BURY if self.phase == BURYING else PASS_CARD)
        if kind < 0 or kind >= KINDS:
            return R_18_OTHER_DECISION
        return OK if self.in_hand(self.to_act, kind) > 0 else R_19_NOT_IN_HAND

    def _forbids_feed(self, own: i64) -> i64:
        """The orang-utan is fed from a pile that has a card (RM-6)."""
        if own == FEED_FILE:
            return OK if self.file_size() > 0 else RM_6_FILE_EMPTY
        if own == FEED_PILE:
            return OK if len(self.pile) > 0 else RM_6_NOTHING_THERE
        return R_18_OTHER_DECISION

    def _forbids_take(self, kind: i64) -> i64:
        """Only what lies there can be taken: in the Rue Morgue (RM-17), under the orang-utan (RM-18)."""
        if kind < 0 or kind >= KINDS:
            return R_18_OTHER_DECISION
        if self.phase == SEARCHING:
            return OK if kinds_in(self.pile) >> kind & 1 else RM_17_NOT_IN_PILE
        return OK if kinds_in(self.below) >> kind & 1 else RM_18_NOT_BELOW

    # What the reasons ask

    def partner(self, seat: i64) -> i64:
        """Who sits opposite."""
        return (seat + 2) % self.players

    def next_seat(self, seat: i64) -> i64:
        """Who sits to the left."""
        return (seat + 1) % self.players

    def all_melded(self, kind: i64) -> bool:
        """Whether all clues of an event's colour, one or two, are melded in anybody's areas."""
        colour = self.values.colours[kind]
        return self.melded & colour == colour

    def is_searching(self, seat: i64) -> bool:
        """Whether this seat is looking through the Rue Morgue now."""
        return seat == self.to_act and self.phase == SEARCHING

    def is_searching_below(self, seat: i64) -> bool:
        """Whether this seat is looking through the cards under the orang-utan now."""
        return seat == self.to_act and self.phase == SEARCHING_BELOW

    def knows_next(self, seat: i64) -> bool:
        """Whether this seat knows the top card of the case file (RM-7)."""
        return seat >= 0 and self.peeked >> seat & 1 == 1


def kinds_in(cards: vec[i64]) -> i64:
    """The kinds among these cards, as bits."""
    found: i64 = 0
    for at in range(len(cards)):
        found |= 1 << cards[at]
    return found
