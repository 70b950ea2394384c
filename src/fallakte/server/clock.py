"""The time of day as lines and clocks have it, and whether it can be believed."""

import logging
import time as clocks
from time import time
from typing import Final

log = logging.getLogger(__name__)

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
JUMP: Final = HOUR
"""Milliseconds by which the time of day may leave the steady clock: more is no correction."""
GAP: Final = 30 * DAY
"""A server that finds nothing in its store from so lately was off for long, or has the wrong time."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def steady() -> int:
    """Milliseconds that go on evenly whatever is done to the time of day, where possible also in a machine's sleep."""
    boot = getattr(clocks, "CLOCK_BOOTTIME", None)
    seconds = clocks.clock_gettime(boot) if boot is not None else clocks.monotonic()
    return int(seconds * 1000)


class Calendar:
    """Says whether the time of day is good enough to delete or close something because of it."""

    def __init__(self) -> None:
        self._begun = steady()
        self._began_at = now()
        self._newest: int | None = None
        self._doubted = False

    @property
    def up(self) -> int:
        """Milliseconds since this process began, whatever the time of day says."""
        return steady() - self._begun

    def compare(self, newest: int | None) -> None:
        """Look once, before anything new is written, at the newest time in the store."""
        self._newest = newest

    def is_plausible(self) -> bool:
        """Whether the time of day fits the steady clock, and at the beginning fitted the store; doubts are logged."""
        doubt = self._doubt()
        if bool(doubt) != self._doubted:
            self._doubted = bool(doubt)
            log.warning("%s", doubt or "the clock agrees again: what is too old goes again")
        return not doubt

    def _doubt(self) -> str:
        drift = now() - self._began_at - self.up
        if abs(drift) > JUMP:
            return (
                f"the clock jumped by {drift // 1000} s: nothing is deleted until it agrees or the server is restarted"
            )
        if self._newest is None or -JUMP <= self._began_at - self._newest <= GAP:
            return ""
        away = (self._began_at - self._newest) // DAY
        return f"the newest entry was {away} days old when this server began: nothing is deleted until it is restarted"
