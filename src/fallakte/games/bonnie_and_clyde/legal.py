"""What may be played in Bonnie and Clyde, and why not."""

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.table import OK
from fallakte.games.bonnie_and_clyde.board import DRIVING, PEEKING, SEARCHING, BonnieAndClydeBoard
from fallakte.games.bonnie_and_clyde.book import (
    CAR_BACK,
    CAR_FORWARD,
    HINTON_ARCHIVE,
    HINTON_DRAW,
    HINTON_PEEK,
    LEAVE_HIDDEN,
    TAKE,
    TAKE_HIDDEN,
)
from fallakte.games.bonnie_and_clyde.cards import BONNIE, LAST_PLACE, TED_HINTON
from fallakte.games.bonnie_and_clyde.reasons import (
    BC_11_ARCHIVE_EMPTY,
    BC_11_NOT_IN_ARCHIVE,
    BC_12_NO_CARD_THERE,
    BC_12_OUTLAW_STAYS,
    BC_18_OUTLAW_STAYS,
    BC_20_END_OF_BOARD,
)
from fallakte.rummy.cards import bits_into
from fallakte.rummy.reasons import R_18_OTHER_DECISION


class BonnieAndClydeLegal(BonnieAndClydeBoard):
    """Ted Hinton and what he can be played for; the answers to the open decisions."""

    # Legal moves

    def own_moves_into(self, out: vec[i64], count: i64) -> i64:
        """Ted Hinton with everything he can be played for (BC-5)."""
        if self.event_played or not self.held[self.to_act] >> TED_HINTON & 1:
            return count
        own_at = self.rules.own_at
        out[count] = own_at + HINTON_DRAW
        count += 1
        if len(self.pile) > 0:
            out[count] = own_at + HINTON_ARCHIVE
            count += 1
        return bits_into(out, count, own_at + HINTON_PEEK, self.lying)

    def answers_into(self, out: vec[i64]) -> i64:
        own_at = self.rules.own_at
        if self.phase == SEARCHING:
            return bits_into(out, 0, own_at + TAKE, self._kinds_in_archive())
        count: i64 = 0
        if self.phase == DRIVING:
            for own in range(CAR_FORWARD, CAR_BACK + 1):
                if self._forbids_car(own) == OK:
                    out[count] = own_at + own
                    count += 1
            return count
        if not self._looks_at_outlaw():
            out[count] = own_at + TAKE_HIDDEN
            count += 1
        out[count] = own_at + LEAVE_HIDDEN
        return count + 1

    # Reasons

    def forbids_own(self, own: i64) -> i64:
        if own >= TAKE:
            return R_18_OTHER_DECISION
        reason = self.forbids_event(TED_HINTON)
        if reason != OK or own == HINTON_DRAW:
            return reason
        if own == HINTON_ARCHIVE:
            return OK if len(self.pile) > 0 else BC_11_ARCHIVE_EMPTY
        return OK if self.lying >> (own - HINTON_PEEK) & 1 else BC_12_NO_CARD_THERE

    def forbids_answer(self, move: i64) -> i64:
        own = move - self.rules.own_at
        if self.phase == SEARCHING:
            return self._forbids_take(own - TAKE) if TAKE <= own < TAKE_HIDDEN else R_18_OTHER_DECISION
        if self.phase == DRIVING:
            return self._forbids_car(own) if own >= CAR_FORWARD else R_18_OTHER_DECISION
        if own == TAKE_HIDDEN:
            return self._forbids_take_hidden()
        return OK if own == LEAVE_HIDDEN else R_18_OTHER_DECISION

    def _forbids_take(self, kind: i64) -> i64:
        """Only what lies in the archive can be taken out of it (BC-11)."""
        return OK if self._kinds_in_archive() >> kind & 1 else BC_11_NOT_IN_ARCHIVE

    def _forbids_take_hidden(self) -> i64:
        """An outlaw that was not captured stays below its place (BC-12, BC-18)."""
        if not self._looks_at_outlaw():
            return OK
        return BC_12_OUTLAW_STAYS if self.phase == PEEKING else BC_18_OUTLAW_STAYS

    def _forbids_car(self, own: i64) -> i64:
        """The car never leaves the board (BC-20)."""
        end = LAST_PLACE if own == CAR_FORWARD else 0
        return BC_20_END_OF_BOARD if self.car == end else OK

    # What the reasons ask

    def _looks_at_outlaw(self) -> bool:
        return self.below[self.place] >= BONNIE

    def _kinds_in_archive(self) -> i64:
        found: i64 = 0
        for at in range(len(self.pile)):
            found |= 1 << self.pile[at]
        return found
