"""A lane of deliveries: a bounded row of them and a few at once."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

from fallakte.server.notices.errors import Undelivered

LOG: Final = logging.getLogger("fallakte.server.notices")


class Job(NamedTuple):
    """One delivery: what the log may call it, whom it may keep busy, and the doing."""

    name: str
    toward: str
    deliver: Callable[[], Coroutine[Any, Any, None]]


class Lane:
    """Carries out jobs in turn, `at_once` together and `toward_one` of them toward the same place.

    So one slow place never holds up the others; where more wait than there is room for, the oldest is given up.
    """

    def __init__(self, *, room: int, at_once: int, toward_one: int) -> None:
        self.sent = 0
        self.failed = 0
        self._room = room
        self._at_once = at_once
        self._toward_one = toward_one
        self._waiting: deque[Job] = deque()
        self._running: dict[asyncio.Task[None], Job] = {}
        self._busy: Counter[str] = Counter()
        self._open = False
        self._over = False

    def start(self) -> None:
        """From now on jobs are carried out; those that already wait first."""
        self._open = True
        self._pump()

    async def stop(self, grace: float) -> None:
        """Takes nothing more; what waits has this many seconds left, and the rest is given up."""
        self._over = True
        with suppress(TimeoutError):
            async with asyncio.timeout(grace):
                while self._running:
                    await asyncio.wait(self._running)
        self._open = False
        while self._waiting:
            self._fail(self._waiting.popleft(), "given up at the stop")
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def put(self, job: Job) -> None:
        """Queues a job."""
        if self._over:
            self._fail(job, "too late")
            return
        if len(self._waiting) >= self._room:
            self._fail(self._waiting.popleft(), "given up for a newer one")
        self._waiting.append(job)
        self._pump()

    def _pump(self) -> None:
        while self._open and len(self._running) < self._at_once and (job := self._next()):
            self._busy[job.toward] += 1
            task = asyncio.get_running_loop().create_task(self._carry_out(job))
            self._running[task] = job
            task.add_done_callback(self._end)

    def _next(self) -> Job | None:
        """The oldest job toward a place that is not busy."""
        for index, job in enumerate(self._waiting):
            if self._busy[job.toward] < self._toward_one:
                del self._waiting[index]
                return job
        return None

    async def _carry_out(self, job: Job) -> None:
        try:
            await job.deliver()
        except Undelivered as error:
            self._fail(job, error.why)
        except Exception as error:  # its text may hold an address, its name does not
            self._fail(job, type(error).__name__)
        else:
            self.sent += 1
            LOG.info("%s: sent", job.name)

    def _end(self, task: asyncio.Task[None]) -> None:
        job = self._running.pop(task)
        self._busy[job.toward] -= 1
        if not self._busy[job.toward]:
            del self._busy[job.toward]
        if task.cancelled():
            self._fail(job, "given up at the stop")
        self._pump()

    def _fail(self, job: Job, why: str) -> None:
        self.failed += 1
        LOG.warning("%s: failed, %s", job.name, why)
