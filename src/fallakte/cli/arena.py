"""`fallakte arena`: bots against each other, many matches, figures with their intervals."""

import os
import shlex

import click

from fallakte.arena.checking import check
from fallakte.arena.matches import Played
from fallakte.arena.plan import Plan, Settings
from fallakte.arena.pool import Pool
from fallakte.arena.reports import write_reports
from fallakte.arena.results import Results
from fallakte.arena.run import Arena, Players
from fallakte.arena.storage import CannotKeep, Folder, Kept
from fallakte.bots.budget import budget as read_budget
from fallakte.cli.arena_report import show
from fallakte.cli.files import why_not
from fallakte.cli.help import Helped, Number
from fallakte.cli.language import voice
from fallakte.cli.options import given_options, seed_text
from fallakte.cli.play import program
from fallakte.cli.progress import counting
from fallakte.core.faults import Fault
from fallakte.games import game

MATCHES = 200
SEED = "1"

BROKEN = 1
INTERRUPTED = 130


@click.command(cls=Helped)
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--bots", metavar="A,B,…")
@click.option("--players", type=Number(1))
@click.option("--option", "pairs", multiple=True, metavar="K=V")
@click.option("--matches", type=Number(1))
@click.option("--seed", metavar="S")
@click.option("--budget", metavar="10%|50ms|200sims")
@click.option("--jobs", type=Number(1))
@click.option("--ray", metavar="ADDRESS")
@click.option("--out", metavar="DIR")
@click.option("--records", is_flag=True)
@click.option("--resume", is_flag=True)
def arena(
    name: str | None,
    bots: str | None,
    players: int | None,
    pairs: tuple[str, ...],
    matches: int | None,
    seed: str | None,
    budget: str | None,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    records: bool,
    resume: bool,
) -> int:
    """Matches between bots, and what they come to."""
    if jobs is not None and ray is not None:
        raise Fault("arena-jobs-or-ray")
    if (resume or records) and out is None:
        raise Fault("cli-missing", name="--out")
    folder = Folder(out) if out is not None else None
    kept = _kept(folder) if folder is not None and resume else None
    settings = _settings(
        name, bots, given_options(players, pairs), seed, budget, records, kept.settings if kept else None
    )
    count = matches or (kept.matches if kept else MATCHES)
    plan = Plan(settings)
    check(settings)
    hands = _players(jobs, ray)
    before = _opened(folder, settings, count, kept) if folder is not None else []
    return _run(Arena(plan, count, folder, before), hands)


def _kept(folder: Folder) -> Kept:
    try:
        return folder.kept()
    except OSError as error:
        raise Fault("cannot-read", path=str(folder.path), why=why_not(error)) from None


def _settings(
    name: str | None,
    bots: str | None,
    given: dict[str, object],
    seed: str | None,
    budget: str | None,
    records: bool,
    kept: Settings | None,
) -> Settings:
    """What was asked for; what was not is as it was kept."""
    name = name or (kept.game if kept else None)
    if name is None:
        raise Fault("cli-missing", name="GAME")
    names = [one.strip() for one in bots.split(",")] if bots is not None else (kept.bots if kept else None)
    if names is None:
        raise Fault("cli-missing", name="--bots")
    budget = budget or (kept.budget if kept else None)
    if budget is not None:
        read_budget(budget)
    return Settings(
        game=name,
        options=kept.options if kept and not given else game(name).fill(given),
        bots=names,
        budget=budget,
        seed=seed_text(seed or (kept.seed if kept else SEED)),
        records=records or (kept is not None and kept.records),
    )


def _opened(folder: Folder, settings: Settings, matches: int, kept: Kept | None) -> list[Played]:
    """The folder made ready: the matches that it holds already."""
    try:
        if kept is None:
            folder.begin(settings, matches)
            return []
        _compare(folder, settings, kept.settings)
        return folder.go_on(settings, matches)
    except OSError as error:
        raise Fault("cannot-write", path=str(folder.path), why=why_not(error)) from None


def _compare(folder: Folder, settings: Settings, kept: Settings) -> None:
    other = [field for field in kept.__struct_fields__ if getattr(kept, field) != getattr(settings, field)]
    if other:
        raise Fault("arena-other-settings", path=str(folder.path), settings=", ".join(other))


def _players(jobs: int | None, ray: str | None) -> Players:
    if ray is None:
        return Pool(jobs or os.cpu_count() or 1)
    from fallakte.arena.cluster import Cluster

    return Cluster(ray)


def _run(arena: Arena, players: Players) -> int:
    """Play, then show and keep what it came to, however far it came."""
    stopped: Fault | None = None
    code = 0
    try:
        with counting(voice().say("cli-playing", game=arena.plan.settings.game), len(arena.waiting())) as progress:
            arena.run(players, progress)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except CannotKeep as error:
        stopped = _unwritten(arena, error)
    except Fault as fault:
        stopped = fault
    results = arena.results()
    stopped = stopped or _reported(arena, results)
    show(results)
    if arena.folder is not None:
        arena.folder.close()
    _say_how_to_go_on(arena)
    if stopped is not None:
        raise stopped
    return code or (BROKEN if arena.lost else 0)


def _reported(arena: Arena, results: Results) -> Fault | None:
    """Write the figures down; what keeps us from it, if anything does."""
    if arena.folder is None:
        return None
    try:
        write_reports(arena.folder, results, voice())
    except CannotKeep as error:
        return _unwritten(arena, error)
    return None


def _unwritten(arena: Arena, error: CannotKeep) -> Fault:
    assert arena.folder is not None
    return Fault("arena-cannot-write", path=str(arena.folder.path), why=why_not(error))


def _say_how_to_go_on(arena: Arena) -> None:
    if arena.folder is not None and len(arena.played) < arena.total:
        command = f"{program()} arena --resume --out {shlex.quote(str(arena.folder.path))}"
        click.echo(voice().say("arena-go-on", command=command))
