"""`python -m bench`: measure, show, and save."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench import peers, report
from bench.bars import COMPILED, INTERPRETED, judge
from bench.processes import ROOT, NoAnswer, Worker
from bench.rounds import Row, run

COMPILED_AT = ROOT / "build" / "compiled"
SOURCES = ROOT / "src"
PEERS = ("open_spiel", "rlcard", "chess")


@click.command()
@click.option("--quick", is_flag=True, help="Three short rounds: a first look, too noisy to decide anything.")
@click.option("--only", metavar="PATTERN", multiple=True, help="Only what matches, e.g. 'hearts'; may be repeated.")
@click.option("--strict", is_flag=True, help="Exit 1 if a bar is missed.")
@click.option("--rounds", type=click.IntRange(1), help="How many rounds.")
@click.option("--seconds", type=click.FloatRange(0.01), help="How long each measure takes in each round.")
def main(quick: bool, only: tuple[str, ...], strict: bool, rounds: int | None, seconds: float | None) -> None:
    """Measure Fallakte and its peers in one run, alternating, on one core."""
    rounds = rounds or (3 if quick else 9)
    seconds = seconds or (0.1 if quick else 0.4)
    if not any(COMPILED_AT.rglob("*.so")):
        raise click.ClickException("there is no compiled build in build/compiled; `make compiled` makes it")
    peers.prepare()
    console = Console()
    core = _core()
    missing: dict[str, str] = {}
    with _workers(core, missing) as workers:
        rows = [Row(worker, measure) for worker in workers for measure in worker.measures]
        rows = [row for row in rows if not only or any(fnmatch(row.name, f"*{pattern}*") for pattern in only)]
        if not rows:
            raise click.ClickException(f"nothing is measured that matches {' or '.join(only)}")
        _run(console, rows, rounds, seconds)
    verdicts = judge({row.name: row for row in rows})
    report.show(console, rows, verdicts, missing)
    report.save(rows, verdicts, missing, {"rounds": rounds, "seconds": seconds, "core": core, "only": only})
    console.print(f"{report.machine()}; Python {sys.version.split()[0]}; saved to {report.LATEST.relative_to(ROOT)}")
    if any(name.startswith(COMPILED) for name in missing) or (strict and any(one.met is False for one in verdicts)):
        sys.exit(1)


def _core() -> int:
    """The last core for everything that is measured, and the others for this process, if there are any."""
    if not hasattr(os, "sched_getaffinity"):
        return -1
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[:-1])
    return cores[-1]


@contextmanager
def _workers(core: int, missing: dict[str, str]) -> Iterator[list[Worker]]:
    """A process for each program that is there."""
    started: list[Worker] = []
    try:
        for program, path, compiled in ((COMPILED, COMPILED_AT, "yes"), (INTERPRETED, SOURCES, "no")):
            worker = Worker(program, sys.executable, "ours", core, path)
            started.append(worker)
            if worker.versions["compiled"] != compiled:
                raise click.ClickException(f"the rules in {path.relative_to(ROOT)} are not what they should be")
            missing.update({f"{program}: {name}": why for name, why in worker.missing.items()})
        for peer in PEERS:
            try:
                started.append(Worker(peer, peers.PYTHON, peer, core))
            except (NoAnswer, OSError) as why:
                missing[peer] = why.last if isinstance(why, NoAnswer) else str(why)
        yield started
    except NoAnswer as why:
        raise click.ClickException(f"{why.program} stopped: {why.last}") from None
    finally:
        for worker in started:
            worker.stop()


def _run(console: Console, rows: list[Row], rounds: int, seconds: float) -> None:
    columns = (
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(rows) * (rounds + 1))

        def tick(name: str) -> None:
            progress.update(task, advance=1, description=name)

        run(rows, rounds, seconds, tick)


if __name__ == "__main__":
    main(prog_name="python -m bench")
