"""What a run gave: tables for people, JSON for programs."""

import json
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.bars import Limit, Ratio, Verdict
from bench.rounds import Row

LATEST = Path(__file__).resolve().parent / "results" / "latest.json"

RATES = {
    "stepped": "Stepped from Python, decisions a second",
    "watched": "Stepped from Python at watched tables (events and knowledge kept), decisions a second",
    "inside": "Whole matches inside, decisions a second",
    "rollouts": "Inside, from a dealt hand on, decisions a second",
    "simulations": "Searching at hidden information, simulations a second",
}
TIMES = {
    "copy": "A copy",
    "clone": "A copy",
    "seen": "All that a seat knows",
    "imagine": "A table that fits what a seat knows",
    "resample": "A table that fits what a seat knows",
    "to_bytes": "A table as bytes",
}


def machine() -> str:
    """The processor, its cores and the system."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def show(console: Console, rows: Sequence[Row], verdicts: Sequence[Verdict], missing: Mapping[str, str]) -> None:
    """Everything as tables."""
    for what, title in RATES.items():
        _show_rows(console, title, [row for row in rows if row.what == what], times=False)
    for title in dict.fromkeys(TIMES.values()):
        _show_rows(console, f"{title}, microseconds", [row for row in rows if TIMES.get(row.what) == title], times=True)
    _show_bars(console, [verdict for verdict in verdicts if verdict.value is not None])
    for name, why in missing.items():
        console.print(f"missing: {name} ({why})", style="yellow", highlight=False)


def _show_rows(console: Console, title: str, rows: Sequence[Row], *, times: bool) -> None:
    if not rows:
        return
    table = Table("", "median", "±", title=title, title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in sorted(rows, key=lambda row: -row.rate):
        value = f"{row.nanoseconds / 1000:,.2f}" if times else f"{row.rate:,.0f}"
        table.add_row(row.name, value, f"{row.spread:.0%}")
    console.print(table)


def _show_bars(console: Console, verdicts: Sequence[Verdict]) -> None:
    if not verdicts:
        return
    table = Table("", "against", "bar", "measured", "", title="Bars", title_justify="left")
    for verdict in verdicts:
        mark = "[green]met[/]" if verdict.met else "[red]missed[/]"
        bar = verdict.bar
        against = bar.against if isinstance(bar, Ratio) else ""
        table.add_row(bar.of, against, _wanted(bar), _measured(verdict), mark)
    console.print(table)


def _wanted(bar: Ratio | Limit) -> str:
    return f"≥ {bar.bar:g} x" if isinstance(bar, Ratio) else f"< {bar.bar / 1000:g} µs"


def _measured(verdict: Verdict) -> str:
    assert verdict.value is not None
    return f"{verdict.value:.1f} x" if isinstance(verdict.bar, Ratio) else f"{verdict.value / 1000:.2f} µs"


def save(
    rows: Sequence[Row], verdicts: Sequence[Verdict], missing: Mapping[str, str], settings: Mapping[str, Any]
) -> None:
    """Everything to the file of the latest run, every round with it."""
    versions: dict[str, dict[str, str]] = {row.worker.program: row.worker.versions for row in rows}
    result = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "python": platform.python_version(),
        "versions": versions,
        "settings": dict(settings),
        "missing": dict(missing),
        "measures": [_row(row) for row in rows],
        "bars": [_verdict(verdict) for verdict in verdicts],
    }
    LATEST.parent.mkdir(exist_ok=True)
    LATEST.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _row(row: Row) -> dict[str, Any]:
    return {
        "program": row.worker.program,
        "measure": row.measure,
        "per_second": row.rate,
        "nanoseconds": row.nanoseconds,
        "spread": row.spread,
        "rounds": [asdict(taken) for taken in row.rounds],
    }


def _verdict(verdict: Verdict) -> dict[str, Any]:
    bar = verdict.bar
    against = bar.against if isinstance(bar, Ratio) else None
    unit = "times as fast" if isinstance(bar, Ratio) else "nanoseconds at most"
    return {
        "of": bar.of,
        "against": against,
        "bar": bar.bar,
        "unit": unit,
        "value": verdict.value,
        "met": verdict.met,
    }
