"""An arena from its plan to its results, kept in a folder on the way where there is one."""

from collections.abc import Callable, Generator, Iterable
from typing import Protocol

from fallakte.arena.matches import Lost, Played, Task
from fallakte.arena.plan import Plan
from fallakte.arena.results import Results
from fallakte.arena.storage import Folder
from fallakte.core.faults import Fault

MOST_LOST = 10
"""Matches that may break before the arena gives up."""


class Players(Protocol):
    """Whoever plays matches: processes here, or a cluster."""

    def play(self, tasks: Iterable[Task]) -> Generator[Played | Lost]:
        """The matches in the order in which they end."""


class Arena:
    """All matches of a plan; what was played stays, whatever happens."""

    def __init__(self, plan: Plan, matches: int, folder: Folder | None, before: list[Played]) -> None:
        self.plan = plan
        self.folder = folder
        self.played = before
        self.lost: list[Lost] = []
        self._deals = plan.deals(matches)

    @property
    def total(self) -> int:
        """How many matches there are to be."""
        return self._deals * len(self.plan.seatings)

    def waiting(self) -> list[Task]:
        """The matches that are not played yet."""
        done = {(one.deal, one.number) for one in self.played}
        return [task for task in self.plan.tasks(self._deals) if (task.deal, task.number) not in done]

    def run(self, players: Players, progress: Callable[[int], None]) -> None:
        """Play what is waiting."""
        matches = players.play(self.waiting())
        try:
            for one in matches:
                self._take(one)
                progress(1)
        finally:
            # Ends the processes at once, whatever has stopped us.
            matches.close()

    def _take(self, one: Played | Lost) -> None:
        if isinstance(one, Lost):
            self.lost.append(one)
            if len(self.lost) >= MOST_LOST:
                raise Fault("arena-gives-up", count=len(self.lost), why=one.why)
            return
        if self.folder is not None:
            self.folder.add(one)
        self.played.append(one)

    def results(self) -> Results:
        """What it has come to so far."""
        return Results(self.plan, self.played, self.lost)
