"""The orang-utan caught, and what the others throw away."""

from typing import Any

import pytest

from tests.games.rue_morgue.morgue import Morgue, all_cards, table


def out(**wishes: Any) -> Morgue:
    """Seat 0 goes out with its last card, a Dupin's Help."""
    return table(hand="dupins-help", **wishes).plays("discard dupins-help")


def test_RM_20_three_clues_of_a_kind_make_a_meld_in_the_area_of_who_went_out():
    t = out(others=["poe"], below="3 sailor")
    assert t.area(0)["sailor"] == 3
    assert t.happened("caught") == {"event": "caught", "seat": 0, "taken": ["sailor"] * 3, "rest": []}
    assert t.score()["caught"] is True
    assert t.table.ending() == "caught"


def test_RM_20_clues_that_match_any_meld_are_laid_off_there():
    t = out(others=["poe"], below="2 sailor madame le-bon", ours="3 madame", theirs="3 sailor")
    assert t.area(0)["sailor"] == 2
    assert t.area(0)["madame"] == 4
    assert t.pile()[-1] == "le-bon"


def test_RM_20_the_prefect_and_the_deductions_that_fit_follow():
    t = out(
        others=["poe"], below="prefect deduction-night deduction-facade", ours="3 three-am", theirs="3 st-roch 3 le-bon"
    )
    assert t.area(0)["prefect"] == t.area(0)["deduction-night"] == 1
    assert t.area(0)["deduction-facade"] == 0


def test_RM_20_a_meld_made_of_its_cards_counts_for_them():
    t = out(others=["poe"], below="prefect 3 le-bon deduction-night 3 three-am", theirs="3 st-roch")
    assert t.area(0)["prefect"] == t.area(0)["deduction-night"] == 1
    assert t.pile() == ["dupins-help"]


def test_RM_20_a_deduction_needs_both_its_kinds():
    t = out(others=["poe"], below="deduction-night prefect", ours="3 three-am")
    assert t.area(0)["deduction-night"] == t.area(0)["prefect"] == 0
    assert t.happened("caught")["rest"] == ["prefect", "deduction-night"]


def test_RM_20_everything_else_goes_onto_the_rue_morgue():
    t = out(others=["poe"], below="2 sailor dupins-help monsieur-dupin", ours="3 madame")
    assert t.pile() == ["dupins-help", "sailor", "sailor", "dupins-help", "monsieur-dupin"]
    assert t.below() == []


def test_RM_20_melds_made_here_feed_nobody():
    t = out(others=["poe"], below="3 sailor", pile="le-bon", first="madame")
    assert t.table.moves() == []
    assert t.below() == []
    assert t.file()[0] == "madame"


def test_RM_20_not_caught_once_it_has_escaped():
    t = out(others=["poe"], escaped=True)
    assert t.score()["caught"] is False
    assert [event["event"] for event in t.events(-1)] == ["discarded"]
    assert t.table.ending() == "solved"


def test_RM_20_for_the_team_of_who_went_out():
    t = out(others=["2 le-bon", "poe", "2 madame"], players=4, below="2 sailor", ours="3 sailor")
    assert t.area(0)["sailor"] == 5


# What the others throw away


def test_RM_21_clues_of_melded_kinds_are_thrown_away():
    t = out(others=["2 sailor madame le-bon"], ours="3 sailor", theirs="3 madame", escaped=True)
    assert t.hand(1) == {"le-bon": 1}
    assert t.happened("threw-away")["cards"] == ["madame", "sailor", "sailor"]
    assert t.pile() == ["dupins-help", "madame", "sailor", "sailor"]


def test_RM_21_the_prefect_if_le_bon_is_melded():
    assert out(others=["prefect poe"], ours="3 le-bon", escaped=True).hand(1) == {"poe": 1}
    assert out(others=["prefect poe"], ours="3 sailor", escaped=True).hand(1) == {"poe": 1, "prefect": 1}


@pytest.mark.parametrize("melded", ["three-am", "st-roch"])
def test_RM_21_a_deduction_if_one_of_its_kinds_is(melded: str):
    t = out(others=["deduction-night deduction-facade"], theirs=f"3 {melded}", escaped=True)
    assert t.hand(1) == {"deduction-facade": 1}


def test_RM_21_after_the_orang_utans_melds():
    t = out(others=["2 sailor deduction-sailor poe"], below="3 sailor")
    assert t.hand(1) == {"poe": 1}
    assert t.area(0)["sailor"] == 3


def test_RM_21_who_has_nothing_to_throw_away_is_not_told_of():
    assert [event["event"] for event in out(others=["poe"], escaped=True).events(-1)] == ["discarded"]


def test_RM_21_the_partner_of_who_went_out_throws_away_the_whole_hand():
    t = out(others=["poe", "prefect dupins-help 2 le-bon", "poe"], players=4, escaped=True)
    assert t.hand(2) == {}
    assert t.hand(1) == t.hand(3) == {"poe": 1}
    assert t.happened("threw-away")["seat"] == 2


def test_RM_21_each_of_three_players_but_who_went_out():
    t = out(others=["2 sailor poe", "sailor 2 madame"], players=3, areas=["", "3 poe", "2 sailor"])
    assert t.hand(1) == {"sailor": 2}
    assert t.hand(2) == {"madame": 2, "sailor": 1}


def test_RM_21_nobody_throws_anything_away_in_an_unsolved_case():
    t = table(hand="2 poe", others=["2 sailor"], drawn=False, file="le-bon", ours="3 sailor", escaped=True)
    t.plays("draw file", "discard poe")
    assert t.hand(1) == {"sailor": 2}


def test_RM_22_dupins_cards_are_never_thrown_away_free():
    t = out(
        others=["dupins-help monsieur-dupin"],
        ours="3 le-bon 3 three-am 3 st-roch 3 madame 3 mademoiselle",
        theirs="3 rear-windows 3 lightning-rod 3 newspaper-ad 3 sailor 3 poe",
        escaped=True,
        values={"dupins-help": 5, "monsieur-dupin": 8},
    )
    assert t.hand(1) == {"dupins-help": 1, "monsieur-dupin": 1}
    assert ("RM-25", "hand", -5) in t.lines(1)
    assert ("RM-25", "hand", -8) in t.lines(1)


def test_no_card_is_lost_at_the_end():
    for seed in range(5):
        t = table(
            hand="dupins-help", below="3 sailor prefect 2 poe monsieur-dupin", seed=seed, players=3, ours="3 madame"
        )
        t.plays("discard dupins-help")
        assert all_cards(t.table) == t.table.rules.deck()
