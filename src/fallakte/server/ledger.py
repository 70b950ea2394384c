"""What the lines of a table's log say: who sits where, how the match stands, what is asked, whether it pauses.

The log is all there is: a room reads it when it is loaded and adds to it afterwards. Its lines are the lines of the
record and, between them, those of the table: `table` (the first), `seat`, `key`, `undo`, `ask`, `answer`, `pause`,
`resume`, `clock`, `closed`, `rematch` and `chat`.
"""

from array import array
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from fallakte.core.match import Match
from fallakte.core.record import KINDS
from fallakte.core.replay import passes_barrier
from fallakte.core.shuffle import Shuffler, committed_seed
from fallakte.core.words import Event, Words
from fallakte.games import game
from fallakte.rummy.table import RummyTable
from fallakte.server.client import WATCHER
from fallakte.server.clockwork import now
from fallakte.server.counting import Counting
from fallakte.server.messages import Ask, ChatLine, Settings, Timer
from fallakte.server.store.rows import CLOSED, GATHERING, OVER, RUNNING, Line

RECORD_KINDS: Final = ("record", *KINDS, "reveal")
REMEMBERED: Final = 64
CHAT_KEPT: Final = 50
NOBODY: Final = -1


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat: `person`, `bot`, or waiting for a `friend` or for anybody (`open`). A lent one comes back."""

    kind: str
    name: str
    level: str | None = None
    lent: bool = False
    word: str = ""


class Setup(Struct, frozen=True, omit_defaults=True):
    """How a table was opened. `copied` lines of an older match come first where one plays on from there."""

    game: str
    options: Words
    settings: Settings
    places: list[Place]
    listed: bool = False
    commitment: str | None = None
    copied: int = 0
    played_on_from: str | None = None


class Ledger:
    """A table as its log gives it. `state` is the number that commands of the match must carry."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.number = 0
        self.state = 0
        self.phase = GATHERING
        self.setup = Setup(game="", options={}, settings=Settings(), places=[])
        self.places: list[Place] = []
        self.people: list[int] = []
        self.about = b""
        self.match: Match | None = None
        self.shuffler: Shuffler | None = None
        self.copied = 0
        self.words: list[str] = []
        self.decisions = array("q")
        self.deciders = bytearray()
        self.barrier = 0
        self.rounds: list[Words] = []
        self.counting: Counting | None = None
        self.ask: Ask | None = None
        self.paused: int | None = None
        self.clock_from = 0
        self.stand_in = NOBODY
        self.rematch: str | None = None
        self.closed_by_host = False
        self.recent: dict[str, int] = {}
        self.chat: dict[bool, deque[ChatLine]] = {}

    # Reading

    def take(self, line: Line) -> list[Event]:
        """Read the next line; what it made happen in the match."""
        words: Words = msgspec.json.decode(line.body)
        kind = next(iter(words))
        if kind in RECORD_KINDS:
            return self._take_record_line(kind, words, line)
        self.note(line, kind, words[kind])
        return []

    def _take_record_line(self, kind: str, words: Words, line: Line) -> list[Event]:
        if kind == "record":
            self.begin(words)
        elif self.match is not None and kind != "reveal":
            if self.shuffler is not None and self.copied <= 0:
                self.match.pass_by(words, self.shuffler)
            self.copied -= 1
            self.match.take(words)
            self.match.lines.pop()
        events = list(self.match.table.events) if self.match is not None and kind in KINDS else []
        self.note(line, kind, words[kind])
        self.after(events)
        return events

    def begin(self, header: Words) -> None:
        """The match begins, with a shuffler that stands where its seed does."""
        self.match = Match.open(header, game)
        self.shuffler = self._shuffler()
        self.copied = self.setup.copied

    def _shuffler(self) -> Shuffler:
        self.words = [place.word for place in self.places]
        return Shuffler(committed_seed(self.secret, self.words) if self.setup.commitment else self.secret)

    def deal(self) -> Match:
        """The match that begins now, with its first deal; its lines are still to be written."""
        players = [
            {"name": place.name, "kind": "human" if place.kind == "person" else f"bot:{place.level}"}
            for place in self.places
        ]
        more = {"commitment": self.setup.commitment} if self.setup.commitment else {}
        self.shuffler = self._shuffler()
        self.match = Match.begin(game(self.setup.game), self.setup.options, self.shuffler, players, more)
        return self.match

    def happened(self) -> list[Event]:
        """What the last move, or the deal, has made happen; it is not kept, for most tables wait for long."""
        assert self.match is not None
        events, self.match.events = self.match.events, []
        self.match.table.events = []
        return events

    def reveal(self) -> Words:
        """What the deal was made of, told when the match is over."""
        return {"reveal": {"secret": self.secret, "words": self.words}}

    def note(self, line: Line, kind: str, body: Any) -> None:
        """Keep what a line says, where the match itself has been brought up to date already."""
        if kind in RECORD_KINDS or kind == "undo":
            self._note_match(line, kind, body)
        else:
            # A kind that this version does not know yet is skipped, as readers of records do.
            getattr(self, f"on_{kind}", _skip)(line, body)
        self.number = line.number + 1
        if kind in RECORD_KINDS or kind == "undo":
            self.state = self.number
            self.clock_from = line.at
        if line.command is not None:
            self._remember(line.command)

    def _note_match(self, line: Line, kind: str, body: Any) -> None:
        self.ask = None
        if kind == "record":
            self.phase = RUNNING
        elif kind == "move":
            self.decisions.append(self.state)
            self.deciders.append(body["seat"])
        elif kind == "end":
            self.phase = OVER

    def after(self, events: Sequence[Event]) -> None:
        """What follows from events that have been noted: scores, barriers for undo, the end of a stand-in's turn."""
        if self.match is None:
            return
        vocabulary = self.match.game.vocabulary
        self.rounds += [event.words(WATCHER, vocabulary) for event in events if event.what == "scored"]
        self._count(self.match, events)
        if passes_barrier(self.match.game, events):
            self.barrier = self.state
        if self.match.to_act != self.stand_in:
            self.stand_in = NOBODY

    def _count(self, match: Match, events: Sequence[Event]) -> None:
        """Follow what everybody sees, at a table that counts cards."""
        if self.counting is None and self.setup.settings.counting and isinstance(match.table, RummyTable):
            self.counting = Counting(match.table)
        if self.counting is not None:
            self.counting.notice(events)

    def _remember(self, command: str) -> None:
        self.recent[command] = self.number
        if len(self.recent) > REMEMBERED:
            del self.recent[next(iter(self.recent))]

    # The lines of the table, each by its kind

    def on_table(self, line: Line, body: Words) -> None:
        """How the table was opened."""
        self.setup = msgspec.convert(body, Setup)
        self.places = list(self.setup.places)
        self._introduce()

    def _introduce(self) -> None:
        """Who the people are (a seat that is lent to a bot is a person's all the same), and what lists say of all."""
        self.people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        players = [{"name": place.name, "kind": place.kind} for place in self.places]
        self.about = msgspec.json.encode({"players": players})

    def on_seat(self, line: Line, body: Words) -> None:
        """A seat is held by somebody else, or otherwise."""
        before, self.places[body["seat"]] = self.places[body["seat"]], msgspec.convert(body["place"], Place)
        self._introduce()
        # Whoever comes to a seat may count commands from 1 again.
        self.recent = {key: number for key, number in self.recent.items() if not key.startswith(f"{body['seat']}:")}
        if before.lent and not self.places[body["seat"]].lent:
            self.clock_from = line.at
        if self.ask is not None and self.ask.seat == body["seat"]:
            self.ask = None

    def on_key(self, line: Line, body: Words) -> None:
        """Somebody's link or recovery code is another one now; the seats' rows say which."""

    def on_ask(self, line: Line, body: Words) -> None:
        """Somebody asks the others."""
        self.ask = Ask(ask=line.number, yes=[body["seat"]], **body)

    def on_answer(self, line: Line, body: Words) -> None:
        """Somebody agrees, or does not."""
        if self.ask is not None:
            self.ask = msgspec.structs.replace(self.ask, yes=[*self.ask.yes, body["seat"]]) if body["yes"] else None

    def on_pause(self, line: Line, body: Words) -> None:
        """Somebody stops the clock and all moves."""
        self.paused = body["seat"]

    def on_resume(self, line: Line, body: Words) -> None:
        """Somebody goes on."""
        self.paused = None
        self.clock_from = line.at

    def on_clock(self, line: Line, body: Words) -> None:
        """Somebody has decided about a seat whose time was over."""
        self.clock_from = line.at
        if body["choice"] == "turn":
            self.stand_in = body["of"]

    def on_closed(self, line: Line, body: Words) -> None:
        """The match ends unfinished."""
        self.phase = CLOSED
        self.closed_by_host = body.get("seat") is None
        self.ask = None

    def on_rematch(self, line: Line, body: Words) -> None:
        """There is another match with the same people."""
        self.rematch = body["table"]

    def on_chat(self, line: Line, body: Words) -> None:
        """Somebody said something."""
        said = chat_line(line)
        kept = self.chat.setdefault(said.seat is None, deque(maxlen=CHAT_KEPT))
        kept.append(said)

    # Asking

    @property
    def to_act(self) -> int:
        """The seat that must decide, or -1."""
        return self.match.to_act if self.match is not None and self.phase == RUNNING else NOBODY

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot that must decide now, if it is a bot's turn."""
        seat = self.to_act
        if seat == NOBODY or self.paused is not None:
            return None
        place = self.places[seat]
        if place.kind == "bot" or place.lent:
            return place.level
        return self.setup.settings.stand_in if seat == self.stand_in else None

    @property
    def timer(self) -> Timer | None:
        """The clock of the seat to act, where the table has one and a person is to decide."""
        limit = self.setup.settings.clock
        if not limit or self.to_act == NOBODY or self.paused is not None or self.bot_to_act is not None:
            return None
        until = self.clock_from + 1000 * limit
        return Timer(seat=self.to_act, until=until, over=now() >= until)

    @property
    def full(self) -> bool:
        """Whether nobody is missing any more."""
        return all(place.kind in ("person", "bot") for place in self.places)

    def last_decision(self, seat: int) -> int | None:
        """The state in which this seat decided last."""
        found = self.deciders.rfind(seat)
        return self.decisions[found] if found >= 0 else None


def chat_line(line: Line) -> ChatLine:
    """What was said in a line of chat."""
    return ChatLine(number=line.number, at=line.at, **msgspec.json.decode(line.body)["chat"])


def _skip(line: Line, body: Any) -> None:
    pass


def surviving(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines that count: without those of the match that were taken back."""
    kept: list[Line] = []
    for line in lines:
        if line.body.startswith(b'{"undo"'):
            to = msgspec.json.decode(line.body)["undo"]["to"]
            kept = [one for one in kept if one.number < to or not _is_of_match(one)]
        kept.append(line)
    return iter(kept)


def _is_of_match(line: Line) -> bool:
    return any(line.body.startswith(b'{"%s"' % kind.encode()) for kind in RECORD_KINDS)


def read(lines: Iterable[Line], secret: str) -> Ledger:
    """A table from its whole log."""
    ledger = Ledger(secret)
    for line in surviving(lines):
        ledger.take(line)
    if ledger.match is not None and ledger.shuffler is not None:
        ledger.match.deal_on(ledger.shuffler)
    return ledger


def record_lines(lines: Iterable[Line]) -> list[Words]:
    """The record of a match: the lines of it that count."""
    return [msgspec.json.decode(line.body) for line in surviving(lines) if _is_of_match(line)]
