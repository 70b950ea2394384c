"""What a seat knows in Bonnie and Clyde (docs/knowledge/bonnie-and-clyde.md), and what it does not."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from fallakte.core.luck import Luck
from fallakte.games.bonnie_and_clyde.table import BonnieAndClydeTable
from tests.games.bonnie_and_clyde.road import EVERYWHERE, PLACES, Road, all_cards, table


def imagined(t: Road, seat: int, times: int = 30) -> list[Road]:
    """Tables that fit what this seat has seen."""
    luck = Luck(11)
    seen = t.table.seen(seat)
    found = []
    for _ in range(times):
        one = seen.imagine(luck)
        assert isinstance(one, BonnieAndClydeTable)
        assert all_cards(one) == one.rules.deck()
        assert one.seen(seat).to_bytes() == seen.to_bytes()
        found.append(Road(t.game, one))
    return found


def counted(tables: list[Road], what: Callable[[Road], str]) -> Counter[str]:
    return Counter(what(one) for one in tables)


def fair(count: int, times: int, chance: float) -> bool:
    """Within five standard deviations."""
    return (count - times * chance) ** 2 <= 25 * times * chance * (1 - chance)


# Hidden cards


def test_who_looks_sees_the_card_and_nobody_else_does():
    t = table(hand="ted-hinton alma", below=EVERYWHERE)
    t.plays("ted_hinton peek joplin")
    assert t.table.view(0)["looking"] == t.table.view(1)["looking"] == "joplin"
    assert t.knows_below(0) == {"joplin": "bonnie"}
    assert t.knows_below(1) == t.knows_below(-1) == {}
    assert t.table.view(1)["road"][3]["looked"] == [0]
    assert all(one.answers() == ["leave_hidden"] for one in imagined(t, 0))


def test_a_card_that_was_looked_at_and_left_is_still_there():
    t = table(hand="ted-hinton 2 alma", below=EVERYWHERE)
    t.plays("ted_hinton peek oronogo", "leave_hidden", "discard alma", "draw file")
    assert t.knows_below(0) == {"oronogo": "alma"}
    assert all(one.hidden()["oronogo"] == "alma" for one in imagined(t, 0))
    assert len(counted(imagined(t, 1), lambda one: one.hidden()["oronogo"])) > 4


def test_a_card_one_knew_and_another_took_is_in_that_hand():
    t = table(hand="ted-hinton 2 alma", others=["ted-hinton 3 dexter"], below=EVERYWHERE)
    t.plays("ted_hinton peek platte-city", "leave_hidden", "discard alma")
    t.plays("draw file", "ted_hinton peek platte-city", "take_hidden")
    assert t.happened("took-hidden", 0)["card"] == "gibson"
    assert t.certain(0, of=1) == {"gibson": 1}
    assert t.knows_below(0) == {}
    assert all(one.hand(1)["gibson"] >= 1 for one in imagined(t, 0))
    t.plays("discard gibson")
    assert t.certain(0, of=1) == {}


def test_a_card_one_did_not_know_is_any_card():
    t = table(hand="ted-hinton 2 alma", others=["dexter", "sherman"], players=3, below=EVERYWHERE)
    t.plays("ted_hinton peek platte-city", "take_hidden")
    assert "card" not in t.happened("took-hidden", 1)
    assert t.certain(1, of=0) == {}
    assert any("gibson" not in one.hand(0) for one in imagined(t, 1))


def test_only_those_who_looked_know_what_was_taken():
    t = table(hand="ted-hinton 2 alma", others=["ted-hinton 2 dexter", "sherman"], players=3, below=EVERYWHERE)
    t.plays("ted_hinton peek platte-city", "leave_hidden", "discard alma")
    t.plays("draw file", "ted_hinton peek platte-city", "take_hidden")
    assert t.certain(0, of=1) == {"gibson": 1}
    assert t.certain(2, of=1) == {}


def test_every_seat_knows_what_it_looked_at_itself():
    hand = "ted-hinton wellington grapevine"
    t = table(hand=hand, others=[hand] * 3, players=4, below=EVERYWHERE)
    for place in ("gibson", "grapevine", "dexter", "kaufman"):
        t.plays(f"ted_hinton peek {place}", "leave_hidden", "discard wellington", "draw file")
    assert [t.knows_below(seat) for seat in range(4)] == [
        {"gibson": "joplin"},
        {"grapevine": "ted-hinton"},
        {"dexter": "sherman"},
        {"kaufman": "clyde"},
    ]


def test_a_card_that_another_left_can_be_any_card_an_outlaw_too():
    t = table(hand="ted-hinton 2 alma", below=EVERYWHERE)
    t.plays("ted_hinton peek sherman", "leave_hidden")
    below = counted(imagined(t, 1, 200), lambda one: one.hidden()["sherman"])
    assert below["bonnie"] > 0
    assert below["clyde"] > 0
    assert len(below) > 6


def test_where_the_car_stood_and_nobody_was_captured_lies_no_outlaw():
    t = table(hand="3 sherman 2 alma", below=EVERYWHERE, car="sherman")
    t.plays("meld sherman 3")
    assert t.table.view(1)["road"][1]["harmless"]
    during = counted(imagined(t, 1, 200), lambda one: one.hidden()["sherman"])
    t.plays("leave_hidden")
    after = counted(imagined(t, 1, 200), lambda one: one.hidden()["sherman"])
    assert not {"bonnie", "clyde"} & {*during, *after}


def test_looking_where_the_car_is_not_says_nothing_about_outlaws():
    t = table(hand="3 sherman 2 alma", below=EVERYWHERE, car="alma")
    t.plays("meld sherman 3", "leave_hidden")
    assert not t.table.view(1)["road"][1]["harmless"]
    assert {"bonnie", "clyde"} <= {*counted(imagined(t, 1, 200), lambda one: one.hidden()["sherman"])}


def test_a_captured_outlaw_is_no_longer_looked_for():
    t = table(hand="3 joplin 2 alma", below=EVERYWHERE, car="joplin")
    t.plays("meld joplin 3")
    for one in imagined(t, 1):
        assert one.area(0)["bonnie"] == 1
        assert "bonnie" not in one.hidden().values()
        assert "clyde" in one.hidden().values()


def test_outlaws_lie_nowhere_but_below_places():
    t = table(hand="2 alma", below=EVERYWHERE)
    for seat in (0, 1):
        for one in imagined(t, seat):
            assert {"bonnie", "clyde"} <= set(one.hidden().values())


# The archive


def test_after_a_secret_search_one_of_the_cards_of_the_archive_is_in_that_hand():
    t = table(hand="ted-hinton alma", others=["2 gibson"], below=EVERYWHERE, pile="dexter sherman dexter wellington")
    t.plays("ted_hinton archive", "take sherman")
    times = 600
    found = counted(imagined(t, 1, times), lambda one: " ".join(sorted(one.pile())))
    assert set(found) == {
        "dexter dexter sherman ted-hinton",
        "dexter dexter ted-hinton wellington",
        "dexter sherman ted-hinton wellington",
    }
    assert fair(found["dexter sherman ted-hinton wellington"], times, 1 / 2)
    assert fair(found["dexter dexter sherman ted-hinton"], times, 1 / 4)


def test_nobody_but_the_searcher_learns_which_card_it_was():
    seen = []
    for card in ("dexter", "wellington"):
        t = table(hand="ted-hinton alma", others=["2 gibson"], below=EVERYWHERE, pile="dexter sherman wellington")
        t.plays("ted_hinton archive", f"take {card}", "discard alma", "draw archive", "discard gibson")
        seen.append(t.table.seen(1).to_bytes())
    assert seen[0] == seen[1]


def test_what_the_searcher_shows_later_was_perhaps_the_card():
    t = table(hand="ted-hinton sherman alma", others=["gibson"], below=EVERYWHERE, pile="dexter sherman")
    t.plays("ted_hinton archive", "take dexter", "discard sherman")
    assert {one.pile()[0] for one in imagined(t, 1)} == {"dexter", "sherman"}


def test_a_hand_too_small_for_another_explanation_leaves_one():
    t = table(hand="ted-hinton alma", others=["2 gibson"], below=EVERYWHERE, pile="dexter sherman wellington")
    t.plays("ted_hinton archive", "take wellington", "discard alma", "draw file", "discard gibson")
    t.plays("draw archive", "discard wellington")
    assert t.hand(0) == {"gibson": 1}
    assert all(one.pile()[:2] == ["dexter", "sherman"] for one in imagined(t, 1))


def test_who_searches_after_another_knows_what_that_one_took():
    t = table(hand="ted-hinton alma", others=["ted-hinton gibson"], below=EVERYWHERE, pile="dexter sherman")
    t.plays("ted_hinton archive", "take sherman", "discard alma", "draw file", "ted_hinton archive")
    assert t.table.view(1)["search"] == ["dexter", "ted-hinton", "alma"]
    for one in imagined(t, 1):
        assert one.hand(0) == {"sherman": 1}
        assert one.pile() == ["dexter", "ted-hinton", "alma"]


def test_who_searched_knows_what_is_left():
    t = table(hand="ted-hinton alma", below=EVERYWHERE, pile="dexter sherman wellington")
    t.plays("ted_hinton archive", "take sherman")
    assert all(one.pile() == ["dexter", "wellington", "ted-hinton"] for one in imagined(t, 0))


def test_a_card_taken_from_the_top_of_the_archive_is_in_that_hand():
    t = table(hand="2 alma", others=["2 gibson"], below=EVERYWHERE, pile="dexter", drawn=False)
    t.plays("draw archive")
    assert t.certain(1, of=0) == {"dexter": 1}
    assert all(one.hand(0)["dexter"] >= 1 for one in imagined(t, 1))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("move", ["ted_hinton archive", "ted_hinton peek joplin"])
def test_a_ted_hinton_that_lies_in_front_is_nowhere_else(move, seat):
    t = table(hand="ted-hinton 2 alma", below=EVERYWHERE, pile="dexter")
    t.plays(move)
    assert t.table.view(seat)["in_front"] == "ted-hinton"
    for one in imagined(t, seat):
        assert one.table.hinton_in_front()


# Chances

PILE = "4 kaufman 5 sherman 5 oronogo 6 joplin 5 wellington 5 alma 5 platte-city 5 dexter 5 grapevine 6 gibson"
SMALL: dict[str, Any] = {
    "hand": "kaufman",
    "others": ["kaufman sherman oronogo"],
    "below": "kaufman:clyde joplin:alma wellington:wellington gibson:dexter",
    "file": "platte-city grapevine",
    "pile": f"{PILE} 15 ted-hinton",
    "ours": "bonnie",
}
"""Seat 0 does not know where eight clues lie, each of another place: three in a hand, three below places, two in the
case file. Clyde lies below one of four places."""


def test_an_outlaw_lies_below_each_open_place_with_equal_chance():
    times = 1200
    tables = imagined(table(**SMALL), 0, times)
    found = counted(tables, lambda one: one.place_of("clyde"))
    assert set(found) == {"kaufman", "joplin", "wellington", "gibson"}
    assert all(fair(count, times, 1 / 4) for count in found.values())


def test_every_other_unseen_card_lies_in_each_open_place_with_equal_chance():
    times = 1200
    tables = imagined(table(**SMALL), 0, times)
    for card in ("kaufman", "sherman", "oronogo", "alma", "wellington", "dexter", "platte-city", "grapevine"):
        assert fair(sum(one.hand(1).get(card, 0) for one in tables), times, 3 / 8)
        assert fair(sum(card in one.hidden().values() for one in tables), times, 3 / 8)
        assert fair(sum(one.table.deck[one.table.next] == one.kind(card) for one in tables), times, 1 / 8)


def test_what_is_certain_leaves_fewer_places():
    t = table(**{**SMALL, "hand": "ted-hinton kaufman", "pile": f"{PILE} 14 ted-hinton"})
    t.plays("ted_hinton peek joplin", "leave_hidden")
    times = 600
    tables = imagined(t, 0, times)
    assert {one.hidden()["joplin"] for one in tables} == {"alma"}
    found = counted(tables, lambda one: one.place_of("clyde"))
    assert set(found) == {"kaufman", "wellington", "gibson"}
    assert all(fair(count, times, 1 / 3) for count in found.values())


# Values of their own


def test_what_was_seen_comes_back_from_its_bytes():
    t = table(hand="ted-hinton 2 alma", others=["ted-hinton gibson"], below=EVERYWHERE, pile="dexter sherman")
    t.plays("ted_hinton archive", "take sherman", "discard alma", "draw file", "ted_hinton peek joplin")
    for seat in (0, 1):
        seen = t.table.seen(seat)
        again = t.game.seen_from_bytes(seen.to_bytes())
        assert again.to_bytes() == seen.to_bytes()
        assert again.words() == seen.words()
        assert seen.words()["view"] == t.table.view(seat)
        one, other = seen.imagine(Luck(5)), again.imagine(Luck(5))
        assert one.view(0) == other.view(0)
        assert one.view(1) == other.view(1)


def test_the_view_names_places_by_number():
    road = table(hand="alma", below=EVERYWHERE).table.view(0)["road"]
    assert [(place["place"], place["number"]) for place in road] == [(name, i + 1) for i, name in enumerate(PLACES)]
