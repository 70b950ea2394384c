"""Whole matches told to every seat and to a spectator, in both languages."""

import re

import pytest

from fallakte.core.match import Match
from fallakte.core.words import Event, Words
from fallakte.games import IDS, game
from fallakte.terminal.boards import board_of
from fallakte.text.scores import scores_of
from fallakte.text.speaker import speaker
from fallakte.text.telling import Teller
from tests.gauntlet.cases import begin, every_case
from tests.gauntlet.luck import Chooser
from tests.text.catalogue import LANGUAGES

NAMES = ["Ada", "Bruno", "Clara", "Dante", "Edda", "Fred"]
MOST = 4000

every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids() -> set[str]:
    """Ids that cannot be mistaken for a word."""
    found = {thing for name in IDS for names in game(name).vocabulary.values() for thing in names}
    found |= {str(words["act"]) for name in IDS for words in game(name).book.entries}
    return {one for one in found if "-" in one or "_" in one}


NO_WORD = re.compile(rf"\b(?:None|none|null|True|False|{'|'.join(sorted(ids()))})\b|-\d|[{{}}\[\]_]|  | [.,:]|^ | $|^$")


def check(sentence: str, *about: object) -> None:
    assert not NO_WORD.search(sentence), (sentence, *about)


class Audience:
    """Everybody who is told a match in one language."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.speaker = speaker(language)
        seats = match.table.players
        self.tellers = [Teller(self.speaker, match.game.id, NAMES[:seats], seat) for seat in range(-1, seats)]
        self.board = board_of(match.game.id, self.speaker, NAMES[:seats])
        self.scores = scores_of(match.game.id, self.speaker, NAMES[:seats])
        self.offered: set[str] = set()

    def hear(self, events: list[Event]) -> None:
        for event in events:
            for teller in self.tellers:
                self.hear_one(teller, event.words(teller.seat, self.match.game.vocabulary))

    def hear_one(self, teller: Teller, words: Words) -> None:
        if words["event"] == "scored":
            check(teller.ending(words), words)
            for line in self.match.sheet:
                check(self.scores.row(line, words)[1], line.words())
        elif words["event"] != "ended":
            sentence = teller.event(words)
            if sentence:
                check(sentence, words)

    def decide(self) -> None:
        """The question and the offers; an offer that was made before is not made again."""
        seat = self.match.to_act
        view = self.match.view(seat)
        check(self.speaker.say(f"asked-{self.match.game.id}-{view['asked']}", **self.board.question(view)), view)
        teller = self.tellers[seat + 1]
        for move in self.match.moves():
            words = self.match.words(move)
            if str(words) not in self.offered:
                self.offered.add(str(words))
                check(teller.move(words), words)


@every_language
@every_case
def test_every_event_question_and_move_makes_a_sentence(name: str, options: Words, language: str) -> None:
    match = begin(name, options, "told")
    audience = Audience(match, language)
    chooser = Chooser("told")
    audience.hear(match.events)
    for _ in range(MOST):
        if match.over:
            break
        audience.decide()
        match.play(chooser.one_of(match.moves()))
        audience.hear(match.events)
    assert match.over
    outcome = match.table.outcome
    assert outcome is not None
    end = match.lines[-1]["end"]
    for sentence in audience.scores.end(end, outcome, match.options):
        check(sentence.removesuffix(f" ({outcome.rule})"))
