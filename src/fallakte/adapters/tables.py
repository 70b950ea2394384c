"""Tables for other people's searches: copies that keep what the seats know, and tables imagined from it."""

from typing import Any

from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, Seen, Table
from fallakte.core.words import Words
from fallakte.games import IDS, game
from fallakte.rummy.table import RummyTable


def twin(table: Table) -> Table:
    """A copy with all that the seats know; `copy` alone leaves that behind."""
    other = table.copy()
    other.watched = True
    other.sheet = list(table.sheet)
    if isinstance(table, RummyTable) and isinstance(other, RummyTable):
        other.memories = [memory.copy() for memory in table.memories]
    return other


def imagined(seen: Seen, luck: Luck) -> Table:
    """A table that fits what was seen and goes on keeping what that seat knows; of the others it knows nothing before
    the next deal."""
    return twin(seen.imagine(luck))


def packed(table: Table) -> tuple[str, bytes, list[int]]:
    """The game, the table as bytes, and the seats whose knowledge is in them."""
    seats = [memory.seat for memory in table.memories] if isinstance(table, RummyTable) else []
    return game_of(table), table.to_bytes(), seats


def unpacked(name: str, data: bytes, seats: list[int]) -> Table:
    """The table again."""
    table = game(name).table_from_bytes(data)
    if isinstance(table, RummyTable):
        for memory, seat in zip(table.memories, seats):
            memory.seat = seat
    return table


def remembers(table: Table, seat: int) -> bool:
    """Whether the table keeps what this seat knows."""
    if not isinstance(table, RummyTable) or table.round == 0:
        return True
    return any(memory.seat == seat for memory in table.memories)


def words_of(table: Table, seat: int) -> Words:
    """What the seat has seen, in words; where nothing is kept, what it sees."""
    return table.seen(seat).words() if remembers(table, seat) else {"view": table.view(seat), "knows": {}}


def decides(table: Table, seat: int) -> bool:
    """Whether this seat must move now."""
    return table.due == MOVE and table.to_act == seat


def game_of(table: Table) -> str:
    """Which game is played here."""
    return next(name for name in IDS if game(name).book is table.book())


def options_of(table: Table) -> Words:
    """The options of the match."""
    known: Any = table  # every table has rules, but each game its own
    options: Words = known.rules.options
    return options
