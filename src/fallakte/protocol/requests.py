"""The bodies of HTTP requests and answers; the OpenAPI description is made from these."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fallakte.protocol.messages import Key, Language, Level, Name, Secret, Settings, Table, WordCommitment, Words

Recovery = Annotated[str, Meta(min_length=1, max_length=40, description="The short code that brings a seat back.")]


AddressState = Literal["none", "unconfirmed", "confirmed", "unsubscribed"]


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class Reply(Struct, kw_only=True, omit_defaults=True):
    """The body of an answer."""


class SeatWish(Request, kw_only=True):
    """Who shall sit there: me, a friend who gets an invitation, a bot, or whoever comes."""

    kind: Literal["me", "friend", "bot", "open"]
    level: Level | None = None
    name: Name | None = None


class OpenTable(Request, kw_only=True):
    """A new table. Options are those of the game's rules page; `listed` shows it to everybody on this server.
    `word_commitment` is for the seat `me`."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Words = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    settings: Settings = Settings()
    listed: bool = False
    name: Name | None = None
    word_commitment: WordCommitment | None = None


class SeatGiven(Reply, kw_only=True):
    """A seat. With `recovery` it is one's own, and `secret` is its key, which reads and plays and stands in no link.

    Without, `link` is for somebody else (or another device of one's own): whoever opens it first sits down there, gets
    a key, and the link is used up. It reads nothing.
    """

    seat: int
    secret: str
    link: str
    recovery: str | None = None


class Opened(Reply, kw_only=True):
    """The new table: its public link for those who watch, its short code, one's own seat, invitations for others."""

    table: str
    code: str
    link: str
    commitment: str | None = None
    seats: list[SeatGiven]


class SitDown(Request, kw_only=True):
    """Takes a seat: that of a link, or with none an open one (`seat`, or the first that is free).

    The seat has a new key afterwards, and whatever was given out for it before ends. A client that brings the `key`
    itself can ask once more if the answer was lost. Who sits there already says so by the key, and may change the name.
    """

    secret: Secret | None = None
    key: Key | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    name: Name | None = None
    word_commitment: WordCommitment | None = None


class Recover(Request, kw_only=True):
    """Brings a seat back whose key was lost: with a new key and a new code, and whatever there was before ends."""

    code: Recovery


class SeatSecret(Request, kw_only=True):
    """Says by its key which seat is meant; without one, the seat of the person's cookie."""

    secret: Secret | None = None


class Rematch(Request, kw_only=True):
    """Another match with the same people and settings: the seats as they are, rotated, or with changed teams.

    `secret` is the key of one's seat at the match that is over; without one, the cookie decides. Who opens the table
    sits there (with the `key` and the `word_commitment` that were brought); everybody else who asks gets an invitation
    to their own seat.
    """

    secret: Secret | None = None
    key: Key | None = None
    word_commitment: WordCommitment | None = None
    seats: Literal["same", "rotated", "teams"] = "rotated"


class PlayOn(Request, kw_only=True):
    """A new match from a point of a finished one: I take a seat, bots take the others."""

    number: Annotated[int, Meta(ge=0, le=10**6, description="How many moves of the match are taken over.")]
    seat: Annotated[int, Meta(ge=0, le=5)]
    level: Level = "greedy"
    name: Name | None = None


class ReportWish(Request, kw_only=True):
    """Tells the host of this server about a seat, or without one about the chat."""

    secret: Secret | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Seated(Reply, kw_only=True):
    """Where a person sits, and what is going on there."""

    table: str
    code: str
    game: str
    phase: str
    players: list[Words]
    seat: int | None = None
    to_act: int
    your_turn: bool = False
    opened: int
    changed: int


class Notifications(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where a person is told that it is their turn; empty: nowhere. `muted` are tables that stay silent."""

    mail: Annotated[str, Meta(max_length=254)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    muted: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)] = []


class Me(Reply, kw_only=True):
    """What the server remembers of a person. Notices go to addresses that were confirmed, and to no other."""

    name: str
    language: Language
    notifications: Notifications
    mail_state: AddressState = "none"
    webhook_state: AddressState = "none"


class MeChange(Request, kw_only=True):
    """What shall be changed; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    notifications: Notifications | None = None


class Frame(Reply, kw_only=True):
    """A point of a replay: what happened, told to the eyes one looks through, and what they saw then."""

    number: int
    kind: str
    seat: int | None = None
    events: list[Words] = []
    view: Words | None = None
    views: list[Words] | None = None


class Frames(Reply, kw_only=True):
    """A piece of a replay; `total` is how many frames there are.

    It may hold fewer than were asked for, at least one if there is one: an answer has at most 1 MiB of them.
    """

    table: Table
    total: int
    frames: list[Frame]


class Problem(Reply, kw_only=True):
    """What is wrong, in a sentence, with a stable code and the rule if one says so."""

    code: str
    text: str
    rule: str | None = None
