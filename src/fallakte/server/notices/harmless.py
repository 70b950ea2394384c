"""Texts that players choose, fit for a letter: whatever reads it finds no link, no call and no second line in it."""

import re
from typing import Final

from fallakte.server.tables.names import one_line

LONGEST: Final = 40

# What mail clients and chat systems take for a link, a call to everybody or markup only looks like it afterwards.
LOOKS: Final = str.maketrans(
    {"@": "＠", "<": "‹", ">": "›", "[": "(", "]": ")", "/": "∕", "\\": "∖", ":": "∶", "`": "'", "|": "¦"}
)
# All signs that a browser takes for the dot in a host's name; followed by a space they part no name.
DOT: Final = re.compile(r"[.\u2024\u3002\uff0e\uff61](?=\S)")


def harmless(text: str) -> str:
    """A name that can be read and does nothing."""
    plain = DOT.sub(". ", one_line(text).translate(LOOKS))
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"
