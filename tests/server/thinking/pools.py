"""Pools of real processes, real questions for them, and what the bots in this process say to those."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

import fallakte
from fallakte.bots import bot
from fallakte.core.luck import Luck
from fallakte.server.thinking.pool import Question, Thinkers

DEADLINE = 60.0


@asynccontextmanager
async def thinkers(workers: int = 1, **how: float) -> AsyncIterator[Thinkers]:
    """A pool at work: it has answered a question. Who waits in vain for others does not wait for ever."""
    pool = Thinkers(workers, **how)
    await pool.start()
    try:
        async with asyncio.timeout(DEADLINE):
            await pool.choose(a_question())
            yield pool
    finally:
        await pool.stop()


def luck_of(seed: str) -> Luck:
    return Luck(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))


def whole_match(name: str, level: str, match: str = "match") -> list[tuple[Question, int]]:
    """Every decision of a match, with the move that a bot in this process makes."""
    played = fallakte.new(name, seed=match, players=max(fallakte.game(name).players))
    asked: list[tuple[Question, int]] = []
    while not played.over:
        seen, moves, seed = played.seen(played.to_act), played.moves(), f"{match}/{len(asked)}"
        move = bot(level, luck_of(seed)).choose(seen, moves)
        asked.append((Question(name, level, seen.to_bytes(), moves, seed, match), move))
        played.play(move)
    return asked


def a_question(match: str = "match", seed: str = "seed", **whose: Any) -> Question:
    """The first decision of a match."""
    played = fallakte.new("al-capone", seed=7, players=2)
    seen = played.seen(played.to_act).to_bytes()
    return Question("al-capone", "greedy", seen, played.moves(), seed, match, **whose)


@contextmanager
def standing_still(pid: int) -> Iterator[None]:
    """A process that does nothing for a while, and may be killed in it."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


async def sent(pool: Thinkers, question: Question) -> "asyncio.Task[int]":
    """A question that an idle worker has been asked, and nobody has heard the answer yet."""
    task = asyncio.create_task(pool.choose(question))
    await until(lambda: pool.waiting == 1)
    await until(lambda: pool.waiting == 0)
    assert not task.done()
    return task


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    end = monotonic() + DEADLINE
    while not true():
        assert monotonic() < end, "it did not come"
        await asyncio.sleep(0)


def runs(pid: int) -> bool:
    """Whether there is such a process that has not ended; one that nobody has buried yet has."""
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc").exists()
