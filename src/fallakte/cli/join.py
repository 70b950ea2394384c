"""`fallakte join`: sit down at a server's table in the terminal, or watch."""

import shlex
from typing import TYPE_CHECKING

import click

from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.cli.play import program

if TYPE_CHECKING:
    from fallakte.terminal.links import Link
    from fallakte.terminal.online import SeatGiven


@click.command(cls=Helped)
@click.argument("url", metavar="URL")
@click.option("--code", metavar="CODE")
@click.option("--name", metavar="NAME")
@click.option("--watch", is_flag=True)
@click.option("--again", is_flag=True)
def join(url: str, code: str | None, name: str | None, watch: bool, again: bool) -> None:
    """A match at a server's table."""
    from fallakte.terminal.links import read_link
    from fallakte.terminal.online_session import rematch_of

    link = read_link(url, code)
    visit(rematch_of(link, voice().language) if again else link, name, watch=watch)


def visit(link: "Link", name: str | None = None, *, watch: bool = False) -> None:
    """Go to a table, and stay until the match is over or the person leaves."""
    # Sockets take a fifth of a second to load, and no other command needs them.
    import asyncio

    from rich.console import Console

    from fallakte.terminal.online_session import Visit, arrive
    from fallakte.terminal.prompt import Left

    speaker = voice()
    console = Console(highlight=False)
    arrival = arrive(link, speaker.language, name, watch=watch)
    if arrival.given is not None:
        tell_seat(arrival.given)
    back = f"{program()} join {shlex.quote(str(arrival.link._replace(secret='')))}"

    async def stay() -> bool:
        visit = Visit(console, speaker, arrival, watch=watch)
        await visit.run()
        return visit.guest.played_out and visit.guest.seat >= 0

    def tell(text: str) -> None:
        console.print(text, markup=False, soft_wrap=True)

    try:
        if asyncio.run(stay()):
            tell(speaker.say("join-again", command=f"{back} --again"))
    except (Left, KeyboardInterrupt):
        console.print()
        if watch or not arrival.keyring.key:
            return
        if arrival.keyring.is_kept:
            tell(speaker.say("join-goes-on-without-you", command=back))
        else:
            tell(speaker.say("join-not-kept", command=back))


def tell_seat(given: "SeatGiven") -> None:
    """One's own code, which is told once."""
    if given.recovery:
        click.echo(voice().say("join-your-code", code=given.recovery))
