"""What happened while somebody was away: the log read again."""

from typing import TYPE_CHECKING, Final

from fallakte.core.words import Event
from fallakte.server.ledger import Ledger, surviving

if TYPE_CHECKING:
    from fallakte.server.room import Room

MOST: Final = 400


async def missed(room: "Room", since: int | None) -> list[Event]:
    """The last events of the lines from number `since` on."""
    if since is None or room.ledger.match is None or since >= room.ledger.state:
        return []
    again = Ledger(room.row.secret)
    events: list[Event] = []
    for line in surviving(await room.hub.store.lines(room.row.id)):
        happened = again.take(line)
        if line.number >= since:
            events += happened
    return events[-MOST:]
