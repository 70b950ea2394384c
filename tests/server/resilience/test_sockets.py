"""What clients do to a real server through real sockets: the same again and again, in two tabs, at no table at all."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from fallakte.server.ops.cleanup import each_table, visit
from fallakte.server.store import queries
from tests.server.resilience.journal import Words
from tests.server.resilience.player import connection, hello
from tests.server.resilience.storm import UNLIMITED
from tests.server.running import Served, serving

LONGEST = 30.0
"""Seconds after which what does not come is called missing."""


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with serving(**UNLIMITED) as one:
        yield one


def run(play: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(LONGEST):
            await play

    asyncio.run(in_time())


def opened(served: Served) -> tuple[str, list[str]]:
    """A new table for two friends: its id and the secrets of its seats."""
    seats = [{"kind": "friend"}, {"kind": "friend"}]
    answer = httpx.post(f"{served.address}/api/tables", json={"game": "al-capone", "seats": seats}, trust_env=False)
    body = answer.json()
    return body["table"], [seat["secret"] for seat in body["seats"]]


async def heard(socket: ClientConnection, *kinds: str) -> Words:
    """The next message of one of these kinds."""
    while True:
        message: Words = json.loads(await socket.recv())
        if message["type"] in kinds:
            return message


async def greet(socket: ClientConnection, secret: str) -> Words:
    await socket.send(json.dumps(hello(secret)))
    return await heard(socket, "welcome")


def lines_of(served: Served, table: str) -> list[str | None]:
    """The commands in the log of a table."""
    lines = visit(f"sqlite:///{served.database}", lambda connection: queries.lines(connection, table, 0))
    return [line.command for line in lines if line.command is not None]


def test_the_same_command_five_times_at_once_is_answered_five_times_and_done_once(served: Served):
    async def play() -> None:
        table, secrets = opened(served)
        async with connection(served.address, table) as one, connection(served.address, table) as other:
            await greet(one, secrets[0])
            position = (await greet(other, secrets[1]))["position"]
            seat = position["to_act"]
            mover = (one, other)[seat]
            move = {"act": "draw", "from": "file"}
            same = json.dumps({"type": "move", "command": "same", "state": position["state"], "move": move})
            for _ in range(5):
                await mover.send(same)
            answers = [await heard(mover, "update", "done", "refused") for _ in range(5 + (mover is one))]
            answers = [answer for answer in answers if "same" in (answer.get("done"), answer.get("command"))]
            assert [answer["type"] for answer in answers] == ["update", "done", "done", "done", "done"]
            assert len({answer["number"] for answer in answers}) == 1
            assert await asyncio.to_thread(lines_of, served, table) == [f"{seat}:same"]

    run(play())


def test_a_second_tab_takes_over_and_the_first_one_is_told_and_closed(served: Served):
    async def play() -> None:
        table, secrets = opened(served)
        async with connection(served.address, table) as one, connection(served.address, table) as other:
            await greet(one, secrets[0])
            position = (await greet(other, secrets[1]))["position"]
            seat = position["to_act"]
            old = (one, other)[seat]
            async with connection(served.address, table) as tab:
                await greet(tab, secrets[seat])
                assert (await heard(old, "bye"))["code"] == "taken-over"
                with pytest.raises(ConnectionClosed):
                    await heard(old, "update")
                assert old.close_code == 4001
                move = {"act": "draw", "from": "file"}
                await tab.send(
                    json.dumps({"type": "move", "command": "mine", "state": position["state"], "move": move})
                )
                assert (await heard(tab, "update", "refused"))["done"] == "mine"
            assert await asyncio.to_thread(lines_of, served, table) == [f"{seat}:mine"]

    run(play())


def test_an_unknown_id_is_no_table_and_becomes_none(served: Served):
    tables: list[str] = []
    each_table(f"sqlite:///{served.database}", None, lambda row: tables.append(row.id))

    async def play() -> None:
        for unknown in ("A" * 22, "nothing", "x:metadata", f"{tables[0]}:initial"):
            async with connection(served.address, unknown) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1}))
                assert (await heard(socket, "bye"))["code"] == "no-such-table"
            answer = httpx.get(f"{served.address}/api/tables/{unknown}", trust_env=False)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")

    run(play())
    after: list[str] = []
    each_table(f"sqlite:///{served.database}", None, lambda row: after.append(row.id))
    assert after == tables
    assert tables
