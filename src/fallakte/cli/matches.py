"""`fallakte matches`: the matches of a database listed, exported, checked, deleted, also while it is served."""

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec

from fallakte.cli.backup import chosen_database
from fallakte.cli.files import why_not, write_record
from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.core.faults import Fault

if TYPE_CHECKING:
    from fallakte.server.store.rows import TableRow

ACTIONS: Final = {
    "list": ("phase", "json"),
    "export": ("all", "out", "unfinished"),
    "check": ("all",),
    "delete": ("yes",),
}
"""What `matches` does, with the options that belong to each."""

PHASES: Final = {
    "gathering": "matches-gathering",
    "running": "matches-running",
    "over": "matches-over",
    "closed": "matches-closed",
}


@click.command(cls=Helped)
@click.argument("action", metavar="|".join(ACTIONS))
@click.argument("names", nargs=-1, metavar="[ID]...")
@click.option("--database", metavar="URL")
@click.option("--phase", metavar="|".join(PHASES))
@click.option("--json", is_flag=True)
@click.option("--all", is_flag=True)
@click.option("--out", metavar="DIR")
@click.option("--unfinished", is_flag=True)
@click.option("--yes", is_flag=True)
def matches(action: str, names: tuple[str, ...], database: str | None, **options: str | bool | None) -> None:
    """List, export, check or delete the matches of the database."""
    _check_action(action, {name for name, value in options.items() if value})
    url = chosen_database(database)
    if action == "list":
        if names:
            raise Fault("cli-too-many-arguments")
        _list(url, _phase(options["phase"]), as_json=bool(options["json"]))
    elif action == "export":
        _check_names(names, everything=bool(options["all"]))
        _export(url, names, str(options["out"] or "."), unfinished=bool(options["unfinished"]))
    elif action == "check":
        _check_names(names, everything=bool(options["all"]))
        _check(url, names)
    else:
        _check_names(names, everything=False)
        _delete(url, names, asked=bool(options["yes"]))


def _check_action(action: str, given: set[str]) -> None:
    if action not in ACTIONS:
        raise Fault("matches-no-such-action", action=action, actions=", ".join(ACTIONS))
    for name in sorted(given.difference(ACTIONS[action])):
        raise Fault("matches-other-option", action=action, option=f"--{name}")


def _check_names(names: tuple[str, ...], *, everything: bool) -> None:
    if everything and names:
        raise Fault("cli-too-many-arguments")
    if not everything and not names:
        raise Fault("cli-missing", name="ID")


def _phase(given: str | bool | None) -> str | None:
    if given and given not in PHASES:
        raise Fault("matches-no-such-phase", phase=str(given), phases=", ".join(PHASES))
    return str(given) if given else None


# Listing


def _list(url: str, phase: str | None, *, as_json: bool) -> None:
    from fallakte.server.ops.cleanup import each_table

    def tell(row: "TableRow") -> None:
        click.echo(msgspec.json.encode(_facts(row)).decode() if as_json else _line(row))

    each_table(url, phase, tell)


def _facts(row: "TableRow") -> dict[str, object]:
    """What may be said of a table: everything but its secret."""
    return {
        "id": row.id,
        "code": row.code,
        "game": row.game,
        "phase": row.summary.phase,
        "players": _players(row),
        "listed": row.listed,
        "lines": row.head,
        "opened": row.opened,
        "changed": row.changed,
    }


def _players(row: "TableRow") -> list[str]:
    """The names at a table; a summary that cannot be read is no reason to say nothing of the rest."""
    try:
        return [str(one["name"]) for one in msgspec.json.decode(row.summary.about)["players"]]
    except (msgspec.MsgspecError, UnicodeError, LookupError, TypeError):
        return []


def _line(row: "TableRow") -> str:
    phase = voice().say(PHASES[row.summary.phase]) if row.summary.phase in PHASES else row.summary.phase
    changed = datetime.fromtimestamp(row.changed / 1000).strftime("%Y-%m-%d %H:%M")
    return f"{row.id}  {row.code}  {changed}  {row.game:16}  {phase:10}  {', '.join(_players(row))}"


# Exporting


def _export(url: str, names: tuple[str, ...], folder: str, *, unfinished: bool) -> None:
    from fallakte.server.ops.cleanup import FINISHED

    rows = _wanted(url, names)
    _make_folder(folder)
    for row in rows:
        if unfinished or row.summary.phase in FINISHED:
            _export_one(url, row, folder)
        elif names:
            # Its cards are in the record, and perhaps the host sits at that table.
            raise Fault("matches-still-running", name=row.id)


def _wanted(url: str, names: tuple[str, ...]) -> "list[TableRow]":
    """The matches with these names, or all."""
    from fallakte.server.ops.cleanup import each_table, found_tables

    if names:
        return found_tables(url, names)
    rows: list[TableRow] = []
    each_table(url, None, rows.append)
    return rows


def _make_folder(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("cannot-write", path=folder, why=why_not(error)) from None


def _export_one(url: str, row: "TableRow", folder: str) -> None:
    """A match of which nothing has been played yet has no record."""
    from fallakte.server.ops.cleanup import record_of
    from fallakte.server.rooms.chain import Damaged

    try:
        lines = record_of(url, row)
    except (Damaged, msgspec.MsgspecError, UnicodeError, LookupError, TypeError):
        click.echo(voice().say("matches-unreadable", name=row.id), err=True)
        return
    if lines:
        path = str(Path(folder) / f"{row.game}-{row.id}.jsonl")
        write_record(path, lines)
        click.echo(path)


# Checking


def _check(url: str, names: tuple[str, ...]) -> None:
    """Read every log to its last line, and say which are not what was written."""
    from fallakte.server.ops.cleanup import check_log

    rows = _wanted(url, names)
    damaged = 0
    for row in rows:
        try:
            check_log(url, row)
        except Fault as fault:
            damaged += 1
            click.echo(voice().fault(fault), err=True)
    click.echo(voice().say("matches-checked", count=len(rows), damaged=damaged), err=True)
    if damaged:
        sys.exit(1)


# Deleting


def _delete(url: str, names: tuple[str, ...], *, asked: bool) -> None:
    from fallakte.server.ops import cleanup

    rows = cleanup.found_tables(url, names)
    for row in rows:
        click.echo(_line(row), err=True)
    if not asked and not _agreed(len(rows)):
        click.echo(voice().say("matches-kept"), err=True)
        return
    count = cleanup.delete(url, [row.id for row in rows])
    click.echo(voice().say("matches-deleted", count=count), err=True)


def _agreed(count: int) -> bool:
    if not sys.stdin.isatty():
        raise Fault("matches-say-yes")
    click.echo(voice().say("matches-really", count=count), err=True, nl=False)
    return sys.stdin.readline().strip().lower() in ("y", "yes", "j", "ja")
