"""What happened while somebody was away: the log read again, told to that seat."""

from typing import TYPE_CHECKING, Final

from fallakte.core.words import Words
from fallakte.server.ledger import Ledger, surviving

if TYPE_CHECKING:
    from fallakte.server.room import Room

MOST: Final = 400


async def missed(room: "Room", seat: int, since: int | None) -> list[Words]:
    """The last events of the lines from number `since` on, as this seat was told them."""
    if since is None or room.ledger.match is None or since >= room.ledger.state:
        return []
    vocabulary = room.ledger.match.game.vocabulary
    again = Ledger(room.row.secret)
    told: list[Words] = []
    for line in surviving(await room.hub.store.lines(room.row.id)):
        events = again.take(line)
        if line.number >= since:
            told += [event.words(seat, vocabulary) for event in events]
    return told[-MOST:]
