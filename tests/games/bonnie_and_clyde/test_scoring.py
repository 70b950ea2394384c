"""The end of the round, the score, the match."""

import pytest

from fallakte.core.shuffle import Shuffler
from fallakte.core.table import DEAL, END, OVER, SCORE
from tests.games.bonnie_and_clyde.road import table


def test_BC_25_the_round_ends_when_somebody_goes_out():
    t = table(hand="alma", others=["2 dexter"])
    t.plays("discard alma")
    assert t.table.due == SCORE
    assert t.table.score_words()["out"] == 0
    assert t.table.ending() == "out"


@pytest.mark.parametrize("last", ["draw", "hinton"])
def test_BC_25_or_after_the_turn_in_which_the_last_card_of_the_case_file_was_drawn(last):
    if last == "draw":
        t = table(hand="2 alma", file="gibson", pile="dexter", drawn=False)
        t.plays("draw file")
    else:
        t = table(hand="ted-hinton 2 alma", file="gibson joplin", pile="dexter")
        t.plays("ted_hinton draw")
    assert t.may("discard alma")
    t.plays("discard alma")
    assert t.table.due == SCORE
    assert t.table.score_words()["out"] is None
    assert t.table.ending() == "file-empty"


def test_BC_25_hidden_cards_are_not_the_case_file():
    t = table(hand="2 alma", file="gibson", below="joplin:bonnie alma:clyde", drawn=False)
    t.plays("draw file", "discard alma")
    assert t.table.due == SCORE


def test_BC_25_not_before_the_last_card():
    t = table(hand="2 alma", others=["dexter"], file="gibson joplin", drawn=False)
    t.plays("draw file", "discard alma")
    assert t.table.to_act == 1


def test_BC_26_sideways_4_upright_2_outlaws_10_hands_nothing():
    t = table(
        hand="gibson",
        others=["6 dexter"],
        ours="4 joplin 3 alma bonnie",
        theirs="3 sherman clyde",
        sideways=["2 joplin", "3 sherman"],
        file="alma",
    )
    t.plays("discard gibson")
    assert t.lines(0) == [
        ("BC-26", "sideways", 8),
        ("BC-26", "upright", 4),
        ("BC-26", "upright", 6),
        ("BC-26", "outlaw", 10),
        ("BC-27", "car", 1),
    ]
    assert t.lines(1) == [("BC-26", "sideways", 12), ("BC-26", "outlaw", 10)]
    assert t.table.score_words()["points"] == [29, 22]


@pytest.mark.parametrize(("car", "pays"), [("sherman", 2), ("grapevine", 9)])
def test_BC_27_who_goes_out_scores_the_cars_place(car, pays):
    t = table(hand="alma", others=["dexter"], car=car)
    t.plays("discard alma")
    assert t.lines(0) == [("BC-27", "car", pays)]
    assert t.table.score_words() == {
        "round": 1,
        "points": [pays, 0],
        "totals": [pays, 0],
        "out": 0,
        "alone": False,
        "car": pays,
    }


def test_BC_27_nobody_does_if_the_case_file_ended_the_round():
    t = table(hand="2 alma", file="gibson", car="grapevine", drawn=False)
    t.plays("draw file", "discard alma")
    assert t.table.score_words() == {
        "round": 1,
        "points": [0, 0],
        "totals": [0, 0],
        "out": None,
        "alone": False,
        "car": 9,
    }


def test_BC_27_going_out_in_the_turn_of_the_last_card_counts():
    t = table(hand="3 alma", file="gibson", car="grapevine", drawn=False)
    t.plays("draw file", "meld alma 3", "discard gibson")
    assert t.table.score_words()["out"] == 0
    assert t.lines(0) == [("BC-26", "upright", 6), ("BC-27", "car", 10)]


def test_BC_28_going_it_alone_leaves_the_others_with_nothing():
    t = table(hand="alma", areas=["bonnie clyde 3 joplin", "4 dexter", "3 gibson"], players=3, others=["sherman"] * 2)
    t.plays("discard alma")
    assert t.table.score_words()["points"] == [27, 0, 0]
    assert t.table.score_words()["alone"] is True
    assert t.lines(1) == [("BC-28", "alone", 0)]
    assert t.table.ending() == "alone"


@pytest.mark.parametrize("areas", [["bonnie", "clyde 4 dexter"], ["3 joplin", "bonnie clyde 4 dexter"]])
def test_BC_28_only_for_who_went_out_with_both(areas):
    t = table(hand="alma", areas=areas, others=["sherman"])
    t.plays("discard alma")
    assert t.table.score_words()["alone"] is False
    assert t.table.points[1] >= 18


def test_BC_28_not_if_nobody_went_out():
    t = table(hand="2 alma", areas=["bonnie clyde", "4 dexter"], file="gibson", drawn=False)
    t.plays("draw file", "discard alma")
    assert t.table.score_words()["points"] == [20, 8]
    assert t.table.score_words()["alone"] is False


def test_BC_29_the_match_ends_at_100():
    t = table(hand="alma", totals=[98, 50], car="sherman", others=["dexter"])
    t.plays("discard alma")
    t.table.settle()
    assert t.table.due == END
    assert t.table.end_words() == {"winners": [0], "totals": [100, 50]}
    t.table.settle()
    assert t.table.due == OVER
    assert t.table.moves() == []
    t.refuses("discard alma", "R-18")


def test_BC_29_the_longer_game_at_200():
    t = table(hand="alma", totals=[98, 50], car="sherman", others=["dexter"], target=200)
    t.plays("discard alma")
    t.table.settle()
    assert t.table.due == DEAL


def test_R_11_a_tie_at_the_top_goes_on():
    t = table(hand="alma", totals=[110, 112], car="sherman", others=["dexter"])
    t.plays("discard alma")
    t.table.settle()
    assert t.table.due == DEAL


def test_BC_29_every_round_starts_anew():
    t = table(hand="3 joplin alma", below="joplin:bonnie", car="joplin", others=["dexter"])
    t.plays("meld joplin 3", "discard alma")
    t.table.settle()
    t.table.give(t.table.shuffled(Shuffler("7")))
    view = t.table.view(0)
    assert (t.table.dealer, view["car"], view["totals"]) == (0, 1, [27, 0])
    assert not any(place["melded"] or place["looked"] for place in view["road"])
    assert all(place["hidden"] for place in view["road"])
    assert view["lying"] == [{"sideways": {}, "upright": {}, "outlaws": []}] * 2
