"""What happened while somebody was away: the log read again."""

from typing import TYPE_CHECKING, Final

from fallakte.core.words import Event
from fallakte.server.ledger import Ledger, surviving
from fallakte.server.store.rows import Line

if TYPE_CHECKING:
    from fallakte.server.keeper import Keeper

MOST: Final = 400


async def missed(room: "Keeper", since: int | None) -> list[Event]:
    """The last events of the lines from number `since` on."""
    if since is None or room.ledger.match is None or since >= room.ledger.state:
        return []
    return happened(await room.hub.store.lines(room.row.id), room.row.secret, since)


def happened(lines: list[Line], secret: str, since: int) -> list[Event]:
    """The last events of those lines of a whole log that have a number from `since` on and still count."""
    again = Ledger(secret)
    events: list[Event] = []
    for line in surviving(lines):
        told = again.take(line)
        if line.number >= since:
            events += told
    return events[-MOST:]
