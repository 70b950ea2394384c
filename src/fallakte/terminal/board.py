"""How a game lays out its view in words: what a screen asks of every board."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from rich.table import Table as Grid
from rich.text import Text

from fallakte.core.words import Words
from fallakte.text.speaker import Speaker

RIGHT = ("column-cards", "column-points", "column-cash", "column-investments", "column-bodyguards", "column-worth")
"""The columns that hold numbers."""


class Board(ABC):
    """Puts a view into words."""

    def __init__(self, speaker: Speaker, names: Sequence[str], game: str) -> None:
        self.speaker = speaker
        self.names = names
        self.game = game

    # The table

    @abstractmethod
    def title(self, view: Words) -> str:
        """The heading: round or year."""

    @abstractmethod
    def players(self, view: Words) -> Grid:
        """Everybody at the table with what lies before them."""

    def middle(self, view: Words) -> Grid | None:
        """What a game has in the middle of the table, where it needs more than a line."""
        return None

    @abstractmethod
    def lines(self, view: Words) -> list[tuple[str, str]]:
        """Everything else on the table: a label and what is there."""

    @abstractmethod
    def hand(self, view: Words) -> str:
        """The own cards."""

    # The decision

    def question(self, view: Words) -> Words:
        """What the question that is asked now is about."""
        return {}

    def aside(self, view: Words, move: Words) -> str:
        """What the table shows about a move, to stand beside the offer."""
        return ""

    def rank(self, view: Words, move: Words) -> int:
        """Where a move stands in the list of offers: the lower, the earlier."""
        return 0

    # Words

    def counted(self, cards: dict[str, int]) -> str:
        """Counts by id in words."""
        return ", ".join(self.speaker.counted(card, count) for card, count in cards.items()) or "–"

    def seen_by(self, seats: Iterable[int], own: int | None) -> str:
        """Some of the players, after a "by"."""
        return ", ".join(self.speaker.say("by-you") if seat == own else self.names[seat] for seat in seats)

    def grid(self, *headings: str) -> Grid:
        """A table without lines, numbers to the right."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in headings:
            grid.add_column(
                self.speaker.say(heading), justify="right" if heading in RIGHT else "left", header_style="dim"
            )
        return grid


def add_row(grid: Grid, *cells: str, style: str = "") -> None:
    """A row of plain words: what players are called is no markup."""
    grid.add_row(*[Text(cell) for cell in cells], style=style)
