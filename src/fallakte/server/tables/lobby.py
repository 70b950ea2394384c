"""The lobby: tables are opened, people sit down, seats change hands."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.shuffle import commitment
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.protocol.messages import Table
from fallakte.protocol.requests import (
    Opened,
    OpenTable,
    Recover,
    Seated,
    SeatGiven,
    SeatSecret,
    SeatWish,
    SitDown,
)
from fallakte.server.clock import now
from fallakte.server.cluster.hub import Hub
from fallakte.server.rooms import chain
from fallakte.server.rooms.bounds import check_options
from fallakte.server.rooms.client import ENCODER
from fallakte.server.rooms.log_reader import begun
from fallakte.server.rooms.names import Names
from fallakte.server.rooms.room import Room
from fallakte.server.rooms.setup import Place, Setup
from fallakte.server.rooms.state import summary
from fallakte.server.store.rows import GATHERING, RUNNING, Line, NameRow, PersonRow, SeatRow, TableRow
from fallakte.server.tables import seats as seating
from fallakte.server.tables.keys import (
    fingerprint,
    fits,
    in_groups,
    is_code,
    kept_of_recovery,
    new_code,
    new_id,
    new_part,
    new_recovery,
    new_secret,
    recovery_fingerprint,
    spelled,
)
from fallakte.server.tables.names import bot_name, person_name

LISTED: Final = 50
MINE: Final = 200
TRIES: Final = 8

T = TypeVar("T")


class Lobby:
    """What people do before they play, and around it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # Opening

    async def open(self, wish: OpenTable, person: PersonRow) -> Opened:
        """A new table; when nobody is missing the match begins at once."""
        rules = game(wish.game)
        options = rules.fill({"players": len(wish.seats), **wish.options})
        if options["players"] != len(wish.seats):
            raise Fault("players-do-not-match", named=len(wish.seats), players=options["players"])
        self.hub.check_level(wish.settings.stand_in)
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Fault("one-me")
        places = [self._place(seat, one, wish, person) for seat, one in enumerate(wish.seats)]
        part = new_part()
        setup = Setup(
            game=rules.id,
            options=options,
            settings=wish.settings,
            places=places,
            listed=wish.listed,
            commitment=commitment(part),
        )
        me = next((seat for seat, one in enumerate(wish.seats) if one.kind == "me"), None)
        given = {seat: new_secret() for seat, place in enumerate(places) if place.kind != "bot"}
        seats = [self._row(seat, person, given.get(seat), is_own=seat == me) for seat in range(len(places))]
        return await self.found(setup, part, seats, given, me, opener=person.id)

    def _row(self, seat: int, person: PersonRow, secret: str | None, *, is_own: bool) -> SeatRow:
        """A seat of a new table: one's own has a key, another one an invitation."""
        if secret is None:
            return SeatRow(seat=seat)
        if is_own:
            return SeatRow(seat=seat, person=person.id, link=fingerprint(secret))
        return SeatRow(seat=seat, invitation=fingerprint(secret))

    def _place(self, seat: int, wish: SeatWish, table: OpenTable, person: PersonRow) -> Place:
        if wish.kind == "bot":
            level = wish.level or table.settings.stand_in
            self.hub.check_level(level)
            return Place(kind="bot", name=person_name(wish.name) if wish.name else bot_name(seat), level=level)
        if wish.kind == "me":
            return Place(kind="person", name=called(table.name, person, seat), commitment=table.word_commitment)
        return Place(kind=wish.kind, name=person_name(wish.name) if wish.name else "")

    async def found(
        self,
        setup: Setup,
        part: str,
        seats: list[SeatRow],
        given: dict[int, str],
        me: int | None,
        record: list[Words] | None = None,
        *,
        opener: str | None,
    ) -> Opened:
        """Keep a new table and let its match begin if it can; `given` are the key of my seat and invitations."""
        check_options(setup.options)
        table = new_id()
        recovery = new_recovery()
        if me is not None:
            seats[me] = msgspec.structs.replace(seats[me], recovery=recovery_fingerprint(recovery, table))
        at = now()
        lines, names = first_lines(table, setup, record or [], seats, at)
        first = summary(await begun(table, lines, part, {one.who: one.name for one in names}))
        for _ in range(TRIES):
            row = TableRow(
                table,
                new_code(),
                setup.game,
                setup.listed,
                part,
                len(lines),
                at,
                at,
                first,
                tip=lines[-1].sum,
                opener=opener,
            )
            if await self.hub.store.open(row, lines, seats, names):
                break
        else:
            raise Fault("no-code-left")
        room = await self.hub.room(table)
        async with room.lock:
            await room.refresh()
        own = {me: self.own_seat(table, seating.Chair(me, given[me], recovery))} if me is not None else {}
        return Opened(
            table=table,
            code=in_groups(row.code),
            link=self.link(table),
            commitment=setup.commitment,
            seats=[own.get(seat) or self.invitation(table, seat, secret) for seat, secret in given.items()],
        )

    def own_seat(self, table: str, chair: seating.Chair) -> SeatGiven:
        """A seat to whoever sits there: the key stands in no link."""
        return SeatGiven(seat=chair.seat, secret=chair.key or "", link=self.link(table), recovery=chair.recovery)

    def invitation(self, table: str, seat: int, secret: str) -> SeatGiven:
        """A link with which somebody may sit down once."""
        return SeatGiven(seat=seat, secret=secret, link=self.link(table, secret))

    def link(self, table: str, secret: str = "") -> str:
        """A table's address; a seat's secret stands behind the #, which browsers never send."""
        return f"{self.hub.settings.origin}/t/{table}" + (f"#{secret}" if secret else "")

    # Seats

    async def sit(self, table: str, wish: SitDown, person: PersonRow) -> SeatGiven:
        """Somebody takes a seat: that of a link, or an open one; or says with its key how they want to be called."""
        room = await self.hub.room(table)
        name = person_name(wish.name) if wish.name else None
        coming = seating.Coming(wish.secret, wish.key, person, name, wish.word_commitment)

        async def sit_down() -> SeatGiven:
            return self.own_seat(table, await self._sit(room, wish.seat, coming))

        return await self._again(room, sit_down)

    async def _sit(self, room: Room, wished: int | None, coming: seating.Coming) -> seating.Chair:
        own = seating.seat_of_key(room, coming.secret)
        if own is not None and not seating.is_link(coming):
            return await seating.sit_down(room, own, coming._replace(key=coming.secret))
        if coming.secret is not None:
            return await seating.sit_by_link(room, coming)
        own = seating.seat_of_key(room, coming.key)
        if own is not None:
            return await seating.give_key(room, own, coming.key or "")
        return await seating.sit_down(room, self._free(room, wished), coming)

    def _free(self, room: Room, wished: int | None) -> SeatRow:
        places = room.ledger.places
        if wished is not None and wished >= len(places):
            raise Fault("no-such-seat", seat=wished + 1, seats=len(places))
        free = [seat for seat, place in enumerate(places) if place.kind == "open"]
        if not free:
            raise Fault("table-full")
        seat = free[0] if wished is None else wished
        if seat not in free:
            raise Fault("seat-taken", seat=seat + 1)
        return room.seats[seat]

    async def recover(self, table: str, wish: Recover, person: PersonRow) -> SeatGiven:
        """A seat whose key was lost comes back by its code, with a new key and a new code; all others end."""
        room = await self.hub.room(table)
        found = await kept_of_recovery(wish.code, table)

        async def bring_back() -> SeatGiven:
            rows = [row for row in room.seats if fits(row.recovery, found)]
            if not rows:
                raise Fault("wrong-recovery")
            row = msgspec.structs.replace(rows[0], person=person.id)
            chair = await seating.give_key(room, row, new_secret())
            room.send_away(row.seat, "taken-over")
            return self.own_seat(table, chair)

        return await self._again(room, bring_back)

    async def hand_over(self, table: str, wish: SeatSecret, person: PersonRow) -> SeatGiven:
        """A link for one's seat; whoever uses it sits there from then on, and the key that there was ends."""
        room = await self.hub.room(table)
        secret = new_secret()

        async def offer() -> SeatGiven:
            row = seating.seat_of(room, wish.secret, person)
            await seating.rekey(room, msgspec.structs.replace(row, next_link=fingerprint(secret)))
            return self.invitation(table, row.seat, secret)

        return await self._again(room, offer)

    async def take_back(self, table: str, wish: SeatSecret, person: PersonRow) -> SeatGiven:
        """The link that a seat was to be handed over with ends, if nobody has used it yet."""
        room = await self.hub.room(table)

        async def keep() -> SeatGiven:
            row = seating.seat_of(room, wish.secret, person)
            if row.next_link is None:
                raise Fault("not-handed-over")
            await seating.rekey(room, msgspec.structs.replace(row, next_link=None))
            return self.own_seat(table, seating.Chair(row.seat, wish.secret))

        return await self._again(room, keep)

    async def invite(self, table: str, seat: int, key: str | None) -> SeatGiven | None:
        """A new invitation to a seat that waits for its person; None where somebody sits there, unless by this key."""
        room = await self.hub.room(table)
        secret = new_secret()

        async def offer() -> SeatGiven | None:
            own = seating.seat_of_key(room, key)
            if own is not None and own.seat == seat:
                return self.own_seat(table, await seating.give_key(room, own, key or ""))
            if room.ledger.places[seat].kind != "friend":
                return None
            await seating.rekey(room, msgspec.structs.replace(room.seats[seat], invitation=fingerprint(secret)))
            return self.invitation(table, seat, secret)

        return await self._again(room, offer)

    async def _again(self, room: Room, deed: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something at a table, and once more on what it has become, where another node was first."""
        async with room.lock:
            for tried in range(TRIES):
                await room.mind_other_nodes()
                try:
                    return await deed()
                except Fault as fault:
                    if fault.key != "stale" or tried == TRIES - 1:
                        raise
        raise AssertionError

    # Looking around

    async def about(self, table_or_code: str) -> Table:
        """A table as everybody may see it, by its id or its code."""
        table = table_or_code
        if is_code(table_or_code):
            table = await self.hub.store.find_code(spelled(table_or_code)) or ""
        room = await self.hub.room(table)
        async with room.lock:
            await room.refresh()
            return room.look_of_table()

    async def listed(self) -> list[Seated]:
        """The tables that everybody may find: those that wait for somebody, then those where one can watch."""
        rows = [row for phase in (GATHERING, RUNNING) for row in await self.hub.store.listed(phase, LISTED)]
        return [seated(row) for row in rows]

    async def tables_of(self, person: PersonRow) -> list[Seated]:
        """Where a person sits, whoever waits for them first."""
        found = [seated(row, seat) for row, seat in await self.hub.store.tables_of(person.id, MINE)]
        return sorted(found, key=lambda one: (not one.your_turn, one.phase != RUNNING))


def first_lines(
    table: str, setup: Setup, record: list[Words], seats: list[SeatRow], at: int
) -> tuple[list[Line], list[NameRow]]:
    """The lines that a table begins with, and the names in them."""
    apart = Names()
    persons = {row.seat: row.person for row in seats}
    names: list[NameRow] = []
    bodies: list[bytes] = []
    for body in [{"table": msgspec.to_builtins(setup)}, *record]:
        stored, new = apart.apart(body, persons)
        bodies.append(ENCODER.encode(stored))
        names += new
    return chain.written(table, bodies, at), names


def called(given: str | None, person: PersonRow, seat: int) -> str:
    """What a person is called at a table: as asked for, as always, or by the seat."""
    return person_name(given) if given else person.name or str(seat + 1)


def seated(row: TableRow, seat: int | None = None) -> Seated:
    """A table as lists show it."""
    about: dict[str, Any] = msgspec.json.decode(row.summary.about)
    return Seated(
        table=row.id,
        code=in_groups(row.code),
        game=row.game,
        phase=row.summary.phase,
        players=about["players"],
        seat=seat,
        to_act=row.summary.to_act,
        your_turn=seat is not None and seat == row.summary.to_act and row.summary.phase == RUNNING,
        opened=row.opened,
        changed=row.changed,
    )
