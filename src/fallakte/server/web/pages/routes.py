"""The addresses of the pages, and of what they are drawn with."""

from importlib.resources import files
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile

from fallakte.core.faults import Fault
from fallakte.server.app import Desk
from fallakte.server.web.assets import built
from fallakte.server.web.finding import table_named
from fallakte.server.web.pages.frame import Page
from fallakte.server.web.pages.home import home_page
from fallakte.server.web.pages.table import table_page
from fallakte.server.web.pages.verify import verify_page
from fallakte.server.web.params import AtDesk, InPath, Lang, Visiting
from fallakte.server.web.visitor import Visitor
from fallakte.text.speaker import LANGUAGES

HTML: Final = "text/html"
PLAIN: Final = ("/confirm", "/unsubscribe", "/host")
"""Pages that the client knows nothing of."""
PROGRAMS: Final = ("/api", "/schema", "/health", "/ready", "/metrics")
HOUR: Final = {"cache-control": "public, max-age=3600"}


def is_page(path: str) -> bool:
    """Whether somebody who asks for this address expects a page."""
    return not _is_below(path, PROGRAMS)


def is_scripted(path: str) -> bool:
    """Whether the client draws this page, where a script runs."""
    return not _is_below(path, PLAIN)


def _is_below(path: str, places: tuple[str, ...]) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in places)


def page_for(desk: Desk, visitor: Visitor, lang: str) -> Page:
    """A page in the language that was asked for in the address, or else in the visitor's."""
    asked = lang in LANGUAGES
    return Page(desk.settings, lang if asked else visitor.language, asked=asked)


@get("/", include_in_schema=False)
async def home(desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """What this server is."""
    return await _home(desk, visitor, lang)


@get("/t/{table:str}", include_in_schema=False)
async def table(table: InPath, desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """A table's public link."""
    return _html(table_page(page_for(desk, visitor, lang), await table_named(desk, visitor, table)))


@get("/verify", include_in_schema=False)
async def verify_form(desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """A form for a record."""
    return _html(verify_page(page_for(desk, visitor, lang)))


@post("/verify", include_in_schema=False, status_code=200)
async def verify_upload(
    request: Request[Any, Any, Any], desk: AtDesk, visitor: Visiting, lang: Lang = ""
) -> Response[bytes]:
    """The record that was chosen, verified."""
    page = page_for(desk, visitor, lang)
    visitor.wait_for_judges()
    chosen = (await request.form()).get("record")
    record = await chosen.read() if isinstance(chosen, UploadFile) else b""
    if not record:
        return _html(verify_page(page, said=page.say("page-verify-none")))
    try:
        return _html(verify_page(page, await desk.judges.verdict(record, page.voice.language)))
    except Fault as fault:
        return _html(verify_page(page, said=page.voice.fault(fault)))


@get(
    ["/new/{game:str}", "/replay", "/replay/{table:str}", "/rules", "/rules/{page:str}", "/settings"],
    include_in_schema=False,
)
async def client(desk: AtDesk, visitor: Visiting, lang: Lang = "") -> Response[bytes]:
    """What only the client shows; without it, what this server is."""
    return await _home(desk, visitor, lang)


@get("/app/{path:path}", include_in_schema=False)
async def app_file(path: InPath, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client. Its name changes with its content, so it may be kept."""
    found = built(path.lstrip("/"), request.headers.get("accept-encoding", ""))
    if found is None:
        raise Fault("no-such-page")
    encoding = {"content-encoding": found.encoding} if found.encoding is not None else {}
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding", **encoding}
    return Response(found.body, media_type=found.media_type, headers=headers)


@get("/style.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """Paper and ink."""
    return Response(_drawn("style.css"), media_type="text/css", headers=HOUR)


@get("/favicon.svg", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """The folder."""
    return Response(_drawn("favicon.svg"), media_type="image/svg+xml", headers=HOUR)


@get("/robots.txt", include_in_schema=False)
async def robots() -> Response[bytes]:
    """Tables are nobody's business but their players'."""
    return Response(_drawn("robots.txt"), media_type="text/plain", headers=HOUR)


async def _home(desk: Desk, visitor: Visitor, lang: str) -> Response[bytes]:
    return _html(home_page(page_for(desk, visitor, lang), await desk.lobby.listed()))


def _html(page: bytes) -> Response[bytes]:
    return Response(page, media_type=HTML, headers={"cache-control": "no-cache"})


def _drawn(name: str) -> bytes:
    return (files("fallakte.server.web") / "static" / name).read_bytes()


HANDLERS: Final = (home, table, client, app_file, style, favicon, robots)
LARGE: Final = (verify_form, verify_upload)
"""What takes larger bodies."""
