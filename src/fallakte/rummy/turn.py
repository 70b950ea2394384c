"""The turn of a rummy game: draw, play, discard. A game adds its events and its open decisions."""

from abc import abstractmethod
from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from fallakte.core.table import MOVE, OK
from fallakte.rummy.cards import MELD, bits_into, lowest
from fallakte.rummy.match import MatchTable
from fallakte.rummy.reasons import (
    R_5_NOTHING_TO_JOIN,
    R_5_TOO_FEW,
    R_6_LAST_CARD,
    R_7_SECOND_EVENT,
    R_15_FILE_IS_DUE,
    R_18_ALREADY_DRAWN,
    R_18_DRAW_FIRST,
    R_18_NO_MOVE_DUE,
    R_19_NOT_IN_HAND,
)
from fallakte.rummy.rules import Rules

DRAW: Final[i64] = 0
PLAY: Final[i64] = 1
FIRST_OWN_PHASE: Final[i64] = 2

DRAW_FROM_FILE: Final[i64] = 0
DRAW_FROM_PILE: Final[i64] = 1


class TurnTable(MatchTable):
    """A turn is: draw (must), play (may), discard (must); the discard ends it (R-3)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.phase: i64 = DRAW
        self.event_played: bool = False
        self.pile_draws: i64 = 0
        self.declined: vec[i64] = rules.no_turns
        """The kinds that were melded when each seat's last turn ended, as bits; below 0 before its first turn."""

    # What a game adds

    @abstractmethod
    def draw_from_file(self, seat: i64) -> None:
        """The draw step from the case file."""

    @abstractmethod
    def own_moves_into(self, out: vec[i64], count: i64) -> i64:
        """Add the game's own plays to `out`; the new count."""

    @abstractmethod
    def answers_into(self, out: vec[i64]) -> i64:
        """The answers to the open decision of a phase of the game's own."""

    @abstractmethod
    def forbids_own(self, own: i64) -> i64:
        """The reason against one of the game's own plays, by its number after the shared ones."""

    @abstractmethod
    def forbids_answer(self, move: i64) -> i64:
        """The reason against an answer in a phase of the game's own."""

    @abstractmethod
    def carry_out_own(self, own: i64) -> None:
        """Make one of the game's own plays, or answer."""

    def after_meld(self, kind: i64, count: i64) -> None:
        """What a meld brings about. Nothing, unless the game says so."""

    def after_lay_off(self, kind: i64, count: i64) -> None:
        """What a lay-off brings about. Nothing, unless the game says so."""

    @abstractmethod
    def file_ran_out(self) -> None:
        """The turn is over, nobody is out, and the case file is empty (R-10)."""

    # Legal moves

    def moves_into(self, out: vec[i64]) -> i64:
        if self.due != MOVE:
            return 0
        if self.phase == PLAY:
            return self._plays_into(out)
        if self.phase != DRAW:
            return self.answers_into(out)
        out[0] = DRAW_FROM_FILE
        if self.forbids_draw_from_pile() != OK:
            return 1
        out[1] = DRAW_FROM_PILE
        return 2

    def _plays_into(self, out: vec[i64]) -> i64:
        """Discards, melds and lay-offs of the seat to act, then the game's own plays."""
        seat = self.to_act
        held = self.held[seat]
        count = bits_into(out, 0, self.rules.discard_at, held)
        spare = self.sizes[seat] - 1
        if spare > 0:
            trios = self.trios[seat]
            if trios != 0:
                count = self._melds_into(out, count, trios, spare)
            joining = held & self.melded
            if joining != 0:
                count = self._lay_offs_into(out, count, joining, spare)
            count = self.own_moves_into(out, count)
        return count

    def _melds_into(self, out: vec[i64], count: i64, trios: i64, spare: i64) -> i64:
        rules = self.rules
        hand = self.to_act * rules.kinds
        while trios != 0:
            kind = lowest(trios)
            most = self.hands[hand + kind]
            most = spare if spare < most else most
            first = rules.meld_at + kind * rules.most - 1
            for many in range(MELD, most + 1):
                out[count] = first + many
                count += 1
            trios &= trios - 1
        return count

    def _lay_offs_into(self, out: vec[i64], count: i64, joining: i64, spare: i64) -> i64:
        rules = self.rules
        hand = self.to_act * rules.kinds
        most = rules.together if rules.together < spare else spare
        while joining != 0:
            kind = lowest(joining)
            held = self.hands[hand + kind]
            first = rules.lay_off_at + kind * rules.together - 1
            for many in range(1, (held if held < most else most) + 1):
                out[count] = first + many
                count += 1
            joining &= joining - 1
        return count

    # Reasons

    def forbids(self, move: i64) -> i64:
        if self.due != MOVE:
            return R_18_NO_MOVE_DUE
        if self.phase == DRAW:
            if move == DRAW_FROM_FILE:
                return OK
            return self.forbids_draw_from_pile() if move == DRAW_FROM_PILE else R_18_DRAW_FIRST
        if self.phase != PLAY:
            return self.forbids_answer(move)
        rules = self.rules
        if move < rules.discard_at:
            return R_18_ALREADY_DRAWN
        if move < rules.meld_at:
            return OK if self.in_hand(self.to_act, move - rules.discard_at) > 0 else R_19_NOT_IN_HAND
        if move < rules.lay_off_at:
            wish = move - rules.meld_at
            return self._forbids_meld(wish // rules.most, wish % rules.most + 1)
        if move < rules.own_at:
            wish = move - rules.lay_off_at
            return self._forbids_lay_off(wish // rules.together, wish % rules.together + 1)
        return self.forbids_own(move - rules.own_at)

    def forbids_draw_from_pile(self) -> i64:
        """After too many turns that began at the discard pile the case file is due (R-15)."""
        return R_15_FILE_IS_DUE if self.pile_draws >= self.rules.pile_draws else OK

    def _forbids_meld(self, kind: i64, count: i64) -> i64:
        reason = self.forbids_cards(kind, count)
        if reason != OK:
            return reason
        return OK if count >= MELD else R_5_TOO_FEW

    def _forbids_lay_off(self, kind: i64, count: i64) -> i64:
        reason = self.forbids_cards(kind, count)
        if reason != OK:
            return reason
        return OK if self.melded >> kind & 1 else R_5_NOTHING_TO_JOIN

    def forbids_cards(self, kind: i64, count: i64) -> i64:
        """Cards that are played must be in the hand (R-19) and leave one there (R-6)."""
        if self.in_hand(self.to_act, kind) < count:
            return R_19_NOT_IN_HAND
        return OK if self.sizes[self.to_act] > count else R_6_LAST_CARD

    def forbids_event(self, kind: i64) -> i64:
        """An event must be in the hand, be the first of this turn (R-7) and not the last card (R-6)."""
        if self.in_hand(self.to_act, kind) == 0:
            return R_19_NOT_IN_HAND
        if self.event_played:
            return R_7_SECOND_EVENT
        return OK if self.sizes[self.to_act] > 1 else R_6_LAST_CARD

    # Moves

    def carry_out(self, move: i64) -> None:
        self.clock += 1
        if self.watched:
            self.events = []
        rules = self.rules
        if move == DRAW_FROM_FILE:
            self.pile_draws = 0
            self.phase = PLAY
            self.draw_from_file(self.to_act)
        elif move == DRAW_FROM_PILE:
            self.pile_draws += 1
            self.phase = PLAY
            self._draw_from_pile()
        elif move < rules.meld_at:
            self._discard(move - rules.discard_at)
        elif move < rules.lay_off_at:
            wish = move - rules.meld_at
            self._meld(wish // rules.most, wish % rules.most + 1)
        elif move < rules.own_at:
            wish = move - rules.lay_off_at
            self._lay_off(wish // rules.together, wish % rules.together + 1)
        else:
            self.carry_out_own(move - rules.own_at)

    def _draw_from_pile(self) -> None:
        self.pile, kind = pop(self.pile)
        self.take_in(self.to_act, kind)
        if self.watched:
            self.tell("took-top", {"seat": self.to_act, "card": kind, "top": self.top()})

    def _discard(self, kind: i64) -> None:
        seat = self.to_act
        self.put_out(seat, kind, 1)
        self.push(kind)
        if self.watched:
            self.tell("discarded", {"seat": seat, "card": kind, "left": self.sizes[seat]})
        if self.sizes[seat] == 0:
            self.out = seat
            self.finish_round()
            return
        self.declined[seat] = self.melded
        if self.next == len(self.deck):
            self.file_ran_out()
        else:
            self.begin_turn((seat + 1) % self.players)

    def _meld(self, kind: i64, count: i64) -> None:
        self.put_out(self.to_act, kind, count)
        self.lay(self.rules.side[self.to_act], kind, count)
        if self.watched:
            self._tell_laid("melded", kind, count)
        self.after_meld(kind, count)

    def _lay_off(self, kind: i64, count: i64) -> None:
        self.put_out(self.to_act, kind, count)
        self.lay(self.rules.side[self.to_act], kind, count)
        if self.watched:
            self._tell_laid("laid-off", kind, count)
        self.after_lay_off(kind, count)

    def _tell_laid(self, what: str, kind: i64, count: i64) -> None:
        left = self.sizes[self.to_act]
        self.tell(what, {"seat": self.to_act, "card": kind, "count": count, "left": left})

    def clear(self) -> None:
        super().clear()
        self.pile_draws = 0
        self.declined = self.rules.no_turns[:]

    def begin_turn(self, seat: i64) -> None:
        """The seat's turn begins with the draw."""
        self.to_act = seat
        self.phase = DRAW
        self.event_played = False

    def draw_and_tell(self, seat: i64, count: i64) -> None:
        """Cards of the case file, as many as there are (R-8), to a hand; only that seat sees which."""
        first = self.next
        self.draw(seat, count)
        if self.watched:
            cards = [self.deck[at] for at in range(first, self.next)]
            self.tell("drew", {"seat": seat, "count": len(cards)}, {"cards": cards}, 1 << seat)
