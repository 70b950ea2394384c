"""What people and bots are called, and what may stand in a line of theirs."""

import re
from typing import Final

from fallakte.core.faults import Fault

BOTS: Final = ("Mabel", "Otto", "Pearl", "Hugo", "Ruby", "Emil")
UNSEEN: Final = re.compile(
    "[\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ud800-\\udfff]"
)


def one_line(text: str) -> str:
    """A text without line ends and letters that nobody sees."""
    return " ".join(UNSEEN.sub(" ", text).split())


def person_name(given: str) -> str:
    """A name as people will read it; a Fault where nothing of it can be read."""
    name = one_line(given)
    if not name:
        raise Fault("name-empty")
    return name


def bot_name(seat: int) -> str:
    """What the bot at a seat is called."""
    return BOTS[seat % len(BOTS)]
