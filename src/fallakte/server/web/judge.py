"""The process that verifies one record, or replays it, with the little time and memory that it is given.

`python -m fallakte.server.web.judge` gives the verdict, with three arguments (eyes, first frame, how many) the frames.
"""

import os
import sys
from typing import Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.record import RecordFault, parse_line
from fallakte.core.trust import Verdict, verify
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.server.frames import replayed, total

MEMORY: Final = 1024 * 1024 * 1024
CPU_SECONDS: Final = 60


def main() -> None:
    """Read the record from standard input, write the verdict or the frames to standard output."""
    _stand_back()
    record = sys.stdin.buffer.read()
    found = framed(record, *map(int, sys.argv[1:])) if len(sys.argv) > 1 else judged(record)
    sys.stdout.buffer.write(msgspec.json.encode(found, enc_hook=str))


def judged(record: bytes) -> Words:
    """The verdict in words, with the facts of a fault for its sentence."""
    places: list[int] = []
    try:
        lines = _read(record, places)
    except RecordFault as fault:
        return {"ok": False, "deals": 0, "shuffles": 0, "moves": 0, "line": places[-1], **_said(fault)}
    return _told(verify(lines, game, unfinished=True), places, lines)


def framed(record: bytes, eyes: int, since: int, count: int) -> Words:
    """A piece of the record's replay with its header, or what is wrong with it."""
    try:
        lines = _read(record, [])
        if not lines:
            raise RecordFault("REC-2", "rec-2-no-header")
        frames = list(replayed(lines, eyes, since, count))
    except Fault as fault:
        return {"fault": fault.key, "facts": fault.facts, "rule": getattr(fault, "rule", None)}
    return {"header": lines[0], "total": total(lines), "frames": frames}


def _read(record: bytes, places: list[int]) -> list[Words]:
    """The lines of a record; `places` gets the number of each, for empty ones are skipped."""
    lines: list[Words] = []
    for number, line in enumerate(record.split(b"\n"), start=1):
        if line.strip():
            places.append(number)
            lines.append(parse_line(line))
    return lines


def _told(verdict: Verdict, places: list[int], lines: list[Words]) -> Words:
    if verdict.fault is None:
        return {**verdict.words(), "players": [player["name"] for player in lines[0]["players"]]}
    line = places[verdict.line - 1] if places else 1
    return {**verdict.words(), "line": line, **_said(verdict.fault)}


def _said(fault: RecordFault) -> Words:
    return {"rule": fault.rule, "fault": fault.key, "facts": fault.facts}


def _stand_back() -> None:
    if sys.platform != "win32":
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


if __name__ == "__main__":
    main()
