"""The turn in the Rue Morgue: draw, play, discard."""

from tests.games.rue_morgue.morgue import table


def test_RM_4_one_card_of_the_case_file():
    t = table(hand="poe", drawn=False, pile="sailor", first="madame")
    t.plays("draw file")
    assert t.hand(0) == {"madame": 1, "poe": 1}
    assert t.happened("drew", 0)["cards"] == ["madame"]
    assert "cards" not in t.happened("drew", 1)


def test_RM_4_or_the_top_card_of_the_rue_morgue():
    t = table(hand="poe", drawn=False, pile="le-bon sailor")
    t.plays("draw rue_morgue")
    assert t.hand(0) == {"sailor": 1, "poe": 1}
    assert t.pile() == ["le-bon"]


def test_RM_4_not_if_it_has_none():
    t = table(hand="poe", drawn=False, escaped=True)
    assert t.answers() == ["draw file"]
    t.refuses("draw rue_morgue", "RM-4")


def test_RM_5_any_number_of_melds_and_lay_offs_then_a_discard():
    t = table(hand="3 poe 3 sailor 2 madame le-bon", theirs="3 madame", escaped=True)
    t.plays("meld poe 3", "lay_off madame", "meld sailor 3", "lay_off madame", "discard le-bon")
    assert t.area(0)["poe"] == t.area(0)["sailor"] == 3
    assert t.area(0)["madame"] == 2
    assert t.pile() == ["le-bon"]


def test_RM_5_at_most_one_event():
    t = table(hand="prefect deduction-night poe", ours="3 le-bon 3 three-am 3 st-roch")
    t.plays("prefect")
    t.refuses("brilliant_deduction night", "R-7")


def test_RM_5_events_go_into_the_own_area_and_stay_there():
    t = table(hand="dupins-help 2 poe", pile="sailor", players=4, others=["2 poe", "2 le-bon", "2 madame"])
    t.plays("dupins_help search", "take sailor", "discard poe")
    assert t.area(0)["dupins-help"] == 1
    assert t.pile() == ["poe"]
    assert t.table.view(1)["areas"][0]["cards"] == {"dupins-help": 1}


def test_R_5_lay_offs_need_a_meld_and_melds_need_three():
    t = table(hand="2 poe 2 sailor", theirs="2 sailor")
    t.refuses("meld poe 2", "R-5")
    t.refuses("lay_off sailor", "R-5")


def test_R_6_no_event_may_be_the_last_card():
    table(hand="dupins-help", pile="poe").refuses("dupins_help draw", "R-6")
    table(hand="monsieur-dupin").refuses("monsieur_dupin", "R-6")
    table(hand="prefect", ours="3 le-bon").refuses("prefect", "R-6")
    table(hand="deduction-sailor").refuses("brilliant_deduction sailor", "R-6")


def test_R_7_nor_an_event_that_another_has_brought():
    t = table(hand="dupins-help poe", pile="monsieur-dupin")
    t.plays("dupins_help search", "take monsieur-dupin")
    t.refuses("monsieur_dupin", "R-7")
    t = table(hand="monsieur-dupin poe", below="dupins-help")
    t.plays("monsieur_dupin", "take dupins-help")
    t.refuses("dupins_help draw", "R-7")


def test_R_7_comes_before_the_games_own_rule():
    t = table(hand="dupins-help prefect poe").plays("dupins_help draw")
    t.refuses("prefect", "R-7")


def test_R_15_the_case_file_is_due_after_twenty_draws_from_the_rue_morgue():
    t = table(hand="poe sailor", others=["poe sailor"], drawn=False, pile="le-bon", players=2)
    for _ in range(20):
        top = t.pile()[-1]
        t.plays("draw rue_morgue", f"discard {top}")
    t.refuses("draw rue_morgue", "R-15")


def test_R_18_no_answer_without_a_question():
    t = table(hand="3 poe sailor", pile="le-bon")
    for move in ("feed file", "take le-bon", "pass_card poe", "bury poe"):
        t.refuses(move, "R-18")
