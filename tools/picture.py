"""Draws docs/images/terminal.svg: the beginning of a real match in the terminal."""

import io
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import TextType

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck
from fallakte.cli.play import opened
from fallakte.terminal.prompt import Left
from fallakte.terminal.screen import Screen
from fallakte.terminal.session import Session, named
from fallakte.text.speaker import speaker
from fallakte.text.telling import Teller

TYPED = ["1", "raid hunt", "meld humphreys", "leave"]
SEED = "9"


class Typist(Console):
    """A terminal at which somebody types what is written here."""

    def __init__(self) -> None:
        super().__init__(record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False)
        self.typed = list(TYPED)

    def input(self, prompt: TextType = "", **_: Any) -> str:
        text = self.typed.pop(0)
        self.print(prompt, text, sep="")
        return text


def main() -> int:
    """Play a little and draw what was seen."""
    voice = speaker("en")
    match = opened("al-capone", {"players": 3}, SEED, "greedy")
    names = named(voice, match.lines[0]["players"], 0)
    console = Typist()
    screen = Screen(console, voice, match.game.id, names)
    bots = {seat: bot("greedy", bot_luck(SEED, seat)) for seat in (1, 2)}
    session = Session(match, 0, bots, screen, Teller(voice, match.game.id, names, 0), lambda: None)
    with suppress(Left):
        session.run()
    drawn = console.export_svg(title="fallakte play al-capone --players 3")
    # Rich names a font on a foreign server; ours asks nobody for anything.
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    path = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
    path.parent.mkdir(exist_ok=True)
    path.write_text(drawn)
    return 0


if __name__ == "__main__":
    sys.exit(main())
