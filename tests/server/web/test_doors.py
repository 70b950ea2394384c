"""Connections that bring requests: so many of an address, and none that only dawdles."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.running import HOST, Served, serving
from tests.server.web.talking import visitor


@pytest.fixture(scope="module")
def narrow() -> Iterator[Served]:
    with serving(connections_per_client=2, crowd=5) as served:
        yield served


def test_an_address_may_hold_so_many_connections_and_no_more(narrow: Served) -> None:
    with ExitStack() as held:
        doors = [held.enter_context(socket.create_connection((HOST, narrow.port), timeout=30)) for _ in range(12)]
        closed = [door for door in doors[10:] if door.recv(1) == b""]
        assert len(closed) == 2
        doors[0].sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert doors[0].recv(15) == b"HTTP/1.1 200 OK"
    with visitor(narrow) as host:
        assert host.get("/health").status_code == 200


def test_what_is_no_request_is_answered_and_over(narrow: Served) -> None:
    for odd in (b"\x16\x03\x01\x02\x00\x01\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"A" * 40_000):
        with socket.create_connection((HOST, narrow.port), timeout=30) as door:
            door.sendall(odd)
            assert b" 400 " in door.recv(100)
