"""Who may sit where: links, people who come, and seats that change hands."""

from typing import TYPE_CHECKING

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.server.client import WATCHER
from fallakte.server.keys import fingerprint, fits
from fallakte.server.ledger import Place
from fallakte.server.messages import Hello
from fallakte.server.names import bot_name
from fallakte.server.store.rows import GATHERING, PersonRow, SeatRow

if TYPE_CHECKING:
    from fallakte.server.room import Room


def seat_line(seat: int, place: Place) -> Words:
    """The line that says how a seat is held from now on."""
    return {"seat": {"seat": seat, "place": msgspec.to_builtins(place)}}


def place_left(room: "Room", seat: int) -> Place:
    """What becomes of a seat that somebody leaves for good: a bot takes it, or before the match it is free again."""
    if room.ledger.phase == GATHERING:
        return Place(kind="open", name="")
    return Place(kind="bot", name=bot_name(seat), level=room.ledger.setup.settings.stand_in)


def seat_of_secret(room: "Room", secret: str) -> SeatRow:
    """The seat whose link this is; all are compared, whichever it is."""
    found = fingerprint(secret)
    mine = [row for row in room.seats if fits(row.link, found) | fits(row.next_link, found)]
    if not mine:
        raise Fault("wrong-link")
    return mine[0]


def seat_of(room: "Room", secret: str | None, person: PersonRow | None) -> SeatRow:
    """The seat of somebody who acts for one: by its link, or by the person whom the browser remembers."""
    if secret is not None:
        return seat_of_secret(room, secret)
    held = [row for row in room.seats if person is not None and row.person == person.id]
    if not held:
        raise Fault("no-seat")
    return held[0]


async def seat_for(room: "Room", hello: Hello, person: PersonRow | None) -> int:
    """Where somebody sits who comes through a socket; a seat that waited for them is taken by coming."""
    if hello.watch:
        return WATCHER
    if hello.secret is not None:
        row = seat_of_secret(room, hello.secret)
        link = fingerprint(hello.secret)
    else:
        held = [row for row in room.seats if person is not None and row.person == person.id]
        if not held:
            return WATCHER
        row = held[0]
        link = row.link or b""
    if room.ledger.places[row.seat].kind != "person" or fits(row.next_link, link):
        await take(room, row, link, person)
    return row.seat


async def take(
    room: "Room",
    row: SeatRow,
    link: bytes,
    person: PersonRow | None,
    *,
    name: str | None = None,
    word: str = "",
    recovery: bytes | None = None,
) -> None:
    """Somebody takes a seat; a link that it was handed over with replaces the one before, and its code."""
    before = room.ledger.places[row.seat]
    if before.kind == "bot":
        raise Fault("seat-is-bots")
    called = name or (person.name if person is not None else "") or before.name or str(row.seat + 1)
    place = Place(kind="person", name=called, word=word if room.ledger.match is None else before.word)
    handed = fits(row.next_link, link)
    kept = SeatRow(
        seat=row.seat,
        person=person.id if person is not None else None if handed else row.person,
        link=link,
        next_link=None if handed else row.next_link,
        recovery=recovery or (None if handed else row.recovery),
    )
    await room.append([seat_line(row.seat, place)], seats=[kept])
    if handed and row.seat in room.at_seats:
        room.at_seats.pop(row.seat).bye("handed-over")
    await room.begin_if_full()
    room.tell_table()
    room.driver.look()
