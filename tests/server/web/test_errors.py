"""What nobody has thought of, and a store that is away: an answer all the same, and nothing leaks."""

import asyncio
import logging
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from fallakte.core.faults import Fault
from fallakte.server.app import Desk, opened
from fallakte.server.ops.settings import Settings
from fallakte.server.web.app import make_app


def answered(tmp_path: Path, fault: Exception, path: str) -> httpx.Response:
    """What is answered where the lobby raises this."""

    async def broken() -> None:
        raise fault

    async def ask() -> httpx.Response:
        async with opened(Settings(database=str(tmp_path / "f.db"))) as desk:
            await asyncio.sleep(0)
            desk.lobby.listed = broken  # type: ignore[assignment, method-assign]
            return await asked(desk, path)

    return asyncio.run(ask())


async def asked(desk: Desk, path: str) -> httpx.Response:
    transport = httpx.ASGITransport(cast(Any, make_app(desk)))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8029") as ada:
        return await ada.get(path)


def test_an_unexpected_error_leaves_a_number_and_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = answered(tmp_path, RuntimeError("the ace of spades"), "/api/tables")
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (500, "server-fault")
    assert "spades" not in answer.text
    (record,) = [one for one in caplog.records if one.name.endswith("answers")]
    assert record.__dict__["id"] in problem["text"]


@pytest.mark.parametrize("key", ["store-unreachable", "store-full", "store-read-only", "restarting"])
def test_a_store_that_is_away_is_worth_another_try(tmp_path: Path, key: str) -> None:
    answer = answered(tmp_path, Fault(key), "/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (503, key)
    assert int(answer.headers["retry-after"]) > 0


def test_people_get_a_page(tmp_path: Path) -> None:
    answer = answered(tmp_path, Fault("store-unreachable"), "/")
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/html")
    assert int(answer.headers["retry-after"]) > 0
