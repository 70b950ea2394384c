"""Twenty thousand looks from one client, within the limits that every server has unless its host says otherwise."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.fuzz.haste import rush
from tests.server.fuzz.neighbours import Neighbours
from tests.server.running import serving

LOOKS = 20_000
AT_ONCE = 500
HERE = "203.0.113.5"
ELSEWHERE = "198.51.100.7"
AS_PEOPLE_PLAY = 0.6
"""Seconds before a move."""


@contextmanager
def neighbours_from(address: str) -> Iterator[tuple[int, Neighbours]]:
    # Behind a proxy everybody comes from where the proxy says: so one machine can be several.
    with serving(None, trusted_proxies=1) as server:
        neighbours = Neighbours(server.address, "haste", address)
        neighbours.pace = AS_PEOPLE_PLAY
        neighbours.start()
        try:
            yield server.port, neighbours
        finally:
            neighbours.leave()


def test_haste_is_refused_and_nobody_else_is() -> None:
    with neighbours_from(HERE) as (port, neighbours):
        for address in (ELSEWHERE, HERE):
            heard = asyncio.run(rush(port, neighbours.window, LOOKS, AT_ONCE, [("X-Forwarded-For", address)]))
            assert heard["closed 1008"] == LOOKS / AT_ONCE
            assert 0 < heard["done"] < LOOKS / 10
            assert neighbours.go_on()
    assert neighbours.troubles == []
