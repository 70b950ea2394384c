"""What the lines of a table's log say: who sits where, how the match stands, what is asked, whether it pauses.

The log is all there is: a room reads it when it is loaded and adds to it afterwards. Its lines are the lines of the
record and, between them, those of the table: `table` (the first), `seat`, `key`, `word`, `undo`, `ask`, `answer`,
`pause`, `resume`, `clock`, `closed` and `rematch`. What it remembers does not grow with the log.
"""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from typing import Any, Final

import msgspec

from fallakte.core.match import Match
from fallakte.core.record import KINDS
from fallakte.core.replay import passes_barrier
from fallakte.core.shuffle import Shuffler, committed_seed
from fallakte.core.words import Event, Words
from fallakte.games import game
from fallakte.protocol.messages import Ask, Settings, Timer
from fallakte.rummy.table import RummyTable
from fallakte.server.clock import DAY, now
from fallakte.server.rooms import chain
from fallakte.server.rooms.bounds import LINES, UNATTENDED
from fallakte.server.rooms.card_count import Counting
from fallakte.server.rooms.client import WATCHER
from fallakte.server.rooms.names import Names
from fallakte.server.rooms.setup import Place, Setup
from fallakte.server.rooms.undone import Gaps, counts, with_gap
from fallakte.server.store.rows import CLOSED, GATHERING, OVER, RUNNING, Line

RECORD_KINDS: Final = ("record", *KINDS, "reveal")
REMEMBERED: Final = 256
"""Commands of each seat that are answered again rather than carried out twice."""
MOST_DECISIONS: Final = 500
"""How far back anybody can go; more decisions may be remembered, never fewer."""
MOST_ROUNDS: Final = 100
"""Of so many rounds the score is told to whoever comes."""
NOBODY: Final = -1
OF_THE_MATCH: Final = (
    "match",
    "shuffler",
    "copied",
    "decisions",
    "deciders",
    "barrier",
    "rounds",
    "counting",
    "stand_in",
    "steps",
)
"""What an undo takes back."""


@dataclass(slots=True, eq=False)
class Ledger:
    """A table as its log gives it. `state` is the number that commands of the match must carry."""

    table: InitVar[str]
    secret: str
    called: InitVar[Mapping[int, str] | None] = None
    names: Names = field(init=False)
    tip: bytes = field(init=False)
    """The sum of the last line."""
    gaps: Gaps = field(default_factory=list)
    """Lines of the match from a number on and before another do not count: they were taken back."""
    steps: int = 0
    """How many lines of the match after its header count."""
    number: int = 0
    state: int = 0
    phase: str = GATHERING
    setup: Setup = field(default_factory=lambda: Setup(game="", options={}, settings=Settings(), places=[]))
    places: list[Place] = field(default_factory=list)
    people: list[int] = field(default_factory=list)
    about: bytes = b""
    match: Match | None = None
    shuffler: Shuffler | None = None
    copied: int = 0
    words: list[str] = field(default_factory=list)
    sealed: int = 0
    """When the last one sat down, and the commitments to words were fixed."""
    commitments: list[str | None] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    silent: list[int] = field(default_factory=list)
    decisions: "array[int]" = field(default_factory=lambda: array("q"))
    deciders: bytearray = field(default_factory=bytearray)
    barrier: int = 0
    rounds: list[Words] = field(default_factory=list)
    counting: Counting | None = None
    ask: Ask | None = None
    paused: int | None = None
    clock_from: int = 0
    used: int = 0
    """Milliseconds of the present decision that were used before `clock_from`."""
    spent: list[list[int]] = field(default_factory=list)
    """The decisions that the seat which decided last has made in a row: their states and milliseconds."""
    undos: int = 0
    breaks: dict[int, int] = field(default_factory=dict)
    """How often a seat has paused the match, was lent, or has asked the others."""
    unattended: int = 0
    """Decisions that bots have made since a person did something in the match."""
    stand_in: int = NOBODY
    rematch: str | None = None
    rematch_seats: list[int] = field(default_factory=list)
    closed_by_host: bool = False
    recent: dict[str, dict[str, int]] = field(default_factory=dict)

    def __post_init__(self, table: str, called: Mapping[int, str] | None) -> None:
        """An empty log of this table."""
        self.names = Names(called)
        self.tip = chain.first_tip(table)

    # Reading

    def take(self, line: Line) -> list[Event]:
        """Read the next line; what it made happen in the match. A line that is not what was written is Damaged."""
        tip = chain.check(self.tip, self.number, line)
        words: Words = self.names.together(msgspec.json.decode(line.body))
        kind = next(iter(words))
        if kind not in RECORD_KINDS:
            self.note(line, kind, words[kind])
        elif counts(self.gaps, line.number):
            return self._take_record_line(kind, words, line)
        else:
            self.tip, self.number = tip, line.number + 1
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
        self.silent = header.get("silent", [])
        self.words = self._words()
        self.shuffler = self.new_shuffler()
        self.copied = self.setup.copied

    def _words(self) -> list[str]:
        return list(self.revealed) if any(self.commitments) else [place.word for place in self.places]

    def new_shuffler(self) -> Shuffler:
        """A shuffler at the beginning of what this table's cards come from."""
        return Shuffler(committed_seed(self.secret, self.words) if self.setup.commitment else self.secret)

    def deal(self) -> Match:
        """The match that begins now, with its first deal; its lines are still to be written."""
        players = [
            {"name": place.name, "kind": "human" if place.kind == "person" else f"bot:{place.level}"}
            for place in self.places
        ]
        self.silent = self.unrevealed
        self.words = self._words()
        self.shuffler = self.new_shuffler()
        self.match = Match.begin(game(self.setup.game), self.setup.options, self.shuffler, players, self._luck())
        return self.match

    def _luck(self) -> Words:
        """What the header says of the luck before it is revealed."""
        if not self.setup.commitment:
            return {}
        words: Words = {"commitment": self.setup.commitment}
        if any(self.commitments):
            words["word_commitments"] = self.commitments
        return words | ({"silent": self.silent} if self.silent else {})

    def deal_on(self) -> None:
        """Once all lines are read, the match deals by itself."""
        if self.match is not None and self.shuffler is not None:
            self.match.deal_on(self.shuffler)

    def go_back(self, past: "Ledger") -> None:
        """The match as it was in another ledger of this table; everything around it stays."""
        for name in OF_THE_MATCH:
            setattr(self, name, getattr(past, name))

    def happened(self) -> list[Event]:
        """What the last move, or the deal, has made happen; it is not kept, for most tables wait for long."""
        assert self.match is not None
        events, self.match.events = self.match.events, []
        self.match.table.events = []
        return events

    def reveal(self) -> Words:
        """What the deal was made of, told when the match is over."""
        return {"reveal": {"secret": self.secret, "words": self.words}}

    def closing(self, seat: int) -> list[Words]:
        """The lines with which a match ends unfinished, by a seat or, with nobody's, by the server."""
        reveal = [self.reveal()] if self.match is not None and self.setup.commitment else []
        return [{"closed": {"seat": seat}}, *reveal]

    def is_too_long(self, more: Sequence[Words]) -> bool:
        """Whether these lines bring a match that does not end with them to the end of what a log may hold."""
        if self.number + len(more) < LINES or self.phase not in (GATHERING, RUNNING):
            return False
        return not any("end" in body or "closed" in body for body in more)

    def note(self, line: Line, kind: str, body: Any) -> None:
        """Keep what a line says, where the match itself has been brought up to date already."""
        if kind in RECORD_KINDS or kind == "undo":
            self._note_match(line, kind, body)
        else:
            # A kind that this version does not know yet is skipped, as readers of records do.
            getattr(self, f"on_{kind}", _skip)(line, body)
        self.number = line.number + 1
        self.tip = line.sum or b""
        if kind in RECORD_KINDS or kind == "undo":
            self.state = self.number
            self.clock_from = line.at
            self.used = body.get("used", 0) if kind == "undo" else 0
        if line.command is not None:
            self._remember(line.command)

    def _note_match(self, line: Line, kind: str, body: Any) -> None:
        self.ask = None
        self.steps += kind in KINDS
        if kind == "record":
            self.phase = RUNNING
        elif kind == "move":
            self._note_decision(line, body["seat"])
        elif kind == "end":
            self.phase = OVER
        elif kind == "undo":
            self.undos += 1
            self.unattended = 0
            self.spent = [one for one in self.spent if one[0] < body["to"]]
            # Whoever reads a log knows its gaps beforehand.
            if not self.gaps or self.gaps[-1][1] < line.number:
                self.gaps = with_gap(self.gaps, body["to"], line.number)

    def _note_decision(self, line: Line, seat: int) -> None:
        if self.setup.settings.clock:
            self._note_time(line, seat)
        place = self.places[seat]
        by_person = place.kind == "person" and not place.lent and seat != self.stand_in
        self.unattended = 0 if by_person else self.unattended + 1
        self.decisions.append(self.state)
        self.deciders.append(seat)
        if len(self.decisions) > 2 * MOST_DECISIONS:
            del self.decisions[:-MOST_DECISIONS]
            del self.deciders[:-MOST_DECISIONS]

    def _note_time(self, line: Line, seat: int) -> None:
        if self.deciders and self.deciders[-1] != seat:
            self.spent = []
        self.spent.append([self.state, self.used + max(0, line.at - self.clock_from)])

    def after(self, events: Sequence[Event]) -> None:
        """What follows from events that have been noted: scores, barriers for undo, the end of a stand-in's turn."""
        if self.match is None:
            return
        vocabulary = self.match.game.vocabulary
        self.rounds += [event.words(WATCHER, vocabulary) for event in events if event.what == "scored"]
        del self.rounds[:-MOST_ROUNDS]
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
        seat, _, name = command.partition(":")
        mine = self.recent.setdefault(seat, {})
        mine[name] = self.number
        if len(mine) > REMEMBERED:
            del mine[next(iter(mine))]

    # The lines of the table, each by its kind

    def on_table(self, line: Line, body: Words) -> None:
        """How the table was opened."""
        self.setup = msgspec.convert(body, Setup)
        self.places = list(self.setup.places)
        self.revealed = [""] * len(self.places)
        self.introduce()
        self._seal(line)

    def introduce(self) -> None:
        """Who the people are (a seat that is lent to a bot is a person's all the same), and what lists say of all."""
        self.people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        players = [{"name": place.name, "kind": place.kind} for place in self.places]
        self.about = msgspec.json.encode({"players": players})

    def on_seat(self, line: Line, body: Words) -> None:
        """A seat is held by somebody else, or otherwise."""
        self._stop_clock(line.at)
        self.places[body["seat"]] = msgspec.convert(body["place"], Place)
        if self.places[body["seat"]].lent:
            self._count_break(body["seat"])
        self.introduce()
        self._seal(line)
        if line.command is None:
            # Whoever comes to a seat may count commands from 1 again; whoever lends it or takes it back is no other.
            self.recent.pop(str(body["seat"]), None)
        if self.ask is not None and self.ask.seat == body["seat"]:
            self.ask = None

    def _seal(self, line: Line) -> None:
        """When the last one sits down, no word can be chosen any more."""
        if self.sealed == 0 and self.full:
            self.sealed = line.at
            self.commitments = [place.commitment for place in self.places]

    def on_word(self, line: Line, body: Words) -> None:
        """Somebody's client reveals the word that it has committed to."""
        self.revealed[body["seat"]] = body["word"]

    def on_key(self, line: Line, body: Words) -> None:
        """Somebody's link or recovery code is another one now; the seats' rows say which."""

    def _count_break(self, seat: int) -> None:
        self.breaks[seat] = self.breaks.get(seat, 0) + 1

    def on_ask(self, line: Line, body: Words) -> None:
        """Somebody asks the others."""
        self._count_break(body["seat"])
        days = self.setup.settings.absent_days if body["what"] == "close" else 0
        self.ask = Ask(ask=line.number, yes=[body["seat"]], until=line.at + days * DAY if days else None, **body)

    def on_answer(self, line: Line, body: Words) -> None:
        """Somebody agrees, or does not."""
        if self.ask is not None:
            self.ask = msgspec.structs.replace(self.ask, yes=[*self.ask.yes, body["seat"]]) if body["yes"] else None

    def on_pause(self, line: Line, body: Words) -> None:
        """Somebody stops the clock and all moves."""
        self._stop_clock(line.at)
        self._count_break(body["seat"])
        self.paused = body["seat"]

    def on_resume(self, line: Line, body: Words) -> None:
        """Somebody goes on."""
        self.paused = None
        self.clock_from = line.at

    def on_clock(self, line: Line, body: Words) -> None:
        """Somebody has decided about a seat whose time was over."""
        self.clock_from = line.at
        self.used = 0
        if body["choice"] == "turn":
            self.stand_in = body["of"]

    def _stop_clock(self, at: int) -> None:
        """What was used is kept, so that nobody has more time for having been away."""
        if self._ticks:
            self.used += max(0, at - self.clock_from)
        self.clock_from = at

    @property
    def _ticks(self) -> bool:
        return self.paused is None and self.bot_to_act is None

    def on_closed(self, line: Line, body: Words) -> None:
        """The match ends unfinished."""
        self.phase = CLOSED
        self.closed_by_host = body.get("seat") is None
        self.ask = None

    def on_rematch(self, line: Line, body: Words) -> None:
        """There is another match with the same people: for each of its seats the one that its person had here."""
        self.rematch = body["table"]
        self.rematch_seats = body.get("seats", [])

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
        if not limit or self.to_act == NOBODY or not self._ticks:
            return None
        until = self.clock_from + 1000 * limit - self.used
        return Timer(seat=self.to_act, until=until, over=now() >= until)

    @property
    def full(self) -> bool:
        """Whether nobody is missing any more."""
        return all(place.kind in ("person", "bot") for place in self.places)

    @property
    def is_expecting(self) -> bool:
        """Whether a person who is not here will have to decide after some moves of bots."""
        return self.unattended < UNATTENDED and any(not self.places[seat].lent for seat in self.people)

    @property
    def silence_agrees(self) -> bool:
        """Whether the time is over in which somebody could have objected to closing the match."""
        return self.ask is not None and self.ask.until is not None and now() >= self.ask.until

    def answered(self, command: str) -> int | None:
        """The number with which a command was answered that was carried out not long ago."""
        seat, _, name = command.partition(":")
        return self.recent.get(seat, {}).get(name)

    def used_since(self, to: int, seat: int) -> int:
        """Milliseconds that the seat which decided last has used for what it takes back, and since then."""
        if not self.deciders or self.deciders[-1] != seat:
            return 0
        since = self.used + (max(0, now() - self.clock_from) if self._ticks else 0)
        return sum(used for state, used in self.spent if state >= to) + (since if self.to_act == seat else 0)

    @property
    def unrevealed(self) -> list[int]:
        """The seats that have committed to a word and not revealed it."""
        return [seat for seat, made in enumerate(self.commitments) if made is not None and not self.revealed[seat]]

    @property
    def awaits_words(self) -> bool:
        """Whether everybody is there and the cards wait for words alone."""
        return self.phase == GATHERING and self.sealed > 0 and any(self.commitments)

    def last_decision(self, seat: int) -> int | None:
        """The state in which this seat decided last."""
        found = self.deciders.rfind(seat)
        return self.decisions[found] if found >= 0 else None


def _skip(line: Line, body: Any) -> None:
    pass
