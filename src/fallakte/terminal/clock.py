"""How much time there is, by the server's clock."""

import time
from math import ceil

from fallakte.terminal.online import Timer


class Hourglass:
    """The clock of the seat to act, where the table has one."""

    def __init__(self) -> None:
        self.timer: Timer | None = None
        self._ahead = 0.0
        self._told: Timer | None = None

    def set_clock(self, now: int) -> None:
        """The server's milliseconds at this moment."""
        self._ahead = now / 1000 - time.time()

    @property
    def minutes(self) -> int | None:
        """How many are left, begun ones counted; None without a clock."""
        return max(1, ceil(self._left(self.timer) / 60)) if self.timer is not None else None

    def ran_out(self) -> Timer | None:
        """The clock that has run out, once."""
        timer = self.timer
        if timer is None or timer == self._told or not timer.over:
            return None
        self._told = timer
        return timer

    def _left(self, timer: Timer) -> float:
        return timer.until / 1000 - time.time() - self._ahead
