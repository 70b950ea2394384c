"""A record as the frames of a replay, through somebody's eyes."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.replay import OPEN, PUBLIC, Replay
from fallakte.core.replay import Frame as CoreFrame
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.protocol.messages import Table
from fallakte.protocol.requests import Frame

MOST_BYTES: Final = 1024 * 1024
"""How much of a replay one answer holds; open hands of six take thirty times what is written in the record."""


def eyes_of(name: str) -> int:
    """Whose eyes are meant: a seat's number, `public` or `open`."""
    if name in ("public", "open"):
        return PUBLIC if name == "public" else OPEN
    if not (name.isascii() and name.isdigit() and len(name) == 1):
        raise Fault("bad-eyes", eyes=name)
    return int(name)


def check_eyes(eyes: int, players: int) -> None:
    """A Fault unless there is somebody with these eyes."""
    if not OPEN <= eyes < players:
        raise Fault("no-such-eyes", seat=eyes, last=players - 1)


def total(lines: list[Words]) -> int:
    """How many frames a record has."""
    return sum(is_step(line) for line in lines[1:])


def is_step(line: Words) -> bool:
    """Whether a line of the record is a step of the replay."""
    return "reveal" not in line


def replayed(lines: list[Words], eyes: int, since: int, count: int) -> Iterator[Frame]:
    """The frames from number `since` on, at most so many; views are made for these alone."""
    replay = Replay(lines[0], game, eyes)
    for number, line in enumerate(line for line in lines[1:] if is_step(line)):
        if number >= since + count:
            return
        frame = replay.take(line)
        if number >= since:
            yield frame_of(replay, frame, number)


def frame_of(replay: Replay, frame: CoreFrame, number: int) -> Frame:
    """A frame with what these eyes see after it."""
    view = replay.view()
    is_open = replay.eyes == OPEN
    return Frame(
        number=number,
        kind=frame.kind,
        seat=frame.seat,
        events=frame.told,
        view=None if is_open else view,
        views=view["views"] if is_open else None,
    )


def fitting(frames: Iterable[Frame], most: int = MOST_BYTES) -> Iterator[msgspec.Raw]:
    """Frames as JSON, one at least, until an answer is full; frames after that are not even made."""
    size = 0
    for frame in frames:
        made = msgspec.json.encode(frame)
        size += len(made)
        if size > most and size > len(made):
            return
        yield msgspec.Raw(made)


def piece(table: Table, of: int, frames: msgspec.Raw) -> bytes:
    """The JSON of `Frames`, with those that fit of so many; whoever wants more asks on from there."""
    return msgspec.json.encode({"table": table, "total": of, "frames": frames})
