"""The servers: each in a process of its own on a free port of the loopback, with a fresh directory on this disk."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import click

from bench.online.footprint import Footprint, footprint
from bench.processes import ROOT

HOST = "127.0.0.1"
LONGEST = 60.0
BUILD = ROOT / "build"
COMPILED_AT = BUILD / "compiled"
UNLIMITED = {
    "connections": 0,
    "connections_per_client": 0,
    "messages_per_second": 0,
    "requests_per_second": 0,
    "tables_per_hour": 0,
}
"""All the load comes from one address, which is what these limits are against."""


@dataclass(frozen=True)
class Program:
    """A server that can be measured: which messages it speaks, and which path answers when it is ready."""

    name: str
    dialect: str
    ready: str


OURS = Program("fallakte", "fallakte", "/ready")
MEMORY = Program("boardgame.io memory", "boardgameio", "/games")
FLATFILE = Program("boardgame.io FlatFile", "boardgameio", "/games")
BARE = Program("bare", "fallakte", "/")


class Server:
    """One that runs."""

    def __init__(self, program: Program, port: int, process: subprocess.Popen[bytes], log: Path) -> None:
        self.program = program
        self.address = f"http://{HOST}:{port}"
        self._port = port
        self._process = process
        self._log = log

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + LONGEST
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise click.ClickException(f"{self.program.name} is not ready: {self.last_words()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        connection = HTTPConnection(HOST, self._port, timeout=5)
        try:
            connection.request("GET", self.program.ready)
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def footprint(self) -> Footprint | None:
        """What it takes of the machine now."""
        return footprint(self._process.pid)

    def last_words(self) -> str:
        """The end of what it has written."""
        return self._log.read_text("utf-8", errors="replace")[-1000:].strip()

    def stop(self) -> None:
        """It leads a group of its own: whatever it has started goes with it."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@contextmanager
def serving(program: Program, node: str, database: str | None = None) -> Iterator[Server]:
    """A server that is ready, and gone afterwards whatever happens, with all that it has written."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-online-", dir=BUILD) as name:
        folder = Path(name)
        port = _free_port()
        log = folder / "log"
        with log.open("wb") as written:
            process = subprocess.Popen(
                _command(program, node, port, folder, database),
                cwd=folder,
                env=_environment(program),
                stdin=subprocess.DEVNULL,
                stdout=written,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        server = Server(program, port, process, log)
        try:
            server.wait()
            yield server
        finally:
            server.stop()


def _command(program: Program, node: str, port: int, folder: Path, database: str | None) -> list[str]:
    peer = ROOT / "bench" / "online" / "peer"
    if program is OURS:
        where = database or f"sqlite:///{folder / 'fallakte.db'}"
        return [sys.executable, "-m", "fallakte", "serve", "--port", str(port), "--database", where]
    if program is BARE:
        return [node, str(peer / "bare.mjs"), str(port)]
    files = [str(folder / "files")] if program is FLATFILE else []
    return [node, str(peer / "server.cjs"), str(port), *files]


def _environment(program: Program) -> dict[str, str]:
    """As in production: without checks and logs for developers there, compiled here."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FALLAKTE_")}
    if program is not OURS:
        return {**kept, "NODE_ENV": "production"}
    limits = {f"FALLAKTE_{name.upper()}": str(value) for name, value in UNLIMITED.items()}
    return {**kept, **limits, "PYTHONPATH": str(COMPILED_AT)}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
