"""A match of the arena: what is to be played, and what it came to. Both travel between processes as JSON."""

from typing import Any

import msgspec

from fallakte.core.words import Words


class Task(msgspec.Struct, frozen=True):
    """One match: a deal, and who sits where. `number` counts the matches of a deal from 1."""

    deal: int
    number: int
    seed: str
    game: str
    options: Words
    seats: list[str]
    budget: str | None = None
    record: bool = False


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat's bot decided: times as counts by length, moves that it lost to `greedy` by kind."""

    times: dict[str, int]
    alone: dict[str, int]
    """The times where there was one legal move."""
    lost: dict[str, int]
    words: str = ""
    """What was wrong the first time."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished match; winners and points are those of the sides."""

    deal: int
    number: int
    seed: str
    seats: list[str]
    winners: list[int]
    points: list[int]
    rounds: int
    moves: int
    reports: list[SeatReport]
    record: list[Words] = []

    @property
    def sides(self) -> int:
        """How many sides there are: seat n belongs to side n modulo this."""
        return len(self.points)

    def share(self, side: int) -> float:
        """What a side has of the win: whoever ties shares it."""
        return 1 / len(self.winners) if side in self.winners else 0.0


class Lost(msgspec.Struct, frozen=True):
    """A match that could not be played to its end, twice, and why."""

    task: Task
    why: str


def line(value: Any) -> bytes:
    """A value as one line."""
    return msgspec.json.encode(value) + b"\n"
