"""`fallakte inspect` and `fallakte why`: what a record has come to, and whether a move would be lawful."""

from typing import Any

import click
import msgspec

from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.cli.options import whole
from fallakte.cli.record import match_of
from fallakte.core.faults import Fault, Refused
from fallakte.core.match import Match, shown
from fallakte.core.table import SPECTATOR
from fallakte.core.words import Words

FORBIDDEN = 1


@click.command(cls=Helped)
@click.argument("path", metavar="FILE")
@click.option("--seat", metavar="N|spectator")
def inspect(path: str, seat: str | None) -> None:
    """One JSON object about where the match stands."""
    match = match_of(path)
    table = match.table
    answer: Words = {"due": match.due, "to_act": match.to_act if match.to_act >= 0 else None}
    watcher = _seat(seat, table.players) if seat is not None else None
    sees_moves = watcher is None or watcher == match.to_act
    answer["legal"] = match.legal() if sees_moves and match.due == "move" else []
    answer["next"] = match.next_line() if match.due in ("score", "end") else None
    if watcher is not None:
        answer["view"] = match.view(watcher)
    click.echo(msgspec.json.encode(answer))


def _seat(text: str, players: int) -> int:
    if text == "spectator":
        return SPECTATOR
    seat = whole(text)
    if seat is None or seat >= players:
        raise Fault("cli-no-such-seat", seat=text[:60], last=players - 1)
    return seat


@click.command(cls=Helped)
@click.argument("path", metavar="FILE")
@click.argument("move", metavar="MOVE_JSON")
def why(path: str, move: str) -> int:
    """Whether a move would be lawful now, and if not, by which rule."""
    words = _move_words(move)
    match = match_of(path)
    refusal = refusal_of(match, words)
    if refusal is None:
        click.echo(voice().say("why-lawful"))
        return 0
    click.echo(f"{refusal.rule}: {voice().fault(refusal)}")
    click.echo(voice().rule(refusal.rule))
    return FORBIDDEN


def _move_words(text: str) -> Words:
    try:
        value: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Fault("why-not-json") from None
    if not isinstance(value, dict):
        raise Fault("why-not-json")
    return value


def refusal_of(match: Match, words: Words) -> Refused | None:
    """What forbids a move of the seat to act (or of the seat that the words name); None if nothing does."""
    table = match.table
    wish = dict(words)
    seat = wish.pop("seat", table.to_act)
    if "seat" in words and (type(seat) is not int or not 0 <= seat < table.players):
        raise Fault("rec-3-seat", seat=shown(seat), players=table.players)
    try:
        reason = table.reason(table.forbids(table.number(wish)))
        refused = Refused(reason.rule, reason.key) if reason.rule else None
    except Refused as at_once:
        refused = at_once
    if match.due == "move" and seat != table.to_act:
        return Refused("R-18", "r-18-not-your-turn", seat=seat, to_act=table.to_act)
    return refused
