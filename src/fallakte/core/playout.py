"""Random matches to the end, inside the compiled rules: the measure of their speed, and the simplest simulation."""

from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.table import DEAL, OVER, SHUFFLE, Table


def advance(table: Table, luck: Luck) -> None:
    """Whatever is due that is no decision."""
    if table.due == DEAL or table.due == SHUFFLE:
        table.draw_lots(luck)
    else:
        table.settle()


def playout(table: Table, luck: Luck, most: i64) -> i64:
    """Play at random until the match is over or `most` decisions were made; how many they were."""
    out = table.scratch
    made: i64 = 0
    while made < most:
        count = table.moves_into(out)
        if count > 0:
            table.carry_out(out[luck.below(count)])
            made += 1
        elif table.due != OVER:
            advance(table, luck)
        else:
            break
    return made
