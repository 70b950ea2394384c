"""What the server remembers of a person."""

from typing import Any

import msgspec
from litestar import Controller, get, patch, post
from litestar.params import JSONBody
from msgspec.structs import replace

from fallakte.core.faults import Fault
from fallakte.games import IDS
from fallakte.server.names import person_name
from fallakte.server.notices.notice import Notice, Target
from fallakte.server.reminding import notifications
from fallakte.server.requests import Me, MeChange, Notifications, Request, Seated
from fallakte.server.store.rows import PersonRow
from fallakte.server.web.answers import too_fast
from fallakte.server.web.desk import Desk
from fallakte.server.web.given import AtDesk, Visiting
from fallakte.server.web.visitor import Visitor


class Nothing(Request):
    """A body that says nothing."""


class Mine(Controller):
    """The person that the cookie belongs to."""

    path = "/api/me"
    tags = ("me",)

    @get("/", operation_id="me", summary="Who am I?")
    async def me(self, visitor: Visiting) -> Me:
        """Name, language and notifications; whoever is not known yet has none of them."""
        return _me(visitor)

    @patch("/", operation_id="change-me", summary="Change my name, language or notifications")
    async def change(self, data: JSONBody[MeChange], desk: AtDesk, visitor: Visiting) -> Me:
        """What is left out stays."""
        if data.notifications is not None:
            await _check(desk, data.notifications)
        visitor.person = await desk.persons.change(await visitor.introduced(), lambda person: _changed(person, data))
        return _me(visitor)

    @post("/test-notice", operation_id="test-notice", summary="Try my notifications", status_code=204)
    async def try_notice(self, data: JSONBody[Nothing], desk: AtDesk, visitor: Visiting) -> None:
        """Send a notice to where notices go."""
        person = visitor.person
        wanted = notifications(person.settings) if person is not None else Notifications()
        if person is None or not (wanted.mail or wanted.webhook):
            raise Fault("no-notices")
        wait = desk.limits.trials.take(visitor.who.client)
        if wait:
            raise too_fast(wait)
        link = f"{desk.settings.origin}/"
        notice = Notice("test", IDS[0], "TEST", [person.name] if person.name else [], -1, link, person.language)
        desk.post.send(Target(mail=wanted.mail, webhook=wanted.webhook), notice)

    @get("/tables", operation_id="my-tables", summary="Where do I sit?")
    async def tables(self, desk: AtDesk, visitor: Visiting) -> list[Seated]:
        """My tables, those first where it is my turn."""
        return await desk.lobby.tables_of(visitor.person) if visitor.person is not None else []


def _me(visitor: Visitor) -> Me:
    person = visitor.person
    name, settings = (person.name, person.settings) if person is not None else ("", b"")
    language: Any = visitor.language
    return Me(name=name, language=language, notifications=notifications(settings))


def _changed(person: PersonRow, wish: MeChange) -> PersonRow:
    settings = msgspec.json.decode(person.settings or b"{}")
    if wish.notifications is not None:
        settings["notifications"] = wish.notifications
    return replace(
        person,
        name=person_name(wish.name) if wish.name is not None else person.name,
        language=wish.language or person.language,
        settings=msgspec.json.encode(settings),
    )


async def _check(desk: Desk, wanted: Notifications) -> None:
    if wanted.mail:
        desk.post.check_mail(wanted.mail)
    if wanted.webhook:
        await desk.post.check_webhook(wanted.webhook)
