"""What may be played in Al Capone, and why not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.table import OK
from fallakte.games.al_capone.book import (
    ASK_AROUND,
    ASK_ONE,
    NESS_DRAW,
    NESS_REVEAL,
    RAID_AT,
    SEATS,
    TAKE,
    WARRANT_ONE,
    WARRANT_SET,
)
from fallakte.games.al_capone.cards import (
    AGENT_MEETING,
    CLUES,
    ELIOT_NESS,
    KINDS,
    RAID,
    SEARCH_WARRANT,
    AlCaponeRules,
)
from fallakte.games.al_capone.reasons import (
    AC_10_SET_COMPLETE,
    AC_12_NO_MELD,
    AC_12_NO_SUCH_PLAYER,
    AC_12_ONESELF,
    AC_12_SET_COMPLETE,
    AC_13_NOT_IN_PILE,
    AC_13_NOTHING_THERE,
    AC_14_NO_MELD,
    AC_14_NOT_A_MELD,
    AC_16_NO_MELD,
    AC_17_NO_MELD,
    AC_17_NOTHING_TO_TAKE,
)
from fallakte.rummy.cards import bits_into
from fallakte.rummy.reasons import R_18_ALREADY_DRAWN, R_18_OTHER_DECISION
from fallakte.rummy.table import RummyTable
from fallakte.rummy.turn import FIRST_OWN_PHASE

TAKE_ONE: Final[i64] = FIRST_OWN_PHASE
TAKE_SET: Final[i64] = FIRST_OWN_PHASE + 1


class AlCaponeLegal(RummyTable):
    """The events in hand and what they can be played for; what the Search Warrant may take."""

    def __init__(self, rules: AlCaponeRules) -> None:
        super().__init__(rules)
        self.complete: i64 = 0
        """The gangsters of whom somebody has the complete set (AC-6)."""

    def lay(self, side: i64, kind: i64, count: i64) -> None:
        super().lay(side, kind, count)
        if self.in_area(side, kind) == self.rules.copies[kind]:
            self.complete |= 1 << kind

    def clear_cards(self) -> None:
        super().clear_cards()
        self.complete = 0

    # Legal moves

    def own_moves_into(self, out: vec[i64], count: i64) -> i64:
        """The events in hand with everything that they can be played for (AC-4)."""
        if self.event_played:
            return count
        own_at = self.rules.own_at
        held = self.held[self.to_act]
        melds = self.open_melds()
        if held >> AGENT_MEETING & 1:
            count = bits_into(out, count, own_at + ASK_AROUND, ((1 << CLUES) - 1) & ~self.complete)
            count = self._ask_ones_into(out, count, melds)
        if held >> SEARCH_WARRANT & 1:
            if len(self.pile) > 0:
                out[count] = own_at + WARRANT_ONE
                count += 1
            if melds != 0:
                out[count] = own_at + WARRANT_SET
                count += 1
        if held >> ELIOT_NESS & 1:
            out[count] = own_at + NESS_DRAW
            count += 1
            if melds != 0:
                out[count] = own_at + NESS_REVEAL
                count += 1
        if held >> RAID & 1:
            count = bits_into(out, count, own_at + RAID_AT, melds & self._lying_elsewhere())
        return count

    def _ask_ones_into(self, out: vec[i64], count: i64, melds: i64) -> i64:
        first = self.rules.own_at + ASK_ONE
        for kind in range(CLUES):
            if melds >> kind & 1:
                for seat in range(self.players):
                    if seat != self.to_act:
                        out[count] = first + kind * SEATS + seat
                        count += 1
        return count

    def answers_into(self, out: vec[i64]) -> i64:
        """What the Search Warrant may take: a card below it (AC-13), or the clues of an own meld (AC-14)."""
        asked = self._kinds_below() if self.phase == TAKE_ONE else self.open_melds()
        return bits_into(out, 0, self.rules.own_at + TAKE, asked)

    # Reasons

    def forbids_own(self, own: i64) -> i64:
        if own < WARRANT_ONE:
            return self._forbids_agent_meeting(own)
        if own < TAKE:
            return self._forbids_search_warrant(own)
        if own < NESS_DRAW:
            return R_18_ALREADY_DRAWN
        if own < RAID_AT:
            return self._forbids_eliot_ness(own)
        return self._forbids_raid(own - RAID_AT)

    def _forbids_agent_meeting(self, own: i64) -> i64:
        """Ask around for a gangster whose set nobody has complete (AC-10), or one player for an own meld's (AC-12)."""
        reason = self.forbids_event(AGENT_MEETING)
        if reason != OK:
            return reason
        if own < ASK_ONE:
            return AC_10_SET_COMPLETE if self.complete >> own & 1 else OK
        kind = (own - ASK_ONE) // SEATS
        seat = (own - ASK_ONE) % SEATS
        if not self.own_melds() >> kind & 1:
            return AC_12_NO_MELD
        if self.complete >> kind & 1:
            return AC_12_SET_COMPLETE
        if seat >= self.players:
            return AC_12_NO_SUCH_PLAYER
        return AC_12_ONESELF if seat == self.to_act else OK

    def _forbids_search_warrant(self, own: i64) -> i64:
        """One card needs a card to find (AC-13), a set needs an incomplete meld of one's own (AC-14)."""
        reason = self.forbids_event(SEARCH_WARRANT)
        if reason != OK:
            return reason
        if own == WARRANT_ONE:
            return OK if len(self.pile) > 0 else AC_13_NOTHING_THERE
        return OK if self.open_melds() != 0 else AC_14_NO_MELD

    def _forbids_eliot_ness(self, own: i64) -> i64:
        """Revealing seven needs an incomplete meld of one's own (AC-16)."""
        reason = self.forbids_event(ELIOT_NESS)
        if reason != OK or own == NESS_DRAW:
            return reason
        return OK if self.open_melds() != 0 else AC_16_NO_MELD

    def _forbids_raid(self, kind: i64) -> i64:
        """A raid names a gangster of one's own melds and must bring a card (AC-17)."""
        reason = self.forbids_event(RAID)
        if reason != OK:
            return reason
        if not self.own_melds() >> kind & 1:
            return AC_17_NO_MELD
        return OK if self._lying_elsewhere() >> kind & 1 else AC_17_NOTHING_TO_TAKE

    def forbids_answer(self, move: i64) -> i64:
        kind = move - self.rules.own_at - TAKE
        if kind < 0 or kind >= KINDS:
            return R_18_OTHER_DECISION
        if self.phase == TAKE_ONE:
            return OK if self._kinds_below() >> kind & 1 else AC_13_NOT_IN_PILE
        return OK if self.open_melds() >> kind & 1 else AC_14_NOT_A_MELD

    # What the reasons ask

    def own_melds(self) -> i64:
        """The melds in the area of the seat to act, complete sets among them."""
        return self.melds[self.rules.side[self.to_act]]

    def open_melds(self) -> i64:
        """The incomplete melds in the area of the seat to act."""
        return self.own_melds() & ~self.complete

    def _lying_elsewhere(self) -> i64:
        """The gangsters of whom a card lies in another area."""
        own = self.rules.side[self.to_act]
        found: i64 = 0
        for side in range(self.rules.sides):
            if side != own:
                for kind in range(CLUES):
                    if self.laid[side * KINDS + kind] > 0:
                        found |= 1 << kind
        return found

    def _kinds_below(self) -> i64:
        """The kinds in the Underworld below the warrant just played."""
        found: i64 = 0
        for at in range(len(self.pile) - 1):
            found |= 1 << self.pile[at]
        return found

    def is_searching(self, seat: i64) -> bool:
        """Whether this seat is looking through the Underworld now."""
        return seat == self.to_act and (self.phase == TAKE_ONE or self.phase == TAKE_SET)
