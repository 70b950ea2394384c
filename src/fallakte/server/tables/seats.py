"""Who may sit where: keys, invitations, people who come, and seats that change hands.

A seat's key is held by whoever sits there, and reads and plays. Invitations and links that hand a seat over do nothing
but sit down: once, for a new key, and whatever was given out for the seat before ends then.
"""

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.protocol.messages import Hello
from fallakte.server.rooms.client import WATCHER
from fallakte.server.rooms.setup import Place
from fallakte.server.store.rows import GATHERING, PersonRow, SeatRow
from fallakte.server.tables.keys import fingerprint, fits, new_recovery, new_secret, recovery_fingerprint
from fallakte.server.tables.names import bot_name

if TYPE_CHECKING:
    from fallakte.server.rooms.room import Room


class Chair(NamedTuple):
    """Where somebody has come to; the key and the recovery code where they are new."""

    seat: int
    key: str | None = None
    recovery: str | None = None


class Coming(NamedTuple):
    """Somebody who wants to sit down: what they have, and the key that they would like to have from then on."""

    secret: str | None = None
    key: str | None = None
    person: PersonRow | None = None
    name: str | None = None
    word_commitment: str | None = None


def seat_line(seat: int, place: Place) -> Words:
    """The line that says how a seat is held from now on."""
    return {"seat": {"seat": seat, "place": msgspec.to_builtins(place)}}


def place_left(room: "Room", seat: int) -> Place:
    """What becomes of a seat that somebody leaves for good: a bot takes it, or before the match it is free again."""
    if room.ledger.phase == GATHERING:
        return Place(kind="open", name="")
    return Place(kind="bot", name=bot_name(seat), level=room.ledger.setup.settings.stand_in)


# Whose a secret is; all seats are compared, whichever it is


def seat_of_key(room: "Room", key: str | None) -> SeatRow | None:
    """The seat whose key this is."""
    found = fingerprint(key or "")
    return next(iter([row for row in room.seats if fits(row.link, found)]), None)


def seat_of_link(room: "Room", secret: str | None) -> SeatRow | None:
    """The seat at which this link, made for one visit, sits somebody down."""
    found = fingerprint(secret or "")
    return next(iter([row for row in room.seats if fits(row.invitation, found) | fits(row.next_link, found)]), None)


def seat_of_person(room: "Room", person: PersonRow | None) -> SeatRow | None:
    """The first seat of the person whom the browser remembers."""
    return next((row for row in room.seats if person is not None and row.person == person.id), None)


def seat_of(room: "Room", key: str | None, person: PersonRow | None) -> SeatRow:
    """The seat of somebody who reads or acts for one: by its key, or by the person whom the browser remembers."""
    found = seat_of_key(room, key) if key is not None else seat_of_person(room, person)
    if found is None:
        raise Fault("no-seat" if key is None else "wrong-link")
    return found


# Coming


async def seat_for(room: "Room", hello: Hello, person: PersonRow | None) -> Chair:
    """Where somebody comes to through a socket; a seat that waited for them is taken by coming."""
    if hello.watch:
        return Chair(WATCHER)
    coming = Coming(hello.secret, hello.key, person, word_commitment=hello.word_commitment)
    if hello.secret is not None:
        own = seat_of_key(room, hello.secret)
        return Chair(own.seat) if own is not None and not is_link(coming) else await sit_by_link(room, coming)
    row = seat_of_person(room, person)
    if row is None:
        return Chair(WATCHER)
    if room.ledger.places[row.seat].kind != "person":
        return await sit_down(room, row, coming)
    return Chair(row.seat) if row.link is not None else await give_key(room, row, coming.key or new_secret())


def is_link(coming: Coming) -> bool:
    """Whether their secret was given to them: who brings another key for the seat than the one they say has a link."""
    return coming.key is not None and coming.key != coming.secret


async def sit_by_link(room: "Room", coming: Coming) -> Chair:
    """Sit down by a link. Whoever did so and never heard the answer is known by the key that they brought.

    A key that somebody passed on as a link is used up like one: whoever passed it on shall not read along.
    """
    row = seat_of_link(room, coming.secret) or seat_of_key(room, coming.secret)
    if row is not None:
        return await sit_down(room, row, coming)
    row = seat_of_key(room, coming.key)
    if row is None:
        raise Fault("wrong-link")
    return await give_key(room, row, coming.key or "")


async def give_key(room: "Room", row: SeatRow, key: str) -> Chair:
    """Who sits there already has this key from now on, and a new recovery code; what was given out before ends."""
    recovery = new_recovery()
    kept = recovery_fingerprint(recovery, room.row.id)
    await rekey(room, SeatRow(seat=row.seat, person=row.person, link=fingerprint(key), recovery=kept))
    return Chair(row.seat, key, recovery)


async def sit_down(room: "Room", row: SeatRow, coming: Coming) -> Chair:
    """Somebody takes a seat: with a new key and recovery code, and all that was given out for it before ends."""
    before = room.ledger.places[row.seat]
    if before.kind == "bot":
        raise Fault("seat-is-bots")
    key, recovery = coming.key or new_secret(), new_recovery()
    holder = seat_of_key(room, key)
    if holder is not None and holder.seat != row.seat:
        raise Fault("key-in-use")
    person = coming.person
    called = coming.name or (person.name if person is not None else "") or before.name or str(row.seat + 1)
    word_commitment = before.commitment if room.ledger.sealed else coming.word_commitment
    place = Place(kind="person", name=called, word=before.word, commitment=word_commitment)
    kept = SeatRow(
        seat=row.seat,
        person=person.id if person is not None else None,
        link=fingerprint(key),
        recovery=recovery_fingerprint(recovery, room.row.id),
    )
    await room.append([seat_line(row.seat, place)], seats=[kept])
    if holder is None:
        room.send_away(row.seat, "handed-over")
    await room.begin_if_full()
    room.tell_table()
    room.driver.look()
    return Chair(row.seat, key, recovery)


async def rekey(room: "Room", row: SeatRow) -> None:
    """What opens a seat is something else from now on."""
    await room.append([{"key": {"seat": row.seat}}], seats=[row])
