"""`make soak`: over whole matches of every game, count and option, no socket learns what it may not know.

Each match is played by people on a whole server, once as it was and once for every pair of eyes in another world that
told them the same (tests/server/secrets); so is the match up to some moments, when less was told. Not one byte may
differ. Random bots play to the lowest target, greedy ones several rounds.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count
from typing import NamedTuple

from fallakte.core.words import Words
from tests.gauntlet.cases import LOW_TARGETS, VARIANTS
from tests.server.secrets.proof import Finding, cut, prove, scripted
from tests.server.secrets.servers import Shelf
from tests.server.secrets.worlds import other_world

MOMENTS = (0.1, 0.3, 0.5, 0.7, 0.9)
LONGEST = 300
"""Moves of a match: people do so much beside them that a match of a thousand would take minutes."""


class Task(NamedTuple):
    """A match of a case, or its part up to a moment (1: the whole of it)."""

    game: str
    options: Words
    player: str
    seed: str
    share: float


def tasks(seeds: int) -> Iterator[Task]:
    """Every case with both kinds of bots; each match whole and at one of the moments."""
    number = 0
    for _ in range(seeds):
        for name, variants in VARIANTS.items():
            for options in variants:
                for player in ("random", "greedy"):
                    low = {"target": 1 if player == "random" else LOW_TARGETS[name]} if name in LOW_TARGETS else {}
                    for share in (1.0, MOMENTS[number % len(MOMENTS)]):
                        yield Task(name, {**options, **low}, player, f"secrets-{number}", share)
                    number += 1


def record_of(task: Task) -> list[Words]:
    """The first match from this seed on that is not too long."""
    matches = (scripted(task.game, task.options, f"{task.seed}/{number}", task.player) for number in count())
    record = next(record for record in matches if sum("move" in line for line in record) <= LONGEST)
    return cut(record, task.share) if task.share < 1 else record


def prove_one(task: Task) -> list[Finding]:
    """For all eyes of a match."""
    record = record_of(task)
    shelf = Shelf()
    try:
        others = {eyes: other_world(record, eyes, task.seed) for eyes in range(-1, len(record[0]["players"]))}
        return asyncio.run(prove(shelf, record, others))
    finally:
        shelf.clear()


def main() -> int:
    """Soak; exit 1 where a byte differs, or where a world was none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=3, help="matches of each case and kind of bot")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    todo = list(tasks(asked.seeds))
    begun = time.monotonic()
    changed: Counter[str] = Counter()
    worlds = faults = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        running = {pool.submit(prove_one, task): task for task in todo}
        for done, future in enumerate(as_completed(running), 1):
            for finding in future.result():
                worlds += 1
                changed += finding.changed
                wrong = finding.leak or ("" if finding.cards else f"eyes {finding.eyes}: nothing was changed")
                if wrong:
                    faults += 1
                    print(f"\n{running[future]}: {wrong}", flush=True)
            if sys.stdout.isatty():
                left = (time.monotonic() - begun) / done * (len(todo) - done)
                print(f"\r{done} of {len(todo)} matches, about {left / 60:.0f} min left  ", end="", flush=True)
    minutes = (time.monotonic() - begun) / 60
    elsewhere = ", ".join(f"{cards / worlds:.0f} in a {kind}" for kind, cards in changed.items() if kind != "move")
    print(f"\n{len(todo)} matches, {worlds} other worlds in {minutes:.1f} min, {faults} faults.")
    print(f"Cards that lay elsewhere, for each world: {elsewhere}; {changed['move']} hidden moves were others.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
