"""The host's page: what happened lately, reports, and what can be done about it. Without a host key it is not there."""

from hashlib import sha256
from hmac import compare_digest
from hmac import new as keyed
from typing import Any, Final

from litestar import Request, Response, get, post

from fallakte.core.faults import Fault
from fallakte.server.app import Desk
from fallakte.server.clock import now
from fallakte.server.store.hosting import WHAT, Deed
from fallakte.server.tables.names import one_line
from fallakte.server.web.answers import too_fast
from fallakte.server.web.pages.host_views import book_page, key_page
from fallakte.server.web.pages.routes import HTML, page_for
from fallakte.server.web.params import AtDesk, Find, Lang, Visiting
from fallakte.server.web.visitor import Visitor, cookies_of

COOKIE: Final = "fallakte_host"
HOURS: Final = 8
HOUR: Final = 3_600_000
LONGEST: Final = 500
MOST_HOURS: Final = 24 * 365


@get("/host", include_in_schema=False)
async def host(desk: AtDesk, visitor: Visiting, lang: Lang = "", find: Find = "") -> Response[bytes]:
    """What there is to see, for whoever has given the key."""
    _must_be_there(desk)
    page = page_for(desk, visitor, lang)
    if not _is_host(desk, visitor):
        return _shown(key_page(page))
    wanted = one_line(find)
    return _shown(book_page(page, await desk.store.host.book(wanted), wanted))


@post("/host", include_in_schema=False, status_code=200)
async def host_does(
    request: Request[Any, Any, Any], desk: AtDesk, visitor: Visiting, lang: Lang = ""
) -> Response[bytes]:
    """The key is given, or something is done by whoever has given it."""
    _must_be_there(desk)
    form = {str(name): value for name, value in (await request.form()).items() if isinstance(value, str)}
    if "key" in form:
        return _enter(desk, visitor, form["key"], lang)
    if not _is_host(desk, visitor):
        return _shown(key_page(page_for(desk, visitor, lang)), 403)
    if form.get("what") == "leave":
        return _back(_cookie(desk, "", 0))
    await desk.hosting.act(_deed(form))
    return _back()


def _must_be_there(desk: Desk) -> None:
    if not desk.settings.host_key:
        raise Fault("no-such-page")


# The key


def _enter(desk: Desk, visitor: Visitor, key: str, lang: str) -> Response[bytes]:
    wait = desk.limits.host_tries.take(visitor.who.address)
    if wait:
        raise too_fast(wait)
    if not compare_digest(_hash(key), _hash(desk.settings.host_key)):
        page = page_for(desk, visitor, lang)
        return _shown(key_page(page, said=page.say("host-wrong-key")), 403)
    until = str(now() + HOURS * HOUR)
    return _back(_cookie(desk, f"{until}.{_signed(desk, until)}", HOURS * 3600))


def _is_host(desk: Desk, visitor: Visitor) -> bool:
    until, _, signed = cookies_of(visitor.headers.get("cookie", "")).get(COOKIE, "").partition(".")
    fits = compare_digest(signed.encode(), _signed(desk, until).encode())
    return fits and int(until) > now()


def _signed(desk: Desk, until: str) -> str:
    return keyed(desk.settings.host_key.encode(), f"host until {until}".encode(), sha256).hexdigest()


def _hash(key: str) -> bytes:
    """Of one length, so that comparing tells nothing of it."""
    return sha256(key.encode(errors="replace")).digest()


def _cookie(desk: Desk, value: str, seconds: int) -> str:
    secure = "; Secure" if desk.settings.secure else ""
    return f"{COOKIE}={value}; Path=/host; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"


# Doing


def _deed(form: dict[str, str]) -> Deed:
    """What a form says; a Fault where it says nothing that can be done."""
    what = next((what for what in WHAT if what == form.get("what")), None)
    hours = form.get("hours", "24")[:9]
    if what is None or not hours.isdecimal() or not 0 < int(hours) <= MOST_HOURS:
        raise Fault("bad-request")
    until = now() + int(hours) * HOUR if what == "mute" else None
    return Deed(what, form.get("about", "")[:64], one_line(form.get("why", ""))[:LONGEST], until)


def _back(cookie: str | None = None) -> Response[bytes]:
    """See what has become of it; to load the page again then does nothing twice."""
    headers = {"location": "/host", "cache-control": "no-store"}
    return Response(b"", status_code=303, headers=headers | ({"set-cookie": cookie} if cookie is not None else {}))


def _shown(body: bytes, status: int = 200) -> Response[bytes]:
    # Without a referrer a form would come from nowhere, and what comes from nowhere changes nothing.
    headers = {"cache-control": "no-store", "referrer-policy": "same-origin"}
    return Response(body, media_type=HTML, status_code=status, headers=headers)


HANDLERS: Final = (host, host_does)
