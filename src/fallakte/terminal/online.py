"""What a server's messages say, as far as the terminal reads them; whatever else they hold is passed over."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from fallakte.core.faults import Fault
from fallakte.core.sheet import SheetLine
from fallakte.core.words import Words

PROTOCOL: Final = 1
WATCHER: Final = -1


class Chair(Struct):
    """A seat, and who has it."""

    seat: int
    kind: str
    name: str = ""
    lent: bool = False
    here: bool = False


class Ask(Struct):
    """What one person asks the others."""

    ask: int
    seat: int
    what: str
    yes: list[int] = []
    until: int | None = None


class Timer(Struct):
    """Until when the seat to act has time, in milliseconds."""

    seat: int
    until: int
    over: bool = False


class Manner(Struct, frozen=True):
    """How the table is run, as far as it is told here."""

    absent_days: int = 0


class Sealing(Struct):
    """Players' words before the deal: commitments by seat, who has revealed, until when, who was silent."""

    commitments: list[str | None]
    revealed: list[int] = []
    until: int | None = None
    silent: list[int] = []


class Table(Struct):
    """The table around the match."""

    id: str
    code: str
    game: str
    options: Words
    phase: str
    seats: list[Chair]
    settings: Manner = Manner()
    paused: int | None = None
    ask: Ask | None = None
    timer: Timer | None = None
    commitment: str | None = None
    words: Sealing | None = None
    closed_by_host: bool = False


class Position(Struct):
    """The match as this seat sees it."""

    state: int
    to_act: int
    due: str
    view: Words
    moves: list[Words] = []
    undo: str | None = None


class Talk(Struct):
    """Something that was said."""

    number: int
    name: str
    seat: int | None = None
    text: str = ""
    reaction: str | None = None


class Welcome(Struct):
    """One is at the table."""

    protocol: int
    number: int
    now: int
    seat: int
    table: Table
    position: Position | None = None
    secret: str | None = None
    recovery: str | None = None
    missed: list[Words] = []
    sheet: list[Words] = []
    chat: list[Talk] = []


class Update(Struct):
    """The match has changed."""

    number: int
    position: Position
    events: list[Words] = []
    sheet: list[Words] = []
    timer: Timer | None = None
    taken_back: int | None = None
    done: str | None = None


class Done(Struct):
    """A command was carried out."""

    command: str
    number: int


class Refused(Struct):
    """A command was not carried out."""

    code: str
    text: str
    command: str | None = None
    rule: str | None = None


class Because(Struct):
    """Whether a move would be allowed."""

    command: str
    allowed: bool
    rule: str | None = None
    text: str | None = None


class Chat(Struct):
    """Somebody has said something."""

    line: Talk


class Bye(Struct):
    """The server closes the socket."""

    code: str
    text: str


class SeatGiven(Struct):
    """A seat that was taken, with its key; or, without a recovery code, a link to one."""

    seat: int
    secret: str
    link: str
    recovery: str | None = None


class Opened(Struct):
    """A new table: its public link, its code, one's own seat and invitations for others."""

    table: str
    code: str
    link: str
    seats: list[SeatGiven]


class Problem(Struct):
    """What the server has against a request."""

    code: str
    text: str


Message = Welcome | Update | Table | Done | Refused | Because | Chat | Bye

_KINDS: Final[dict[str, type[Message]]] = {
    "welcome": Welcome,
    "update": Update,
    "table": Table,
    "done": Done,
    "refused": Refused,
    "why": Because,
    "chat": Chat,
    "bye": Bye,
}


def read_message(data: str | bytes) -> Message | None:
    """A message of the server; None for a kind that came after this client."""
    words = _words(data)
    kind = _KINDS.get(str(words.get("type")))
    return understood(words, kind) if kind is not None else None


def read_answer(data: bytes, kind: type[Any]) -> Any:
    """The body of an HTTP answer."""
    return understood(_words(data), kind)


def understood(words: Words, kind: type[Any]) -> Any:
    """These words as this kind of thing; a Fault where they are none."""
    try:
        return msgspec.convert(words, kind)
    except msgspec.ValidationError:
        raise Fault("join-not-understood") from None


def _words(data: str | bytes) -> Words:
    try:
        words = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        words = None
    if not isinstance(words, dict):
        raise Fault("join-not-understood")
    return words


def sheet_of(lines: list[Words]) -> list[SheetLine]:
    """A score as it came, line by line."""
    return [_sheet_line(**line) for line in lines]


def _sheet_line(side: int, rule: str, what: str, points: int, **facts: Any) -> SheetLine:
    return SheetLine(side, rule, what, points, facts)
