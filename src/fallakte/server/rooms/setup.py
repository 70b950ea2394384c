"""How a table was opened, and how its seats are held."""

from msgspec import Struct

from fallakte.core.words import Words
from fallakte.protocol.messages import Settings


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat: `person`, `bot`, or waiting for a `friend` or for anybody (`open`). A lent one comes back."""

    kind: str
    name: str
    level: str | None = None
    lent: bool = False
    word: str = ""
    """Said openly when somebody sat down, in logs from before there were commitments."""
    commitment: str | None = None
    """The SHA-256 of the word that the client of whoever sits there has made."""


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
