"""Verifying and replaying records apart from the server: a long one would keep everybody waiting."""

import asyncio
import sys
from functools import partial
from typing import Any, Final, Literal

import msgspec
from msgspec import field

from fallakte.core.faults import Fault
from fallakte.core.record import RecordFault
from fallakte.protocol.requests import Reply
from fallakte.server.ops.child_processes import environment
from fallakte.server.web.verify_worker import REFUSED
from fallakte.text.speaker import Speaker, speaker
from fallakte.text.verdicts import meaning

SECONDS: Final = 60.0
AT_ONCE: Final = 1
MOST_WAITING: Final = 10

Proof = Literal["committed", "wordless", "old"]


class WordGiven(Reply, kw_only=True):
    """What a player added to the seed."""

    name: str
    word: str
    silent: bool = False
    """Committed to, but not revealed in time."""


class VerdictSaid(Reply, kw_only=True):
    """Whether a record is what was committed to, how much was found right, and what that means."""

    ok: bool
    text: str
    deals: int
    shuffles: int
    moves: int
    commitment: str | None = None
    words: list[WordGiven] = field(default_factory=list)
    proof: Proof | None = None
    """`committed`: the secret and all words were fixed before any was shown. `wordless`: nobody revealed a word.
    `old`: the words were not committed to."""
    line: int | None = None
    rule: str | None = None
    fault: str | None = None
    meaning: list[str] = field(default_factory=list)


class Judges:
    """Verifies and replays records one after another, each in a process of its own."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def verdict(self, record: bytes, language: str) -> VerdictSaid:
        """The verdict in somebody's language."""
        _, written = await self._in_turn(record)
        return said(msgspec.json.decode(written), speaker(language))

    async def frames(self, record: bytes, eyes: int, since: int, count: int) -> bytes:
        """A piece of a record's replay as JSON; a fault says what is wrong with the record."""
        code, written = await self._in_turn(record, eyes, since, count)
        if code == REFUSED:
            found = msgspec.json.decode(written)
            fault = Fault if found["rule"] is None else partial(RecordFault, found["rule"])
            raise fault(found["fault"], **found["facts"])
        return written

    async def _in_turn(self, record: bytes, *which: int) -> tuple[int, bytes]:
        if self._waiting >= MOST_WAITING:
            raise Fault("too-fast", seconds=30)
        self._waiting += 1
        try:
            async with self._free:
                return await _judged(record, *which)
        finally:
            self._waiting -= 1


async def _judged(record: bytes, *which: int) -> tuple[int, bytes]:
    """How the process ended and what it wrote; with numbers for eyes, first frame and how many, the frames."""
    pipe = asyncio.subprocess.PIPE
    arguments = ("-m", "fallakte.server.web.verify_worker", *map(str, which))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdin=pipe, stdout=pipe, stderr=pipe, env=environment()
    )
    try:
        async with asyncio.timeout(SECONDS):
            written, _ = await process.communicate(record)
    except TimeoutError:
        raise Fault("verify-too-long") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode not in (0, REFUSED):
        raise Fault("verify-too-long")
    return process.returncode, written


def said(found: dict[str, Any], voice: Speaker) -> VerdictSaid:
    """A verdict with its sentences."""
    counts = {name: found[name] for name in ("deals", "shuffles", "moves")}
    if found["ok"]:
        silent = found["silent"]
        words = [
            WordGiven(name=name, word=word, silent=seat in silent)
            for seat, (name, word) in enumerate(zip(found["players"], found["words"]))
        ]
        return VerdictSaid(
            ok=True,
            text=voice.say("verified", **counts),
            **counts,
            commitment=found["commitment"],
            words=words,
            proof=found["proof"],
            meaning=[voice.say(key) for key in meaning(found["proof"], silent=bool(silent))],
        )
    text = voice.fault(Fault(found["fault"], **found["facts"]))
    rule = found["rule"]
    return VerdictSaid(
        ok=False, text=text, **counts, line=found["line"], rule=rule, fault=found["fault"], meaning=[voice.rule(rule)]
    )
