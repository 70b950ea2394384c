"""What goes between the server and the processes in which bots think: MessagePack in frames, the length before."""

from struct import Struct as Layout
from typing import Any

import msgspec

LENGTH = Layout("!I")

_encode = msgspec.msgpack.Encoder().encode


class Question(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for.

    The last four say only whose turn it is: `opener` opened its table, `attended` is whether a person plays there now,
    and `address` is from where somebody is connected, as openers cost nothing.
    """

    game: str
    level: str
    seen: bytes
    moves: list[int]
    seed: str
    match: str
    opener: str = ""
    attended: bool = True
    address: str = ""


class Ask(msgspec.Struct, frozen=True, array_like=True):
    """All that ever reaches a worker. Without a level any legal move will do, and nothing seen is looked at.

    `luck` is made from the question's seed, which stays here: it may be made from what the match is dealt from.
    """

    game: str
    level: str | None
    seen: bytes
    moves: list[int]
    luck: int
    budget: float


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The move and how long it took; or what broke and where, without a word about cards."""

    move: int
    seconds: float
    broke: str = ""


def frame(message: Any) -> bytes:
    """A message as it goes through a pipe."""
    body = _encode(message)
    return LENGTH.pack(len(body)) + body
