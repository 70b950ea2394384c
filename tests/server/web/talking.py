"""How tests talk to a server: requests as a browser or a program makes them, and sockets."""

import json
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Served

Words = dict[str, Any]

PATIENCE = 30.0
"""Seconds after which an answer that does not come is a failure."""
TWO: Words = {"game": "al-capone", "seats": [{"kind": "me"}, {"kind": "friend"}], "settings": {"pace": 0}}


def visitor(server: Served, **headers: str) -> httpx.Client:
    """Somebody new, with a jar for cookies."""
    return httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE, headers=headers)


def opened(server: Served, wish: Words | None = None) -> Words:
    """A new table."""
    with visitor(server) as ada:
        answer = ada.post("/api/tables", json=wish or TWO)
    assert answer.status_code == 201, answer.text
    found: Words = answer.json()
    return found


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a problem, which has a sentence."""
    problem = answer.json()
    assert problem["text"].strip()
    return answer.status_code, problem["code"]


class Talk:
    """One socket at a table."""

    def __init__(self, server: Served, table: str, headers: dict[str, str] | None = None, **options: Any) -> None:
        address = f"ws://{urlsplit(server.address).netloc}/api/tables/{table}/play"
        self._connecting = connect(
            address, additional_headers=headers, compression=None, proxy=None, max_size=2**24, **options
        )
        self.wire: ClientConnection

    def __enter__(self) -> "Talk":
        self.wire = self._connecting.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._connecting.__exit__(None, None, None)

    def say(self, message: Words | str | bytes) -> None:
        """Send a message: words as JSON, text and bytes as they are."""
        self.wire.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self) -> Words:
        """The next message, whatever it is."""
        found: Words = json.loads(self.wire.recv(PATIENCE))
        return found

    def hear_until(self, kind: str) -> Words:
        """The next message of this type."""
        while (heard := self.hear())["type"] != kind:
            pass
        return heard

    def ask(self, message: Words | str | bytes) -> Words:
        """Say something; the refusal, or whatever else answers it."""
        self.say(message)
        return self.hear()

    def hello(self, secret: str | None = None, **more: Any) -> Words:
        """Begin as one should."""
        given = {"secret": secret} if secret else {}
        return self.ask({"type": "hello", "protocol": 1, **given, **more})

    def hello_again(self) -> Words:
        """Say hello once more; what comes of it."""
        self.say({"type": "hello", "protocol": 1})
        return self.hear_until("refused")

    def closed(self) -> int:
        """The code with which the server closes, after all that it still says."""
        with suppress(ConnectionClosed):
            while True:
                self.wire.recv(PATIENCE)
        return self.wire.close_code or 0
