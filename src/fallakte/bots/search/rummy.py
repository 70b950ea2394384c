"""How the three rummy games are played on in simulations: rules of thumb in plain numbers, straight on the table.

Worths are hundredths of a point, chances thousandths. Nobody looks into a hand but the own one.
"""

from abc import abstractmethod
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.rummy_eye import NONE, RummyEye
from fallakte.bots.search.rummy_hands import Hands
from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, OK, SHUFFLE, Table
from fallakte.rummy.cards import MELD, lowest
from fallakte.rummy.seen import RummySeen
from fallakte.rummy.table import RummyTable
from fallakte.rummy.turn import DRAW, DRAW_FROM_FILE, DRAW_FROM_PILE, PLAY

NEVER: Final[i64] = -1000000000

# So many of each kind of moves are searched.
DISCARDS: Final = 4
EVENTS: Final = 4
ANSWERS: Final = 5

LEAST_LEFT: Final = 0.7
"""A match that is not decided lasts at least so many rounds more."""


class RummyPolicy(RummyEye):
    """The turn, the moves worth a look, and what a finished round is worth."""

    def __init__(self, seen: RummySeen, cunning: bool) -> None:
        super().__init__(seen, cunning)
        rules = seen.frame.rules
        self.hands: Hands = Hands(seen)
        self.own_at: i64 = rules.own_at
        self.answers: vec[i64] = rules.scratch[:]
        self.weights: vec[i64] = rules.scratch[:]
        """What each way to play an event brings, by its number after the shared moves."""
        self.best: i64 = NONE
        self.most: i64 = 0

    # What a game adds

    @abstractmethod
    def area_points(self, side: i64) -> i64:
        """What a side's area would score now, in points."""

    @abstractmethod
    def sit_down(self, table: Table) -> None:
        """Take this table for one's own."""

    @abstractmethod
    def weigh_events(self) -> None:
        """Offer every way to play an event of the hand."""

    @abstractmethod
    def answer_worth(self, own: i64) -> i64:
        """The weight of an answer to an open decision of the game's own."""

    def answer(self) -> i64:
        """The answer to an open decision of the game's own: the best."""
        out = self.answers
        count = self.table.answers_into(out)
        best = out[0]
        if count > 1:
            most = NEVER
            for at in range(count):
                worth = self.answer_worth(out[at] - self.own_at)
                if worth > most:
                    best, most = out[at], worth
        return best

    @abstractmethod
    def scale(self) -> vec[i64]:
        """In points: what a round brings whoever leads, how far sides come apart in it, and a lead that decides."""

    # Playing on

    def settle(self, table: Table, luck: Luck) -> None:
        assert isinstance(table, RummyTable)
        if self.cunning:
            self.hands.settle(table, luck)
        else:
            table.declined = table.rules.no_turns[:]

    def choose(self, table: Table, luck: Luck) -> i64:
        self.begin(table)
        return self.move()

    def finish(self, table: Table, luck: Luck) -> None:
        self.begin(table)
        self.known = self.first_known[:]
        while table.due == MOVE:
            table.carry_out(self.move())
            if table.due == SHUFFLE:
                table.draw_lots(luck)

    def begin(self, table: Table) -> None:
        """Play at this table from now on, of which nothing is counted yet."""
        self.sit_down(table)
        self.looked = NONE

    def move(self) -> i64:
        """A move of the seat to act."""
        table = self.table
        if table.phase == DRAW:
            return self.draw()
        if table.phase != PLAY:
            self.look()
            return self.answer()
        if table.sizes[table.to_act] > 1:
            lay = self.lay()
            if lay != NONE:
                return lay
        self.look()
        if table.sizes[table.to_act] > 1 and not table.event_played and table.held[table.to_act] >> self.clues != 0:
            self.best = NONE
            self.most = 0
            self.weigh_events()
            if self.best != NONE:
                return self.best
        return self.discard()

    def offer(self, own: i64, gain: i64, bar: i64) -> None:
        """An event can be played so: if it brings at least so much, and more than any other, it will be."""
        self.weights[own] = gain
        if gain >= bar and gain > self.most:
            self.best = self.own_at + own
            self.most = gain

    # The turn

    def draw(self) -> i64:
        """The visible card if it brings more than unknown ones."""
        table = self.table
        if table.forbids_draw_from_pile() != OK or table.pile_draws >= 2 * self.players:
            return DRAW_FROM_FILE
        self.look()
        kind = table.top()
        unknown = self.fresh_gain() * self.draws_a_turn() * self.habits.fresh // 1000 + self.habits.closed
        if self.gain(kind) <= unknown:
            return DRAW_FROM_FILE
        self.known[table.to_act * self.kinds + kind] += 1
        return DRAW_FROM_PILE

    def lay(self) -> i64:
        """A meld or lay-off to be played now, or NONE: all that can go, at once."""
        table = self.table
        rules = table.rules
        seat = table.to_act
        spare = table.sizes[seat] - 1
        playable = table.trios[seat] | (table.held[seat] & table.melded)
        if playable != 0:
            playable &= ~self.kept_back(playable)
        if playable == 0:
            return NONE
        trios = table.trios[seat] & playable
        joining = table.melded & playable
        if trios != 0:
            for kind in range(self.clues):
                if trios >> kind & 1:
                    count = table.hands[seat * self.kinds + kind]
                    count = count if count < spare else spare
                    if count >= MELD and not self.stays_in(count):
                        return rules.meld_at + kind * rules.most + count - 1
        if joining != 0 and not self.stays_in(1):
            return rules.lay_off_at + lowest(joining) * rules.together
        return NONE

    def kept_back(self, playable: i64) -> i64:
        """The kinds that the seat to act keeps for a later turn, of these that it could lay down now, as bits."""
        return 0

    def left_after(self, playable: i64) -> i64:
        """How many cards are left to the seat to act, beside the one to discard, if it lays down all of these kinds."""
        table = self.table
        seat = table.to_act
        left = table.sizes[seat] - 1
        for kind in range(self.clues):
            if playable >> kind & 1:
                left -= table.hands[seat * self.kinds + kind]
        return left

    def discard(self) -> i64:
        """The card that is least useful, and least dangerous in the next player's hand."""
        held = self.table.held[self.seat]
        best: i64 = 0
        most = NEVER
        for kind in range(self.kinds):
            if held >> kind & 1:
                worth = self.discard_worth(kind)
                if worth > most:
                    best, most = kind, worth
        return self.table.rules.discard_at + best

    def discard_worth(self, kind: i64) -> i64:
        """The weight of a discard."""
        return -self.loss(kind) - self.danger(kind)

    def stays_in(self, count: i64) -> bool:
        """Whether playing so many cards leads to going out, and that would lose the match."""
        table = self.table
        if table.sizes[table.to_act] - count != 1:
            return False
        side = table.rules.side[table.to_act]
        own = table.totals[side] + self.area_points(side)
        best = own
        for other in range(table.rules.sides):
            total = table.totals[other] + self.area_points(other)
            if total > best:
                best = total
        return best >= table.rules.target and own < best

    # Moves worth a look

    def sensible(self, table: Table, out: vec[i64]) -> i64:
        """Plays with as many cards and with as few as can be; of discards, events and answers the best.

        Discards are among them, as it may pay to keep what could be played; but only the cunning keep a meld.
        """
        count = table.moves_into(out)
        self.begin(table)
        meld = NONE if self.cunning else self._meld()
        if meld != NONE:
            return write([meld], out)
        if self.table.phase == DRAW or count <= 2:
            return count
        self.look()
        moves = [out[at] for at in range(count)]
        rules = self.table.rules
        if self.table.phase != PLAY:
            return write(self._heaviest(moves, ANSWERS), out)
        for own in range(len(self.weights)):
            self.weights[own] = NEVER
        self.weigh_events()
        discards = [move for move in moves if move < rules.meld_at]
        plays = [move for move in moves if rules.meld_at <= move < rules.own_at]
        events = [move for move in moves if move >= rules.own_at]
        kept = [move for move in plays if self._is_extreme(move, plays)]
        return write(kept + self._heaviest(events, EVENTS) + self._heaviest(discards, DISCARDS), out)

    def _meld(self) -> i64:
        """A meld that is made without a thought, or NONE."""
        table = self.table
        if table.phase != PLAY or table.sizes[table.to_act] == 1:
            return NONE
        play = self.lay()
        return play if play < table.rules.lay_off_at else NONE

    def _is_extreme(self, move: int, plays: list[int]) -> bool:
        """Whether no play of the same clues has more cards, or none has fewer."""
        return self.table.rules.together == 1 or move - 1 not in plays or move + 1 not in plays

    def _heaviest(self, moves: list[int], most: int) -> list[int]:
        """The best moves of a kind, by their weights."""
        weighed = sorted([(-self._weight(move), move) for move in moves])
        return [move for _, move in weighed[:most]]

    def _weight(self, move: i64) -> i64:
        if move < self.table.rules.meld_at:
            return self.discard_worth(move - self.table.rules.discard_at)
        if self.table.phase != PLAY:
            return self.answer_worth(move - self.own_at)
        return self.weights[move - self.own_at]

    # The match

    def value(self, table: Table, seat: i64) -> float:
        """The chance of a side by the totals and the rounds that seem left.

        Round after round the sides come apart as by luck, so a lead counts by the root of the rounds that are left.
        After the last round the lead decides; but playouts are no prophecies, so a narrow one does not count in full.
        """
        assert isinstance(table, RummyTable)
        rules = table.rules
        totals = [table.totals[side] + table.points[side] for side in range(rules.sides)]
        best = max(totals)
        usual = self.scale()
        if best >= rules.target and totals.count(best) == 1:
            unit = float(usual[2])
        else:
            left = float(rules.target - best) / float(usual[0])
            unit = float(usual[1]) * sqrt(left if left > LEAST_LEFT else LEAST_LEFT)
        whole = 0.0
        for total in totals:
            whole += exp(float(total - best) / unit)
        return exp(float(totals[rules.side[seat]] - best) / unit) / whole


def write(moves: list[int], out: vec[i64]) -> i64:
    """Put moves into `out`; how many they are."""
    for at, move in enumerate(moves):
        out[at] = move
    return len(moves)
