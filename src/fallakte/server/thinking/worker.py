"""The process in which bots think: it is asked through its standard input and answers through its standard output."""

import os
import signal
import sys
from collections.abc import Callable
from time import perf_counter
from traceback import extract_tb
from typing import Any, BinaryIO, TypeVar

import msgspec

from fallakte.bots import bot
from fallakte.bots.budget import Budget
from fallakte.core.luck import Luck
from fallakte.games import game
from fallakte.server.thinking.messages import LENGTH, Answer, Ask, frame

T = TypeVar("T")

NICENESS = 10


def main() -> None:
    """Say that there is somebody, then answer until the server closes the pipe or is gone."""
    serve(Ask, answer)


def serve(kind: type[T], answer: Callable[[T], Any]) -> None:
    """Answer questions of a kind, many at a time, until nobody asks any more."""
    _stand_back()
    asks, answers = sys.stdin.buffer, _own_output()
    decode = msgspec.msgpack.Decoder(list[kind]).decode  # type: ignore[valid-type]
    try:
        _send(answers, [])
        while body := _read(asks):
            _send(answers, [answer(ask) for ask in decode(body)])
    except (BrokenPipeError, ConnectionResetError):
        return


def _stand_back() -> None:
    """People's moves come first; when to end is the server's business, which closes the pipe."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)


def _own_output() -> BinaryIO:
    """The pipe for answers; whatever a bot prints goes elsewhere."""
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return pipe


def _read(asks: BinaryIO) -> bytes:
    """The next frame without its length, or nothing at the end."""
    head = asks.read(LENGTH.size)
    return asks.read(*LENGTH.unpack(head)) if len(head) == LENGTH.size else b""


def _send(answers: BinaryIO, found: list[Any]) -> None:
    answers.write(frame(found))
    answers.flush()


def answer(ask: Ask) -> Answer:
    """The bot's move, or where the bot broke."""
    begun = perf_counter()
    try:
        move, broke = decide(ask), ""
    except Exception as error:
        move, broke = -1, where(error)
    if not broke and move not in ask.moves:
        broke = "not a legal move"
    return Answer(move, perf_counter() - begun, broke)


def where(error: Exception) -> str:
    """What broke, and in which line of which file: nothing of what it was about."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} {os.path.basename(place.filename)}:{place.lineno}"


def decide(ask: Ask) -> int:
    """The same for the same question, whoever is asked and whatever was asked before."""
    luck = Luck(ask.luck)
    if ask.level is None:
        return ask.moves[luck.below(len(ask.moves))]
    thinker = bot(ask.level, luck)
    thinker.budget = Budget(share=ask.budget)
    return thinker.choose(game(ask.game).seen_from_bytes(ask.seen), ask.moves)


if __name__ == "__main__":
    main()
