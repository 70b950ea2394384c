"""Luck for simulations: the same numbers in both modes, and each as likely as the next."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck


def sfc32(seed, count):
    """The generator in plain whole numbers, after its twelve rounds of warming up."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, 0x9E3779B9, 1
    numbers = []
    for _ in range(12 + count):
        numbers.append((a + b + counter) % 2**32)
        counter += 1
        a, b, c = b ^ b // 2**9, c * 9 % 2**32, (c * 2**21 % 2**32 + c // 2**11 + numbers[-1]) % 2**32
    return numbers[12:]


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [1427488602, 1980682239, 456575201, 3300212312, 1743954244, 207519241]),
        (1, [573063952, 3268221502, 703077755, 2308299391, 1950625580, 354034397]),
        (2**32 + 7, [3323809990, 3060668360, 994740675, 552079981, 3282861692, 843326491]),
        (2**64 - 1, [754549516, 1829345342, 2785016680, 2378084626, 2430036845, 2939583250]),
    ],
)
def test_fixed_vectors(seed, numbers):
    luck = Luck(seed)
    assert [luck.word() for _ in numbers] == numbers


@pytest.mark.parametrize("seed", [0, 5, 2**40 + 3])
def test_a_long_way_with_another_program_for_it(seed):
    luck = Luck(seed)
    assert [luck.word() for _ in range(5000)] == sfc32(seed, 5000)


def test_numbers_below_a_limit_are_alike():
    luck = Luck(3)
    found = Counter(luck.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < times < 1150 for times in found.values())
    assert luck.below(1) == 0


def test_every_order_of_three_cards_is_alike():
    luck = Luck(4)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = vec[i64]([0, 1, 2])
        luck.shuffle(cards, 3)
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert all(850 < times < 1150 for times in found.values())


def test_only_the_first_cards_are_shuffled():
    cards = vec[i64]([0, 1, 2, 3, 4, 5])
    Luck(5).shuffle(cards, 3)
    assert sorted(cards[:3]) == [0, 1, 2]
    assert list(cards[3:]) == [3, 4, 5]


def test_the_same_seed_gives_the_same_luck():
    assert [Luck(9).word() for _ in range(3)] == [Luck(9).word()] * 3
