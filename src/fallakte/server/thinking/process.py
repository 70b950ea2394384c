"""A worker as the server sees it: a process that is asked and answers, until it dies."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import ExitStack
from socket import socketpair
from subprocess import Popen
from typing import Any, Generic, TypeVar, cast

import msgspec

from fallakte.server.ops.child_processes import environment
from fallakte.server.thinking.messages import LENGTH, Answer, Ask, frame

Q = TypeVar("Q")
A = TypeVar("A")

THINKING = "fallakte.server.thinking.worker"


class WorkerLost(Exception):
    """The worker died, or has been silent for too long."""


class Worker(asyncio.Protocol, Generic[Q, A]):
    """One process and the line to it, which breaks when either end dies."""

    def __init__(self, process: "Popen[bytes]", patience: float, answers: type[A]) -> None:
        self.alive = True
        self.when_lost: Callable[[], None] = lambda: None
        self._process = process
        self._patience = patience
        self._line: asyncio.Transport | None = None
        self._heard = bytearray()
        self._decoder = msgspec.msgpack.Decoder(list[answers])  # type: ignore[valid-type]
        self._expect()

    @staticmethod
    async def start(patience: float, package: str = "") -> "Worker[Ask, Answer]":
        """A new process in which bots think; `patience` is how many seconds it may be silent."""
        return await Worker.start_module(THINKING, Answer, patience, package)

    @staticmethod
    async def start_module(module: str, answers: type[A], patience: float, package: str = "") -> "Worker[Any, A]":
        """A new process, which has yet to say that it is ready; `package` is where it looks for us first.

        `Popen` closes the server's files in it; uvloop would leave those open that may be inherited. The session is
        its own, so that Ctrl-C in the terminal reaches the server alone.
        """
        ours, theirs = socketpair()
        with theirs, ExitStack() as undoing:
            undoing.callback(ours.close)
            end = theirs.fileno()
            command = (sys.executable, "-P", "-m", module)
            process = Popen(command, stdin=end, stdout=end, env=environment(package), start_new_session=True)
            undoing.callback(process.wait)
            undoing.callback(process.kill)
            worker: Worker[Any, A] = Worker(process, patience, answers)
            await asyncio.get_running_loop().create_connection(lambda: worker, sock=ours)
            undoing.pop_all()
        return worker

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ready(self) -> None:
        """Wait until it has said that it is ready."""
        await self._next()

    async def ask(self, asks: list[Q]) -> list[A]:
        """The answers, in the order of the questions."""
        if self._line is None or self._line.is_closing():
            raise WorkerLost
        self._expect()
        self._line.write(frame(asks))
        return await self._next()

    async def end(self) -> int:
        """End it at once, for it holds nothing that is worth keeping; how it ended."""
        self.alive = False
        self._process.kill()
        if self._line is not None:
            self._line.abort()
        return await asyncio.to_thread(self._process.wait)

    # The line

    def _expect(self) -> None:
        self._answers: asyncio.Future[list[A] | None] = asyncio.get_running_loop().create_future()

    async def _next(self) -> list[A]:
        try:
            async with asyncio.timeout(self._patience):
                answers = await self._answers
        except TimeoutError:
            raise WorkerLost from None
        if answers is None:
            raise WorkerLost
        return answers

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if len(self._heard) >= LENGTH.size:
            [length] = LENGTH.unpack_from(self._heard)
            if len(self._heard) == LENGTH.size + length:
                self._settle(self._decoder.decode(self._heard[LENGTH.size :]))
                self._heard.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self.alive = False
        self._settle(None)
        self.when_lost()

    def _settle(self, answers: list[A] | None) -> None:
        if not self._answers.done():
            self._answers.set_result(answers)
