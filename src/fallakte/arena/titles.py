"""What stands above the figures of an arena, in the terminal and in its picture."""

from fallakte.arena.results import Results
from fallakte.games import game
from fallakte.text.options import options_said, unusual
from fallakte.text.speaker import Speaker


def title(speaker: Speaker, results: Results) -> str:
    """What was played."""
    settings = results.plan.settings
    parts = [speaker.name(settings.game), speaker.say("arena-players", count=settings.options["players"])]
    chosen = unusual(game(settings.game), settings.options)
    if chosen:
        parts.append(options_said(speaker, chosen))
    return " · ".join(parts)


def subtitle(speaker: Speaker, results: Results) -> str:
    """How much was played."""
    settings = results.plan.settings
    matches = speaker.say("arena-matches", matches=results.matches, deals=len(results.deals))
    parts = [matches, speaker.say("arena-seed", seed=settings.seed)]
    if settings.budget:
        parts.append(speaker.say("arena-budget", budget=settings.budget))
    return " · ".join(parts)
