"""Ted Hinton: draw, archive, peek."""

import pytest

from tests.games.bonnie_and_clyde.road import table


def test_BC_10_two_cards_from_the_case_file_then_the_card_goes_onto_the_archive():
    t = table(hand="ted-hinton alma", file="joplin gibson dexter", pile="sherman")
    t.plays("ted_hinton draw")
    assert t.hand(0) == {"alma": 1, "joplin": 1, "gibson": 1}
    assert t.pile() == ["sherman", "ted-hinton"]
    assert [event["event"] for event in t.events(1)] == ["event", "drew", "filed"]
    assert t.happened("drew", 1) == {"event": "drew", "seat": 0, "count": 2}


def test_BC_10_what_is_there_if_it_is_less():
    t = table(hand="ted-hinton alma", file="joplin")
    t.plays("ted_hinton draw")
    assert t.hand(0) == {"alma": 1, "joplin": 1}


def test_R_17_an_empty_case_file_brings_nothing():
    t = table(hand="ted-hinton alma", file="")
    t.plays("ted_hinton draw")
    assert t.hand(0) == {"alma": 1}


@pytest.mark.parametrize("move", ["ted_hinton draw", "ted_hinton archive", "ted_hinton peek joplin"])
def test_R_6_never_as_the_last_card(move):
    table(hand="ted-hinton", file="joplin gibson", pile="alma", below="joplin:alma").refuses(move, "R-6")


@pytest.mark.parametrize("move", ["ted_hinton draw", "ted_hinton archive", "ted_hinton peek joplin"])
def test_R_19_only_from_the_hand(move):
    table(hand="2 alma", pile="alma", below="joplin:alma").refuses(move, "R-19")


def test_BC_11_one_card_of_the_archive_unseen_by_the_others():
    t = table(hand="ted-hinton alma", pile="joplin gibson dexter")
    t.plays("ted_hinton archive")
    assert t.answers() == ["take dexter", "take gibson", "take joplin"]
    assert t.table.view(0)["search"] == ["joplin", "gibson", "dexter"]
    assert t.table.view(1)["search"] is None
    t.plays("take gibson")
    assert t.hand(0) == {"alma": 1, "gibson": 1}
    assert t.pile() == ["joplin", "dexter", "ted-hinton"]
    assert t.happened("took-secretly", 0)["card"] == "gibson"
    assert "card" not in t.happened("took-secretly", 1)
    assert t.asked() == "play"


def test_BC_11_the_topmost_of_equal_cards():
    t = table(hand="ted-hinton alma", pile="joplin gibson joplin dexter")
    t.plays("ted_hinton archive", "take joplin")
    assert t.pile() == ["joplin", "gibson", "dexter", "ted-hinton"]


def test_BC_11_not_when_the_archive_is_empty():
    t = table(hand="ted-hinton alma", pile="joplin", drawn=False)
    t.plays("draw archive")
    t.refuses("ted_hinton archive", "BC-11")
    assert t.may("ted_hinton draw")


def test_BC_11_only_what_lies_there_and_not_the_ted_hinton_just_played():
    t = table(hand="2 ted-hinton alma", pile="joplin")
    t.plays("ted_hinton archive")
    t.refuses("take ted-hinton", "BC-11").refuses("take alma", "BC-11").refuses("take bonnie", "BC-11")
    t.refuses("discard alma", "R-18").refuses("leave_hidden", "R-18").refuses("move_car 1", "R-18")
    assert t.pile() == ["joplin"]
    assert t.hand(0) == {"alma": 1, "ted-hinton": 1}
    assert t.table.view(1)["in_front"] == "ted-hinton"


def test_BC_11_another_ted_hinton_can_be_taken_but_not_played_this_turn():
    t = table(hand="ted-hinton alma", pile="ted-hinton joplin")
    t.plays("ted_hinton archive", "take ted-hinton")
    t.refuses("ted_hinton draw", "R-7")
    assert t.pile() == ["joplin", "ted-hinton"]


def test_BC_12_the_card_below_a_place_is_taken():
    t = table(hand="ted-hinton alma", below="joplin:gibson", pile="dexter")
    t.plays("ted_hinton peek joplin")
    assert t.answers() == ["leave_hidden", "take_hidden"]
    assert t.pile() == ["dexter"]
    t.plays("take_hidden")
    assert t.hand(0) == {"alma": 1, "gibson": 1}
    assert t.hidden() == {}
    assert t.pile() == ["dexter", "ted-hinton"]
    assert t.asked() == "play"


def test_BC_12_or_left():
    t = table(hand="ted-hinton alma", below="joplin:gibson", pile="dexter")
    t.plays("ted_hinton peek joplin", "leave_hidden")
    assert t.hand(0) == {"alma": 1}
    assert t.hidden() == {"joplin": "gibson"}
    assert t.pile() == ["dexter", "ted-hinton"]


def test_BC_12_only_where_a_card_still_lies():
    t = table(hand="ted-hinton alma", below="joplin:gibson")
    t.refuses("ted_hinton peek alma", "BC-12")


@pytest.mark.parametrize("outlaw", ["bonnie", "clyde"])
@pytest.mark.parametrize("car", ["joplin", "alma"])
def test_BC_12_an_outlaw_must_be_left_also_where_the_car_stands(outlaw, car):
    t = table(hand="ted-hinton alma", below=f"joplin:{outlaw}", car=car)
    t.plays("ted_hinton peek joplin").refuses("take_hidden", "BC-12").plays("leave_hidden")
    assert t.hidden() == {"joplin": outlaw}
    assert t.area(0)[outlaw] == 0
    assert t.car() == car


def test_BC_12_the_others_see_the_place_and_whether_it_was_taken_and_no_more():
    told = []
    for card in ("gibson", "bonnie"):
        t = table(hand="ted-hinton alma", others=["3 dexter"], below=f"joplin:{card}", file="2 gibson", pile="dexter")
        t.plays("ted_hinton peek joplin")
        opened = (t.events(1), t.table.view(1), t.table.seen(1).to_bytes())
        t.plays("leave_hidden")
        told.append((opened, t.events(1), t.table.view(1), t.table.seen(1).to_bytes()))
    assert told[0] == told[1]
    assert told[0][1][0] == {"event": "left-hidden", "seat": 0, "place": "joplin"}


def test_BC_12_who_takes_is_seen_to_take():
    t = table(hand="ted-hinton alma", below="joplin:gibson")
    t.plays("ted_hinton peek joplin")
    assert t.happened("event", 1)["place"] == "joplin"
    assert t.happened("looked-below", 0)["card"] == "gibson"
    assert "card" not in t.happened("looked-below", 1)
    t.plays("take_hidden")
    assert t.happened("took-hidden", 1) == {"event": "took-hidden", "seat": 0, "place": "joplin"}


def test_a_ted_hinton_from_below_a_place_may_be_played_in_the_same_turn():
    t = table(hand="3 joplin alma", below="joplin:ted-hinton", file="gibson dexter sherman")
    t.plays("meld joplin 3", "take_hidden", "ted_hinton draw")
    assert t.hand(0) == {"alma": 1, "gibson": 1, "dexter": 1}


def test_R_7_but_not_a_second_one():
    t = table(hand="ted-hinton alma", below="joplin:ted-hinton", file="gibson dexter sherman")
    t.plays("ted_hinton peek joplin", "take_hidden").refuses("ted_hinton draw", "R-7")
