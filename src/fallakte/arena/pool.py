"""Processes on this machine that play the arena's matches; one that dies is replaced, and its match played again."""

import os
import selectors
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired

import msgspec

from fallakte.arena.matches import Lost, Played, Task, line

COMMAND = (sys.executable, "-P", "-m", "fallakte.arena.worker")

FAREWELL = 5.0
"""Seconds that a process has to end its bots."""


class Answer(msgspec.Struct, frozen=True):
    """What comes from a worker."""

    played: Played | None = None
    lost: Lost | None = None


_decode = msgspec.json.Decoder(Answer).decode


class Worker:
    """One process, and the match it plays. Its session is its own, so that Ctrl-C reaches the arena alone."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = Popen(
            COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, start_new_session=True, bufsize=0
        )
        assert self.process.stdout is not None
        self.pipe = self.process.stdout.fileno()
        self.task: Task | None = None
        self._heard = b""

    def give(self, task: Task) -> None:
        """Let it play a match."""
        self.task = task
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(line(task))

    def read(self) -> Answer | None:
        """What it has come to, if it is there in full; EOFError if the process is gone."""
        piece = os.read(self.pipe, 1 << 16)
        if not piece:
            raise EOFError
        self._heard += piece
        if not self._heard.endswith(b"\n"):
            return None
        answer = _decode(self._heard)
        self._heard = b""
        self.task = None
        return answer

    def tell_to_end(self) -> None:
        """It ends its bots, then itself."""
        if self.process.stdin is not None:
            with suppress(BrokenPipeError):
                self.process.stdin.close()
        self.process.terminate()

    def end(self) -> int:
        """Wait for its end, and make it end; how it ended."""
        try:
            code = self.process.wait(FAREWELL)
        except TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            code = self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


class Pool:
    """So many processes at once."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._again: deque[Task] = deque()
        self._tried: set[tuple[int, int]] = set()
        self._selector = selectors.DefaultSelector()
        self._workers: list[Worker] = []

    def play(self, tasks: Iterable[Task]) -> Generator[Played | Lost]:
        """The matches in the order in which they end. Leaving early ends the processes."""
        waiting = iter(tasks)
        try:
            while True:
                self._employ(waiting)
                if not self._workers:
                    return
                yield from self._heard()
        finally:
            self._close()

    def _next(self, waiting: Iterator[Task]) -> Task | None:
        return self._again.popleft() if self._again else next(waiting, None)

    def _employ(self, waiting: Iterator[Task]) -> None:
        """Give every idle worker a match, and hire where there is more to do; who has nothing to do leaves."""
        for worker in [one for one in self._workers if one.task is None]:
            task = self._next(waiting)
            if task is None:
                self._dismiss(worker)
            else:
                worker.give(task)
        while len(self._workers) < self._jobs and (task := self._next(waiting)) is not None:
            worker = Worker()
            self._workers.append(worker)
            self._selector.register(worker.pipe, selectors.EVENT_READ, worker)
            worker.give(task)

    def _heard(self) -> Iterator[Played | Lost]:
        for key, _ in self._selector.select():
            worker: Worker = key.data
            try:
                answer = worker.read()
            except EOFError:
                yield from self._replace(worker)
                continue
            if answer is not None and answer.played is not None:
                yield answer.played
            elif answer is not None and answer.lost is not None:
                yield from self._once_more(answer.lost)

    def _replace(self, worker: Worker) -> Iterator[Lost]:
        task = worker.task
        code = self._dismiss(worker)
        if task is not None:
            yield from self._once_more(Lost(task, f"exit code {code}"))

    def _once_more(self, lost: Lost) -> Iterator[Lost]:
        """A match that broke is played once more; the second time it is reported."""
        which = (lost.task.deal, lost.task.number)
        if which in self._tried:
            yield lost
        else:
            self._tried.add(which)
            self._again.append(lost.task)

    def _dismiss(self, worker: Worker) -> int:
        self._workers.remove(worker)
        self._selector.unregister(worker.pipe)
        worker.tell_to_end()
        return worker.end()

    def _close(self) -> None:
        for worker in self._workers:
            worker.tell_to_end()
        for worker in self._workers:
            worker.end()
        self._workers.clear()
        self._selector.close()
