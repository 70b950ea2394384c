"""The processes themselves: what they have of the server, and that none is left."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from fallakte.server.thinking.pool import Thinkers, Unthinkable
from tests.server.thinking.pools import a_question, runs, standing_still, thinkers, until

needs_proc = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="this system does not show its processes")

SERVER = """
import asyncio
from fallakte.server.thinking.pool import Thinkers
from tests.server.thinking.pools import a_question

async def main():
    pool = Thinkers(2)
    await pool.start()
    await pool.choose(a_question())
    print(*pool.pids, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def test_workers_end_when_the_server_is_killed():
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, env=os.environ | path) as server:
        assert server.stdout is not None
        workers = [int(pid) for pid in server.stdout.readline().split()]
        assert len(workers) == 2
        assert all(runs(pid) for pid in workers)
        server.kill()
    asyncio.run(until(lambda: not any(runs(pid) for pid in workers)))


def test_nothing_is_left_after_stopping(run):
    async def stopped() -> None:
        async with thinkers(2) as pool:
            workers = pool.pids
            assert all(runs(pid) for pid in workers)
            with standing_still(workers[0]), standing_still(workers[1]):
                waiting = [asyncio.create_task(pool.choose(a_question())) for _ in range(100)]
                await until(lambda: 0 < pool.waiting < 100)
                await pool.stop()
                assert not any(runs(pid) for pid in workers)
            for one in waiting:
                with pytest.raises(Unthinkable):
                    await one
            with pytest.raises(Unthinkable):
                await pool.choose(a_question())
            assert pool.waiting == 0

    run(stopped())


def test_nothing_is_left_if_it_is_stopped_before_it_was_ready(run):
    async def stopped() -> None:
        pool = Thinkers(2)
        await pool.start()
        waiting = asyncio.create_task(pool.choose(a_question()))
        await until(lambda: pool.waiting == 1)
        await pool.stop()
        assert not any(runs(pid) for pid in pool.pids)
        with pytest.raises(Unthinkable):
            await waiting

    run(stopped())


def test_nothing_is_left_if_it_is_stopped_at_once(run):
    async def stopped() -> None:
        pool = Thinkers(2)
        await pool.start()
        await pool.stop()
        assert len(pool.pids) == 2
        assert not any(runs(pid) for pid in pool.pids)

    run(stopped())


def test_stopping_while_a_worker_is_replaced_leaves_nothing(run):
    async def stopped() -> None:
        async with thinkers() as pool:
            os.kill(pool.pids[0], signal.SIGKILL)
            await until(lambda: pool.restarted == 1)
        assert not any(runs(pid) for pid in pool.pids)

    run(stopped())


def test_a_pool_that_was_never_started_stops():
    asyncio.run(Thinkers(1).stop())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_when_to_end_is_the_servers_business(number):
    async def signalled() -> None:
        async with thinkers() as pool:
            [worker] = pool.pids
            os.kill(worker, number)
            assert await pool.choose(a_question()) in a_question().moves
            assert (pool.pids, pool.restarted) == ([worker], 0)
            assert os.getsid(worker) == worker

    asyncio.run(signalled())


def test_people_come_before_bots():
    async def asked() -> None:
        async with thinkers() as pool:
            here, there = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, pool.pids[0]))
            assert there == min(here + 10, 19)

    asyncio.run(asked())


@needs_proc
def test_a_worker_has_its_pipes_and_nothing_else_of_the_server(monkeypatch, run):
    monkeypatch.setenv("FALLAKTE_DATABASE", "postgresql://somebody:secret@store/fallakte")

    async def looked_at() -> None:
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.set_inheritable(True)
            async with thinkers(2) as pool:
                for pid in pool.pids:
                    process = Path(f"/proc/{pid}")
                    assert f"socket:[{os.fstat(server.fileno()).st_ino}]" not in open_files(process)
                    assert len(open_files(process)) <= 4
                    assert b"secret" not in (process / "environ").read_bytes()

    run(looked_at())


def open_files(process: Path) -> list[str]:
    """What a process holds open; what it closes meanwhile is not among it."""
    found = []
    for one in (process / "fd").iterdir():
        with suppress(FileNotFoundError):
            found.append(os.readlink(one))
    return found


def test_a_worker_loads_bots_and_nothing_of_the_server():
    script = "import sys, fallakte.server.thinking.worker; print(*sys.modules)"
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", script]
    loaded = subprocess.run(command, env=os.environ | path, check=True, capture_output=True, text=True).stdout.split()
    assert "fallakte.bots" in loaded
    assert not {"asyncio", "litestar", "sqlalchemy", "uvicorn", "fallakte.text"} & set(loaded)
    assert [name for name in loaded if name.startswith("fallakte.server.") and "thinking" not in name] == []
