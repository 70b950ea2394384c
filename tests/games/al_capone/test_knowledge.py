"""What a seat knows for certain in Al Capone (docs/knowledge/al-capone.md)."""

from typing import Any

from tests.hands import Laid, table


def most(t: Laid, seat: int, of: int, card: str, times: int = 80) -> int:
    """The most cards of a kind that a seat imagines in another hand."""
    return max(world.hand(of).get(card, 0) for world in t.imagined(seat, times))


def three(**more: Any) -> Laid:
    """Three players; seats 0 and 2 have an Agent Meeting, seat 1 five Jake Guzik."""
    others = ["5 jake-guzik", "agent-meeting raid eliot-ness"]
    return table("al-capone", players=3, areas=[""] * 3, hand="agent-meeting raid eliot-ness", others=others, **more)


def test_who_was_asked_in_vain_has_none():
    t = three().plays("agent_meeting around al-capone")
    assert t.knows(0)["limits"] == [{}, {"al-capone": 0}, {"al-capone": 0}]
    assert t.knows(1)["limits"] == [{}, {}, {"al-capone": 0}]
    assert most(t, 0, 1, "al-capone") == most(t, 0, 2, "al-capone") == 0
    assert most(t, 1, 0, "al-capone") > 0


def test_after_that_at_most_as_many_as_unseen_cards_came_into_that_hand():
    t = three().plays("agent_meeting around al-capone", "discard raid", "draw file")
    assert t.knows(0)["limits"][1] == {"al-capone": 2}
    assert most(t, 0, 1, "al-capone", times=400) == 2


def test_a_card_shown_since_was_one_of_those():
    t = three(first="2 al-capone")
    t.plays("agent_meeting around al-capone", "discard raid", "draw file", "discard al-capone")
    assert t.knows(0)["limits"][1] == {"al-capone": 1}
    assert most(t, 0, 1, "al-capone") == 1


def test_a_card_drawn_from_the_underworld_is_seen_and_leaves_the_limit_as_it_was():
    t = three(pile="fred-burke").plays("agent_meeting around al-capone", "discard raid", "draw underworld")
    assert t.knows(0)["limits"][1] == {"al-capone": 0}
    assert t.knows(0)["hands"][1] == {"raid": 1}


def test_what_came_since_cannot_be_two_things_at_once():
    """Seat 1 had neither and has drawn two cards: shown one of them, the other is at most one of the two kinds."""
    t = three(first="fred-burke al-capone", pile="mike-heitler")
    t.plays("agent_meeting around al-capone", "discard raid", "draw underworld", "discard raid", "draw underworld")
    t.plays("agent_meeting around fred-burke", "discard raid", "draw underworld", "discard raid", "draw file")
    assert t.knows(0)["limits"][1] == {"al-capone": 2, "fred-burke": 2}
    for world in t.imagined(0, 80):
        assert world.hand(1).get("al-capone", 0) + world.hand(1).get("fred-burke", 0) <= 2
    t.plays("discard fred-burke")
    assert t.knows(0)["limits"][1] == {"al-capone": 1, "fred-burke": 1}
    for world in t.imagined(0, 80):
        assert world.hand(1).get("al-capone", 0) + world.hand(1).get("fred-burke", 0) <= 1


def giver(hand: str, first: str = "") -> Laid:
    """Seat 0 has a meld of Al Capone and asks seat 1 for all it has."""
    t = table("al-capone", hand="agent-meeting raid eliot-ness", ours="3 al-capone", others=[hand], first=first)
    return t.plays("agent_meeting one al-capone 1")


def test_who_was_asked_for_all_kept_none_but_may_have_drawn_some():
    t = giver("2 al-capone 3 jake-guzik", first="al-capone fred-burke")
    assert t.hand(1) == {"jake-guzik": 3, "al-capone": 1, "fred-burke": 1}
    assert t.knows(0)["limits"][1] == {"al-capone": 2}
    assert 0 < most(t, 0, 1, "al-capone", times=200) <= 2


def test_who_had_none_to_give_has_none():
    t = giver("3 jake-guzik")
    assert t.knows(0)["limits"][1] == {"al-capone": 0}
    assert most(t, 0, 1, "al-capone") == 0


def test_who_gave_one_when_asked_around_may_have_more():
    t = table("al-capone", hand="agent-meeting raid", others=["2 al-capone 3 jake-guzik"])
    t.plays("agent_meeting around al-capone")
    assert t.knows(0)["limits"][1] == {}
    assert t.knows(1)["hands"][0] == {"al-capone": 1}
    assert most(t, 0, 1, "al-capone") > 0


def test_what_one_player_gave_another_is_in_that_hand_for_all_to_know():
    t = three().plays("agent_meeting around jake-guzik")
    assert t.knows(2)["hands"] == [{"jake-guzik": 1}, {}, {}]
    assert all(world.hand(0).get("jake-guzik", 0) >= 1 for world in t.imagined(2, 40))


def test_a_card_seen_taken_is_in_that_hand_until_it_is_shown():
    t = table("al-capone", drawn=False, hand="2 al-capone raid", others=["2 raid"], pile="mike-heitler fred-burke")
    t.plays("draw underworld", "discard raid")
    assert t.knows(1)["hands"][0] == {"fred-burke": 1}
    assert all(world.hand(0).get("fred-burke", 0) >= 1 for world in t.imagined(1, 40))
    t.plays("draw file", "discard raid", "draw file", "discard fred-burke")
    assert t.knows(1)["hands"][0] == {}
    assert t.knows(1)["pile"] == ["mike-heitler", "raid", "raid", "fred-burke"]


def test_of_equal_cards_the_one_that_was_seen_taken_is_shown_first():
    t = table("al-capone", drawn=False, hand="fred-burke raid", others=["2 raid"], pile="fred-burke")
    t.plays("draw underworld", "discard fred-burke")
    assert t.knows(1)["hands"][0] == {}


def test_a_set_taken_and_cards_revealed_are_in_that_hand():
    t = table("al-capone", hand="search-warrant raid", ours="3 fred-burke", pile="fred-burke raid fred-burke")
    t.plays("search_warrant set", "take fred-burke")
    assert t.knows(1)["hands"][0] == {"fred-burke": 2}
    assert t.knows(1)["pile"] == ["raid", "search-warrant"]
    t = table("al-capone", hand="eliot-ness raid", ours="3 fred-burke", first="fred-burke raid 5 jake-guzik")
    t.plays("eliot_ness reveal")
    assert t.knows(1)["hands"][0] == {"fred-burke": 1}
    assert t.knows(1)["pile"] == ["eliot-ness", "raid", *["jake-guzik"] * 5]


def test_the_own_hand_needs_no_memory():
    t = table("al-capone", drawn=False, hand="2 al-capone raid", pile="fred-burke").plays("draw underworld")
    assert t.knows(0)["hands"] == [{}, {}]


def test_a_new_round_begins_with_knowing_nothing():
    t = table("al-capone", hand="raid", pile="fred-burke").plays("discard raid")
    t.table.settle()
    t.table.give(t.table.rules.deck())
    for seat in (0, 1):
        nothing = {"hands": [{}, {}], "limits": [{}, {}], "since": [], "declined": [None, None]}
        assert t.knows(seat) == {"pile": t.pile(), **nothing}
