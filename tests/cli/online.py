"""Tables on a real server, somebody else at them, and a terminal that can be watched while it runs."""

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

LONGEST = 60.0
"""Seconds after which what does not come is called missing."""
BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
FRIEND = {"kind": "friend"}


def opened(address: str, *seats: dict[str, str], game: str = "al-capone", **wish: Any) -> dict[str, Any]:
    """A new table; bots decide at once."""
    settings = {"pace": 0, **wish.pop("settings", {})}
    body = json.dumps({"game": game, "seats": seats, "name": "Ada", "settings": settings, **wish}).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def link_of(table: dict[str, Any], seat: int = 0) -> str:
    """A link with what was given for a seat: the key of one's own, or an invitation."""
    return next(f"{table['link']}#{one['secret']}" for one in table["seats"] if one["seat"] == seat)


def key_of(table: dict[str, Any], seat: int) -> str:
    """The key that a `Friend` has brought for the seat of an invitation."""
    return f"again-and-again-{link_of(table, seat).partition('#')[2]}"


class Friend:
    """Somebody else at the table, whose messages a test writes by hand."""

    def __init__(self, socket: ClientConnection, secret: str) -> None:
        self.socket = socket
        own = {"secret": secret, "key": f"again-and-again-{secret}"} if secret else {}
        self.socket.send(json.dumps({"type": "hello", "protocol": 1, **own}))
        self.position: Any = None
        self.welcome = self.hears("welcome")
        self.table = self.welcome["table"]

    def hears(self, kind: str) -> dict[str, Any]:
        """The next message of this kind, whatever comes before."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(LONGEST))
            self.position = message.get("position", self.position)
            if message["type"] == "table":
                self.table = message
            if message["type"] == kind:
                return message

    def says(self, kind: str, **words: Any) -> None:
        """A command."""
        self.socket.send(json.dumps({"type": kind, "command": uuid4().hex, **words}))

    def moves(self) -> None:
        """The first legal move, when it is this seat's turn."""
        while self.position is None or self.position["to_act"] != self.welcome["seat"]:
            self.hears("update")
        self.says("move", state=self.position["state"], move=self.position["moves"][0])
        self.hears("update")


@contextmanager
def friend(link: str) -> Iterator[Friend]:
    """Somebody who comes and goes; by a table's link to watch."""
    page, _, secret = link.partition("#")
    server, table = page.split("/t/")
    with connect(f"ws{server[4:]}/api/tables/{table}/play", compression=None) as socket:
        yield Friend(socket, secret)


class Terminal:
    """`fallakte join …` in a process, with what it has written so far."""

    def __init__(self, arguments: tuple[str, ...], reads: int, writes: int) -> None:
        command = [sys.executable, "-m", "fallakte", "join", *arguments, *_language(arguments)]
        self.process = subprocess.Popen(command, stdin=reads, stdout=writes, stderr=writes, start_new_session=True)
        self.written = ""
        self._read = 0

    def at(self, typing: int, reading: int) -> "Terminal":
        """The ends at which a test types and reads."""
        self._typing, self._reading = typing, reading
        return self

    def types(self, *lines: str) -> None:
        """What the person types."""
        self.keys("".join(f"{line}\n" for line in lines))

    def keys(self, keys: str) -> None:
        """Keys without a line end."""
        os.write(self._typing, keys.encode())

    def shows(self, text: str) -> None:
        """Wait until this is written, behind what was waited for before."""
        end = time.monotonic() + LONGEST
        while (found := self.written.find(text, self._read)) < 0:
            assert time.monotonic() < end, f"never came: {text}\n{self.written}"
            if select.select([self._reading], [], [], 0.2)[0]:
                self._take()
        self._read = found + len(text)

    def _take(self) -> None:
        try:
            block = os.read(self._reading, 65536)
        except OSError:  # the other end of a pseudo-terminal is gone
            block = b""
        assert block, f"it has ended:\n{self.written}"
        self.written += block.decode("utf-8", errors="replace").replace("\r\n", "\n")

    def ends(self) -> int:
        """Wait for the end: its exit code."""
        code = self.process.wait(LONGEST)
        while select.select([self._reading], [], [], 0)[0]:
            try:
                self._take()
            except AssertionError:
                break
        return code


def _language(arguments: tuple[str, ...]) -> list[str]:
    return [] if "--lang" in arguments else ["--lang", "en"]


@contextmanager
def terminal(*arguments: str, live: bool = False) -> Iterator[Terminal]:
    """A terminal that is fed by a pipe, or, `live`, a real one."""
    reads, typing = os.openpty()[::-1] if live else os.pipe()
    reading, writes = (typing, reads) if live else os.pipe()
    running = Terminal(arguments, reads, writes).at(typing, reading)
    for end in {reads, writes}:
        os.close(end)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.wait()
        for end in {typing, reading}:
            os.close(end)


def visited(*arguments: str, until: str = "Your hand") -> str:
    """What is written to somebody who comes, stays until this is shown, and goes."""
    with terminal(*arguments) as one:
        one.shows(until)
        one.types("quit")
        assert one.ends() == 0
        return one.written
