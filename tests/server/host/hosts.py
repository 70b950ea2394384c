"""A host at the server's own machine, and the people whom the host looks after."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from time import monotonic

import httpx

from tests.cli.command import Command
from tests.server.running import Served
from tests.server.web.talking import PATIENCE, TWO, Talk, Words, visitor

KEY = "a-key-for-the-host-alone"
numbers = count()


class Host:
    """Somebody at the server's own machine."""

    def __init__(self, server: Served, fallakte: Command) -> None:
        self._database = server.database
        self._fallakte = fallakte

    def sees(self, *words: str) -> list[Words]:
        said = self._fallakte("host", *words, "--json", "--database", self._database)
        assert said.code == 0, said.err
        return [json.loads(line) for line in said.out.splitlines()]

    def does(self, *words: str, lang: str = "en") -> str:
        said = self._fallakte("host", *words, "--database", self._database, lang=lang)
        assert (said.code, said.out) == (0, ""), said.err
        return said.err

    def person(self, name: str) -> str:
        (found,) = self.sees("people", name)
        return str(found["id"])


@contextmanager
def named(server: Served, name: str) -> Iterator[httpx.Client]:
    """Somebody whom the server knows by name."""
    with visitor(server) as client:
        assert client.patch("/api/me", json={"name": name}).status_code == 200
        yield client


def with_cookie(client: httpx.Client, server: Served) -> dict[str, str]:
    """What a browser sends with a socket."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return {"cookie": cookies, "origin": server.address}


def two_at_a_table(server: Served, ada: httpx.Client, bob: httpx.Client) -> tuple[Words, str]:
    """A new table of Ada's where Bob has sat down; and Bob's secret."""
    table = ada.post("/api/tables", json=TWO).json()
    sat = bob.post(f"/api/tables/{table['table']}/sit", json={"secret": table["seats"][1]["secret"]})
    assert sat.status_code == 200, sat.text
    return table, str(sat.json()["secret"])


def said(talk: Talk) -> Words:
    """Say something; the answer."""
    command = f"s{next(numbers)}"
    talk.say({"type": "say", "command": command, "text": "hello"})
    while (heard := talk.hear()).get("command") != command:
        pass
    return heard


def wait_for(true: Callable[[], bool]) -> None:
    """Until it is so; each try asks the server."""
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end
