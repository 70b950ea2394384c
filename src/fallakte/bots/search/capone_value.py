"""The chance to win a match of Capone, from what each family owns after a year."""

from math import exp

from mypy_extensions import i64

from fallakte.bots.search.capone_teams import CaponeTeams
from fallakte.core.table import END, OVER, Table
from fallakte.games.capone.cards import INVESTMENT
from fallakte.games.capone.state import StateTable


class CaponeValue(CaponeTeams):
    """Exact when the match is decided; else each family has its share by how strong it stands."""

    def value(self, table: Table, seat: i64) -> float:
        assert isinstance(table, StateTable)
        if table.due == END or table.due == OVER:
            winners = table.decide().winners
            return 1.0 / len(winners) if seat in winners else 0.0
        ahead: i64 = 0
        for other in range(table.players):
            ahead = max(ahead, wealth(table, other))
        near = min(1.0, ahead / 1000.0)
        own = 0.0
        all_of_them = 0.0
        for other in range(table.players):
            strength = exp(standing(table, other, near))
            all_of_them += strength
            if other == seat:
                own = strength
        return own / all_of_them


def wealth(table: StateTable, seat: i64) -> i64:
    """Money and investments."""
    return INVESTMENT * table.markers[seat] + table.cash[seat]


def standing(table: StateTable, seat: i64, near: float) -> float:
    """How strong a family stands; `near` says how near the first one is to the end."""
    worth = table.rules.worth
    money = wealth(table, seat) / 100.0
    members = worth[table.members[seat]] / 100.0
    prison = worth[table.prisoners(seat)] / 100.0
    guards = table.guards[seat] / 10.0
    return money * (1.0 + near) + members * (2.0 - near) + prison * 0.7 + guards * 1.0
