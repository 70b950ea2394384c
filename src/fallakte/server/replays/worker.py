"""The process that replays: it is asked through its standard input and answers through its standard output."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fallakte.core.replay import Replay
from fallakte.games import game
from fallakte.server.replays.frames import fitting, frame_of
from fallakte.server.replays.messages import Made, Piece, Task
from fallakte.server.thinking.worker import serve, where
from fallakte.text.recount import Recounting
from fallakte.text.speaker import speaker

ENCODER = msgspec.json.Encoder()


def main() -> None:
    """Answer until the server closes the pipe or is gone."""
    serve(Task, made)


def made(task: Task) -> Made:
    """What a piece gives, or where it broke."""
    try:
        return MAKERS[task.what](task)
    except Exception as error:
        return Made(broke=where(error))


def frames(task: Task) -> Made:
    """Frames as a JSON list, as many as fit."""
    numbered = enumerate(_replayed(task), start=task.first)
    shown = [*fitting(frame_of(replay, frame, number) for number, (replay, frame) in numbered)]
    return Made(msgspec.json.encode(shown), len(shown))


def told(task: Task) -> Made:
    """What these eyes were told, an event a line."""
    lines = 0
    events: list[bytes] = []
    for _, frame in _replayed(task):
        lines += 1
        events += [ENCODER.encode(event) + b"\n" for event in frame.told]
    return Made(b"".join(events), lines)


def text(task: Task) -> Made:
    """Sentences in somebody's language."""
    replay = opened(task.piece, task.eyes)
    recounting = Recounting(replay, speaker(task.language))
    sentences = list(recounting.head()) if task.first == 0 else []
    lines = 0
    for _, frame in _replayed(task, replay):
        lines += 1
        sentences += [sentence for words in frame.told for sentence in recounting.event(words)]
    if task.is_end and not replay.match.over:
        sentences += recounting.unfinished()
    return Made("".join(f"{sentence}\n" for sentence in sentences).encode(), lines)


MAKERS = {"frames": frames, "told": told, "text": text}


def opened(piece: Piece, eyes: int) -> Replay:
    """A replay that stands where the piece begins."""
    replay = Replay(msgspec.json.decode(piece.header), game, eyes)
    if piece.table:
        replay.match.table = replay.match.game.table_from_bytes(piece.table)
        replay.match.round = piece.round
    return replay


def _replayed(task: Task, given: Replay | None = None) -> Iterator[tuple[Replay, Any]]:
    replay = given or opened(task.piece, task.eyes)
    for number, line in enumerate(task.piece.lines):
        frame = replay.take(msgspec.json.decode(line))
        del replay.match.lines[1:]
        if number >= task.piece.skip:
            yield replay, frame


if __name__ == "__main__":
    main()
