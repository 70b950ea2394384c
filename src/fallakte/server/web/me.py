"""What the server remembers of a person."""

from typing import Any

from litestar import Controller, get, patch, post
from litestar.params import JSONBody
from msgspec.structs import replace

from fallakte.core.faults import Fault
from fallakte.games import IDS
from fallakte.protocol.requests import Me, MeChange, Notifications, Request, Seated
from fallakte.server.app import Desk
from fallakte.server.notices.consent import notifications, with_notifications
from fallakte.server.notices.notice import Notice
from fallakte.server.notices.recipients import WAYS, Way
from fallakte.server.store.rows import PersonRow
from fallakte.server.tables.names import person_name
from fallakte.server.web.answers import too_fast
from fallakte.server.web.params import AtDesk, Visiting
from fallakte.server.web.visitor import Visitor


class Nothing(Request):
    """A body that says nothing."""


class Mine(Controller):
    """The person that the cookie belongs to."""

    path = "/api/me"
    tags = ("me",)

    @get("/", operation_id="me", summary="Who am I?")
    async def me(self, desk: AtDesk, visitor: Visiting) -> Me:
        """Name, language and notifications; whoever is not known yet has none of them."""
        return await _me(desk, visitor)

    @patch("/", operation_id="change-me", summary="Change my name, language or notifications")
    async def change(self, data: JSONBody[MeChange], desk: AtDesk, visitor: Visiting) -> Me:
        """What is left out stays. The owner of a new address is asked, and nothing else goes there until then."""
        if data.notifications is not None:
            await _check(desk, data.notifications)
            before = notifications(visitor.as_is().settings)
            for way in WAYS:
                if getattr(data.notifications, way) != getattr(before, way):
                    await _ask(desk, visitor, way, getattr(data.notifications, way))
        visitor.person = await desk.persons.change(await visitor.introduced(), lambda kept: _changed(kept, data))
        return await _me(desk, visitor)

    @post("/confirm", operation_id="confirm-addresses", summary="Ask for my addresses again", status_code=204)
    async def confirm(self, data: JSONBody[Nothing], desk: AtDesk, visitor: Visiting) -> None:
        """Send the links once more that confirm my addresses, to those that are not confirmed."""
        settings = visitor.as_is().settings
        open_ways = [way for way in WAYS if await desk.consent.state(settings, way) in ("unconfirmed", "unsubscribed")]
        if not open_ways:
            raise Fault("nothing-to-confirm")
        for way in open_ways:
            await _ask(desk, visitor, way, getattr(notifications(settings), way))

    @post("/test-notice", operation_id="test-notice", summary="Try my notifications", status_code=204)
    async def try_notice(self, data: JSONBody[Nothing], desk: AtDesk, visitor: Visiting) -> None:
        """Send a notice to where notices go."""
        person = visitor.as_is()
        wanted = notifications(person.settings)
        if not (wanted.mail or wanted.webhook):
            raise Fault("no-notices")
        ways = await desk.consent.open_ways(person.settings)
        if not ways:
            raise Fault("not-confirmed")
        wait = desk.limits.trials.take(visitor.who.client)
        if wait:
            raise too_fast(wait)
        link = f"{desk.settings.origin}/"
        notice = Notice("test", IDS[0], "TEST", [person.name] if person.name else [], -1, link, person.language)
        await desk.consent.tell(ways, notice)

    @get("/tables", operation_id="my-tables", summary="Where do I sit?")
    async def tables(self, desk: AtDesk, visitor: Visiting) -> list[Seated]:
        """My tables, those first where it is my turn."""
        return await desk.lobby.tables_of(visitor.person) if visitor.person is not None else []


async def _me(desk: Desk, visitor: Visitor) -> Me:
    person = visitor.as_is()
    language: Any = visitor.language
    return Me(
        name=person.name,
        language=language,
        notifications=notifications(person.settings),
        mail_state=await desk.consent.state(person.settings, "mail"),
        webhook_state=await desk.consent.state(person.settings, "webhook"),
    )


def _changed(person: PersonRow, wish: MeChange) -> PersonRow:
    told = with_notifications(person, wish.notifications) if wish.notifications is not None else person
    return replace(
        told,
        name=person_name(wish.name) if wish.name is not None else person.name,
        language=wish.language or person.language,
    )


async def _ask(desk: Desk, visitor: Visitor, way: Way, address: str) -> None:
    """Ask whoever owns an address whether notices may go there."""
    if not address:
        return
    person = await visitor.introduced()
    wait = desk.limits.confirmations.take(visitor.who)
    if wait:
        raise too_fast(wait)
    await desk.consent.ask(person, way, address)


async def _check(desk: Desk, wanted: Notifications) -> None:
    if wanted.mail:
        desk.post.check_mail(wanted.mail)
    if wanted.webhook:
        await desk.post.check_webhook(wanted.webhook)
