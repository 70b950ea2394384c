"""`fallakte selfplay`: bots play matches, recorded one after the other."""

import click

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck
from fallakte.cli.files import written_whole
from fallakte.cli.help import Helped, Number
from fallakte.cli.language import voice
from fallakte.cli.options import given_options, seed_text
from fallakte.cli.progress import counting
from fallakte.core.game import Game
from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.record import encode
from fallakte.core.shuffle import Shuffler, match_seed
from fallakte.core.words import Words
from fallakte.games import game


@click.command(cls=Helped)
@click.argument("name", metavar="GAME")
@click.option("--players", type=Number(1))
@click.option("--games", "count", type=Number(1), default=1)
@click.option("--seed", default="1", metavar="S")
@click.option("--bots", default="random", metavar="A,B,…")
@click.option("--option", "pairs", multiple=True, metavar="K=V")
@click.option("--legal", is_flag=True)
@click.option("--out", required=True, metavar="FILE")
def selfplay(
    name: str, players: int | None, count: int, seed: str, bots: str, pairs: tuple[str, ...], legal: bool, out: str
) -> None:
    """Matches of bots, as records in one file."""
    played = game(name)
    seed_text(seed)
    options = played.fill(given_options(players, pairs))
    names = [one.strip() for one in bots.split(",")]
    for one in names:
        bot(one, Luck(0))
    with written_whole(out) as file, counting(voice().say("cli-playing", game=name), count) as progress:
        for number in range(1, count + 1):
            for line in recorded(played, options, match_seed(seed, number), names, legal=legal):
                file.write(encode(line) + b"\n")
            progress(1)


def recorded(played: Game, options: Words, seed: str, names: list[str], *, legal: bool) -> list[Words]:
    """The record of one match; a short list of bots is repeated round the table."""
    seated = [names[seat % len(names)] for seat in range(options["players"])]
    players = [{"name": f"{one} {seat + 1}", "kind": f"bot:{one}"} for seat, one in enumerate(seated)]
    bots = [bot(one, bot_luck(seed, seat)) for seat, one in enumerate(seated)]
    match = Match.begin(played, options, Shuffler(seed), players)
    while not match.over:
        moves = match.moves()
        offered = match.legal() if legal else None
        at = len(match.lines)
        match.play(bots[match.to_act].choose(match.seen(match.to_act), moves))
        if offered is not None:
            match.lines[at]["legal"] = offered
    return match.lines
