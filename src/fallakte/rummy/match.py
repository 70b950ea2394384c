"""Rounds and the match: dealing, scoring, and when it is over. Also who is told what."""

from abc import abstractmethod
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.pack import Reader, Writer
from fallakte.core.sheet import Outcome, SheetLine
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import DEAL, END, MOVE, NOBODY, OVER, SCORE
from fallakte.core.words import Event, Words
from fallakte.rummy.account import HAND
from fallakte.rummy.cards import CardTable
from fallakte.rummy.memory import Memory
from fallakte.rummy.rules import Rules


class MatchTable(CardTable):
    """Rounds are dealt until one side alone holds the highest total and that has reached the target (R-11)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.round: i64 = 0
        self.dealer: i64 = NOBODY
        self.totals: vec[i64] = rules.zeros
        self.points: vec[i64] = rules.zeros
        self.out: i64 = NOBODY
        self.memories: list[Memory] = []

    @abstractmethod
    def set_up(self) -> None:
        """What follows the dealing of the hands, up to the first decision."""

    @abstractmethod
    def score_round(self) -> None:
        """Count the round, by `line`."""

    @abstractmethod
    def score_extras(self) -> Words:
        """The fields of the score line that are the game's own."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """The ids of the kinds."""

    @abstractmethod
    def new_memory(self, seat: i64) -> Memory:
        """An empty memory for a round."""

    # Luck

    def next_dealer(self) -> i64:
        """The deal passes one seat clockwise every round; the first dealer is drawn (R-1)."""
        return (self.dealer + 1) % self.players if self.dealer != NOBODY else NOBODY

    def shuffled(self, shuffler: Shuffler) -> list[int]:
        return shuffler.shuffled(self.cards_due())

    def cards_due(self) -> list[int]:
        """The cards to be shuffled now, in page order."""
        return self.rules.deck()

    def takes(self, order: list[int]) -> bool:
        return sorted(order) == self.cards_due()

    def give(self, order: list[int], dealer: i64 = NOBODY) -> None:
        self.clock += 1
        self.take_order(vec[i64](order), dealer)

    def draw_lots(self, luck: Luck) -> None:
        self.clock += 1
        cards = self.rules.page_order[:] if self.due == DEAL else vec[i64](self.cards_due())
        luck.shuffle(cards, len(cards))
        dealer = luck.below(self.players) if self.dealer == NOBODY else NOBODY
        self.take_order(cards, dealer)

    def take_order(self, order: vec[i64], dealer: i64) -> None:
        """A new round begins with this deck."""
        due = self.next_dealer()
        self.dealer = due if due != NOBODY else dealer
        self.deal(order)

    def deal(self, order: vec[i64]) -> None:
        """Everything back, then cards one at a time, clockwise from the dealer's left (R-2)."""
        self.round += 1
        self.clear()
        self.deck = order
        if self.watched:
            self.events = []
            self.memories = [self.new_memory(seat) for seat in range(self.players)]
        self.before_dealing()
        for _each in range(self.rules.hand):
            for step in range(1, self.players + 1):
                self.take_in((self.dealer + step) % self.players, self.next_card())
        if self.watched:
            self._tell_deal()
        self.due = MOVE
        self.set_up()

    def before_dealing(self) -> None:
        """What is laid out before the hands are dealt."""

    def clear(self) -> None:
        """No card lies anywhere, and nobody is out."""
        self.clear_cards()
        self.points = self.rules.zeros
        self.out = NOBODY

    def open_pile(self) -> None:
        """The top card of the case file starts the discard pile (R-2)."""
        kind = self.next_card()
        self.push(kind)
        if self.watched:
            self.tell("opened", {"card": kind})

    # Scores

    def finish_round(self) -> None:
        """The round is over: its score is due."""
        self.due = SCORE
        self.to_act = NOBODY
        self.sheet = []
        self.points = self.points[:]
        self.score_round()

    def line(self, side: i64, rule: str, what: str, points: i64, kind: i64 = NOBODY, count: i64 = 0) -> None:
        """A line of the score sheet, added to the side's points."""
        self.points[side] += points
        if self.watched:
            facts: Words = {"card": self.names()[kind], "count": count} if kind != NOBODY else {}
            self.sheet.append(SheetLine(side, rule, what, points, facts))

    def score_words(self) -> Words:
        points = [self.points[side] for side in range(self.rules.sides)]
        totals = [self.totals[side] + self.points[side] for side in range(self.rules.sides)]
        return {"round": self.round, "points": points, "totals": totals, **self.score_extras()}

    def end_words(self) -> Words:
        return {"winners": [self._leader()], "totals": list(self.totals)}

    def settle(self) -> None:
        self.clock += 1
        if self.watched:
            self.events = []
        if self.due == SCORE:
            if self.watched:
                self.tell("scored", {**self.score_words(), "ending": self.ending()})
            self.totals = self.totals[:]
            for side in range(self.rules.sides):
                self.totals[side] += self.points[side]
            self.due = END if self._leader() != NOBODY else DEAL
        elif self.due == END:
            self.due = OVER
            self.outcome = self._outcome()
            if self.watched:
                self.tell("ended", self.end_words())

    def _outcome(self) -> Outcome:
        return Outcome([self._leader()], "target", "R-11")

    def _leader(self) -> i64:
        """The side that alone holds the highest total, if that has reached the target; else nobody (R-11)."""
        best: i64 = 0
        alone = True
        for side in range(1, self.rules.sides):
            if self.totals[side] > self.totals[best]:
                best = side
                alone = True
            elif self.totals[side] == self.totals[best]:
                alone = False
        return best if alone and self.totals[best] >= self.rules.target else NOBODY

    # Who is told what

    def tell(self, what: str, facts: Words, secret: Words | None = None, eyes: i64 = 0) -> None:
        """Something happened; every seat remembers what it is told of it, and how many cards are `left` in a hand."""
        event = Event(what, facts, secret, eyes)
        self.events.append(event)
        for memory in self.memories:
            told = event.told(memory.seat)
            memory.notice(what, told)
            if "left" in told:
                memory.note(HAND, told["seat"], 0, told["left"])

    def _tell_deal(self) -> None:
        self.tell("dealt", {"round": self.round, "dealer": self.dealer, "count": self.rules.hand})
        for seat in range(self.players):
            self.tell("hand", {"seat": seat}, {"cards": self.hand_cards(seat)}, 1 << seat)

    def hand_words(self, seat: i64) -> dict[str, int]:
        """The cards of a hand, counts by id."""
        names = self.names()
        return {names[kind]: self.in_hand(seat, kind) for kind in range(len(names)) if self.in_hand(seat, kind)}

    def hand_cards(self, seat: i64) -> list[int]:
        """The cards of a hand in page order."""
        return [kind for kind in range(self.rules.kinds) for _ in range(self.in_hand(seat, kind))]

    def write(self, out: Writer) -> None:
        """Everything but events and knowledge, as numbers."""
        self.write_cards(out)
        for number in (self.due, self.to_act, self.clock, self.round, self.dealer, self.out):
            out.one(number)
        out.many(self.totals)
        out.many(self.points)

    def read(self, numbers: Reader) -> None:
        """Everything again."""
        self.read_cards(numbers)
        self.due = numbers.one()
        self.to_act = numbers.one()
        self.clock = numbers.one()
        self.round = numbers.one()
        self.dealer = numbers.one()
        self.out = numbers.one()
        self.totals = numbers.many()
        self.points = numbers.many()
        if self.due == OVER:
            self.outcome = self._outcome()

    def copy_match_to(self, other: "MatchTable") -> None:
        """Everything but events and knowledge. Totals and points are never changed in place, so they are shared."""
        self.copy_cards_to(other)
        other.due = self.due
        other.to_act = self.to_act
        other.clock = self.clock
        other.watched = False
        other.round = self.round
        other.dealer = self.dealer
        other.totals = self.totals
        other.points = self.points
        other.out = self.out
        other.outcome = self.outcome
