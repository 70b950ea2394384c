"""The chance to win a match of Capone, from what each family owns after a year."""

from math import exp
from typing import Final

from mypy_extensions import i64

from fallakte.core.table import END, OVER
from fallakte.games.capone.cards import INVESTMENT, LAST_MARKER
from fallakte.games.capone.state import StateTable

# How strong a family stands, for each hundred thousand; fitted to who won 32,000 matches of the policy with itself.
# What is NEAR counts the more, the nearer the first family is to the end.
MONEY: Final = 0.067
MONEY_NEAR: Final = 0.833
MEMBERS: Final = 0.936
MEMBERS_NEAR: Final = -0.356
PRISONERS: Final = 0.446
GUARD: Final = 0.129
LATE_SEAT: Final = 0.804
LATE_SEAT_NEAR: Final = -0.734

MOST: Final = 40.0
"""Nobody stands stronger, whatever the values of the members are."""


def chance_to_win(table: StateTable, seat: i64) -> float:
    """Exact when the match is decided; else each family has its share by how strong it stands."""
    if table.due == END or table.due == OVER:
        winners = table.decide().winners
        return 1.0 / len(winners) if seat in winners else 0.0
    near = nearness(table)
    own = 0.0
    together = 0.0
    for other in range(table.players):
        strength = exp(standing(table, other, near))
        together += strength
        if other == seat:
            own = strength
    return own / together


def wealth(table: StateTable, seat: i64) -> float:
    """Money and investments, in investments."""
    return float(table.markers[seat]) + float(table.cash[seat]) / float(INVESTMENT)


def nearness(table: StateTable) -> float:
    """How near the end of the match is, from 0 to 1: by the richest family, or by the years."""
    most = 0.0
    for seat in range(table.players):
        most = max(most, wealth(table, seat))
    near = most / float(LAST_MARKER)
    if table.rules.years > 0:
        near = max(near, float(table.year) / float(table.rules.years))
    return min(1.0, near)


def standing(table: StateTable, seat: i64, near: float) -> float:
    """How strong a family stands after a year. It is good to play late in the next one."""
    worth = table.rules.worth
    money = min(float(LAST_MARKER), wealth(table, seat))
    members = float(worth[table.members[seat]]) / 100.0
    prisoners = float(worth[table.prisoners(seat)]) / 100.0
    turn = (seat - table.dealer - 2 + table.players + table.players) % table.players
    late = float(turn) / float(table.players - 1)
    found = (
        money * (MONEY + MONEY_NEAR * near)
        + members * (MEMBERS + MEMBERS_NEAR * near)
        + prisoners * PRISONERS
        + float(table.guards[seat]) * GUARD
        + late * (LATE_SEAT + LATE_SEAT_NEAR * near)
    )
    return min(MOST, found)
