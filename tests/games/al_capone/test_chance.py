"""Each unseen card of Al Capone lies with equal chance in each place where it can lie."""

from collections import Counter

from fallakte.games.al_capone.cards import COPIES, NAMES
from tests.hands import Laid, cards, table


def small(hand: str, others: list[str], file: str, pile: str = "") -> Laid:
    """All cards that are not named lie in the area of the last side, so that few are unseen."""
    deck = Counter(dict(zip(NAMES, COPIES)))
    rest = deck - Counter(cards(" ".join([hand, *others, file, pile])))
    areas = [*[""] * len(others), " ".join(rest.elements())]
    return table(
        "al-capone", players=len(others) + 1, teams=False, hand=hand, others=others, file=file, pile=pile, areas=areas
    )


def share(t: Laid, seat: int, of: int, card: str, times: int = 600) -> float:
    """How often a seat imagines a card of this kind in another hand."""
    return sum(card in world.hand(of) for world in t.imagined(seat, times)) / times


def test_an_unseen_card_lies_in_each_open_place_with_equal_chance():
    t = small("raid", ["mike-heitler fred-burke raid", "jake-guzik"], "eliot-ness al-capone samuel-hunt frank-nitti")
    for card in ("mike-heitler", "fred-burke", "jake-guzik", "eliot-ness", "al-capone"):
        assert abs(share(t, 0, 1, card) - 3 / 8) < 0.08
        assert abs(share(t, 0, 2, card) - 1 / 8) < 0.06


def test_also_in_the_order_of_the_case_file():
    t = small("raid", ["mike-heitler"], "fred-burke jake-guzik al-capone")
    tops = Counter(NAMES[world.table.deck[world.table.next]] for world in t.imagined(0, 800))
    assert all(
        abs(tops[card] / 800 - 1 / 4) < 0.07 for card in ("mike-heitler", "fred-burke", "jake-guzik", "al-capone")
    )


def test_a_card_asked_for_in_vain_lies_in_each_place_that_was_filled_since():
    """Seat 1 drew two of the six cards of the case file: one of them is the card with chance 2 in 6, not 5 in 9."""
    t = small(
        "agent-meeting raid 2 eliot-ness",
        ["raid fred-burke samuel-hunt"],
        "mike-heitler jake-guzik al-capone frank-nitti william-white jack-mcgurn",
    )
    t.plays("agent_meeting around mike-heitler", "discard raid", "draw file")
    assert abs(share(t, 0, 1, "mike-heitler") - 2 / 6) < 0.08
    assert abs(share(t, 0, 1, "fred-burke") - 7 / 12) < 0.1


def test_a_card_that_cannot_be_in_most_places_goes_to_the_others_with_equal_chance():
    t = small(
        "agent-meeting raid eliot-ness",
        ["raid 3 fred-burke", "3 samuel-hunt eliot-ness", "3 jack-mcgurn eliot-ness"],
        "mike-heitler jake-guzik al-capone",
    )
    t.plays("agent_meeting around mike-heitler", "discard raid", "draw file")
    assert abs(share(t, 0, 1, "mike-heitler") - 2 / 3) < 0.08
    assert share(t, 0, 2, "mike-heitler") == 0


def test_each_card_of_the_pile_was_taken_with_equal_chance():
    t = table("al-capone", hand="search-warrant raid", others=["raid"], pile="2 fred-burke mike-heitler jake-guzik")
    t.plays("search_warrant one", "take jake-guzik")
    gone: Counter[str] = Counter()
    for world in t.imagined(1, 800):
        gone += Counter(cards("2 fred-burke mike-heitler jake-guzik")) - Counter(world.pile())
    assert abs(gone["fred-burke"] / 800 - 1 / 2) < 0.08
    assert abs(gone["mike-heitler"] / 800 - 1 / 4) < 0.07


def test_what_is_left_of_a_big_pile_has_equal_chances_too():
    """Of thirty cards two can have been taken: neither is preferred, though most guesses fail."""
    big = "4 murray-humphreys 4 jack-mcgurn 4 ralph-capone 4 jake-guzik 4 johnny-torrio 4 al-capone 4 william-white"
    t = small(
        "search-warrant 2 raid",
        ["agent-meeting eliot-ness"],
        "eliot-ness raid fred-burke",
        pile=f"mike-heitler {big} frank-nitti",
    )
    t.plays("search_warrant one", "take frank-nitti")
    ruled_out = [NAMES.index(card) for card in dict.fromkeys(cards(big))]
    for kind in ruled_out:
        t.table.tell("had-none", {"seat": 0, "card": kind})
    gone = Counter(
        "mike-heitler" if "mike-heitler" not in world.pile() else "frank-nitti" for world in t.imagined(1, 300)
    )
    assert min(gone.values()) > 100
