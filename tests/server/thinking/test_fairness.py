"""Who is served when, by real processes."""

import asyncio

import pytest

from fallakte.server.thinking.pool import Thinkers
from tests.server.thinking.pools import a_question, sent, standing_still, thinkers, until


async def note(pool: Thinkers, match: str, order: list[str]) -> None:
    await pool.choose(a_question(match))
    order.append(match)


def test_a_match_with_many_questions_does_not_delay_one_with_few(run):
    async def crowd() -> None:
        order: list[str] = []
        async with thinkers() as pool:
            with standing_still(pool.pids[0]):
                first = await sent(pool, a_question("first"))
                asked = [asyncio.create_task(note(pool, match, order)) for match in "aaaaaaaaaabbbc"]
                await until(lambda: pool.waiting == len(asked))
            await asyncio.gather(first, *asked)
        assert "".join(order) == "abcabab" + "aaaaaaa"

    run(crowd())


def test_a_question_that_nobody_asks_any_more_is_not_sent(run):
    async def withdrawn() -> None:
        async with thinkers() as pool:
            with standing_still(pool.pids[0]):
                under_way = await sent(pool, a_question("sent"))
                dropped = [asyncio.create_task(pool.choose(a_question(match))) for match in "aab"]
                kept = asyncio.create_task(pool.choose(a_question("a")))
                await until(lambda: pool.waiting == 4)
                for one in (under_way, *dropped):
                    one.cancel()
                    with pytest.raises(asyncio.CancelledError):
                        await one
                assert pool.waiting == 1
            await kept
            assert (pool.answered, pool.waiting) == (3, 0)

    run(withdrawn())


def test_a_question_without_moves_is_a_mistake_of_the_server():
    question = a_question()

    async def asked() -> None:
        await Thinkers(1).choose(type(question)("al-capone", "greedy", question.seen, [], "seed", "match"))

    with pytest.raises(ValueError):
        asyncio.run(asked())


def test_there_is_at_least_one_worker():
    with pytest.raises(ValueError):
        Thinkers(0)
