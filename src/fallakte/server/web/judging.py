"""Verifying and replaying records apart from the server: a long one would keep everybody waiting."""

import asyncio
import os
import sys
from functools import partial
from typing import Any, Final, Literal

import msgspec
from msgspec import field

from fallakte.core.faults import Fault
from fallakte.core.record import RecordFault
from fallakte.server.messages import Seat, Settings, Table
from fallakte.server.requests import Frame, Frames, Reply
from fallakte.server.store.rows import OVER
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
        return said(await self._in_turn(record), speaker(language))

    async def frames(self, record: bytes, eyes: int, since: int, count: int) -> Frames:
        """A piece of a record's replay; a fault says what is wrong with the record."""
        found = await self._in_turn(record, eyes, since, count)
        if "fault" in found:
            fault = Fault if found["rule"] is None else partial(RecordFault, found["rule"])
            raise fault(found["fault"], **found["facts"])
        shown = msgspec.convert(found["frames"], list[Frame])
        return Frames(table=table_of(found["header"]), total=found["total"], frames=shown)

    async def _in_turn(self, record: bytes, *which: int) -> dict[str, Any]:
        if self._waiting >= MOST_WAITING:
            raise Fault("too-fast", seconds=30)
        self._waiting += 1
        try:
            async with self._free:
                return await _judged(record, *which)
        finally:
            self._waiting -= 1


def table_of(header: dict[str, Any]) -> Table:
    """The table that a record was played at, as far as its header tells."""
    return Table(
        id="",
        code="",
        game=header["game"],
        options=header["options"],
        settings=Settings(),
        phase=OVER,
        seats=[
            Seat(seat=seat, kind="person" if player["kind"] == "human" else "bot", name=player["name"])
            for seat, player in enumerate(header["players"])
        ],
        commitment=header.get("commitment"),
    )


async def _judged(record: bytes, *which: int) -> dict[str, Any]:
    """What the process found; with numbers for eyes, first frame and how many, the frames."""
    pipe = asyncio.subprocess.PIPE
    arguments = ("-m", "fallakte.server.web.judge", *map(str, which))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdin=pipe, stdout=pipe, stderr=pipe, env=_environment()
    )
    try:
        async with asyncio.timeout(SECONDS):
            out, _ = await process.communicate(record)
    except TimeoutError:
        raise Fault("verify-too-long") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise Fault("verify-too-long")
    found: dict[str, Any] = msgspec.json.decode(out)
    return found


def _environment() -> dict[str, str]:
    """Where Python finds us, and none of the server's settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FALLAKTE_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


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
