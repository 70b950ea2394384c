"""The turn that all three rummy games share, shown with Al Capone."""

import pytest

from fallakte.core.faults import Refused
from fallakte.core.match import Match
from fallakte.core.record import RecordFault
from fallakte.core.shuffle import Shuffler
from fallakte.games import game
from tests.hands import table


def test_R_3_draw_must_come_first():
    t = table("al-capone", drawn=False, hand="3 frank-nitti raid", pile="fred-burke")
    assert t.answers() == ["draw file", "draw underworld"]
    t.refuses("meld frank-nitti 3", "R-18").refuses("discard raid", "R-18")


def test_R_3_then_play_in_any_order_and_as_often_as_wanted_or_not_at_all():
    t = table("al-capone", drawn=False, hand="3 frank-nitti 4 fred-burke raid", first="eliot-ness raid")
    t.plays("draw file")
    assert t.may("discard raid")
    t.plays("meld fred-burke 3", "eliot_ness draw", "meld frank-nitti 3", "lay_off fred-burke")
    assert t.table.to_act == 0


def test_R_3_the_discard_ends_the_turn():
    t = table("al-capone", hand="3 frank-nitti raid", others=["fred-burke"]).plays("discard raid")
    assert t.table.to_act == 1
    assert t.asked() == "draw"


def test_R_3_only_one_draw():
    table("al-capone", hand="raid fred-burke").refuses("draw file", "R-18").refuses("draw underworld", "R-18")


def test_R_5_a_meld_is_three_or_more_clues_of_one_kind_from_the_hand():
    t = table("al-capone", hand="5 frank-nitti raid")
    assert t.may("meld frank-nitti 3", "meld frank-nitti 4", "meld frank-nitti 5")
    t.refuses("meld frank-nitti 2", "R-5").refuses("meld frank-nitti 1", "R-5")
    t.plays("meld frank-nitti 4")
    assert t.area(0)["frank-nitti"] == 4
    assert t.hand(0) == {"frank-nitti": 1, "raid": 1}


def test_R_5_what_lies_there_does_not_count_towards_a_meld():
    table("al-capone", hand="2 frank-nitti raid", ours="2 frank-nitti").refuses("meld frank-nitti 2", "R-5")


def test_R_5_a_clue_is_laid_off_into_ones_own_area_when_its_kind_is_melded_anywhere():
    t = table("al-capone", hand="2 frank-nitti fred-burke raid", ours="3 fred-burke", theirs="3 frank-nitti")
    t.plays("lay_off frank-nitti", "lay_off fred-burke")
    assert (t.area(0)["frank-nitti"], t.area(1)["frank-nitti"]) == (1, 3)
    assert t.area(0)["fred-burke"] == 4


def test_R_5_not_where_only_loose_clues_lie():
    t = table("al-capone", hand="frank-nitti raid", ours="2 frank-nitti", theirs="2 frank-nitti")
    t.refuses("lay_off frank-nitti", "R-5")


def test_R_6_the_last_card_can_only_be_discarded():
    t = table("al-capone", hand="frank-nitti", theirs="3 frank-nitti").refuses("lay_off frank-nitti", "R-6")
    assert t.answers() == ["discard frank-nitti"]


def test_R_6_every_play_must_leave_a_card():
    t = table("al-capone", hand="4 frank-nitti").refuses("meld frank-nitti 4", "R-6")
    t.plays("meld frank-nitti 3").refuses("lay_off frank-nitti", "R-6")
    table("al-capone", hand="3 frank-nitti").refuses("meld frank-nitti 3", "R-6")


def test_R_7_one_event_a_turn():
    t = table("al-capone", hand="2 eliot-ness raid agent-meeting", ours="3 frank-nitti", theirs="frank-nitti")
    t.plays("eliot_ness draw").refuses("eliot_ness draw", "R-7").refuses("raid frank-nitti", "R-7")
    t.refuses("agent_meeting around fred-burke", "R-7")


def test_R_7_also_when_an_event_brings_another_into_the_hand():
    t = table("al-capone", hand="search-warrant fred-burke", pile="raid eliot-ness")
    t.plays("search_warrant one", "take eliot-ness").refuses("eliot_ness draw", "R-7")


def test_R_7_the_next_turn_allows_another():
    t = table("al-capone", hand="2 eliot-ness raid", others=["eliot-ness fred-burke"])
    t.plays("eliot_ness draw", "discard raid", "draw file")
    assert t.may("eliot_ness draw")


def test_R_8_an_effect_takes_what_is_there():
    t = table("al-capone", hand="eliot-ness raid", file="fred-burke").plays("eliot_ness draw")
    assert t.happened("drew")["count"] == 1
    assert t.table.file_size() == 0


def test_R_9_the_card_drawn_from_the_pile_may_be_discarded_again():
    t = table("al-capone", drawn=False, hand="raid", others=["raid"], pile="fred-burke")
    t.plays("draw underworld", "discard fred-burke")
    assert t.pile() == ["fred-burke"]
    assert t.table.to_act == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R_15_after_ten_pile_draws_a_player_in_a_row_the_case_file_is_due(players):
    t = table(
        "al-capone",
        players=players,
        areas=[""] * players,
        teams=False,
        drawn=False,
        hand="raid fred-burke",
        pile="mike-heitler",
    )
    for made in range(10 * players):
        assert t.table.view(-1)["pile_draws_left"] == 10 * players - made
        t.plays("draw underworld")
        t.plays(f"discard {t.happened('took-top')['card']}")
    assert t.answers() == ["draw file"]
    t.refuses("draw underworld", "R-15")
    t.plays("draw file")
    t.table.play(t.table.moves()[0])
    assert t.table.view(-1)["pile_draws_left"] == 10 * players
    assert t.answers() == ["draw file", "draw underworld"]


def test_R_15_a_draw_by_an_event_does_not_start_the_count_anew():
    t = table("al-capone", drawn=False, hand="eliot-ness raid", pile="mike-heitler")
    t.plays("draw underworld", "eliot_ness draw")
    assert t.table.view(-1)["pile_draws_left"] == 19


def test_R_15_a_new_round_does():
    t = table("al-capone", drawn=False, hand="3 frank-nitti raid", theirs="3 mike-heitler", pile="mike-heitler")
    t.plays("draw underworld", "meld frank-nitti 3", "lay_off mike-heitler", "discard raid")
    assert t.table.view(-1)["pile_draws_left"] == 19
    t.table.settle()
    t.table.give(t.table.rules.deck())
    assert t.table.view(-1)["pile_draws_left"] == 20


def test_R_16_a_decision_with_one_answer_is_still_a_move():
    t = table("al-capone", hand="search-warrant raid", pile="mike-heitler").plays("search_warrant one")
    assert t.answers() == ["take mike-heitler"]
    assert t.hand(0) == {"raid": 1}
    t.plays("take mike-heitler")
    assert t.hand(0) == {"raid": 1, "mike-heitler": 1}


def test_R_17_effects_that_draw_or_reveal_may_be_used_at_an_empty_case_file():
    t = table("al-capone", hand="eliot-ness raid", ours="3 frank-nitti", file="")
    assert t.may("eliot_ness draw", "eliot_ness reveal")
    t.plays("eliot_ness reveal")
    assert t.hand(0) == {"raid": 1}
    assert t.pile() == ["eliot-ness"]
    revealed = t.happened("revealed")
    assert (revealed["taken"], revealed["rest"]) == ([], [])


def test_R_18_only_the_seat_that_is_to_act_may_move():
    match = Match.begin(game("al-capone"), {"players": 3}, Shuffler("turn"))
    match.shuffler = None
    wrong = (match.to_act + 1) % 3
    with pytest.raises(RecordFault) as refused:
        match.take({"move": {"seat": wrong, "act": "draw", "from": "file"}})
    assert refused.value.rule == "R-18"
    match.take({"move": {"seat": match.to_act, "act": "draw", "from": "file"}})


def test_R_18_an_open_decision_comes_before_anything_else():
    t = table("al-capone", hand="search-warrant 3 frank-nitti raid", pile="mike-heitler").plays("search_warrant one")
    for move in ("draw file", "discard raid", "meld frank-nitti 3", "raid frank-nitti", "search_warrant one"):
        t.refuses(move, "R-18")


def test_R_18_no_answer_where_nothing_is_asked_and_no_move_when_the_round_is_over():
    table("al-capone", hand="raid fred-burke", pile="mike-heitler").refuses("take mike-heitler", "R-18")
    t = table("al-capone", hand="raid").plays("discard raid")
    t.refuses("draw file", "R-18")
    assert t.table.moves() == []


def test_R_19_a_card_must_be_in_the_hand():
    t = table("al-capone", hand="2 frank-nitti raid", theirs="3 fred-burke")
    for move in ("discard fred-burke", "lay_off fred-burke", "meld frank-nitti 3", "eliot_ness draw"):
        t.refuses(move, "R-19")


@pytest.mark.parametrize("count", [9, 10**30])
def test_R_19_is_named_for_a_meld_of_more_cards_than_there_are_and_R_18_before_it(count: int):
    wish = {"act": "meld", "card": "frank-nitti", "count": count}
    for drawn, rule in ((True, "R-19"), (False, "R-18")):
        with pytest.raises(Refused) as refused:
            table("al-capone", drawn=drawn, hand="4 frank-nitti raid").table.number(wish)
        assert refused.value.rule == rule


def test_the_first_rule_in_the_order_of_the_page_is_named():
    """R-18, R-19, R-7, R-6, then the game's own."""
    last = table("al-capone", drawn=False, hand="raid", pile="fred-burke", file="")
    last.refuses("eliot_ness draw", "R-18")  # before R-19
    last.plays("draw file").refuses("eliot_ness draw", "R-19")  # before R-6
    last.refuses("raid frank-nitti", "R-6")  # before AC-17
    last.refuses("meld fred-burke 1", "R-19")  # before R-5
    t = table("al-capone", hand="2 eliot-ness raid", ours="3 frank-nitti", file="").plays("eliot_ness reveal")
    t.refuses("agent_meeting around fred-burke", "R-19")  # before R-7
    t.refuses("raid fred-burke", "R-7")  # before AC-17
    t = table("al-capone", hand="eliot-ness raid frank-nitti", ours="3 frank-nitti", file="")
    t.plays("eliot_ness draw", "lay_off frank-nitti")
    t.refuses("raid frank-nitti", "R-7")  # before R-6
    table("al-capone", hand="frank-nitti").refuses("meld frank-nitti 1", "R-6")  # before R-5
