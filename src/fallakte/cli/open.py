"""`fallakte open`: a new table at a server, for oneself, friends and bots."""

import click

from fallakte.cli.help import Helped, Number
from fallakte.cli.join import tell_seat, visit
from fallakte.cli.language import voice
from fallakte.cli.options import given_options
from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.games import game

SEATS = "me,bot"
KINDS = ("me", "friend", "bot", "open")


@click.command(cls=Helped, name="open")
@click.argument("name", metavar="GAME")
@click.option("--at", "server", default="http://127.0.0.1:8029", metavar="URL")
@click.option("--seats", default=SEATS, metavar="A,B,…")
@click.option("--option", "pairs", multiple=True, metavar="K=V")
@click.option("--name", "called", metavar="NAME")
@click.option("--listed", is_flag=True)
@click.option("--clock", type=Number(0), default=0)
@click.option("--no-undo", is_flag=True)
def open_table(
    name: str,
    server: str,
    seats: str,
    pairs: tuple[str, ...],
    called: str | None,
    listed: bool,
    clock: int,
    no_undo: bool,
) -> None:
    """A new table; who asked for a seat sits down at once."""
    from fallakte.terminal.http import open_table
    from fallakte.terminal.keyring import Keyring
    from fallakte.terminal.links import read_address
    from fallakte.terminal.luck import commitment, new_word

    word = new_word()
    wishes = [seat_wish(text.strip()) for text in seats.split(",")]
    options = given_options(None, pairs)
    game(name).fill({**options, "players": len(wishes)})
    wish: Words = {
        "game": name,
        "options": options,
        "seats": wishes,
        "settings": {"clock": clock, "undo": not no_undo},
        "listed": listed,
        **({"name": called} if called else {}),
        "word_commitment": commitment(word),
    }
    opened = open_table(read_address(server).server, wish, voice().language)
    say = voice().say
    click.echo(say("open-table", code=opened.code, link=opened.link))
    mine = None
    for given in opened.seats:
        if wishes[given.seat]["kind"] == "me":
            mine = given
        else:
            click.echo(say("open-seat", seat=given.seat + 1, link=given.link))
    if mine is not None:
        tell_seat(mine)
        there = read_address(mine.link)
        Keyring(there).keep_word(word)
        visit(there._replace(secret=mine.secret))


def seat_wish(text: str) -> Words:
    """A seat as it is typed: me, friend, open, bot, or bot:LEVEL."""
    kind, _, level = text.partition(":")
    if kind not in KINDS or (level and kind != "bot"):
        raise Fault("open-seat-form", seat=text)
    return {"kind": kind, **({"level": level} if level else {})}
