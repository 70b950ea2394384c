"""The shuffle of the rules page, against another program for it."""

from collections import Counter
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler, commitment, committed_seed, match_seed
from fallakte.games import game


def stream(seed):
    """The numbers of the page: four bytes each of SHA-256 over the seed and a counter of eight bytes."""
    for number in count():
        block = sha256(seed.encode("utf-8") + bytes([number >> shift & 255 for shift in range(56, -8, -8)])).digest()
        for at in range(0, 32, 4):
            first, second, third, fourth = block[at : at + 4]
            yield ((first * 256 + second) * 256 + third) * 256 + fourth


def below(numbers, n):
    fits = (4294967296 // n) * n
    return next(number for number in numbers if number < fits) % n


def shuffled(numbers, cards):
    pile = list(cards)
    i = len(pile) - 1
    while i >= 1:
        j = below(numbers, i + 1)
        pile[i], pile[j] = pile[j], pile[i]
        i -= 1
    return pile


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(st.characters(exclude_categories=["Cs"])), st.lists(st.integers(1, 2**32), max_size=30))
def test_numbers_are_those_of_the_page(seed, limits):
    shuffler, numbers = Shuffler(seed), stream(seed)
    assert [shuffler.below(n) for n in limits] == [below(numbers, n) for n in limits]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.text(st.characters(exclude_categories=["Cs"])), st.lists(st.lists(st.integers(0, 99), max_size=90), max_size=3)
)
def test_shuffles_are_those_of_the_page_one_after_the_other(seed, piles):
    shuffler, numbers = Shuffler(seed), stream(seed)
    for pile in piles:
        assert shuffler.shuffled(pile) == shuffled(numbers, pile)


@pytest.mark.parametrize(
    ("seed", "numbers", "order"),
    [
        ("", [2941612277, 5, 79], [8, 2, 9, 4, 1, 0, 5, 3, 6, 7]),
        ("7", [3861611830, 4, 12], [7, 5, 3, 9, 8, 1, 2, 6, 4, 0]),
        ("Fallakte/1", [2873796161, 5, 37], [6, 3, 0, 4, 8, 2, 7, 9, 5, 1]),
        ("Überfall", [1649491301, 5, 35], [9, 3, 8, 4, 2, 5, 6, 7, 0, 1]),
    ],
)
def test_fixed_vectors(seed, numbers, order):
    assert [Shuffler(seed).below(2**32), Shuffler(seed).below(6), Shuffler(seed).below(86)] == numbers
    assert Shuffler(seed).shuffled(range(10)) == order


def test_a_number_beyond_the_largest_multiple_is_skipped():
    """Below 3 * 2**30 three quarters of the words count: seed "f" begins with one that does not."""
    n = 3 * 2**30
    words = stream("f")
    first, second = next(words), next(words)
    assert first >= n > second
    assert Shuffler("f").below(n) == second


def test_cards_are_only_moved():
    order = Shuffler("x").shuffled([1, 1, 2, 3])
    assert Counter(order) == Counter([1, 1, 2, 3])
    assert Shuffler("x").shuffled([]) == []
    assert Shuffler("x").shuffled([5]) == [5]


def test_the_seed_of_a_match_in_a_series():
    assert match_seed("summer", 1) == "summer/1"
    assert match_seed("summer", 12) == "summer/12"


def test_a_committed_seed_is_made_of_the_secret_and_the_words_in_seat_order():
    assert commitment("secret") == sha256(b"secret").hexdigest()
    assert committed_seed("secret", ["one", "zwei", "drei"]) == sha256(b"secret\none\nzwei\ndrei").hexdigest()
    assert committed_seed("secret", ["zwei", "one", "drei"]) != committed_seed("secret", ["one", "zwei", "drei"])
    assert committed_seed("secret", []) == commitment("secret")


@pytest.mark.parametrize("name", ["al-capone", "rue-morgue"])
def test_the_first_number_is_the_dealer_and_then_the_deck_is_shuffled_from_page_order(name):
    one = game(name)
    match = Match.begin(one, {"players": 3}, Shuffler("S/1"))
    numbers = stream("S/1")
    dealer = below(numbers, 3)
    deck = [kind for kind in one.kinds for _ in range(match.lines[1]["deal"]["order"].count(kind))]
    assert match.lines[1]["deal"] == {"round": 1, "dealer": dealer, "order": shuffled(numbers, deck)}
