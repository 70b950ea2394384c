"""Every game with every player count and option that changes how it is played."""

from collections.abc import Iterator

import pytest

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.gauntlet.luck import Chooser

VARIANTS: dict[str, list[Words]] = {
    "al-capone": [
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 4, "teams": False},
        {"players": 2, "target": 30, "values": {"frank-nitti": {"one": 3, "set": 40}, "al-capone": {"set": 99}}},
    ],
    "bonnie-and-clyde": [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "target": 200}],
    "rue-morgue": [
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 2, "dupin_bonus": True, "shut_out": True},
        {"players": 3, "shut_out": True},
        {"players": 4, "dupin_bonus": True, "shut_out": True, "values": {"poe": 2, "dupins-help": 3}},
    ],
    "capone": [
        {"players": 3, "years": 3},
        {"players": 4, "years": 3},
        {"players": 5, "years": 2},
        {"players": 6, "years": 2},
        {"players": 3, "years": 3, "cover": True},
        {"players": 4, "years": 3, "cover": True, "values": {"lawyer": 35, "bank": 20}},
    ],
}

LOW_TARGETS = {"al-capone": 60, "bonnie-and-clyde": 40, "rue-morgue": 20}


def _name(name: str, options: Words) -> str:
    return name + "".join(f" {key}={value}" for key, value in options.items())


CASES = [pytest.param(name, options, id=_name(name, options)) for name in IDS for options in VARIANTS[name]]

every_case = pytest.mark.parametrize(("name", "options"), CASES)


def begin(name: str, options: Words, seed: str) -> Match:
    """A match of a case, with a low target where the case names none."""
    low = {"target": LOW_TARGETS[name]} if name in LOW_TARGETS else {}
    return Match.begin(game(name), {**low, **options}, Shuffler(seed))


def moments(name: str, options: Words, seed: str, every: int, most: int = 600) -> Iterator[Match]:
    """A random match, seen at every so many decisions."""
    match = begin(name, options, seed)
    chooser = Chooser(seed)
    for made in range(most):
        if match.over:
            return
        if made % every == 0:
            yield match
        match.play(chooser.one_of(match.moves()))
