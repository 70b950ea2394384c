"""How the two families of games lay out their view in words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from rich.table import Table as Grid

from fallakte.core.words import Words
from fallakte.text.speaker import Speaker


class Board(ABC):
    """Puts a view into words."""

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        self.speaker = speaker
        self.names = names

    @abstractmethod
    def title(self, view: Words) -> str:
        """The heading: round or year."""

    @abstractmethod
    def players(self, view: Words) -> Grid:
        """Everybody at the table with what lies before them."""

    @abstractmethod
    def lines(self, view: Words) -> list[tuple[str, str]]:
        """Everything else on the table: a label and what is there."""

    @abstractmethod
    def hand(self, view: Words) -> str:
        """The own cards."""

    @abstractmethod
    def side(self, side: int, score: Words) -> str:
        """Who gets a line of the score."""

    @abstractmethod
    def totals(self, score: Words) -> list[str]:
        """The standing after a round."""

    def fact(self, name: str, value: Any) -> Any:
        """A fact of a score line: a thing by its name, a number as it is."""
        return self.speaker.name(value) if isinstance(value, str) else value

    def counted(self, cards: dict[str, int]) -> str:
        """Counts by id in words."""
        return ", ".join(self.speaker.counted(card, count) for card, count in cards.items()) or "–"


class RummyBoard(Board):
    """Areas, case file, discard pile, hands."""

    def __init__(self, speaker: Speaker, names: Sequence[str], game: str) -> None:
        super().__init__(speaker, names)
        self.game = game

    def title(self, view: Words) -> str:
        return self.speaker.say(
            "title-rummy", game=self.speaker.name(self.game), round=view["round"], target=view["target"]
        )

    def players(self, view: Words) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2))
        for heading in ("column-player", "column-cards", "column-points", "column-area"):
            grid.add_column(
                self.speaker.say(heading), justify="right" if heading in RIGHT else "left", header_style="dim"
            )
        for area in view["areas"]:
            for seat in area["seats"]:
                shown = self.area(view, area["side"]) if seat == area["seats"][0] else self.shared(area)
                turn = "▶ " if seat == view["to_act"] else "  "
                total = str(view["totals"][area["side"]])
                grid.add_row(turn + self.names[seat], str(view["hands"][seat]), total, shown)
        return grid

    def area(self, view: Words, side: int) -> str:
        """What lies before a side."""
        complete = view.get("complete", [])
        parts = [
            self.speaker.counted(card, count) + (f" ({self.speaker.say('complete-set')})" if card in complete else "")
            for card, count in view["areas"][side]["cards"].items()
        ]
        return ", ".join(parts) or "–"

    def shared(self, area: Words) -> str:
        """A partner's line: the area is the same."""
        return self.speaker.say("shares-area", partner=self.names[area["seats"][0]])

    def lines(self, view: Words) -> list[tuple[str, str]]:
        say = self.speaker.say
        top = self.speaker.name(view["top"]) if view["top"] else say("nothing")
        piles = say("piles", file=view["file"], pile=view["pile"], top=top, name=say(f"pile-{self.game}"))
        found = [(say("on-the-table"), piles)]
        if view.get("search"):
            found.append((say("you-look-through"), self.speaker.names(view["search"])))
        return found

    def hand(self, view: Words) -> str:
        return self.counted(view["hand"])

    def side(self, side: int, score: Words) -> str:
        sides = len(score["totals"])
        return " + ".join(name for seat, name in enumerate(self.names) if seat % sides == side)

    def totals(self, score: Words) -> list[str]:
        return [
            self.speaker.say("total-line", side=self.side(side, score), total=total, points=points)
            for side, (points, total) in enumerate(zip(score["points"], score["totals"]))
        ]


RIGHT = ("column-cards", "column-points")


def board_of(game: str) -> Callable[[Speaker, Sequence[str]], Board]:
    """The board that lays out this game's view."""
    return lambda speaker, names: RummyBoard(speaker, names, game)
