"""Capone as it is played by families who want a tie: the rarest endings, on purpose.

Every year each family puts only its Don on a free site, so that all earn the same. `invest` at the end of the match
means ten investments at once, in the year in which everybody can pay them. With a victim the third family does
nothing, and the victim loses its Novice to an offer: two have the same cash, and only their members differ.
"""

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Words
from fallakte.games import game

TEN = 1000


class Arrangement:
    """Decides for everybody, knowing all hands."""

    def __init__(self, match: Match, *, invest: bool, victim: int | None) -> None:
        self.match = match
        self.invest = invest
        self.victim = victim
        self.idle = None if victim is None else 2

    def run(self) -> Match:
        """The whole match."""
        while not self.match.over:
            self.match.play(self.match.table.number(self.decision()))
        return self.match

    def decision(self) -> Words:
        """What the seat to act does."""
        view = self.match.view(self.match.to_act)
        if view["asked"] == "exchange":
            return {"act": "exchange", "cards": []}
        if view["asked"] == "hire":
            return {"act": "hire", "count": 0}
        if view["asked"] == "invest":
            return {"act": "invest", "count": 10 if self.invest and self._everybody_can_pay(view) else 0}
        if view["asked"] == "commit":
            return {"act": "commit", "members": [self._sent(view)], "bodyguards": 0}
        return self._card(view)

    def _everybody_can_pay(self, view: Words) -> bool:
        if view["seat"] == self.idle:
            return False
        busy = [family for seat, family in enumerate(view["families"]) if seat != self.idle]
        return all(family["investments"] >= 10 or family["cash"] >= TEN for family in busy)

    def _sent(self, view: Words) -> str:
        """Who goes to the site: the Don first, then the Novice of the family that is to lose him."""
        return "don" if "don" in view["families"][view["seat"]]["members"] else "novice"

    def _card(self, view: Words) -> Words:
        seat = view["seat"]
        at_hand = view["families"][seat]["members"]
        legal = self.match.legal()
        free = {(site["business"], site["site"]) for site in view["sites"] if site["holder"] is None}
        occupy = [one for one in legal if one["act"] == "occupy" and (one["card"], one["site"]) in free]
        if "don" in at_hand and occupy and seat != self.idle:
            return occupy[0]
        if self.victim is not None:
            offer = [one for one in legal if one["act"] == "offer" and self._is_novices(view, one)]
            if offer:
                return offer[0]
            cheap = [one for one in occupy if self._value(view, one) <= 20]
            if seat == self.victim and "novice" in at_hand and cheap and self._offer_follows():
                return cheap[0]
        return {"act": "lay_down", "card": self._least_needed(view)}

    def _is_novices(self, view: Words, offer: Words) -> bool:
        for site in view["sites"]:
            if (site["business"], site["site"]) == (offer["place"], offer["site"]):
                return bool(offer["of"] == self.victim and site["members"] == ["novice"])
        return False

    def _value(self, view: Words, occupy: Words) -> int:
        return next(int(site["value"]) for site in view["sites"] if site["business"] == occupy["card"])

    def _offer_follows(self) -> bool:
        """Whether a family that still plays a card this year holds an offer."""
        others = [seat for seat in range(self.match.table.players) if seat != self.match.to_act]
        views = [self.match.view(seat) for seat in others]
        return any("offer" in view["hand"] for view in views)

    def _least_needed(self, view: Words) -> str:
        """Illegal businesses are kept until the Don is out, an offer as long as possible."""
        illegal = {site["business"] for site in view["sites"]}
        waits = "don" in view["families"][view["seat"]]["members"]
        order = sorted(view["hand"], key=lambda card: (card == "offer", waits and card in illegal))
        return str(order[0])


def arranged(seed: str, *, years: int, invest: bool, victim: int | None) -> Match:
    """One match of three families."""
    players = [{"name": f"family {seat + 1}", "kind": "human"} for seat in range(3)]
    match = Match.begin(game("capone"), {"players": 3, "years": years}, Shuffler(seed), players)
    return Arrangement(match, invest=invest, victim=victim).run()
