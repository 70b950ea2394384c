"""One match of the arena, played to its end: every seat's bot is asked, timed, and replaced where it fails."""

import os
from collections import Counter
from collections.abc import Sequence
from time import perf_counter, thread_time
from traceback import extract_tb

from fallakte.arena.durations import bucket
from fallakte.arena.external_bot import Failed, Outsider
from fallakte.arena.matches import Played, SeatReport, Task
from fallakte.arena.participants import Entrant, Place
from fallakte.bots import bot
from fallakte.bots.bot import Bot
from fallakte.bots.selfplay import bot_luck
from fallakte.core.game import Game
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import Seen
from fallakte.games import game

STAND_IN = "greedy"


class Chair:
    """A seat in the arena: its bot, who stands in for it, and how it did."""

    def __init__(self, played: Game, task: Task, seat: int) -> None:
        self.game = played
        entrant = Entrant(task.seats[seat], task.budget)
        self.outside = entrant.outside
        self.bot: Bot = entrant.seated(bot_luck(task.seed, seat), Place(task.game, task.options, seat))
        self.stand_in = bot(STAND_IN, bot_luck(task.seed, seat))
        self.times: Counter[str] = Counter()
        self.alone: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.words = ""

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        """The bot's move; the stand-in's where the bot fails."""
        try:
            move = self._asked(seen, moves)
            if move not in moves:
                raise Failed("illegal", str(move))
        except Failed as failed:
            self._note(failed.kind, failed.words)
        except Exception as error:
            place = extract_tb(error.__traceback__)[-1]
            self._note(
                "crashed", f"{type(error).__name__}: {error} ({os.path.basename(place.filename)}:{place.lineno})"
            )
        else:
            return move
        return self.stand_in.choose(seen, moves)

    def _asked(self, seen: Seen, moves: Sequence[int]) -> int:
        """What the bot says, timed: by its core where it thinks here, by the clock where it is a process."""
        shown = self.game.seen_from_bytes(seen.to_bytes()) if self.outside else seen
        clock = perf_counter if isinstance(self.bot, Outsider) else thread_time
        begun = clock()
        move = self.bot.choose(shown, moves)
        counts = self.times if len(moves) > 1 else self.alone
        counts[bucket(clock() - begun)] += 1
        return move

    def _note(self, kind: str, words: str) -> None:
        self.lost[kind] += 1
        self.words = self.words or f"{kind}: {words}"[:300]

    def report(self) -> SeatReport:
        """How it did."""
        return SeatReport(dict(self.times), dict(self.alone), dict(self.lost), self.words)

    def leave(self) -> None:
        """End what the bot has started."""
        if isinstance(self.bot, Outsider):
            self.bot.end()


def play(task: Task) -> Played:
    """The match of a task."""
    played = game(task.game)
    chairs: list[Chair] = []
    try:
        for seat in range(len(task.seats)):
            chairs.append(Chair(played, task, seat))
        match = Match.begin(played, task.options, Shuffler(task.seed), _players(task), {"seed": task.seed})
        moves = 0
        while not match.over:
            seat = match.to_act
            match.play(chairs[seat].choose(match.seen(seat), match.moves()))
            moves += 1
    finally:
        for chair in chairs:
            chair.leave()
    return _result(task, match, moves, [chair.report() for chair in chairs])


def _players(task: Task) -> list[dict[str, str]]:
    return [{"name": f"{one} {seat + 1}", "kind": f"bot:{one}"} for seat, one in enumerate(task.seats)]


def _result(task: Task, match: Match, moves: int, reports: list[SeatReport]) -> Played:
    end = match.lines[-1]["end"]
    return Played(
        deal=task.deal,
        number=task.number,
        seed=task.seed,
        seats=task.seats,
        winners=end["winners"],
        points=end["totals"] if "totals" in end else _worth(end["cash"], end["investments"]),
        rounds=match.round,
        moves=moves,
        reports=reports,
        record=match.lines if task.record else [],
    )


def _worth(cash: list[int], investments: list[int]) -> list[int]:
    """What a family of Capone has, in thousands of dollars; an investment costs a hundred."""
    return [money + 100 * count for money, count in zip(cash, investments)]
