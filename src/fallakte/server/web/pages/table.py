"""A table's public page: who sits there, and how to join or watch. Secrets stand behind a # and never come here."""

from fallakte.protocol.messages import Seat, Table
from fallakte.server.web.html import Html, tag
from fallakte.server.web.pages.frame import Page, sheet, stamp, typed

PHASES = {
    "gathering": "page-phase-gathering",
    "running": "page-phase-running",
    "over": "page-phase-over",
    "closed": "page-phase-closed",
}
KINDS = {"person": "page-seat-person", "friend": "page-seat-friend", "open": "page-seat-open"}
DONE = ("over", "closed")


def table_page(page: Page, table: Table) -> bytes:
    """The whole of it."""
    name = page.voice.name(table.game)
    content = [
        tag("h1", name),
        stamp(page.say(PHASES[table.phase]), table.phase),
        sheet(page.say("page-seats"), _seats(page, table), _code(page, table)),
        sheet(page.say("page-sit"), *_how_to_sit(page, table)),
    ]
    if table.phase in DONE:
        content.append(sheet(page.say("page-phase-over"), _afterwards(page, table)))
    title = page.say("page-title-table", game=name, code=table.code)
    return page.whole(title, *content, mood=f"table {table.game}")


def _seats(page: Page, table: Table) -> Html:
    return tag("ol", *(_seat(page, seat) for seat in table.seats), class_="seats")


def _seat(page: Page, seat: Seat) -> Html:
    about = [_kind(page, seat), *([page.say("page-seat-here")] if seat.here else [])]
    name = seat.name or page.say("page-nobody")
    return tag("li", tag("span", name, class_="name"), tag("span", " · ".join(about), class_="label"))


def _kind(page: Page, seat: Seat) -> str:
    if seat.lent:
        return page.say("page-seat-lent")
    return page.say("page-seat-bot", level=seat.level or "") if seat.kind == "bot" else page.say(KINDS[seat.kind])


def _code(page: Page, table: Table) -> Html:
    return tag("p", f"{page.say('page-code')} ", tag("strong", table.code, class_="code"), class_="label")


def _how_to_sit(page: Page, table: Table) -> list[Html]:
    is_free = table.phase == "gathering" and any(seat.kind == "open" for seat in table.seats)
    said = [
        tag("p", page.say("page-sit-free") if is_free else page.say("page-sit-watch")),
        typed(f"fallakte join {page.settings.origin}/t/{table.id}"),
        tag("p", page.say("page-sit-link"), class_="label"),
    ]
    if table.rematch:
        said.append(tag("p", page.to(f"/t/{table.rematch}", page.say("page-rematch"))))
    return said


def _afterwards(page: Page, table: Table) -> Html:
    return tag(
        "ul",
        tag("li", tag("a", page.say("page-text"), href=f"/api/tables/{table.id}/text")),
        tag("li", tag("a", page.say("page-record"), href=f"/api/tables/{table.id}/record")),
        tag("li", page.to("/verify", page.say("page-title-verify"))),
    )
