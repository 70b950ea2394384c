"""`fallakte host`: what a host sees and does about people and tables, while the server runs or not."""

from collections.abc import Callable
from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from fallakte.cli.backup import chosen_database
from fallakte.cli.help import Helped, Number
from fallakte.cli.language import voice
from fallakte.core.faults import Fault

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from fallakte.server.store.hosting import What

LOOKS: Final = ("tables", "people", "reports", "trail", "show")
DEEDS: Final = ("close", "mute", "ban", "lift", "settle")
OPTIONS: Final = {
    **dict.fromkeys(LOOKS, ("json",)),
    **dict.fromkeys(DEEDS, ("why",)),
    "reports": ("json", "all"),
    "mute": ("why", "hours"),
}
"""What `host` does, with the options that belong to each."""
USUAL_HOURS: Final = 24
HOUR: Final = 3_600_000
LONGEST: Final = 500


# An id may begin with a dash, and is no option then.
@click.command(cls=Helped, context_settings={"ignore_unknown_options": True})
@click.argument("action", metavar="|".join((*LOOKS, *DEEDS)))
@click.argument("names", nargs=-1, metavar="[ID]...")
@click.option("--database", metavar="URL")
@click.option("--why", metavar="TEXT")
@click.option("--hours", type=Number(1))
@click.option("--all", is_flag=True)
@click.option("--json", is_flag=True)
def host(action: str, names: tuple[str, ...], database: str | None, **options: Any) -> None:
    """Look at people and tables, and do something about them."""
    _check(action, {name for name, value in options.items() if value})
    if action in LOOKS:
        _look(chosen_database(database), action, names, everything=options["all"], as_json=options["json"])
        return
    if not names:
        raise Fault("cli-missing", name="ID")
    hours = options["hours"] or USUAL_HOURS
    for name in names:
        _act(chosen_database(database), action, name, options["why"] or "", hours)


def _check(action: str, given: set[str]) -> None:
    if action not in OPTIONS:
        raise Fault("host-no-such-action", action=action, actions=", ".join(OPTIONS))
    for name in sorted(given.difference(OPTIONS[action])):
        raise Fault("host-other-option", action=action, option=f"--{name}")


# Looking


def _look(url: str, action: str, names: tuple[str, ...], *, everything: bool, as_json: bool) -> None:
    from fallakte.server.ops import cleanup

    if len(names) > 1 or (names and action in ("reports", "trail")):
        raise Fault("cli-too-many-arguments")
    if action == "show" and not names:
        raise Fault("cli-missing", name="ID")
    ask = _question(action, names[0] if names else "", everything=everything)
    for facts in cleanup.visit(url, ask):
        click.echo(msgspec.json.encode(facts).decode() if as_json else _line(facts))


def _question(action: str, find: str, *, everything: bool) -> "Callable[[Connection], list[dict[str, Any]]]":
    from fallakte.server.store import hosting

    questions: dict[str, Callable[[Connection], list[dict[str, Any]]]] = {
        "tables": lambda connection: [_table(one) for one in hosting.tables(connection, find)],
        "people": lambda connection: [_person(one) for one in hosting.people(connection, find)],
        "reports": lambda connection: [_plain(one) for one in hosting.reports(connection, settled=everything)],
        "trail": lambda connection: [_plain(one) for one in hosting.trail(connection)],
        "show": lambda connection: _shown(connection, find),
    }
    return questions[action]


def _shown(connection: "Connection", find: str) -> list[dict[str, Any]]:
    """Who sits at a table, and what was said there."""
    from fallakte.server.ops.cleanup import found_table
    from fallakte.server.store import hosting

    row = found_table(connection, find)
    seats = [
        {"seat": one.seat, **(_held(one.person) if one.person else {})} for one in hosting.sitting(connection, row.id)
    ]
    return [_table(row), *seats, *(_plain(one) for one in hosting.chat(connection, row.id))]


def _table(row: Any) -> dict[str, Any]:
    from fallakte.server.tables.keys import in_groups

    return {
        "changed": row.changed,
        "id": row.id,
        "code": in_groups(row.code),
        "game": row.game,
        "phase": row.summary.phase,
        "lines": row.head,
        "players": _players(row.summary.about),
    }


def _players(about: bytes) -> list[str]:
    try:
        return [str(one["name"]) for one in msgspec.json.decode(about)["players"]]
    except (msgspec.MsgspecError, UnicodeError, LookupError, TypeError):
        return []


def _person(one: Any) -> dict[str, Any]:
    return {"seen": one.person.seen, **_held(one.person), "tables": one.tables}


def _held(person: Any) -> dict[str, Any]:
    held = {"muted": person.muted, "banned": person.banned}
    return {"id": person.id, "name": person.name, **{name: at for name, at in held.items() if at is not None}}


def _plain(one: Any) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(one).items() if value is not None}


TIMES: Final = ("at", "changed", "seen", "muted", "banned", "settled")


def _line(facts: dict[str, Any]) -> str:
    """Facts in a row, each time as people write it."""
    return "  ".join(f"{name}={_said(name, value)}" for name, value in facts.items())


def _said(name: str, value: Any) -> str:
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")
    text = ", ".join(value) if isinstance(value, list) else str(value)
    return text.encode("unicode_escape").decode() if not text.isprintable() else text


# Doing


def _act(url: str, action: str, name: str, why: str, hours: int) -> None:
    from fallakte.server.ops import cleanup
    from fallakte.server.store import hosting
    from fallakte.server.tables.names import one_line

    at = int(time() * 1000)
    what: What = next(what for what in hosting.WHAT if what == action)
    until = at + hours * HOUR if what == "mute" else None

    def act(connection: "Connection") -> None:
        about = cleanup.found_table(connection, name).id if what == "close" else name
        hosting.act(connection, hosting.Deed(what, about, one_line(why)[:LONGEST], until), at)

    cleanup.visit(url, act, write=True)
    click.echo(voice().say("host-done", what=what, about=name), err=True)
