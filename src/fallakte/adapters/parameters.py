"""A game's options as OpenSpiel's parameters: whole numbers, truths, and words without commas."""

from typing import Any, Final

from fallakte.core.game import Game
from fallakte.core.options import Option, Values, ValuesInParts, Whole
from fallakte.core.words import Words

NEVER: Final = 0
"""An option that is null: `years=0` are as many years as it takes."""
PRINTED: Final = "printed"
"""Numbers on cards and pieces as the rules page has them; others are told as `lawyer:35;bank:20`, or with their part
as `frank-nitti.one:3;al-capone.set:99`."""


def defaults(game: Game) -> Words:
    """Every parameter with its default."""
    return {option.name: _parameter(option.default) for option in game.option_list}


def parameters(game: Game, options: Words) -> Words:
    """These options as parameters; a Fault names one that there is not."""
    filled = game.fill(options)
    return {name: _parameter(filled[name]) for name in options}


def _parameter(value: Any) -> Any:
    if isinstance(value, dict):
        return ";".join(f"{name}:{number}" for name, number in _flat(value)) or PRINTED
    return NEVER if value is None else value


def _flat(values: Words) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for name, value in values.items():
        if isinstance(value, dict):
            found += [(f"{name}.{part}", number) for part, number in value.items()]
        else:
            found.append((name, value))
    return found


def options(game: Game, given: Words) -> Words:
    """The options that parameters mean; what they do not name has its default."""
    known = {option.name: option for option in game.option_list}
    return game.fill({name: _option(known[name], value) for name, value in given.items()})


def _option(option: Option, value: Any) -> Any:
    if isinstance(option, Values | ValuesInParts):
        return _values(option, value)
    return None if isinstance(option, Whole) and option.none and value == NEVER else value


def _values(option: Option, text: str) -> Words:
    found: Words = {}
    for line in text.split(";") if text != PRINTED else ():
        name, _, number = line.partition(":")
        if not number.isdecimal():
            raise option.refuse(text, f"{PRINTED}, …:…;…:…")
        card, _, part = name.partition(".")
        if part:
            found.setdefault(card, {})[part] = int(number)
        else:
            found[card] = int(number)
    return found
