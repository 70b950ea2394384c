"""A record replayed from somebody's eyes: what was told of each line, and what lay on the table after it."""

from collections.abc import Iterable
from typing import Any, Final, final

from fallakte.core.faults import Fault
from fallakte.core.game import Game
from fallakte.core.match import Match
from fallakte.core.record import KINDS, line_kind
from fallakte.core.words import Event, Words

PUBLIC: Final = -1
"""The eyes of whoever watches without a seat."""
OPEN: Final = -2
"""The eyes for which all hands lie open: for finished matches only."""


@final
class Frame:
    """One line as these eyes saw it. The line itself can hold secrets, so only open eyes get it."""

    def __init__(self, number: int, kind: str, seat: int | None, told: list[Words], line: Words | None) -> None:
        self.number = number
        """Which line of the record this is; the header is the first."""
        self.kind = kind
        """Deal, move, shuffle, score, end or reveal; "other" for whatever else readers skip."""
        self.seat = seat
        """Who moved."""
        self.told = told
        self.line = line

    def words(self) -> Words:
        """The JSON form."""
        shown: Words = {"number": self.number, "kind": self.kind, "seat": self.seat, "told": self.told}
        return shown if self.line is None else {**shown, "line": self.line}


@final
class Replay:
    """Takes the lines after the header one by one; a RecordFault names the rule that a line breaks."""

    def __init__(self, header: Words, find: Any, eyes: int = PUBLIC) -> None:
        self.match = Match.open(header, find)
        if not OPEN <= eyes < self.match.table.players:
            raise Fault("no-such-eyes", seat=eyes, last=self.match.table.players - 1)
        self.eyes = eyes

    def take(self, line: Words) -> Frame:
        """The next line, judged and carried out."""
        self.match.take(line)
        kind = line_kind(line) or ("reveal" if "reveal" in line else "other")
        told = [self._told(event) for event in self.match.table.events] if kind in KINDS else []
        seat = line["move"]["seat"] if kind == "move" else None
        return Frame(len(self.match.lines), kind, seat, told, line if self.eyes == OPEN else None)

    def _told(self, event: Event) -> Words:
        vocabulary = self.match.game.vocabulary
        return event.open_words(vocabulary) if self.eyes == OPEN else event.words(self.eyes, vocabulary)

    def view(self) -> Words:
        """What lies before these eyes after the last line; open eyes get what every seat sees."""
        if self.eyes != OPEN:
            return self.match.view(self.eyes)
        return {"views": [self.match.view(seat) for seat in range(self.match.table.players)]}


def passes_barrier(game: Game, events: Iterable[Event]) -> bool:
    """Whether a card became known or luck came in, so that nobody takes this back alone."""
    return any(event.what in game.barriers for event in events)
