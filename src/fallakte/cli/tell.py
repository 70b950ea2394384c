"""`fallakte tell`: a record as text."""

import click

from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.cli.options import whole
from fallakte.cli.record import match_of
from fallakte.core.faults import Fault
from fallakte.core.replay import OPEN, PUBLIC
from fallakte.text.recount import recount


@click.command(cls=Helped)
@click.argument("path", metavar="FILE")
@click.option("--seat", metavar="N|spectator")
def tell(path: str, seat: str | None) -> None:
    """The one record in a file, in sentences; a broken record is not begun."""
    match = match_of(path)
    for line in recount(match.lines, voice(), eyes_of(seat, match.table.players)):
        click.echo(line)


def eyes_of(seat: str | None, players: int) -> int:
    """Whose eyes were asked for; without a wish all hands are open."""
    if seat is None:
        return OPEN
    if seat == "spectator":
        return PUBLIC
    number = whole(seat)
    if number is None or number >= players:
        raise Fault("cli-no-such-seat", seat=seat[:60], last=players - 1)
    return number
