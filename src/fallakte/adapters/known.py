"""A rummy seat's memory as counts: certain until the first open secret, and after it as if that had not happened."""

from collections import Counter
from typing import Final

from fallakte.core.words import Words

SECRETS: Final = ("search", "slip")


class Known:
    """The discard pile, the cards known in each hand, limits, and how many secrets are open (docs/knowledge)."""

    def __init__(self, knows: Words, players: int) -> None:
        self.pile = Counter[str](knows.get("pile", ()))
        self.hands = [Counter[str](hand) for hand in knows.get("hands", [{}] * players)]
        self.limits: list[dict[str, int]] = [dict(limits) for limits in knows.get("limits", [{}] * players)]
        self.secrets = 0
        for line in knows.get("since", ()):
            self._read_on(line)

    def _read_on(self, line: Words) -> None:
        what, seat = line["what"], line["seat"]
        if what in SECRETS:
            self.secrets += 1
        elif what == "look":
            self.pile = Counter(line["cards"])
        elif seat is None:
            self._change_pile(what, line["card"], line["count"])
        elif isinstance(seat, int) and seat < len(self.hands):
            self._change_hand(what, seat, line)

    def _change_pile(self, what: str, card: str | None, count: int) -> None:
        if card is None:
            return
        if what == "push":
            self.pile[card] += 1
        elif what in ("pop", "pull-one", "pull-all"):
            self.pile[card] = max(0, self.pile[card] - (count if what == "pull-all" else 1))

    def _change_hand(self, what: str, seat: int, line: Words) -> None:
        hand, limits = self.hands[seat], self.limits[seat]
        if what == "gain":
            hand[line["card"]] += line["count"]
        elif what == "show":
            hand[line["card"]] = max(0, hand[line["card"]] - line["count"])
        elif what == "none":
            hand[line["card"]] = 0
            limits[line["card"]] = 0
        elif what == "fresh":
            for card in limits:
                limits[card] += line["count"]
