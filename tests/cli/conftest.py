"""The command for every test here, and a server that holds nobody up."""

from collections.abc import Iterator

import pytest

from tests.cli.command import fallakte
from tests.server.running import Served, serving

__all__ = ["fallakte", "server"]


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with serving(messages_per_second=0, requests_per_second=0, tables_per_hour=0, bot_workers=1) as served:
        yield served
