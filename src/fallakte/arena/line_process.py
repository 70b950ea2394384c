"""A program that speaks in lines: started in a process group of its own, heard with patience, ended with certainty."""

import os
import selectors
import signal
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from time import perf_counter

LONGEST = 1 << 20
"""Bytes after which a line is taken to have no end."""

LAST_WORDS = 1000
"""Bytes of its standard error that are kept."""

FAREWELL = 0.5
"""Seconds that a program has to end by itself."""


class Late(Exception):
    """No line came in time."""


class TooLong(Exception):
    """The line has no end."""


class Ended(Exception):
    """The program has ended: its exit code, and the last line of its standard error."""

    def __init__(self, code: int, words: str) -> None:
        super().__init__(code, words)
        self.code = code
        self.words = words


class Program:
    """One running program."""

    def __init__(self, command: list[str]) -> None:
        self._process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)
        self._out, self._err = self._pipe(self._process.stdout), self._pipe(self._process.stderr)
        self._in = self._pipe(self._process.stdin)
        self._heard = bytearray()
        self._last_words = bytearray()
        self._unsent = b""
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)

    @staticmethod
    def _pipe(file: object) -> int:
        number: int = file.fileno()  # type: ignore[attr-defined]
        os.set_blocking(number, False)
        return number

    def send(self, line: bytes) -> None:
        """A line for the program, which reads it when it likes."""
        self._unsent += line + b"\n"

    def spoken(self) -> bool:
        """Whether it has said something that it was not asked for."""
        self._listen(0.0)
        return bool(self._heard)

    def line(self, seconds: float) -> bytes:
        """The next line, without its end; Late, TooLong or Ended where none comes."""
        until = perf_counter() + seconds
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST:
                raise TooLong
            left = until - perf_counter()
            if left <= 0:
                raise Late
            if not self._listen(left):
                raise self._ended()
        found, _, rest = bytes(self._heard).partition(b"\n")
        self._heard = bytearray(rest)
        return found

    def _listen(self, seconds: float) -> bool:
        """Take in what comes within some time, pass on what is unsent; false when the output is closed."""
        self._watch_input()
        for key, _ in self._selector.select(seconds):
            if key.fd == self._in:
                self._pass_on()
            elif not self._take(key.fd):
                return False
        return True

    def _watch_input(self) -> None:
        watched = self._in in self._selector.get_map()
        if self._unsent and not watched:
            self._selector.register(self._in, selectors.EVENT_WRITE)
        elif watched and not self._unsent:
            self._selector.unregister(self._in)

    def _pass_on(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent[:65536]) :]
        except (BrokenPipeError, ConnectionResetError):
            self._unsent = b""

    def _take(self, pipe: int) -> bool:
        """Read from a pipe; false when its standard output is closed."""
        piece = os.read(pipe, 65536)
        if pipe == self._out:
            self._heard += piece
            return bool(piece)
        self._last_words = (self._last_words + piece)[-LAST_WORDS:]
        if not piece:
            self._selector.unregister(pipe)
        return True

    def _ended(self) -> Ended:
        try:
            code = self._process.wait(FAREWELL)
        except TimeoutExpired:
            code = 0
        with suppress(OSError):
            while piece := os.read(self._err, 65536):
                self._last_words = (self._last_words + piece)[-LAST_WORDS:]
        words = self._last_words.decode("utf-8", "replace").strip().splitlines()
        return Ended(code, words[-1][:200] if words else "")

    def end(self) -> None:
        """Close its input, then end it and everything that it has started."""
        self._selector.close()
        for file in (self._process.stdin, self._process.stdout, self._process.stderr):
            if file is not None:
                with suppress(OSError):
                    file.close()
        with suppress(TimeoutExpired):
            self._process.wait(FAREWELL)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
