"""What goes to a worker at once, and how much a bot may think."""

import asyncio
from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest

from fallakte.server.thinking.load import SLICE, Costs, budgeted
from fallakte.server.thinking.messages import Question, frame
from fallakte.server.thinking.waiting import MOST, Thought, Waiting

Think = Callable[..., Thought]


@pytest.fixture
def think() -> Iterator[Think]:
    """A question of a match that waits to be asked."""
    loop = asyncio.new_event_loop()

    def thought(match: str, level: str = "greedy") -> Thought:
        question = Question("al-capone", level, b"seen", [3, 4], "seed-5", match)
        return Thought(question, loop.create_future())

    yield thought
    loop.close()


def matches(thoughts: list[Thought]) -> str:
    return "".join(thought.question.match for thought in thoughts)


def known(**seconds: float) -> Costs:
    """What the levels take, learned from one question each."""
    costs = Costs()
    for level, one in seconds.items():
        costs.learn("al-capone", level, one)
    return costs


def test_many_quick_questions_go_together_and_the_matches_take_turns(think):
    waiting = Waiting()
    for match in "aaabbc":
        waiting.add(think(match))
    assert matches(waiting.take(known(greedy=SLICE / 5.5))) == "abcab"
    assert len(waiting) == 1
    assert matches(waiting.take(known(greedy=SLICE / 5.5))) == "a"


def test_a_question_that_may_take_long_goes_alone(think):
    waiting = Waiting()
    for match, level in [("a", "greedy"), ("b", "slow"), ("c", "greedy"), ("d", "never-met"), ("e", "greedy")]:
        waiting.add(think(match, level))
    costs = known(greedy=SLICE / 10, slow=SLICE * 200)
    assert [matches(waiting.take(costs)) for _ in range(5)] == ["a", "b", "c", "d", "e"]


def test_a_greedy_bot_does_not_wait_for_all_who_ask_a_master(think):
    waiting = Waiting()
    for match in "abcdef":
        waiting.add(think(match, "master"))
    for match in "xyz":
        waiting.add(think(match))
    costs = known(greedy=SLICE / 2, master=1.0)
    assert [matches(waiting.take(costs)) for _ in range(8)] == ["xy", "a", "z", "b", "c", "d", "e", "f"]
    assert len(waiting) == 0


def test_one_frame_holds_only_so_many(think):
    waiting = Waiting()
    for number in range(MOST + 1):
        waiting.add(think(str(number)))
    assert len(waiting.take(known(greedy=0.0))) == MOST
    assert len(waiting) == 1


def test_what_has_failed_comes_first_and_alone(think):
    waiting = Waiting()
    for match in "ab":
        waiting.add(think(match))
    for match in "xy":
        waiting.add_again(think(match))
    assert [matches(waiting.take(known(greedy=0.0))) for _ in range(3)] == ["x", "y", "ab"]


def test_what_is_dropped_is_gone_and_the_rest_of_its_match_stays(think):
    waiting = Waiting()
    first, second, again, gone = think("a"), think("a"), think("a"), think("b")
    for one in (first, second, gone):
        waiting.add(one)
    waiting.add_again(again)
    for one in (first, again, gone, gone):
        waiting.drop(one)
    assert len(waiting) == 1
    assert waiting.take(known(greedy=0.0)) == [second]


def test_a_worker_is_told_of_the_question_and_neither_of_the_match_nor_of_the_seed(think):
    asked = think("match-17").ask(0.5)
    assert (asked.game, asked.level, asked.seen, asked.moves) == ("al-capone", "greedy", b"seen", [3, 4])
    assert (asked.luck, asked.budget) == (int(sha256(b"seed-5").hexdigest()[:16], 16), 0.5)
    assert not any(word in frame([asked]) for word in (b"match-17", b"seed-5"))


def test_after_two_failures_any_move_will_do(think):
    thought = think("a")
    thought.failed = 1
    assert thought.ask(1.0).level == "greedy"
    thought.failed = 2
    assert (thought.ask(1.0).level, thought.ask(1.0).seen) == (None, b"")


def test_costs_follow_what_questions_take():
    costs = known(greedy=0.2)
    assert costs.expected("al-capone", "greedy") == 0.2
    for _ in range(100):
        costs.learn("al-capone", "greedy", 0.001)
    assert costs.expected("al-capone", "greedy") == pytest.approx(0.001, rel=0.01)
    assert costs.expected("capone", "greedy") == SLICE


@pytest.mark.parametrize(
    ("load", "share"), [(0, 1.0), (0.5, 1.0), (1, 1.0), (2, 0.5), (8, 0.125), (10, 0.1), (1e6, 0.1)]
)
def test_the_more_questions_wait_the_less_a_bot_may_think(load, share):
    assert budgeted(load) == share
