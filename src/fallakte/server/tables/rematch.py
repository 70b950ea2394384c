"""Another match: with the same people, or from a point of one that is over."""

from typing import Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.shuffle import commitment
from fallakte.core.words import Words
from fallakte.protocol.requests import Opened, PlayOn, Rematch
from fallakte.server.rooms.log_reader import Past
from fallakte.server.rooms.room import Room
from fallakte.server.rooms.setup import Place, Setup
from fallakte.server.store.rows import CLOSED, OVER, PersonRow, SeatRow
from fallakte.server.tables import seats
from fallakte.server.tables.keys import fingerprint, new_part, new_secret
from fallakte.server.tables.lobby import Lobby, called
from fallakte.server.tables.names import bot_name

OF_LUCK: Final = ("commitment", "word_commitments", "silent")
"""What a header says of luck that can be verified."""
PAIRINGS: Final = (0, 2, 3, 1)
"""Four people sit so that each has another partner; after three times all pairings have been."""

MOST_PLAYED_ON: Final = 10_000
"""Lines of a match that are taken over at the most where somebody plays on: no match of people is as long."""
MOVE: Final = b'{"move"'


class Again:
    """Opens the tables that follow on a finished match."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hub = lobby.hub

    async def rematch(self, table: str, wish: Rematch, person: PersonRow) -> Opened:
        """The same people and settings; whoever asks gets their own seat, and no key of the old table opens it."""
        room = await self.hub.room(table)
        async with room.lock:
            await room.mind_other_nodes()
            _finished(room)
            mine = seats.seat_of(room, wish.secret, person)
            if room.ledger.rematch is None:
                opened = await self._open_rematch(room, wish, mine)
                if opened is not None:
                    return opened
            after, order = room.ledger.rematch, room.ledger.rematch_seats
        assert after is not None
        about = await self.lobby.about(after)
        given = await self.lobby.invite(after, order.index(mine.seat), wish.key) if mine.seat in order else None
        return Opened(
            table=after,
            code=about.code,
            link=self.lobby.link(after),
            commitment=about.commitment,
            seats=[given] if given is not None else [],
        )

    async def _open_rematch(self, room: Room, wish: Rematch, mine: SeatRow) -> Opened | None:
        """The new table; None where another node was first to open one."""
        before = room.ledger
        order = seats_after(wish.seats, len(before.places))
        places = [_awaited(before.places[old], is_here=old == mine.seat) for old in order]
        me, key = order.index(mine.seat), wish.key or new_secret()
        places[me] = msgspec.structs.replace(places[me], commitment=wish.word_commitment)
        rows = [SeatRow(seat=new, person=room.seats[old].person) for new, old in enumerate(order)]
        rows[me] = msgspec.structs.replace(rows[me], link=fingerprint(key))
        part = new_part()
        setup = msgspec.structs.replace(
            before.setup, places=places, commitment=commitment(part), copied=0, played_on_from=None
        )
        opener = mine.person or room.row.opener
        opened = await self.lobby.found(setup, part, rows, {me: key}, me, opener=opener)
        try:
            await room.append([{"rematch": {"table": opened.table, "seats": order}}])
        except Fault:
            await self.hub.store.delete(opened.table)
            await self.hub.forget(opened.table)
            await room.refresh()
            if room.ledger.rematch is None:
                raise
            return None
        room.tell_table()
        return opened

    async def play_on(self, table: str, wish: PlayOn, person: PersonRow) -> Opened:
        """A finished match up to a point, then anew: I take a seat, bots take the others."""
        room = await self.hub.room(table)
        async with room.lock:
            await room.refresh()
            _finished(room)
            past = await Past.of(self.hub.store, room.row, room.ledger)
            before = room.ledger
        self.hub.check_level(wish.level)
        if wish.seat >= len(before.places):
            raise Fault("no-such-seat", seat=wish.seat + 1, seats=len(before.places))
        kept = await up_to(past, wish.number)
        places = [
            Place(kind="person", name=called(wish.name, person, seat))
            if seat == wish.seat
            else Place(kind="bot", name=bot_name(seat), level=wish.level)
            for seat in range(len(before.places))
        ]
        header = _header(msgspec.json.decode(past.header), places, table, wish.number)
        setup = Setup(
            game=before.setup.game,
            options=before.setup.options,
            settings=before.setup.settings,
            places=places,
            copied=len(kept),
            played_on_from=table,
        )
        key = new_secret()
        rows = [SeatRow(seat=seat) for seat in range(len(places))]
        rows[wish.seat] = SeatRow(seat=wish.seat, person=person.id, link=fingerprint(key))
        record = [header, *kept]
        return await self.lobby.found(setup, new_part(), rows, {wish.seat: key}, wish.seat, record, opener=person.id)


def _finished(room: Room) -> None:
    if room.ledger.phase not in (OVER, CLOSED):
        raise Fault("match-running")


def seats_after(wish: str, players: int) -> list[int]:
    """Who sits where in a rematch: for each new seat the old one of its person."""
    if wish == "teams" and players == len(PAIRINGS):
        return list(PAIRINGS)
    if wish == "teams":
        raise Fault("no-teams")
    shift = 1 if wish == "rotated" else 0
    return [(seat + shift) % players for seat in range(players)]


def _awaited(place: Place, *, is_here: bool) -> Place:
    """A seat of a rematch waits for its person, except for whoever asked for it."""
    if place.kind == "bot":
        return place
    return Place(kind="person" if is_here else "friend", name=place.name)


async def up_to(past: Past, moves: int) -> list[Words]:
    """The lines after the header with so many moves, and what followed on the last of them by itself."""
    kept: list[Words] = []
    made = 0
    async for lines in past.lines():
        for line in lines:
            if line.startswith(MOVE) and made == moves:
                return kept
            made += line.startswith(MOVE)
            kept.append(msgspec.json.decode(line))
        if len(kept) > MOST_PLAYED_ON:
            raise Fault("too-long-to-play-on", most=MOST_PLAYED_ON)
    raise Fault("no-such-move-number", number=moves, last=made - 1)


def _header(header: Words, places: list[Place], table: str, moves: int) -> Words:
    """The header of a match that is played on: it cannot be verified, for its beginning was dealt elsewhere."""
    players = [
        {"name": place.name, "kind": "human" if place.kind == "person" else f"bot:{place.level}"} for place in places
    ]
    kept = {name: value for name, value in header.items() if name not in OF_LUCK}
    return {**kept, "players": players, "from": {"table": table, "moves": moves}}
