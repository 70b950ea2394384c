"""The time of day as lines and clocks have it."""

from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
