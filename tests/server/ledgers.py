"""A table as its whole log gives it, whatever checkpoints say."""

from collections.abc import Mapping, Sequence

from fallakte.server.rooms.log import Ledger
from fallakte.server.rooms.undone import gaps_of, is_undo
from fallakte.server.store.rows import Line


def read(table: str, lines: Sequence[Line], secret: str, names: Mapping[int, str] | None = None) -> Ledger:
    """The ledger after the last of these lines."""
    ledger = Ledger(table, secret, names)
    ledger.gaps = gaps_of(filter(is_undo, lines))
    for line in lines:
        ledger.take(line)
    ledger.deal_on()
    return ledger
