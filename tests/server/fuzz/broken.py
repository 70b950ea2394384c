"""Words and texts that no honest client sends, made from honest ones."""

import json
import re
from copy import deepcopy
from random import Random
from typing import Any

from fallakte.core.words import Words

NUMBERS = (0, 1, -1, 5, 6, 2**31, 2**53, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**400, 0.5, 1.0, -0.0, 1e308)
TEXTS = (
    "",
    " ",
    "0",
    "2",
    "null",
    "\x00",
    "\ud800",
    "\udfff\ud800",
    "\u202egnp",
    "\u2028",
    "e\u0301" * 50,
    "\U0001f0cf",
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "ID:metadata",
    "%00",
    "'; DROP TABLE lines; --",
    "<script>alert(1)</script>",
    "{ $name }",
    "a" * 41,
    "a" * 65,
    "a" * 301,
    "a" * 5000,
)
OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    [None] * 100,
    [{}, []],
    {"__proto__": {"seat": 0}},
    {"constructor": {"prototype": {}}},
    {"type": "move"},
    {"": ""},
    [0, 1, 2],
)
NAMES = (
    "seat",
    "secret",
    "type",
    "command",
    "state",
    "order",
    "seed",
    "at",
    "person",
    "__proto__",
    "toString",
    "",
    "\x00",
)
"""Fields that would be worth something if they were believed."""
LITERALS = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-",
    "01",
    "0x10",
    "1" * 400,
    "1.0",
    "1e5",
    "+1",
    ".5",
    "1_000",
    "undefined",
)
ESCAPES = (r"\ud800", r"\u0000", r"\udc00\ud800", r"\x41", "\\", r"\u12", "\n", "\t")
LETTERS = '{}[]",:0123456789eE+-.\\ntfu/ \x00\x1f\x7fé☠\U0001f0cf'
NUMBER = re.compile(r"(?<![\"\w])-?\d+(?![\"\w])")
TEXT = re.compile(r'"[^"\\]*"')


class Breaker:
    """Breaks one thing after another, as luck will have it."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def value(self) -> Any:
        """Anything but what is due."""
        kinds: tuple[tuple[Any, ...], ...] = (NUMBERS, TEXTS, OTHERS)
        return deepcopy(self.luck.choice(self.luck.choice(kinds)))

    def text_of(self, words: Words) -> str:
        """Words as a text in which something is wrong: in what it says, in how it is written, or in both."""
        way = self.luck.random()
        said = self.words(words) if way < 0.7 else words
        text = json.dumps(said, ensure_ascii=True)
        return text if way < 0.6 else self.text(text)

    # What is said

    def words(self, words: Words) -> Any:
        """The same words with something replaced, missing, added or in the wrong place."""
        broken: Any = deepcopy(words)
        if self.luck.random() < 0.05:
            return self.luck.choice(([broken], self.value(), list(broken.values()), [broken] * 3))
        for _ in range(self.luck.choice((1, 1, 1, 2, 4))):
            place = self._place(broken)
            self.luck.choice((self._replace, self._replace, self._drop, self._add, self._wrap))(place)
        return broken

    def _place(self, words: Any) -> Any:
        """An object or a list somewhere inside."""
        found = [words]
        for one in found:
            inside = one.values() if isinstance(one, dict) else one
            found += [part for part in inside if isinstance(part, dict | list)]
        return self.luck.choice(found)

    def _replace(self, place: Any) -> None:
        if place:
            place[self._key(place)] = self.value()

    def _drop(self, place: Any) -> None:
        if place:
            del place[self._key(place)]

    def _wrap(self, place: Any) -> None:
        if place:
            key = self._key(place)
            place[key] = self.luck.choice(([place[key]], {"value": place[key]}, str(place[key])))

    def _add(self, place: Any) -> None:
        if isinstance(place, dict):
            place[self.luck.choice(NAMES)] = self.value()
        else:
            place += [self.value()] * self.luck.choice((1, 20))

    def _key(self, place: Any) -> Any:
        return self.luck.choice(list(place)) if isinstance(place, dict) else self.luck.randrange(len(place))

    # How it is written

    def text(self, text: str) -> str:
        """A text that may be JSON no longer."""
        for _ in range(self.luck.choice((1, 1, 2))):
            way = self.luck.choice((_cut, _drop, _repeat, _scribble, _double, _number, _escape, _nest, _surround))
            text = way(text, self.luck)
        return text

    def bytes_of(self, text: str) -> bytes:
        """A text in bytes, now and then in none that a reader expects."""
        way = self.luck.random()
        if way < 0.9:
            return text.encode("utf-8", "replace")
        if way < 0.95:
            return text.encode(self.luck.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7")), "replace")
        return text.encode("utf-8", "replace") + self.luck.choice((b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x00"))


def _cut(text: str, luck: Random) -> str:
    return text[: luck.randrange(len(text) + 1)]


def _drop(text: str, luck: Random) -> str:
    begin, end = _slice(text, luck)
    return text[:begin] + text[end:]


def _repeat(text: str, luck: Random) -> str:
    begin, end = _slice(text, luck)
    return text[:end] + text[begin:end] * luck.choice((1, 3)) + text[end:]


def _scribble(text: str, luck: Random) -> str:
    for _ in range(luck.choice((1, 2, 5))):
        at = luck.randrange(len(text) + 1)
        text = text[:at] + luck.choice(LETTERS) + text[at + luck.choice((0, 1)) :]
    return text


def _double(text: str, luck: Random) -> str:
    """A key twice, the second time with another value or the same."""
    return text.replace(
        "{", "{" + luck.choice(('"type":"look",', '"command":"c0",', '"seat":1,', '"game":"capone",')), 1
    )


def _number(text: str, luck: Random) -> str:
    return NUMBER.sub(luck.choice(LITERALS), text, count=luck.choice((0, 1)))


def _escape(text: str, luck: Random) -> str:
    """Something in a text that cannot be written, or is written in no known way."""
    found = list(TEXT.finditer(text))
    if not found:
        return text
    at = luck.choice(found).end() - 1
    return text[:at] + luck.choice(ESCAPES) + text[at:]


def _nest(text: str, luck: Random) -> str:
    """Something so deep that nobody gets to its bottom."""
    depth = luck.choice((100, 1100, 5000))
    left, right = luck.choice((("[", "]"), ('{"a":', "}")))
    deep = left * depth + "0" + right * depth * luck.choice((0, 1))
    return NUMBER.sub(deep, text, count=1) if luck.random() < 0.7 else text.replace(":", ":" + deep + ",", 1)


def _surround(text: str, luck: Random) -> str:
    before, after = luck.choice(
        (("\ufeff", ""), ("", "\x00"), ("", text), ("[", "]"), ("/* */", ""), (")]}',\n", ""), ("", "," * 50))
    )
    return before + text + after


def _slice(text: str, luck: Random) -> tuple[int, int]:
    begin = luck.randrange(len(text) + 1)
    return begin, min(len(text), begin + luck.choice((1, 2, 5, 20)))
