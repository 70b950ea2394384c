"""What a run gave: Markdown for people, JSON for programs."""

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from statistics import median
from typing import Any

from bench.online.bars import Taken, Verdict, value
from bench.online.servers import Program
from bench.report import LATEST, machine

WORDS = {True: "met", False: "**missed**", None: "undecided: the machine was busy"}
FILE = LATEST.with_name("online.json")


def markdown(taken: Sequence[Taken], verdicts: Sequence[Verdict]) -> str:
    """Tables: as fast as answered, paced, idle, and the bars.

    `load` and `others` are parts of a core that the generator and everything else on the machine took meanwhile.
    """
    parts = [_moving(taken, "fast"), _moving(taken, "paced"), _idle(taken), _bars(verdicts)]
    return "\n\n".join(part for part in parts if part)


def _moving(taken: Sequence[Taken], pattern: str) -> str:
    title = "as fast as answered" if pattern == "fast" else "paced"
    head = (
        f"matches, {title}",
        "server",
        "moves/s",
        "median ms",
        "p99 ms",
        "CPU µs/move",
        "load",
        "others",
        "bytes/message",
    )
    return _table(head, [_moving_row(group) for group in _groups(taken, pattern)])


def _moving_row(group: Sequence[Taken]) -> list[str]:
    results = [one.result for one in group]
    rate, middle, late = (median(value(result, name) for result in results) for name in ("rate", "p50", "p99"))
    load = median(result["generator_cpu"] / result["seconds"] for result in results)
    others = median(one.others for one in group)
    size = median(result["bytes"] / result["messages"] for result in results)
    cpu = [result["server_cpu"] / result["moves"] * 1e6 for result in results if "server_cpu" in result]
    return [
        f"{group[0].matches:,}",
        group[0].program.name,
        f"{rate:,.0f}",
        f"{middle:.1f}",
        f"{late:.1f}",
        f"{median(cpu):.0f}" if cpu else "–",
        f"{load:.0%}",
        f"{others:.0%}",
        f"{size:,.0f}",
    ]


def _idle(taken: Sequence[Taken]) -> str:
    rows = []
    for group in _groups(taken, "idle"):
        size = median(one.result["bytes_per_match"] for one in group)
        rows.append([f"{group[0].matches:,}", group[0].program.name, f"{size / 1000:.1f}"])
    return _table(("matches, idle", "server", "kB/match"), rows)


def _bars(verdicts: Sequence[Verdict]) -> str:
    rows = [[one.what, one.wanted, one.measured, WORDS[one.met]] for one in verdicts]
    return _table(("bar", "wanted", "measured", ""), rows)


def _groups(taken: Sequence[Taken], pattern: str) -> list[list[Taken]]:
    """The rounds of the same measure together, in the order in which they were first taken."""
    groups: dict[tuple[int, Program], list[Taken]] = {}
    for one in taken:
        if one.pattern == pattern:
            groups.setdefault((one.matches, one.program), []).append(one)
    return list(groups.values())


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def save(
    taken: Sequence[Taken], verdicts: Sequence[Verdict], versions: dict[str, str], settings: dict[str, Any]
) -> None:
    """Everything to the file of the latest run, every round with it."""
    result = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "python": platform.python_version(),
        "versions": versions,
        "settings": settings,
        "measures": [{**asdict(one), "program": one.program.name} for one in taken],
        "bars": [asdict(verdict) for verdict in verdicts],
    }
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")
