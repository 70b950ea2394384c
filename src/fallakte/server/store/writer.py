"""The one writer of a process: whatever waits while a commit runs is written together by the next."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection

from fallakte.core.faults import Fault
from fallakte.server.store.database import ELSEWHERE, Database
from fallakte.server.store.rows import Append

T = TypeVar("T")

MOST_APPENDS: Final = 500
FEW: Final = 3
MOST_DEEDS: Final = 50
"""What is no append is written one by one, so that many of them would keep moves waiting."""


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Append | Callable[[Connection], Any], done: "asyncio.Future[Any]") -> None:
        self.work = work
        self.done = done

    def answer(self, answer: Any) -> None:
        """It is durable."""
        if not self.done.done():
            self.done.set_result(answer)

    def fail(self, fault: Fault) -> None:
        """It was not written, as far as anybody knows."""
        if not self.done.done():
            self.done.set_exception(Fault(fault.key, **fault.facts))


class Writer:
    """Takes appends and other deeds, and writes them in groups, each group in one transaction."""

    def __init__(self, database: Database) -> None:
        self.committed: Callable[[int, float], None] = _unmeasured
        """Told how much was written together, and in how many seconds."""
        self._database = database
        self._waiting: deque[Job] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Begin to write."""
        self._stopping = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def stop(self) -> None:
        """Write what waits, and nothing after it."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
            self._task = None

    async def append(self, append: Append) -> bool:
        """Append lines if their number is next."""
        return cast(bool, await self._put(append))

    async def do(self, deed: Callable[[Connection], T]) -> T:
        """Do something else that writes."""
        return cast(T, await self._put(deed))

    def _put(self, work: Append | Callable[[Connection], Any]) -> "asyncio.Future[Any]":
        if self._stopping or self._task is None:
            raise Fault("store-unreachable")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            jobs = self._take()
            if jobs:
                await self._write(jobs)
            if not self._waiting:
                await self._tidy()

    async def _tidy(self) -> None:
        """What the database puts off; a database that is away will say so to whoever writes next."""
        with suppress(Fault):
            await self._database.tidy()

    def _take(self) -> list[Job]:
        """What goes into one transaction: of each table one append, since the next must see its number."""
        taken: list[Job] = []
        left: list[Job] = []
        tables: set[str] = set()
        deeds = 0
        while self._waiting and len(tables) < MOST_APPENDS and deeds < MOST_DEEDS:
            job = self._waiting.popleft()
            if job.done.cancelled():
                continue
            if not isinstance(job.work, Append):
                deeds += 1
            elif job.work.table in tables:
                left.append(job)
                continue
            else:
                tables.add(job.work.table)
            taken.append(job)
        self._waiting.extendleft(reversed(left))
        return taken

    async def _write(self, jobs: list[Job]) -> None:
        begun = monotonic()
        try:
            small = len(jobs) <= FEW and all(isinstance(job.work, Append) for job in jobs)
            answers = await self._database.write(lambda connection: self._carry_out(connection, jobs), small=small)
        except Fault as fault:
            await self._failed(jobs, fault)
        else:
            self.committed(len(jobs), monotonic() - begun)
            for job, answer in zip(jobs, answers):
                job.answer(answer)

    async def _failed(self, jobs: list[Job], fault: Fault) -> None:
        """A database that is away fails all who wait; anything else is the fault of one, who is found and told."""
        if fault.key in ELSEWHERE:
            jobs = [*jobs, *self._waiting]
            self._waiting.clear()
        elif len(jobs) > 1:
            for job in jobs:
                await self._write([job])
            return
        for job in jobs:
            job.fail(fault)

    def _carry_out(self, connection: Connection, jobs: Sequence[Job]) -> list[Any]:
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        won = iter(self._database.append(connection, appends) if appends else ())
        return [next(won) if isinstance(job.work, Append) else job.work(connection) for job in jobs]


def _unmeasured(size: int, seconds: float) -> None:
    pass
