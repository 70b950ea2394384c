"""Events and moves as sentences, told to one seat."""

from collections.abc import Sequence
from typing import Any, Final

from fallakte.core.words import Words
from fallakte.text.speaker import Speaker, yes_no

SEATS: Final = ("seat", "to", "of", "to_act")
THINGS: Final = ("card", "top", "wanted", "place", "member", "business", "field", "pair")
LISTS: Final = ("cards", "taken", "rest", "members")


class Teller:
    """Tells a match to one seat (or, below 0, to a spectator) in the words of its game and its language."""

    def __init__(self, speaker: Speaker, game: str, names: Sequence[str], seat: int) -> None:
        self.speaker = speaker
        self.game = game
        self.names = names
        self.seat = seat

    def event(self, words: Words) -> str:
        """What happened, in one sentence."""
        return self._say("event", str(words["event"]), words)

    def move(self, words: Words) -> str:
        """What a move does, as an offer: "meld 3 Frank Nitti"."""
        return self._say("move", "-".join([words["act"], *_variant(words)]), words)

    def _say(self, what: str, key: str, words: Words) -> str:
        own = f"{what}-{self.game}-{key}".replace("_", "-")
        shared = f"{what}-{key}".replace("_", "-")
        return self.speaker.say(own if self.speaker.has(own) else shared, **self.facts(words))

    def facts(self, words: Words) -> Words:
        """The words of an event or a move as Fluent takes them: names for things, yes or no for truths."""
        told: Words = {"you": yes_no(words.get("seat") == self.seat)}
        told["known"] = yes_no("cards" in words or "card" in words)
        for field in LISTS:
            told[field] = ""
        for field, value in words.items():
            told[field] = self._fact(field, value)
        return told

    def _fact(self, field: str, value: Any) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return yes_no(value)
        if field in SEATS:
            return self._name(field, value)
        if field in LISTS:
            return self.speaker.names(value)
        if field in THINGS:
            return self.speaker.name(value)
        return value if isinstance(value, int | str) else str(value)

    def _name(self, field: str, seat: int) -> str:
        if seat == self.seat and field != "seat":
            return self.speaker.say("you-object")
        return self.names[seat] if seat < len(self.names) else self.speaker.say("empty-seat", seat=seat)


def _variant(words: Words) -> list[str]:
    """What tells two moves of the same act apart: the option of an event, the pile of a draw."""
    return [str(words[field]) for field in ("from", "ask", "for", "do") if field in words]
