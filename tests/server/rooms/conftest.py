"""Clocks that go when they are told to."""

import pytest

from fallakte.server import clock


class Clocks:
    """The time of day and the steady clock, in seconds; only the first one can jump."""

    def __init__(self) -> None:
        self.day = 1_800_000_000.0
        self.steady = 1000.0

    def go(self, seconds: float) -> None:
        self.day += seconds
        self.steady += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    found = Clocks()
    monkeypatch.setattr(clock, "time", lambda: found.day)
    monkeypatch.setattr(clock, "steady", lambda: int(found.steady * 1000))
    return found
