"""What the players of a table may choose: each option with its default and what it takes."""

import json
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from fallakte.core.faults import Fault
from fallakte.core.words import Words


class Option:
    """One option of a game."""

    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default

    @abstractmethod
    def check(self, value: Any) -> None:
        """Raise a Fault unless the value can be."""

    def normal(self, value: Any) -> Any:
        """The value as it stands in records."""
        return value

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


class Number:
    """A number printed on a card or piece, and which others can stand there."""

    def __init__(self, printed: int, low: int, high: int, step: int = 1) -> None:
        self.printed = printed
        self.low = low
        self.high = high
        self.step = step

    def check(self, name: str, number: Any) -> None:
        """Raise a Fault unless this number can stand there."""
        if type(number) is not int or not self.low <= number <= self.high or number % self.step != 0:
            takes = (
                f"{self.low}-{self.high}" if self.step == 1 else f"{self.low}, {self.low + self.step}, … {self.high}"
            )
            raise Fault("bad-value-number", name=name, value=_shown(number), takes=takes)


class Values(Option):
    """Other numbers on cards or pieces: only what differs from the rules page."""

    def __init__(self, numbers: Mapping[str, Number]) -> None:
        super().__init__("values", {})
        self.numbers = numbers

    def check(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise self.refuse(value, '{"…": …}')
        for name, number in value.items():
            if name not in self.numbers:
                raise Fault("bad-value-name", name=str(name), names=", ".join(self.numbers))
            self.numbers[name].check(name, number)

    def normal(self, value: Any) -> Any:
        return {name: number for name, number in value.items() if number != self.numbers[name].printed}


class ValuesInParts(Option):
    """The same where a card has several numbers; each may stand alone."""

    def __init__(self, numbers: Mapping[str, Mapping[str, Number]]) -> None:
        super().__init__("values", {})
        self.numbers = numbers

    def check(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise self.refuse(value, '{"…": …}')
        for name, numbers in value.items():
            if name not in self.numbers:
                raise Fault("bad-value-name", name=str(name), names=", ".join(self.numbers))
            parts = self.numbers[name]
            if not isinstance(numbers, dict) or not numbers or any(part not in parts for part in numbers):
                form = "{" + ", ".join(f'"{part}": …' for part in parts) + "}"
                raise Fault("bad-value-parts", name=name, value=_shown(numbers), parts=form)
            for part, number in numbers.items():
                parts[part].check(f"{name}.{part}", number)

    def normal(self, value: Any) -> Any:
        changed = {
            name: {part: number for part, number in numbers.items() if number != self.numbers[name][part].printed}
            for name, numbers in value.items()
        }
        return {name: numbers for name, numbers in changed.items() if numbers}


def fill(options: Sequence[Option], given: Words) -> Words:
    """Every option with its value; what is missing gets its default, what is unknown or cannot be is refused."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise Fault("unknown-option", option=name, options=", ".join(sorted(known)))
    filled: Words = {}
    for option in options:
        value = given.get(option.name, option.default)
        option.check(value)
        filled[option.name] = option.normal(value)
    return filled


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)[:60]
