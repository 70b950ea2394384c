"""The process that verifies one record, or replays it, with the little time and memory that it is given.

`python -m fallakte.server.web.verify_worker` gives the verdict; with three arguments (eyes, first frame, how many) the
frames.
"""

import os
import sys
from typing import Any, Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.record import RecordFault, parse_line
from fallakte.core.trust import Verdict, verify
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.protocol.messages import Seat, Settings, Table
from fallakte.server.replays.frames import fitting, piece, replayed, total
from fallakte.server.store.rows import OVER

REFUSED: Final = 3
"""The exit code that says that what was written is a fault and no frames."""
MEMORY: Final = 1024 * 1024 * 1024
CPU_SECONDS: Final = 60


def main() -> None:
    """Read the record from standard input, write the verdict or the frames to standard output."""
    _stand_back()
    record = sys.stdin.buffer.read()
    if len(sys.argv) == 1:
        _write(judged(record))
        return
    try:
        sys.stdout.buffer.write(framed(record, *map(int, sys.argv[1:])))
    except Fault as fault:
        _write({"fault": fault.key, "facts": fault.facts, "rule": getattr(fault, "rule", None)})
        sys.exit(REFUSED)


def _write(found: Words) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found, enc_hook=str))


def judged(record: bytes) -> Words:
    """The verdict in words, with the facts of a fault for its sentence."""
    places: list[int] = []
    try:
        lines = _read(record, places)
    except RecordFault as fault:
        return {"ok": False, "deals": 0, "shuffles": 0, "moves": 0, "line": places[-1], **_said(fault)}
    return _told(verify(lines, game, unfinished=True), places, lines)


def framed(record: bytes, eyes: int, since: int, count: int) -> bytes:
    """A piece of the record's replay as the server answers it; a Fault says what is wrong with the record."""
    lines = _read(record, [])
    if not lines:
        raise RecordFault("REC-2", "rec-2-no-header")
    frames = [*fitting(replayed(lines, eyes, since, count))]
    return piece(table_of(lines[0]), total(lines), msgspec.Raw(msgspec.json.encode(frames)))


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
