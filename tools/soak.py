"""`make soak`: many whole matches over every game, player count and option, each record judged by `fallakte check`.

The commands are the real ones, each in a process of its own: `fallakte selfplay` writes, `fallakte check` reads.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

CHUNK = 500

BOTS = ("random", "greedy", "random", "greedy,random")
CASES: list[tuple[str, Mapping[str, object]]] = [
    *[("al-capone", {"players": players}) for players in (2, 3, 4)],
    ("al-capone", {"players": 4, "teams": False}),
    ("al-capone", {"players": 2, "target": 500, "values": {"al-capone": {"one": 7, "set": 90}}}),
    *[("bonnie-and-clyde", {"players": players}) for players in (2, 3, 4)],
    ("bonnie-and-clyde", {"players": 3, "target": 200}),
    *[("rue-morgue", {"players": players}) for players in (2, 3, 4)],
    *[("rue-morgue", {"players": players, "dupin_bonus": True, "shut_out": True}) for players in (2, 3, 4)],
    ("rue-morgue", {"players": 2, "values": {"poe": 9, "dupins-help": 4}}),
    *[("capone", {"players": players}) for players in (3, 4, 5, 6)],
    *[("capone", {"players": players, "cover": True}) for players in (3, 6)],
    ("capone", {"players": 4, "years": 5, "values": {"don": 80, "casino": 40}}),
]


class Chunk(NamedTuple):
    """Some matches of one case."""

    game: str
    options: Mapping[str, object]
    bots: str
    seed: str
    matches: int


def chunks(matches: int) -> list[Chunk]:
    """All matches, spread evenly over cases and bots."""
    kinds = [(game, options, bots) for game, options in CASES for bots in BOTS]
    found: list[Chunk] = []
    left = matches
    number = 0
    while left > 0:
        game, options, bots = kinds[number % len(kinds)]
        count = min(CHUNK, left)
        found.append(Chunk(game, options, bots, f"soak-{number}", count))
        left -= count
        number += 1
    return found


def run(chunk: Chunk) -> tuple[Chunk, str]:
    """Play and check one chunk; what was wrong, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.jsonl"
        given = [f"--option={name}={json.dumps(value)}" for name, value in chunk.options.items()]
        series = ["--games", str(chunk.matches), "--seed", chunk.seed, "--bots", chunk.bots, "--out", str(path)]
        played = fallakte("selfplay", chunk.game, *given, *series)
        if played.returncode != 0:
            return chunk, played.stderr
        judged = fallakte("check", str(path))
        if judged.returncode != 0 or not judged.stderr.startswith(f"{chunk.matches} record"):
            return chunk, (judged.stdout + judged.stderr)[:2000]
    return chunk, ""


def fallakte(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in the mode of this run."""
    command = [sys.executable, "-m", "fallakte", *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main() -> int:
    """Soak; exit 1 on any fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    todo = chunks(asked.matches)
    begun = time.monotonic()
    done = faults = 0
    with ThreadPoolExecutor(asked.jobs) as pool:
        for future in as_completed([pool.submit(run, chunk) for chunk in todo]):
            chunk, wrong = future.result()
            done += chunk.matches
            if wrong:
                faults += 1
                print(f"\n{chunk.game} {chunk.options} {chunk.bots} {chunk.seed}: {wrong}", flush=True)
            left = (time.monotonic() - begun) / done * (asked.matches - done)
            if sys.stdout.isatty():
                print(f"\r{done} of {asked.matches} matches, about {left / 60:.0f} min left  ", end="", flush=True)
    minutes = (time.monotonic() - begun) / 60
    print(f"\n{done} matches played and checked in {minutes:.1f} min, {faults} chunks with faults.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
