"""The lobby: tables are opened, people sit down, seats change hands."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.shuffle import commitment
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.server import chain, seating
from fallakte.server.bounds import check_options
from fallakte.server.client import ENCODER
from fallakte.server.clockwork import now
from fallakte.server.hub import Hub
from fallakte.server.keeper import summary
from fallakte.server.keys import (
    fingerprint,
    fits,
    new_code,
    new_id,
    new_part,
    new_recovery,
    new_secret,
    slow_fingerprint,
    spelled,
)
from fallakte.server.ledger import Place, Setup, read
from fallakte.server.messages import Table
from fallakte.server.named import Names
from fallakte.server.names import bot_name, person_name
from fallakte.server.requests import (
    Opened,
    OpenTable,
    Recover,
    Seated,
    SeatGiven,
    SeatSecret,
    SeatWish,
    SitDown,
)
from fallakte.server.room import Room
from fallakte.server.store.rows import GATHERING, RUNNING, Line, NameRow, PersonRow, SeatRow, TableRow

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
        given = [new_secret() if place.kind != "bot" else "" for place in places]
        seats = [
            SeatRow(
                seat=seat,
                person=person.id if seat == me else None,
                link=fingerprint(secret) if secret else None,
            )
            for seat, secret in enumerate(given)
        ]
        return await self.found(setup, part, seats, given, me, opener=person.id)

    def _place(self, seat: int, wish: SeatWish, table: OpenTable, person: PersonRow) -> Place:
        if wish.kind == "bot":
            level = wish.level or table.settings.stand_in
            self.hub.check_level(level)
            return Place(kind="bot", name=person_name(wish.name) if wish.name else bot_name(seat), level=level)
        if wish.kind == "me":
            return Place(kind="person", name=called(table.name, person, seat))
        return Place(kind=wish.kind, name=person_name(wish.name) if wish.name else "")

    async def found(
        self,
        setup: Setup,
        part: str,
        seats: list[SeatRow],
        given: list[str],
        me: int | None,
        record: list[Words] | None = None,
        *,
        opener: str | None,
    ) -> Opened:
        """Keep a new table and let its match begin if it can; `given` are the secrets whose links are handed out."""
        check_options(setup.options)
        table = new_id()
        recovery = new_recovery()
        if me is not None:
            seats[me] = msgspec.structs.replace(
                seats[me], recovery=await asyncio.to_thread(slow_fingerprint, recovery, table)
            )
        at = now()
        lines, names = first_lines(table, setup, record or [], seats, at)
        first = summary(read(table, lines, part, {one.who: one.name for one in names}))
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
        links = [
            SeatGiven(
                seat=seat, secret=secret, link=self.link(table, secret), recovery=recovery if seat == me else None
            )
            for seat, secret in enumerate(given)
            if secret
        ]
        return Opened(table=table, code=row.code, link=self.link(table), commitment=setup.commitment, seats=links)

    def link(self, table: str, secret: str = "") -> str:
        """A table's address; a seat's secret stands behind the #, which browsers never send."""
        return f"{self.hub.settings.origin}/t/{table}" + (f"#{secret}" if secret else "")

    # Seats

    async def sit(self, table: str, wish: SitDown, person: PersonRow) -> SeatGiven:
        """Somebody takes a seat: that of a link, or an open one."""
        room = await self.hub.room(table)
        recovery = new_recovery()
        kept = await asyncio.to_thread(slow_fingerprint, recovery, table)

        async def sit_down() -> SeatGiven:
            row, secret = self._wished(room, wish)
            place = room.ledger.places[row.seat]
            name = called(wish.name, person, row.seat, place.name)
            await seating.take(room, row, fingerprint(secret), person, name=name, word=wish.word, recovery=kept)
            return SeatGiven(seat=row.seat, secret=secret, link=self.link(table, secret), recovery=recovery)

        return await self._again(room, sit_down)

    def _wished(self, room: Room, wish: SitDown) -> tuple[SeatRow, str]:
        if wish.secret is not None:
            return seating.seat_of_secret(room, wish.secret), wish.secret
        places = room.ledger.places
        if wish.seat is not None and wish.seat >= len(places):
            raise Fault("no-such-seat", seat=wish.seat + 1, seats=len(places))
        free = [seat for seat, place in enumerate(places) if place.kind == "open"]
        if not free:
            raise Fault("table-full")
        seat = free[0] if wish.seat is None else wish.seat
        if seat not in free:
            raise Fault("seat-taken", seat=seat + 1)
        return room.seats[seat], new_secret()

    async def recover(self, table: str, wish: Recover, person: PersonRow) -> SeatGiven:
        """A seat whose link was lost comes back by its code, with a new link; the old one ends."""
        room = await self.hub.room(table)
        found = await asyncio.to_thread(slow_fingerprint, wish.code, table)
        secret = new_secret()

        async def bring_back() -> SeatGiven:
            rows = [row for row in room.seats if fits(row.recovery, found)]
            if not rows:
                raise Fault("wrong-recovery")
            seat = rows[0].seat
            row = SeatRow(seat=seat, person=person.id, link=fingerprint(secret), recovery=found)
            await self._rekey(room, row)
            self._send_away(room, seat, "taken-over")
            return SeatGiven(seat=seat, secret=secret, link=self.link(table, secret), recovery=wish.code)

        return await self._again(room, bring_back)

    async def hand_over(self, table: str, wish: SeatSecret, person: PersonRow) -> SeatGiven:
        """A second link for one's seat; whoever uses it sits there from then on, and the first link ends."""
        room = await self.hub.room(table)
        secret = new_secret()

        async def offer() -> SeatGiven:
            row = seating.seat_of(room, wish.secret, person)
            await self._rekey(room, msgspec.structs.replace(row, next_link=fingerprint(secret)))
            return SeatGiven(seat=row.seat, secret=secret, link=self.link(table, secret))

        return await self._again(room, offer)

    async def take_back(self, table: str, wish: SeatSecret, person: PersonRow) -> SeatGiven:
        """The link that a seat was to be handed over with ends, if nobody has used it yet."""
        room = await self.hub.room(table)

        async def keep() -> SeatGiven:
            row = seating.seat_of(room, wish.secret, person)
            if row.next_link is None:
                raise Fault("not-handed-over")
            if wish.secret is not None and fits(row.next_link, fingerprint(wish.secret)):
                raise Fault("wrong-link")
            await self._rekey(room, msgspec.structs.replace(row, next_link=None))
            secret = wish.secret or ""
            return SeatGiven(seat=row.seat, secret=secret, link=self.link(table, secret))

        return await self._again(room, keep)

    async def _rekey(self, room: Room, row: SeatRow) -> None:
        await room.append([{"key": {"seat": row.seat}}], seats=[row])

    def _send_away(self, room: Room, seat: int, code: str) -> None:
        client = room.at_seats.pop(seat, None)
        if client is not None:
            client.bye(code)

    async def _again(self, room: Room, deed: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something at a table, and once more on what it has become, where another node was first."""
        async with room.lock:
            for tried in range(TRIES):
                await room.refresh()
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
        if len(table_or_code) < len(new_id()):
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


def called(given: str | None, person: PersonRow, seat: int, before: str = "") -> str:
    """What a person is called at a table: as asked for, as always, as the host has written, or by the seat."""
    return person_name(given) if given else person.name or before or str(seat + 1)


def seated(row: TableRow, seat: int | None = None) -> Seated:
    """A table as lists show it."""
    about: dict[str, Any] = msgspec.json.decode(row.summary.about)
    return Seated(
        table=row.id,
        code=row.code,
        game=row.game,
        phase=row.summary.phase,
        players=about["players"],
        seat=seat,
        to_act=row.summary.to_act,
        your_turn=seat is not None and seat == row.summary.to_act and row.summary.phase == RUNNING,
        opened=row.opened,
        changed=row.changed,
    )
