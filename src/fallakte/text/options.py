"""The options of a match in words."""

from typing import Any

from fallakte.core.game import Game
from fallakte.core.words import Words
from fallakte.text.speaker import Speaker, yes_no


def options_said(speaker: Speaker, options: Words) -> str:
    """Which options these are, and how each was chosen."""
    return " · ".join(f"{speaker.say(_key(name))}: {_value(speaker, name, value)}" for name, value in options.items())


def unusual(game: Game, options: Words) -> Words:
    """Those options that are not what so many players get when they choose nothing."""
    usual = game.fill({"players": options["players"]})
    return {name: value for name, value in options.items() if value != usual[name]}


def _key(option: str) -> str:
    return f"option-{option}".replace("_", "-")


def _value(speaker: Speaker, name: str, value: Any) -> str:
    if name == "values":
        return ", ".join(speaker.name(thing) for thing in value) or speaker.say("as-printed")
    if value is None:
        return speaker.say("without-limit")
    return speaker.say(yes_no(value)) if isinstance(value, bool) else str(value)
