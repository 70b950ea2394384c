"""Action cards, bail and sale (CP-25 to CP-31, CP-42)."""

import pytest

from tests.games.capone.board import board

SITE = {"casino 0": "mascapone: secretary 4"}

# CP-25: out of circulation


@pytest.mark.parametrize(("card", "field"), [("party", "penthouse"), ("haircut", "barber"), ("dinner", "restaurant")])
def test_CP_25_a_member_goes_from_its_site_to_the_cards_field(card: str, field: str):
    t = board(hand=card, on=SITE)
    t.plays(f"detain {card} mascapone secretary")
    assert t.on(field) == "mascapone: secretary"
    assert t.on("casino 0") == "mascapone: 4"
    assert t.happened("detained") == {
        "event": "detained",
        "seat": 0,
        "card": card,
        "of": 1,
        "member": "secretary",
        "place": "casino",
        "site": 0,
        "field": field,
    }


def test_CP_25_it_stays_there_until_the_end_of_the_year_and_earns_nothing():
    t = board(hand="party bank", on=SITE).plays("detain party mascapone secretary").lays_down_all()
    assert t.family("mascapone")["income"] == 20
    assert t.on("penthouse") == ""
    assert "secretary" in t.family("mascapone")["members"]


def test_CP_25_only_another_familys_member_on_an_illegal_site():
    on = {**SITE, "bank 0": "armaretto: novice", "barber": "mascapone: lawyer"}
    t = board(hand="party", on=on, prison={"mascapone 3": "don"})
    t.refuses("detain party armaretto novice", "CP-25", "own-family")
    t.refuses("detain party ramazotti don", "CP-25", "no-such-family")
    for member in ("mama", "lawyer", "don"):
        t.refuses(f"detain party mascapone {member}", "CP-25", "not-on-a-site")
    assert t.legal("detain") == [{"act": "detain", "card": "party", "of": 1, "member": "secretary"}]


def test_CP_25_each_card_has_its_own_field():
    t = board(hand="party", on=SITE)
    t.refuses("detain dinner mascapone secretary", "R-19")


def test_CP_25_any_member_however_strong():
    t = board(hand="dinner", on={"bank 1": "vinorosso: don 8", "bank 0": "vinorosso: mama novice"})
    assert [move["member"] for move in t.legal("detain")] == ["don", "mama", "novice"]


# CP-26, CP-27: prison and bail


def test_CP_26_a_member_on_a_site_goes_to_prison_block_3():
    t = board(hand="fbi", on=SITE).plays("fbi mascapone secretary")
    assert t.family("mascapone")["prison"] == [[], [], ["secretary"]]
    assert t.on("casino 0") == "mascapone: 4"
    facts = {"event": "jailed", "seat": 0, "of": 1, "member": "secretary"}
    assert t.happened("jailed") == {**facts, "place": "casino", "site": 0}


def test_CP_26_or_one_on_an_out_of_circulation_field():
    t = board(hand="fbi", on={"restaurant": "mascapone: don"}).plays("fbi mascapone don")
    assert t.family("mascapone")["prison"] == [[], [], ["don"]]
    assert t.on("restaurant") == ""
    assert (t.happened("jailed")["place"], t.happened("jailed")["site"]) == ("restaurant", None)


def test_CP_26_only_another_familys_member_within_reach():
    on = {**SITE, "bank 0": "armaretto: novice", "barber": "mascapone: lawyer", "penthouse": "armaretto: mama"}
    t = board(hand="fbi", on=on, prison={"mascapone 1": "don"})
    t.refuses("fbi armaretto novice", "CP-26", "own-family").refuses("fbi armaretto mama", "CP-26", "own-family")
    t.refuses("fbi zappajone don", "CP-26", "no-such-family")
    t.refuses("fbi mascapone mama", "CP-26", "not-within-reach").refuses("fbi mascapone don", "CP-26")
    assert [move["member"] for move in t.legal("fbi")] == ["lawyer", "secretary"]


@pytest.mark.parametrize("block", [1, 2, 3])
def test_CP_27_a_prisoner_is_bailed_out_for_its_value_and_at_hand_at_once(block: int):
    t = board(hand="bank casino", prison={f"armaretto {block}": "lawyer"})
    t.plays("bail lawyer")
    assert t.cash() == 60
    assert "lawyer" in t.family("armaretto")["members"]
    assert t.family("armaretto")["prison"] == [[], [], []]
    assert t.happened("bailed") == {"event": "bailed", "seat": 0, "member": "lawyer", "paid": 40}
    t.plays("occupy bank 0", "commit lawyer")


def test_CP_27_at_any_own_decision_without_ending_it():
    prison = {"armaretto 3": "novice", "armaretto 1": "secretary"}
    for asked in ("exchange", "card", "hire", "invest"):
        t = board(hand="bank casino", asked=asked, prison=prison)
        t.plays("bail novice", "bail secretary")
        assert t.asked() == asked
        assert t.to_act() == "armaretto"
        assert t.cash() == 50


def test_CP_27_not_between_a_card_and_its_commit():
    t = board(hand="bank", prison={"armaretto 3": "novice"}, investments={"armaretto": 1})
    t.plays("occupy bank 0").refuses("bail novice", "R-18").refuses("sell", "R-18")
    t = board(hand="takeover", on={"bank 0": "mascapone: novice"}, prison={"armaretto 3": "lawyer"})
    t.plays("takeover bank 0").refuses("bail lawyer", "R-18")


def test_CP_27_only_ones_own_prisoners_and_for_cash():
    t = board(hand="bank", prison={"armaretto 3": "mama", "mascapone 3": "novice"}, cash={"armaretto": 55})
    t.refuses("bail novice", "CP-27", "not-in-prison").refuses("bail don", "CP-27", "not-in-prison")
    t.refuses("bail mama", "CP-27", "too-little-cash")
    assert t.legal("bail") == []


def test_CP_27_other_values_are_the_price_too():
    t = board(hand="bank", prison={"armaretto 3": "mama"}, values={"mama": 95}).plays("bail mama")
    assert t.cash() == 5


# CP-28: protection money


@pytest.mark.parametrize(
    ("marker", "price"), [(1, 10), (2, 10), (3, 20), (4, 20), (5, 30), (6, 30), (7, 40), (8, 40), (9, 50)]
)
def test_CP_28_another_family_pays_by_its_investments(marker: int, price: int):
    t = board(hand="protection", investments={"mascapone": marker, "armaretto": 9})
    t.plays("protection mascapone")
    assert (t.cash(), t.cash("mascapone"), t.investments("mascapone")) == (100 + price, 100 - price, marker)
    assert t.happened("protection") == {"event": "protection", "seat": 0, "of": 1, "paid": price}


def test_CP_28_example_marker_on_5_pays_30_and_on_0_nothing_can_be_asked():
    t = board(hand="protection", investments={"mascapone": 5})
    t.refuses("protection vinorosso", "CP-28", "no-investment")
    assert t.plays("protection mascapone").cash() == 130


def test_CP_28_only_another_family():
    t = board(hand="protection", investments={"armaretto": 5, "mascapone": 1})
    t.refuses("protection armaretto", "CP-28", "own-family").refuses("protection ramazotti", "CP-28", "no-such-family")
    assert t.legal("protection") == [{"act": "protection", "of": 1}]


def test_CP_28_who_has_too_little_cash_sells_no_more_than_needed():
    t = board(hand="protection", investments={"mascapone": 9}, cash={"mascapone": 45})
    t.plays("protection mascapone")
    assert (t.cash(), t.cash("mascapone"), t.investments("mascapone")) == (150, 45, 8)
    assert [event["event"] for event in t.events()] == ["sold", "protection"]
    assert t.to_act() == "mascapone"


def test_CP_28_the_marker_before_the_sale_fixes_the_amount():
    t = board(hand="protection", investments={"mascapone": 5}, cash={"mascapone": 0})
    t.plays("protection mascapone")
    assert (t.cash(), t.cash("mascapone"), t.investments("mascapone")) == (130, 20, 4)
    t = board(hand="protection", investments={"mascapone": 1}, cash={"mascapone": 5})
    t.plays("protection mascapone")
    assert (t.cash(), t.cash("mascapone"), t.investments("mascapone")) == (110, 45, 0)


def test_CP_28_nothing_is_sold_where_the_cash_just_suffices():
    t = board(hand="protection", investments={"mascapone": 9}, cash={"mascapone": 50})
    t.plays("protection mascapone")
    assert (t.cash("mascapone"), t.investments("mascapone")) == (0, 9)


# CP-29: the takeover

BANK = {"bank 0": "mascapone: secretary novice 4"}


def test_CP_29_example_pieces_of_exactly_the_same_value_and_the_others_are_at_hand_at_once():
    t = board(hand="takeover", on=BANK).plays("takeover bank 0")
    assert t.at_hand("mascapone") == "don mama right-hand collector lawyer secretary bookkeeper novice 8"
    assert t.on("bank 0") == ""
    assert t.commit()["exactly"] == 70
    assert t.commit()["at_least"] is None
    for move in ("commit mama 1", "commit mama 3", "commit mama novice", "commit", "commit don"):
        t.refuses(move, "CP-29", "not-exact")
    t.plays("commit mama 2")
    assert t.on("bank 0") == "armaretto: mama 2"
    assert t.family("mascapone")["harbour"] == []
    assert t.family("mascapone")["park"] == 0
    assert t.to_act() == "mascapone"


def test_CP_29_the_removed_pieces_can_be_used_in_the_same_round():
    t = board(hand="takeover bank", on=BANK)
    t.plays("takeover bank 0", "commit mama 2")
    assert t.hand(1)[0] == "jeweller"
    t.plays("occupy jeweller 0", "commit secretary novice 8")


def test_CP_29_the_don_and_the_mama_are_as_everywhere():
    t = board(hand="takeover", on={"bank 0": "mascapone: right-hand collector secretary"}).plays("takeover bank 0")
    t.refuses("commit don novice", "CP-16").refuses("commit mama secretary bookkeeper", "CP-17")
    assert t.may("commit don 4", "commit mama collector 4", "commit right-hand collector secretary")


def test_CP_29_no_minimum_by_card_value():
    t = board(hand="takeover", on={"bank 0": "mascapone: 1"}).plays("takeover bank 0")
    assert t.legal("commit") == [{"act": "commit", "members": [], "bodyguards": 1}]


def test_CP_29_only_a_site_that_another_family_holds():
    t = board(hand="takeover", on={**BANK, "casino 0": "armaretto: 4"})
    t.refuses("takeover casino 0", "CP-29", "own-site").refuses("takeover bank 1", "CP-29", "free-site")
    assert t.legal("takeover") == [{"act": "takeover", "business": "bank", "site": 0}]


def test_CP_29_only_where_the_value_can_be_matched_exactly():
    t = board(hand="takeover", on=BANK, at_hand={"armaretto": "mama 1"})
    t.refuses("takeover bank 0", "CP-29", "no-match")
    t = board(hand="takeover", on=BANK, at_hand={"armaretto": "don mama novice"})
    t.refuses("takeover bank 0", "CP-29", "no-match")
    t = board(hand="takeover", on=BANK, at_hand={"armaretto": "mama lawyer secretary"})
    t.plays("takeover bank 0", "commit lawyer secretary")


def test_CP_29_where_only_a_quarrel_stands_in_the_way_it_is_named():
    on = {"bank 0": "mascapone: right-hand collector lawyer"}
    board(hand="takeover", on=on, at_hand={"armaretto": "mama right-hand novice"}).refuses("takeover bank 0", "CP-17")
    on = {"bank 0": "mascapone: right-hand collector secretary"}
    board(hand="takeover", on=on, at_hand={"armaretto": "don novice"}).refuses("takeover bank 0", "CP-16")


def test_CP_29_all_commits_of_a_takeover_are_listed():
    t = board(hand="takeover", on=BANK, at_hand={"armaretto": "mama lawyer secretary bookkeeper 2"})
    t.plays("takeover bank 0")
    found = {(*move["members"], move["bodyguards"]) for move in t.legal("commit")}
    assert found == {
        ("mama", 2),
        ("lawyer", "secretary", 0),
        ("lawyer", "bookkeeper", 0),
        ("secretary", "bookkeeper", 2),
    }


# CP-30: an offer


def test_CP_30_all_pieces_of_a_family_leave_a_site():
    t = board(hand="offer", on=SITE).plays("offer mascapone casino 0")
    assert t.on("casino 0") == ""
    assert t.family("mascapone")["harbour"] == ["secretary"]
    assert t.family("mascapone")["park"] == 4
    told = {"event": "offer", "seat": 0, "of": 1, "place": "casino", "site": 0}
    assert t.happened("offer") == {**told, "members": ["secretary"], "bodyguards": 4}


def test_CP_30_or_an_out_of_circulation_field():
    t = board(hand="offer", on={"barber": "vinorosso: don"}).plays("offer vinorosso barber")
    assert t.on("barber") == ""
    assert t.family("vinorosso")["harbour"] == ["don"]
    assert (t.happened("offer")["place"], t.happened("offer")["site"]) == ("barber", None)


def test_CP_30_only_where_that_other_family_is():
    t = board(hand="offer", on={**SITE, "bank 0": "armaretto: 3", "barber": "armaretto: don"})
    t.refuses("offer armaretto bank 0", "CP-30", "own-family").refuses("offer armaretto barber", "CP-30", "own-family")
    t.refuses("offer ramazotti casino 0", "CP-30", "no-such-family")
    t.refuses("offer vinorosso casino 0", "CP-30", "not-there").refuses("offer mascapone casino 1", "CP-30")
    t.refuses("offer mascapone penthouse", "CP-30", "not-there")
    assert t.legal("offer") == [{"act": "offer", "of": 1, "place": "casino", "site": 0}]


def test_CP_30_there_are_two_such_cards():
    t = board(hand="offer offer", on={**SITE, "bank 1": "vinorosso: don"})
    t.plays("offer mascapone casino 0", "lay_down jeweller", "lay_down jeweller", "offer vinorosso bank 1")
    assert t.on("bank 1") == ""
    assert t.on("casino 0") == ""


# CP-31: when a site is free


def test_CP_31_a_site_is_free_when_its_last_piece_leaves():
    t = board(hand="fbi", on={"casino 0": "mascapone: secretary"}).plays("fbi mascapone secretary")
    assert t.on("casino 0") == ""
    assert t.site("casino 0")["worth"] == 0
    t = board(hand="party", on={"casino 0": "mascapone: secretary"}).plays("detain party mascapone secretary")
    assert t.on("casino 0") == ""


def test_CP_31_bodyguards_left_alone_hold_it_and_earn():
    t = board(hand="fbi casino", on=SITE).plays("fbi mascapone secretary")
    assert t.on("casino 0") == "mascapone: 4"
    t.plays("lay_down jeweller", "lay_down jeweller").plays("occupy casino 0")
    assert t.commit()["at_least"] == 25
    t = board(hand="fbi casino", on=SITE).plays("fbi mascapone secretary").lays_down_all()
    assert t.family("mascapone")["income"] == 20


def test_CP_31_other_members_hold_it_too():
    t = board(hand="fbi", on={"casino 0": "mascapone: mama novice"}).plays("fbi mascapone mama")
    assert t.on("casino 0") == "mascapone: novice 0"


# CP-42: selling


def test_CP_42_an_investment_turns_back_into_50():
    t = board(hand="bank", investments={"armaretto": 2}).plays("sell")
    assert (t.cash(), t.investments()) == (150, 1)
    assert t.happened("sold") == {"event": "sold", "seat": 0, "got": 50, "investments": 1}
    t.plays("sell").refuses("sell", "CP-42", "nothing-to-sell")


def test_CP_42_at_any_own_decision_without_ending_it():
    for asked in ("exchange", "card", "hire", "invest"):
        t = board(hand="bank casino", asked=asked, investments={"armaretto": 3})
        t.plays("sell", "sell")
        assert t.asked() == asked
        assert t.to_act() == "armaretto"
        assert t.cash() == 200


def test_CP_42_a_sale_can_pay_a_bail_in_the_same_decision():
    t = board(hand="bank", investments={"armaretto": 1}, cash={"armaretto": 0}, prison={"armaretto 2": "right-hand"})
    t.refuses("bail right-hand", "CP-27").plays("sell", "bail right-hand")
    assert (t.cash(), t.investments()) == (0, 0)


def test_CP_42_without_investments_there_is_nothing_to_sell():
    board(hand="bank").refuses("sell", "CP-42", "nothing-to-sell")
