"""A decision that is asked of a person: the table, what is asked, and the legal moves with their numbers."""

from fallakte.core.words import Words
from fallakte.terminal.parse_move import meant
from fallakte.terminal.screen import Screen
from fallakte.text.telling import Teller

MOST_DIGITS = 9
LAST = ("discard", "lay_down")
"""What ends the turn comes last in the list."""


class Question:
    """Offers every legal move; what is typed is one of them by its number or by a few of its words."""

    def __init__(self, screen: Screen, teller: Teller, view: Words, moves: list[Words]) -> None:
        self.screen = screen
        self.teller = teller
        self.view = view
        self.moves = sorted(moves, key=self._rank)

    def _rank(self, move: Words) -> tuple[bool, int]:
        return move["act"] in LAST, self.screen.board.rank(self.view, move)

    def show(self) -> None:
        """The table, what is asked, and what may be done."""
        self.screen.table(self.view)
        self.screen.asked(self.view)
        self.screen.moves([self._offer(move) for move in self.moves])

    def _offer(self, move: Words) -> str:
        """A move as it is offered, with what the table shows about it."""
        aside = self.screen.board.aside(self.view, move)
        return f"{self.teller.move(move)} ({aside})" if aside else self.teller.move(move)

    def numbered(self, typed: str) -> Words | None:
        """The move with this number; None where there is none, which is said."""
        if len(typed) <= MOST_DIGITS and 1 <= int(typed) <= len(self.moves):
            return self.moves[int(typed) - 1]
        self.screen.say("no-such-number", "red", count=len(self.moves))
        return None

    def meant(self, typed: str) -> list[int]:
        """The places of the moves that these words fit."""
        return meant(self.teller, typed, self.moves)

    def narrow(self, places: list[int]) -> None:
        """Show those that fit, to choose from."""
        self.screen.say("several-moves")
        self.screen.numbered([(at + 1, self._offer(self.moves[at])) for at in places])


def is_number(typed: str) -> bool:
    """Whether somebody typed a number rather than words."""
    return typed.isascii() and typed.isdigit()
