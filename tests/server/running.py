"""A real server in a process of its own, for tests that talk to it from outside."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

HOST = "127.0.0.1"
LONGEST = 60.0
"""Seconds after which a server that is not ready, or does not end, is called broken."""


class Broken(AssertionError):
    """The server did not do what it was started for; what it wrote stands in the message."""


class Served:
    """One server: `address` is where it is, `written()` is what it has said."""

    def __init__(self, folder: Path, database: str, port: int, arguments: Sequence[str], settings: dict[str, str]):
        self.port = port
        self.address = f"http://{HOST}:{port}"
        self.database = database
        self._log = folder / f"server-{port}.log"
        self._command = [sys.executable, "-m", "fallakte", "serve", "--host", HOST, "--port", str(port), *arguments]
        self._environment = _environment({"database": database, **settings})
        self._process: subprocess.Popen[bytes] | None = None

    # Running

    def start(self, *, ready: bool = True) -> None:
        """Start it, and wait until it is ready unless told not to."""
        assert self._process is None, "it is running already"
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=self._environment,
                start_new_session=True,
            )
        if ready:
            self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Until /ready says so; Broken where the process ends before, or never says it."""
        end = time.monotonic() + LONGEST
        while not self.answers("/ready"):
            if not self.running:
                raise Broken(f"the server ended with {self._ended()}:\n{self.written()}")
            if time.monotonic() > end:
                self.kill()
                raise Broken(f"the server is not ready after {LONGEST:.0f} s:\n{self.written()}")
            time.sleep(0.05)

    def answers(self, path: str) -> bool:
        """Whether this path is answered with 200."""
        connection = HTTPConnection(HOST, self.port, timeout=5)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    @property
    def running(self) -> bool:
        """Whether its process lives."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None, "it is not running"
        return self._process.pid

    def written(self) -> str:
        """Everything it has written so far, over all its lives."""
        return self._log.read_text("utf-8", errors="replace") if self._log.exists() else ""

    # Ending

    def kill(self) -> None:
        """As if somebody pulled the plug: SIGKILL for the server and all its workers."""
        if self._process is not None:
            self._kill_group()
            self._ended()

    def terminate(self) -> int:
        """Ask it to end, and wait: its exit code. Broken (and killed) where it does not end."""
        assert self._process is not None, "it is not running"
        with suppress(ProcessLookupError):
            self._process.terminate()
        try:
            self._process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Broken(f"the server does not end:\n{self.written()}") from None
        self._kill_group()
        return self._ended()

    def restart(self) -> None:
        """Begin anew on the same port and database, after `kill` or `terminate` or in place of them."""
        if self._process is not None:
            self.terminate()
        self.start()

    def _kill_group(self) -> None:
        # The server leads a group of its own, so that no worker outlives a test.
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _ended(self) -> int:
        assert self._process is not None
        code = self._process.wait()
        self._process = None
        return code


@contextmanager
def serving(
    database: Path | str | None = None, *, port: int | None = None, arguments: Sequence[str] = (), **settings: object
) -> Iterator[Served]:
    """A server that is ready, and gone afterwards whatever happens.

    `database` is a file or an address (without one: a new file that is thrown away), `settings` are the server's by
    their names (`redis="redis://…"` is FALLAKTE_REDIS), `arguments` are further words on its command line.
    """
    with tempfile.TemporaryDirectory(prefix="fallakte-") as name:
        folder = Path(name)
        where = str(database) if database is not None else str(folder / "fallakte.db")
        given = {key: str(value) for key, value in settings.items()}
        served = Served(folder, where, port or free_port(), arguments, given)
        try:
            served.start()
            yield served
        finally:
            served.kill()


def free_port() -> int:
    """A port at which nobody listens now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _environment(settings: dict[str, str]) -> dict[str, str]:
    """What the process is told; no setting of whoever runs the tests gets in."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FALLAKTE_")}
    given = {f"FALLAKTE_{name.upper()}": value for name, value in settings.items()}
    return {**kept, "PYTHONUNBUFFERED": "1", **given}
