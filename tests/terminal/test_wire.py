"""The line to a server, tried against sockets that behave badly."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from fallakte.core.faults import Fault
from fallakte.terminal.links import Link
from fallakte.terminal.online import Message, Refused, Welcome, read_message
from fallakte.terminal.wire import LONGEST_WAIT, Wire, waits

TABLE = {"id": "x", "code": "CODE", "game": "al-capone", "options": {}, "phase": "gathering", "seats": []}
WELCOME = {"type": "welcome", "protocol": 1, "number": 3, "now": 0, "seat": 0, "table": TABLE}

Visit = Callable[[ServerConnection, dict[str, Any]], Awaitable[None]]


@asynccontextmanager
async def server(*visits: Visit) -> AsyncIterator[Link]:
    """Each connection is met by the next of these; what it says first is given to it."""
    waiting = list(visits)

    async def meet(socket: ServerConnection) -> None:
        await waiting.pop(0)(socket, json.loads(await socket.recv()))

    async with serve(meet, "127.0.0.1", 0) as running:
        port = next(iter(running.sockets)).getsockname()[1]
        yield Link(f"http://127.0.0.1:{port}", "x", "secret")


class Heard:
    """A wire with everything that it told."""

    def __init__(self, link: Link, *, until: type[Any]) -> None:
        self.messages: list[Message] = []
        self.losses = 0
        self.until = until
        self.wire = Wire(link, lambda: {"type": "hello", "protocol": 1}, self.hear, self.lose)

    def hear(self, message: Message) -> None:
        self.messages.append(message)
        self.wire.closed = isinstance(message, self.until)

    def lose(self) -> None:
        self.losses += 1


def run(until: type[Any], *visits: Visit, say: bool = False) -> Heard:
    async def talk() -> Heard:
        async with server(*visits) as link:
            heard = Heard(link, until=until)
            if say:
                heard.wire.order("move", state=1, move={})
            await heard.wire.run()
            return heard

    return asyncio.run(talk())


async def send(socket: ServerConnection, **words: Any) -> None:
    await socket.send(json.dumps(words))


def test_what_was_not_answered_is_said_again_with_the_same_id() -> None:
    said: list[dict[str, Any]] = []

    async def breaks(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await send(socket, **WELCOME)
        said.append(json.loads(await socket.recv()))
        socket.transport.abort()

    async def answers(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await send(socket, **WELCOME)
        said.append(json.loads(await socket.recv()))
        await send(socket, type="refused", code="stale", text="No.", command=said[-1]["command"])

    heard = run(Refused, breaks, answers, say=True)
    assert said[0] == said[1]
    assert heard.wire.open == {}
    assert heard.losses == 1


def test_messages_and_fields_that_came_later_are_passed_over() -> None:
    async def chatters(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await send(socket, type="weather", rain=True)
        await send(socket, **WELCOME, weather="rain")

    assert len(run(Welcome, chatters).messages) == 1


def test_a_server_that_restarts_is_waited_for_and_one_that_declines_is_not() -> None:
    async def welcomes(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await send(socket, **WELCOME)

    async def restarts(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await send(socket, type="refused", code="restarting", text="Wait.")

    async def declines(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await send(socket, type="refused", code="wrong-link", text="This link is wrong.")

    with pytest.raises(Fault) as found:
        run(Refused, welcomes, restarts, welcomes, declines)
    assert (found.value.key, found.value.facts["code"]) == ("join-declined", "wrong-link")
    with pytest.raises(Fault, match="join-declined"):
        run(Refused, restarts)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("nonsense", "join-not-understood"),
        ("[]", "join-not-understood"),
        ('{"type": "welcome", "protocol": "one"}', "join-not-understood"),
        (json.dumps({**WELCOME, "protocol": 2}), "join-other-protocol"),
    ],
)
def test_a_server_that_makes_no_sense(text: str, key: str) -> None:
    async def babbles(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await socket.send(text)
        await socket.wait_closed()

    with pytest.raises(Fault) as found:
        run(Welcome, babbles)
    assert found.value.key == key


def test_a_server_that_says_nothing_at_first_is_no_server() -> None:
    async def hangs_up(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await socket.close()

    with pytest.raises(Fault) as found:
        run(Welcome, hangs_up)
    assert found.value.key == "join-no-server"


def test_tries_come_ever_more_rarely_and_not_all_at_once() -> None:
    def some() -> list[float]:
        delays = waits()
        return [next(delays) for _ in range(12)]

    assert some() != some()
    assert all(0 < delay <= 1.5 * LONGEST_WAIT for delay in some())
    assert sum(some()[:3]) < sum(some()[-3:])


def test_unknown_kinds_are_none() -> None:
    assert read_message('{"type": "weather"}') is None
    assert read_message("{}") is None
