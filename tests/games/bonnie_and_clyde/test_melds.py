"""Melds, lay-offs, hidden cards and the car."""

import pytest

from fallakte.core.shuffle import Shuffler
from tests.games.bonnie_and_clyde.road import PLACES, table


def test_BC_15_a_meld_is_three_or_more_clues_of_one_place():
    t = table(hand="5 joplin alma")
    t.refuses("meld joplin 2", "R-5").refuses("meld alma 3", "R-19")
    assert t.may("meld joplin 3", "meld joplin 4", "meld joplin 5")
    t.plays("meld joplin 4")
    assert t.area(0)["joplin"] == 4
    assert t.hand(0) == {"joplin": 1, "alma": 1}


def test_BC_15_a_lay_off_joins_a_place_that_somebody_has_melded():
    t = table(hand="2 joplin alma dexter", theirs="3 joplin")
    t.refuses("lay_off alma 1", "R-5")
    t.plays("lay_off joplin 1")
    assert t.area(0)["joplin"] == 1
    assert t.area(1)["joplin"] == 3


def test_BC_15_laid_off_together_is_one_lay_off_one_by_one_are_two():
    together = table(hand="2 joplin alma", theirs="3 joplin", car="alma")
    together.plays("lay_off joplin 2", "move_car 1")
    assert together.car() == "platte-city"
    singly = table(hand="2 joplin alma", theirs="3 joplin", car="alma")
    singly.plays("lay_off joplin 1", "move_car 1", "lay_off joplin 1", "move_car 1")
    assert singly.car() == "dexter"
    assert singly.area(0)["joplin"] == together.area(0)["joplin"] == 2


def test_BC_15b_three_of_a_melded_place_are_a_meld_or_a_lay_off_as_one_says():
    meld = table(hand="3 joplin alma", theirs="3 joplin", car="dexter")
    meld.plays("meld joplin 3")
    assert (meld.car(), meld.asked()) == ("grapevine", "play")
    lay_off = table(hand="3 joplin alma", theirs="3 joplin", car="dexter")
    lay_off.plays("lay_off joplin 3")
    assert lay_off.asked() == "car"
    lay_off.plays("move_car -1")
    assert lay_off.car() == "platte-city"


def test_BC_15b_a_lay_off_in_the_turn_of_ones_own_meld():
    t = table(hand="4 joplin alma")
    t.plays("meld joplin 3", "lay_off joplin 1", "move_car 1")
    assert t.area(0)["joplin"] == 4


def test_BC_16_melded_by_anybody_until_the_round_ends():
    t = table(hand="3 joplin 2 alma", others=["joplin 2 gibson"], file="2 sherman dexter")
    assert not t.table.view(0)["road"][3]["melded"]
    t.plays("meld joplin 3", "discard alma", "draw file", "lay_off joplin 1", "move_car 1")
    assert t.table.view(0)["road"][3]["melded"]
    assert t.area(1)["joplin"] == 1


def test_BC_16_a_new_round_forgets_it():
    t = table(hand="3 joplin alma", others=["dexter"])
    t.plays("meld joplin 3", "discard alma")
    assert t.table.melded == 1 << t.kind("joplin")
    t.table.settle()
    t.table.give(t.table.shuffled(Shuffler("7")))
    assert t.table.melded == 0


def test_BC_17_where_the_car_stands_the_cards_just_played_lie_sideways():
    t = table(hand="4 joplin alma", car="joplin")
    t.plays("meld joplin 3")
    assert t.sideways(0) == {"joplin": 3}
    assert t.happened("turned")["count"] == 3
    t.plays("lay_off joplin 1", "move_car 1")
    assert t.sideways(0) == {"joplin": 3}
    assert t.upright(0) == {"joplin": 1}


def test_BC_17_a_lay_off_too_and_only_the_cards_just_played():
    t = table(hand="2 joplin alma", ours="3 joplin", car="joplin")
    t.plays("lay_off joplin 2")
    assert t.sideways(0) == {"joplin": 2}
    assert t.upright(0) == {"joplin": 3}


@pytest.mark.parametrize("move", ["meld joplin 3", "lay_off joplin 3"])
def test_BC_17_an_outlaw_is_captured(move):
    t = table(hand="3 joplin alma", theirs="3 joplin", below="joplin:bonnie", car="joplin")
    t.plays(move)
    assert t.area(0)["bonnie"] == 1
    assert t.hidden() == {}
    assert t.happened("captured", 1) == {"event": "captured", "seat": 0, "place": "joplin", "card": "bonnie"}
    assert t.table.view(1)["lying"][0]["outlaws"] == ["bonnie"]
    assert t.asked() == ("play" if move.startswith("meld") else "car")


def test_BC_17_any_other_card_is_taken_or_left():
    t = table(hand="4 joplin alma", below="joplin:gibson", car="joplin")
    t.plays("meld joplin 3")
    assert t.answers() == ["leave_hidden", "take_hidden"]
    t.plays("take_hidden")
    assert t.hand(0) == {"alma": 1, "gibson": 1, "joplin": 1}
    assert t.hidden() == {}


def test_BC_18_elsewhere_the_cards_lie_upright():
    t = table(hand="3 joplin alma", car="alma")
    t.plays("meld joplin 3")
    assert t.sideways(0) == {}
    assert t.upright(0) == {"joplin": 3}


@pytest.mark.parametrize("move", ["meld joplin 3", "lay_off joplin 3"])
def test_BC_18_an_outlaw_must_stay_face_down(move):
    t = table(hand="3 joplin alma", theirs="3 joplin", below="joplin:clyde", car="alma")
    t.plays(move).refuses("take_hidden", "BC-18")
    assert t.answers() == ["leave_hidden"]
    t.plays("leave_hidden")
    assert t.hidden() == {"joplin": "clyde"}
    assert t.area(0)["clyde"] == 0


def test_BC_18_any_other_card_is_taken_or_left():
    t = table(hand="3 joplin alma", below="joplin:gibson", car="alma")
    t.plays("meld joplin 3", "take_hidden")
    assert t.hand(0) == {"alma": 1, "gibson": 1}


def test_BC_19_the_decision_is_asked_even_when_only_one_answer_is_legal():
    told = []
    for card in ("gibson", "clyde"):
        t = table(hand="3 joplin alma", others=["dexter"], below=f"joplin:{card}", car="alma", file="2 gibson")
        t.plays("meld joplin 3")
        opened = (t.asked(), t.events(1), t.table.view(1), t.table.seen(1).to_bytes())
        t.plays("leave_hidden")
        told.append((opened, t.events(1), t.table.view(1), t.table.seen(1).to_bytes()))
    assert told[0] == told[1]


def test_BC_19_nothing_else_may_be_done_before_it_is_answered():
    t = table(hand="3 joplin 2 alma", below="joplin:gibson", pile="alma")
    t.plays("meld joplin 3")
    for move in ("discard alma", "move_car 1", "draw file", "take alma", "ted_hinton draw"):
        t.refuses(move, "R-18")


def test_BC_19_no_decision_without_a_card_below():
    t = table(hand="3 joplin alma")
    t.plays("meld joplin 3").refuses("leave_hidden", "R-18").refuses("take_hidden", "R-18")


def test_BC_19_a_card_that_was_left_is_asked_about_again():
    t = table(hand="3 joplin 2 alma", others=["joplin 2 dexter"], below="joplin:gibson", file="2 sherman dexter")
    t.plays("meld joplin 3", "leave_hidden", "discard alma", "draw file", "lay_off joplin 1")
    assert t.answers() == ["leave_hidden", "take_hidden"]
    t.plays("take_hidden", "move_car 1")
    assert t.hand(1)["gibson"] == 1


def test_BC_19_an_outlaw_that_was_left_can_be_captured_later():
    t = table(hand="4 joplin alma", below="joplin:clyde", car="oronogo")
    t.plays("meld joplin 3", "leave_hidden")
    assert t.car() == "joplin"
    t.plays("lay_off joplin 1", "move_car -1")
    assert t.area(0)["clyde"] == 1
    assert t.sideways(0) == {"joplin": 1}


def test_BC_20_after_a_meld_one_place_forward():
    t = table(hand="3 joplin alma", car="dexter")
    t.plays("meld joplin 3")
    assert t.car() == "grapevine"
    assert t.happened("car-moved")["place"] == "grapevine"
    t.refuses("move_car 1", "R-18")


@pytest.mark.parametrize("place", ["joplin", "gibson"])
def test_BC_20_on_place_10_a_meld_of_whatever_place_leaves_the_car_there(place):
    t = table(hand=f"3 {place} alma", car="gibson")
    t.plays(f"meld {place} 3")
    assert t.car() == "gibson"
    assert t.happened("car-stayed")["place"] == "gibson"
    assert t.asked() == "play"


@pytest.mark.parametrize(("by", "car"), [(1, "wellington"), (-1, "oronogo")])
def test_BC_20_after_a_lay_off_forward_or_back(by, car):
    t = table(hand="2 dexter alma", theirs="3 dexter", car="joplin")
    t.plays("lay_off dexter 1", f"move_car {by}")
    assert t.car() == car


@pytest.mark.parametrize(("end", "out", "back"), [("kaufman", -1, 1), ("gibson", 1, -1)])
def test_BC_20_at_an_end_of_the_board_the_only_way_is_still_named(end, out, back):
    t = table(hand="2 dexter alma", theirs="3 dexter", car=end)
    t.plays("lay_off dexter 1").refuses(f"move_car {out}", "BC-20").refuses("discard alma", "R-18")
    assert t.answers() == [f"move_car {back}"]
    t.plays(f"move_car {back}")
    assert abs(PLACES.index(t.car()) - PLACES.index(end)) == 1


def test_BC_21_cards_down_then_the_hidden_card_then_the_car():
    t = table(hand="2 joplin alma", ours="3 joplin", below="joplin:gibson", car="joplin")
    t.plays("lay_off joplin 2")
    assert (t.sideways(0), t.asked(), t.car()) == ({"joplin": 2}, "hidden", "joplin")
    t.plays("take_hidden")
    assert (t.asked(), t.car()) == ("car", "joplin")
    t.plays("move_car 1")
    assert (t.asked(), t.car()) == ("play", "wellington")


def test_BC_21_a_capture_comes_before_the_car_moves():
    t = table(hand="3 joplin alma", below="joplin:bonnie wellington:clyde", car="joplin")
    t.plays("meld joplin 3")
    assert [event["event"] for event in t.events(1)] == ["melded", "turned", "captured", "car-moved"]
    assert t.hidden() == {"wellington": "clyde"}


def test_BC_21_a_meld_with_a_decision_moves_the_car_after_it():
    t = table(hand="3 joplin alma", below="joplin:gibson", car="joplin")
    t.plays("meld joplin 3")
    assert t.car() == "joplin"
    t.plays("leave_hidden")
    assert (t.asked(), t.car()) == ("play", "wellington")


def test_BC_22_one_card_must_be_left_when_the_cards_are_played():
    t = table(hand="3 joplin", below="joplin:gibson")
    t.refuses("meld joplin 3", "R-6")
    t = table(hand="2 joplin", theirs="3 joplin", below="joplin:gibson")
    t.refuses("lay_off joplin 2", "R-6")
    assert t.may("lay_off joplin 1")
