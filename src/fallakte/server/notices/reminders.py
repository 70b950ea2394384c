"""People who are away are told: it is your turn, your time is over, you are asked, the match has ended.

Of a table an absent person hears once, and then nothing more until they have been there again, except its end.
"""

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from fallakte.server.notices.consent import Consent, notifications
from fallakte.server.notices.notice import Notice, Occasion
from fallakte.server.notices.post import Post
from fallakte.server.rooms.log import NOBODY
from fallakte.server.store.letters import ABSENCE
from fallakte.server.store.rows import OVER, PersonRow
from fallakte.server.store.store import Store
from fallakte.server.tables.keys import in_groups

if TYPE_CHECKING:
    from fallakte.server.rooms.state import Keeper

PATIENCE: Final = 30.0
"""Seconds that somebody may be away (a reload, a tunnel) before a notice is sent."""


class Reminders:
    """Sends notices, each once, by whichever node comes first."""

    def __init__(self, store: Store, post: Post, base: str, patience: float = PATIENCE) -> None:
        self.store = store
        self.base = base
        self.patience = patience
        self.consent = Consent(store, post, base)
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._in_turn: WeakKeyDictionary[Keeper, asyncio.Lock] = WeakKeyDictionary()
        """Who comes and who is told at a table is noted in the order in which it happened."""

    def turn(self, room: "Keeper") -> None:
        """Whoever is to act and stays away is told so; at the end everybody is told."""
        if self._waiting and room.row.id in self._waiting:
            self._waiting.pop(room.row.id).cancel()
        ledger = room.ledger
        if ledger.phase == OVER:
            self._later(room, list(range(len(ledger.places))), "over")
        elif (
            ledger.to_act != NOBODY
            and ledger.to_act not in room.at_seats
            and ledger.bot_to_act is None
            and ledger.paused is None
        ):
            self._later(room, [ledger.to_act], "your-turn")

    def stop(self) -> None:
        """Nobody is told any more; another node, or this one when it is back, sees to it."""
        for waiting in self._waiting.values():
            waiting.cancel()
        self._waiting.clear()

    def clock(self, room: "Keeper") -> None:
        """The time of the seat to act is over."""
        self._tell(room, [room.ledger.to_act], "clock")

    def asked(self, room: "Keeper", by: int) -> None:
        """Somebody asks the others at the table."""
        self._tell(room, [seat for seat in room.ledger.people if seat != by], "asked", by)

    def expiring(self, room: "Keeper") -> None:
        """The match will be closed, since nobody visits it."""
        self._tell(room, room.ledger.people, "expiring", NOBODY)

    def closed(self, room: "Keeper") -> None:
        """The host has closed the table."""
        self._tell(room, room.ledger.people, "closed")

    def came(self, room: "Keeper", seat: int) -> None:
        """Somebody is at their seat: this absence is over."""
        if room.person_at(seat) is not None:
            room.hub.spawn(self._note_coming(room, seat))

    async def _note_coming(self, room: "Keeper", seat: int) -> None:
        async with self._turn_at(room):
            await self.store.letters.came(room.row.id, seat)

    def _turn_at(self, room: "Keeper") -> asyncio.Lock:
        return self._in_turn.setdefault(room, asyncio.Lock())

    def _later(self, room: "Keeper", seats: list[int], reason: Occasion) -> None:
        absent = [seat for seat in seats if self._is_away(room, seat)]
        if absent:
            loop = asyncio.get_running_loop()
            self._waiting[room.row.id] = loop.call_later(self.patience, self._tell, room, absent, reason)

    def _tell(self, room: "Keeper", seats: list[int], reason: Occasion, about: int | None = None) -> None:
        self._waiting.pop(room.row.id, None)
        if room.is_known:
            for seat in seats:
                if self._is_away(room, seat):
                    notice = self._notice(room, reason, seat if about is None else about)
                    room.hub.spawn(self._send(room, seat, notice, room.ledger.state))

    def _is_away(self, room: "Keeper", seat: int) -> bool:
        return seat not in room.here() and room.person_at(seat) is not None

    def _notice(self, room: "Keeper", reason: Occasion, about: int) -> Notice:
        return Notice(
            reason=reason,
            game=room.row.game,
            table=in_groups(room.row.code),
            names=[place.name for place in room.ledger.places],
            seat=about,
            link=f"{self.base}/t/{room.row.id}",
            language="",
        )

    async def _send(self, room: "Keeper", seat: int, notice: Notice, state: int) -> None:
        async with self._turn_at(room):
            person = await self._to_tell(room, seat)
            ways = await self.consent.open_ways(person.settings) if person is not None else []
            if person is None or not ways:
                return
            if await self._is_first(room, seat, notice.reason, state):
                await self.consent.tell(ways, notice.to(person.language))
            else:
                self.consent.spared += 1

    async def _to_tell(self, room: "Keeper", seat: int) -> PersonRow | None:
        holder = room.person_at(seat)
        person = await self.store.person_by_id(holder) if holder is not None else None
        if person is None or room.row.id in notifications(person.settings).muted:
            return None
        return person

    async def _is_first(self, room: "Keeper", seat: int, reason: Occasion, state: int) -> bool:
        """The end, and that it is near, is told once; of all else one thing, until the person was there again."""
        if reason in ("over", "closed", "expiring"):
            return await self.store.first_to_tell(room.row.id, state, seat, reason)
        return await self.store.first_to_tell(room.row.id, 0, seat, ABSENCE)
