"""The command for every test here, and a server that holds nobody up."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import fallakte
from tests.server.running import Served, serving

__all__ = ["fallakte", "server"]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keys of seats are kept in a folder that is thrown away."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "fallakte" / "seats"


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with serving(messages_per_second=0, requests_per_second=0, tables_per_hour=0, bot_workers=1) as served:
        yield served
