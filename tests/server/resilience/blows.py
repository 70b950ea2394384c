"""What can happen to a server in the middle of load."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.server.resilience.storm import Storm
from tests.server.running import Served

LONGEST = 60.0
"""Seconds after which what should have ended is called something that does not."""


async def kill(served: Served) -> None:
    """The server and its workers at once; then it begins anew."""
    workers = children(served.pid)
    served.kill()
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    await asyncio.to_thread(served.start)


async def kill_alone(served: Served) -> None:
    """The server's first process alone: its workers must notice by themselves and keep nothing from the next."""
    workers = children(served.pid)
    assert workers, "no bot thinks"
    os.kill(served.pid, signal.SIGKILL)
    served.kill()
    await asyncio.to_thread(served.start)
    await _until(lambda: not any(is_alive(worker) for worker in workers))


async def hand_over(served: Served, ride: Storm) -> None:
    """A server is told to stop: everybody there hears so, what is under way is written, and it ends well."""
    there = [player for player in ride.players if player.is_at(served.address)]
    assert there, "nobody is there"
    before = {player: len(player.byes) for player in there}
    assert await asyncio.to_thread(served.terminate) == 0
    assert "stopped before everything was written" not in served.written()
    await _until(lambda: not any(player.is_at(served.address) for player in there))
    for player in there:
        assert player.byes[before[player] :][:1] == ["restarting"] or player.journal.over, player


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet fetched does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST):
        while not true():
            await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that came from one."""
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in _children(task)]


def _children(task: Path) -> list[str]:
    with suppress(OSError):
        return (task / "children").read_text().split()
    return []
