"""Tables laid out by hand, so that a rule's test reads like a hand of cards.

    t = table("al-capone", hand="raid fred-burke", ours="3 frank-nitti", theirs="2 frank-nitti")
    t.plays("raid frank-nitti")

Cards are written as ids, "3 frank-nitti" for three of them. A move is written as the values of its words in order:
"meld frank-nitti 3", "agent_meeting one ralph-capone 1", "draw file".
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.faults import Refused
from fallakte.core.luck import Luck
from fallakte.core.table import MOVE
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.rummy.game import RummyGame
from fallakte.rummy.table import RummyTable
from fallakte.rummy.turn import DRAW, PLAY


def cards(text: str) -> list[str]:
    """'3 frank-nitti raid' as four ids, in order."""
    found: list[str] = []
    many = 1
    for word in text.split():
        if word.isdigit():
            many = int(word)
        else:
            found += [word] * many
            many = 1
    return found


class Laid:
    """A table in the middle of a turn of seat 0, and what one can say of it."""

    def __init__(self, rummy: RummyGame, table: RummyTable) -> None:
        self.game = rummy
        self.table = table

    def kind(self, name: str) -> int:
        return list(self.game.kinds).index(name)

    def number(self, move: str) -> int:
        for number in range(len(self.game.book.entries)):
            if self.wording(number) == move:
                return number
        raise AssertionError(f"no such move in the book: {move}")

    def wording(self, number: int) -> str:
        """A move in short words."""
        return " ".join(str(value) for value in self.game.book.entries[number].values())

    def plays(self, *moves: str) -> Self:
        """The seat to act makes these moves, one after the other."""
        for move in moves:
            number = self.number(move)
            reason = self.table.reason(self.table.forbids(number))
            assert reason.rule == "", f"{move} is forbidden by {reason.rule} ({reason.key})"
            self.table.play(number)
        return self

    def refuses(self, move: str, rule: str) -> Self:
        """The seat to act may not make this move, because of this rule."""
        number = self.number(move)
        before = self.table.to_bytes()
        with pytest.raises(Refused) as refused:
            self.table.play(number)
        assert refused.value.rule == rule, f"{move}: {refused.value.rule} ({refused.value.key})"
        assert number not in self.table.moves()
        assert self.table.to_bytes() == before
        return self

    def may(self, *moves: str) -> bool:
        """Whether the seat to act may make each of these moves."""
        return all(self.number(move) in self.table.moves() for move in moves)

    def answers(self) -> list[str]:
        """Everything the seat to act may do, in short words."""
        return sorted(self.wording(move) for move in self.table.moves())

    def hand(self, seat: int) -> dict[str, int]:
        return self.table.hand_words(seat)

    def area(self, side: int) -> Counter[str]:
        """What lies before a side; a card that does not lie there counts 0."""
        return Counter({name: self.table.in_area(side, kind) for kind, name in enumerate(self.game.kinds)})

    def pile(self) -> list[str]:
        """The discard pile, bottom first."""
        return [self.game.kinds[kind] for kind in self.table.pile]

    def events(self, seat: int) -> list[Words]:
        """What this seat (-1: a spectator) was told of the last move."""
        return [event.words(seat, self.game.vocabulary) for event in self.table.events]

    def happened(self, what: str, seat: int = -1) -> Words:
        """The one event of that name, as the seat was told of it."""
        (found,) = [event for event in self.events(seat) if event["event"] == what]
        return found

    def knows(self, seat: int) -> Words:
        """What this seat has learned on the way."""
        found = self.table.seen(seat).words()["knows"]
        assert isinstance(found, dict)
        return found

    def imagined(self, seat: int, times: int, luck: int = 1) -> Iterator["Laid"]:
        """Tables that fit what this seat has seen, each with the same knowledge."""
        seen = self.table.seen(seat)
        chance = Luck(luck)
        for _ in range(times):
            found = seen.imagine(chance)
            assert isinstance(found, RummyTable)
            assert found.seen(seat).to_bytes() == seen.to_bytes()
            yield Laid(self.game, found)

    def asked(self) -> Any:
        return self.table.view(self.table.to_act)["asked"]


def table(
    name: str,
    *,
    hand: str,
    others: list[str] | None = None,
    ours: str = "",
    theirs: str = "",
    areas: list[str] | None = None,
    pile: str = "",
    file: str | None = None,
    first: str = "",
    aside: str = "",
    players: int = 2,
    drawn: bool = True,
    totals: list[int] | None = None,
    seed: int = 1,
    **options: Any,
) -> Laid:
    """Seat 0 is to act: it has drawn and may play (`drawn=False`: must draw).

    `others` are the hands of seats 1, 2, …; a missing one gets five cards that are left. `areas` by side, or `ours` and
    `theirs`. `pile` bottom first, `file` top first: with `file` exactly these lie there, without it all that is left,
    `first` on top.
    `aside` are cards that lie where only this game has a place for them: the caller puts them there.
    """
    rummy = game(name)
    assert isinstance(rummy, RummyGame)
    laid = Laid(rummy, rummy.open(rummy.fill({"players": players, **options})))
    t = laid.table
    luck = Luck(seed)
    t.draw_lots(luck)
    left = Counter(dict(enumerate(t.rules.copies)))

    def use(text: str) -> list[int]:
        kinds = [laid.kind(one) for one in cards(text)]
        left.subtract(kinds)
        assert min(left.values()) >= 0, f"more cards than there are: {text}"
        return kinds

    t.clear()
    hands = [use(hand), *[use(one) for one in others or []]]
    sides = [use(one) for one in (areas if areas is not None else [ours, theirs])]
    discards = use(pile)
    top = use(file if file is not None else first)
    use(aside)
    rest = vec[i64](left.elements())
    luck.shuffle(rest, len(rest))
    spare = list(rest)
    while len(hands) < players:
        hands.append([spare.pop() for _ in range(5)])
    for seat, kinds in enumerate(hands):
        for kind in kinds:
            t.take_in(seat, kind)
    for side, kinds in enumerate(sides):
        for kind in kinds:
            t.lay(side, kind, 1)
    t.pile = vec[i64](discards)
    t.deck = vec[i64](top if file is not None else top + spare)
    t.memories = [t.new_memory(seat) for seat in range(players)]
    for memory in t.memories:
        memory.account.pile = vec[i64](discards)
    t.dealer = players - 1
    t.to_act = 0
    t.due = MOVE
    t.phase = PLAY if drawn else DRAW
    t.event_played = False
    if totals is not None:
        t.totals = vec[i64](totals)
    return laid
