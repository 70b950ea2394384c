"""`fallakte join`: sit down at a server's table in the terminal, or watch."""

import shlex
from typing import TYPE_CHECKING

import click

from fallakte.cli.helped import Helped
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
def join(url: str, code: str | None, name: str | None, watch: bool) -> None:
    """A match at a server's table."""
    from fallakte.terminal.links import read_link

    visit(read_link(url, code), name, watch=watch)


def visit(link: "Link", name: str | None = None, *, watch: bool = False) -> None:
    """Go to a table, and stay until the match is over or the person leaves."""
    # Sockets take a fifth of a second to load, and no other command needs them.
    import asyncio

    from rich.console import Console

    from fallakte.terminal.person import Left
    from fallakte.terminal.visit import Visit, arrive

    speaker = voice()
    console = Console(highlight=False)
    arrival = arrive(link, speaker.language, name, watch=watch)
    if arrival.given is not None:
        tell_seat(arrival.given)

    async def stay() -> None:
        await Visit(console, speaker, arrival, watch=watch).run()

    try:
        asyncio.run(stay())
    except (Left, KeyboardInterrupt):
        console.print()
        link = arrival.link
        if link.secret and not watch:
            command = f"{program()} join {shlex.quote(str(link))}"
            console.print(speaker.say("join-goes-on-without-you", command=command), markup=False, soft_wrap=True)


def tell_seat(given: "SeatGiven") -> None:
    """One's own link and code, which are told once."""
    click.echo(voice().say("join-your-link", link=given.link))
    if given.recovery:
        click.echo(voice().say("join-your-code", code=given.recovery))
