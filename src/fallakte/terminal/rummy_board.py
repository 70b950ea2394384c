"""What the three rummy games lay out alike: areas, case file, discard pile, hands."""

from rich.table import Table as Grid

from fallakte.core.words import Words
from fallakte.terminal.board import Board, add_row


class RummyBoard(Board):
    """A game adds what else lies on its table."""

    def title(self, view: Words) -> str:
        return self.speaker.say(
            "title-rummy", game=self.speaker.name(self.game), round=view["round"], target=view["target"]
        )

    def players(self, view: Words) -> Grid:
        grid = self.grid("column-player", "column-cards", "column-points", "column-area")
        for area in view["areas"]:
            for seat in area["seats"]:
                shown = self.area(view, area["side"]) if seat == area["seats"][0] else self.shared(area, view["seat"])
                turn = "▶ " if seat == view["to_act"] else "  "
                total = str(view["totals"][area["side"]])
                add_row(grid, turn + self.names[seat], str(view["hands"][seat]), total, shown)
        return grid

    def area(self, view: Words, side: int) -> str:
        """What lies before a side."""
        return self.counted(view["areas"][side]["cards"])

    def shared(self, area: Words, seat: int | None) -> str:
        """A partner's line: the area is the same."""
        first: int = area["seats"][0]
        if first == seat:
            return self.speaker.say("shares-your-area")
        return self.speaker.say("shares-area", partner=self.names[first])

    def lines(self, view: Words) -> list[tuple[str, str]]:
        say = self.speaker.say
        found = [(say("on-the-table"), self.piles(view))]
        if view.get("search"):
            found.append((say("you-look-through"), self.speaker.names(view["search"])))
        return found

    def piles(self, view: Words) -> str:
        """The case file and the discard pile."""
        say = self.speaker.say
        top = self.speaker.name(view["top"]) if view["top"] else say("nothing")
        facts = {"file": view["file"], "pile": view["pile"], "top": top, "name": say(f"pile-{self.game}")}
        return say("piles", **facts, **{"case-file": say(self.case_file(view))})

    def case_file(self, view: Words) -> str:
        """The key of what the case file is called."""
        return "case-file"

    def hand(self, view: Words) -> str:
        return self.counted(view["hand"] or {})


class AlCaponeBoard(RummyBoard):
    """With the complete sets."""

    def area(self, view: Words, side: int) -> str:
        parts = [
            self.speaker.counted(card, count)
            + (f" ({self.speaker.say('complete-set')})" if card in view["complete"] else "")
            for card, count in view["areas"][side]["cards"].items()
        ]
        return ", ".join(parts) or "–"
