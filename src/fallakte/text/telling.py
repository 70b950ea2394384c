"""Events, moves and endings as sentences, told to one seat."""

from collections.abc import Sequence
from typing import Any, Final

from fallakte.core.words import Words
from fallakte.text.families import family_facts
from fallakte.text.speaker import Speaker, yes_no

SEATS: Final = ("seat", "to", "of", "to_act", "dealer", "out")
THINGS: Final = ("card", "back", "top", "wanted", "place", "member", "business", "field")
LISTS: Final = ("cards", "taken", "rest", "members", "given", "received")


class Teller:
    """Tells a match to one seat (or, below 0, to a spectator) in the words of its game and its language."""

    def __init__(self, speaker: Speaker, game: str, names: Sequence[str], seat: int) -> None:
        self.speaker = speaker
        self.game = game
        self.names = names
        self.seat = seat

    def event(self, words: Words) -> str:
        """What happened, in one sentence; nothing where it is not worth one."""
        return self._say("event", str(words["event"]), words).strip()

    def move(self, words: Words) -> str:
        """What a move does, as an offer: "meld 3 Frank Nitti"."""
        return self._say("move", move_word(words), words)

    def ending(self, words: Words) -> str:
        """How a round ended, from the words of the event that scored it."""
        return self._say("ending", words["ending"], words)

    def _say(self, what: str, word: str, words: Words) -> str:
        return self.speaker.say(self.key(what, word), **self.facts(words))

    def key(self, what: str, word: str) -> str:
        """The message for a word: the game's own, or the one that games share."""
        own = f"{what}-{self.game}-{word}".replace("_", "-")
        return own if self.speaker.has(own) else f"{what}-{word}".replace("_", "-")

    def facts(self, words: Words) -> Words:
        """The words of an event or a move as Fluent takes them: names for things, yes or no for truths.

        Beside a seat stands whether it is the reader's ("of-you"), beside a list how many there are ("cards-count"),
        beside a card with a count both together ("counted").
        """
        told: Words = {"you": yes_no(words.get("seat") == self.seat)}
        told["known"] = yes_no("cards" in words or "card" in words)
        for field in LISTS:
            told[field] = ""
        for field, value in words.items():
            told[field] = self._fact(field, value)
            if field in SEATS:
                told[f"{field}-you"] = yes_no(value == self.seat)
            elif field in LISTS:
                told[f"{field}-count"] = len(value)
        if "card" in words and "count" in words:
            told["counted"] = self.speaker.counted(words["card"], words["count"])
        if self.game == "capone":
            told |= family_facts(self.speaker, words, self.seat, str(told.get("of")))
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
        if field == "pair":
            return self.speaker.say(f"pair-{value}")
        return value if isinstance(value, int | str) else str(value)

    def _name(self, field: str, seat: int) -> str:
        if seat == self.seat and field != "seat":
            return self.speaker.say("you-object")
        return self.names[seat] if seat < len(self.names) else self.speaker.say("empty-seat", seat=seat)


def move_word(words: Words) -> str:
    """A move's act, with what tells two moves of the same act apart: the option of an event, the pile of a draw."""
    return "-".join([words["act"], *(str(words[field]) for field in ("from", "ask", "for", "do") if field in words)])
