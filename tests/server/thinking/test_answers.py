"""A worker answers as the bot in this process would, whatever it was asked before."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

import fallakte
from fallakte import bots
from fallakte.bots import NAMES, bot
from fallakte.bots.bot import Bot
from fallakte.core.luck import Luck
from fallakte.core.table import Seen
from fallakte.server.thinking.messages import Ask
from fallakte.server.thinking.worker import answer, decide
from tests.server.thinking.pools import a_question, thinkers, whole_match


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("name", fallakte.GAMES)
def test_every_decision_of_a_match_is_the_bots_own(name, level):
    asked = whole_match(name, level)

    async def one_by_one() -> list[int]:
        async with thinkers() as pool:
            return [await pool.choose(question) for question, _ in asked]

    assert asyncio.run(one_by_one()) == [move for _, move in asked]


def test_the_order_and_the_worker_do_not_matter(run):
    asked = [one for name in fallakte.GAMES for one in whole_match(name, "greedy", name)[:60]] * 2
    Random(3).shuffle(asked)

    async def all_at_once() -> None:
        async with thinkers(2) as pool:
            answers = await asyncio.gather(*(pool.choose(question) for question, _ in asked))
            assert answers == [move for _, move in asked]
            assert pool.answered == len(asked) + 1
            assert (pool.waiting, pool.restarted) == (0, 0)

    run(all_at_once())


def test_another_seed_is_another_luck():
    async def asked() -> set[int]:
        async with thinkers() as pool:
            question = a_question()
            seeds = [str(number) for number in range(40)]
            many = [type(question)("al-capone", "random", question.seen, [0, 1, 2], seed, "match") for seed in seeds]
            return set(await asyncio.gather(*map(pool.choose, many)))

    assert asyncio.run(asked()) == {0, 1, 2}


class Curious(Bot):
    """An outsider's bot: it answers with what it was given."""

    def __init__(self, luck: Luck) -> None:
        pass

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        return int(self.budget.share * 100)


def asking(level: str | None, moves: list[int], budget: float = 1.0) -> Ask:
    return Ask("al-capone", level, a_question().seen, moves, 1, budget)


def test_a_bot_is_told_its_budget(monkeypatch):
    monkeypatch.setitem(bots._MAKERS, "curious", Curious)
    assert decide(asking("curious", [25], budget=0.25)) == 25
    assert all(bot(name, Luck(1)).budget.share == 1.0 for name in NAMES)


def test_an_answer_that_is_no_legal_move_is_none(monkeypatch):
    monkeypatch.setitem(bots._MAKERS, "curious", Curious)
    assert answer(asking("curious", [1, 2])).broke == "not a legal move"
    assert answer(asking("curious", [100])).broke == ""


def test_what_broke_is_told_without_what_was_seen():
    broken = answer(asking("hercule", [1, 2]))
    assert broken.broke.startswith("Fault __init__.py:")


def test_without_a_level_any_legal_move_will_do_whatever_was_seen():
    ask = Ask("al-capone", None, b"nothing", [5, 6, 7], 3, 1.0)
    assert decide(ask) == [5, 6, 7][Luck(3).below(3)]
