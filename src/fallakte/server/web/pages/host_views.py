"""How the host's page looks."""

from datetime import UTC, datetime

import msgspec

from fallakte.server.clock import now
from fallakte.server.store.host_book import Book
from fallakte.server.store.hosting import OPEN, Done, Report, Seen, Sitting, Spoken
from fallakte.server.store.rows import PersonRow, TableRow
from fallakte.server.tables.keys import in_groups
from fallakte.server.web.html import Html, tag
from fallakte.server.web.pages.frame import Page, pieces, sheet
from fallakte.server.web.pages.table import PHASES

NOTHING = Html("")


def key_page(page: Page, said: str = "") -> bytes:
    """A form for the key."""
    title = page.say("host-title")
    field = tag("input", type="password", name="key", id="key", autocomplete="current-password", required=True)
    form = tag(
        "form",
        tag("p", tag("label", page.say("host-key"), for_="key"), field),
        tag("p", said, class_="wrong", role="alert") if said else NOTHING,
        tag("p", tag("button", page.say("host-enter"), type="submit")),
        method="post",
        action=page.path("/host"),
    )
    return page.whole(title, tag("h1", title), sheet(page.say("host-key-text"), form), scripted=False)


def book_page(page: Page, book: Book, find: str) -> bytes:
    """Everything."""
    say = page.say
    title = say("host-title")
    return page.whole(
        title,
        tag("h1", title),
        sheet(say("host-find"), _find(page, find), _do(page, "leave", "", say("host-leave"))),
        sheet(say("host-reports"), _list(page, [_report(page, one) for one in book.reports])),
        *([_one_table(page, book)] if book.sitting else []),
        sheet(say("host-tables"), _list(page, [_table(page, one) for one in book.tables])),
        sheet(say("host-people"), _list(page, [_seen(page, one) for one in book.people])),
        sheet(say("host-trail"), _list(page, [_done(one) for one in book.trail])),
        scripted=False,
    )


def _find(page: Page, find: str) -> Html:
    field = tag("input", type="search", name="find", id="find", value=find, maxlength="64")
    label = tag("label", page.say("host-find-what"), for_="find")
    button = tag("button", page.say("host-find-do"), type="submit")
    return tag("form", tag("p", label, field, button), method="get", action="/host", class_="do")


def _list(page: Page, rows: list[Html]) -> Html:
    return tag("ul", *rows, class_="tables") if rows else tag("p", page.say("host-none"), class_="empty")


# The rows


def _report(page: Page, one: Report) -> Html:
    about = page.say("host-about-chat") if one.seat is None else page.say("host-about-seat", seat=one.seat + 1)
    return tag(
        "li",
        tag("p", one.text),
        tag("p", f"{when(one.at)} · {about} · ", _link(one.table), class_="label"),
        tag(
            "p",
            page.say("host-about"),
            _person(one.person),
            page.say("host-told-by"),
            _person(one.reporter),
            class_="label",
        ),
        _do(page, "settle", one.id, page.say("host-settle")),
    )


def _table(page: Page, one: TableRow) -> Html:
    phase = page.say(PHASES[one.summary.phase]) if one.summary.phase in PHASES else one.summary.phase
    return tag(
        "li",
        tag("h3", _link(in_groups(one.code)), f" {page.voice.name(one.game)}"),
        tag("p", ", ".join(names_at(one))),
        tag("p", f"{when(one.changed)} · {phase} · {one.head}", class_="label"),
        _do(page, "close", one.id, page.say("host-close")) if one.summary.phase in OPEN else NOTHING,
    )


def _seen(page: Page, one: Seen) -> Html:
    return tag(
        "li",
        tag("h3", one.person.name or "–"),
        tag("p", f"{one.person.id} · {when(one.person.seen)} · {page.say('host-sits', tables=one.tables)}"),
        _restraint(page, one.person),
        _do_to_person(page, one.person),
    )


def _restraint(page: Page, person: PersonRow) -> Html:
    said = []
    if person.muted is not None and person.muted > now():
        said.append(page.say("host-muted", time=when(person.muted)))
    if person.banned is not None:
        said.append(page.say("host-banned", time=when(person.banned)))
    return tag("p", " · ".join(said), class_="wrong") if said else NOTHING


def _do_to_person(page: Page, person: PersonRow) -> Html:
    held = person.banned is not None or person.muted is not None
    return pieces(
        _do(page, "mute", person.id, page.say("host-mute"), hours=True),
        _do(page, "ban", person.id, page.say("host-ban")) if person.banned is None else NOTHING,
        _do(page, "lift", person.id, page.say("host-lift")) if held else NOTHING,
    )


def _one_table(page: Page, book: Book) -> Html:
    seats = [_sitting(page, one) for one in book.sitting]
    said = [_spoken(one) for one in book.chat]
    title = page.say("host-table", code=in_groups(book.tables[0].code))
    return sheet(title, _list(page, seats), tag("h3", page.say("host-said")), _list(page, said))


def _sitting(page: Page, one: Sitting) -> Html:
    if one.person is None:
        return tag("li", tag("p", page.say("host-seat-nobody", seat=one.seat + 1)))
    name = page.say("host-seat", seat=one.seat + 1, name=one.person.name or "–", person=one.person.id)
    return tag("li", tag("p", name), _restraint(page, one.person), _do_to_person(page, one.person))


def _spoken(one: Spoken) -> Html:
    who = f"{when(one.at)} · {one.name} ({one.person or '–'})"
    return tag("li", tag("p", one.text), tag("p", who, class_="label"))


def _done(one: Done) -> Html:
    return tag("li", tag("p", f"{when(one.at)} · {one.what} · {one.about}", class_="label"), tag("p", one.why))


# Forms


def _do(page: Page, what: str, about: str, text: str, *, hours: bool = False) -> Html:
    """A button, with room for the reason."""
    why = tag("input", name="why", maxlength="500", aria_label=page.say("host-why"), placeholder=page.say("host-why"))
    number = {"type": "number", "min": "1", "max": "8760", "value": "24"}
    for_hours = tag("label", page.say("host-hours"), tag("input", name="hours", **number))
    fields = [
        tag("input", type="hidden", name="what", value=what),
        tag("input", type="hidden", name="about", value=about),
        *([for_hours] if hours else []),
        *([why] if about else []),
    ]
    line = tag("p", *fields, tag("button", text, type="submit"))
    return tag("form", line, method="post", action=page.path("/host"), class_="do")


def _link(name: str) -> Html:
    return tag("a", name, href=f"/host?find={name}")


def _person(name: str | None) -> Html:
    return tag("span", " ", _link(name) if name else "–", " ")


def names_at(row: TableRow) -> list[str]:
    """The names at a table; a summary that cannot be read is no reason to say nothing of the rest."""
    try:
        return [str(one["name"]) for one in msgspec.json.decode(row.summary.about)["players"] if one["name"]]
    except (msgspec.MsgspecError, UnicodeError, LookupError, TypeError):
        return []


def when(at: int) -> str:
    """A time as the trail writes it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
