"""Budgets as people write them."""

import pytest

from fallakte.bots.budget import budget
from fallakte.core.faults import Fault


@pytest.mark.parametrize(
    ("text", "seconds", "simulations"),
    [("10%", 0.2, 0), ("100%", 2.0, 0), ("50ms", 0.05, 0), ("0.5s", 0.5, 0), ("1.5s", 1.5, 0), ("200sims", 2.0, 200)],
)
def test_a_budget_is_a_share_a_time_or_a_number_of_simulations(text, seconds, simulations):
    given = budget(text)
    assert given.time(2.0) == pytest.approx(seconds)
    assert given.simulations == simulations


@pytest.mark.parametrize("text", ["", "10", "0%", "-5ms", "0sims", "1.5sims", "soon", "5 ms", "nan%", "1e3ms"])
def test_anything_else_is_none(text):
    with pytest.raises(Fault) as found:
        budget(text)
    assert (found.value.key, found.value.facts["budget"]) == ("unknown-budget", text)
