"""Players tell the host about each other."""

from fallakte.core.faults import Fault
from fallakte.protocol.requests import ReportWish
from fallakte.server.clock import now
from fallakte.server.rooms.room import Room
from fallakte.server.store.hosting import Report
from fallakte.server.store.rows import PersonRow
from fallakte.server.tables import seats
from fallakte.server.tables.keys import new_id
from fallakte.server.tables.names import one_line


async def report(room: Room, wish: ReportWish, person: PersonRow | None) -> None:
    """Keep what somebody tells who sits at a table or may watch it."""
    text = one_line(wish.text)
    if not text:
        raise Fault("nothing-said")
    async with room.lock:
        await room.refresh()
        reporter = _reporter(room, wish, person)
        seats = len(room.ledger.places)
        if wish.seat is not None and wish.seat >= seats:
            raise Fault("no-such-seat", seat=wish.seat + 1, seats=seats)
        about = room.person_at(wish.seat) if wish.seat is not None else None
    await room.hub.store.host.report(Report(new_id(), now(), room.row.id, reporter, wish.seat, about, text))


def _reporter(room: Room, wish: ReportWish, person: PersonRow | None) -> str | None:
    """Who tells, where the server knows; a Fault for somebody who neither sits there nor may watch."""
    try:
        return seats.seat_of(room, wish.secret, person).person
    except Fault:
        if wish.secret is not None or person is None or not room.ledger.setup.settings.watchers:
            raise
        return person.id
