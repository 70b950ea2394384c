"""The cards of Al Capone, the deal and who sits together."""

from collections import Counter

import pytest

from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.games import game
from tests.hands import table

AL_CAPONE = game("al-capone")
ON_THE_PAGE = {
    "al-capone": 8,
    "ralph-capone": 7,
    "jake-guzik": 7,
    "jack-mcgurn": 7,
    "murray-humphreys": 7,
    "william-white": 6,
    "frank-nitti": 6,
    "johnny-torrio": 6,
    "samuel-hunt": 5,
    "fred-burke": 5,
    "mike-heitler": 4,
    "agent-meeting": 5,
    "search-warrant": 5,
    "eliot-ness": 5,
    "raid": 3,
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_AC_1_ten_cards_each_whatever_the_number_and_one_opens_the_underworld(players):
    t = AL_CAPONE.open(AL_CAPONE.fill({"players": players}))
    t.draw_lots(Luck(players))
    view = t.view(-1)
    assert view["hands"] == [10] * players
    assert view["pile"] == 1
    assert view["file"] == 86 - 10 * players - 1


def test_AC_1_the_deck_is_the_one_on_the_page():
    t = table("al-capone", hand="raid fred-burke")
    deck = Counter(AL_CAPONE.kinds[kind] for kind in t.table.rules.deck())
    assert deck == ON_THE_PAGE
    assert deck.total() == 86
    assert list(AL_CAPONE.kinds) == list(ON_THE_PAGE)


def test_AC_2_four_play_in_teams_unless_they_say_otherwise():
    assert AL_CAPONE.fill({"players": 4})["teams"] is True
    assert AL_CAPONE.fill({"players": 4, "teams": False})["teams"] is False


@pytest.mark.parametrize("players", [2, 3])
def test_AC_2_two_and_three_never_play_in_teams(players):
    assert AL_CAPONE.fill({"players": players})["teams"] is False
    with pytest.raises(Fault) as refused:
        AL_CAPONE.fill({"players": players, "teams": True})
    assert refused.value.key == "teams-need-four"


def test_AC_2_partners_share_one_area():
    t = table("al-capone", players=4, hand="4 frank-nitti raid", others=["raid", "frank-nitti", "fred-burke"])
    t.plays("meld frank-nitti 3", "discard raid", "draw file", "discard raid", "draw file", "lay_off frank-nitti")
    assert t.area(0)["frank-nitti"] == 4
    assert [area["seats"] for area in t.table.view(0)["areas"]] == [[0, 2], [1, 3]]


def test_AC_2_partners_do_not_see_each_others_hands():
    t = table("al-capone", players=4, hand="3 frank-nitti", others=["raid", "5 al-capone", "fred-burke"])
    view = t.table.view(0)
    assert view["hand"] == {"frank-nitti": 3}
    assert view["hands"] == [3, 1, 5, 1]
    assert "al-capone" not in str(view["areas"]) + str(view["hand"])


def test_AC_2_without_teams_four_areas_and_four_totals():
    t = table("al-capone", players=4, teams=False, areas=["3 frank-nitti", "", "", ""], hand="raid fred-burke")
    assert [area["seats"] for area in t.table.view(0)["areas"]] == [[0], [1], [2], [3]]
    assert t.table.view(0)["totals"] == [0, 0, 0, 0]
