"""What is typed, line by line, while other things happen."""

import asyncio
import os
import sys
import threading
from contextlib import suppress

BLOCK = 4096


class Keyboard:
    """Reads standard input in a thread, a line when it is asked for one, so that a pager can have the keys meanwhile.

    `live` is whether a person types: what comes from a file or a pipe is there before anybody has asked.
    """

    def __init__(self) -> None:
        self._input = sys.stdin
        self.live = self._input.isatty()
        self._wanted = threading.Semaphore(0)
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._rest = b""
        threading.Thread(target=self._read, daemon=True).start()

    async def line(self) -> str | None:
        """The next line without spaces around it; None at the end."""
        self._wanted.release()
        return await self._lines.get()

    def _read(self) -> None:
        line: str | None = ""
        while line is not None:
            self._wanted.acquire()
            line = self._next()
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    def _next(self) -> str | None:
        try:
            number = self._input.fileno()
        except OSError:
            text = self._input.readline()
            return text.strip() if text else None
        return self._next_of(number)

    def _next_of(self, number: int) -> str | None:
        """Past Python's own buffer: a thread that waits in it would keep the program from ending."""
        while b"\n" not in self._rest:
            block = os.read(number, BLOCK)
            if not block:
                last, self._rest = self._rest, b""
                return self._text(last) if last else None
            self._rest += block
        line, _, self._rest = self._rest.partition(b"\n")
        return self._text(line)

    def _text(self, line: bytes) -> str:
        return line.decode(self._input.encoding or "utf-8", errors="replace").strip()
