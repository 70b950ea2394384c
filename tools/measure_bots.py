"""Measures bots against each other: `python tools/measure_bots.py al-capone greedy,random --matches 400`.

The first bot sits at each seat in turn; the others fill the remaining seats, repeated round the table.
"""

import argparse
import json
import time
from collections.abc import Sequence

import fallakte
from fallakte.bots import bot
from fallakte.bots.bot import Bot
from fallakte.bots.selfplay import bot_luck
from fallakte.core.shuffle import match_seed


class Clocked(Bot):
    """A bot whose time is taken."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.seconds = 0.0
        self.most = 0.0
        self.choices = 0

    def choose(self, seen: fallakte.Seen, moves: Sequence[int]) -> int:
        begin = time.perf_counter()
        move = self.inner.choose(seen, moves)
        took = time.perf_counter() - begin
        self.seconds += took
        self.most = max(self.most, took)
        self.choices += 1
        return move


class Tally:
    """What many matches came to, for the bot that is measured."""

    def __init__(self) -> None:
        self.matches = 0
        self.wins = 0.0
        self.rounds: list[int] = []
        self.moves = 0
        self.causes: dict[str, int] = {}
        self.seconds = 0.0
        self.most = 0.0
        self.choices = 0

    def add(self, match: fallakte.Match, place: int, bots: list[Clocked], moves: int) -> None:
        """A finished match, with the measured bot at one seat."""
        winners = match.lines[-1]["end"]["winners"]
        sides = len(match.table.score_words().get("points", bots))
        self.matches += 1
        self.wins += (place % sides in winners) / len(winners)
        self.rounds.append(match.round)
        self.moves += moves
        self.seconds += bots[place].seconds
        self.most = max(self.most, bots[place].most)
        self.choices += bots[place].choices

    def words(self) -> str:
        """One line."""
        rounds = sorted(self.rounds)
        mean = sum(rounds) / len(rounds)
        tenth, most = rounds[len(rounds) // 10], rounds[-len(rounds) // 10]
        return (
            f"{self.matches} matches: wins {100 * self.wins / self.matches:.1f} %, rounds {mean:.1f} "
            f"({tenth}-{most} in four of five, longest {rounds[-1]}), {self.moves / sum(rounds):.0f} moves a round, "
            f"{1e6 * self.seconds / self.choices:.0f} us a choice (most {1e3 * self.most:.1f} ms)"
        )


def measure(game: str, names: list[str], matches: int, seed: str, options: dict[str, object]) -> Tally:
    """The first bot against the others."""
    tally = Tally()
    for number in range(1, matches + 1):
        own_seed = match_seed(seed, number)
        match = fallakte.new(game, seed=own_seed, **options)
        players = match.table.players
        place = number % players
        seats = [names[(seat - place) % players % len(names)] for seat in range(players)]
        bots = [Clocked(bot(name, bot_luck(own_seed, seat))) for seat, name in enumerate(seats)]
        moves = 0
        while not match.over:
            seat = match.to_act
            match.play(bots[seat].choose(match.seen(seat), match.moves()))
            moves += 1
        tally.add(match, place, bots, moves)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
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
