"""The process that verifies one record, with the little time and memory that it is given."""

import os
import sys
from typing import Final

import msgspec

from fallakte.core.record import RecordFault, parse_line
from fallakte.core.trust import Verdict, verify
from fallakte.core.words import Words
from fallakte.games import game

MEMORY: Final = 1024 * 1024 * 1024
CPU_SECONDS: Final = 60


def main() -> None:
    """Read the record from standard input, write the verdict to standard output."""
    _stand_back()
    sys.stdout.buffer.write(msgspec.json.encode(judged(sys.stdin.buffer.read()), enc_hook=str))


def judged(record: bytes) -> Words:
    """The verdict in words, with the facts of a fault for its sentence."""
    lines: list[Words] = []
    places: list[int] = []
    try:
        for number, line in enumerate(record.split(b"\n"), start=1):
            if line.strip():
                places.append(number)
                lines.append(parse_line(line))
    except RecordFault as fault:
        return {"ok": False, "deals": 0, "shuffles": 0, "moves": 0, "line": places[-1], **_said(fault)}
    return _told(verify(lines, game, unfinished=True), places, lines)


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
