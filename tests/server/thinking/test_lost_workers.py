"""Workers die, hang and are killed; the answers come."""

import asyncio
import os
import signal

import pytest

from fallakte.server.thinking.pool import Question
from tests.server.thinking.pools import a_question, luck_of, sent, standing_still, thinkers, until, whole_match


def test_a_worker_is_killed_in_the_middle(run):
    asked = whole_match("rue-morgue", "greedy")

    async def killed() -> None:
        async with thinkers(2) as pool:
            answers = [asyncio.create_task(pool.choose(question)) for question, _ in asked]
            await until(lambda: pool.answered > 20)
            os.kill(pool.pids[0], signal.SIGKILL)
            assert await asyncio.gather(*answers) == [move for _, move in asked]
            await until(lambda: pool.restarted == 1)

    run(killed())


def test_the_only_worker_is_killed_with_many_questions_in_hand(run):
    asked = whole_match("bonnie-and-clyde", "greedy")[:30]

    async def killed() -> None:
        async with thinkers() as pool:
            with standing_still(pool.pids[0]):
                answers = [asyncio.create_task(pool.choose(question)) for question, _ in asked]
                await until(lambda: 0 < pool.waiting < len(asked))
                os.kill(pool.pids[0], signal.SIGKILL)
            assert await asyncio.gather(*answers) == [move for _, move in asked]
            assert pool.restarted == 1

    run(killed())


def test_a_worker_that_dies_idle_is_replaced_before_anybody_asks(run):
    async def killed() -> None:
        async with thinkers() as pool:
            first = pool.pids
            os.kill(first[0], signal.SIGKILL)
            await until(lambda: pool.restarted == 1 and pool.pids != first)
            assert await pool.choose(a_question()) in a_question().moves

    run(killed())


def test_a_silent_worker_is_taken_for_dead(run):
    async def silent() -> None:
        async with thinkers(patience=3.0) as pool:
            os.kill(pool.pids[0], signal.SIGSTOP)
            assert await pool.choose(a_question()) in a_question().moves
            assert pool.restarted > 0

    run(silent())


def test_a_question_that_costs_two_workers_their_lives_gets_any_legal_move(run):
    """So many moves that a worker is still reading them when it is killed."""
    moves = list(range(10**6))
    question = Question("al-capone", "greedy", b"", moves, "seed", "match")

    async def killed_twice() -> None:
        async with thinkers() as pool:
            answer = await sent(pool, question)
            for _ in range(2):
                os.kill(pool.pids[0], signal.SIGKILL)
                await until(lambda: pool.waiting == 1)
                await until(lambda: pool.waiting == 0)
            assert await answer == moves[luck_of("seed").below(len(moves))]
            assert await pool.choose(a_question()) in a_question().moves
            assert pool.restarted == 2

    run(killed_twice())


@pytest.mark.parametrize(("level", "seen"), [("hercule", a_question().seen), ("greedy", b"\x00broken")])
def test_a_bot_that_breaks_twice_gets_any_legal_move_and_its_worker_goes_on(run, caplog, level, seen):
    question = Question("al-capone", level, seen, [11, 12, 13, 14], "seed", "match-5")

    async def broken() -> None:
        async with thinkers() as pool:
            first = pool.pids
            assert await pool.choose(question) == [11, 12, 13, 14][luck_of("seed").below(4)]
            assert (pool.pids, pool.restarted, pool.answered) == (first, 0, 2)

    run(broken())
    [told] = [record.getMessage() for record in caplog.records]
    assert told.startswith(f"any move for {level} in match match- of al-capone: ")
    assert "broken" not in told


def test_nobody_is_asked_again_for_a_question_that_was_withdrawn(run):
    async def withdrawn() -> None:
        async with thinkers() as pool:
            with standing_still(pool.pids[0]):
                task = await sent(pool, a_question())
                task.cancel()
                os.kill(pool.pids[0], signal.SIGKILL)
                await until(lambda: pool.restarted == 1)
            await pool.choose(a_question())
            assert pool.answered == 2

    run(withdrawn())
