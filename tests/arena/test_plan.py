"""Who meets whom, and in which seats."""

import pytest

from fallakte.core.faults import Fault
from tests.arena.contests import plan


def test_two_at_two_seats_change_places():
    assert plan().seatings == [["greedy", "random"], ["random", "greedy"]]


def test_one_against_all_others_sits_everywhere_once():
    seatings = plan("capone", "greedy,random", players=4).seatings
    assert [seats.index("greedy") for seats in seatings] == [0, 1, 2, 3]
    assert all(seats.count("random") == 3 for seats in seatings)


def test_partners_are_of_one_kind():
    assert plan(players=4).seatings == [
        ["greedy", "random", "greedy", "random"],
        ["random", "greedy", "random", "greedy"],
    ]


def test_each_alone_at_four_seats():
    assert len(plan(players=4, teams=False).seatings) == 4


def test_as_many_bots_as_seats_sit_in_every_order():
    seatings = plan("capone", "greedy,random,greedy-1", players=3).seatings
    assert len(seatings) == len({tuple(seats) for seats in seatings}) == 6


def test_a_bot_may_be_named_several_times():
    assert plan("capone", "greedy,random,random", players=3).seatings == plan("capone", players=3).seatings


def test_with_many_seats_a_deal_is_only_turned():
    seatings = plan("capone", "greedy,random,greedy-1,a,b", players=5).seatings
    assert len(seatings) == 5
    assert all({seats[place] for seats in seatings} == {"greedy", "random", "greedy-1", "a", "b"} for place in range(5))


def test_more_bots_than_seats_meet_in_all_pairs():
    contest = plan(bots="greedy,random,greedy-1")
    assert [sorted(table) for table in contest.tables] == [
        ["greedy", "random"],
        ["greedy", "greedy-1"],
        ["greedy-1", "random"],
    ]
    assert len(contest.seatings) == 6


def test_one_bot_plays_with_itself():
    assert plan(bots="greedy").seatings == [["greedy", "greedy"]]


def test_too_few_bots_for_the_seats():
    with pytest.raises(Fault, match="arena-too-few-bots"):
        plan("capone", "greedy,random,greedy-1", players=4)


def test_every_seating_gets_the_same_deals():
    contest = plan()
    assert contest.deals(5) == 3
    tasks = list(contest.tasks(3))
    assert [(task.deal, task.number, task.seed) for task in tasks][:3] == [(1, 1, "1/1"), (1, 2, "1/1"), (2, 1, "1/2")]
    assert len(tasks) == 6
