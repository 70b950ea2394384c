"""`fallakte explain`: what a bot would do at a decision of a record, from what that seat knew there, and why."""

import click

from fallakte.arena.external_bot import Failed, Outsider
from fallakte.arena.participants import Entrant, Place
from fallakte.bots.bot import Bot
from fallakte.bots.selfplay import bot_luck
from fallakte.cli.help import Helped, Number
from fallakte.cli.language import voice
from fallakte.cli.record import retold
from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.words import Words
from fallakte.text.recount import wrapped
from fallakte.text.telling import Teller
from fallakte.text.thinking import Explainer

LUCK = "explain"


@click.command(cls=Helped)
@click.argument("path", metavar="FILE")
@click.option("--at", type=Number(1), metavar="LINE")
@click.option("--bot", "name", default="master", metavar="BOT")
@click.option("--budget", metavar="10%|50ms|200sims")
def explain(path: str, at: int | None, name: str, budget: str | None) -> None:
    """Ask a bot about one decision."""
    entrant = Entrant(name, budget)
    match, number, made = decision(path, at)
    seat = match.to_act
    bot = entrant.seated(bot_luck(LUCK, seat), Place(match.game.id, match.options, seat))
    chosen = _chosen(bot, match, entrant)
    names = [str(player["name"]) for player in match.lines[0]["players"]]
    explainer = Explainer(Teller(voice(), match.game.id, names, seat), match.words)
    key = "explain-in-year" if match.game.id == "capone" else "explain-in-round"
    _say(key, line=str(number), name=names[seat], game=voice().name(match.game.id), round=match.round)
    if made is not None:
        same = made == match.words(chosen)
        _say("explain-as-played" if same else "explain-played", name=names[seat], move=explainer.deed(made))
    _say("explain-says", bot=name, why=explainer.why(chosen, match.moves(), bot.thoughts))
    for chance, move in explainer.lines(bot.thoughts):
        click.echo(f"  {chance:>10}  {move}")


def decision(path: str, at: int | None) -> tuple[Match, int, Words | None]:
    """The match before a line that is a move, the number of that line, and the move that was made, if one was.

    Without a line: the decision that is due, or the last one of a match that is over.
    """
    number = moved_at = 0
    for number, match, line in retold(path):
        if "move" in line:
            if number == at:
                return match, number, _without_seat(line)
            moved_at = number
    if at is None and match.due == "move":
        return match, number + 1, None
    if at is not None or not moved_at:
        raise Fault("explain-no-decision", path=path, line=str(at or number))
    return decision(path, moved_at)


def _without_seat(line: Words) -> Words:
    return {field: value for field, value in line["move"].items() if field != "seat"}


def _chosen(bot: Bot, match: Match, entrant: Entrant) -> int:
    """The bot is shown the bytes of what the seat knew, and nothing else."""
    seen = match.game.seen_from_bytes(match.seen(match.to_act).to_bytes())
    try:
        return bot.choose(seen, match.moves())
    except Failed as failed:
        raise Fault("explain-no-answer", bot=entrant.text, why=failed.words) from None
    finally:
        if isinstance(bot, Outsider):
            bot.end()


def _say(key: str, **facts: object) -> None:
    for line in wrapped(voice().say(key, **facts)):
        click.echo(line)
