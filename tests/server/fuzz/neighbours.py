"""People who play on the same server, and must notice nothing of what strangers do to it."""

import asyncio
import json
import threading
import time
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fallakte.core.words import Words
from tests.server.fuzz.heard import many_cards
from tests.server.fuzz.wire import NEVER

GAME = "al-capone"
"""Strangers play the other games, so that no card of theirs is taken for one of the neighbours'."""
PACE = 0.03
"""Seconds before a move: neighbours are people, and leave some of the machine to others."""
ENDLESS = 10_000
ONE_EACH = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: one that is kept may be closed in the very moment in which it is used again."""
SOCKET: dict[str, Any] = {"max_size": None, "max_queue": None, "compression": None, "ping_interval": None}
"""No pings of their own: each takes a number from the `random` module, which hypothesis forbids while it draws."""
FEW = 8


class Neighbours:
    """Two tables beside the strangers', played in a thread of their own.

    Next door one match after another is played to its end at a table that nobody else knows of. In the window there is
    one match without an end, which everybody may watch.
    """

    def __init__(self, address: str, seed: str, come_from: str = "") -> None:
        self.address = address
        self.headers = {"X-Forwarded-For": come_from} if come_from else {}
        self.window = ""
        self.next_door: list[str] = []
        self.pace = PACE
        self.finished = 0
        self.moves = 0
        self.troubles: list[str] = []
        self.secrets: dict[bytes, str] = {}
        self.hands: set[bytes] = set()
        self._luck = Random(f"neighbours {seed}")
        self._begun = threading.Event()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live()), name="neighbours")

    def start(self) -> None:
        """Begin to play, and come back when both tables are being played at."""
        self._thread.start()
        self._begun.wait(NEVER)
        assert self.window, self.troubles

    def stop(self) -> None:
        """The match next door is played to its end; then they go."""
        self._stop.set()
        self._thread.join()

    def leave(self) -> None:
        """They go in the middle of their matches."""
        self._loop.call_soon_threadsafe(self._playing.cancel)
        self._thread.join()

    def go_on(self) -> bool:
        """Whether they make another few moves from now on."""
        wanted, until = self.moves + FEW, time.monotonic() + NEVER
        while self.moves < wanted and not self.troubles and time.monotonic() < until:
            time.sleep(PACE)
        return self.moves >= wanted

    # Tables

    async def _live(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with httpx.AsyncClient(
            base_url=self.address, timeout=NEVER, headers=self.headers, limits=ONE_EACH
        ) as self._post:
            self._playing = asyncio.create_task(self._play_next_door())
            at_window = asyncio.create_task(self._play_in_the_window())
            await asyncio.wait([self._playing])
            at_window.cancel()
            ends = await asyncio.gather(self._playing, at_window, return_exceptions=True)
        self.troubles += [f"{type(end).__name__}: {end}" for end in ends if isinstance(end, Exception)]
        self._begun.set()

    async def _play_in_the_window(self) -> None:
        table = await self._open([{"kind": "friend"}] * 2, ENDLESS)
        self.window = table["table"]
        self._begun.set()
        await asyncio.gather(*(self._sit(table["table"], seat["secret"]) for seat in table["seats"]))

    async def _play_next_door(self) -> None:
        while not self._stop.is_set():
            other: Words = {"kind": "bot", "level": "random"} if self.finished % 3 == 2 else {"kind": "friend"}
            table = await self._open([{"kind": "me"}, other], 1)
            self.next_door.append(table["table"])
            self.secrets[table["table"].encode()] = "the id of the table next door"
            await asyncio.gather(*(self._sit(table["table"], seat["secret"]) for seat in table["seats"]))
            self.finished += not self.troubles

    async def _open(self, seats: list[Words], target: int) -> Any:
        wish = {"game": GAME, "options": {"target": target}, "seats": seats, "settings": {"pace": 0}}
        answer = await self._post.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        for cookie in self._post.cookies.jar:
            self.secrets[str(cookie.value).encode()] = "a neighbour's cookie"
        for seat in opened["seats"]:
            self.secrets[seat["secret"].encode()] = "a neighbour's link"
            self.secrets[seat.get("recovery", seat["secret"]).encode()] = "a neighbour's recovery code or link"
        return opened

    # Players

    async def _sit(self, table: str, secret: str) -> None:
        """Play at a seat until the match is over; whatever else ends it is trouble."""
        url = f"ws{self.address[4:]}/api/tables/{table}/play"
        try:
            async with connect(url, **SOCKET, additional_headers=self.headers) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1, "secret": secret}))
                await self._play(socket)
        except (ConnectionClosed, OSError, TimeoutError, AssertionError) as error:
            self.troubles.append(f"{type(error).__name__}: {error}")

    async def _play(self, socket: ClientConnection) -> None:
        seat, asked = -1, ""
        while True:
            async with asyncio.timeout(NEVER):
                heard = await socket.recv(decode=False)
            self.hands.update(many_cards(heard))
            message = json.loads(heard)
            assert message["type"] not in ("refused", "bye"), message
            seat = message.get("seat", seat)
            position = message.get("position")
            if position is None:
                continue
            assert message.get("done", asked) == asked, message
            if position["due"] == "over":
                return
            if position["to_act"] == seat:
                asked = await self._move(socket, position)

    async def _move(self, socket: ClientConnection, position: Words) -> str:
        await asyncio.sleep(self.pace)
        self.moves += 1
        command = f"m{self.moves}"
        move = self._luck.choice(position["moves"])
        await socket.send(json.dumps({"type": "move", "command": command, "state": position["state"], "move": move}))
        return command
