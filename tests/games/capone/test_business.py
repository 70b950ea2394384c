"""Legal and illegal business (CP-10 to CP-21)."""

import pytest

from tests.games.capone.board import board

# CP-10: legal business


@pytest.mark.parametrize(
    ("marker", "income"), [(1, 10), (2, 20), (3, 30), (4, 30), (5, 40), (6, 40), (7, 50), (8, 50), (9, 60)]
)
def test_CP_10_the_bank_pays_at_once_by_investments(marker: int, income: int):
    t = board(hand="scrapyard", investments={"armaretto": marker})
    t.plays("legal scrapyard")
    assert t.cash() == 100 + income
    assert t.family("armaretto")["bodyguards"] == 7
    assert t.view()["legal"][0] == {"business": "scrapyard", "of": 0}
    assert t.investments() == marker


def test_CP_10_example_marker_on_3_brings_30():
    t = board(hand="bakery", investments={"armaretto": 3}, cash={"armaretto": 0})
    assert t.plays("legal bakery").cash() == 30


def test_CP_10_not_without_an_investment():
    board(hand="scrapyard").refuses("legal scrapyard", "CP-10", "no-investment")


def test_CP_10_not_without_a_bodyguard_at_hand():
    t = board(hand="scrapyard bank", investments={"armaretto": 4}, on={"bank 0": "armaretto: 8"})
    t.refuses("legal scrapyard", "CP-10", "no-bodyguard")


def test_CP_10_a_business_of_each_kind_is_a_card_of_its_own():
    t = board(hand="scrapyard", investments={"armaretto": 1})
    t.refuses("legal laundry", "R-19")


# CP-15: illegal business


def test_CP_15_pieces_worth_at_least_the_cards_value_go_to_one_of_two_sites():
    t = board(hand="jeweller")
    assert t.legal("occupy") == [{"act": "occupy", "card": "jeweller", "site": site} for site in (0, 1)]
    t.plays("occupy jeweller 1")
    assert t.commit() == {
        "card": "jeweller",
        "business": "jeweller",
        "site": 1,
        "at_least": 30,
        "exactly": None,
        "last_card": False,
    }
    t.refuses("commit 5", "CP-15").refuses("commit novice 1", "CP-15").refuses("commit", "CP-15")
    assert t.may("commit secretary", "commit 6", "commit novice 2", "commit novice bookkeeper", "commit don 8")
    t.plays("commit novice 2")
    assert t.on("jeweller 1") == "armaretto: novice 2"
    assert t.on("jeweller 0") == ""
    assert t.at_hand() == "don mama right-hand collector lawyer secretary bookkeeper 6"
    assert t.to_act() == "mascapone"


def test_CP_15_the_business_that_the_card_names():
    t = board(hand="bank", on={"bank 1": "armaretto: secretary"})
    assert [(move["card"], move["site"]) for move in t.legal("occupy")] == [("bank", 0), ("bank", 1)]


def test_CP_15_occupying_needs_pieces_for_it():
    t = board(hand="jeweller casino", at_hand={"armaretto": "novice 1"})
    t.refuses("occupy jeweller 0", "CP-15", "too-weak")
    assert t.may("occupy casino 0")
    t = board(hand="money-changer", at_hand={"armaretto": ""})
    t.refuses("occupy money-changer 0", "CP-15")
    assert t.legal("occupy") == []
    assert t.may("lay_down money-changer")


def test_CP_15_other_values_count_where_the_table_plays_with_them():
    t = board(hand="bank", values={"bank": 45, "novice": 45})
    t.plays("occupy bank 0").refuses("commit 8", "CP-15").refuses("commit collector", "CP-15")
    t.plays("commit novice")
    assert t.site("bank 0")["worth"] == 45


def test_CP_15_every_commit_that_is_possible_is_listed():
    t = board(hand="speakeasy", at_hand={"armaretto": "mama novice 2"}).plays("occupy speakeasy 0")
    found = {(*move["members"], move["bodyguards"]) for move in t.legal("commit")}
    members: list[tuple[str, ...]] = [("mama",), ("novice",), ("mama", "novice")]
    assert found == {(*some, guards) for some in members for guards in (0, 1, 2)} | {(1,), (2,)}


# CP-16, CP-17: who stands with whom


def test_CP_16_the_don_stands_with_no_other_member():
    t = board(hand="bank").plays("occupy bank 0")
    t.refuses("commit don novice", "CP-16").refuses("commit don mama", "CP-16")
    t.refuses("commit don mama lawyer 3", "CP-16")
    assert t.may("commit don", "commit don 8")


def test_CP_17_the_mama_stands_with_at_most_one_other():
    t = board(hand="bank").plays("occupy bank 0")
    t.refuses("commit mama novice lawyer", "CP-17").refuses("commit mama secretary bookkeeper novice 2", "CP-17")
    assert t.may("commit mama", "commit mama 8", "commit mama right-hand 8", "commit mama novice")
    assert t.may("commit right-hand collector lawyer secretary bookkeeper novice 8")


def test_CP_16_and_CP_17_leave_seventy_two_sets_of_members_that_stand_together():
    t = board(hand="money-changer").plays("occupy money-changer 0")
    together = {tuple(move["members"]) for move in t.legal("commit")}
    assert len(together) == 2**6 + 7 + 1
    assert len(t.legal("commit")) == 72 * 9 - 1


def test_CP_16_and_CP_17_can_be_why_a_site_is_out_of_reach():
    strong = {"bank 0": "mascapone: right-hand collector lawyer novice"}
    t = board(hand="bank", on=strong, at_hand={"armaretto": "don mama 2"})
    t.refuses("occupy bank 0", "CP-16")
    strong = {"bank 0": "mascapone: right-hand collector lawyer"}
    t = board(hand="bank", on=strong, at_hand={"armaretto": "mama lawyer right-hand 2"})
    t.refuses("occupy bank 0", "CP-17")
    t = board(hand="bank", on=strong, at_hand={"armaretto": "mama lawyer right-hand 5"})
    t.plays("occupy bank 0", "commit mama right-hand 5")


# CP-18: adding to an own site


def test_CP_18_what_is_added_must_again_be_worth_the_cards_value():
    t = board(hand="casino", on={"casino 0": "armaretto: secretary 4"}).plays("occupy casino 0")
    assert t.commit()["at_least"] == 20
    t.refuses("commit 3", "CP-18").refuses("commit", "CP-18")
    t.plays("commit novice")
    assert t.on("casino 0") == "armaretto: secretary novice 4"


def test_CP_18_not_where_nothing_at_hand_is_worth_it():
    t = board(hand="casino", on={"casino 0": "armaretto: secretary 4"}, at_hand={"armaretto": "3"})
    t.refuses("occupy casino 0", "CP-18")


def test_CP_18_the_don_and_the_mama_look_at_all_pieces_there_together():
    t = board(hand="casino", on={"casino 0": "armaretto: don"}).plays("occupy casino 0")
    t.refuses("commit novice", "CP-16").refuses("commit mama", "CP-16")
    assert t.legal("commit") == [{"act": "commit", "members": [], "bodyguards": n} for n in range(4, 9)]
    t = board(hand="casino", on={"casino 0": "armaretto: novice"}).plays("occupy casino 0")
    t.refuses("commit don", "CP-16").refuses("commit mama lawyer", "CP-17")
    assert t.may("commit mama", "commit secretary lawyer")
    t = board(hand="casino", on={"casino 0": "armaretto: mama"}).plays("occupy casino 0")
    t.refuses("commit don", "CP-16").refuses("commit secretary lawyer", "CP-17")
    assert t.may("commit lawyer 8")
    t = board(hand="casino", on={"casino 0": "armaretto: mama novice"}).plays("occupy casino 0")
    t.refuses("commit lawyer", "CP-17")
    assert t.may("commit 4")
    t = board(hand="casino", on={"casino 0": "armaretto: secretary novice"}).plays("occupy casino 0")
    t.refuses("commit mama", "CP-17")
    t = board(hand="casino", on={"casino 0": "armaretto: 4"}).plays("occupy casino 0")
    assert t.may("commit don", "commit mama novice", "commit lawyer secretary bookkeeper")


def test_CP_18_the_company_there_can_be_why_nothing_may_be_added():
    t = board(hand="casino", on={"casino 0": "armaretto: don"}, at_hand={"armaretto": "lawyer 3"})
    t.refuses("occupy casino 0", "CP-16")
    t = board(hand="casino", on={"casino 0": "armaretto: mama lawyer"}, at_hand={"armaretto": "novice 3"})
    t.refuses("occupy casino 0", "CP-17")
    assert t.may("occupy casino 1")


# CP-19: driving out


def test_CP_19_example_55_drives_out_50_and_50_does_not():
    t = board(hand="casino", on={"casino 0": "mascapone: secretary 4"}).plays("occupy casino 0")
    assert t.commit()["at_least"] == 55
    t.refuses("commit right-hand", "CP-19")
    t.plays("commit right-hand 1")
    assert t.on("casino 0") == "armaretto: right-hand 1"
    assert t.family("mascapone")["harbour"] == ["secretary"]
    assert t.family("mascapone")["park"] == 4
    assert t.at_hand("mascapone") == "don mama right-hand collector lawyer bookkeeper novice 4"
    assert t.events() == [
        {
            "event": "driven-out",
            "seat": 0,
            "of": 1,
            "place": "casino",
            "site": 0,
            "members": ["secretary"],
            "bodyguards": 4,
        },
        {"event": "occupied", "seat": 0, "place": "casino", "site": 0, "members": ["right-hand"], "bodyguards": 1},
    ]


def test_CP_19_and_at_least_the_cards_value():
    t = board(hand="bank", on={"bank 0": "mascapone: 1"}).plays("occupy bank 0")
    assert t.commit()["at_least"] == 30
    t.refuses("commit novice", "CP-19")
    assert t.may("commit secretary")


def test_CP_19_nobody_is_driven_out_before_the_commit():
    t = board(hand="casino", on={"casino 0": "mascapone: secretary 4"}).plays("occupy casino 0")
    assert t.on("casino 0") == "mascapone: secretary 4"
    assert t.hand(0) == []


def test_CP_19_not_where_nothing_at_hand_is_stronger():
    t = board(hand="casino", on={"casino 0": "mascapone: right-hand"}, at_hand={"armaretto": "collector 2"})
    t.refuses("occupy casino 0", "CP-19")
    assert t.may("occupy casino 1")


def test_CP_19_members_in_the_harbour_are_out_for_good():
    t = board(hand="casino bank", on={"casino 0": "mascapone: secretary 4"})
    t.plays("occupy casino 0", "commit right-hand 1").passes()
    assert "secretary" not in t.family("mascapone")["members"]
    assert t.family("mascapone")["harbour"] == ["secretary"]


def test_CP_20_a_site_never_holds_pieces_of_two_families():
    t = board(hand="casino", on={"casino 0": "mascapone: 1", "casino 1": "vinorosso: 2"})
    t.plays("occupy casino 1", "commit novice")
    assert t.on("casino 1") == "armaretto: novice 0"
    assert t.on("casino 0") == "mascapone: 1"


# CP-21: the last card of a year


def test_CP_21_exactly_as_many_bodyguards_as_make_up_the_cards_value():
    t = board(hand="jeweller", last_card=True)
    t.plays("occupy jeweller 0")
    assert t.commit()["last_card"] is True
    assert t.legal("commit") == [{"act": "commit", "members": [], "bodyguards": 6}]
    for move in ("commit 7", "commit 5", "commit don", "commit secretary", "commit novice 2"):
        t.refuses(move, "CP-21", "last-card")
    t.plays("commit 6")
    assert (t.happened("occupied")["members"], t.happened("occupied")["bodyguards"]) == ([], 6)
    assert t.asked() == "hire"
    assert t.cash() == 130


def test_CP_21_example_with_too_few_bodyguards_the_lowest_member_that_reaches_the_value():
    left = {"armaretto": "don mama right-hand collector novice 1"}
    t = board(hand="jeweller", last_card=True, at_hand=left).plays("occupy jeweller 0")
    assert t.legal("commit") == [{"act": "commit", "members": ["collector"], "bodyguards": 0}]
    for move in ("commit right-hand", "commit collector 1", "commit novice", "commit novice 1"):
        t.refuses(move, "CP-21", "last-card")
    t.plays("commit collector")
    assert t.happened("occupied")["members"] == ["collector"]
    assert t.cash() == 140


def test_CP_21_of_several_of_equal_value_any_one():
    left = {"armaretto": "mama collector lawyer 5"}
    t = board(hand="jeweller", last_card=True, at_hand=left).plays("occupy jeweller 0")
    assert [move["members"] for move in t.legal("commit")] == [["collector"], ["lawyer"]]
    t.refuses("commit collector lawyer", "CP-21")


def test_CP_21_on_an_own_site_with_the_don_and_the_mama_in_mind():
    left = {"armaretto": "novice 3"}
    t = board(hand="casino", last_card=True, on={"casino 0": "armaretto: don"}, at_hand=left)
    t.refuses("occupy casino 0", "CP-16")
    t.plays("occupy casino 1", "commit novice")
    t = board(hand="casino", last_card=True, on={"casino 0": "armaretto: mama lawyer"}, at_hand=left)
    t.refuses("occupy casino 0", "CP-17")
    t = board(hand="casino", last_card=True, on={"casino 0": "armaretto: mama"}, at_hand=left)
    t.plays("occupy casino 0", "commit novice")
    t = board(hand="casino", last_card=True, on={"casino 0": "armaretto: don"})
    t.plays("occupy casino 0", "commit 4")
    assert t.family("armaretto")["income"] == 120


def test_CP_21_of_equals_only_those_who_can_stand_there():
    equal = {"mama": 20}
    left = {"armaretto": "mama novice 3"}
    t = board(hand="casino", last_card=True, on={"casino 0": "armaretto: lawyer collector"}, at_hand=left, values=equal)
    t.plays("occupy casino 0")
    assert [move["members"] for move in t.legal("commit")] == [["novice"]]
    t.refuses("commit mama", "CP-17")


def test_CP_21_on_a_foreign_site_if_it_beats_it():
    t = board(hand="casino", last_card=True, on={"casino 0": "mascapone: 3", "casino 1": "mascapone: 4"})
    t.refuses("occupy casino 1", "CP-19")
    t.plays("occupy casino 0", "commit 4")
    assert t.happened("driven-out")["bodyguards"] == 3
    assert t.family("mascapone")["park"] == 3
    assert t.family("armaretto")["income"] == 20


def test_CP_21_the_pieces_do_not_depend_on_the_site():
    strong = {"casino 0": "mascapone: secretary 4", "casino 1": "mascapone: lawyer"}
    t = board(hand="casino", last_card=True, on=strong)
    t.refuses("occupy casino 0", "CP-19").refuses("occupy casino 1", "CP-19")
    assert t.legal("occupy") == []
    t = board(hand="casino", last_card=True, on=strong, at_hand={"armaretto": "don novice 3"})
    t.refuses("occupy casino 1", "CP-19")


def test_CP_21_laid_down_unused_if_there_are_no_such_pieces():
    t = board(hand="jeweller", last_card=True, at_hand={"armaretto": "novice 5"})
    t.refuses("occupy jeweller 0", "CP-21", "no-pieces")
    t.plays("lay_down jeweller")


def test_CP_21_may_be_laid_down_even_if_it_could_be_used():
    assert board(hand="jeweller", last_card=True).may("lay_down jeweller", "occupy jeweller 0")


def test_CP_21_only_the_last_players_card_in_the_last_round():
    t = board(hand="jeweller").plays("occupy jeweller 0")
    assert t.view()["round"] == t.view()["rounds"]
    assert t.commit()["last_card"] is False
    assert t.may("commit don 8")
    t = board(hand="jeweller bank", last_card=True).plays("occupy jeweller 0")
    assert t.may("commit don 8")


def test_CP_21_with_six_players_it_is_the_card_of_the_fourth_round():
    t = board(players=6, hand="jeweller", last_card=True)
    assert t.view()["round"] == 4
    t.plays("occupy jeweller 0").refuses("commit don", "CP-21")


def test_CP_21_does_not_touch_a_takeover():
    t = board(hand="takeover", last_card=True, on={"bank 0": "mascapone: secretary novice 4"})
    t.plays("takeover bank 0")
    assert t.commit()["last_card"] is False
    t.plays("commit mama 2")


def test_CP_21_does_not_touch_a_legal_business_either():
    t = board(hand="bakery", last_card=True, investments={"armaretto": 2}, on={"bank 0": "armaretto: 6"})
    t.plays("legal bakery")
    assert t.cash() == 100 + 20 + 30


def test_CP_21_a_bail_before_it_changes_what_is_at_hand():
    left = {"armaretto": "mama 3"}
    t = board(hand="casino", last_card=True, at_hand=left, prison={"armaretto 3": "novice"})
    t.plays("bail novice", "occupy casino 0")
    assert [move["members"] for move in t.legal("commit")] == [["novice"]]


def test_CP_21_other_values_count_here_too():
    t = board(hand="casino", last_card=True, values={"casino": 45, "novice": 45})
    t.plays("occupy casino 0").refuses("commit right-hand", "CP-21")
    t.plays("commit novice")
