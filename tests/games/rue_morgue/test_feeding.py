"""Feeding the orang-utan."""

from tests.games.rue_morgue.morgue import table


def test_the_example_of_the_page():
    """Two melds, two feeds and Dupin's Help between them (RM-6, RM-7, RM-17, R-7)."""
    t = table(
        hand="2 three-am 3 st-roch poe",
        drawn=False,
        pile="lightning-rod sailor",
        first="dupins-help three-am deduction-night le-bon",
    )
    t.plays("draw file", "meld st-roch 3")
    assert t.table.view(0)["next"] == "three-am"
    t.plays("feed rue_morgue")
    assert t.below() == ["sailor"]
    t.plays("dupins_help draw")
    assert t.hand(0) == {"three-am": 3, "poe": 1, "deduction-night": 1}
    t.plays("meld three-am 3")
    assert t.table.view(0)["next"] == "le-bon"
    t.plays("feed rue_morgue")
    assert t.below() == ["lightning-rod", "sailor"]
    assert t.table.view(0)["pairs"] == [["night"], []]
    t.refuses("brilliant_deduction night", "R-7")
    t.plays("discard poe")
    assert t.table.to_act == 1
    assert t.file()[0] == "le-bon"


def test_RM_6_after_a_meld_one_of_two_cards_goes_below():
    t = table(hand="3 poe madame", pile="le-bon sailor", first="prefect", below="st-roch")
    t.plays("meld poe 3")
    assert t.asked() == "feed"
    assert t.answers() == ["feed file", "feed rue_morgue"]
    t.plays("feed file")
    assert t.below() == ["st-roch", "prefect"]
    assert t.pile() == ["le-bon", "sailor"]
    t = table(hand="3 poe madame", pile="le-bon sailor", first="prefect", below="st-roch")
    t.plays("meld poe 3", "feed rue_morgue")
    assert t.below() == ["st-roch", "sailor"]
    assert t.file()[0] == "prefect"
    assert t.pile() == ["le-bon"]


def test_RM_6_nothing_else_may_be_done_before():
    t = table(hand="3 poe 3 madame sailor", pile="le-bon").plays("meld poe 3")
    for move in ("meld madame 3", "discard sailor", "draw file", "take le-bon", "bury sailor"):
        t.refuses(move, "R-18")


def test_RM_6_after_each_meld_and_never_after_a_lay_off():
    t = table(hand="3 poe 3 madame sailor le-bon", theirs="3 sailor", pile="2 le-bon")
    t.plays("lay_off sailor")
    assert t.asked() == "play"
    t.plays("meld poe 3", "feed rue_morgue", "meld madame 3")
    assert t.asked() == "feed"
    t.plays("feed rue_morgue")
    assert t.below() == ["le-bon", "le-bon"]


def test_RM_6_from_the_case_file_if_the_rue_morgue_is_empty_still_a_move():
    t = table(hand="3 poe madame", first="sailor").plays("meld poe 3")
    assert t.table.view(0)["next"] == "sailor"
    assert t.answers() == ["feed file"]
    t.refuses("feed rue_morgue", "RM-6")
    t.plays("feed file")
    assert t.below() == ["sailor"]


def test_RM_6_from_the_rue_morgue_if_the_case_file_is_empty_still_a_move():
    t = table(hand="3 poe madame", file="", pile="sailor").plays("meld poe 3")
    assert t.answers() == ["feed rue_morgue"]
    t.refuses("feed file", "RM-6")
    t.plays("feed rue_morgue")
    assert t.below() == ["sailor"]


def test_RM_6_nothing_if_both_are_empty():
    t = table(hand="3 poe 2 madame", file="").plays("meld poe 3")
    assert t.asked() == "play"
    t.refuses("feed file", "R-18")


def test_RM_6_the_others_see_from_where_the_card_came():
    t = table(hand="3 poe madame", pile="le-bon sailor", first="prefect").plays("meld poe 3")
    assert t.happened("peeked", 0) == {"event": "peeked", "seat": 0, "card": "prefect"}
    assert t.happened("peeked", 1) == {"event": "peeked", "seat": 0}
    assert t.table.view(1)["next"] is None
    t.plays("feed file")
    assert t.happened("fed-from-file", 0) == {"event": "fed-from-file", "seat": 0, "card": "prefect"}
    assert t.happened("fed-from-file", 1) == {"event": "fed-from-file", "seat": 0}


def test_RM_6_and_know_a_card_from_the_rue_morgue():
    t = table(hand="3 poe madame", pile="le-bon sailor").plays("meld poe 3", "feed rue_morgue")
    assert t.happened("fed-from-pile", 1)["card"] == "sailor"
    assert t.knows_below(0) == t.knows_below(1) == {"sailor": 1}


def test_RM_6b_melds_feed_in_the_turn_that_emptied_the_first_case_file():
    t = table(hand="3 poe madame", drawn=False, file="sailor", pile="le-bon")
    t.plays("draw file", "meld poe 3", "feed rue_morgue")
    assert t.below() == ["le-bon"]


def test_RM_6b_monsieur_dupin_still_searches_the_orang_utan_in_that_turn():
    t = table(hand="monsieur-dupin madame", drawn=False, file="sailor", pile="le-bon", below="prefect")
    t.plays("draw file", "monsieur_dupin", "take prefect")
    assert t.hand(0)["prefect"] == 1


def test_RM_6b_who_goes_out_in_that_turn_still_catches_it():
    t = table(hand="poe", drawn=False, file="sailor", theirs="3 sailor", below="madame")
    t.plays("draw file", "lay_off sailor", "discard poe")
    assert t.score()["caught"] is True


def test_RM_6b_but_not_during_the_second_case_file():
    t = table(hand="3 poe madame", pile="le-bon", escaped=True).plays("meld poe 3")
    assert t.asked() == "play"


def test_RM_7_who_fed_from_the_rue_morgue_sees_the_next_card_until_it_is_drawn():
    t = table(hand="3 poe 2 madame", pile="le-bon", first="prefect").plays("meld poe 3", "feed rue_morgue")
    assert t.table.view(0)["next"] == "prefect"
    assert t.table.view(1)["next"] is None
    assert t.table.view(1)["knowing"] == t.table.view(-1)["knowing"] == [0]
    t.plays("discard madame")
    assert t.table.view(0)["next"] == "prefect"
    t.plays("draw rue_morgue")
    assert t.table.view(0)["next"] == "prefect"
    t = table(hand="3 poe 2 madame", pile="le-bon", first="prefect")
    t.plays("meld poe 3", "feed rue_morgue", "discard madame", "draw file")
    assert t.table.view(0)["next"] is None
    assert t.table.view(0)["knowing"] == []


def test_RM_7_or_fed():
    t = table(hand="3 poe 2 madame", others=["3 sailor 2 le-bon"], pile="2 st-roch", first="prefect")
    t.plays("meld poe 3", "feed rue_morgue", "discard madame", "draw rue_morgue", "meld sailor 3")
    assert t.table.view(0)["next"] == t.table.view(1)["next"] == "prefect"
    t.plays("feed file")
    assert t.table.view(0)["next"] is None
    assert t.knows_below(0) == t.knows_below(1) == {"st-roch": 1, "prefect": 1}


def test_RM_7_who_fed_from_the_case_file_remembers_it():
    t = table(hand="3 poe madame", pile="le-bon", first="prefect").plays("meld poe 3", "feed file")
    assert t.table.view(0)["next"] is None
    assert t.knows_below(0) == {"prefect": 1}
    assert t.knows_below(1) == {}


def test_RM_7_monsieur_dupins_player_has_seen_all_that_lay_there():
    t = table(hand="monsieur-dupin poe", below="sailor 2 madame").plays("monsieur_dupin")
    assert t.happened("looked-below", 0)["cards"] == ["madame", "madame", "sailor"]
    assert "cards" not in t.happened("looked-below", 1)
    assert t.table.view(0)["search"] == ["madame", "madame", "sailor"]
    assert t.table.view(1)["search"] is None
    t.plays("take madame")
    assert t.knows_below(0) == {"madame": 1, "sailor": 1}
    assert t.knows_below(1) == {}
