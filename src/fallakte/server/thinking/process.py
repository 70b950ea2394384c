"""A worker as the server sees it: a process that is asked and answers, until it dies."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from fallakte.server.thinking.messages import LENGTH, Answer, Ask, frame

_decode = msgspec.msgpack.Decoder(list[Answer]).decode


class WorkerLost(Exception):
    """The worker died, or has been silent for too long."""


class Worker:
    """One process. It has its own session, so that Ctrl-C in the terminal reaches the server alone."""

    def __init__(self, process: Process, patience: float) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._asks = process.stdin
        self._answers = process.stdout
        self._patience = patience
        self.ended = asyncio.create_task(process.wait())

    @staticmethod
    async def start(patience: float) -> "Worker":
        """A new process, which has yet to say that it is ready; `patience` is how many seconds it may be silent."""
        command = (sys.executable, "-P", "-m", "fallakte.server.thinking.worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=_environment(), start_new_session=True
        )
        return Worker(process, patience)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self.process.pid

    @property
    def alive(self) -> bool:
        """Whether it has not been seen to end."""
        return self.process.returncode is None

    async def ready(self) -> None:
        """Wait until it has said that it is ready."""
        await self._heard()

    async def ask(self, asks: list[Ask]) -> list[Answer]:
        """The answers, in the order of the questions."""
        try:
            self._asks.write(frame(asks))
        except (OSError, RuntimeError):
            raise WorkerLost from None
        return await self._heard()

    async def _heard(self) -> list[Answer]:
        try:
            async with asyncio.timeout(self._patience):
                [length] = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
                return _decode(await self._answers.readexactly(length))
        except (EOFError, OSError, TimeoutError, msgspec.MsgspecError):
            raise WorkerLost from None

    async def end(self) -> int:
        """End it at once, for it holds nothing that is worth keeping; how it ended."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self._asks.close()
        await self._answers.read()
        return await self.process.wait()


def _environment() -> dict[str, str]:
    """The server's, with its modules and without its settings: a worker need not know where the store is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FALLAKTE_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(sys.path)}
