"""The post: takes notices from the rooms and delivers them, while nobody waits."""

import asyncio
import socket
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from msgspec.structs import replace

from fallakte.core.faults import Fault
from fallakte.server.notices import webhook
from fallakte.server.notices.errors import Undelivered
from fallakte.server.notices.harmless import harmless
from fallakte.server.notices.mail import Smtp, check_sender, hand_over, is_address
from fallakte.server.notices.notice import Notice, Target
from fallakte.server.notices.queue import Job, Lane
from fallakte.server.notices.target_check import Goal, Guard, Resolver

ROOM: Final = 1000
"""So many deliveries may wait, by mail and by webhook each."""

AT_ONCE: Final = 16
TOWARD_ONE: Final = 2
LETTERS_AT_ONCE: Final = 2
SECONDS: Final = 5.0
"""The time of one webhook, from the lookup of the name to the answer."""

PAUSES: Final = (5.0, 30.0)
"""The waits before the second and the third try of a mail."""

GRACE: Final = 5.0
"""How long the stop waits for what is under way."""


class Post:
    """Delivers notices by mail and webhook, and counts what was sent and what failed.

    What follows `private_targets` is as good as constant; tests need their own.
    """

    def __init__(
        self,
        smtp: Smtp | None,
        *,
        private_targets: bool,
        resolver: Resolver = socket.getaddrinfo,
        seconds: float = SECONDS,
        pauses: Sequence[float] = PAUSES,
        room: int = ROOM,
        grace: float = GRACE,
    ) -> None:
        if smtp is not None:
            check_sender(smtp)
        self._smtp = smtp
        self._guard = Guard(private_targets=private_targets, resolver=resolver)
        self._seconds = seconds
        self._pauses = pauses
        self._grace = grace
        self._letters = Lane(room=room, at_once=AT_ONCE, toward_one=TOWARD_ONE)
        self._calls = Lane(room=room, at_once=AT_ONCE, toward_one=TOWARD_ONE)
        # Apart from the loop's own threads: a name server or a mail server that does not answer keeps only these.
        self._lookups = ThreadPoolExecutor(AT_ONCE, "notices-lookup")
        self._mailers = ThreadPoolExecutor(LETTERS_AT_ONCE, "notices-mail")
        self._trust = ssl.create_default_context()

    @property
    def sent(self) -> int:
        """How many deliveries were accepted."""
        return self._letters.sent + self._calls.sent

    @property
    def failed(self) -> int:
        """How many deliveries were given up."""
        return self._letters.failed + self._calls.failed

    async def start(self) -> None:
        """Begins to deliver."""
        self._letters.start()
        self._calls.start()

    async def stop(self) -> None:
        """Ends; what waits has a few seconds left."""
        await asyncio.gather(self._letters.stop(self._grace), self._calls.stop(self._grace))
        self._lookups.shutdown(wait=False, cancel_futures=True)
        self._mailers.shutdown(wait=False, cancel_futures=True)

    def check_mail(self, address: str) -> None:
        """Raises a Fault where no mail can be sent to this address."""
        if self._smtp is None:
            raise Fault("notice-mail-off")
        if not is_address(address):
            raise Fault("notice-mail-address")

    async def check_webhook(self, url: str) -> None:
        """Raises a Fault where this URL may not be called; nothing is sent there."""
        try:
            async with asyncio.timeout(self._seconds):
                await self._goal(url)
        except TimeoutError:
            raise Fault("notice-webhook-inside", host=self._guard.read(url).host) from None

    def send(self, target: Target, notice: Notice) -> None:
        """Queues a notice, called in the loop; what becomes of it is counted and logged."""
        # What follows a # in a link is a seat's secret; it has no place in a letter, whoever forgot to leave it out.
        told = replace(notice, link=notice.link.partition("#")[0], names=[harmless(name) for name in notice.names])
        if target.mail:
            deliver = partial(self._mail, target.mail, told)
            self._letters.put(Job(f"{told.reason} by mail to {_domain(target.mail)}", target.mail, deliver))
        if target.webhook:
            host = self.host(target.webhook)
            self._calls.put(Job(f"{told.reason} by webhook to {host}", host, partial(self._call, target.webhook, told)))

    def host(self, url: str) -> str:
        """The host and port that a webhook calls."""
        try:
            return self._guard.read(url).authority
        except Fault:
            return "nowhere"

    async def _goal(self, url: str) -> Goal:
        return await asyncio.get_running_loop().run_in_executor(self._lookups, self._guard.goal, url)

    async def _body(self, notice: Notice) -> bytes:
        """In a thread, because the first sentence of a language takes its time."""
        return await asyncio.get_running_loop().run_in_executor(self._lookups, webhook.body, notice)

    async def _call(self, url: str, notice: Notice) -> None:
        try:
            async with asyncio.timeout(self._seconds):
                goal = await self._goal(url)
                await webhook.post(goal, await self._body(notice), self._trust)
        except Fault as fault:
            raise Undelivered(fault.key) from None
        except TimeoutError:
            raise Undelivered("timed out") from None
        except OSError as error:
            raise Undelivered(type(error).__name__) from None

    async def _mail(self, address: str, notice: Notice) -> None:
        for pause in self._pauses:
            try:
                await self._try_mail(address, notice)
            except Undelivered as error:
                if error.lasting:
                    raise
                await asyncio.sleep(pause)
            else:
                return
        await self._try_mail(address, notice)

    async def _try_mail(self, address: str, notice: Notice) -> None:
        if self._smtp is None or not is_address(address):
            raise Undelivered("no mail to such an address")
        await asyncio.get_running_loop().run_in_executor(self._mailers, hand_over, self._smtp, address, notice)


def _domain(address: str) -> str:
    """As much of a mail address as a log may hold."""
    return address.rpartition("@")[2] if is_address(address) else "nobody"
