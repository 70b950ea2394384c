"""An independent judge of knowledge in Al Capone: can a table have come about, after all that a seat was told?

It shares nothing with the memory of the rules: it keeps every event since the deal, tries who can have taken what out
of the Underworld in secret, and looks for a card in each hand's arrivals for every card that left it or is still there.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from fallakte.core.table import Table
from fallakte.core.words import Words
from fallakte.rummy.table import RummyTable

NEVER = 10**6


@dataclass(frozen=True)
class Card:
    """A card that came into a hand (kind None: unseen) or left it, and when."""

    kind: str | None
    when: int


class Hand:
    """What came into a hand, what left it face up, and when it had none of a kind."""

    def __init__(self) -> None:
        self.came: list[Card] = []
        self.left: list[Card] = []
        self.none: list[Card] = []

    def can_end_as(self, final: Counter[str]) -> bool:
        """Whether every card that left, or is there at the end, can be one that came before, and none is left over."""
        left = [*self.left, *[Card(kind, NEVER) for kind in final.elements()]]
        if len(left) != len(self.came):
            return False
        choice: dict[int, int] = {}
        return all(self._match(left, at, choice, set()) for at in range(len(left)))

    def _match(self, left: list[Card], at: int, choice: dict[int, int], visited: set[int]) -> bool:
        for number, came in enumerate(self.came):
            if number not in visited and self._can_be(came, left[at]):
                visited.add(number)
                if number not in choice or self._match(left, choice[number], choice, visited):
                    choice[number] = at
                    return True
        return False

    def _can_be(self, came: Card, left: Card) -> bool:
        if came.when >= left.when or came.kind not in (None, left.kind):
            return False
        return not any(none.kind == left.kind and came.when < none.when < left.when for none in self.none)


class Story:
    """Everything that one seat was told in a round, in words."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.told: list[Words] = []

    def hear(self, events: list[Words]) -> None:
        for event in events:
            if event["event"] == "dealt":
                self.told = []
            self.told.append(event)

    def fits(self, table: Table) -> bool:
        """Whether this table can have come about."""
        assert isinstance(table, RummyTable)
        names = table.names()
        pile = [names[kind] for kind in table.pile]
        hands = [Counter(table.hand_words(seat)) for seat in range(self.players)]
        return any(
            played is not None and all(played[seat].can_end_as(hands[seat]) for seat in played)
            for played in (self._play(taken, pile) for taken in self._explanations(pile))
        )

    def secrets(self) -> list[Words]:
        return [event for event in self.told if event["event"] == "took-secretly" and "card" not in event]

    def _explanations(self, pile: list[str]) -> Iterator[tuple[str, ...]]:
        """What the secret searches can have taken: together, what should lie in the pile and does not."""
        missing: Counter[str] = Counter()
        for event in self.told:
            what = event["event"]
            if what in ("opened", "discarded", "event"):
                missing[event["card"]] += 1
            elif what == "revealed":
                missing.update(event["rest"])
            elif what == "took-top" or (what == "took-secretly" and "card" in event):
                missing[event["card"]] -= 1
            elif what == "took-set":
                missing[event["card"]] -= event["count"]
        missing.subtract(pile)
        if all(count >= 0 for count in missing.values()) and missing.total() == len(self.secrets()):
            yield from set(permutations(missing.elements()))

    def _play(self, taken: tuple[str, ...], final: list[str]) -> dict[int, Hand] | None:
        """The other hands' stories with the secrets explained like this; None where the Underworld contradicts it."""
        hands = {seat: Hand() for seat in range(self.players) if seat != self.seat}
        pile: list[str] = []
        secrets = iter(taken)
        for when, event in enumerate(self.told):
            if event["event"] == "took-secretly":
                kind = event["card"] if "card" in event else next(secrets)
                if kind not in pile[: event["among"]]:
                    return None
                del pile[max(at for at in range(event["among"]) if pile[at] == kind)]
                self._comes(hands, event["seat"], kind, when)
            elif not self._happens(event, when, pile, hands):
                return None
        return hands if pile == final else None

    def _happens(self, event: Words, when: int, pile: list[str], hands: dict[int, Hand]) -> bool:
        what, seat, kind = event["event"], event.get("seat", -1), event.get("card")
        if what == "dealt":
            for other in hands:
                for _ in range(event["count"]):
                    self._comes(hands, other, None, when)
        elif what == "opened":
            pile.append(event["card"])
        elif what == "drew":
            for _ in range(event["count"]):
                self._comes(hands, seat, None, when)
        elif what == "took-top":
            if not pile or pile.pop() != kind or (pile[-1] if pile else None) != event["top"]:
                return False
            self._comes(hands, seat, kind, when)
        elif what in ("discarded", "event"):
            self._leaves(hands, seat, event["card"], when, 1)
            pile.append(event["card"])
        elif what in ("melded", "laid-off"):
            self._leaves(hands, seat, event["card"], when, event["count"])
        elif what == "had-none":
            if seat in hands:
                hands[seat].none.append(Card(kind, when))
        elif what == "gave":
            self._gives(hands, event, when)
        elif what == "looked":
            return "cards" not in event or event["cards"] == pile
        elif what == "took-set":
            if pile.count(event["card"]) != event["count"]:
                return False
            pile[:] = [card for card in pile if card != kind]
            for _ in range(event["count"]):
                self._comes(hands, seat, kind, when)
        elif what == "revealed":
            for card in event["taken"]:
                self._comes(hands, seat, card, when)
            pile.extend(event["rest"])
        return True

    def _gives(self, hands: dict[int, Hand], event: Words, when: int) -> None:
        """The cards leave just before the moment, so that a giver who gave all can be seen to have none."""
        self._leaves(hands, event["seat"], event["card"], when, event["count"])
        for _ in range(event["count"]):
            self._comes(hands, event["to"], event["card"], when)
        if event["all"] and event["seat"] in hands:
            hands[event["seat"]].none.append(Card(event["card"], when))

    def _comes(self, hands: dict[int, Hand], seat: int, kind: str | None, when: int) -> None:
        if seat in hands:
            hands[seat].came.append(Card(kind, when))

    def _leaves(self, hands: dict[int, Hand], seat: int, kind: str, when: int, count: int) -> None:
        if seat in hands:
            hands[seat].left.extend([Card(kind, when)] * count)
