"""Other worlds: records that are the same match to a pair of eyes, with everything changed that it never told them.

Where two cards of a deal change places and every event is still told to these eyes as before, they cannot know the
difference. Such exchanges are searched for, one after another, and so are other choices where others chose unseen.
What counts as told are the events and the score sheets of the rules, never a view: views are what is to be proved.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from fallakte.core.faults import Fault
from fallakte.core.game import Game
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import OK, Table
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.rummy.table import RummyTable

UNSEEN_CHOICES = {
    "al-capone": ("take",),
    "bonnie-and-clyde": ("take",),
    "rue-morgue": ("pass_card", "bury"),
    "capone": ("exchange",),
}
"""What others choose without showing it."""

SWEEPS = 2
CHOICES = 4
LUCK = ("deal", "shuffle")


class Round(NamedTuple):
    """A round or a year: the table before its deal, and its lines from the deal on."""

    before: Table
    lines: list[Words]


class Swap(NamedTuple):
    """Two cards of a deal or a shuffle that change places: in which line, where, and what they are."""

    line: int
    one: int
    other: int
    cards: tuple[str, str]


def rounds_of(record: Sequence[Words]) -> list[Round]:
    """The rounds of a record, the last of them perhaps unfinished."""
    match = Match.open(record[0], game)
    found: list[Round] = []
    for line in record[1:]:
        if "deal" in line:
            found.append(Round(match.table.copy(), []))
        match.take(line)
        found[-1].lines.append(line)
    return found


def other_world(record: Sequence[Words], eyes: int, seed: str) -> list[Words]:
    """A record that tells these eyes the same, as different as it was found."""
    played = game(record[0]["game"])
    rounds = [Search(played, one, eyes, Random(f"{seed} {eyes} {at}")) for at, one in enumerate(rounds_of(record))]
    return [record[0], *(line for one in rounds for line in one.widest())]


def heard(record: Sequence[Words], eyes: int) -> list[list[Words]]:
    """What these eyes are told of each line."""
    match = Match.open(record[0], game)
    told = []
    for line in record[1:]:
        match.take(line)
        told.append(_told(match.table, eyes))
    return told


def difference(one: Sequence[Words], other: Sequence[Words]) -> Counter[str]:
    """How many cards lie elsewhere in the deals and shuffles of two records, and how many moves are others."""
    found: Counter[str] = Counter()
    for this, that in zip(one, other, strict=True):
        kind = next(iter(this))
        if kind in LUCK:
            found[kind] += sum(a != b for a, b in zip(this[kind]["order"], that[kind]["order"]))
        elif this != that:
            found[kind] += 1
    return found


def _told(table: Table, eyes: int) -> list[Words]:
    told = [{"event": event.what, **event.told(eyes)} for event in table.events]
    if any(event.what == "scored" for event in table.events):
        told += [line.words() for line in table.sheet]
    return told


class Search:
    """Looks for other rounds that tell these eyes the same."""

    def __init__(self, played: Game, one: Round, eyes: int, luck: Random) -> None:
        self.one = one
        self.eyes = eyes
        self.luck = luck
        self.kinds = list(played.kinds)
        self.numbers = {name: kind for kind, name in enumerate(played.kinds)}
        self.unseen = UNSEEN_CHOICES[played.id]
        self.told: list[list[Words]] = []
        self.best = one.lines
        self.told = self._hear()

    def widest(self) -> list[Words]:
        """The lines after every place of every deal was tried, and every choice that others made unseen."""
        places = [(at, place) for at in self._lines_with(*LUCK) for place in range(len(self._order(at)))]
        free: dict[int, set[int]] = {at: set() for at in self._lines_with(*LUCK)}
        for _ in range(SWEEPS):
            self.luck.shuffle(places)
            for at, place in places:
                self._try_places(at, place, free[at])
            for at in CHOICES * self._unseen_choices():
                self._accept(self._fitted(self.best, choose_anew=at))
        return self.best

    def _try_places(self, at: int, place: int, free: set[int]) -> None:
        order = self._order(at)
        other = self.luck.choice(sorted(free) if len(free) > 4 and self.luck.random() < 0.8 else range(len(order)))
        if order[place] == order[other]:
            return
        swap = Swap(at, place, other, (order[place], order[other]))
        if self._accept(self._fitted(_swapped(self.best, swap), swap)):
            free |= {place, other}

    def _accept(self, lines: list[Words] | None) -> bool:
        if lines is None:
            return False
        if difference(self.one.lines, lines).total() >= difference(self.one.lines, self.best).total():
            self.best = lines
        return True

    # Whether a round looks the same

    def _hear(self) -> list[list[Words]]:
        table = self._begin()
        told = []
        for line in self.one.lines:
            self._carry_out(table, line)
            told.append(_told(table, self.eyes))
        return told

    def _fitted(self, lines: list[Words], swap: Swap | None = None, choose_anew: int = -1) -> list[Words] | None:
        """The lines with their unseen choices made possible, or None where these eyes could tell."""
        table = self._begin()
        kept: list[Words] = []
        for at, (line, told) in enumerate(zip(lines, self.told)):
            fitted = self._fit(table, line, swap, anew=at == choose_anew)
            try:
                self._carry_out(table, fitted)
            except Fault:
                return None
            if _told(table, self.eyes) != told:
                return None
            kept.append(fitted)
        return kept

    def _begin(self) -> Table:
        table = self.one.before.copy()
        table.watched = True
        return table

    def _carry_out(self, table: Table, line: Words) -> None:
        if "move" in line:
            table.play(table.number(_without_seat(line["move"])))
        elif "deal" in line:
            self._give(table, line["deal"]["order"], line["deal"]["dealer"])
        elif "shuffle" in line:
            self._give(table, line["shuffle"]["order"], -1)
        else:
            table.settle()

    def _give(self, table: Table, names: Sequence[str], dealer: int) -> None:
        order = [self.numbers[name] for name in names]
        if not table.takes(order):
            raise Fault("rec-4-cards")
        table.give(order, dealer)
        if isinstance(table, RummyTable):
            # The search asks what is told and never what is remembered, which takes half of the time.
            table.memories = []

    # What others do unseen

    def _fit(self, table: Table, line: Words, swap: Swap | None, *, anew: bool) -> Words:
        if "shuffle" in line:
            return {"shuffle": {"order": self._all_due(table, line["shuffle"]["order"])}}
        if "move" not in line or not self._is_unseen(line):
            return line
        move = _without_seat(line["move"])
        wishes = [] if anew else [move, *_renamed(move, swap)]
        wish = next((one for one in wishes if _is_legal(table, one)), None) or self._any(table, move)
        return {"move": {"seat": line["move"]["seat"], **_in_page_order(table, wish)}}

    def _any(self, table: Table, move: Words) -> Words:
        """Another answer of the same kind, where there is one."""
        answers = [words for words in map(table.words, table.moves()) if _is_like(words, move) and words != move]
        return self.luck.choice(answers) if answers else move

    def _all_due(self, table: Table, order: list[str]) -> list[str]:
        """The order with the cards that are due in this world: what is not among them gives way to what is missing."""
        missing = Counter(self.kinds[kind] for kind in table.shuffled(Shuffler("any")))
        missing.subtract(order)
        gone = +Counter({kind: -count for kind, count in missing.items()})
        coming = iter(self.luck.sample(list((+missing).elements()), (+missing).total()))
        fitted = list(order)
        for place in self.luck.sample(range(len(order)), len(order)):
            if gone[fitted[place]] > 0:
                gone[fitted[place]] -= 1
                fitted[place] = next(coming)
        return fitted

    def _is_unseen(self, line: Words) -> bool:
        return line["move"]["act"] in self.unseen and line["move"]["seat"] != self.eyes

    def _unseen_choices(self) -> list[int]:
        return [at for at in self._lines_with("move") if self._is_unseen(self.best[at])]

    def _lines_with(self, *kinds: str) -> list[int]:
        return [at for at, line in enumerate(self.best) if next(iter(line)) in kinds]

    def _order(self, at: int) -> list[str]:
        line = self.best[at]
        order: list[str] = line[next(iter(line))]["order"]
        return order


def _without_seat(move: Words) -> Words:
    return {name: value for name, value in move.items() if name != "seat"}


def _is_legal(table: Table, move: Words) -> bool:
    try:
        return table.forbids(table.number(move)) == OK
    except Fault:
        return False


def _in_page_order(table: Table, move: Words) -> Words:
    return table.words(table.number(move)) if _is_legal(table, move) else move


def _is_like(words: Words, move: Words) -> bool:
    """The same act, and as many cards where cards are counted."""
    return words["act"] == move["act"] and len(words.get("cards", ())) == len(move.get("cards", ()))


def _swapped(lines: list[Words], swap: Swap) -> list[Words]:
    line = lines[swap.line]
    kind = next(iter(line))
    order = list(line[kind]["order"])
    order[swap.one], order[swap.other] = order[swap.other], order[swap.one]
    return [*lines[: swap.line], {kind: {**line[kind], "order": order}}, *lines[swap.line + 1 :]]


def _renamed(move: Words, swap: Swap | None) -> Iterator[Words]:
    """The same choice with one of two swapped cards in the place of the other."""
    if swap is None:
        return
    for gone, instead in (swap.cards, swap.cards[::-1]):
        for field, value in move.items():
            yield from ({**move, field: new} for new in _replaced(value, gone, instead))


def _replaced(value: Any, gone: str, instead: str) -> Iterator[Any]:
    if value == gone:
        yield instead
    elif isinstance(value, list) and gone in value:
        at = value.index(gone)
        yield [*value[:at], instead, *value[at + 1 :]]
