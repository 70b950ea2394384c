"""A turn of Al Capone without its events: draw, melds, lay-offs, discard."""

from collections import Counter

from tests.hands import table


def test_AC_3_draw_the_top_two_of_the_case_file():
    t = table("al-capone", drawn=False, hand="raid", file="fred-burke mike-heitler eliot-ness")
    t.plays("draw file")
    assert t.hand(0) == {"raid": 1, "fred-burke": 1, "mike-heitler": 1}
    assert t.table.file_size() == 1


def test_AC_3_only_one_if_the_case_file_holds_just_one():
    t = table("al-capone", drawn=False, hand="raid", file="fred-burke")
    t.plays("draw file")
    assert t.hand(0) == {"raid": 1, "fred-burke": 1}


def test_AC_3_or_just_the_top_card_of_the_underworld():
    t = table("al-capone", drawn=False, hand="raid", pile="mike-heitler fred-burke")
    t.plays("draw underworld")
    assert t.hand(0) == {"raid": 1, "fred-burke": 1}
    assert t.pile() == ["mike-heitler"]


def test_AC_4_any_number_of_melds_and_lay_offs_but_one_event():
    t = table(
        "al-capone",
        hand="3 frank-nitti 4 fred-burke mike-heitler 2 eliot-ness raid",
        theirs="3 mike-heitler",
        first="2 al-capone",
    )
    t.plays("meld frank-nitti 3", "lay_off mike-heitler", "eliot_ness draw", "meld fred-burke 3", "lay_off fred-burke")
    assert t.area(0) == Counter({"frank-nitti": 3, "mike-heitler": 1, "fred-burke": 4})
    t.refuses("eliot_ness draw", "R-7")


def test_AC_5_three_or_more_of_a_kind_in_one_area_are_a_meld_however_they_came_there():
    t = table("al-capone", hand="3 frank-nitti raid eliot-ness", theirs="3 frank-nitti")
    t.plays("lay_off frank-nitti", "lay_off frank-nitti").refuses("eliot_ness reveal", "AC-16")
    t.plays("lay_off frank-nitti", "eliot_ness reveal")


def test_AC_5_fewer_than_three_are_no_meld_though_they_score():
    t = table("al-capone", hand="raid", ours="2 frank-nitti", file="fred-burke")
    t.refuses("raid frank-nitti", "R-6")
    t.plays("discard raid")
    assert t.table.score_words()["points"] == [4, 0]


def test_AC_5_a_kind_that_lies_melded_anywhere_may_be_melded_again_or_laid_off():
    t = table("al-capone", hand="4 al-capone raid", ours="3 al-capone")
    assert t.may("meld al-capone 3", "meld al-capone 4", "lay_off al-capone")
    t.plays("meld al-capone 4")
    assert t.area(0)["al-capone"] == 7
    t = table("al-capone", hand="4 al-capone raid", theirs="3 al-capone")
    assert t.may("meld al-capone 3", "lay_off al-capone")
    t.plays("lay_off al-capone")
    assert t.area(0)["al-capone"] == 1


def test_AC_5_after_a_raid_two_loose_cards_of_the_victim_lie_in_the_meld():
    t = table("al-capone", hand="raid frank-nitti fred-burke", ours="3 frank-nitti", theirs="2 frank-nitti")
    t.plays("raid frank-nitti", "lay_off frank-nitti")
    assert t.area(0)["frank-nitti"] == 6
    assert t.area(1)["frank-nitti"] == 0


def test_AC_6_nothing_can_be_added_to_a_complete_set_or_asked_for():
    t = table("al-capone", hand="mike-heitler fred-burke agent-meeting eliot-ness raid", ours="3 mike-heitler")
    assert t.may("agent_meeting around mike-heitler", "agent_meeting one mike-heitler 1")
    t.plays("lay_off mike-heitler")
    assert t.table.view(1)["complete"] == ["mike-heitler"]
    t.refuses("agent_meeting around mike-heitler", "AC-10")
    t.refuses("agent_meeting one mike-heitler 1", "AC-12")
    t.refuses("eliot_ness reveal", "AC-16")
    t.refuses("raid mike-heitler", "AC-17")


def test_AC_6_all_clues_of_a_kind_in_two_areas_are_no_complete_set():
    t = table("al-capone", hand="mike-heitler raid", theirs="3 mike-heitler").plays("lay_off mike-heitler")
    assert t.table.view(0)["complete"] == []


def test_AC_7_any_card_may_be_discarded_and_lies_on_the_underworld():
    t = table("al-capone", hand="raid fred-burke", pile="mike-heitler")
    assert t.may("discard raid", "discard fred-burke")
    t.plays("discard raid")
    assert t.pile() == ["mike-heitler", "raid"]
    assert t.table.to_act == 1
