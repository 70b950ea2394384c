"""A real PostgreSQL and a real Redis, started by the tests that need them.

`needs_postgres` and `needs_redis` mark such tests; tools/services.sh installs both where it may.
"""

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path

import pytest

HOST = "127.0.0.1"
OWNER = "fallakte"
LONGEST = 60.0
"""Seconds after which a service that does not answer is called broken."""

_numbers = count(1)


def _postgres_program(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def _cannot_postgres() -> str:
    if _postgres_program("initdb") is None:
        return "PostgreSQL is not installed here: sh tools/services.sh"
    if os.getuid() == 0 and (shutil.which("runuser") is None or not _postgres_user()):
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


def _postgres_user() -> bool:
    with suppress(KeyError):
        return bool(pwd.getpwnam("postgres"))
    return False


needs_postgres = pytest.mark.skipif(bool(_cannot_postgres()), reason=_cannot_postgres() or "-")
needs_redis = pytest.mark.skipif(
    shutil.which("redis-server") is None, reason="Redis is not installed here: sh tools/services.sh"
)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


class Postgres:
    """A PostgreSQL of its own on a free port; `database()` makes a new empty database and gives its address."""

    def __init__(self, folder: Path, *, durable: bool) -> None:
        self.port = free_port()
        self._folder = folder
        self._data = folder / "data"
        # Without fsync for speed; a test that pulls the plug asks for a durable one.
        options = "" if durable else " -c fsync=off -c full_page_writes=off"
        self._options = f"-h {HOST} -p {self.port} -k {folder} -c max_connections=50 -c shared_buffers=16MB{options}"
        self._run("initdb", "-D", str(self._data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()
        self.url = self.database()

    def database(self) -> str:
        """The address of a new database."""
        name = f"fallakte_{next(_numbers)}"
        self._run("createdb", "-h", HOST, "-p", str(self.port), "-U", OWNER, "-T", "template0", name)
        return f"postgresql://{OWNER}@{HOST}:{self.port}/{name}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        log = str(self._folder / "log")
        self._run(
            "pg_ctl", "-D", str(self._data), "-l", log, "-w", "-t", str(int(LONGEST)), "-o", self._options, "start"
        )

    def stop(self) -> None:
        """Stop it as an administrator would, cutting off everybody who is connected."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "fast", "stop")

    def restart(self) -> None:
        """Stop it and start it again on the same port."""
        self.stop()
        self.start()

    def kill(self) -> None:
        """As if somebody pulled the plug."""
        pids = self.pids()
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        _until(lambda: not any(_alive(pid) for pid in pids), "PostgreSQL does not die")
        for left in (self._data / "postmaster.pid", self._folder / f".s.PGSQL.{self.port}.lock"):
            left.unlink(missing_ok=True)

    def pids(self) -> list[int]:
        """Its first process, and those that came from it."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children")
        return [first, *map(int, children.read_text().split() if children.exists() else ())]

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It is there, and answers nothing."""
        pids = self.pids()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped."""
        return (self._data / "postmaster.pid").exists()

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(_postgres_program(name)), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        with (self._folder / "commands").open("a+b") as said:
            done = subprocess.run(command, cwd="/", stdin=subprocess.DEVNULL, stdout=said, stderr=said, check=False)
        assert done.returncode == 0, (name, (self._folder / "commands").read_text())


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL for one test."""
    with _folder() as folder:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        one = Postgres(folder, durable=durable)
        try:
            yield one
        finally:
            if one.running:
                one.stop()


@cache
def shared_postgres() -> Postgres:
    """The PostgreSQL of this whole run, for tests that do not stop it; each takes a `database()` of its own."""
    running = postgres()
    atexit.register(running.__exit__, None, None, None)
    return running.__enter__()


class Redis:
    """A Redis of its own on a free port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://{HOST}:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = {"port": self.port, "bind": HOST, "dir": self._folder, "save": "", "appendonly": "no"}
        command = ["redis-server", *(str(part) for name, value in options.items() for part in (f"--{name}", value))]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        _until(self.answers, "Redis does not answer")

    def answers(self) -> bool:
        """Whether it answers a ping."""
        with suppress(OSError), socket.create_connection((HOST, self.port), timeout=5) as one:
            one.sendall(b"PING\r\n")
            return one.recv(16).startswith(b"+PONG")
        return False

    def stop(self) -> None:
        """Stop it as an administrator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As if somebody pulled the plug."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stop it and start it again on the same port."""
        self.stop()
        self.start()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It is there, and answers nothing."""
        assert self._process is not None, "it is not running"
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped."""
        return self._process is not None

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None, "it is not running"
        self._process.send_signal(how)
        self._process.wait(LONGEST)
        self._process = None


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis for one test."""
    with _folder() as folder:
        one = Redis(folder)
        try:
            yield one
        finally:
            if one.running:
                one.kill()


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder with a short name, for the socket in it; not pytest's, which nobody else may enter."""
    folder = Path(tempfile.mkdtemp(prefix="fallakte-", dir="/tmp"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet fetched does not."""
    with suppress(OSError, IndexError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def _until(true: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + LONGEST
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
