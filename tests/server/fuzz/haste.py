"""Somebody who asks for the present state again and again, as fast as the wire carries it."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Iterable
from typing import TypeVar

from tests.server.fuzz.wire import CLOSE, TEXT, NotOpened, Wire, frame, opened

HELLO = frame(json.dumps({"type": "hello", "protocol": 1}).encode())
LOOK = frame(json.dumps({"type": "look", "command": "again"}).encode())
ANSWERS = ("done", "refused")
BETWEEN = 0.04
"""Seconds between two looks: a little faster than a socket may be."""

T = TypeVar("T")


async def rush(
    port: int, table: str, looks: int, at_once: int, headers: Iterable[tuple[str, str]] = ()
) -> Counter[str]:
    """So many looks at a table, coming back whenever the socket is closed; how the server answered."""
    heard: Counter[str] = Counter()
    while heard["sent"] < looks:
        try:
            wire = await opened(port, f"/api/tables/{table}/play", headers)
        except NotOpened as refused:
            heard[f"status {refused.status}"] += 1
            continue
        wire.write(HELLO)
        while heard["sent"] < looks and await _look(wire, at_once, heard):
            pass
        await wire.close()
    return heard


async def murmur(port: int, table: str, sockets: int, headers: Iterable[tuple[str, str]], until: Awaitable[T]) -> T:
    """As many looks through many sockets as one address may have and more, until something has happened."""
    wires = [await opened(port, f"/api/tables/{table}/play", headers) for _ in range(sockets)]
    tasks = [asyncio.create_task(work) for wire in wires for work in (_keep_looking(wire), _keep_reading(wire))]
    try:
        return await until
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for wire in wires:
            await wire.abort()


async def _keep_looking(wire: Wire) -> None:
    wire.write(HELLO)
    while True:
        wire.write(LOOK)
        await asyncio.sleep(BETWEEN)


async def _keep_reading(wire: Wire) -> None:
    while await wire.frame() is not None:
        pass


async def _look(wire: Wire, times: int, heard: Counter[str]) -> bool:
    """Some looks at once; whether the socket is still open when all are answered."""
    wire.write(LOOK * times)
    heard["sent"] += times
    answers = 0
    while answers < times:
        message = await wire.frame()
        if message is None or message.opcode == CLOSE:
            heard[f"closed {message.code if message is not None else ''}"] += 1
            return False
        if message.opcode == TEXT:
            said = json.loads(message.payload)
            heard[said["type"] if said["type"] not in ("refused", "bye") else said["code"]] += 1
            answers += said["type"] in ANSWERS
    return True
