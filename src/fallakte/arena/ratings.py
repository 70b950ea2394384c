"""Ratings from who won at which table: a side wins with its strength's part of all strengths (Bradley and Terry)."""

from collections import Counter
from collections.abc import Sequence
from math import log10

from fallakte.arena.intervals import Figure
from fallakte.core.luck import Luck

SCALE = 400.0
"""Points for ten times the strength, as in chess."""

PHANTOM = 0.5
"""Matches that everybody wins, and as many that everybody loses, against one of average strength."""

DRAWS = 200
"""How often the deals are drawn anew for the intervals."""

STEPS = 500
CLOSE = 1e-5

Tables = Sequence[tuple[Counter[str], int]]
"""Who meets, by how many sides each plays, and how many matches of each deal they play."""


def ratings(bots: Sequence[str], tables: Tables, wins: Sequence[dict[str, float]]) -> dict[str, Figure]:
    """The rating of every bot from the wins of each deal, 0 on average, with intervals from drawing deals anew."""
    found = _strengths(bots, tables, _total(bots, wins), len(wins), dict.fromkeys(bots, 1.0))
    luck = Luck(len(wins))
    drawn: dict[str, list[float]] = {one: [] for one in bots}
    for _ in range(DRAWS):
        sample = [wins[luck.below(len(wins))] for _ in wins]
        strengths = _strengths(bots, tables, _total(bots, sample), len(wins), found)
        for one, rating in _scaled(strengths).items():
            drawn[one].append(rating)
    return {one: _figure(rating, drawn[one]) for one, rating in _scaled(found).items()}


def _figure(rating: float, drawn: list[float]) -> Figure:
    ordered = sorted(drawn)
    cut = len(ordered) // 40
    return Figure(rating, ordered[cut], ordered[-1 - cut])


def _total(bots: Sequence[str], wins: Sequence[dict[str, float]]) -> dict[str, float]:
    return {one: sum(deal[one] for deal in wins) for one in bots}


def _strengths(
    bots: Sequence[str], tables: Tables, wins: dict[str, float], deals: int, first: dict[str, float]
) -> dict[str, float]:
    """The most likely strengths, step by step (Hunter's minorisation)."""
    strengths = first
    for _ in range(STEPS):
        weights = {one: 2 * PHANTOM / (strengths[one] + 1) for one in bots}
        for table, matches in tables:
            whole = sum(strengths[one] * sides for one, sides in table.items())
            for one, sides in table.items():
                weights[one] += deals * matches * sides / whole
        better = {one: (wins[one] + PHANTOM) / weights[one] for one in bots}
        change = max(abs(better[one] - strengths[one]) / strengths[one] for one in bots)
        strengths = better
        if change < CLOSE:
            break
    return strengths


def _scaled(strengths: dict[str, float]) -> dict[str, float]:
    points = {one: SCALE * log10(strength) for one, strength in strengths.items()}
    average = sum(points.values()) / len(points)
    return {one: value - average for one, value in points.items()}
