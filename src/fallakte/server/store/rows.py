"""What the store keeps, as values."""

from typing import Final

from msgspec import Struct

GATHERING: Final = "gathering"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
PHASES: Final = (GATHERING, RUNNING, OVER, CLOSED)

FOR_NOBODY: Final = "nobody"
FOR_PERSON: Final = "person"
FOR_BOT: Final = "bot"
"""A bot's move, where a person is expected after it: what nobody waits for goes on when somebody comes."""
FOR_CONSENT: Final = "consent"
"""An answer to the question whether to close the match; silence is one after a while."""
FOR_WORDS: Final = "words"
"""Everybody is there, and the cards wait for words that were committed to."""


class Line(Struct, frozen=True):
    """One line of a table's log. `command` is the id that the client gave the command that brought it, if any.

    `sum` is chained over this line and all before it.
    """

    number: int
    body: bytes
    at: int
    command: str | None = None
    sum: bytes | None = None


class NameRow(Struct, frozen=True):
    """What somebody is called at a table, by the number that stands for it in the lines."""

    who: int
    person: str | None
    name: str


class ChatRow(Struct, frozen=True):
    """Something that was said at a table; without a seat it was said by somebody who watches."""

    number: int
    at: int
    seat: int | None
    person: str | None
    name: str
    text: str
    reaction: str | None
    command: str | None = None


class CheckpointRow(Struct, frozen=True):
    """A table as its first `number` lines give it, of which `steps` are lines of the match that count.

    `layout` says how `body` is to be read; whoever does not know it, or finds nothing there, reads the lines instead.
    """

    number: int
    steps: int
    layout: str
    body: bytes


class Loaded(Struct, frozen=True):
    """What a room needs to know its table: the lines come after the checkpoint, where there is one."""

    row: "TableRow"
    seats: "list[SeatRow]"
    names: list[NameRow]
    checkpoint: CheckpointRow | None
    lines: list[Line]


class Summary(Struct, frozen=True):
    """What lists show of a table without replaying it; written with the lines that change it."""

    phase: str
    waits: str
    to_act: int
    about: bytes


class TableRow(Struct, frozen=True):
    """A table. `head` is the number that its next line will have, times are milliseconds since 1970."""

    id: str
    code: str
    game: str
    listed: bool
    secret: str
    head: int
    opened: int
    changed: int
    summary: Summary
    tip: bytes | None = None
    """The sum of the last line."""
    said: int = 0
    """The number that the next line of chat will have."""
    opener: str | None = None
    """The person who opened it."""
    condemned: int | None = None
    """Since when it is to be deleted, unless somebody comes back."""

    def __repr__(self) -> str:
        """Without the secret: whoever logs a table must not log its cards."""
        return f"TableRow(id={self.id!r}, game={self.game!r}, head={self.head}, phase={self.summary.phase!r})"


class SeatRow(Struct, frozen=True):
    """Who may sit where: hashes of the link and the recovery code, and the person who took the seat.

    `next_link` is the hash of a link that was made to hand the seat over and has not been used yet, `invitation` that
    of one with which somebody may sit down here once; neither of the two reads anything.
    """

    seat: int
    person: str | None = None
    link: bytes | None = None
    next_link: bytes | None = None
    recovery: bytes | None = None
    invitation: bytes | None = None


class PersonRow(Struct, frozen=True):
    """Somebody whom a browser remembers. `settings` is JSON: notifications and the like."""

    id: str
    secret: bytes
    name: str
    language: str
    settings: bytes
    met: int
    seen: int
    muted: int | None = None
    """Until when their chat is not carried on."""
    banned: int | None = None
    """Since when the host lets them in no more."""
    condemned: int | None = None
    """Since when they are to be forgotten, unless they come back."""


class Append(Struct, frozen=True):
    """Lines for a table whose next number is `head`, with everything else that changes together with them."""

    table: str
    head: int
    at: int
    lines: list[Line]
    summary: Summary
    seats: list[SeatRow] = []
    names: list[NameRow] = []
    checkpoint: CheckpointRow | None = None
    cut: int | None = None
    """Checkpoints of later lines than this one are no longer true."""

    @property
    def tip(self) -> bytes | None:
        """The sum of the last line, where there is one."""
        return self.lines[-1].sum if self.lines else None
