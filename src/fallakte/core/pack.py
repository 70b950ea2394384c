"""Values as bytes: plain lists of numbers, written and read in the same order."""

from typing import Any, final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.faults import Fault


@final
class Writer:
    """Collects numbers."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def one(self, number: i64) -> None:
        """A number."""
        self.numbers.append(number)

    def many(self, numbers: vec[i64]) -> None:
        """A row of numbers with its length."""
        self.numbers.append(len(numbers))
        for i in range(len(numbers)):
            self.numbers.append(numbers[i])


@final
class Reader:
    """Gives the numbers back in the order in which they were written."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def one(self) -> i64:
        """A number."""
        self.at += 1
        return self.numbers[self.at - 1]

    def many(self) -> vec[i64]:
        """A row of numbers."""
        row = vec[i64]()
        for _ in range(self.one()):
            row = append(row, self.one())
        return row


def to_bytes(parts: list[Any]) -> bytes:
    """Parts of a value as bytes; equal values give equal bytes."""
    return msgspec.json.encode(parts, order="deterministic")


def from_bytes(data: bytes, kind: str) -> list[Any]:
    """The parts again; a Fault where these bytes are none of that kind."""
    try:
        parts = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        raise Fault("bad-bytes", kind=kind) from None
    if not isinstance(parts, list) or not parts or parts[0] != kind:
        raise Fault("bad-bytes", kind=kind)
    return parts
