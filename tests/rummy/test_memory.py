"""The account of a seat that cannot see everything, and the explanations of what it did not see."""

from collections import Counter

from fallakte.core.luck import Luck
from fallakte.rummy.account import FRESH, GAIN, HAND, NONE, PULL_ALL, PUSH, SHOW, Account
from fallakte.rummy.memory import Memory
from fallakte.rummy.script import Script
from tests.hands import table

AL, RALPH, JAKE = 0, 1, 2


def account() -> Account:
    return Account(2, 3)


def limits(of: Account) -> list[int]:
    """What hand 1 can hold of each kind beyond the cards that are known; 999 is no limit."""
    return list(of.limits)[3:]


def test_a_limit_grows_with_every_unseen_card():
    told = account()
    assert told.apply(NONE, 1, AL, 0)
    assert told.apply(FRESH, 1, 0, 2)
    assert told.apply(NONE, 1, RALPH, 0)
    assert told.apply(FRESH, 1, 0, 1)
    assert limits(told) == [3, 1, 999]


def test_a_shown_card_is_the_oldest_that_it_can_have_been():
    """Three unseen cards came, the last after Ralph was asked for: an Al that is shown can be one of the first two."""
    told = account()
    for op, kind, count in ((NONE, AL, 0), (FRESH, 0, 2), (NONE, RALPH, 0), (FRESH, 0, 1)):
        assert told.apply(op, 1, kind, count)
    assert told.apply(SHOW, 1, AL, 1)
    assert limits(told) == [2, 1, 999]
    assert told.apply(SHOW, 1, RALPH, 1)
    assert limits(told) == [1, 0, 999]
    assert not told.apply(SHOW, 1, RALPH, 1)


def test_a_known_card_is_shown_before_an_unknown_one():
    told = account()
    assert told.apply(NONE, 1, AL, 0)
    assert told.apply(GAIN, 1, AL, 2)
    assert told.apply(SHOW, 1, AL, 2)
    assert not told.apply(SHOW, 1, AL, 1)


def test_no_hand_holds_more_known_cards_than_cards():
    told = account()
    assert told.apply(GAIN, 1, AL, 2)
    assert told.apply(HAND, 1, 0, 2)
    assert not told.apply(HAND, 1, 0, 1)


def test_nobody_who_is_known_to_have_a_card_has_none():
    told = account()
    assert told.apply(GAIN, 1, AL, 1)
    assert not told.apply(NONE, 1, AL, 0)


def test_all_cards_of_a_kind_were_taken_and_they_were_so_many():
    for count, right in ((1, False), (2, True), (3, False)):
        told = account()
        for kind in (AL, RALPH, AL):
            told.apply(PUSH, -1, kind, 1)
        assert told.apply(PULL_ALL, -1, AL, count) == right


def remembering(*cards: int) -> Memory:
    """The memory of seat 1 in Al Capone, with these cards in the pile and a search by seat 0 that took one of them."""
    memory = table("al-capone", hand="raid").table.new_memory(1)
    for kind in cards:
        memory.notice("discarded", {"seat": 0, "card": kind})
    memory.notice("took-secretly", {"seat": 0, "among": len(cards)})
    return memory


def piles(memory: Memory, times: int = 100) -> Counter[tuple[int, ...]]:
    """The piles that fit, with how often each is told."""
    luck = Luck(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        script = Script(luck)
        told = None
        while told is None and script.again():
            told = memory.told(script)
        assert told is not None
        found[tuple(told.pile)] += 1
    return found


def test_each_card_can_have_been_taken():
    found = piles(remembering(AL, RALPH, JAKE))
    assert set(found) == {(RALPH, JAKE), (AL, JAKE), (AL, RALPH)}
    assert min(found.values()) > 15


def test_the_visible_top_rules_explanations_out():
    memory = remembering(AL, RALPH, JAKE)
    memory.notice("took-top", {"seat": 1, "card": JAKE, "top": AL})
    assert set(piles(memory)) == {(AL,)}
    memory = remembering(AL, RALPH, JAKE)
    memory.notice("took-top", {"seat": 1, "card": RALPH, "top": AL})
    assert set(piles(memory)) == {(AL,)}
    memory = remembering(AL, RALPH, JAKE)
    memory.notice("took-top", {"seat": 1, "card": JAKE, "top": RALPH})
    assert set(piles(memory)) == {(RALPH,)}


def test_where_most_guesses_fail_those_that_fit_come_up_alike():
    """Of thirty-two cards thirty turned out to be still there: one of the other two was taken."""
    memory = remembering(*[AL] * 30, RALPH, JAKE)
    memory.notice("took-set", {"seat": 1, "card": AL, "count": 30})
    found = piles(memory, 300)
    assert set(found) == {(RALPH,), (JAKE,)}
    assert min(found.values()) > 110


def test_no_explanation_is_left_for_a_contradiction():
    memory = remembering(AL, RALPH)
    memory.notice("took-top", {"seat": 1, "card": JAKE, "top": AL})
    script = Script(Luck(1))
    told = 0
    while script.again():
        assert memory.told(script) is None
        told += 1
    assert told >= 2


def test_two_searches_and_a_look():
    """Two cards are missing; which of the two searches took which remains open, and nothing else."""
    memory = remembering(AL, RALPH, JAKE, 5, 6, 7)
    memory.notice("took-secretly", {"seat": 0, "among": 5})
    memory.notice("looked", {"seat": 1, "cards": [AL, JAKE, 6, 7]})
    assert set(piles(memory)) == {(AL, JAKE, 6, 7)}
    assert [line["cards"] for line in memory.words("abcdefghijklmno")["since"][:2]] == [["b", "f"], ["b", "f"]]


def test_of_equal_cards_the_topmost_was_taken():
    assert set(piles(remembering(AL, RALPH, AL))) == {(AL, RALPH), (AL, AL)}


def test_a_script_tells_every_explanation():
    script = Script(Luck(3))
    for _ in range(24):
        assert script.again()
    told = set()
    while script.again():
        one = script.number(3, 3)
        told.add((one, script.number(2, 2) if one != 1 else 0))
    assert told == {(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)}
