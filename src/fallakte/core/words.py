"""Numbers inside, words at the border: move books, events and the names of things."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, final

from fallakte.core.faults import Fault

Words: TypeAlias = dict[str, Any]
Vocabulary: TypeAlias = Mapping[str, Sequence[str]]


def _key(words: Words) -> tuple[tuple[str, str, Any], ...]:
    """The same for the same move, however its fields are ordered; True and 1 are told apart."""
    return tuple((name, type(words[name]).__name__, words[name]) for name in sorted(words))


def is_beyond(words: Words, field: str, most: int) -> bool:
    """Whether a field asks for more than so many."""
    wish = words.get(field)
    return type(wish) is int and wish > most


@final
class Book:
    """All moves of a game; a move is its index. Wishes that a rule always refuses may stand in it too."""

    def __init__(self, entries: Sequence[Words]) -> None:
        self.entries = list(entries)
        self._numbers = {_key(words): number for number, words in enumerate(self.entries)}

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, move: int) -> Words:
        return dict(self.entries[move])

    def find(self, words: Words) -> int:
        """The number of a move, or -1 where these words are not in the book."""
        try:
            return self._numbers.get(_key(words), -1)
        except TypeError:  # a list or an object where a name or a number is due
            return -1

    def number(self, words: Words) -> int:
        """The number of a move; what is no move of this game says what is wrong with it."""
        found = self.find(words)
        if found < 0:
            raise self._misfit(words)
        return found

    def _misfit(self, words: Words) -> Fault:
        act = words.get("act")
        same_act = [entry for entry in self.entries if entry["act"] == act]
        if not same_act:
            acts = sorted({str(entry["act"]) for entry in self.entries})
            return Fault("no-move-act", act=str(act), acts=", ".join(acts))
        forms = {tuple(entry) for entry in same_act}
        fitting = [form for form in forms if set(form) == set(words)]
        if not fitting:
            fields = " / ".join(sorted(", ".join(form) for form in forms))
            return Fault("no-move-fields", act=str(act), fields=fields)
        for name, value in words.items():
            known = [entry[name] for entry in same_act if name in entry]
            if not any(type(value) is type(one) and value == one for one in known):
                return Fault("no-move-value", act=str(act), field=name, value=str(value))
        return Fault("no-move-together", act=str(act))


@final
class Event:
    """Something that happened: facts for the whole table, and secret ones for the seats whose bit is in `eyes`."""

    def __init__(self, what: str, facts: Words, secret: Words | None = None, eyes: int = 0) -> None:
        self.what = what
        self.facts = facts
        self.secret = secret
        self.eyes = eyes

    def told(self, seat: int) -> Words:
        """The facts that this seat (or, below 0, a spectator) gets, in numbers."""
        if self.secret is not None and seat >= 0 and self.eyes >> seat & 1:
            return {**self.facts, **self.secret}
        return self.facts

    def words(self, seat: int, vocabulary: Vocabulary) -> Words:
        """What this seat is told, in the JSON form."""
        return {"event": self.what, **in_words(self.told(seat), vocabulary)}

    def open_words(self, vocabulary: Vocabulary) -> Words:
        """Everything, for a finished match."""
        return {"event": self.what, **in_words({**self.facts, **(self.secret or {})}, vocabulary)}


def in_words(facts: Words, vocabulary: Vocabulary) -> Words:
    """Facts with every number that stands for a thing replaced by the thing's id (-1: nothing, null)."""
    return {name: _named(value, vocabulary[name]) if name in vocabulary else value for name, value in facts.items()}


def _named(value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list):
        return [names[one] for one in value]
    return names[value] if value >= 0 else None
