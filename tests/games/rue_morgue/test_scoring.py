"""The score of a round and of a match of the Rue Morgue."""

from typing import Any

import pytest

from fallakte.core.faults import Fault
from fallakte.core.table import DEAL, END, OVER
from fallakte.games.rue_morgue.game import GAME
from tests.games.rue_morgue.morgue import Morgue, table

NIGHT = "3 three-am 3 st-roch"
FACADE = "3 rear-windows 3 lightning-rod"


def out(**wishes: Any) -> Morgue:
    """Seat 0 goes out with its last card, a Dupin's Help."""
    return table(hand="dupins-help", **wishes).plays("discard dupins-help")


def points(t: Morgue) -> list[int]:
    found: list[int] = t.score()["points"]
    return found


def test_RM_25_the_values_of_clues_and_events_in_the_area():
    t = out(others=["dupins-help"], ours="3 le-bon 4 poe prefect deduction-night dupins-help", escaped=True)
    assert points(t) == [3 * 2 + 4 * 3 + 4 + 7, 0]
    assert t.lines(0) == [
        ("RM-25", "cards", 6),
        ("RM-25", "cards", 12),
        ("RM-25", "cards", 4),
        ("RM-25", "cards", 7),
    ]
    assert t.table.sheet[0].words() == {
        "side": 0,
        "rule": "RM-25",
        "what": "cards",
        "points": 6,
        "card": "le-bon",
        "count": 3,
    }


def test_RM_25_ten_for_each_bonus_pair_in_the_own_area():
    t = out(others=["dupins-help"], ours=f"{NIGHT} {FACADE}", theirs="3 madame 3 mademoiselle", escaped=True)
    assert points(t) == [12 * 2 + 20, 6 * 2 + 10]
    assert t.lines(1)[-1] == ("RM-25", "pair", 10)


def test_RM_25_a_pair_across_two_areas_counts_for_nobody():
    t = out(others=["dupins-help"], ours="3 three-am 1 st-roch", theirs="3 st-roch", escaped=True)
    assert points(t) == [8, 6]


def test_RM_25_le_bon_and_poe_have_no_bonus():
    assert points(out(others=["dupins-help"], ours="3 le-bon 3 poe", escaped=True)) == [15, 0]


def test_RM_25_less_what_is_left_in_hand():
    t = out(others=["deduction-night poe 2 sailor prefect"], theirs="3 madame", escaped=True)
    assert points(t) == [0, 6 - 7 - 3 - 4 - 4]
    assert t.lines(1)[1:] == [
        ("RM-25", "hand", -4),
        ("RM-25", "hand", -3),
        ("RM-25", "hand", -4),
        ("RM-25", "hand", -7),
    ]


def test_RM_25_points_and_totals_can_be_negative():
    t = out(others=["deduction-night"], escaped=True, totals=[3, 2])
    assert t.score()["points"] == [0, -7]
    assert t.score()["totals"] == [3, -5]
    t.table.settle()
    assert list(t.table.totals) == [3, -5]


def test_RM_25_both_hands_in_a_team_count():
    t = out(others=["poe", "poe", "deduction-night"], players=4, theirs="3 madame", escaped=True)
    assert points(t) == [0, 6 - 3 - 7]


def test_RM_25_other_values():
    t = out(others=["2 sailor"], ours="3 poe 3 le-bon", escaped=True, values={"poe": 2, "sailor": 9})
    assert points(t) == [12, -18]
    with pytest.raises(Fault):
        GAME.fill({"values": {"poe": 0}})
    with pytest.raises(Fault):
        GAME.fill({"values": {"orang-utan": 1}})
    assert GAME.fill({"values": {"prefect": 0}})["values"] == {"prefect": 0}


def test_RM_25_the_orang_utans_cards_count():
    t = out(others=["dupins-help"], ours="3 three-am", below="3 st-roch deduction-night")
    assert points(t) == [12 + 10 + 7, 0]


# Advanced rule 1


def dupin(**wishes: Any) -> Morgue:
    return out(others=["dupins-help"], escaped=True, dupin_bonus=True, **wishes)


def test_RM_26_two_for_each_dupins_help_elsewhere_less_two_for_each_of_the_own():
    t = dupin(ours="monsieur-dupin dupins-help", theirs="2 dupins-help")
    assert points(t) == [4 - 2, 0]
    assert t.lines(0) == [("RM-26", "own-help", -2), ("RM-26", "other-help", 4)]


def test_RM_26_for_whoever_has_monsieur_dupin():
    assert points(dupin(ours="dupins-help", theirs="2 dupins-help monsieur-dupin")) == [0, 2 - 4]


def test_RM_26_nothing_while_he_is_in_nobodys_area():
    assert points(dupin(ours="dupins-help", theirs="2 dupins-help")) == [0, 0]


def test_RM_26_every_other_area_counts():
    t = table(
        hand="dupins-help",
        others=["poe", "poe"],
        players=3,
        areas=["monsieur-dupin", "dupins-help", "2 dupins-help"],
        escaped=True,
        dupin_bonus=True,
    ).plays("discard dupins-help")
    assert points(t) == [6, -3, -3]


def test_RM_26_only_if_it_was_agreed():
    t = out(others=["dupins-help"], ours="monsieur-dupin", theirs="2 dupins-help", escaped=True)
    assert points(t) == [0, 0]


# Advanced rule 2


def shut(**wishes: Any) -> Morgue:
    return out(shut_out=True, **wishes)


def test_RM_27_a_caught_orang_utan_and_a_pair_with_its_deduction_shut_the_others_out():
    t = shut(others=["poe"], ours=f"{NIGHT} deduction-night", theirs="3 madame")
    assert points(t) == [12 + 10 + 7, 0]
    assert t.score()["shut_out"] is True
    assert t.lines(1) == [("RM-27", "shut-out", 0)]
    assert t.table.ending() == "shut-out"


def test_RM_27_the_orang_utans_cards_count():
    assert shut(others=["poe"], ours=NIGHT, below="deduction-night", theirs="3 madame").score()["shut_out"] is True
    assert shut(others=["poe"], ours="3 three-am", below="deduction-night 3 st-roch").score()["shut_out"] is True


def test_RM_27_a_negative_result_becomes_nothing_too():
    assert points(shut(others=["deduction-sailor"], ours=f"{NIGHT} deduction-night"))[1] == 0


def test_RM_27_applied_whatever_difference_it_made():
    t = shut(others=["dupins-help"], ours=f"{NIGHT} deduction-night")
    assert t.score()["shut_out"] is True
    assert points(t)[1] == 0


def test_RM_27_not_without_the_deduction_of_that_pair():
    t = shut(others=["poe"], ours=f"{NIGHT} deduction-facade", theirs=FACADE)
    assert t.score()["shut_out"] is False
    assert points(t)[1] == 12 + 10 - 3


def test_RM_27_not_with_half_the_pair_elsewhere():
    t = shut(others=["poe"], ours="3 three-am deduction-night", theirs="3 st-roch")
    assert t.score()["shut_out"] is False


def test_RM_27_not_if_an_opponent_has_such_a_set():
    t = shut(others=["poe"], ours=f"{NIGHT} deduction-night", theirs=f"{FACADE} deduction-facade")
    assert t.score()["shut_out"] is False
    assert points(t)[1] == 12 + 10 + 7 - 3


def test_RM_27_one_of_two_opponents_prevents_it_for_both():
    areas = [f"{NIGHT} deduction-night", f"{FACADE} deduction-facade", "3 madame"]
    t = shut(others=["poe", "poe"], players=3, areas=areas)
    assert t.score()["shut_out"] is False
    assert points(t)[2] == 6 - 3
    t = shut(others=["poe", "poe"], players=3, areas=[areas[0], FACADE, "3 madame"])
    assert points(t)[1:] == [0, 0]


def test_RM_27_not_once_it_has_escaped():
    t = shut(others=["poe"], ours=f"{NIGHT} deduction-night", theirs="3 madame", escaped=True)
    assert t.score()["shut_out"] is False
    assert points(t)[1] == 6 - 3


def test_RM_27_only_if_it_was_agreed():
    t = out(others=["poe"], ours=f"{NIGHT} deduction-night", theirs="3 madame")
    assert t.score()["shut_out"] is False
    assert points(t)[1] == 6 - 3


# The match


def test_RM_28_the_match_ends_at_a_hundred():
    t = out(others=["dupins-help"], ours="3 le-bon", escaped=True, totals=[94, 60])
    t.table.settle()
    assert t.table.due == END
    assert t.table.end_words() == {"winners": [0], "totals": [100, 60]}
    t.table.settle()
    assert t.table.due == OVER
    assert t.table.outcome is not None
    assert t.table.outcome.winners == [0]


def test_RM_28_not_before_and_not_in_a_tie():
    t = out(others=["dupins-help"], ours="3 le-bon", escaped=True, totals=[93, 60])
    t.table.settle()
    assert t.table.due == DEAL
    t = out(others=["dupins-help"], ours="3 le-bon", escaped=True, totals=[94, 100])
    t.table.settle()
    assert t.table.due == DEAL


def test_RM_28_another_target():
    t = out(others=["dupins-help"], ours="3 le-bon", escaped=True, target=6)
    t.table.settle()
    assert t.table.due == END


def test_the_score_line_has_exactly_these_fields():
    t = out(others=["dupins-help"], ours="3 le-bon")
    assert list(t.score()) == ["round", "points", "totals", "out", "caught", "shut_out"]
    assert t.score()["out"] == 0


def test_four_always_play_in_teams():
    t = out(others=["poe", "poe", "poe"], players=4, escaped=True)
    assert len(t.score()["points"]) == 2
    with pytest.raises(Fault):
        GAME.fill({"players": 4, "teams": False})
    assert GAME.fill({}) == {"players": 2, "target": 100, "dupin_bonus": False, "shut_out": False, "values": {}}
