"""A screen that writes onto paper, so that a test can read it."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from fallakte.core.words import Words
from fallakte.terminal.screen import Screen
from fallakte.text.speaker import speaker

NAMES = ["Ada", "Bruno", "Clara", "Dante", "Edda", "Fred"]


class Paper(Screen):
    """For the person at `seat`; the others have names."""

    def __init__(
        self,
        game: str,
        players: int,
        language: str = "en",
        seat: int = 0,
        width: int = 100,
        others: Sequence[str] = NAMES,
    ) -> None:
        self.written = StringIO()
        console = Console(file=self.written, width=width, highlight=False)
        names = list(others[:players])
        names[seat] = speaker(language).say("you")
        super().__init__(console, speaker(language), game, names)

    def lines(self) -> list[str]:
        """What was written, without the spaces at the end."""
        return [line.rstrip() for line in self.written.getvalue().splitlines()]

    def shows(self, view: Words) -> list[str]:
        """The table of a view."""
        self.table(view)
        return self.lines()


def one_spaced(lines: list[str]) -> list[str]:
    """Lines with one space between words, however wide the columns are."""
    return [" ".join(line.split()) for line in lines]
