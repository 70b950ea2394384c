"""A client as real ones are: plays as fast as it is answered, comes back by itself, and asks again what is open."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from fallakte.protocol.messages import PROTOCOL
from tests.server.resilience.journal import Deed, Journal, Sight, Words

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
PATIENCE = 15.0
"""Seconds after which a server that does not answer a handshake is given up."""
COME_BACK = (OSError, TimeoutError, WebSocketException, EOFError)
TRY_AGAIN = ("store-unreachable", "store-full", "store-read-only", "store-busy", "restarting")
"""Refusals after which nobody knows whether the command was carried out: it is sent again as it was."""
OWN = "key-for-"

_numbers = count(1)


class Player:
    """Holds one seat through whatever happens.

    `nodes` are the addresses it may go to; `heard` is told of every answer: the code of a refusal, or nothing.
    """

    def __init__(
        self, journal: Journal, seat: int, nodes: Sequence[str], luck: random.Random, heard: Callable[[str], None]
    ) -> None:
        self.journal = journal
        self.seat = seat
        self.nodes = nodes
        self.luck = luck
        self.heard = heard
        self.pause = 0.0
        self.resting = False
        self.at_rest = asyncio.Event()
        self.connections = 0
        self.byes: list[str] = []
        self.open: Deed | None = None
        self.position: Words | None = None
        self.number = 0
        self._highest = 0
        self._ask: Words | None = None
        self._at: str | None = None
        self._welcome = False

    # Coming and going

    async def play(self) -> None:
        """Until the match is over, or this player is told to rest."""
        pause = FIRST_PAUSE
        while not self._finished:
            before = self.connections
            with suppress(*COME_BACK):
                await self._visit()
            self._was_cut_off()
            pause = FIRST_PAUSE if self.connections > before else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause * self.luck.uniform(0.5, 1.5))
        self.at_rest.set()

    def rest(self) -> None:
        """Ask for nothing more; what is open is brought to its end."""
        self.resting = True
        if self.open is None:
            self.at_rest.set()

    @property
    def _finished(self) -> bool:
        return self.journal.given_up or (self.open is None and (self.resting or self.journal.over))

    async def _visit(self) -> None:
        self._at = self.luck.choice(self.nodes)
        async with connection(self._at, self.journal.table) as socket:
            since = {"since": self._highest} if self._highest else {}
            await _send(socket, hello(self.journal.secrets[self.seat], **since))
            async for text in socket:
                await self._hear(socket, json.loads(text))
                if self._finished:
                    return

    def is_at(self, node: str) -> bool:
        """Whether this player has been welcomed by that node and is still there."""
        return self._at == node and self._welcome

    def _was_cut_off(self) -> None:
        self._welcome = False
        if self.position is not None:
            self.journal.last_seen.append(Sight.of(self.seat, self.number, self.position))
        self.position = None

    # Hearing

    async def _hear(self, socket: ClientConnection, message: Words) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            self._look(message)
        if kind == "welcome":
            self.connections += 1
            self.journal.secrets[self.seat] = message.get("secret", self.journal.secrets[self.seat])
            self._welcome = True
            self._ask = message["table"].get("ask")
            await self._send_open(socket)
        elif kind == "table":
            self._ask = message.get("ask")
        elif kind == "done":
            self._done(message["command"], message["number"])
        elif kind == "update" and "done" in message:
            self._done(message["done"], message["number"])
        elif kind == "refused":
            await self._refused(socket, message)
        elif kind == "bye":
            self.byes.append(message["code"])
        await self._decide(socket)

    def _look(self, message: Words) -> None:
        number = message["number"]
        if number < self._highest:
            self._contradict(f"was told number {number} after {self._highest}")
        self._highest = self.number = number
        self.position = message.get("position")
        if self.position is not None and self.position["due"] == "over":
            self.journal.over = True

    def _done(self, command: str, number: int) -> None:
        deed = self.open
        if deed is None or deed.message["command"] != command:
            return self._contradict(f"was answered {command}, which is not open")
        deed.number = number
        self.journal.acknowledged += 1
        self._highest = max(self._highest, number)
        self._close("")
        return None

    async def _refused(self, socket: ClientConnection, message: Words) -> None:
        deed = self.open
        if not self._welcome:
            return await self._not_welcome(socket, message["code"])
        if deed is None or message.get("command") != deed.message["command"]:
            return self._contradict(f"was refused what it has not asked: {message}")
        if message["code"] in TRY_AGAIN:
            self.heard(message["code"])
            await asyncio.sleep(0.1)
            return await self._send_open(socket)
        if message["code"] == "server-fault":
            self._contradict(f"made the server fail: {message} for {deed}")
        deed.refused = message["code"]
        if deed.refused == "stale" and self.position is not None and self.position["state"] == deed.message["state"]:
            self.position = None
        self._close(deed.refused)
        return None

    async def _not_welcome(self, socket: ClientConnection, code: str) -> None:
        if code not in TRY_AGAIN:
            self._contradict(f"was not welcome: {code}")
        await socket.close()

    def _close(self, refused: str) -> None:
        self.open = None
        if self.resting:
            self.at_rest.set()
        self.heard(refused)

    def _contradict(self, what: str) -> None:
        self.journal.contradictions.append(f"seat {self.seat} of {self.journal.table}: {what}")

    # Asking

    async def _decide(self, socket: ClientConnection) -> None:
        if self.open is None and not self.resting:
            wish = self._wish()
            if wish is None:
                return
            await asyncio.sleep(self.pause)
            if not self.resting:
                self.open = Deed(self.seat, {**wish, "command": f"c{next(_numbers)}"})
                self.journal.ask(self.open)
                await self._send_open(socket)

    async def _send_open(self, socket: ClientConnection) -> None:
        if self.open is not None:
            self.open.sent += 1
            await _send(socket, self.open.message)

    def _wish(self) -> Words | None:
        """Mostly a move; now and then something is taken back, asked, answered, said."""
        at, ask = self.position, self._ask
        if at is None or at["due"] == "over":
            return None
        if ask is not None:
            mine = self.seat in ask.get("yes", ())
            return None if mine else {"type": "answer", "ask": ask["ask"], "yes": self.luck.random() < 0.7}
        roll = self.luck.random()
        if roll < 0.05 and "undo" in at and (at["undo"] == "free" or roll < 0.02):
            return {"type": "undo", "state": at["state"]}
        if roll > 0.98:
            return {"type": "say", "text": f"line {roll}"}
        if at["to_act"] != self.seat:
            return None
        return {"type": "move", "state": at["state"], "move": self.luck.choice(at["moves"])}

    def __repr__(self) -> str:
        """For whoever asks why nothing goes on."""
        at = self.position
        where = "away" if at is None else f"number {self.number}, to act {at['to_act']}, due {at['due']}"
        return (
            f"<seat {self.seat} of {self.journal.table}: {where}; open {self.open}; ask {self._ask}; byes {self.byes}>"
        )


def connection(address: str, table: str) -> Any:
    """A socket at a table of the server at an address."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/play"
    return connect(
        url, compression=None, ping_interval=None, open_timeout=PATIENCE, close_timeout=0.1, proxy=None, max_size=None
    )


def hello(secret: str, **more: Any) -> Words:
    """The first message: by the key of the seat, or by an invitation with a key, the same after a lost answer."""
    brought = {} if secret.startswith(OWN) else {"key": f"{OWN}{secret:0>22}"[:100]}
    return {"type": "hello", "protocol": PROTOCOL, "secret": secret, **brought, **more}


async def _send(socket: ClientConnection, message: Words) -> None:
    # What the server said before it closed the socket is still to be read.
    with suppress(ConnectionClosed):
        await socket.send(json.dumps(message))
