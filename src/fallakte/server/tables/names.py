"""What people and bots are called, and what may stand in a line of theirs."""

import re
from typing import Final
from unicodedata import category

from fallakte.core.faults import Fault

BOTS: Final = ("Mabel", "Otto", "Pearl", "Hugo", "Ruby", "Emil")
UNSEEN: Final = re.compile(
    "[\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\ud800-\\udfff"
    # Letters and signs by their category, yet blank: fillers of Hangul, vowels of Khmer, Braille without a dot, a
    # note without a head.
    "\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0\\U0001d159]"
)
READABLE: Final = "LNPS"
"""Letters, numbers, punctuation and signs. What only changes or parts other letters is nothing to read by itself."""


def one_line(text: str) -> str:
    """A text without line ends and letters that nobody sees."""
    return " ".join(UNSEEN.sub(" ", text).split())


def person_name(given: str) -> str:
    """A name as people will read it; a Fault where nothing of it can be read."""
    name = one_line(given)
    if not any(category(letter)[0] in READABLE for letter in name):
        raise Fault("name-empty")
    return name


def bot_name(seat: int) -> str:
    """What the bot at a seat is called."""
    return BOTS[seat % len(BOTS)]
