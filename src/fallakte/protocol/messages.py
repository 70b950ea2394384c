"""Every message of the table online. docs/protocol.md is made from this file.

A socket begins with `hello` and is answered by `welcome`. Every later message of a client carries a `command`, an id
that the client makes up; it is answered exactly once: by `done`, by an `update` with the same `done`, by `why` or by
`refused`. Sending the same command again (after a lost connection) is answered again and never carried out twice.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Words: TypeAlias = dict[str, Any]

PROTOCOL: Final = 1
SILENCE_DAYS: Final = 7

Command = Annotated[str, Meta(min_length=1, max_length=64, description="Made up by the client, new for each command.")]
Number = Annotated[int, Meta(ge=0, le=2**53)]
State = Annotated[Number, Meta(description="The number of the state that this command was made for.")]
Secret = Annotated[
    str, Meta(min_length=1, max_length=100, description="A seat's key, or the part of a link after the #.")
]
Key = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=100,
        pattern=r"\A[A-Za-z0-9_-]+\Z",
        description="The key that the seat shall have, made up by the client from real luck.",
    ),
]
WordCommitment = Annotated[
    str,
    Meta(
        pattern=r"\A[0-9a-f]{64}\Z",
        description="The SHA-256, in hex, of a word that the client has made and keeps: 32 random hex digits.",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="A bot by its name, from random to master.")]
Language = Literal["de", "en"]
Reaction = Literal["bravo", "ouch", "hurry", "thanks", "sorry", "laugh"]


# What a client says


class Asked(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything that a client says."""


class Hello(Asked, tag="hello", kw_only=True):
    """The first message. With a seat's key one is there; with a link that was made for one visit one sits down, and
    `welcome` has the key; with neither, the person's cookie decides, or one watches.

    A client that brings the `key` itself can say the same once more if the answer was lost: a link is used up, but
    together with the key that it was used with it leads to the seat again.

    `since` is the last `number` that the client knows: `missed` in the answer begins there instead of at the seat's
    last decision. `detail` "seen" asks for everything the seat knows (for bots) in place of the view; `sentences`
    adds a sentence in `language` to every event.
    """

    protocol: int
    secret: Secret | None = None
    key: Key | None = None
    word_commitment: WordCommitment | None = None
    watch: bool = False
    since: Number | None = None
    language: Language | None = None
    detail: Literal["view", "seen"] = "view"
    sentences: bool = False


class Move(Asked, tag="move", kw_only=True):
    """A move in the words of the rules pages, without the seat."""

    command: Command
    state: State
    move: Words


class Why(Asked, tag="why", kw_only=True):
    """Asks whether a move would be allowed now, and if not, by which rule. Nothing is played."""

    command: Command
    move: Words


class Undo(Asked, tag="undo", kw_only=True):
    """Takes back to the decision with the number `to` (the seat's last one, if left out), or asks the others to."""

    command: Command
    state: State
    to: Number | None = None


class Answer(Asked, tag="answer", kw_only=True):
    """Agrees or not to what is asked at the table; who asked may answer no and so withdraw it."""

    command: Command
    ask: Number
    yes: bool


class Close(Asked, tag="close", kw_only=True):
    """Asks all people at the table to end the match unfinished. Who says nothing for `absent_days` agrees."""

    command: Command


class Pause(Asked, tag="pause", kw_only=True):
    """Stops the clock and all moves until somebody resumes."""

    command: Command


class Resume(Asked, tag="resume", kw_only=True):
    """Goes on after a pause."""

    command: Command


class Clock(Asked, tag="clock", kw_only=True):
    """What shall happen with a seat whose time is over: wait, a bot plays this turn, a bot holds the seat."""

    command: Command
    choice: Literal["wait", "turn", "seat"]


class Lend(Asked, tag="lend", kw_only=True):
    """Gives one's seat to a bot; `return` takes it back."""

    command: Command
    level: Level | None = None


class Return(Asked, tag="return", kw_only=True):
    """Takes one's seat back from a bot."""

    command: Command


class Leave(Asked, tag="leave", kw_only=True):
    """Leaves for good: a bot takes the seat, and its key and its recovery code end."""

    command: Command


class Say(Asked, tag="say", kw_only=True):
    """A line of chat, or a reaction. Who watches talks to the others who watch."""

    command: Command
    text: Annotated[str, Meta(max_length=300)] = ""
    reaction: Reaction | None = None


class Reveal(Asked, tag="reveal", kw_only=True):
    """Tells the word that one's seat has committed to, when the table's `words` show all commitments."""

    command: Command
    word: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z", description="32 random hex digits.")]


class Look(Asked, tag="look", kw_only=True):
    """Asks for the present state once more."""

    command: Command


Said: TypeAlias = (
    Hello | Move | Why | Undo | Answer | Close | Pause | Resume | Clock | Lend | Return | Leave | Say | Reveal | Look
)


# What the server says


class Told(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """Anything that the server says."""


class Seat(Struct, kw_only=True, omit_defaults=True):
    """A seat: held by a person, a bot, nobody yet. A lent seat is a person's, played by a bot for now."""

    seat: int
    kind: Annotated[str, Meta(description="person, bot, friend (who is invited) or open (whoever comes).")]
    name: str
    level: str | None = None
    lent: bool = False
    here: bool = False


class Settings(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a table is run; nothing here changes the rules of the game."""

    undo: bool = True
    chat: bool = True
    watchers: bool = True
    clock: Annotated[int, Meta(ge=0, le=30 * 86400, description="Seconds for a decision; 0: as long as it takes.")] = 0
    pace: Annotated[float, Meta(ge=0, le=10, description="About how many seconds a bot takes for a decision.")] = 1.0
    stand_in: Annotated[Level, Meta(description="The bot that takes a seat when somebody is away.")] = "greedy"
    absent_days: Annotated[
        int, Meta(ge=0, le=30, description="Days after which silence agrees to closing the match; 0: never.")
    ] = SILENCE_DAYS
    counting: Annotated[bool, Meta(description="Whether rummy tables count which cards everybody has seen.")] = False


class Ask(Struct, kw_only=True, omit_defaults=True):
    """What one person asks the others; `ask` is its number, `yes` who has agreed.

    Who has not answered by `until` (milliseconds since 1970) agrees to closing the match; without it all must answer.
    """

    ask: int
    seat: int
    what: Literal["undo", "close"]
    to: int | None = None
    yes: list[int] = []
    until: int | None = None


class Timer(Struct, kw_only=True, omit_defaults=True):
    """The clock of the seat to act: when its time is over, in milliseconds since 1970, and whether it is."""

    seat: int
    until: int
    over: bool = False


class Sealing(Struct, kw_only=True, omit_defaults=True):
    """Players' words, once nobody is missing: the commitments by seat (none: no word), who has revealed theirs, until
    when the cards wait for the others, and, after the deal, who was silent: the match goes on without their words."""

    commitments: list[str | None]
    revealed: list[int] = []
    until: int | None = None
    silent: list[int] = []


class Table(Told, tag="table", kw_only=True):
    """The table around the match: who sits there, what is asked, whether it pauses."""

    id: str
    code: str
    game: str
    options: Words
    settings: Settings
    phase: Annotated[str, Meta(description="gathering, running, over, or closed (ended unfinished).")]
    listed: bool = False
    seats: list[Seat]
    commitment: str | None = None
    paused: int | None = None
    ask: Ask | None = None
    timer: Timer | None = None
    words: Sealing | None = None
    watching: int = 0
    rematch: str | None = None
    played_on_from: str | None = None
    closed_by_host: bool = False


class Outcome(Struct, kw_only=True):
    """Who won a match (sides: teams or seats), how, and by which rule."""

    winners: list[int]
    cause: str
    rule: str


class Counted(Struct, kw_only=True):
    """How many cards of a kind there are, and how many certainly lie face up: in areas, and in the discard pile as far
    as the whole table saw what went there and what was taken. Hands are never counted."""

    total: int
    areas: int
    pile: int


class Position(Struct, kw_only=True, omit_defaults=True):
    """The match as one seat sees it. `moves` are all legal moves of the seat that reads this, when it is to act.

    `undo` says what taking back would mean now: `free` at once, `ask` with the consent of the others, left out: not.
    `counted` is what everybody has seen of each card, the same for all, at rummy tables with the setting `counting`.
    """

    state: int
    to_act: int
    due: str
    view: Words
    moves: list[Words] = []
    undo: Literal["free", "ask"] | None = None
    outcome: Outcome | None = None
    counted: dict[str, Counted] = {}


class ChatLine(Struct, kw_only=True, omit_defaults=True):
    """Something that was said; `seat` is missing where it came from somebody who watches."""

    number: int
    at: int
    name: str
    seat: int | None = None
    text: str = ""
    reaction: str | None = None


class Welcome(Told, tag="welcome", kw_only=True):
    """The answer to `hello`: where one sits (-1: one watches), the table, the match, and what was missed.

    `secret` and `recovery` are the seat's key and its recovery code, where they are new: who sat down by a link, or
    came by the cookie to a seat without a key, keeps them. `sheet` is the score of the last round line by line,
    `rounds` are the `scored` events of all rounds so far.
    """

    protocol: int
    number: int
    now: int
    seat: int
    language: str
    secret: str | None = None
    recovery: str | None = None
    table: Table
    position: Position | None = None
    missed: list[Words] = []
    sheet: list[Words] = []
    rounds: list[Words] = []
    chat: list[ChatLine] = []


class Update(Told, tag="update", kw_only=True):
    """The match has changed: the whole position, and what happened since the last message. `sheet` is the score of a
    round that has just ended, `taken_back` the seat whose move was undone."""

    number: int
    at: int
    position: Position
    events: list[Words] = []
    sheet: list[Words] = []
    timer: Timer | None = None
    taken_back: int | None = None
    done: str | UnsetType = UNSET


class Done(Told, tag="done", kw_only=True):
    """A command was carried out and is durable."""

    command: str
    number: int


class Refused(Told, tag="refused", kw_only=True):
    """A command, or a whole message, that was not carried out: a stable code, a sentence, and the rule."""

    command: str | None = None
    code: str
    rule: str | None = None
    text: str
    number: int | None = None


class Because(Told, tag="why", kw_only=True):
    """The answer to `why`."""

    command: str
    allowed: bool
    rule: str | None = None
    text: str | None = None


class Chat(Told, tag="chat", kw_only=True):
    """Somebody has said something."""

    line: ChatLine


class Bye(Told, tag="bye", kw_only=True):
    """The last message before the server closes the socket: taken-over, restarting, too-slow, table-deleted."""

    code: str
    text: str


Tells: TypeAlias = Welcome | Update | Table | Done | Refused | Because | Chat | Bye
