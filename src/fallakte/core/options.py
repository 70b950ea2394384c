"""What the players of a table may choose: each option with its default and what it takes."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fallakte.core.faults import Fault
from fallakte.core.words import Words


class Option(ABC):
    """One option of a game."""

    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default

    @abstractmethod
    def check(self, value: Any) -> None:
        """Raise a Fault unless the value can be."""

    def refuse(self, value: Any, takes: str) -> Fault:
        """The fault of a value that cannot be; `takes` says what can."""
        return Fault("bad-option-value", option=self.name, value=_shown(value), takes=takes)


class Whole(Option):
    """A whole number within limits; `none` where null is a choice too."""

    def __init__(self, name: str, default: int, low: int, high: int | None = None, *, none: bool = False) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high
        self.none = none

    def check(self, value: Any) -> None:
        if value is None and self.none:
            return
        if type(value) is not int or value < self.low or (self.high is not None and value > self.high):
            limits = f"{self.low}-{self.high}" if self.high is not None else f"{self.low}, {self.low + 1}, …"
            raise self.refuse(value, f"{limits}, null" if self.none else limits)


class YesNo(Option):
    """True or false."""

    def check(self, value: Any) -> None:
        if type(value) is not bool:
            raise self.refuse(value, "true, false")


class Values(Option):
    """Other numbers on cards or pieces: only what differs from the rules page."""

    def __init__(self, takes: Mapping[str, "NumberTest"], parts: Sequence[str] = ()) -> None:
        super().__init__("values", {})
        self.takes = takes
        self.parts = parts

    def check(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise self.refuse(value, '{"…": …}')
        for name, number in value.items():
            if name not in self.takes:
                raise Fault("bad-value-name", name=str(name), names=", ".join(self.takes))
            if not self.parts:
                self._check_number(name, self.takes[name], number)
                continue
            if not isinstance(number, dict) or not number or any(part not in self.parts for part in number):
                parts = ", ".join(f'"{part}": …' for part in self.parts)
                raise Fault("bad-value-parts", name=name, value=_shown(number), parts="{" + parts + "}")
            for part, one in number.items():
                self._check_number(f"{name}.{part}", self.takes[name], one)

    def _check_number(self, name: str, test: "NumberTest", number: Any) -> None:
        if type(number) is not int or not test.allows(number):
            raise Fault("bad-value-number", name=name, value=_shown(number), takes=test.says)


class NumberTest:
    """Which numbers can stand on a card or piece."""

    def __init__(self, low: int, high: int, step: int = 1) -> None:
        self.low = low
        self.high = high
        self.step = step
        self.says = f"{low}-{high}" if step == 1 else f"{low}, {low + step}, … {high}"

    def allows(self, number: int) -> bool:
        """Whether the number can stand there."""
        return self.low <= number <= self.high and number % self.step == 0


def fill(options: Sequence[Option], given: Words, agree: Callable[[Words], None] | None = None) -> Words:
    """Every option with its value; what is missing gets its default, what is unknown or cannot be is refused."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise Fault("unknown-option", option=name, options=", ".join(sorted(known)))
    filled: Words = {}
    for option in options:
        value = given.get(option.name, option.default)
        option.check(value)
        filled[option.name] = value
    if agree is not None:
        agree(filled)
    return filled


def _shown(value: Any) -> str:
    text = str(value).lower() if isinstance(value, bool) or value is None else str(value)
    return {"none": "null"}.get(text, text)[:60]
