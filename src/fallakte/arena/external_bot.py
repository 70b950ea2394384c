"""A program in any language as a bot: JSON lines on its standard input and output (docs/bot-protocol.md)."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec

from fallakte.arena.line_process import Ended, Late, Program, TooLong
from fallakte.bots.bot import Bot
from fallakte.bots.budget import Budget
from fallakte.core.luck import Luck
from fallakte.core.table import Seen
from fallakte.core.words import Words

PROTOCOL = 1

USUAL = 1.0
"""Seconds for one move where the budget is a share or counts simulations."""

GRACE = 1.0
"""Seconds beyond twice the budget before an answer is late."""

START = 5.0
"""Seconds more for the first answer of a program, which has to start."""

RESTARTS = 2
"""How often a program is started again in one match."""


class Failed(Exception):
    """A bot that has no lawful answer: late, crashed, illegal, garbled or absent, and in which words."""

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(kind, words)
        self.kind = kind
        self.words = words


class Outsider(Bot):
    """A program at one seat of one match."""

    def __init__(self, command: list[str], name: str, options: Words, seat: int, luck: int, budget: Budget) -> None:
        self.budget = budget
        self._command = command
        self._hello = {"fallakte": PROTOCOL, "game": name, "options": options, "seat": seat, "luck": luck}
        self._starts = 0
        self._fresh = True
        self._program: Program | None = None

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        """The program's move; Failed where it has none. Where only one is legal it is not asked."""
        if len(moves) == 1:
            return moves[0]
        program = self._running()
        seconds = self.budget.time(USUAL)
        table = seen.imagine(Luck(0))
        legal = [table.words(move) for move in moves]
        question = {"seen": seen.words(), "legal": legal, "budget_ms": round(seconds * 1000)}
        answer = self._answer(program, question, 2 * seconds + GRACE + (START if self._fresh else 0.0))
        self._fresh = False
        return moves[_place(answer, legal)]

    def _running(self) -> Program:
        if self._program is None:
            if self._starts > RESTARTS:
                raise Failed("absent", "")
            self._starts += 1
            self._fresh = True
            self._program = Program(self._command)
            self._program.send(msgspec.json.encode(self._hello))
        return self._program

    def _answer(self, program: Program, question: Words, seconds: float) -> bytes:
        """One line in time; a program that is out of step is ended, and started again for the next question."""
        begun = perf_counter()
        try:
            if program.spoken():
                raise Failed("garbled", "more than one line")
            program.send(msgspec.json.encode(question))
            return program.line(seconds - (perf_counter() - begun))
        except Failed:
            self.end()
            raise
        except Late:
            self.end()
            raise Failed("late", f"{seconds:.1f} s") from None
        except TooLong:
            self.end()
            raise Failed("garbled", "a line without end") from None
        except Ended as ended:
            self.end()
            raise Failed("crashed", f"{ended.code} {ended.words}") from None

    def end(self) -> None:
        """End the program and all that it has started."""
        if self._program is not None:
            self._program.end()
            self._program = None


def _place(answer: bytes, legal: list[Words]) -> int:
    """Which of the legal moves an answer names."""
    shown = answer[:80].decode("utf-8", "replace")
    try:
        named = _form(msgspec.json.decode(answer)["move"])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, LookupError, TypeError):
        raise Failed("garbled", shown) from None
    forms = [_form(words) for words in legal]
    if named not in forms:
        raise Failed("illegal", shown)
    return forms.index(named)


def _form(words: Any) -> bytes:
    """The same for the same JSON, however its fields are ordered."""
    return msgspec.json.encode(words, order="sorted")
