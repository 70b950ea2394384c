"""What matches come to."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from fallakte.arena.matches import Lost, Played, SeatReport, Task
from fallakte.arena.picture import picture
from fallakte.arena.results import Results
from fallakte.text.speaker import speaker
from tests.arena.contests import duel, plan, played


def test_wins_are_counted_by_deals_and_points_by_sides():
    matches = [
        *duel(1, "greedy", "random", wins=("greedy", "greedy")),
        *duel(2, "greedy", "random", wins=("greedy", "random")),
    ]
    results = Results(plan(), matches)
    assert [(line.bot, line.wins.mean, line.points.mean) for line in results.lines] == [
        ("greedy", 0.75, 50),
        ("random", 0.25, 50),
    ]
    assert results.lines[0].fair.mean == 1.5
    assert (results.matches, results.rounds, results.moves) == (4, (2, 2, 2), 100)


def test_a_tie_is_shared():
    matches = [played(1, number, seats, [0, 1], [7, 7]) for number, seats in enumerate(plan().seatings, start=1)]
    assert [line.wins.mean for line in Results(plan(), matches).lines] == [0.5, 0.5]


def test_a_deal_that_is_not_whole_does_not_count():
    matches = [*duel(1, "greedy", "random", wins=("greedy", "greedy")), played(2, 1, ["greedy", "random"], [1], [0, 9])]
    results = Results(plan(), reversed(matches))
    assert (results.matches, results.played) == (2, 3)
    assert results.lines[0].wins.mean == 1


def test_one_of_four_is_measured_by_its_fair_share():
    contest = plan("capone", players=4)
    matches = [
        played(1, number, seats, [seats.index("greedy") if number < 3 else 3], [1, 2, 3, 4])
        for number, seats in enumerate(contest.seatings, start=1)
    ]
    line = next(one for one in Results(contest, matches).lines if one.bot == "greedy")
    assert line.wins.mean == 0.75
    assert line.fair.mean == 3


def test_a_ladder_of_three_has_ratings_and_pairs():
    contest = plan(bots="greedy,random,greedy-1")
    order = ["greedy-1", "greedy", "random"]
    matches: list[Played] = []
    for deal in range(1, 6):
        for number, seats in enumerate(contest.seatings, start=1):
            best = min(seats, key=order.index)
            matches.append(played(deal, number, seats, [seats.index(best)], [50, 50]))
    results = Results(contest, matches)
    assert [line.bot for line in results.lines] == order
    ratings = [line.rating.mean for line in results.lines if line.rating]
    assert ratings == sorted(ratings, reverse=True)
    assert results.pairs["greedy", "random"].mean == 1
    assert results.pairs["greedy", "greedy-1"].mean == 0


def test_lost_turns_and_lost_matches_are_told():
    matches = duel(1, "greedy", "random", wins=("greedy", "greedy"))
    report = SeatReport({}, {}, {"late": 2}, "late: 3.0 s")
    broken = [Played(1, 1, "1/1", ["greedy", "random"], [0], [1, 0], 1, 9, [report, report]), matches[1]]
    task = Task(2, 1, "1/2", "al-capone", {}, ["greedy", "random"])
    results = Results(plan(), broken, [Lost(task, "exit code -9")])
    line = results.lines[0].words_of()
    assert (line["lost_turns"], line["first_lost"]) == ({"late": 2}, "late: 3.0 s")
    assert results.lost[0].why == "exit code -9"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_picture_is_well_formed_and_names_everybody(language: str):
    contest = plan(bots="greedy,random,cmd:<bot> & more")
    matches = [played(1, number, seats, [0], [1, 0]) for number, seats in enumerate(contest.seatings, start=1)]
    drawn = picture(Results(contest, matches), speaker(language))
    texts = [one.text or "" for one in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert {"greedy", "random", "cmd:<bot> & more"} <= set(texts)
    assert "prefers-color-scheme: dark" in drawn
    assert re.search(r"33[.,]3\xa0%|50[.,]0\xa0%", drawn)
