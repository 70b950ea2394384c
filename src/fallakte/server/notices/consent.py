"""Consent: notices go to addresses whose owners have confirmed them, seldom enough, and until they want no more."""

from secrets import token_bytes
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from fallakte.core.faults import Fault
from fallakte.protocol.requests import AddressState, Notifications
from fallakte.server.clock import now
from fallakte.server.notices.notice import Notice, Target
from fallakte.server.notices.post import Post
from fallakte.server.notices.recipients import WAYS, Recipients, Way
from fallakte.server.store.letters import Confirmation, Quota
from fallakte.server.store.rows import PersonRow
from fallakte.server.store.store import Store
from fallakte.server.tables.keys import fingerprint, new_secret

HOUR: Final = 3600
DAY: Final = 86_400_000
MONTH: Final = 30 * DAY
KEY: Final = "recipients"

NOTICES: Final[dict[Way, Quota]] = {"mail": Quota("mails", 20, DAY), "webhook": Quota("calls", 200, DAY)}
"""What one recipient is told in all, whoever causes it."""
ASKED: Final = (Quota("asked-a-day", 3, DAY), Quota("asked-a-month", 6, MONTH))
ASKED_AGAIN: Final = Quota("asked-again", 1, MONTH)
"""Whoever has said that they want nothing is asked once more, and then not for long."""
ASKED_AT_HOST: Final = Quota("asked-at-host", 100, DAY)


class Open(NamedTuple):
    """A way to a person that is open: confirmed, and wanted."""

    way: Way
    address: str
    recipient: bytes


class Consent:
    """Knows where notices may go, asks owners of addresses, and hears when they want no more."""

    def __init__(self, store: Store, post: Post, base: str) -> None:
        self.spared = 0
        """Notices that were not sent because their person was told already, or was told enough."""
        self._letters = store.letters
        self._post = post
        self._base = base
        self._known: Recipients | None = None

    # Asking

    async def ask(self, person: PersonRow, way: Way, address: str) -> None:
        """Send the link that confirms an address; a Fault where its owner has been asked too often already."""
        recipients = await self._recipients()
        recipient = recipients.mark(way, address)
        again = (ASKED_AGAIN,) if await self._letters.unwanted(recipient) else ()
        may = await self._may_call(recipients, address) if way == "webhook" else True
        if not may or not await self._letters.take(recipient, (*again, *ASKED, NOTICES[way]), now()):
            raise Fault("confirm-too-often", seconds=HOUR)
        token = new_secret()
        await self._letters.offer(Confirmation(fingerprint(token), person.id, way, recipient, now() + DAY))
        self._send(recipients, Open(way, address, recipient), self._confirming(token, person.language))

    async def _may_call(self, recipients: Recipients, address: str) -> bool:
        """Behind one host there are any number of addresses, all of them somebody's machine."""
        host = recipients.mark("host", self._post.host(address))
        return await self._letters.take(host, (ASKED_AT_HOST,), now())

    def _confirming(self, token: str, language: str) -> Notice:
        return Notice("confirm", "", "", [], -1, f"{self._base}/confirm/{token}", language)

    # What the owners of addresses say

    async def is_offered(self, token: str) -> bool:
        """Whether this link can still confirm an address."""
        return await self._letters.offered(fingerprint(token), now()) is not None

    async def confirm(self, token: str) -> PersonRow:
        """The owner of an address wants notices there; the person whose address it is."""
        recipients = await self._recipients()

        def confirm(person: PersonRow, offered: Confirmation) -> PersonRow | None:
            way = next(way for way in WAYS if way == offered.way)
            address = getattr(notifications(person.settings), way)
            mine = bool(address) and recipients.mark(way, address) == offered.recipient
            return _with_confirmed(person, {**confirmed(person.settings), way: address}) if mine else None

        changed = await self._letters.accept(fingerprint(token), now(), confirm)
        if changed is None:
            raise Fault("confirm-gone")
        return changed

    async def is_farewell(self, token: str) -> bool:
        """Whether this is a link from one of our letters."""
        return (await self._recipients()).of_farewell(token) is not None

    async def leave_alone(self, token: str) -> None:
        """The owner of an address wants nothing more."""
        recipient = (await self._recipients()).of_farewell(token)
        if recipient is None:
            raise Fault("no-such-page")
        await self._letters.refuse(recipient, now())

    # Telling

    async def open_ways(self, settings: bytes) -> list[Open]:
        """Where a person may be told something."""
        recipients = await self._recipients() if confirmed(settings) else None
        if recipients is None:
            return []
        ways = [
            Open(way, address, recipients.mark(way, address))
            for way, address in confirmed(settings).items()
            if address == getattr(notifications(settings), way)
        ]
        return [one for one in ways if not await self._letters.unwanted(one.recipient)]

    async def tell(self, ways: list[Open], notice: Notice) -> None:
        """Send a notice each way, unless enough was sent there today."""
        recipients = await self._recipients()
        for one in ways:
            if await self._letters.take(one.recipient, (NOTICES[one.way],), now()):
                self._send(recipients, one, notice)
            else:
                self.spared += 1

    async def state(self, settings: bytes, way: Way) -> AddressState:
        """How it stands with a person's address."""
        address = getattr(notifications(settings), way)
        if not address:
            return "none"
        if await self._letters.unwanted((await self._recipients()).mark(way, address)):
            return "unsubscribed"
        return "confirmed" if confirmed(settings).get(way) == address else "unconfirmed"

    async def clear_out(self) -> None:
        """Forget what is too old to matter."""
        await self._letters.clear_out(now())

    def _send(self, recipients: Recipients, to: Open, notice: Notice) -> None:
        farewell = f"{self._base}/unsubscribe/{recipients.farewell(to.recipient)}"
        target = Target(mail=to.address) if to.way == "mail" else Target(webhook=to.address)
        self._post.send(target, replace(notice, farewell=farewell))

    async def _recipients(self) -> Recipients:
        if self._known is None:
            self._known = Recipients(await self._letters.key(KEY, token_bytes(32)))
        return self._known


# What a person's settings say


def notifications(settings: bytes) -> Notifications:
    """Where a person wants to be told."""
    return msgspec.convert(_read(settings).get("notifications", {}), Notifications)


def confirmed(settings: bytes) -> dict[Way, str]:
    """The addresses that were confirmed; those from before addresses were confirmed at all count as such."""
    kept = _read(settings)
    given = kept["confirmed"] if "confirmed" in kept else kept.get("notifications", {})
    return {way: given[way] for way in WAYS if given.get(way)}


def with_notifications(person: PersonRow, wanted: Notifications) -> PersonRow:
    """A person who wants to be told elsewhere: a new address is unconfirmed."""
    before = confirmed(person.settings)
    kept = {**_read(person.settings), "notifications": wanted}
    changed = replace(person, settings=msgspec.json.encode(kept))
    return _with_confirmed(changed, {way: one for way, one in before.items() if one == getattr(wanted, way)})


def _with_confirmed(person: PersonRow, addresses: dict[Way, str]) -> PersonRow:
    return replace(person, settings=msgspec.json.encode({**_read(person.settings), "confirmed": addresses}))


def _read(settings: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(settings or b"{}")
    return found
