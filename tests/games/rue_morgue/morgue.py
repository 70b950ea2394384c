"""Tables of the Rue Morgue: laid out by hand, with the orang-utan, or dealt from a stacked deck.

t = table(hand="3 st-roch poe", pile="lightning-rod sailor", first="three-am", below="le-bon")
t.plays("meld st-roch 3", "feed rue_morgue")
"""

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.words import Words
from fallakte.games.rue_morgue.game import GAME
from fallakte.games.rue_morgue.table import RueMorgueTable
from tests.hands import Laid, cards
from tests.hands import table as rummy_table


class Morgue(Laid):
    """A table and what one can say of its orang-utan, its case file and its score."""

    table: RueMorgueTable

    def below(self) -> list[str]:
        """The cards under the orang-utan, in page order."""
        return [GAME.kinds[kind] for kind in sorted(self.table.below)]

    def file(self) -> list[str]:
        """The case file, top first."""
        return [GAME.kinds[kind] for kind in self.table.deck[self.table.next :]]

    def knows_below(self, seat: int) -> dict[str, int]:
        """The cards that this seat knows to lie under the orang-utan."""
        known: dict[str, int] = self.table.view(seat)["orang_utan"]["known"]
        return known

    def gives(self, order: str) -> "Morgue":
        """The shuffle that is due."""
        kinds = [self.kind(one) for one in cards(order)]
        assert self.table.takes(kinds), "not the cards that are due"
        self.table.give(kinds)
        return self

    def due(self) -> list[str]:
        """The cards that are due."""
        return [GAME.kinds[kind] for kind in self.table.cards_due()]

    def score(self) -> Words:
        """The score line that is due."""
        return self.table.score_words()

    def lines(self, side: int) -> list[tuple[str, str, int]]:
        """What this side scores: rule, for what, points."""
        return [(line.rule, line.what, line.points) for line in self.table.sheet if line.side == side]

    def imagine(self, seat: int, times: int = 30, luck: int = 11) -> "list[Morgue]":
        """Tables that fit what this seat has seen, each with all 61 cards and the same knowledge."""
        seen = self.table.seen(seat)
        chance = Luck(luck)
        found = []
        for _ in range(times):
            one = seen.imagine(chance)
            assert isinstance(one, RueMorgueTable)
            assert all_cards(one) == one.rules.deck()
            assert one.seen(seat).to_bytes() == seen.to_bytes()
            assert one.view(seat) == self.table.view(seat)
            found.append(Morgue(GAME, one))
        return found


def table(*, below: str = "", escaped: bool = False, **wishes: Any) -> Morgue:
    """As `tests.hands.table`, with cards under the orang-utan; `escaped`: during the second case file."""
    laid = rummy_table("rue-morgue", aside=below, **wishes)
    assert isinstance(laid.table, RueMorgueTable)
    t = Morgue(GAME, laid.table)
    t.table.below = vec[i64]([t.kind(card) for card in cards(below)])
    t.table.escaped = escaped
    return t


def dealt(
    *hands: str,
    dealer: int | None = None,
    opened: str = "",
    below: str = "",
    file: str = "",
    seed: int = 5,
    **options: Any,
) -> Morgue:
    """A new round: the hands by seat, the card that opens the Rue Morgue, with two players the cards that go below,
    and the case file, top first; whatever is not said is dealt by luck. Seat 0 begins, unless a dealer is named."""
    table = GAME.open(GAME.fill(options))
    t = Morgue(GAME, table)
    players = table.players
    dealer = players - 1 if dealer is None else dealer
    named = [[t.kind(card) for card in cards(text)] for text in [*hands, opened, below, file]]
    left = Counter(dict(enumerate(table.rules.copies)))
    left.subtract(kind for kinds in named for kind in kinds)
    assert min(left.values()) >= 0, "more cards than there are"
    rest = vec[i64](left.elements())
    Luck(seed).shuffle(rest, len(rest))
    spare = list(rest)

    def fill(kinds: list[int], size: int) -> list[int]:
        return kinds + [spare.pop() for _ in range(size - len(kinds))]

    full = [fill(named[seat] if seat < len(hands) else [], table.rules.hand) for seat in range(players)]
    top = fill(named[-3], 1) + (fill(named[-2], 2) if players == 2 else []) + named[-1]
    order = [
        full[(dealer + step) % players][card] for card in range(table.rules.hand) for step in range(1, players + 1)
    ]
    table.give(order + top + spare, dealer)
    return t


def all_cards(table: RueMorgueTable) -> list[int]:
    """Every card on the table, wherever it lies, in page order."""
    found = [kind for seat in range(table.players) for kind in table.hand_cards(seat)]
    for side in range(table.rules.sides):
        found += [kind for kind in range(table.rules.kinds) for _ in range(table.in_area(side, kind))]
    found += [kind for kind in table.passed if kind >= 0]
    return sorted([*found, *table.pile, *table.below, *table.deck[table.next :]])


def fair(count: int, times: int, chance: float) -> bool:
    """Whether so many hits are within five standard deviations."""
    return (count - times * chance) ** 2 <= 25 * times * chance * (1 - chance)
