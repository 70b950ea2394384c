"""The Rue Morgue laid out in words: the orang-utan, the next card of the case file, bonus pairs, cards passed."""

from fallakte.core.words import Words
from fallakte.terminal.rummy_board import RummyBoard


class RueMorgueBoard(RummyBoard):
    """What a seat knows of hidden cards stands where they lie."""

    def area(self, view: Words, side: int) -> str:
        shown = super().area(view, side)
        pairs = ", ".join(self.speaker.say(f"pair-{pair}") for pair in view["pairs"][side])
        return f"{shown} · {self.speaker.say('area-pairs', pairs=pairs)}" if pairs else shown

    def case_file(self, view: Words) -> str:
        return "second-file" if view["case_file"] == 2 else "case-file"

    def lines(self, view: Words) -> list[tuple[str, str]]:
        say = self.speaker.say
        found = [(say("orang-utan"), self.orang_utan(view["orang_utan"])), *super().lines(view)]
        if view["next"]:
            found.append((say("next-card"), say("next-card-known", card=self.speaker.name(view["next"]))))
        elif view["knowing"]:
            found.append((say("next-card"), say("next-card-others", names=self.seen_by(view["knowing"], view["seat"]))))
        if view["passed"]:
            found.append((say("passed-cards"), ", ".join(self.passed(seat, view) for seat in view["passed"])))
        return found

    def orang_utan(self, below: Words) -> str:
        """How many cards lie under it, and which of them this seat knows."""
        if below["escaped"]:
            return self.speaker.say("orang-utan-escaped")
        cards = self.speaker.say("orang-utan-cards", count=below["cards"])
        if not below["known"]:
            return cards
        return self.speaker.say("orang-utan-known", cards=cards, known=self.counted(below["known"]))

    def passed(self, seat: int, view: Words) -> str:
        """Whose card is on its way; the own one by its name."""
        if seat == view["seat"] and view["on_its_way"]:
            return f"{self.names[seat]} ({self.speaker.name(view['on_its_way'])})"
        return self.names[seat]

    def question(self, view: Words) -> Words:
        return {"next": self._name_or_none(view["next"]), "top": self._name_or_none(view["top"])}

    def _name_or_none(self, card: str | None) -> str:
        return self.speaker.name(card) if card else "none"
