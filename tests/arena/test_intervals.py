"""Means, intervals, ratings and durations."""

from collections import Counter
from math import log10

import pytest

from fallakte.arena.durations import added, bucket, milliseconds, quantile
from fallakte.arena.intervals import mean, share
from fallakte.arena.ratings import ratings
from fallakte.core.luck import Luck


def test_an_interval_of_shares_holds_its_mean_and_stays_within_one():
    for deals in ([1.0] * 20, [0.0] * 20, [0.5], [1.0, 0.5, 0.0]):
        figure = share(deals)
        assert 0 <= figure.low < figure.high <= 1
        assert figure.low <= figure.mean <= figure.high


def test_nineteen_of_twenty_intervals_hold_the_truth():
    luck = Luck(5)
    held = 0
    for _ in range(500):
        deals = [sum(luck.below(10) < 7 for _ in range(2)) / 2 for _ in range(100)]
        figure = share(deals)
        held += figure.low <= 0.7 <= figure.high
    assert 0.92 <= held / 500 <= 0.98


def test_deals_that_both_seatings_share_say_more_than_single_matches():
    split = share([0.5] * 100)
    lucky = share([0.0, 1.0] * 50)
    assert split.error < lucky.error / 4


def test_the_error_of_a_mean_shrinks_with_the_root_of_the_deals():
    few, many = mean([0.0, 10.0] * 10), mean([0.0, 10.0] * 40)
    assert few.mean == many.mean == 5
    assert few.error / many.error == pytest.approx(2, rel=0.05)
    assert mean([3.0]).error == 0


def test_ratings_follow_from_the_odds():
    wins = [{"a": 3.0, "b": 1.0}] * 100
    found = ratings(["a", "b"], [(Counter("ab"), 4)], wins)
    assert found["a"].mean - found["b"].mean == pytest.approx(400 * log10(3), abs=3)
    assert found["a"].mean + found["b"].mean == pytest.approx(0)


def test_ratings_know_how_many_sides_a_bot_plays():
    even = ratings(["a", "b"], [(Counter("abbb"), 4)], [{"a": 1.0, "b": 3.0}] * 50)
    assert even["a"].mean == pytest.approx(even["b"].mean, abs=3)


def test_a_rating_is_finite_even_if_nobody_ever_lost():
    found = ratings(["a", "b"], [(Counter("ab"), 2)], [{"a": 2.0, "b": 0.0}] * 30)
    assert 400 < found["a"].mean - found["b"].mean < 2000


def test_ratings_have_intervals():
    luck = Luck(3)
    wins = [{"a": float(won), "b": 2.0 - float(won)} for won in (luck.below(3) for _ in range(60))]
    figure = ratings(["a", "b"], [(Counter("ab"), 2)], wins)["a"]
    assert figure.low < figure.mean < figure.high


def test_durations_are_kept_to_within_five_in_a_hundred():
    for seconds in (2e-6, 0.00123, 0.1, 7.0):
        assert milliseconds(bucket(seconds)) == pytest.approx(1000 * seconds, rel=0.05)


def test_quantiles():
    counts = added([{bucket(0.001): 50}, {bucket(0.001): 48, bucket(1.0): 2}])
    assert quantile(counts, 0.5) == pytest.approx(1, rel=0.05)
    assert quantile(counts, 0.99) == pytest.approx(1000, rel=0.05)
    assert quantile(Counter(), 0.5) is None
