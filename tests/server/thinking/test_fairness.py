"""Who is served when, by real processes."""

import asyncio
from typing import Any

import pytest

from fallakte.server.thinking.pool import Thinkers
from fallakte.server.thinking.waiting import PATIENCE
from tests.server.thinking.pools import a_question, sent, standing_still, thinkers, until


async def note(pool: Thinkers, match: str, order: list[str], **whose: Any) -> None:
    await pool.choose(a_question(match, **whose))
    order.append(match)


async def order_of(*asked: tuple[str, dict[str, Any]]) -> list[str]:
    """The matches in the order in which one worker answers, if all of them ask while it is busy with another."""
    order: list[str] = []
    async with thinkers() as pool:
        with standing_still(pool.pids[0]):
            first = await sent(pool, a_question("first"))
            waiting = [asyncio.create_task(note(pool, match, order, **whose)) for match, whose in asked]
            await until(lambda: pool.waiting == len(waiting))
        await asyncio.gather(first, *waiting)
    return order


def test_a_match_with_many_questions_does_not_delay_one_with_few(run):
    async def crowd() -> None:
        order = await order_of(*((match, {}) for match in "aaaaaaaaaabbbc"))
        assert "".join(order) == "abcabab" + "aaaaaaa"

    run(crowd())


def test_who_opens_57_tables_delays_nobody_elses_bot(run):
    """Neither by many tables of their own nor where nobody sits; and nobody waits for ever."""

    async def crowd() -> None:
        asked: list[tuple[str, dict[str, Any]]] = [
            *((f"crowd {n}", {"opener": "eve", "attended": False}) for n in range(57)),
            *((f"mine {n}", {"opener": "eve"}) for n in range(3)),
            ("stranger", {"opener": "ann"}),
            ("away", {"opener": "bob", "attended": False}),
        ]
        order = await order_of(*asked)
        assert order[:6] == ["mine 0", "stranger", "mine 1", "mine 2", "crowd 0", "away"]
        assert len(order) == len(asked)

    run(crowd())


def test_many_openers_of_one_address_delay_nobody_elses_bot(run):
    """A new opener costs nothing; every one of the 57 is connected."""

    async def crowd() -> None:
        crowded = ((f"crowd {n}", {"opener": f"eve {n}", "address": "one"}) for n in range(57))
        order = await order_of(*crowded, ("stranger", {"opener": "ann", "address": "other"}))
        assert order[:3] == ["crowd 0", "stranger", "crowd 1"]

    run(crowd())


def test_tables_where_nobody_is_are_slow_but_never_stand_still(run):
    async def crowd() -> None:
        order = await order_of(*((f"{n}", {}) for n in range(2 * PATIENCE)), ("away", {"attended": False}))
        # Two with people have been answered before: the one of the pool itself, and the first.
        assert order.index("away") == PATIENCE - 2

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
