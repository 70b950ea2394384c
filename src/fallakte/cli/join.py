"""`fallakte join`: sit down at a server's table in the terminal, or watch."""

import shlex

import click

from fallakte.cli.helped import Helped
from fallakte.cli.language import voice
from fallakte.cli.play import program


@click.command(cls=Helped)
@click.argument("url", metavar="URL")
@click.option("--code", metavar="CODE")
@click.option("--name", metavar="NAME")
@click.option("--watch", is_flag=True)
def join(url: str, code: str | None, name: str | None, watch: bool) -> None:
    """A match at a server's table."""
    # Sockets take a fifth of a second to load, and no other command needs them.
    import asyncio

    from rich.console import Console

    from fallakte.terminal.links import read_link
    from fallakte.terminal.person import Left
    from fallakte.terminal.visit import Visit, arrive

    speaker = voice()
    console = Console(highlight=False)
    arrival = arrive(read_link(url, code), speaker.language, name, watch=watch)
    given = arrival.given
    if given is not None:
        console.print(speaker.say("join-your-link", link=given.link), markup=False, soft_wrap=True)
        if given.recovery:
            console.print(speaker.say("join-your-code", code=given.recovery), markup=False, soft_wrap=True)

    async def visit() -> None:
        await Visit(console, speaker, arrival, watch=watch).run()

    try:
        asyncio.run(visit())
    except (Left, KeyboardInterrupt):
        console.print()
        link = arrival.link
        if link.secret and not watch:
            command = f"{program()} join {shlex.quote(str(link))}"
            console.print(speaker.say("join-goes-on-without-you", command=command), markup=False, soft_wrap=True)
