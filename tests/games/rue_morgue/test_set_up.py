"""The set-up of the Rue Morgue."""

import pytest

from tests.games.rue_morgue.morgue import Morgue, all_cards, dealt


@pytest.mark.parametrize(("players", "hand"), [(2, 10), (3, 9), (4, 8)])
def test_RM_1_ten_nine_or_eight_cards_each_and_one_opens_the_rue_morgue(players: int, hand: int):
    t = dealt(players=players, opened="poe")
    assert list(t.table.sizes) == [hand] * players
    assert t.pile() == ["poe"]
    assert t.happened("opened") == {"event": "opened", "card": "poe"}
    assert t.table.view(0)["orang_utan"]["escaped"] is False


def test_R_2_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    t = dealt(players=3, dealer=0)
    order = t.table.deck
    assert t.table.hand_cards(1) == sorted(order[at] for at in range(0, 27, 3))
    assert t.table.hand_cards(0) == sorted(order[at] for at in range(2, 27, 3))


def test_RM_2_with_two_players_two_cards_of_the_case_file_go_below_unseen():
    t = dealt(opened="poe", below="sailor prefect", file="madame le-bon")
    assert t.below() == ["sailor", "prefect"]
    assert t.file()[:2] == ["madame", "le-bon"]
    for seat in (-1, 0, 1):
        assert t.happened("laid-below", seat) == {"event": "laid-below", "count": 2}
        assert t.table.view(seat)["orang_utan"]["cards"] == 2
    assert t.knows_below(0) == t.knows_below(1) == {}


@pytest.mark.parametrize("players", [3, 4])
def test_RM_2_with_more_players_none_do(players: int):
    assert dealt(players=players).below() == []


# Four players pass a card to the partner


def four(dealer: int = 3) -> Morgue:
    return dealt("prefect", "monsieur-dupin", "deduction-night", "deduction-sailor", players=4, dealer=dealer)


FOUR_PASSES = (
    "pass_card prefect",
    "pass_card monsieur-dupin",
    "pass_card deduction-night",
    "pass_card deduction-sailor",
)


def test_RM_3a_four_players_pass_the_partner_a_card_before_seeing_the_partners():
    t = four()
    t.plays(*FOUR_PASSES[:3])
    assert "prefect" not in t.hand(2)
    t.plays(FOUR_PASSES[3])
    assert list(t.table.sizes) == [8, 8, 8, 8]
    assert t.hand(2)["prefect"] == t.hand(0)["deduction-night"] == 1
    assert t.hand(3)["monsieur-dupin"] == t.hand(1)["deduction-sailor"] == 1


def test_RM_3a_a_card_on_its_way_is_in_no_hand_and_cannot_be_passed_on():
    t = dealt("monsieur-dupin", players=4)
    t.plays("pass_card monsieur-dupin")
    assert [t.table.sizes[seat] for seat in range(4)] == [7, 8, 8, 8]
    assert all("monsieur-dupin" not in t.hand(seat) for seat in range(4))
    t.table.play(t.table.moves()[0])
    t.refuses("pass_card monsieur-dupin", "R-19")
    assert all_cards(t.table) == t.table.rules.deck()


def test_RM_3a_only_a_card_of_the_hand_can_be_passed_and_nothing_else_is_due():
    t = dealt("2 poe 2 sailor 4 madame", players=4)
    assert t.answers() == ["pass_card madame", "pass_card poe", "pass_card sailor"]
    t.refuses("pass_card prefect", "R-19")
    t.refuses("bury poe", "R-18")
    t.refuses("draw file", "R-18")
    t.refuses("meld madame 3", "R-18")
    t.refuses("discard poe", "R-18")


@pytest.mark.parametrize("players", [2, 3])
def test_RM_3a_two_or_three_players_pass_nothing(players: int):
    t = dealt(players=players)
    assert t.asked() == "bury"
    t.refuses(t.answers()[0].replace("bury", "pass_card"), "R-18")


def test_RM_3a_only_the_giver_sees_what_is_passed_until_it_arrives():
    t = four()
    t.plays("pass_card prefect")
    assert t.happened("passed", 0) == {"event": "passed", "seat": 0, "to": 2, "card": "prefect"}
    for seat in (-1, 1, 2, 3):
        assert t.happened("passed", seat) == {"event": "passed", "seat": 0, "to": 2}
        assert t.table.view(seat)["on_its_way"] is None
    assert t.table.view(0)["on_its_way"] == "prefect"
    assert t.table.view(1)["passed"] == [0]
    t.plays(*FOUR_PASSES[1:])
    told = {seat: [event for event in t.events(seat) if event["event"] == "exchanged"] for seat in range(4)}
    assert [event.get("card") for event in told[0]] == ["prefect", None]
    assert [event.get("back") for event in told[2]] == ["deduction-night", None]
    assert [event.get("card") for event in told[1]] == [None, "monsieur-dupin"]
    assert t.table.view(0)["passed"] == []


# Everybody buries a card


@pytest.mark.parametrize(("players", "lying"), [(2, 4), (3, 3), (4, 4)])
def test_RM_3b_everybody_buries_a_card_then_everybody_draws_one(players: int, lying: int):
    t = dealt(players=players)
    while t.asked() == "pass":
        t.table.play(t.table.moves()[0])
    hand, file = t.table.rules.hand, t.table.file_size()
    for buried in range(players):
        assert t.asked() == "bury"
        assert sorted(t.table.sizes) == [hand - 1] * buried + [hand] * (players - buried)
        assert t.table.file_size() == file
        t.table.play(t.table.moves()[0])
    assert list(t.table.sizes) == [hand] * players
    assert t.table.file_size() == file - players
    assert len(t.table.below) == lying
    assert t.asked() == "draw"


def test_RM_3b_only_a_card_of_the_hand_can_be_buried_and_nothing_else_is_due():
    t = dealt("4 poe 5 sailor le-bon")
    assert t.answers() == ["bury le-bon", "bury poe", "bury sailor"]
    t.refuses("bury prefect", "R-19")
    t.refuses("pass_card poe", "R-18")
    t.refuses("feed file", "R-18")
    t.refuses("discard poe", "R-18")


def test_RM_3b_the_card_from_the_partner_may_be_buried():
    assert four().plays(*FOUR_PASSES).may("bury deduction-night")


def test_RM_3c_choices_are_made_in_order_from_the_dealers_left():
    t = four(dealer=1)
    acted = []
    while t.asked() != "draw":
        acted.append((t.asked(), t.table.to_act))
        t.table.play(t.table.moves()[0])
    assert acted == [("pass", seat) for seat in (2, 3, 0, 1)] + [("bury", seat) for seat in (2, 3, 0, 1)]
    assert [event["seat"] for event in t.events(-1) if event["event"] == "drew"] == [2, 3, 0, 1]
    assert t.table.to_act == 2


def test_RM_3c_the_draws_come_from_the_case_file_in_that_order():
    t = dealt("poe", "sailor", "madame", players=3, dealer=0, file="prefect monsieur-dupin deduction-night")
    t.plays("bury sailor", "bury madame", "bury poe")
    assert t.hand(1)["prefect"] == t.hand(2)["monsieur-dupin"] == t.hand(0)["deduction-night"] == 1


def test_RM_3c_nobody_sees_what_another_buries_but_everybody_remembers_the_own_card():
    t = dealt("poe", "sailor", below="le-bon le-bon")
    t.plays("bury poe")
    assert t.happened("buried", 0)["card"] == "poe"
    assert "card" not in t.happened("buried", 1)
    assert "card" not in t.happened("buried", -1)
    t.plays("bury sailor")
    assert t.below() == ["le-bon", "le-bon", "sailor", "poe"]
    assert t.knows_below(0) == {"poe": 1}
    assert t.knows_below(1) == {"sailor": 1}
    assert t.table.view(-1)["orang_utan"]["known"] is None
