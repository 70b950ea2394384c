"""Visits of strangers: a table in some phase of its life, and broken messages from all who can reach it."""

import asyncio
import json
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from fallakte.core.words import Words
from tests.server.fuzz.broken import Breaker
from tests.server.fuzz.stranger import Stranger
from tests.server.fuzz.wire import BINARY, CONT, PING, TEXT, frame

if TYPE_CHECKING:
    from tests.server.fuzz.arena import Arena

PHASES = ("gathering", "running", "running", "running", "bots", "over", "closed", "window", "nowhere")
GAMES = (("bonnie-and-clyde", 2), ("rue-morgue", 2), ("rue-morgue", 3), ("capone", 3))
SHORT = ("capone", 3, {"years": 1})
"""A match that is over after some thirty moves."""
KINDS = {
    "move": 10,
    "why": 6,
    "undo": 5,
    "answer": 4,
    "say": 5,
    "look": 4,
    "pause": 2,
    "resume": 4,
    "clock": 2,
    "lend": 2,
    "return": 3,
    "hello": 2,
    "close": 0.3,
    "leave": 0.2,
}
BENT = (
    "{}:metadata",
    "{}:initial",
    "{}%00",
    "{}%2e%2e",
    "..%2f{}",
    "{}%0d%0aSet-Cookie:a=b",
    "%F0%9F%83%8F",
    "__proto__",
    "0",
    "%25",
    "'%20OR%201=1",
    "{}" * 40,
    "a" * 64,
    "a" * 2000,
)
SERVERS_OWN: tuple[Words, ...] = (
    {"type": "deal", "order": ["raid"] * 10, "dealer": 0},
    {"type": "end", "winner": 0},
    {"type": "reset"},
    {"type": "patch", "state": {}},
    {"type": "reveal"},
    {"type": "bye", "code": "restarting", "text": ""},
    {"type": "table", "phase": "over"},
    {"type": "seat", "seat": 0, "place": {"kind": "person", "name": "me"}},
)
"""What only a server says, or nobody."""


class Visit:
    """One table with its strangers; each of `cases` messages is valid, broken or absurd."""

    def __init__(self, arena: "Arena", number: object) -> None:
        self.arena = arena
        self.luck: Random = arena.luck("visit", number)
        self.breaker = Breaker(self.luck)
        self.phase = self.luck.choice(PHASES)
        self.strangers: list[Stranger] = []
        self.said = 0
        self._commands = count()

    async def run(self, cases: int) -> int:
        """So many messages, or a few more; how many they were."""
        await self._set_up()
        try:
            while self.said < cases:
                one = self.luck.choice(self.strangers)
                if one.is_open or await self._arrive(one):
                    await self._speak(one)
        finally:
            for one in self.strangers:
                await one.go()
        return self.said

    # The table

    async def _set_up(self) -> None:
        if self.phase in ("window", "nowhere"):
            self.strangers = [Stranger(self.arena, self._elsewhere()) for _ in range(3)]
            return
        game, players, options = SHORT if self.phase == "over" else (*self.luck.choice(GAMES), {})
        seats: list[Words] = [{"kind": "friend"}] * players
        if self.phase in ("bots", "closed"):
            seats[1:] = [{"kind": "bot", "level": "random"}] * (players - 1)
        settings = {
            "clock": self.luck.choice((0, 1)),
            "undo": self.luck.random() < 0.8,
            "chat": self.luck.random() < 0.9,
            # A lent seat goes on after the visit: not so fast that it takes the machine from everybody else.
            "pace": 0.1 if self.phase == "bots" else 2,
        }
        table = await self.arena.open_table(game, seats, options, settings)
        self.strangers = [Stranger(self.arena, table["table"], seat["secret"]) for seat in table["seats"]]
        if self.phase == "gathering":
            del self.strangers[-1]
        for one in self.strangers:
            await self._arrive(one, honest=True)
        await self._bring_to_phase()
        self.strangers.append(Stranger(self.arena, table["table"]))

    def _elsewhere(self) -> str:
        window = self.arena.neighbours.window
        return window if self.phase == "window" else self.luck.choice(BENT).format(*[window] * 40)

    async def _bring_to_phase(self) -> None:
        first = self.strangers[0]
        if self.phase == "closed":
            await first.say(json.dumps({"type": "close", "command": "c"}))
        while self.phase == "over" and first.position["due"] != "over":
            one = next(one for one in self.strangers if one.seat == first.position["to_act"])
            assert one.is_open, one.heard
            await one.say(json.dumps(self._words(one, "move")))

    # Arriving

    async def _arrive(self, one: Stranger, *, honest: bool = False) -> bool:
        """A new socket with a hello, before which other things may be said, and which may be broken itself."""
        if not await one.come():
            self.said += 1
            return False
        hello: Words = {"type": "hello", "protocol": 1}
        if one.secret is not None:
            hello["secret"] = one.secret
        if honest:
            await one.say(json.dumps(hello))
            return one.is_open
        while one.is_open and not one.is_welcome and self.luck.random() < 0.4:
            await self._say(one, self._text(one) if self.luck.random() < 0.5 else short(self.breaker.text_of(hello)))
        await self._say(one, json.dumps(hello | self._wishes()))
        return one.is_open

    def _wishes(self) -> Words:
        wishes = (
            {"since": 0},
            {"since": 2**53},
            {"language": "de"},
            {"detail": "seen"},
            {"sentences": True},
            {"watch": True},
        )
        return {} if self.luck.random() < 0.5 else dict(self.luck.choice(wishes))

    # Speaking

    async def _speak(self, one: Stranger) -> None:
        way = self.luck.random()
        if way < 0.85:
            await self._say(one, self._text(one))
        elif way < 0.92:
            await self._say(one, *(self._text(one) for _ in range(self.luck.choice((2, 5, 12)))))
        else:
            self.said += 1
            data, owed = self.luck.choice((self._binary, self._in_pieces, self._with_pings))(one)
            await one.send(data, owed)

    async def _say(self, one: Stranger, *texts: str) -> None:
        self.said += len(texts)
        await one.say(*texts)

    def _binary(self, one: Stranger) -> tuple[bytes, list[str | None]]:
        return frame(self._text(one).encode("utf-8", "replace"), BINARY), [None]

    def _in_pieces(self, one: Stranger) -> tuple[bytes, list[str | None]]:
        words = self._words(one, "look")
        text = json.dumps(words).encode()
        at = self.luck.randrange(len(text))
        pieces = (text[:at], b"", text[at:])
        frames = [frame(piece, CONT if i else TEXT, fin=i == 2) for i, piece in enumerate(pieces)]
        return self.luck.choice((b"", frame(b"between", PING))).join(frames), [words["command"]]

    def _with_pings(self, one: Stranger) -> tuple[bytes, list[str | None]]:
        words = self._words(one, "look")
        ping = frame(self.luck.randbytes(self.luck.choice((0, 4, 125))), PING)
        return ping * 20 + frame(json.dumps(words).encode()), [words["command"]]

    def _text(self, one: Stranger) -> str:
        """A message: as it should be, broken, or of a kind that no client sends."""
        way = self.luck.random()
        kind = self.luck.choices(list(KINDS), list(KINDS.values()))[0]
        if way < 0.25:
            return json.dumps(self._words(one, kind))
        if way < 0.93:
            return short(self.breaker.text_of(self._words(one, kind)))
        if way < 0.97 and one.heard:
            return short(one.heard[-1].decode())
        return short(json.dumps(self.luck.choice(SERVERS_OWN) | {"command": self._command()}))

    def _words(self, one: Stranger, kind: str) -> Words:
        """A message as an honest client would send it."""
        position, luck = one.position, self.luck
        state = position.get("state", 0)
        if kind == "hello":
            return {"type": "hello", "protocol": 1, "secret": one.secret or "?", "language": "de"}
        fields: dict[str, Any] = {
            "move": {"state": state, "move": self._move(position)},
            "why": {"move": self._move(position)},
            "undo": {"state": state} | luck.choice(({}, {"to": max(0, state - luck.randrange(5))})),
            "answer": {"ask": (one.around.get("ask") or {}).get("ask", 0), "yes": luck.random() < 0.7},
            "say": luck.choice(({"text": "hello"}, {"reaction": "bravo"}, {"text": "ä" * 300})),
            "clock": {"choice": luck.choice(("wait", "turn", "seat"))},
            "lend": luck.choice(({}, {"level": "random"}, {"level": "greedy"})),
        }
        return {"type": kind, "command": self._command(), **fields.get(kind, {})}

    def _move(self, position: Words) -> Words:
        moves = position.get("moves") or [
            {"act": "draw", "from": "file"},
            {"act": "discard", "card": "raid"},
            {"act": "pass"},
        ]
        return dict(self.luck.choice(moves))

    def _command(self) -> str:
        """New, except now and then."""
        return f"c{next(self._commands)}" if self.luck.random() < 0.95 else "c0"


LONGEST = 15_000


def short(text: str) -> str:
    """A text that is no longer than a message may be; what is longer is tried frame by frame."""
    return text.encode("utf-8", "replace")[:LONGEST].decode("utf-8", "ignore")


async def visits(arena: "Arena", cases: int, *, at_once: int = 4, each: int = 120) -> int:
    """So many messages in all, at several tables at a time."""
    numbers = count()
    done = 0

    async def keep_visiting() -> None:
        nonlocal done
        while done < cases:
            done += await Visit(arena, next(numbers)).run(each)

    await asyncio.gather(*(keep_visiting() for _ in range(at_once)))
    return done
