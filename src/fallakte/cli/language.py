"""Which language the command speaks: --lang anywhere on the line, else the locale."""

import os
from collections.abc import Mapping

from fallakte.core.faults import Fault
from fallakte.text.speaker import LANGUAGES, Speaker, speaker

_chosen = "en"


def choose(arguments: list[str], environment: Mapping[str, str] = os.environ) -> list[str]:
    """Set the language of this run and give the arguments back without --lang."""
    global _chosen
    _chosen = _of_locale(environment)
    rest: list[str] = []
    asked: str | None = None
    given = iter(arguments)
    for one in given:
        if one == "--lang":
            asked = next(given, "")
        elif one.startswith("--lang="):
            asked = one.removeprefix("--lang=")
        else:
            rest.append(one)
    if asked is not None:
        if asked not in LANGUAGES:
            raise Fault("unknown-language", language=asked, languages=", ".join(LANGUAGES))
        _chosen = asked
    return rest


def _of_locale(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].startswith("de") else "en"
    return "en"


def voice() -> Speaker:
    """The speaker of the chosen language."""
    return speaker(_chosen)
