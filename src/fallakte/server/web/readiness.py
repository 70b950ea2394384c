"""Whether the server can do its work: the store is asked to write, now and then, whoever wants to know."""

import asyncio
from time import monotonic
from typing import Final

from fallakte.core.faults import Fault
from fallakte.server.store.store import Store

LONGEST: Final = 1.0
"""Seconds in which the store of a server that is ready has written."""
HOLDS: Final = 2.0
"""For so many seconds an answer holds: everybody may ask, and the disk shall not have to hear it each time."""


class Readiness:
    """One try at a time, however many ask: who holds up the store must not be helped by a queue of tries."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._try: asyncio.Task[None] | None = None
        self._begun = 0.0

    async def check(self) -> None:
        """A Fault where nothing can be written now."""
        if self._try is None or (self._try.done() and monotonic() > self._begun + HOLDS):
            self._try = asyncio.create_task(self._store.probe(), name="readiness")
            self._try.add_done_callback(_heard)
            self._begun = monotonic()
        done, _ = await asyncio.wait([self._try], timeout=LONGEST)
        fault = self._try.exception() if done else Fault("store-unreachable")
        if fault is not None:
            raise fault


def _heard(tried: asyncio.Task[None]) -> None:
    """Nobody may be waiting any more for what went wrong."""
    if not tried.cancelled():
        tried.exception()
