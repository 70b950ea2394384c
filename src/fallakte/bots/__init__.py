"""The bots by their names."""

from collections.abc import Callable

from fallakte.bots.bot import Bot
from fallakte.bots.greedy.bot import Greedy1
from fallakte.bots.search.bot import MASTER, SHREWD, Master, Shrewd
from fallakte.bots.uniform import Uniform
from fallakte.core.faults import Fault
from fallakte.core.luck import Luck

_MAKERS: dict[str, Callable[[Luck], Bot]] = {
    "random": Uniform,
    "greedy": Greedy1,
    "greedy-1": Greedy1,
    "shrewd": Shrewd,
    "master": Master,
}

LEVELS = ("random", "greedy", "shrewd", "master")
"""What people choose from, from weak to strong."""

SECONDS = {"shrewd": SHREWD, "master": MASTER}
"""How long those think for a move who need more than a moment."""

NAMES = tuple(_MAKERS)
"""`greedy` is the best greedy of the day; one with a number never changes, so that others can be measured by it."""


def bot(name: str, luck: Luck) -> Bot:
    """A new bot of this name; a Fault where there is none."""
    if name not in _MAKERS:
        raise Fault("unknown-bot", bot=name, bots=", ".join(NAMES))
    return _MAKERS[name](luck)
