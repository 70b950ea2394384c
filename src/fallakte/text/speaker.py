"""Sentences: every key of the catalogue said in German or English."""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fallakte.core.faults import Fault

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de")
LONGEST: Final = 600
UNWRITABLE: Final = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\ud800-\\udfff]")


@cache
def speaker(language: str) -> "Speaker":
    """The one speaker of a language."""
    return Speaker(language)


class Speaker:
    """Says what the catalogue has for a key. A missing key is a bug and raises KeyError."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _load(language)

    def has(self, key: str) -> bool:
        """Whether there is a sentence for this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: Any) -> str:
        """The sentence for a key."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, {name: clear(fact) for name, fact in facts.items()})
        if errors:
            raise errors[0]
        return str(text)

    def fault(self, fault: Fault) -> str:
        """What is wrong, in one sentence."""
        return self.say(fault.key, **{name: _plain(value) for name, value in fault.facts.items()})

    def rule(self, rule: str) -> str:
        """The sentence of a rule."""
        return self.say(f"rule-{rule}")

    def name(self, thing: str) -> str:
        """The name of a card, a piece, a place: anything with an id."""
        return self.say(f"name-{thing}")

    def names(self, things: list[str]) -> str:
        """A list of things in words, equal ones counted: 3 x Frank Nitti, Raid."""
        counted = {thing: things.count(thing) for thing in things}
        parts = [self.counted(thing, count) for thing, count in counted.items()]
        return ", ".join(parts) if parts else self.say("nothing")

    def counted(self, thing: str, count: int) -> str:
        """One thing, or several of them."""
        return f"{count} × {self.name(thing)}" if count > 1 else self.name(thing)


def _load(language: str) -> "FluentBundle":
    # Fluent takes half a second to load, so it is loaded when the first sentence is due.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sorted((files("fallakte.text") / "catalogue" / language).iterdir(), key=lambda one: one.name):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def clear(fact: Any) -> Any:
    """A fact that fits into a sentence: not endless, and nothing in it that is no letter to a terminal."""
    if not isinstance(fact, str):
        return fact
    text = UNWRITABLE.sub(lambda found: found[0].encode("unicode_escape").decode(), fact[: LONGEST + 1])
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _plain(value: Any) -> Any:
    return value if isinstance(value, int | str) and not isinstance(value, bool) else str(value)


def yes_no(value: object) -> str:
    """A truth as Fluent selects it."""
    return "yes" if value else "no"
