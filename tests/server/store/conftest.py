"""Stores to test with, each on a new database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from fallakte.server.store.sql import SqlStore
from tests.server.services import needs_postgres, shared_postgres
from tests.server.store.rows import started


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'fallakte.db'}"
    return shared_postgres().database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    """A store that runs."""
    async with started(url) as one:
        yield one
