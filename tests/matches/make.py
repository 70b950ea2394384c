"""Looks for matches that end in every way there is and stores them beside this file.

    PYTHONPATH=build/compiled:. .venv/bin/python -m tests.matches.make

Run it when the rules change on purpose; `test_stored_matches.py` says when an ending has no match.
"""

import gzip
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck, play
from fallakte.core.match import Match
from fallakte.core.record import encode
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import SCORE
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.matches.arranged import arranged

FOLDER = Path(__file__).parent
OPTIONS: dict[str, list[Words]] = {
    "al-capone": [{"players": 2, "target": 30}, {"players": 4, "target": 30}, {"players": 3, "target": 30}],
    "bonnie-and-clyde": [{"players": 2, "target": 20}, {"players": 4, "target": 20}],
    "rue-morgue": [
        {"players": 2, "target": 10, "shut_out": True},
        {"players": 4, "target": 10, "shut_out": True},
        {"players": 3, "target": 10},
    ],
    "capone": [{"players": 4, "years": 25}, {"players": 3, "years": 1}, {"players": 6, "years": 1}],
}


def matches(name: str) -> Iterator[Match]:
    """Match after match with ever new seeds."""
    for number in itertools.count(1):
        if name == "capone":
            for invest, victim in itertools.product((False, True), (None, 1)):
                yield arranged(f"arranged/{number}", years=25 if invest else 1, invest=invest, victim=victim)
        for options, bots in itertools.product(OPTIONS[name], ("greedy", "random")):
            yield played(name, options, bots, f"stored/{number}")


def played(name: str, options: Words, kind: str, seed: str) -> Match:
    """One whole match of bots."""
    seats = options["players"]
    players = [{"name": f"{kind} {seat + 1}", "kind": f"bot:{kind}"} for seat in range(seats)]
    match = Match.begin(game(name), options, Shuffler(seed), players)
    play(match, [bot(kind, bot_luck(seed, seat)) for seat in range(seats)])
    return match


def endings(lines: list[Words], match: Match) -> set[str]:
    """How the rounds of a record, and the match, ended."""
    found: set[str] = set()
    for line in lines:
        match.take(line)
        if match.table.due == SCORE:
            found.add(match.table.ending())
    assert match.table.outcome is not None
    return {*found, match.table.outcome.cause}


def main() -> int:
    """Store the first match that ends in each way."""
    for name in IDS:
        wanted = {*game(name).round_endings, *game(name).match_endings}
        for match in itertools.islice(matches(name), 20_000):
            new = endings(match.lines[1:], Match.open(match.lines[0], game)) & wanted
            if new:
                text = b"".join(encode(line) + b"\n" for line in match.lines)
                path = FOLDER / f"{name}-{'-'.join(sorted(new))}.jsonl.gz"
                path.write_bytes(gzip.compress(text, mtime=0))
                wanted -= new
                print(path.name, len(text))
            if not wanted:
                break
        print(name, "still wanted:", sorted(wanted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
