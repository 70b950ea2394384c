"""A server with a host, and the host's command."""

from collections.abc import Iterator

import pytest

from tests.cli.command import Command, fallakte
from tests.server.host.hosts import KEY, Host
from tests.server.running import Served, serving

__all__ = ["fallakte", "host", "server"]


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with serving(requests_per_second=0, messages_per_second=0, tables_per_hour=0, crowd=100, host_key=KEY) as served:
        yield served


@pytest.fixture
def host(server: Served, fallakte: Command) -> Host:
    return Host(server, fallakte)
