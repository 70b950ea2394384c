"""`fallakte serve` at a terminal: what a person reads, the browser that opens, where everything is kept."""

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import free_port

LONGEST = 60.0


class Seen:
    """What a terminal has shown."""

    def __init__(self, shown: int) -> None:
        self._shown = shown
        self.text = ""

    def until(self, wanted: str) -> None:
        """Read on until this has been shown."""
        end = time.monotonic() + LONGEST
        while wanted not in self.text:
            assert time.monotonic() < end, self.text
            try:
                self.text += os.read(self._shown, 4096).decode()
            except OSError:
                assert wanted in self.text, self.text


@contextmanager
def terminal(folder: Path, *arguments: str, **settings: str) -> "Iterator[tuple[Seen, subprocess.Popen[bytes]]]":
    """A server whose output is a terminal; its browser writes down what it is asked to open."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
    browser.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name not in ("SSH_CONNECTION", "FALLAKTE_MODE")}
    environment = {**kept, "BROWSER": str(browser), "LANG": "en_GB.UTF-8", "LC_ALL": "", **settings}
    command = [sys.executable, "-m", "fallakte", "serve", "--database", str(folder / "f.db"), *arguments]
    shown, screen = pty.openpty()
    with subprocess.Popen(command, stdout=screen, stderr=screen, env=environment, start_new_session=True) as server:
        os.close(screen)
        try:
            yield Seen(shown), server
        finally:
            server.kill()
    os.close(shown)


def opened(folder: Path) -> str:
    end = time.monotonic() + LONGEST
    while not (folder / "opened").exists() or not (folder / "opened").read_text():
        assert time.monotonic() < end
        time.sleep(0.02)
    return (folder / "opened").read_text().strip()


def test_the_browser_opens_and_the_end_says_where_everything_is(tmp_path: Path):
    port = free_port()
    with terminal(tmp_path, "--port", str(port)) as (seen, server):
        seen.until("Ctrl-C stops it")
        assert opened(tmp_path) == f"http://127.0.0.1:{port}"
        server.send_signal(signal.SIGINT)
        seen.until(f"Every match is kept in {tmp_path / 'f.db'}.")
        assert server.wait(LONGEST) == 0
    # Nothing but sentences: no log record, no JSON.
    lines = [line for line in seen.text.splitlines() if line and line != "^C"]
    assert [re.match(r"[A-Z][^{]*[.\d]$", line) is not None for line in lines] == [True] * len(lines), lines


def test_others_are_let_in_by_a_picture_for_their_phones(tmp_path: Path):
    port = free_port()
    with terminal(tmp_path, "--port", str(port), "--host", "0.0.0.0", "--lang", "de") as (seen, _):
        seen.until("Strg-C hält an")
        assert "Für ein Telefon im selben Netz:" in seen.text
        assert len([line for line in seen.text.splitlines() if set("█▀▄") & set(line)]) > 10
        assert opened(tmp_path) == f"http://127.0.0.1:{port}"


@pytest.mark.parametrize(
    ("arguments", "settings"),
    [(("--no-browser",), {}), ((), {"BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""})],
    ids=["not wanted", "no screen"],
)
def test_no_browser_opens_where_it_is_not_wanted_or_cannot(
    tmp_path: Path, arguments: tuple[str, ...], settings: dict[str, str]
):
    with terminal(tmp_path, "--port", str(free_port()), *arguments, **settings) as (seen, server):
        seen.until("Ctrl-C stops it")
        server.send_signal(signal.SIGINT)
        assert server.wait(LONGEST) == 0
    assert not (tmp_path / "opened").exists()
