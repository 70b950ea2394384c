"""Matches told by the server's own words: what the browser client must say in the same way, word for word."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Words
from fallakte.games import IDS, game
from fallakte.terminal.boards import board_of
from fallakte.text.scores import scores_of
from fallakte.text.speaker import LANGUAGES, speaker
from fallakte.text.telling import Teller

NAMES: Final = ["Ada", "Bruno", "Clara", "Dante"]
SEED: Final = "samples"
MOST: Final = 40
"""Sentences of one key that are kept."""


def write(path: Path) -> None:
    """All samples as a JSON list: what the client is asked, and what it must answer."""
    path.write_bytes(msgspec.json.encode([sample for name in IDS for sample in Sampling(name).samples()]))


class Sampling:
    """Matches of one game between bots, told to every seat and to a spectator, in both languages."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._kept: dict[tuple[str, ...], int] = {}

    def samples(self) -> Iterator[Words]:
        """What is asked and answered while the bots play."""
        for level in ("random", "greedy"):
            yield from self._match(level)

    def _match(self, level: str) -> Iterator[Words]:
        players = 4
        short = {"years": 2} if self.name == "capone" else {"target": 30}
        match = Match.begin(game(self.name), {"players": players, **short}, Shuffler(SEED))
        bots = [bot(level, bot_luck(SEED, seat)) for seat in range(players)]
        yield from self._told(match)
        while not match.over:
            yield from self._asked(match)
            seat = match.to_act
            match.play(bots[seat].choose(match.seen(seat), match.moves()))
            yield from self._told(match)

    def _told(self, match: Match) -> Iterator[Words]:
        for event in match.events:
            for seat in (-1, *range(match.options["players"])):
                words = event.words(seat, match.game.vocabulary)
                if event.what == "scored":
                    yield from self._said("ending", words["ending"], seat, words)
                    yield from self._scored(match, words)
                elif event.what != "ended":
                    yield from self._said("event", event.what, seat, words)

    def _asked(self, match: Match) -> Iterator[Words]:
        seat = match.to_act
        for words in match.legal():
            yield from self._said("move", words["act"], seat, words)
        view = match.view(seat)
        if not self._is_new("question", str(view["asked"])):
            return
        for language in LANGUAGES:
            voice = speaker(language)
            facts = board_of(self.name, voice, NAMES).question(view)
            text = voice.say(f"asked-{self.name}-{view['asked']}", **facts)
            yield self._sample("question", language, seat, view, text)

    def _scored(self, match: Match, score: Words) -> Iterator[Words]:
        if not self._is_new("sheet", score["ending"]):
            return
        for language in LANGUAGES:
            scores = scores_of(self.name, speaker(language), NAMES)
            rows = [scores.row(line, score) for line in match.sheet]
            asked = {"sheet": [line.words() for line in match.sheet], "sides": len(score.get("totals", NAMES))}
            yield self._sample("sheet", language, -1, asked, rows)

    def _said(self, what: str, word: str, seat: int, words: Words) -> Iterator[Words]:
        if not self._is_new(what, word, str(seat == words.get("seat"))):
            return
        for language in LANGUAGES:
            teller = Teller(speaker(language), self.name, NAMES, seat)
            say = {"event": teller.event, "move": teller.move, "ending": teller.ending}[what]
            yield self._sample(what, language, seat, words, say(words))

    def _is_new(self, *key: str) -> bool:
        self._kept[key] = self._kept.get(key, 0) + 1
        return self._kept[key] <= MOST

    def _sample(self, what: str, language: str, seat: int, words: Words, answer: Any) -> Words:
        return {
            "game": self.name,
            "what": what,
            "language": language,
            "seat": seat,
            "names": NAMES,
            "words": words,
            "answer": answer,
        }
