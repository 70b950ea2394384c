"""Many matches at once, played by clients that come back whatever happens to the servers."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.server.resilience.journal import Journal, Sight, Words
from tests.server.resilience.player import COME_BACK, TRY_AGAIN, Player, connection, hello

LONGEST = 120.0
"""Seconds after which what does not come is called lost."""
UNLIMITED: Any = {
    "connections_per_client": 0,
    "messages_per_second": 0,
    "requests_per_second": 0,
    "tables_per_hour": 0,
}
"""Settings of a server: all the load comes from one address, which is what these limits are against."""
KINDS: tuple[tuple[str, str, Words], ...] = (
    ("al-capone", "friend friend", {"target": 500}),
    ("al-capone", "friend bot", {}),
    ("bonnie-and-clyde", "friend friend", {}),
    ("al-capone", "friend friend", {"target": 20}),
    ("rue-morgue", "friend friend bot", {}),
    ("al-capone", "friend friend", {"target": 500}),
    ("capone", "friend bot friend", {}),
    ("al-capone", "friend friend", {}),
)
"""What is played: mostly two people, some bots, matches that end soon and matches that do not."""


class Storm:
    """`nodes` are addresses; any player goes to any of them, and pauses for so many seconds before each deed."""

    def __init__(self, nodes: Sequence[str], matches: int, seed: int = 1, pause: float = 0.0) -> None:
        self.nodes = list(nodes)
        self.pause = pause
        self.journals: list[Journal] = []
        self.players: list[Player] = []
        self.answers = 0
        self.refusals: Counter[str] = Counter()
        self._matches = matches
        self._luck = random.Random(seed)
        self._resting = False
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Open the tables; the first answers come."""
        self._tasks = [asyncio.create_task(self._series(place)) for place in range(self._matches)]
        await self.until(lambda: len(self.journals) >= self._matches)
        await self.answered(self._matches)

    async def answered(self, more: int) -> None:
        """Wait for so many more answers."""
        goal = self.answers + more
        await self.until(lambda: self.answers >= goal)

    async def refused(self, code: str) -> None:
        """Wait until many commands more have been refused with this code."""
        goal = self.refusals[code] + 2 * self._matches
        await self.until(lambda: self.refusals[code] >= goal)

    async def goes_on(self, more: int = 1) -> None:
        """Every match that runs gets so many acknowledgements more than it has now, or comes to its end."""
        waiting = {journal.table: (journal, journal.acknowledged) for journal in self.journals if not journal.over}

        def all_went_on() -> bool:
            for table, (journal, before) in list(waiting.items()):
                if journal.over or journal.acknowledged >= before + more:
                    del waiting[table]
            return not waiting

        await self.until(all_went_on, lambda player: player.journal.table in waiting)

    async def until(self, what: Callable[[], bool], waits: Callable[[Player], bool] = lambda _: True) -> None:
        """Wait until answers have made something true; AssertionError where that never comes."""
        try:
            async with asyncio.timeout(LONGEST):
                while not what():
                    self._news.clear()
                    await self._news.wait()
                    self._raise_what_broke()
        except TimeoutError:
            waiting = [player for player in self.players if waits(player) and not player.at_rest.is_set()]
            raise AssertionError(f"these do not go on: {waiting[:10]}") from None

    async def end(self) -> None:
        """Everybody brings to an end what is open, then looks at every table once more, through every node."""
        self._resting = True
        for player in self.players:
            player.rest()
        await self.until(lambda: all(player.at_rest.is_set() for player in self.players))
        await self.stop()
        for journal in self.journals:
            seats = [seat for seat, secret in enumerate(journal.secrets) if secret]
            await asyncio.gather(*(look_in(node, journal, seat) for seat in seats for node in self.nodes))

    def give_up(self, journals: Sequence[Journal]) -> None:
        """Nobody plays these matches any more; others begin in their places."""
        for journal in journals:
            journal.given_up = True
        self.journals = [one for one in self.journals if not one.given_up]
        self.players = [one for one in self.players if not one.journal.given_up]

    async def stop(self) -> None:
        """Nobody plays any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Matches

    async def _series(self, place: int) -> None:
        """One match after another at one place."""
        game, seats, options = KINDS[place % len(KINDS)]
        while not self._resting:
            opened = await self._open(game, seats, options)
            journal = Journal(opened["table"], [""] * len(seats.split()))
            for seat in opened["seats"]:
                journal.secrets[seat["seat"]] = seat["secret"]
            await self._play(journal)

    async def _play(self, journal: Journal) -> None:
        players = [
            Player(journal, seat, self.nodes, random.Random(self._luck.random()), self._heard)
            for seat, secret in enumerate(journal.secrets)
            if secret
        ]
        self.journals.append(journal)
        self.players += players
        for player in players:
            player.pause = self.pause
            if self._resting:
                player.rest()
        self._news.set()
        await asyncio.gather(*(player.play() for player in players))
        self._news.set()

    async def _open(self, game: str, seats: str, options: Words) -> Words:
        wish = {
            "game": game,
            "options": options,
            "seats": [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in seats.split()],
            "settings": {"pace": 0},
        }
        while True:
            answer = await post(self._luck.choice(self.nodes), "/api/tables", wish)
            if answer is not None and answer.status_code == 201:
                opened: Words = answer.json()
                return opened
            await asyncio.sleep(0.1)

    def _heard(self, refused: str) -> None:
        self.refusals[refused] += 1
        self.answers += refused not in TRY_AGAIN
        self._news.set()

    def _raise_what_broke(self) -> None:
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()


async def post(node: str, path: str, body: Words) -> httpx.Response | None:
    """The answer of a node, or nothing where it is away."""
    try:
        async with httpx.AsyncClient(base_url=node, trust_env=False, timeout=15) as http:
            return await http.post(path, json=body)
    except httpx.TransportError:
        return None


async def look_in(node: str, journal: Journal, seat: int) -> None:
    """Visit a table through a node until no bot is about to move, and note what is seen."""
    async with asyncio.timeout(LONGEST):
        while True:
            try:
                async with connection(node, journal.table) as socket:
                    await socket.send(json.dumps(hello(journal.secrets[seat])))
                    async for text in socket:
                        message: dict[str, Any] = json.loads(text)
                        at = message.get("position")
                        if at is not None and (at["to_act"] < 0 or journal.secrets[at["to_act"]]):
                            return journal.in_the_end.append(Sight.of(seat, message["number"], at))
            except COME_BACK:
                await asyncio.sleep(0.1)


@asynccontextmanager
async def storm(nodes: Sequence[str], matches: int, seed: int = 1, pause: float = 0.0) -> AsyncIterator[Storm]:
    """A storm that has begun, and is over afterwards whatever happens."""
    one = Storm(nodes, matches, seed, pause)
    try:
        await one.begin()
        yield one
    finally:
        await one.stop()
