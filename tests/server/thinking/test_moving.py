"""Bots go on thinking with another copy of the package, without a question being lost."""

import asyncio
import os
import shutil
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import fallakte
from fallakte.server.thinking.pool import Thinkers, Unthinkable
from fallakte.server.thinking.process import WorkerLost
from tests.server.thinking.pools import a_question, runs, sent, standing_still, thinkers, until

needs_proc = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="this system does not show processes")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package in a second place."""
    folder = tmp_path_factory.mktemp("elsewhere")
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(Path(fallakte.__file__).parent, folder / "fallakte", ignore=ignored)
    return folder


def at_home_in(pid: int, folder: Path) -> bool:
    return f"PYTHONPATH={folder}:" in Path(f"/proc/{pid}/environ").read_text("utf-8")


@needs_proc
def test_every_worker_is_relieved_by_one_from_the_new_place(run, elsewhere: Path):
    async def moved() -> None:
        async with thinkers(2) as pool:
            before = pool.pids
            answer = await pool.choose(a_question())
            await pool.move_to(str(elsewhere))
            await until(lambda: not any(runs(pid) for pid in before))
            assert all(at_home_in(pid, elsewhere) for pid in pool.pids)
            assert await pool.choose(a_question()) == answer
            assert pool.restarted == 0

    run(moved())


@needs_proc
def test_a_worker_answers_what_it_was_asked_before_it_is_relieved(run, elsewhere: Path):
    async def moved() -> None:
        async with thinkers() as pool:
            [thinking] = pool.pids
            with standing_still(thinking):
                answer = await sent(pool, a_question())
                await pool.move_to(str(elsewhere))
                later = asyncio.create_task(pool.choose(a_question()))
                await until(lambda: pool.waiting == 1)
                assert pool.pids == [thinking]
            assert await answer == await later
            assert not runs(thinking)
            assert at_home_in(pool.pids[0], elsewhere)

    run(moved())


@needs_proc
def test_a_lost_worker_is_replaced_from_the_new_place(run, elsewhere: Path):
    async def moved() -> None:
        async with thinkers() as pool:
            await pool.move_to(str(elsewhere))
            await pool.choose(a_question())
            [relieving] = pool.pids
            os.kill(relieving, signal.SIGKILL)
            await pool.choose(a_question())
            await until(lambda: pool.pids != [relieving])
            assert at_home_in(pool.pids[0], elsewhere)

    run(moved())


def test_a_place_from_which_nobody_gets_ready_changes_nothing(run, tmp_path: Path):
    (tmp_path / "fallakte").mkdir()
    (tmp_path / "fallakte" / "__init__.py").write_text("raise SystemExit(3)")

    async def refused() -> None:
        async with thinkers(2) as pool:
            before = pool.pids
            with pytest.raises(WorkerLost):
                await pool.move_to(str(tmp_path))
            await pool.choose(a_question())
            assert pool.pids == before

    run(refused())


def test_nothing_is_left_if_it_is_stopped_while_it_moves(run, elsewhere: Path):
    async def stopped() -> None:
        pool = Thinkers(1)
        await pool.start()
        await pool.choose(a_question())
        [thinking] = pool.pids
        with standing_still(thinking):
            waiting = await sent(pool, a_question())
            await pool.move_to(str(elsewhere))
            heirs = [heir.pid for heir in pool._heirs.values()]
            assert len(heirs) == 1
            await pool.stop()
        assert not any(runs(pid) for pid in (thinking, *heirs))
        with pytest.raises(Unthinkable):
            await waiting

    run(stopped())


def test_a_relieved_worker_is_not_left_behind_if_the_pool_is_stopped_while_it_ends(run, elsewhere: Path):
    async def stopped() -> None:
        pool = Thinkers(1)
        await pool.start()
        await pool.choose(a_question())
        [relieved] = pool._workers
        loop, released = asyncio.get_running_loop(), threading.Event()
        loop.set_default_executor(ThreadPoolExecutor(1))
        blocked = loop.run_in_executor(None, released.wait)
        await pool.move_to(str(elsewhere))
        await until(lambda: not relieved.alive)
        stopping = asyncio.create_task(pool.stop())
        await until(lambda: all(task.done() for task in pool._tasks))
        released.set()
        await asyncio.gather(stopping, blocked)
        assert relieved._process.returncode is not None

    run(stopped())
