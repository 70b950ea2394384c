"""The Search Warrant: one card in secret, or the clues of an own meld."""

from tests.hands import table


def test_AC_13_take_one_card_in_secret_and_the_warrant_lies_on_top():
    t = table("al-capone", hand="search-warrant raid", pile="mike-heitler frank-nitti fred-burke")
    t.plays("search_warrant one")
    assert t.asked() == "take-one"
    assert t.answers() == ["take frank-nitti", "take fred-burke", "take mike-heitler"]
    t.plays("take frank-nitti")
    assert t.hand(0) == {"raid": 1, "frank-nitti": 1}
    assert t.pile() == ["mike-heitler", "fred-burke", "search-warrant"]


def test_AC_13_the_others_do_not_learn_which():
    t = table("al-capone", hand="search-warrant raid", pile="mike-heitler frank-nitti fred-burke")
    t.plays("search_warrant one")
    assert t.table.view(0)["search"] == ["mike-heitler", "frank-nitti", "fred-burke", "search-warrant"]
    assert t.table.view(1)["search"] is None
    assert t.table.view(-1)["search"] is None
    assert t.happened("looked", 1) == {"event": "looked", "seat": 0}
    t.plays("take frank-nitti")
    assert t.happened("took-secretly", 0)["card"] == "frank-nitti"
    assert t.happened("took-secretly", 1) == {"event": "took-secretly", "seat": 0, "among": 3}


def test_AC_13_exactly_one_must_be_taken():
    t = table("al-capone", hand="search-warrant raid", pile="mike-heitler").plays("search_warrant one")
    assert t.answers() == ["take mike-heitler"]
    t.refuses("discard raid", "R-18").refuses("take raid", "AC-13")
    t.plays("take mike-heitler").refuses("take mike-heitler", "R-18")
    assert t.table.reason(t.table.forbids(t.number("take mike-heitler"))).key == "r-18-already-drawn"


def test_AC_13_the_warrant_just_played_cannot_be_taken():
    t = table("al-capone", hand="search-warrant raid", pile="mike-heitler").plays("search_warrant one")
    t.refuses("take search-warrant", "AC-13")


def test_AC_13_another_warrant_below_it_can():
    t = table("al-capone", hand="search-warrant raid", pile="search-warrant mike-heitler")
    t.plays("search_warrant one", "take search-warrant")
    assert t.hand(0) == {"raid": 1, "search-warrant": 1}
    assert t.pile() == ["mike-heitler", "search-warrant"]
    t.refuses("search_warrant one", "R-7")


def test_AC_13_not_when_no_other_card_lies_there():
    t = table("al-capone", drawn=False, hand="search-warrant raid", pile="mike-heitler")
    t.plays("draw underworld").refuses("search_warrant one", "AC-13")


def test_AC_14_all_clues_of_an_own_meld_come_to_the_hand_and_are_shown():
    t = table(
        "al-capone",
        hand="search-warrant raid",
        ours="3 frank-nitti",
        pile="frank-nitti mike-heitler frank-nitti fred-burke",
    )
    t.plays("search_warrant set", "take frank-nitti")
    assert t.hand(0) == {"raid": 1, "frank-nitti": 2}
    assert t.pile() == ["mike-heitler", "fred-burke", "search-warrant"]
    assert t.happened("took-set", 1) == {"event": "took-set", "seat": 0, "card": "frank-nitti", "count": 2}


def test_AC_14_every_incomplete_meld_of_ones_own_can_be_chosen_and_nothing_else():
    t = table(
        "al-capone",
        hand="search-warrant raid",
        ours="3 frank-nitti 3 fred-burke 4 mike-heitler 2 al-capone",
        theirs="3 ralph-capone",
        pile="al-capone ralph-capone",
    )
    t.plays("search_warrant set")
    assert t.asked() == "take-set"
    assert t.answers() == ["take frank-nitti", "take fred-burke"]
    for other in ("mike-heitler", "al-capone", "ralph-capone", "search-warrant"):
        t.refuses(f"take {other}", "AC-14")


def test_AC_14_lawful_even_if_nothing_turns_up_or_no_other_card_lies_there():
    t = table("al-capone", hand="search-warrant raid", ours="3 frank-nitti", pile="mike-heitler")
    t.plays("search_warrant set", "take frank-nitti")
    assert t.happened("took-set")["count"] == 0
    assert t.pile() == ["mike-heitler", "search-warrant"]
    t = table("al-capone", drawn=False, hand="search-warrant raid", ours="3 frank-nitti", pile="mike-heitler")
    t.plays("draw underworld", "search_warrant set", "take frank-nitti")
    assert t.pile() == ["search-warrant"]


def test_AC_14_a_partners_meld_is_ones_own():
    t = table("al-capone", players=4, areas=["3 frank-nitti", ""], hand="search-warrant raid", pile="frank-nitti")
    t.plays("search_warrant set", "take frank-nitti")
    assert t.hand(0) == {"raid": 1, "frank-nitti": 1}


def test_AC_14_not_without_an_incomplete_meld_of_ones_own():
    t = table(
        "al-capone",
        hand="search-warrant raid",
        ours="4 mike-heitler 2 frank-nitti",
        theirs="3 fred-burke",
        pile="frank-nitti",
    )
    t.refuses("search_warrant set", "AC-14")
