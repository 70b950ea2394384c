"""Random matches of Al Capone with many events, told to every seat."""

import random
from collections.abc import Iterator

from fallakte.core.luck import Luck
from fallakte.core.playout import advance
from fallakte.core.table import MOVE, OVER
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.rummy.game import RummyGame
from fallakte.rummy.table import RummyTable
from tests.games.al_capone.worlds import Story

EVENTS = ("agent_meeting", "search_warrant", "eliot_ness", "raid")


def al_capone() -> RummyGame:
    found = game("al-capone")
    assert isinstance(found, RummyGame)
    return found


class Told:
    """A running match, and what each seat was told of its round."""

    def __init__(self, options: Words, seed: int) -> None:
        self.game = al_capone()
        self.table: RummyTable = self.game.open(self.game.fill(options))
        self.luck = Luck(seed)
        self.random = random.Random(seed)
        self.stories = [Story(seat, self.table.players) for seat in range(self.table.players)]

    def step(self) -> None:
        """A random move, more often an event than not where one can be played; or whatever else is due."""
        t = self.table
        if t.due == MOVE:
            moves = t.moves()
            events = [move for move in moves if t.words(move)["act"] in EVENTS]
            t.play(self.random.choice(events if events and self.random.random() < 0.6 else moves))
        else:
            advance(t, self.luck)
        for story in self.stories:
            story.hear([event.words(story.seat, self.game.vocabulary) for event in t.events])


def moments(options: Words, seed: int, every: int, most: int = 400) -> Iterator[Told]:
    """A match at every so many steps, as long as cards lie on the table."""
    match = Told({"target": 100, **options}, seed)
    for made in range(most):
        if match.table.due == OVER:
            return
        match.step()
        if made % every == every - 1:
            yield match
