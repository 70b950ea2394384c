"""How far a table may go: no person ever comes near, and no script comes further."""

from typing import Final

from fallakte.core.faults import Fault
from fallakte.core.words import Words

TARGET: Final = 10_000
YEARS: Final = 100
LINES: Final = 200_000
"""Lines of a table's log; the server closes the match that reaches them."""
UNDOS: Final = 1_000
BREAKS: Final = 1_000
"""How often one seat may pause the match, be lent, or ask the others for something: nobody fills the log alone."""
UNATTENDED: Final = 1_000
"""Decisions that bots make one after another while nobody is connected, however surely a person is expected."""


def check_options(options: Words) -> None:
    """A Fault where a match would go on for ever; records and the rules know no such bounds."""
    for option, most in (("target", TARGET), ("years", YEARS)):
        chosen = options.get(option)
        if chosen is not None and chosen > most:
            raise Fault("option-too-high", option=option, most=most)
