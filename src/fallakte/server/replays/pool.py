"""The process that replays, as the server asks it: started when it is needed, replaced when it dies."""

import asyncio
import logging
from typing import Any, Final

from fallakte.core.faults import Fault
from fallakte.server.replays.messages import Made, Task
from fallakte.server.thinking.process import Worker, WorkerLost

MODULE: Final = "fallakte.server.replays.worker"
PATIENCE: Final = 30.0
MOST_WAITING: Final = 50
"""Who comes after so many others shall come again later."""

log = logging.getLogger(__name__)


class Replayers:
    """One process for all who read: it takes them in turn, a piece each."""

    def __init__(self) -> None:
        self._worker: Worker[Task, Made] | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def stop(self) -> None:
        """End the process."""
        async with self._turn:
            await self._end()

    async def make(self, task: Task) -> Made:
        """What a piece gives."""
        if self._waiting >= MOST_WAITING:
            raise Fault("too-fast", seconds=5)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._made(task)
        finally:
            self._waiting -= 1

    async def _made(self, task: Task) -> Made:
        try:
            worker = await self._ready()
            [made] = await worker.ask([task])
        except BaseException as error:
            # Whoever asked may be gone: an answer that nobody waits for must not meet the next question.
            await self._end()
            if isinstance(error, WorkerLost | OSError):
                raise Fault("replay-too-long") from None
            raise
        if made.broke:
            log.error("a replay broke: %s", made.broke)
            raise Fault("replay-too-long")
        return made

    async def _ready(self) -> "Worker[Any, Made]":
        if self._worker is None or not self._worker.alive:
            await self._end()
            self._worker = await Worker.start_module(MODULE, Made, PATIENCE)
            await self._worker.ready()
        return self._worker

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()
