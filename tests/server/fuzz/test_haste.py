"""Twenty thousand looks from one client, within the limits that every server has unless its host says otherwise."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.fuzz.haste import murmur, rush
from tests.server.fuzz.neighbours import Neighbours
from tests.server.running import serving

LOOKS = 20_000
AT_ONCE = 500
SOCKETS = 40
HERE = "203.0.113.5"
ELSEWHERE = "198.51.100.7"
AS_PEOPLE_PLAY = 0.6
"""Seconds before a move."""


@pytest.fixture(scope="module")
def street() -> Iterator[tuple[int, Neighbours]]:
    """A server's port, and neighbours who all come from one address."""
    # Behind a proxy everybody comes from where the proxy says: so one machine can be several.
    with serving(None, trusted_proxies=1) as server:
        neighbours = Neighbours(server.address, "haste", HERE)
        neighbours.pace = AS_PEOPLE_PLAY
        neighbours.start()
        try:
            yield server.port, neighbours
        finally:
            neighbours.leave()


def test_haste_is_refused_and_nobody_else_is(street: tuple[int, Neighbours]) -> None:
    port, neighbours = street
    heard = asyncio.run(rush(port, neighbours.window, LOOKS, AT_ONCE, [("X-Forwarded-For", ELSEWHERE)]))
    assert heard["closed 1008"] == LOOKS / AT_ONCE
    assert 0 < heard["done"] < LOOKS / 10
    assert neighbours.troubles == []


def test_haste_silences_nobody_at_the_same_address(street: tuple[int, Neighbours]) -> None:
    port, neighbours = street
    until = asyncio.to_thread(neighbours.go_on)
    assert asyncio.run(murmur(port, neighbours.window, SOCKETS, [("X-Forwarded-For", HERE)], until))
    assert neighbours.troubles == []
