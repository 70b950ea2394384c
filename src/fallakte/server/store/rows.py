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


class Line(Struct, frozen=True):
    """One line of a table's log. `command` is the id that the client gave the command that brought it, if any."""

    number: int
    body: bytes
    at: int
    command: str | None = None


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

    def __repr__(self) -> str:
        """Without the secret: whoever logs a table must not log its cards."""
        return f"TableRow(id={self.id!r}, game={self.game!r}, head={self.head}, phase={self.summary.phase!r})"


class SeatRow(Struct, frozen=True):
    """Who may sit where: hashes of the link and the recovery code, and the person who took the seat.

    `next_link` is the hash of a link that was made to hand the seat over and has not been used yet.
    """

    seat: int
    person: str | None = None
    link: bytes | None = None
    next_link: bytes | None = None
    recovery: bytes | None = None


class PersonRow(Struct, frozen=True):
    """Somebody whom a browser remembers. `settings` is JSON: notifications and the like."""

    id: str
    secret: bytes
    name: str
    language: str
    settings: bytes
    met: int
    seen: int


class Append(Struct, frozen=True):
    """Lines for a table whose next number is `head`, with everything else that changes together with them."""

    table: str
    head: int
    at: int
    lines: list[Line]
    summary: Summary
    seats: list[SeatRow] = []
