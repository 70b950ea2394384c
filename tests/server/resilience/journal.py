"""What the seats of one match asked for and were told: enough to hold the store against it after a storm."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

Words = dict[str, Any]


@dataclass
class Deed:
    """A command of one seat. `number` comes with its acknowledgement, `refused` with a refusal."""

    seat: int
    message: Words
    number: int | None = None
    refused: str | None = None
    sent: int = 0

    @property
    def key(self) -> str:
        """As the log keeps it."""
        return f"{self.seat}:{self.message['command']}"

    @property
    def acknowledged(self) -> bool:
        """Whether the seat was told that it is done."""
        return self.number is not None

    @property
    def open(self) -> bool:
        """Whether nobody has told the seat yet what became of it."""
        return self.number is None and self.refused is None


@dataclass(frozen=True)
class Sight:
    """A position as a seat was told it."""

    seat: int
    number: int
    state: int
    view: bytes

    @classmethod
    def of(cls, seat: int, number: int, position: Words) -> "Sight":
        """What a seat sees where it is told this."""
        return cls(seat, number, position["state"], msgspec.json.encode(position["view"], order="sorted"))


@dataclass
class Journal:
    """One match: `last_seen` is what each seat saw before it lost its connection, `in_the_end` what it sees now."""

    table: str
    secrets: list[str]
    deeds: dict[str, Deed] = field(default_factory=dict)
    last_seen: list[Sight] = field(default_factory=list)
    in_the_end: list[Sight] = field(default_factory=list)
    contradictions: list[str] = field(default_factory=list)
    acknowledged: int = 0
    over: bool = False
    given_up: bool = False

    def ask(self, deed: Deed) -> None:
        """A seat is going to ask for this."""
        assert deed.key not in self.deeds
        self.deeds[deed.key] = deed
