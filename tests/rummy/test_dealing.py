"""Dealing unseen cards: wherever a deal is possible one is found, and it keeps every limit."""

from hypothesis import example, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.rummy.account import ANY, Account
from fallakte.rummy.imagine import Dealing
from tests.hands import table

KINDS = 15
A, B, C, D = 0, 1, 2, 3

Places = list[tuple[int, set[int]]]
"""A hand, newest card first: the card that lies there in truth, and what it could not be."""


def dealing(truth: list[Places], file: list[int]) -> Dealing:
    """The loose cards of seats 1, 2, 3 and the case file, with the limits that the places make."""
    laid = table("al-capone", players=4, teams=False, areas=[""] * 4, hand="raid").table
    account = Account(4, KINDS)
    for seat, places in enumerate(truth, 1):
        laid.sizes[seat] = len(places)
        for kind in range(KINDS):
            forbidding = [rank for rank, (_, never) in enumerate(places) if kind in never]
            account.limits[seat * KINDS + kind] = forbidding[0] if forbidding else ANY
    loose = [card for places in truth for card, _ in places] + file
    return Dealing(laid, 0, account, vec[i64](sorted(loose)))


def keeps_limits(found: Dealing) -> bool:
    for segment in range(len(found.seats) - 1):
        first = found.seats[segment] * KINDS
        for at in range(found.begin(segment), found.ends[segment]):
            if at - found.begin(segment) >= found.account.limits[first + found.loose[at]]:
                return False
    return True


def asked(hand: list[tuple[int, set[int]]]) -> Places:
    """What a newer card cannot be an older one cannot be either, for it was there when its seat was asked in vain."""
    places: Places = []
    never: set[int] = set()
    for rank, (card, more) in enumerate(hand):
        older = {card for card, _ in hand[rank:]}
        never = (never | more) - older
        places.append((card, never))
    return places


def test_a_chain_of_exchanges_where_the_case_file_is_empty():
    """Seat 1 cannot have A, seat 2 cannot have B, seat 3 cannot have C: each card has to find its only order."""
    truth = [[(B, {A, C})], [(C, {A, B})], [(A, {B, C})]]
    for luck in range(40):
        found = dealing(truth, [])
        assert found.deal(Luck(luck))
        assert list(found.loose) == [B, C, A]


def test_the_only_place_is_the_case_file():
    truth: list[Places] = [[(B, {A})] * 4, [(C, {A})] * 4, [(D, {A})] * 4]
    for luck in range(40):
        found = dealing(truth, [A, A])
        assert found.deal(Luck(luck))
        assert list(found.loose[12:]) == [A, A]


def test_no_deal_where_none_is_possible():
    found = dealing([[(A, set())], [(B, set())], [(C, set())]], [D])
    found.account.limits[1 * KINDS + A] = found.account.limits[1 * KINDS + B] = 0
    found.account.limits[1 * KINDS + C] = found.account.limits[1 * KINDS + D] = 0
    assert not found.deal(Luck(1))


def test_no_deal_where_a_hand_is_smaller_than_what_is_known_of_it():
    laid = table("al-capone", hand="raid", others=["fred-burke"]).table
    account = Account(2, KINDS)
    account.holds[KINDS + A] = 2
    assert not Dealing(laid, 0, account, vec[i64]([A, B, C])).deal(Luck(1))


CARD = st.integers(0, 5)
PLACE = st.tuples(CARD, st.sets(CARD))
HAND = st.lists(PLACE, max_size=8)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.tuples(HAND, HAND, HAND), st.lists(CARD, max_size=3), st.integers(0, 2**32))
@example(([(0, {1, 2})], [(1, {0, 2})], [(2, {0, 1})]), [], 1)
def test_a_deal_is_found_wherever_the_truth_is_one(hands, file, luck):
    found = dealing([asked(hand) for hand in hands], file)
    before = sorted(found.loose)
    assert found.deal(Luck(luck))
    assert sorted(found.loose) == before
    assert keeps_limits(found)
