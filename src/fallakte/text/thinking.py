"""Why a bot chose its move, in sentences: from what it made of its moves, or that it went by rules of thumb."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from fallakte.core.words import Words
from fallakte.text.numbers import decimal, percent
from fallakte.text.telling import Teller

MOST: Final = 6
"""Moves that are worth a line of their own."""


class Opinion(Protocol):
    """What a bot makes of a move: its side's chance to win the match, the error of that, from how many tables."""

    @property
    def move(self) -> int: ...

    @property
    def chance(self) -> float: ...

    @property
    def error(self) -> float: ...

    @property
    def simulations(self) -> int: ...


class Explainer:
    """Speaks for the bot of one seat; `words` gives a move in the words of the records."""

    def __init__(self, teller: Teller, words: Callable[[int], Words]) -> None:
        self.teller = teller
        self.speaker = teller.speaker
        self.words = words

    def move(self, move: int) -> str:
        """What a move does."""
        return self.deed(self.words(move))

    def deed(self, words: Words) -> str:
        """A move in words, said of it and not offered: that a discard ends the turn goes without saying."""
        if words["act"] == "discard":
            return self.speaker.say("explain-discard", card=self.speaker.name(words["card"]))
        return self.teller.move(words)

    def why(self, chosen: int, moves: Sequence[int], thoughts: Sequence[Opinion]) -> str:
        """The choice and its reason, in one or two sentences."""
        say = self.speaker.say
        if len(moves) == 1:
            return say("explain-only", move=self.move(chosen))
        if not thoughts:
            return say("explain-by-thumb", move=self.move(chosen))
        best = thoughts[0]
        facts = {"move": self.move(best.move), "tables": tables(thoughts), **self._chance(best)}
        if len(thoughts) == 1:
            return say("explain-alone", **facts)
        other = thoughts[1]
        next_best = self._chance(other)
        return say(
            "explain-best", **facts, other=self.move(other.move), behind=next_best["chance"], within=next_best["error"]
        )

    def _chance(self, thought: Opinion) -> Words:
        return {"chance": percent(self.speaker, thought.chance), "error": self._error(thought)}

    def _error(self, thought: Opinion) -> str:
        return decimal(self.speaker, 100 * thought.error, 1 if thought.error < 0.01 else 0)

    def lines(self, thoughts: Sequence[Opinion]) -> list[tuple[str, str]]:
        """The best moves with their chances, where there are more than the two that were told."""
        if len(thoughts) <= 2:
            return []
        return [
            (self.speaker.say("explain-chance", **self._chance(thought)), self.move(thought.move))
            for thought in thoughts[:MOST]
        ]


def tables(thoughts: Sequence[Opinion]) -> int:
    """How many tables were imagined: every move is tried on the same ones, and the poor ones are given up early."""
    return max(thought.simulations for thought in thoughts)
