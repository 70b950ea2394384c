"""`fallakte games` and `fallakte rules`: what there is to play, and how."""

import sys

import click

from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.games import IDS, game
from fallakte.text.pages import page, pages_of, rule_text


@click.command(cls=Helped)
def games() -> None:
    """The games, in a line each."""
    speaker = voice()
    for name in IDS:
        players = game(name).players
        line = speaker.say("game-line", players=f"{players[0]}-{players[-1]}", about=speaker.say(f"about-{name}"))
        click.echo(f"{name:18}{speaker.name(name)}")
        click.echo(f"{'':18}{line}")


@click.command(cls=Helped)
@click.argument("name", metavar="GAME")
@click.argument("rule", metavar="ID", required=False)
def rules(name: str, rule: str | None) -> None:
    """A game's rules, whole or one of them."""
    game(name)
    speaker = voice()
    if rule is not None:
        click.echo(rule_text(speaker, name, rule))
        return
    text = "\n\n".join(page(speaker.language, one) for one in pages_of(name))
    if sys.stdout.isatty():
        from rich.console import Console

        from fallakte.terminal.pager import read_page_by_page

        read_page_by_page(Console(), text)
    else:
        click.echo(text)
