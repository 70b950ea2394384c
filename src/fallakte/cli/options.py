"""Options of a game from the command line: --players N and --option name=value, JSON or plain words."""

from typing import Any

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.words import Words


def given_options(players: int | None, pairs: tuple[str, ...]) -> Words:
    """What was asked for, not yet checked by the game."""
    given: Words = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Fault("cli-option-form", option=pair)
        if name in given:
            raise Fault("cli-option-twice", option=name)
        given[name] = _value(value)
    if players is not None:
        if "players" in given:
            raise Fault("cli-option-twice", option="players")
        given["players"] = players
    return given


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
