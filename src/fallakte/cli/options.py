"""Options of a game from the command line: --players N and --option name=value, JSON or plain words."""

from typing import Any

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.words import Words

MOST_DIGITS = 18


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


def seed_text(seed: str) -> str:
    """A seed is a text: bytes on the command line that are none are refused."""
    if not seed.isprintable() and any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise Fault("cli-seed-not-text")
    return seed


def whole(text: str) -> int | None:
    """A whole number as people type it; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text
