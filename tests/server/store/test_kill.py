"""kill -9 in the middle of batches: whatever was answered is there."""

import subprocess
import sys

import pytest

from fallakte.server.store.rows import Line
from fallakte.server.store.sql import SqlStore
from tests.server.services import Postgres, needs_postgres, postgres
from tests.server.store.appender import TABLES
from tests.server.store.rows import append, started, whole

pytestmark = pytest.mark.anyio
ROUNDS = 5
ANSWERS = 1500


def answered(url: str, *, pull: Postgres | None = None) -> dict[str, int]:
    """Let a process append and kill it, or its database, in the middle: the last number it was answered, by table."""
    command = [sys.executable, "-m", "tests.server.store.appender", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = [process.stdout.readline() for _ in range(ANSWERS)]
        assert said[-1], process.stderr.read()
        if pull is not None:
            pull.kill()
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    words = [line.split() for line in said if line.endswith("\n")]
    return {name: max(int(number) for one, number in words if one == name) for name in {one for one, _ in words}}


async def check(store: SqlStore, answers: dict[str, int]) -> None:
    """Nothing that was answered is missing, nothing is doubled, and every table goes on."""
    for name in TABLES:
        await whole(store, name)
        (head,) = (await store.heads([name])).values()
        assert head > answers.get(name, 0)
        assert (await store.lines(name, since=head - 1)) == [Line(head - 1, *_sent(head - 1))]
        assert await store.append(append(name, head))


def _sent(number: int) -> tuple[bytes, int, str]:
    (line,) = append("t", number).lines
    return line.body, line.at, str(line.command)


async def test_a_process_that_is_killed_loses_nothing_that_it_answered(url: str) -> None:
    for _ in range(ROUNDS):
        answers = answered(url)
        async with started(url) as store:
            await check(store, answers)


@needs_postgres
async def test_a_database_that_is_killed_loses_nothing_that_was_answered() -> None:
    with postgres(durable=True) as server:
        for _ in range(3):
            answers = answered(server.url, pull=server)
            server.start()
            async with started(server.url) as store:
                await check(store, answers)
