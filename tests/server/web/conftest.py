"""Servers for the tests here: one that is generous, and one that is strict."""

from collections.abc import Iterator

import pytest

from tests.server.running import Served, serving

TOKEN = "a-token-for-the-tests"
ALLOWED = "https://friend.example"


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    """A server that nobody can ask too much of."""
    with serving(
        requests_per_second=0,
        messages_per_second=0,
        tables_per_hour=0,
        unread_bytes=65536,
        metrics_token=TOKEN,
        allowed_origins=ALLOWED,
        log_level="debug",
        imprint_url="https://example.org/imprint",
    ) as served:
        yield served


@pytest.fixture(scope="session")
def strict() -> Iterator[Served]:
    """A server with narrow limits, behind a proxy that speaks HTTPS."""
    with serving(
        requests_per_second=5,
        messages_per_second=2,
        tables_per_hour=2,
        recoveries_per_hour=3,
        connections_per_client=2,
        crowd=3,
        trusted_proxies=1,
        body_bytes=2048,
        message_bytes=1024,
        public_url="https://play.example",
    ) as served:
        yield served
