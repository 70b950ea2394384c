"""The rulebook: whole pages per game and language, and single rules by their id."""

import re
from importlib.resources import files
from typing import Final

from fallakte.core.faults import Fault
from fallakte.text.speaker import Speaker

ANCHOR: Final = re.compile(r'<a id="[^"]*"></a>')
RUMMY: Final = ("al-capone", "bonnie-and-clyde", "rue-morgue")


def pages_of(game: str) -> list[str]:
    """The pages that somebody who wants to play this game reads."""
    return [game, "rummy"] if game in RUMMY else [game]


def raw_page(language: str, name: str) -> str:
    """A page of the rulebook with its anchors."""
    return (files("fallakte.text") / "rulebook" / language / f"{name}.md").read_text(encoding="utf-8")


def page(language: str, name: str) -> str:
    """A page of the rulebook to be read."""
    return ANCHOR.sub("", raw_page(language, name))


def rule_text(speaker: Speaker, game: str, rule: str) -> str:
    """One rule of a game: its sentence, and what the page says."""
    known = {one.upper(): one for name in [*pages_of(game), "rummy", "records"] for one in ids(speaker.language, name)}
    found = known.get(rule.upper())
    if found is None:
        raise Fault("unknown-rule", rule=rule, game=game)
    return f"{found}: {speaker.rule(found)}"


def ids(language: str, name: str) -> list[str]:
    """The rules on a page, in order."""
    return re.findall(r'<a id="([A-Z]+-\d+[a-z]?)"></a>', raw_page(language, name))
