"""`python -m bench.start`: how long it takes from a fresh clone to the first card, against what pip alone takes.

Both run in one go, each in folders of its own, without anything that pip or npm have kept from before. Measured are
`pip install` of the lock into a fresh environment, `make play` until the first card can be played, and `make play`
once more. The download of the lock is weighed, and that of the lock before its last change.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click
import httpx
from websockets.sync.client import connect

from bench.processes import ROOT
from bench.report import machine
from tests.server.running import free_port

FILE: Final = ROOT / "bench" / "results" / "start.json"
LOCK: Final = "requirements-play.lock"
MOST_TIMES: Final = 2.0
MOST_SECONDS: Final = 3.0
LONGEST: Final = 900.0


@click.command()
@click.option("--strict", is_flag=True, help="Exit 1 if a bar is missed.")
def main(strict: bool) -> None:
    """Install, play, play again."""
    with tempfile.TemporaryDirectory(prefix="fallakte-start-") as name:
        folder = Path(name)
        environment = _nothing_kept(folder)
        clone = folder / "clone"
        _run(["git", "clone", "-q", str(ROOT), str(clone)], environment)
        pip = _pip(folder, clone / LOCK, environment)
        first = _played(clone, environment)
        again = _played(clone, environment)
        now = _weight(folder / "now", (clone / LOCK).read_text("utf-8"), environment)
        before = _weight(folder / "before", _lock_before(), environment)
    found = {"pip": pip, "first": first, "again": again, "bytes": now, "bytes before": before}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(found), "utf-8")
    bars = [
        ("first card, against pip", f"≤ {MOST_TIMES} x", f"{first / pip:.2f} x", first <= MOST_TIMES * pip),
        ("second start", f"≤ {MOST_SECONDS} s", f"{again:.1f} s", again <= MOST_SECONDS),
        ("download of the lock", f"≤ {before / 1e6:.2f} MB", f"{now / 1e6:.2f} MB", now <= before),
    ]
    print(f"pip install of {LOCK}: {pip:.1f} s; from a fresh clone to the first card: {first:.1f} s")
    print("| bar | wanted | measured | |\n| --- | --- | --- | --- |")
    for what, wanted, measured, met in bars:
        print(f"| {what} | {wanted} | {measured} | {'met' if met else '**missed**'} |")
    print(f"{machine()}; saved to {FILE.relative_to(ROOT)}")
    if strict and not all(met for *_, met in bars):
        sys.exit(1)


def _nothing_kept(folder: Path) -> dict[str, str]:
    """A newcomer's environment: where packages come from stays, what was fetched or set before does not."""
    kept = {name: value for name, value in os.environ.items() if not re.match("FALLAKTE_|PYTHON|VIRTUAL_ENV", name)}
    fresh = {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(folder / "npm"), "XDG_DATA_HOME": str(folder / "data")}
    return {**kept, **fresh, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def _pip(folder: Path, lock: Path, environment: dict[str, str]) -> float:
    venv = folder / "alone"
    _run([_python(), "-m", "venv", str(venv)], environment)
    began = time.monotonic()
    _run([str(venv / "bin/python"), "-m", "pip", "install", "-qq", "--require-hashes", "-r", str(lock)], environment)
    return time.monotonic() - began


def _played(clone: Path, environment: dict[str, str]) -> float:
    """Seconds until the first card could be played."""
    port = free_port()
    began = time.monotonic()
    with _making(clone, port, environment) as server:
        while not _answers(port):
            if server.poll() is not None or time.monotonic() - began > LONGEST:
                raise click.ClickException("make play did not come to its address")
            time.sleep(0.05)
        _play_a_card(port)
        return time.monotonic() - began


@contextmanager
def _making(clone: Path, port: int, environment: dict[str, str]) -> "Iterator[subprocess.Popen[bytes]]":
    command = ["make", "play", f"ARGS=--port {port} --no-browser"]
    with subprocess.Popen(command, cwd=clone, env=environment, start_new_session=True) as server:
        try:
            yield server
        finally:
            os.killpg(server.pid, signal.SIGINT)


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200
    except httpx.TransportError:
        return False


def _play_a_card(port: int) -> None:
    """Against a bot, as whoever opens a table in the browser does."""
    wish = {"game": "al-capone", "seats": [{"kind": "me"}, {"kind": "bot"}], "settings": {"pace": 0}}
    opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish).raise_for_status().json()
    with connect(f"ws://127.0.0.1:{port}/api/tables/{opened['table']}/play") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "secret": opened["seats"][0]["secret"]}))
        position: dict[str, Any] = {}
        while not position.get("moves"):
            heard = json.loads(socket.recv(LONGEST))
            position = heard.get("position", heard)
        move = {"type": "move", "command": "1", "state": position["state"], "move": position["moves"][0]}
        socket.send(json.dumps(move))
        while "1" not in (heard.get("done"), heard.get("command")):
            heard = json.loads(socket.recv(LONGEST))
        if heard["type"] == "refused":
            raise click.ClickException(f"the first card was refused: {heard['text']}")


def _weight(folder: Path, lock: str, environment: dict[str, str]) -> int:
    """Bytes that pip downloads for a lock."""
    folder.mkdir()
    (folder / LOCK).write_text(lock, "utf-8")
    download = [_python(), "-m", "pip", "download", "-qq", "--no-deps", "--require-hashes", "-r", LOCK]
    _run([*download, "-d", "got"], environment, folder)
    weight = sum(path.stat().st_size for path in (folder / "got").iterdir())
    shutil.rmtree(folder)
    return weight


def _lock_before() -> str:
    """The lock as it was before the last commit that changed it."""
    git = ["git", "-C", str(ROOT)]
    last = subprocess.run([*git, "log", "-1", "--format=%H", "--", LOCK], capture_output=True, text=True, check=True)
    shown = [*git, "show", f"{last.stdout.strip()}^:{LOCK}"]
    return subprocess.run(shown, capture_output=True, text=True, check=True).stdout


def _python() -> str:
    return os.environ.get("PYTHON", "python3")


def _run(command: list[str], environment: dict[str, str], at: Path = ROOT) -> None:
    if subprocess.run(command, env=environment, cwd=at, check=False).returncode != 0:
        raise click.ClickException(f"{' '.join(command)} failed")


if __name__ == "__main__":
    main()
