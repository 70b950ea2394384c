"""What goes between the server and the processes that replay matches."""

from typing import Literal

from msgspec import Struct


class Piece(Struct, frozen=True, array_like=True):
    """A piece of a match: the lines after a point, of which the first `skip` lead to what is asked for.

    `table` is the table at that point as bytes, empty where the lines follow the header at once.
    """

    header: bytes
    table: bytes
    round: int
    lines: list[bytes]
    skip: int


class Task(Struct, frozen=True, array_like=True):
    """What is to be made of a piece, for whose eyes: frames, what was told line by line, or sentences.

    `first` is the number of the first frame; `is_end` says that nothing follows.
    """

    what: Literal["frames", "told", "text"]
    piece: Piece
    eyes: int
    first: int
    language: str = "en"
    is_end: bool = False


class Made(Struct, frozen=True, array_like=True):
    """The bytes to send and how many lines they tell of; or what broke, without a word about cards."""

    body: bytes = b""
    lines: int = 0
    broke: str = ""
