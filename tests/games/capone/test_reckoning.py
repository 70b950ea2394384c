"""The end of the year and of the match (CP-35 to CP-46)."""

from typing import Any

import pytest

from fallakte.core.table import DEAL, END, NOBODY, OVER, SCORE
from fallakte.core.words import Words
from fallakte.games.capone.cards import FAMILIES
from tests.games.capone.board import Board, By, board

# CP-35, CP-36: income

SCENE = {
    "casino 0": "armaretto: bookkeeper 2",
    "jeweller 1": "armaretto: 3",
    "nightclub 0": "armaretto: novice",
    "penthouse": "armaretto: right-hand",
    "scrapyard": "armaretto:",
}


def test_CP_35_example_the_income_is_75():
    t = board(hand="bakery", on=SCENE, prison={"armaretto 3": "don"}).lays_down_all()
    assert t.family("armaretto")["income"] == 75
    assert t.cash() == 175
    assert [line.words() for line in t.table.sheet] == [
        sheet_line("jeweller", 1, [], 3, 15),
        sheet_line("nightclub", 0, ["novice"], 0, 20),
        sheet_line("casino", 0, ["bookkeeper"], 2, 40),
    ]
    assert t.events()[1]["event"] == "income"
    assert [event["income"] for event in t.events() if event["event"] == "income"] == [75, 0, 0]


def sheet_line(business: str, site: int, members: list[str], guards: int, points: int) -> Words:
    facts = {"business": business, "site": site, "members": members, "bodyguards": guards}
    return {"side": 0, "rule": "CP-35", "what": "site", "points": points, **facts}


def test_CP_35_every_family_is_paid():
    t = board(hand="bakery", on={"bank 0": "mascapone: don 8", "bank 1": "vinorosso: mama lawyer"}).lays_down_all()
    assert [t.cash(family) for family in FAMILIES[:3]] == [100, 240, 200]


def test_CP_36_with_cover_a_site_below_its_cards_value_earns_nothing():
    t = board(hand="bakery", on=SCENE, cover=True).lays_down_all()
    assert t.family("armaretto")["income"] == 60
    uncovered = [line.words() for line in t.table.sheet if line.rule == "CP-36"]
    facts = {"business": "jeweller", "site": 1, "members": [], "bodyguards": 3}
    assert uncovered == [{"side": 0, "rule": "CP-36", "what": "uncovered", "points": 0, **facts}]


def test_CP_36_a_site_that_is_just_covered_earns():
    t = board(hand="bakery", on={"jeweller 0": "armaretto: 6", "bank 0": "armaretto: novice 1"}, cover=True)
    assert t.lays_down_all().family("armaretto")["income"] == 30


def test_CP_36_the_cards_value_of_this_table_counts():
    t = board(hand="bakery", on={"casino 0": "armaretto: novice"}, cover=True, values={"casino": 25})
    assert t.lays_down_all().family("armaretto")["income"] == 0


# CP-37, CP-38: home and prison


def test_CP_37_all_pieces_on_businesses_and_fields_return():
    t = board(hand="bakery", on=SCENE).lays_down_all()
    assert t.at_hand() == "don mama right-hand collector lawyer secretary bookkeeper novice 8"
    assert all(site["holder"] is None for site in t.view()["sites"])
    assert all(shop["of"] is None for shop in t.view()["legal"])
    assert all(field["of"] is None for field in t.view()["fields"])


def test_CP_37_not_from_park_harbour_or_prison():
    t = board(hand="offer", on={"casino 0": "mascapone: secretary 4"}, prison={"mascapone 3": "don"})
    t.plays("offer mascapone casino 0").lays_down_all()
    assert t.at_hand("mascapone") == "mama right-hand collector lawyer bookkeeper novice 4"
    assert t.family("mascapone")["park"] == 4
    assert t.family("mascapone")["harbour"] == ["secretary"]


def test_CP_38_block_3_to_2_and_2_to_1_and_who_is_in_1_goes_free():
    t = board(hand="bakery", prison={"armaretto 3": "don", "armaretto 2": "mama", "armaretto 1": "novice"})
    t.lays_down_all()
    assert t.family("armaretto")["prison"] == [["mama"], ["don"], []]
    assert "novice" in t.family("armaretto")["members"]
    assert t.happened("freed") == {"event": "freed", "seat": 0, "member": "novice"}


def test_CP_38_a_member_jailed_this_year_misses_the_rest_of_it_and_two_more():
    t = board(hand="fbi", on={"bank 0": "mascapone: don"}).plays("fbi mascapone don")
    for block in (1, 0):
        t.passes()
        assert t.family("mascapone")["prison"][block] == ["don"]
        t.table.settle()
        t.table.give(list(t.table.rules.deck))
    assert "don" not in t.family("mascapone")["members"]
    t.passes()
    assert "don" in t.family("mascapone")["members"]


def test_CP_38_prison_comes_before_the_hiring_so_a_free_member_needs_no_bail():
    t = board(hand="bakery", prison={"armaretto 1": "novice"}).lays_down_all()
    assert t.asked() == "hire"
    t.refuses("bail novice", "CP-27", "not-in-prison")


# CP-39 to CP-41: hiring and investing


def test_CP_39_bodyguards_in_the_park_are_hired_back_for_5_each_and_the_rest_is_out():
    t = board(asked="hire", park={"armaretto": 5}).plays("hire 3")
    assert (t.cash(), t.family("armaretto")["bodyguards"]) == (85, 6)
    assert (t.family("armaretto")["park"], t.family("armaretto")["lost"]) == (0, 2)
    assert t.happened("hired") == {"event": "hired", "seat": 0, "count": 3, "lost": 2}
    assert t.to_act() == "mascapone"


def test_CP_39_no_more_than_are_in_the_park_and_can_be_paid():
    t = board(asked="hire", park={"armaretto": 5}, cash={"armaretto": 10})
    t.refuses("hire 6", "CP-39", "not-in-the-park").refuses("hire 3", "CP-39", "too-little-cash")
    assert [move["count"] for move in t.legal("hire")] == [0, 1, 2]


def test_CP_39_what_was_not_hired_cannot_be_hired_later():
    t = board(asked="hire", park={"armaretto": 2}).plays("hire 0").passes()
    assert (t.family("armaretto")["park"], t.family("armaretto")["lost"]) == (0, 2)
    assert t.family("armaretto")["bodyguards"] == 6


def test_CP_40_each_investment_costs_100_and_moves_the_marker_on():
    t = board(asked="invest", cash={"armaretto": 350}, investments={"armaretto": 4})
    assert [move["count"] for move in t.legal("invest")] == [0, 1, 2, 3]
    t.refuses("invest 4", "CP-40", "too-little-cash").plays("invest 3")
    assert (t.cash(), t.investments()) == (50, 7)
    assert t.happened("invested") == {"event": "invested", "seat": 0, "count": 3, "investments": 7}


def test_CP_40_at_most_to_10():
    t = board(asked="invest", cash={"armaretto": 900}, investments={"armaretto": 8})
    t.refuses("invest 3", "CP-40", "beyond-ten")
    assert [move["count"] for move in t.legal("invest")] == [0, 1, 2]


def test_CP_41_first_everybody_hires_then_everybody_invests_from_the_start_player_on():
    t = board(hand="bakery", last_card=True).plays("lay_down bakery").lays_down_all()
    order = []
    t = board(hand="bakery").lays_down_all()
    while t.table.due != SCORE:
        order.append((t.asked(), t.to_act()))
        t.plays(t.asked() + " 0")
    assert order == [(what, family) for what in ("hire", "invest") for family in FAMILIES[:3]]


def test_CP_41_income_can_pay_the_hiring():
    t = board(hand="bakery", cash={"armaretto": 0}, on={"bank 0": "armaretto: 6"}, park={"armaretto": 2})
    t.lays_down_all().plays("hire 2")
    assert t.cash() == 20


# CP-43: the score


def test_CP_43_the_score_stands_after_the_investing():
    t = board(hand="bakery", on={"bank 0": "armaretto: don"}, year=3).lays_down_all()
    t.plays("hire 0", "hire 0", "hire 0", "invest 2", "invest 1", "invest 0")
    assert t.table.due == SCORE
    assert t.table.to_act == NOBODY
    assert t.table.score_words() == {
        "round": 3,
        "cash": [0, 0, 100],
        "investments": [2, 1, 0],
        "income": [100, 0, 0],
    }
    t.table.settle()
    assert t.table.due == DEAL
    assert t.happened("scored")["income"] == [100, 0, 0]


def test_CP_43_the_income_is_that_of_CP_35_only():
    t = board(hand="bakery bank", investments={"armaretto": 1}).plays("legal bakery").passes()
    assert t.table.score_words()["income"] == [0, 0, 0]
    assert t.cash() == 110


# CP-45, CP-46: winning


def won(t: Board) -> tuple[list[int], str, str]:
    """Score and end are booked; who has won, by what cause and rule."""
    t.table.settle()
    assert t.table.due == END
    words = t.table.end_words()
    t.table.settle()
    assert t.table.due == OVER
    assert t.table.outcome is not None
    outcome = t.table.outcome
    assert words["winners"] == outcome.winners == t.view()["winners"]
    assert words == t.table.end_words()
    assert set(words) == {"winners", "cash", "investments"}
    assert t.happened("ended")["winners"] == outcome.winners
    return outcome.winners, outcome.cause, outcome.rule


def investing(*, year: int = 1, cash: By | None = None, marker: By | None = None, **more: Any) -> Board:
    return board(asked="invest", cash=cash, investments=marker, year=year, **more)


def test_CP_45_whose_marker_reaches_10_wins():
    t = investing(cash={"armaretto": 100, "mascapone": 800}, marker={"armaretto": 9, "mascapone": 1})
    t.plays("invest 1", "invest 8", "invest 0")
    assert won(t) == ([0], "ten", "CP-45")
    assert t.table.end_words() == {"winners": [0], "cash": [0, 0, 100], "investments": [10, 9, 0]}


def test_CP_45_nobody_has_won_before_everybody_has_invested():
    t = investing(cash={"armaretto": 100, "mascapone": 230}, marker={"armaretto": 9, "mascapone": 8})
    t.plays("invest 1")
    assert t.to_act() == "mascapone"
    t.plays("invest 2", "invest 1")
    assert won(t) == ([1], "ten-cash", "CP-45")


def test_CP_45_the_match_goes_on_below_10():
    t = investing(cash={"armaretto": 900}).plays("invest 9", "invest 0", "invest 0")
    t.table.settle()
    assert t.table.due == DEAL


def test_CP_45_then_the_members_at_hand_and_in_prison_count_and_not_those_in_the_harbour():
    both = {"armaretto": 9, "mascapone": 9}
    left = {"armaretto": "novice 8", "mascapone": "secretary"}
    t = investing(marker=both, at_hand=left).plays("invest 1", "invest 1", "invest 0")
    assert won(t) == ([1], "ten-members", "CP-45")
    t = investing(marker=both, at_hand=left, prison={"armaretto 2": "don"}).plays("invest 1", "invest 1", "invest 0")
    assert won(t) == ([0], "ten-members", "CP-45")


def test_CP_45_bodyguards_do_not_count():
    t = investing(marker={"armaretto": 9, "mascapone": 9}, at_hand={"armaretto": "novice 8", "mascapone": "novice"})
    t.plays("invest 1", "invest 1", "invest 0")
    assert won(t) == ([0, 1], "ten-shared", "CP-45")


def test_CP_45_still_equal_they_share_the_victory():
    marker = {"armaretto": 9, "mascapone": 9, "vinorosso": 9}
    t = investing(marker=marker, cash={"mascapone": 200, "armaretto": 200})
    t.plays("invest 1", "invest 1", "invest 1")
    assert won(t) == ([0, 1], "ten-shared", "CP-45")


def test_CP_45_of_equal_cash_only_the_richest_compare_their_members():
    marker = {"armaretto": 9, "mascapone": 9, "vinorosso": 9}
    t = investing(marker=marker, cash={"mascapone": 200, "vinorosso": 200}, at_hand={"vinorosso": "don"})
    t.plays("invest 1", "invest 1", "invest 1")
    assert won(t) == ([1], "ten-members", "CP-45")


@pytest.mark.parametrize(
    ("marker", "cash", "winners", "cause"),
    [
        ({"armaretto": 2, "mascapone": 3}, {}, [1], "years"),
        ({"armaretto": 3, "mascapone": 3}, {"mascapone": 99}, [0], "years-cash"),
        ({"mascapone": 3, "vinorosso": 3}, {}, [1], "years-members"),
        ({"armaretto": 3, "mascapone": 3}, {}, [0, 1], "years-shared"),
        ({}, {"armaretto": 0, "mascapone": 0, "vinorosso": 0}, [0, 1], "years-shared"),
    ],
)
def test_CP_46_after_the_last_year_the_highest_marker_wins(marker: By, cash: By, winners: list[int], cause: str):
    t = investing(year=7, years=7, marker=marker, cash=cash, at_hand={"vinorosso": "don mama"})
    assert won(t.passes()) == (winners, cause, "CP-46")


def test_CP_46_not_a_year_earlier_and_10_still_wins_in_the_last():
    t = investing(year=6, years=7).passes()
    t.table.settle()
    assert t.table.due == DEAL
    t = investing(year=7, years=7, marker={"armaretto": 9}).plays("invest 1").passes()
    assert won(t) == ([0], "ten", "CP-45")


def test_CP_46_without_a_last_year_the_match_goes_on():
    t = investing(year=1000, years=None).passes()
    t.table.settle()
    assert t.table.due == DEAL


def test_CP_46_the_last_year_is_25_unless_the_table_says_otherwise():
    for year, due in ((24, DEAL), (25, END)):
        t = investing(year=year).passes()
        t.table.settle()
        assert t.table.due == due
