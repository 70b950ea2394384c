"""What a person sees of the table, in words."""

from collections.abc import Sequence

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from fallakte.core.sheet import Outcome, SheetLine
from fallakte.core.words import Words
from fallakte.terminal.board import add_row
from fallakte.terminal.boards import board_of
from fallakte.terminal.pager import read_page_by_page
from fallakte.text.options import options_said
from fallakte.text.pages import page, pages_of
from fallakte.text.scores import HEADINGS, scores_of
from fallakte.text.speaker import Speaker

MOVES_IN_FULL = 30
MOVES_AT_FIRST = 24


class Screen:
    """Writes to the terminal: the table, what happened, what may be done, the score."""

    def __init__(self, console: Console, speaker: Speaker, game: str, names: Sequence[str]) -> None:
        self.console = console
        self.speaker = speaker
        self.game = game
        self.names = names
        self.board = board_of(game, speaker, names)
        self.scores = scores_of(game, speaker, names)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """A sentence of the catalogue."""
        self.console.print(Text(self.speaker.say(key, **facts), style=style))

    def options(self, options: Words) -> None:
        """Which options this match is played with."""
        self.console.print(Text(options_said(self.speaker, options), style="dim"))

    def table(self, view: Words) -> None:
        """The whole table as this seat sees it; who watches has no hand."""
        self.console.print()
        self.console.print(Rule(self.board.title(view), style="dim"))
        self.console.print(self.board.players(view))
        middle = self.board.middle(view)
        if middle is not None:
            self.console.print()
            self.console.print(middle)
            self.console.print()
        rows = self.board.lines(view)
        if view["seat"] is not None:
            rows.append((self.speaker.say("your-hand"), self.board.hand(view)))
        self._rows([(Text(label, style="bold"), Text(value)) for label, value in rows])

    def happened(self, sentences: list[str]) -> None:
        """What the others did since the last decision."""
        self._rows([(Text(" ·"), Text(sentence, style="cyan")) for sentence in sentences])

    def asked(self, view: Words) -> None:
        """What is asked now, in a sentence."""
        self.console.print()
        self.say(f"asked-{self.game}-{view['asked']}", "bold yellow", **self.board.question(view))

    def moves(self, offers: list[str]) -> None:
        """The legal moves, numbered; a long list only in part, to be narrowed down by typing."""
        self.numbered(list(enumerate(offers, start=1)))

    def numbered(self, offers: list[tuple[int, str]]) -> None:
        """Some of the legal moves with their numbers."""
        shown = offers if len(offers) <= MOVES_IN_FULL else offers[:MOVES_AT_FIRST]
        self._rows([(Text(f"  {number:>3}", style="bold green"), Text(offer)) for number, offer in shown])
        if len(shown) < len(offers):
            self.say("more-moves", "dim", count=len(offers) - len(shown))

    def _rows(self, rows: list[tuple[Text, Text]]) -> None:
        """Two columns; what does not fit on a line goes on below itself."""
        grid = Grid.grid(padding=(0, 1))
        for label, value in rows:
            grid.add_row(label, value)
        self.console.print(grid)

    def ask(self) -> str:
        """What the person types."""
        return self.console.input(Text("> ", style="bold")).strip()

    def words(self, key: str) -> list[str]:
        """The words that mean a command."""
        return self.speaker.say(key).split()

    def sheet(self, lines: list[SheetLine], score: Words) -> None:
        """The score of a round, line by line with the rule of each."""
        grid = Grid(title=self.scores.title(score), title_style="bold")
        for heading in HEADINGS:
            grid.add_column(self.speaker.say(heading))
        grid.add_column(self.speaker.say(self.scores.points_heading), justify="right")
        for line in sorted(lines, key=lambda line: line.side):
            add_row(grid, *self.scores.row(line, score))
        self.console.print()
        if lines:
            self.console.print(grid)
        for total in self.scores.totals(score):
            self.console.print(Text(f"  {total}", style="bold"))

    def ended(self, end: Words, outcome: Outcome, options: Words) -> None:
        """Who won, and how."""
        said = "\n".join(self.scores.end(end, outcome, options))
        self.console.print()
        self.console.print(Panel(Text(said), style="bold", expand=False))

    def refusal(self, rule: str, sentence: str) -> None:
        """Why a wish is not allowed: the reason, then the rule."""
        said = f"{rule}: {self.speaker.rule(rule)}"
        self._rows([(Text("  ✗", style="red"), Text(sentence, style="red")), (Text(""), Text(said, "dim"))])

    def rules(self) -> None:
        """The game's rules, page by page."""
        pages = "\n\n".join(page(self.speaker.language, one) for one in pages_of(self.game))
        read_page_by_page(self.console, pages)
