"""The pages that letters lead to: an address is confirmed or left alone, by a button that no link scanner presses."""

from typing import Final

from litestar import Response, get, post

from fallakte.core.faults import Fault
from fallakte.server.web.html import Html, tag
from fallakte.server.web.pages.frame import Page, sheet, stamp
from fallakte.server.web.pages.routes import HTML, page_for
from fallakte.server.web.params import AtDesk, InPath, Lang, Visiting


@get("/confirm/{token:str}", include_in_schema=False)
async def confirm_form(token: InPath, desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """Asks whether notices may come to an address."""
    if not await desk.consent.is_offered(token):
        raise Fault("confirm-gone")
    page = page_for(desk, visitor, lang)
    return _asked(page, f"/confirm/{token}", "page-confirm-title", "page-confirm-text", "page-confirm-do")


@post("/confirm/{token:str}", include_in_schema=False, status_code=200)
async def confirm(token: InPath, desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """Yes, they may."""
    desk.persons.learn(await desk.consent.confirm(token))
    return _done(page_for(desk, visitor, lang), "page-confirmed-title", "page-confirmed-text")


@get("/unsubscribe/{token:str}", include_in_schema=False)
async def unsubscribe_form(token: InPath, desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """Asks whether an address shall be left alone."""
    if not await desk.consent.is_farewell(token):
        raise Fault("no-such-page")
    page = page_for(desk, visitor, lang)
    words = ("page-unsubscribe-title", "page-unsubscribe-text", "page-unsubscribe-do")
    return _asked(page, f"/unsubscribe/{token}", *words)


@post("/unsubscribe/{token:str}", include_in_schema=False, status_code=200)
async def unsubscribe(token: InPath, desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """Yes, it shall; mail clients say so with one click (RFC 8058)."""
    await desk.consent.leave_alone(token)
    return _done(page_for(desk, visitor, lang), "page-unsubscribed-title", "page-unsubscribed-text")


def _asked(page: Page, path: str, title: str, text: str, do: str) -> Response[bytes]:
    button = tag("p", tag("button", page.say(do), type="submit"))
    form = tag("form", button, method="post", action=page.path(path))
    return _shown(page, page.say(title), sheet(page.say(title), tag("p", page.say(text)), form))


def _done(page: Page, title: str, text: str) -> Response[bytes]:
    done = stamp(page.say("page-done"), "yes")
    return _shown(page, page.say(title), done, sheet(page.say(title), tag("p", page.say(text))))


def _shown(page: Page, title: str, *content: Html) -> Response[bytes]:
    body = page.whole(title, tag("h1", title), *content, scripted=False)
    return Response(body, media_type=HTML, headers={"cache-control": "no-store"})


HANDLERS: Final = (confirm_form, confirm, unsubscribe_form, unsubscribe)
