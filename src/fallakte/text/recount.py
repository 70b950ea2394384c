"""A record told as plain text: who played what, every round in sentences, its score, and how it ended."""

from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from textwrap import wrap
from typing import Final

from fallakte.core.record import RecordFault
from fallakte.core.replay import OPEN, PUBLIC, Replay
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.text.options import options_said, unusual
from fallakte.text.scores import HEADINGS, scores_of
from fallakte.text.speaker import Speaker, clear
from fallakte.text.telling import Teller

WIDTH: Final = 100

OPENLY: Final = (
    "open-hand",
    "open-drew",
    "open-al-capone-looked",
    "open-al-capone-took-secretly",
    "open-bonnie-and-clyde-looked",
    "open-bonnie-and-clyde-took-secretly",
    "open-bonnie-and-clyde-looked-below",
    "open-rue-morgue-passed",
    "open-rue-morgue-exchanged",
    "open-rue-morgue-buried",
    "open-rue-morgue-peeked",
    "open-rue-morgue-fed-from-file",
    "open-rue-morgue-looked",
    "open-rue-morgue-looked-below",
    "open-capone-exchanged",
)
"""Sentences with the secrets of others in them."""


class OpenTeller(Teller):
    """Tells a match with all hands open, to nobody at the table."""

    def __init__(self, speaker: Speaker, game: str, names: Sequence[str]) -> None:
        super().__init__(speaker, game, names, OPEN)

    def key(self, what: str, word: str) -> str:
        if what == "event":
            for key in (f"open-{self.game}-{word}", f"open-{word}"):
                if key in OPENLY:
                    return key
        return super().key(what, word)


def recount(lines: Iterable[Words], speaker: Speaker, eyes: int = OPEN) -> Iterator[str]:
    """A record, finished or not, as lines of text, the way these eyes saw it."""
    replay: Replay | None = None
    for line in lines:
        if replay is None:
            replay = Replay(line, game, eyes)
            recounting = Recounting(replay, speaker)
            yield from recounting.head()
        else:
            for words in replay.take(line).told:
                yield from recounting.event(words)
    if replay is None:
        raise RecordFault("REC-1", "rec-1-empty")
    if not replay.match.over:
        yield from recounting.unfinished()


class Recounting:
    """Puts one record into words."""

    def __init__(self, replay: Replay, speaker: Speaker) -> None:
        self.match = replay.match
        self.eyes = replay.eyes
        self.speaker = speaker
        self.players: list[Words] = replay.match.lines[0]["players"]
        called = [clear(player["name"]) for player in self.players]
        self.names = [speaker.say("you") if seat == self.eyes else name for seat, name in enumerate(called)]
        name = replay.match.game.id
        self.scores = scores_of(name, speaker, self.names)
        self.teller = (
            OpenTeller(speaker, name, self.names) if self.eyes == OPEN else Teller(speaker, name, self.names, self.eyes)
        )

    def head(self) -> Iterator[str]:
        """What is played, by whom, with which options, and who sees it."""
        say = self.speaker.say
        yield from underlined(self.speaker.name(self.match.game.id), "=")
        players = " · ".join(self._player(player) for player in self.players)
        yield from wrapped(say("recount-players", players=players))
        chosen = unusual(self.match.game, self.match.options)
        if chosen:
            yield from wrapped(say("recount-options", options=options_said(self.speaker, chosen)))
        if self.eyes == OPEN:
            yield from wrapped(say("recount-open"))
        elif self.eyes == PUBLIC:
            yield from wrapped(say("recount-public"))
        else:
            yield from wrapped(say("recount-seat", name=self.players[self.eyes]["name"]))

    def _player(self, player: Words) -> str:
        kind: str = player["kind"]
        if kind == "human":
            return str(clear(player["name"]))
        return self.speaker.say("recount-bot", name=player["name"], bot=kind.removeprefix("bot:"))

    def event(self, words: Words) -> Iterator[str]:
        """Something that happened: a sentence, or what a deal, a score and the end need more."""
        if words["event"] == "dealt":
            yield from self._round(words)
        elif words["event"] == "scored":
            yield from self._score(words)
        elif words["event"] == "ended":
            yield from self._end(words)
        else:
            yield from self._sentence(self.teller.event(words))

    def unfinished(self) -> Iterator[str]:
        """The last words on a match that has not ended."""
        yield from ("", self.speaker.say("recount-unfinished"))

    def _sentence(self, sentence: str) -> Iterator[str]:
        if sentence:
            yield from wrapped(sentence, "- ", "  ")

    def _round(self, words: Words) -> Iterator[str]:
        yield ""
        key = "recount-year" if self.match.game.id == "capone" else "recount-round"
        dealer = self.names[words["dealer"]]
        yield from underlined(self.speaker.say(key, round=words["round"], dealer=dealer, count=words["count"]), "-")

    def _score(self, words: Words) -> Iterator[str]:
        yield from self._sentence(self.teller.ending(words))
        yield ""
        yield self.scores.title(words)
        lines = sorted(self.match.sheet, key=lambda line: line.side)
        if lines:
            headings = [*HEADINGS, self.scores.points_heading]
            yield from columns(
                [self.speaker.say(heading) for heading in headings],
                [self.scores.row(line, words) for line in lines],
            )
        for total in self.scores.totals(words):
            yield from wrapped(total, "  ", "    ")

    def _end(self, words: Words) -> Iterator[str]:
        outcome = self.match.table.outcome
        assert outcome is not None
        yield ""
        for sentence in self.scores.end(words, outcome, self.match.options):
            yield from wrapped(sentence)


def wrapped(text: str, first: str = "", then: str = "") -> list[str]:
    """A text in lines that fit; what is counted stays beside its number."""
    whole = text.replace(" × ", "\xa0×\xa0")
    lines = wrap(whole, WIDTH, initial_indent=first, subsequent_indent=then, break_on_hyphens=False)
    return [line.replace("\xa0×\xa0", " × ") for line in lines]


def underlined(text: str, stroke: str) -> Iterator[str]:
    """A heading."""
    lines = wrapped(text)
    yield from lines
    yield stroke * max(len(line) for line in lines)


def columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table whose last column holds numbers; what does not fit goes on below itself."""
    # Rich takes a tenth of a second to load, so it is loaded when the first table is due.
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        grid.add_column(heading, justify="right" if heading == headings[-1] else "left")
    for row in rows:
        grid.add_row(*[Text(cell) for cell in row])
    paper = StringIO()
    Console(file=paper, width=WIDTH - 2, color_system=None).print(grid)
    for line in paper.getvalue().splitlines():
        yield f"  {line}".rstrip()
