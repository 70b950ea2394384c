"""Eliot Ness and the Raid, and what holds for every event of Al Capone."""

from tests.hands import table


def test_AC_15_draw_two():
    t = table("al-capone", hand="eliot-ness raid", first="fred-burke mike-heitler")
    t.plays("eliot_ness draw")
    assert t.hand(0) == {"raid": 1, "fred-burke": 1, "mike-heitler": 1}
    assert t.pile() == ["eliot-ness"]
    assert "cards" not in t.happened("drew", 1)


def test_AC_15_what_is_there_is_drawn_and_nothing_from_an_empty_case_file():
    t = table("al-capone", hand="eliot-ness raid", file="fred-burke").plays("eliot_ness draw")
    assert t.hand(0) == {"raid": 1, "fred-burke": 1}
    t = table("al-capone", hand="eliot-ness raid", file="").plays("eliot_ness draw")
    assert t.hand(0) == {"raid": 1}


def test_AC_16_of_seven_cards_turned_up_the_clues_of_own_melds_come_to_the_hand():
    t = table(
        "al-capone",
        hand="eliot-ness raid",
        ours="3 frank-nitti 3 fred-burke 2 al-capone",
        theirs="3 jake-guzik",
        pile="mike-heitler",
        first="frank-nitti al-capone fred-burke raid jake-guzik frank-nitti eliot-ness frank-nitti",
    )
    before = t.table.file_size()
    t.plays("eliot_ness reveal")
    assert t.hand(0) == {"raid": 1, "frank-nitti": 2, "fred-burke": 1}
    assert t.pile() == ["mike-heitler", "eliot-ness", "al-capone", "raid", "jake-guzik", "eliot-ness"]
    assert t.table.file_size() == before - 7


def test_AC_16_everybody_sees_what_was_turned_up():
    t = table("al-capone", hand="eliot-ness raid", ours="3 fred-burke", file="fred-burke raid al-capone")
    t.plays("eliot_ness reveal")
    for seat in (-1, 0, 1):
        revealed = t.happened("revealed", seat)
        assert (revealed["taken"], revealed["rest"]) == (["fred-burke"], ["raid", "al-capone"])


def test_AC_16_fewer_than_seven_where_the_case_file_holds_no_more():
    t = table("al-capone", hand="eliot-ness raid", ours="3 fred-burke", file="mike-heitler fred-burke")
    t.plays("eliot_ness reveal")
    assert t.hand(0) == {"raid": 1, "fred-burke": 1}
    assert t.pile() == ["eliot-ness", "mike-heitler"]


def test_AC_16_the_partners_melds_match_too():
    t = table("al-capone", players=4, areas=["3 fred-burke", ""], hand="eliot-ness raid", file="raid fred-burke")
    t.plays("eliot_ness reveal")
    assert t.hand(0) == {"raid": 1, "fred-burke": 1}


def test_AC_16_not_without_an_incomplete_meld_of_ones_own():
    t = table("al-capone", hand="eliot-ness raid", ours="4 mike-heitler 2 al-capone", theirs="3 fred-burke")
    t.refuses("eliot_ness reveal", "AC-16")
    assert t.may("eliot_ness draw")


def test_AC_17_a_raid_takes_every_card_of_that_gangster_on_the_table():
    t = table("al-capone", hand="raid fred-burke", ours="3 frank-nitti", theirs="2 frank-nitti")
    t.plays("raid frank-nitti")
    assert t.area(0)["frank-nitti"] == 5
    assert t.area(1)["frank-nitti"] == 0


def test_AC_17_from_all_other_areas_and_only_that_gangster():
    t = table(
        "al-capone",
        players=3,
        areas=["3 al-capone", "3 al-capone 3 fred-burke", "1 al-capone 2 fred-burke"],
        hand="raid mike-heitler",
    )
    t.plays("raid al-capone")
    assert [t.area(side)["al-capone"] for side in range(3)] == [7, 0, 0]
    assert [t.area(side)["fred-burke"] for side in range(3)] == [0, 3, 2]
    assert t.happened("raided")["count"] == 4


def test_AC_17_a_raid_can_complete_a_set():
    t = table("al-capone", hand="raid fred-burke", ours="3 mike-heitler", theirs="mike-heitler")
    t.plays("raid mike-heitler")
    assert t.table.view(0)["complete"] == ["mike-heitler"]
    assert t.table.view(1)["complete"] == ["mike-heitler"]


def test_AC_17_a_team_raids_the_other_teams_area():
    t = table("al-capone", players=4, areas=["3 frank-nitti", "3 frank-nitti"], hand="raid fred-burke")
    t.plays("raid frank-nitti")
    assert t.area(0)["frank-nitti"] == 6


def test_AC_17_not_without_a_meld_of_ones_own():
    t = table("al-capone", hand="raid fred-burke", ours="2 frank-nitti", theirs="3 frank-nitti")
    t.refuses("raid frank-nitti", "AC-17")


def test_AC_17_not_if_it_would_bring_no_card():
    t = table("al-capone", hand="raid fred-burke", ours="3 frank-nitti 4 mike-heitler", theirs="3 jake-guzik")
    t.refuses("raid frank-nitti", "AC-17").refuses("raid mike-heitler", "AC-17").refuses("raid jake-guzik", "AC-17")


def test_AC_18_an_event_cannot_be_the_last_card_even_if_it_would_bring_cards():
    for event, moves in {
        "agent-meeting": ["agent_meeting around fred-burke", "agent_meeting one frank-nitti 1"],
        "search-warrant": ["search_warrant one", "search_warrant set"],
        "eliot-ness": ["eliot_ness draw", "eliot_ness reveal"],
        "raid": ["raid frank-nitti"],
    }.items():
        t = table("al-capone", hand=event, ours="3 frank-nitti", theirs="1 frank-nitti", pile="fred-burke")
        assert t.answers() == [f"discard {event}"]
        for move in moves:
            t.refuses(move, "R-6")


def test_AC_18_with_one_more_card_it_can():
    assert table("al-capone", hand="eliot-ness raid").may("eliot_ness draw")
