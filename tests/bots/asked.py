"""What the greedy bot does at a table."""

from fallakte.bots import bot
from fallakte.core.luck import Luck
from fallakte.core.table import Table


def greedy_plays(table: Table, luck: int = 1) -> str:
    """The move that greedy-1 makes for the seat to act, as the values of its words."""
    move = bot("greedy-1", Luck(luck)).choose(table.seen(table.to_act), table.moves())
    assert move in table.moves()
    return " ".join(said(value) for value in table.words(move).values())


def said(value: object) -> str:
    return " ".join(str(one) for one in value) if isinstance(value, list) else str(value)
