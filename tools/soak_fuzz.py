"""Broken input for a long time: random and mutated requests, messages, frames, while neighbours play.

`python -m tools.soak_fuzz --cases 100000 --seed 1`; exit 1 on any violation. A tenth of the cases are requests that
schemathesis makes from the OpenAPI description, four tenths are requests bent by hand, the rest goes through sockets.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from itertools import count

from tests.server.fuzz.arena import Arena, arena
from tests.server.fuzz.described import described
from tests.server.fuzz.frames import try_frames, try_handshake
from tests.server.fuzz.haste import rush
from tests.server.fuzz.letters import letters
from tests.server.fuzz.visits import visits

LAPS = 10
EXAMPLES = 20
MOST_GROWTH = 96.0
"""Megabytes by which the server may have grown in the second half of the laps, when everything has been loaded.

Every case is a stranger whom the limits remember: a kilobyte each, until a hundred thousand are known."""
IDLE_SECONDS = 150
"""After which at the latest the server has given up the rooms that nobody is in."""
LOOKS = 20_000
NEIGHBOURS = 2
"""Rooms in which somebody plays all the time."""


class Soak:
    """Laps of everything on one server; each lap has other luck."""

    def __init__(self, one: Arena, cases: int) -> None:
        self.arena = one
        self.share = max(10, cases // LAPS)
        self.done: dict[str, int] = {}
        self.memory: list[float] = []

    def run(self) -> None:
        """All laps; what was wrong stands in the arena."""
        for lap in range(LAPS):
            self.arena.seed = f"{self.arena.seed.split('/')[0]}/{lap}"
            self._lap()
            self.memory.append(self.arena.memory)
            print(f"lap {lap + 1} of {LAPS}: {sum(self.done.values())} cases, {self.memory[-1]:.0f} MB", flush=True)

    def _lap(self) -> None:
        tenth = self.share // 10
        self._do("requests as described", tenth, self._described)
        self._do("bent requests", 4 * tenth, lambda cases: asyncio.run(self._letters(cases)))
        self._do("messages", 4 * tenth, lambda cases: asyncio.run(visits(self.arena, cases)))
        self._do("frames and handshakes", tenth, lambda cases: asyncio.run(self._frames(cases)))

    def _do(self, name: str, cases: int, work: Callable[[int], int]) -> None:
        self.done[name] = self.done.get(name, 0) + work(cases)

    def _described(self, cases: int) -> int:
        sent = 0
        for number in count():
            if sent >= cases:
                break
            sent += described(self.arena, EXAMPLES, number)
        return sent

    async def _letters(self, cases: int) -> int:
        await self.arena.settle()
        return await letters(self.arena, cases)

    async def _frames(self, cases: int) -> int:
        for number in range(cases):
            await (try_handshake if number % 4 == 3 else try_frames)(self.arena, number)
        return cases

    def looks(self) -> None:
        """One client that asks for the present state again and again."""
        heard = asyncio.run(rush(self.arena.port, self.arena.neighbours.window, LOOKS, 200))
        if heard["done"] != LOOKS or not self.arena.neighbours.go_on():
            self.arena.blame(f"{LOOKS} looks were answered so: {dict(heard)}")
        self.done["looks"] = LOOKS

    # Afterwards

    def leftovers(self) -> list[str]:
        """What the server has not let go of."""
        sockets, rooms = self.arena.sockets_left(), self.rooms_left()
        found = {
            f"{sockets} sockets are still held": sockets > 0,
            f"{rooms} rooms are still held": rooms > 0,
            f"{self.growth:.0f} MB more after the last lap than after half of them": self.growth > MOST_GROWTH,
        }
        return [what for what, is_so in found.items() if is_so]

    @property
    def growth(self) -> float:
        """By how many megabytes the server has grown in the second half of the laps."""
        return self.memory[-1] - self.memory[LAPS // 2 - 1]

    def rooms_left(self) -> int:
        """The rooms in memory that nobody needs, when the server had time to give them up."""
        until = time.monotonic() + IDLE_SECONDS
        while (rooms := self._rooms_nobody_needs()) > 0 and time.monotonic() < until:
            time.sleep(1)
        return max(0, rooms)

    def _rooms_nobody_needs(self) -> int:
        return self.arena.measured("fallakte_rooms") - self.arena.tables_at_work() - NEIGHBOURS

    def summary(self) -> str:
        """What was done, and how the server has taken it."""
        statuses = self.arena.counted("fallakte_requests_total", "status")
        refusals = self.arena.counted("fallakte_refused_total", "code")
        lines = [
            *(f"{cases:>8} {name}" for name, cases in self.done.items()),
            f"answers by status: {', '.join(f'{status}: {n}' for status, n in sorted(statuses.items()))}",
            f"messages refused: {refusals.total()} for {len(refusals)} reasons, most often "
            + ", ".join(f"{code}: {n}" for code, n in refusals.most_common(8)),
            f"heard by strangers: {self.arena.heard.bytes / 2**20:.0f} MB",
            f"memory of the server by laps, MB: {' '.join(f'{one:.0f}' for one in self.memory)}",
            f"neighbours: {self.arena.neighbours.moves} moves, {self.arena.neighbours.finished} matches finished",
        ]
        return "\n".join(lines)


def main() -> int:
    """Soak; exit 1 on any violation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    begun = time.monotonic()
    with arena(asked.seed) as one:
        soak = Soak(one, asked.cases)
        soak.run()
        soak.looks()
        wrong = [*one.wrong(), *soak.leftovers(), *(f"unreadable: {table}" for table in one.unreadable())]
        print(soak.summary())
    wrong += one.neighbours.troubles if one.neighbours.finished else ["the neighbours have finished no match"]
    print("\n".join(f"WRONG {what}" for what in wrong) or "nothing went wrong", end="\n")
    print(f"{sum(soak.done.values())} cases in {(time.monotonic() - begun) / 60:.1f} min, {len(wrong)} violations")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
