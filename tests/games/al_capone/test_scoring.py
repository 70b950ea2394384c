"""The end of a round of Al Capone, and what it brings."""

from tests.hands import table


def test_AC_20_the_round_ends_when_somebody_goes_out():
    t = table("al-capone", hand="raid", ours="3 frank-nitti").plays("discard raid")
    assert t.table.to_act == -1
    assert t.table.view(0)["due"] == "score"
    assert t.table.score_words() == {"round": 1, "points": [6, 0], "totals": [6, 0], "out": 0, "shut_out": False}


def test_AC_20_or_after_the_turn_in_which_the_last_card_of_the_case_file_was_drawn():
    t = table("al-capone", drawn=False, hand="raid", file="fred-burke mike-heitler")
    t.plays("draw file")
    assert t.table.view(0)["due"] == "move"
    t.plays("discard raid")
    assert t.table.score_words()["out"] is None


def test_AC_20_cards_turned_up_by_eliot_ness_count_as_taken():
    t = table("al-capone", hand="eliot-ness raid fred-burke", ours="3 frank-nitti", file="mike-heitler")
    t.plays("eliot_ness reveal", "discard raid")
    assert t.table.view(0)["due"] == "score"


def test_AC_20_the_card_that_a_giver_draws_counts_as_taken():
    t = table("al-capone", hand="agent-meeting raid 2 al-capone", others=["frank-nitti"], file="mike-heitler")
    t.plays("agent_meeting around frank-nitti", "discard raid")
    assert t.table.score_words()["out"] is None


def test_AC_20_a_giver_left_without_cards_has_not_gone_out():
    t = table("al-capone", hand="agent-meeting raid", others=["frank-nitti"], theirs="8 al-capone", file="")
    t.plays("agent_meeting around frank-nitti")
    assert t.hand(1) == {}
    assert t.table.view(1)["due"] == "move"
    t.plays("discard raid")
    score = t.table.score_words()
    assert (score["out"], score["shut_out"], score["points"]) == (None, False, [0, 50])


def test_AC_21_a_complete_set_scores_instead_of_its_cards_and_hands_count_nothing():
    t = table(
        "al-capone",
        hand="raid",
        others=["4 al-capone"],
        ours="4 mike-heitler 3 frank-nitti 2 fred-burke",
        theirs="1 frank-nitti",
    )
    t.plays("discard raid")
    assert t.table.score_words()["points"] == [20 + 3 * 2 + 2 * 2, 2]


def test_AC_21_every_set_is_worth_what_the_page_says():
    sets = {"al-capone": 50, "ralph-capone": 35, "jake-guzik": 35, "jack-mcgurn": 35, "murray-humphreys": 35}
    sets |= {"william-white": 30, "frank-nitti": 30, "johnny-torrio": 30, "samuel-hunt": 25, "fred-burke": 25}
    sets |= {"mike-heitler": 20}
    for gangster, points in sets.items():
        kind = table("al-capone", hand="raid").kind(gangster)
        many = table("al-capone", hand="raid").table.rules.copies[kind]
        t = table("al-capone", hand="raid", others=["eliot-ness"], theirs=f"{many} {gangster}").plays("discard raid")
        assert t.table.score_words()["points"] == [0, points]


def test_AC_21_the_sheet_names_each_line_and_its_rule():
    t = table("al-capone", hand="raid", ours="4 mike-heitler", theirs="1 frank-nitti").plays("discard raid")
    assert [line.words() for line in t.table.sheet] == [
        {"side": 0, "rule": "AC-21", "what": "set", "points": 20, "card": "mike-heitler", "count": 4},
        {"side": 1, "rule": "AC-21", "what": "cards", "points": 2, "card": "frank-nitti", "count": 1},
    ]


def test_AC_21_other_values_than_the_pages():
    nitti = {"frank-nitti": {"one": 3, "set": 40}, "mike-heitler": {"set": 21}}
    t = table("al-capone", values=nitti, hand="raid", ours="6 frank-nitti 3 mike-heitler 1 fred-burke")
    assert t.plays("discard raid").table.score_words()["points"] == [40 + 3 * 2 + 2, 0]
    t = table("al-capone", values=nitti, hand="raid", ours="5 frank-nitti 4 mike-heitler")
    assert t.plays("discard raid").table.score_words()["points"] == [5 * 3 + 21, 0]


def test_AC_22_who_goes_out_with_the_complete_set_of_al_capone_shuts_the_others_out():
    t = table("al-capone", players=3, areas=["8 al-capone", "4 mike-heitler", "2 fred-burke"], hand="raid")
    t.plays("discard raid")
    score = t.table.score_words()
    assert (score["points"], score["shut_out"]) == ([50, 0, 0], True)
    assert [line.rule for line in t.table.sheet] == ["AC-21", "AC-22", "AC-22"]


def test_AC_22_the_partners_set_shuts_out_too():
    t = table("al-capone", players=4, areas=["8 al-capone", "4 mike-heitler"], hand="raid").plays("discard raid")
    assert t.table.score_words()["points"] == [50, 0]


def test_AC_22_not_if_another_goes_out():
    t = table("al-capone", hand="raid", ours="2 fred-burke", theirs="8 al-capone").plays("discard raid")
    score = t.table.score_words()
    assert (score["points"], score["shut_out"]) == ([4, 50], False)


def test_AC_22_not_if_nobody_went_out():
    t = table("al-capone", hand="raid eliot-ness", ours="8 al-capone", theirs="2 fred-burke", file="")
    t.plays("discard raid")
    score = t.table.score_words()
    assert (score["out"], score["points"], score["shut_out"]) == (None, [50, 4], False)


def test_AC_22_but_if_the_case_file_ran_out_in_the_turn_in_which_somebody_went_out():
    t = table("al-capone", hand="raid", ours="8 al-capone", theirs="2 fred-burke", file="").plays("discard raid")
    assert t.table.score_words()["shut_out"] is True


def test_AC_23_the_target_is_200():
    t = table("al-capone", hand="raid", ours="4 mike-heitler", totals=[179, 0]).plays("discard raid")
    t.table.settle()
    assert t.table.view(0)["due"] == "deal"
    t = table("al-capone", hand="raid", ours="4 mike-heitler", totals=[180, 0]).plays("discard raid")
    t.table.settle()
    assert t.table.view(0)["due"] == "end"
    assert t.table.end_words() == {"winners": [0], "totals": [200, 0]}


def test_AC_23_or_another_that_the_players_chose():
    t = table("al-capone", hand="raid", ours="4 mike-heitler", target=20).plays("discard raid")
    t.table.settle()
    assert t.table.view(0)["due"] == "end"
    assert t.table.view(0)["target"] == 20
