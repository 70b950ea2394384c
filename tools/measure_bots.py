"""Measures bots against each other: wins and lengths of matches, time of choices.

    PYTHONPATH=build/compiled .venv/bin/python tools/measure_bots.py al-capone greedy,random --matches 1000

The first bot is measured: it sits at each seat in turn, the others fill the remaining seats, repeated round the table.
"""

import argparse
import json
import time
from collections.abc import Sequence
from typing import Any

import fallakte
from fallakte.bots import bot
from fallakte.bots.bot import Bot
from fallakte.bots.selfplay import bot_luck, play
from fallakte.core.shuffle import match_seed


class Clocked(Bot):
    """A bot whose time is taken."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.times: list[float] = []

    def choose(self, seen: fallakte.Seen, moves: Sequence[int]) -> int:
        begin = time.process_time()
        move = self.inner.choose(seen, moves)
        self.times.append(time.process_time() - begin)
        return move


class Tally:
    """What many matches came to, for the bot that is measured."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.rounds: list[int] = []
        self.moves = 0
        self.times: list[float] = []

    def add(self, match: fallakte.Match, place: int, times: list[float]) -> None:
        """A finished match, with the measured bot at one seat."""
        score, end = match.lines[-2]["score"], match.lines[-1]["end"]
        sides = len(score.get("points", score.get("cash")))
        self.wins += (place % sides in end["winners"]) / len(end["winners"])
        self.rounds.append(match.round)
        self.moves += sum("move" in line for line in match.lines)
        self.times += times

    def words(self) -> str:
        """One line."""
        rounds, times = sorted(self.rounds), sorted(self.times)
        matches = len(rounds)
        return (
            f"{matches} matches: wins {100 * self.wins / matches:.1f} %; "
            f"rounds {sum(rounds) / matches:.1f} ({rounds[matches // 10]}-{rounds[-1 - matches // 10]} in 4 of 5, "
            f"{rounds[0]}-{rounds[-1]} in all); {self.moves / sum(rounds):.0f} moves a round; a choice takes "
            f"{1e6 * sum(times) / len(times):.0f} us (99 of 100 below {1e6 * times[len(times) * 99 // 100]:.0f})"
        )


def measure(game: str, names: list[str], matches: int, series: str, options: dict[str, Any]) -> Tally:
    """The first bot against the others."""
    tally = Tally()
    for number in range(1, matches + 1):
        seed = match_seed(series, number)
        match = fallakte.new(game, seed=seed, **options)
        players = match.table.players
        place = number % players
        seated = [names[(seat - place) % players % len(names)] for seat in range(players)]
        bots = [Clocked(bot(name, bot_luck(seed, seat))) for seat, name in enumerate(seated)]
        play(match, bots)
        tally.add(match, place, bots[place].times)
    return tally


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", help="comma-separated, the measured one first")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="measure")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    given = parser.parse_args()
    options = {name: json.loads(value) for name, value in (one.split("=", 1) for one in given.option)}
    print(measure(given.game, given.bots.split(","), given.matches, given.seed, options).words())


if __name__ == "__main__":
    main()
