"""People who are away are told: it is your turn, your time is over, you are asked, the match has ended."""

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from fallakte.server.keys import in_groups
from fallakte.server.ledger import NOBODY
from fallakte.server.notices.notice import Notice, Occasion, Target
from fallakte.server.notices.post import Post
from fallakte.server.requests import Notifications
from fallakte.server.store.rows import OVER
from fallakte.server.store.store import Store

if TYPE_CHECKING:
    from fallakte.server.keeper import Keeper

PATIENCE: Final = 30.0
"""Seconds that somebody may be away (a reload, a tunnel) before a notice is sent."""


class Reminders:
    """Sends notices, each once, by whichever node comes first."""

    def __init__(self, store: Store, post: Post, base: str, patience: float = PATIENCE) -> None:
        self.store = store
        self.post = post
        self.base = base
        self.patience = patience
        self._waiting: dict[str, asyncio.TimerHandle] = {}

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
                    room.hub.spawn(self._send(room, seat, reason, seat if about is None else about))

    def _is_away(self, room: "Keeper", seat: int) -> bool:
        return seat not in room.here() and room.person_at(seat) is not None

    async def _send(self, room: "Keeper", seat: int, reason: Occasion, about: int) -> None:
        number = room.ledger.number if reason == "asked" else room.ledger.state
        holder = room.person_at(seat)
        person = await self.store.person_by_id(holder) if holder is not None else None
        if person is None:
            return
        wanted = notifications(person.settings)
        if room.row.id in wanted.muted or not (wanted.mail or wanted.webhook):
            return
        if await self.store.first_to_tell(room.row.id, number, seat, reason):
            notice = Notice(
                reason=reason,
                game=room.row.game,
                table=in_groups(room.row.code),
                names=[place.name for place in room.ledger.places],
                seat=about,
                link=f"{self.base}/t/{room.row.id}",
                language=person.language,
            )
            self.post.send(Target(mail=wanted.mail, webhook=wanted.webhook), notice)


def notifications(settings: bytes) -> Notifications:
    """What a person's settings say about notices."""
    kept: dict[str, object] = msgspec.json.decode(settings or b"{}")
    return msgspec.convert(kept.get("notifications", {}), Notifications)
