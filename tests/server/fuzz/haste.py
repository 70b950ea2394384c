"""Somebody who asks for the present state again and again, as fast as the wire carries it."""

import json
from collections import Counter
from collections.abc import Iterable

from tests.server.fuzz.wire import CLOSE, TEXT, NotOpened, Wire, frame, opened

HELLO = frame(json.dumps({"type": "hello", "protocol": 1}).encode())
LOOK = frame(json.dumps({"type": "look", "command": "again"}).encode())
ANSWERS = ("done", "refused")


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
