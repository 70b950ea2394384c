"""Whether everybody who is named can play: a level exists, a module has its maker, a command starts and answers."""

from fallakte.arena.external_bot import Failed, Outsider
from fallakte.arena.participants import COMMAND, Entrant, Place
from fallakte.arena.plan import Settings
from fallakte.bots.bot import Bot
from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.games import game


def check(settings: Settings) -> None:
    """A Fault for the first bot that cannot play."""
    for text in dict.fromkeys(settings.bots):
        _check(Entrant(text, settings.budget), settings)


def _check(entrant: Entrant, settings: Settings) -> None:
    try:
        made = entrant.seated(Luck(0), Place(settings.game, settings.options, 0))
    except Fault:
        raise
    except Exception as error:
        raise Fault("arena-no-maker", bot=entrant.text, why=f"{type(error).__name__}: {error}") from None
    if not isinstance(made, Bot):
        raise Fault("arena-no-maker", bot=entrant.text, why=type(made).__name__)
    if isinstance(made, Outsider):
        _try_out(made, entrant.name.removeprefix(COMMAND), settings)


def _try_out(outsider: Outsider, command: str, settings: Settings) -> None:
    """Ask a program for one move: it has to start and must not end; how well it answers is seen in the matches."""
    match = Match.begin(game(settings.game), settings.options, Shuffler(settings.seed))
    while len(match.moves()) == 1:
        match.play(match.moves()[0])
    try:
        outsider.choose(match.seen(match.to_act), match.moves())
    except Failed as failed:
        if failed.kind == "crashed":
            raise Fault("arena-command-ends", command=command, why=failed.words) from None
    except OSError as error:
        raise Fault("arena-command-does-not-start", command=command, why=error.strerror or str(error)) from None
    finally:
        outsider.end()
