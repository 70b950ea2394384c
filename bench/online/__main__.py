"""`python -m bench.online`: start the servers, load them in turn, show, and save."""

import sys

import click

from bench.online import load, node, report
from bench.online.bars import Taken, judge
from bench.online.load import Pattern
from bench.online.servers import BARE, COMPILED_AT, FLATFILE, MEMORY, OURS, Program, serving
from bench.processes import ROOT
from bench.report import machine

PARTS = ("fast", "paced", "idle")
SIDES = {"ours": (OURS,), "peer": (MEMORY, FLATFILE), "bare": (BARE,), "all": (OURS, MEMORY, FLATFILE)}
FIRST_IDLE = 500
"""Growth is measured from here on: what a server needs once is in memory by then."""


@click.command()
@click.option("--matches", default="100,1000", show_default=True, help="How many matches move as fast as answered.")
@click.option("--paced", default=1000, show_default=True, type=click.IntRange(1), help="How many move every 5 seconds.")
@click.option("--idle", default=2000, show_default=True, type=click.IntRange(1), help="How many matches are idle.")
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1), help="How long is measured.")
@click.option("--warm-up", default=3.0, show_default=True, type=click.FloatRange(0), help="How long is played before.")
@click.option("--rounds", default=1, show_default=True, type=click.IntRange(1), help="How many rounds.")
@click.option("--part", type=click.Choice(PARTS), multiple=True, help="Only this part; may be repeated.")
@click.option("--only", type=click.Choice(list(SIDES)), default="all", help="One side; `bare` shows what the load can.")
@click.option("--database", metavar="URL", help="Ours on this database, instead of a fresh SQLite file.")
@click.option("--strict", is_flag=True, help="Exit 1 if a bar is missed.")
def main(
    matches: str,
    paced: int,
    idle: int,
    seconds: float,
    warm_up: float,
    rounds: int,
    part: tuple[str, ...],
    only: str,
    database: str | None,
    strict: bool,
) -> None:
    """Load our server and boardgame.io's, in turn, with the same clients in the same pattern."""
    if not any(COMPILED_AT.rglob("*.so")) and only in ("ours", "all"):
        raise click.ClickException("there is no compiled build in build/compiled; `make compiled` makes it")
    path = node.prepare()
    patterns = [Pattern("fast", (count,), seconds, warm_up) for count in _counts(matches)]
    patterns += [Pattern("paced", (paced,), seconds, warm_up), Pattern("idle", (FIRST_IDLE, FIRST_IDLE + idle))]
    patterns = [one for one in patterns if not part or one.name in part]
    taken = [
        _measured(program, pattern, number, path, database)
        for number in range(rounds)
        for pattern in patterns
        for program in SIDES[only]
        if program != FLATFILE or pattern.name == "fast"
    ]
    verdicts = judge(taken)
    print(f"\n{report.markdown(taken, verdicts)}\n")
    settings = {"seconds": seconds, "warm_up": warm_up, "rounds": rounds, "only": only}
    report.save(taken, verdicts, node.versions(path), settings)
    print(f"{machine()}; saved to {report.FILE.relative_to(ROOT)}")
    if strict and not all(verdict.met for verdict in verdicts):
        sys.exit(1)


def _counts(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdigit() and int(word) > 0 for word in words):
        raise click.BadParameter(f"{text} is no list of numbers like 100,1000", param_hint="--matches")
    return [int(word) for word in words]


def _measured(program: Program, pattern: Pattern, number: int, path: str, database: str | None) -> Taken:
    """One measure with a server of its own, so that none of them inherits anything."""
    with serving(program, path, database) as server:
        result = load.run(server, path, pattern, seed=number + 1)
    if "rate" in result:
        shown = f"{result['rate']:,.0f} moves/s, p99 {result['latency']['p99']:.1f} ms"
    else:
        shown = f"{result['bytes_per_match'] / 1000:.1f} kB a match"
    print(f"{pattern.title}, {program.name}: {shown}", flush=True)
    return Taken(program, pattern.name, pattern.matches[-1], number, result)


if __name__ == "__main__":
    main(prog_name="python -m bench.online")
