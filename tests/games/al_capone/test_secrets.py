"""The secret search, as the others know it: one of the cards that lay there is in that hand (AC-13)."""

from collections import Counter
from itertools import combinations
from typing import Any

from tests.hands import Laid, table

LAY_THERE = ("mike-heitler", "fred-burke", "jake-guzik")


def searched(taken: str, **more: Any) -> Laid:
    """Seat 0 has taken a card in secret; seat 1 has two Search Warrants and an Agent Meeting."""
    hand = more.pop("hand", "2 al-capone raid")
    others = ["2 search-warrant agent-meeting raid"]
    t = table("al-capone", hand=f"search-warrant {hand}", others=others, pile=" ".join(LAY_THERE), **more)
    return t.plays("search_warrant one", f"take {taken}")


def imagined_taken(t: Laid, seat: int = 1, times: int = 60) -> set[str]:
    """What seat 0 took, as another seat imagines it."""
    found = set()
    for world in t.imagined(seat, times):
        (gone,) = set(LAY_THERE) - set(world.pile())
        found.add(gone)
    return found


def test_one_of_those_cards_is_in_that_hand_and_not_in_the_pile():
    t = searched("mike-heitler")
    assert t.knows(1)["since"][0] == {"what": "search", "seat": 0, "count": 3}
    for world in t.imagined(1, 60):
        rest = [card for card in LAY_THERE if card in world.pile()]
        assert len(rest) == 2
        assert world.pile() == [*rest, "search-warrant"]
        (gone,) = set(LAY_THERE) - set(rest)
        assert world.hand(0).get(gone, 0) >= 1
    assert imagined_taken(t) == set(LAY_THERE)


def test_who_searched_knows():
    t = searched("mike-heitler")
    assert t.knows(0)["since"] == []
    assert t.knows(0)["pile"] == ["fred-burke", "jake-guzik", "search-warrant"]
    assert all(world.pile() == t.pile() for world in t.imagined(0, 20))


def test_while_the_search_goes_on_nothing_is_known_yet():
    t = table("al-capone", hand="search-warrant raid", pile="mike-heitler fred-burke").plays("search_warrant one")
    assert t.knows(1)["since"] == []
    assert all(world.pile() == t.pile() for world in t.imagined(1, 10))
    assert all(world.answers() == t.answers() for world in t.imagined(0, 10))


def test_who_looks_later_knows_what_is_missing():
    t = searched("fred-burke").plays("discard raid", "draw file", "search_warrant one")
    assert imagined_taken(t) == {"fred-burke"}
    assert t.knows(1)["since"][0]["cards"] == ["fred-burke"]
    assert all(world.hand(0)["fred-burke"] >= 1 for world in t.imagined(1, 20))
    t.plays("take jake-guzik")
    for world in t.imagined(1, 20):
        assert world.pile() == t.pile()


def test_a_set_that_is_taken_shows_what_was_still_there():
    t = searched("fred-burke", theirs="3 jake-guzik").plays("discard raid", "draw file")
    assert imagined_taken(t) == set(LAY_THERE)
    t.plays("search_warrant set", "take jake-guzik")
    assert {tuple(world.pile()) for world in t.imagined(0, 20)} == {tuple(t.pile())}
    t = searched("fred-burke", ours="3 jake-guzik", hand="2 al-capone raid search-warrant").plays("discard raid")
    t.plays("draw file", "discard raid", "draw file", "search_warrant set", "take jake-guzik")
    left = {tuple(card for card in LAY_THERE if card in world.pile()) for world in t.imagined(1, 60)}
    assert left == {("mike-heitler",), ("fred-burke",)}


def test_who_was_asked_in_vain_has_not_taken_it():
    t = searched("fred-burke").plays("discard raid", "draw file", "agent_meeting around jake-guzik")
    assert t.happened("had-none")["seat"] == 0
    assert imagined_taken(t) == {"mike-heitler", "fred-burke"}


def test_a_hand_with_no_other_card_gives_it_away_for_good():
    """Seat 0 had nothing but a card everybody knew: what it discards is what it took, also after it drew again."""
    t = table(
        "al-capone", drawn=False, hand="search-warrant", others=["3 raid"], pile=" ".join([*LAY_THERE, "al-capone"])
    )
    t.plays("draw underworld", "search_warrant one", "take jake-guzik", "discard jake-guzik")
    t.plays("draw file", "discard raid", "draw file")
    for world in t.imagined(1, 60):
        assert world.pile() == t.pile()
        assert world.hand(0)["al-capone"] >= 1


def test_a_card_that_nobody_else_can_have_had_is_the_one():
    """All other Mike Heitler are in sight, so the one that seat 0 lays off was taken in secret."""
    t = searched("mike-heitler", theirs="3 mike-heitler").plays("lay_off mike-heitler", "discard raid")
    assert imagined_taken(t) == {"mike-heitler"}
    t = searched("fred-burke", theirs="3 jake-guzik", hand="2 al-capone raid jake-guzik").plays("lay_off jake-guzik")
    assert imagined_taken(t) == set(LAY_THERE)


def two_searches() -> Laid:
    """Seat 0 took Mike Heitler and seat 1 Fred Burke; seat 2 has a warrant of its own."""
    t = table(
        "al-capone",
        players=3,
        areas=[""] * 3,
        hand="search-warrant raid 2 al-capone",
        others=["search-warrant raid 2 al-capone", "search-warrant raid 2 al-capone"],
        pile=" ".join(LAY_THERE),
    )
    t.plays("search_warrant one", "take mike-heitler", "discard raid", "draw file")
    return t.plays("search_warrant one", "take fred-burke", "discard raid", "draw file")


def test_several_searches_by_several_seats():
    """Seat 1 can also have taken what seat 0 put there: the warrant or the raid."""
    missing = {
        tuple(card for card in LAY_THERE if card not in world.pile()) for world in two_searches().imagined(2, 200)
    }
    assert missing == {*combinations(LAY_THERE, 1), *combinations(LAY_THERE, 2)}


def test_who_then_looks_knows_what_was_taken_but_not_by_whom():
    t = two_searches().plays("search_warrant one")
    told = [line["cards"] for line in t.knows(2)["since"] if line["what"] == "search"]
    assert told == [["fred-burke", "mike-heitler"]] * 2
    ways: Counter[str] = Counter()
    for world in t.imagined(2, 200):
        assert world.pile() == t.pile()
        first, second = world.hand(0), world.hand(1)
        if first.get("mike-heitler") and second.get("fred-burke"):
            ways["as it was"] += 1
        if first.get("fred-burke") and second.get("mike-heitler"):
            ways["the other way"] += 1
    assert min(ways["as it was"], ways["the other way"]) > 50


def test_the_searcher_knows_the_own_card_and_not_the_others():
    t = two_searches()
    assert all("fred-burke" not in world.pile() for world in t.imagined(1, 30))
    missing = {card for world in t.imagined(0, 80) for card in LAY_THERE if card not in world.pile()}
    assert missing == set(LAY_THERE)
