"""`python -m bench.compile_levels`: what the C compiler's optimisation costs, and what it brings, in one run."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path

import click

from bench.processes import ROOT, Worker
from bench.report import machine
from bench.rounds import Row, run

WAYS = ((3, 1), (2, 4), (1, 4), (1, 1))
"""Level and number of C files; everything is compared with the first."""
MEASURED = ("stepped", "inside", "copy", "seen", "imagine", "simulations")


@dataclass
class Way:
    """One way to compile, and what it took."""

    level: int
    parts: int
    waited: float
    used: float
    worker: Worker

    @property
    def name(self) -> str:
        return f"-O{self.level}, {self.parts} file{'s' if self.parts > 1 else ''}"


@click.command()
@click.option("--rounds", default=7, show_default=True, type=click.IntRange(1), help="How many rounds.")
@click.option("--seconds", default=0.3, show_default=True, type=click.FloatRange(0.01), help="Of each measure.")
def main(rounds: int, seconds: float) -> None:
    """Compile the rules in several ways, then measure all of them in turn."""
    core = max(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="fallakte-levels-") as folder:
        ways = [_compiled(Path(folder, f"{level}-{parts}"), level, parts, core) for level, parts in WAYS]
        try:
            rows = [[Row(way.worker, one) for one in _measures(way.worker)] for way in ways]
            run([row for group in zip(*rows) for row in group], rounds, seconds, lambda name: None)
        finally:
            for way in ways:
                way.worker.stop()
    _print(ways, rows)
    print(f"\n{machine()}")


def _measures(worker: Worker) -> list[str]:
    return [one for one in worker.measures if one.split()[0] in MEASURED]


def _compiled(copy: Path, level: int, parts: int, core: int) -> Way:
    """A copy of the sources, compiled in this way."""
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "client"))
    settings = (ROOT / "pyproject.toml").read_text("utf-8")
    settings = re.sub(r"^level = \d+$", f"level = {level}", settings, flags=re.MULTILINE)
    settings = re.sub(r"^parts = \d+$", f"parts = {parts}", settings, flags=re.MULTILINE)
    (copy / "pyproject.toml").write_text(settings, "utf-8")
    before, begun = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-m", "tools.compile"], cwd=copy, check=True, env={**os.environ, "PYTHONPATH": "."})
    waited, after = time.perf_counter() - begun, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    worker = Worker(f"{level}-{parts}", sys.executable, "ours", core, copy / "build" / "compiled")
    return Way(level, parts, waited, used, worker)


def _print(ways: Sequence[Way], rows: Sequence[Sequence[Row]]) -> None:
    print("| |" + "".join(f" {way.name} |" for way in ways))
    print("|---|" + "--:|" * len(ways))
    print("| compiled after, s |" + "".join(f" {way.waited:.0f} |" for way in ways))
    print("| processor time, s |" + "".join(f" {way.used:.0f} |" for way in ways))
    for what in MEASURED:
        means = [
            _mean([one.rate / base.rate for one, base in zip(group, rows[0]) if one.what == what]) for group in rows
        ]
        print(f"| {what}, geometric mean of the games |" + "".join(f" {mean:.2f} x |" for mean in means))


def _mean(ratios: Sequence[float]) -> float:
    return prod(ratios) ** (1 / len(ratios))


if __name__ == "__main__":
    main(prog_name="python -m bench.compile_levels")
