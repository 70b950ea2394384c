"""The process in which matches are played: tasks come through its standard input, results leave by its output."""

import os
import signal
from traceback import extract_tb
from typing import BinaryIO

import msgspec

from fallakte.arena.match import play
from fallakte.arena.matches import Lost, Played, Task, line


def attempted(task: Task) -> Played | Lost:
    """The match, or what broke and where."""
    try:
        return play(task)
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        return Lost(task, f"{type(error).__name__}: {error} ({os.path.basename(place.filename)}:{place.lineno})"[:300])


def main() -> None:
    """Play until the arena closes the pipe; told to end, end the bots first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    tasks, results = _own_pipes()
    decode = msgspec.json.Decoder(Task).decode
    try:
        for task in tasks:
            results.write(answer(attempted(decode(task))))
            results.flush()
    except (KeyboardInterrupt, BrokenPipeError):
        return


def answer(result: Played | Lost) -> bytes:
    """A result with what it is."""
    return line({"played": result} if isinstance(result, Played) else {"lost": result})


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes for tasks and results; whatever a bot reads or prints is elsewhere."""
    tasks, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return tasks, results


if __name__ == "__main__":
    main()
