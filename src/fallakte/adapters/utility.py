"""What a match is worth to each seat."""

from collections.abc import Sequence

from fallakte.core.table import Table
from fallakte.rummy.table import RummyTable


def sides(table: Table) -> list[int]:
    """The side of each seat; in Capone everybody is a side of its own."""
    if isinstance(table, RummyTable):
        return [table.rules.side[seat] for seat in range(table.players)]
    return list(range(table.players))


def utilities(table: Table) -> list[float]:
    """Every seat that lost pays 1, and the seats that won share it; nothing as long as the match goes on.

    Two players and two teams get 1 and -1, a winner among three 2, and the sum is always 0.
    """
    if table.outcome is None:
        return [0.0] * table.players
    return shared([side in table.outcome.winners for side in sides(table)])


def shared(won: Sequence[bool]) -> list[float]:
    """What the losers pay, shared by the winners."""
    winners = sum(won)
    share = (len(won) - winners) / winners
    return [share if one else -1.0 for one in won]
