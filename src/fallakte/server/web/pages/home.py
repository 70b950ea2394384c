"""The first page: what this server is, and how to play now."""

from fallakte.games import IDS, game
from fallakte.protocol.requests import Seated
from fallakte.server.store.rows import GATHERING, RUNNING
from fallakte.server.web.html import Html, tag
from fallakte.server.web.pages.frame import Page, sheet, typed

PHASES = {GATHERING: "page-phase-gathering", RUNNING: "page-phase-running"}


def home_page(page: Page, listed: list[Seated]) -> bytes:
    """The whole of it."""
    say = page.say
    return page.whole(
        say("page-title-home"),
        tag("h1", "Fallakte"),
        tag("p", say("page-lead"), class_="lead"),
        tag("section", tag("h2", say("page-games")), tag("ul", *(_case(page, name) for name in IDS), class_="cases")),
        sheet(say("page-play"), *_how_to_play(page)),
        sheet(say("page-tables"), _tables(page, listed)),
        sheet(
            say("page-trust"),
            tag("p", say("page-trust-text")),
            tag("p", page.to("/verify", say("page-title-verify"))),
        ),
        sheet(
            say("page-programs"),
            tag("p", say("page-programs-text")),
            tag("p", tag("a", say("page-schema"), href="/schema/openapi.json")),
        ),
    )


def _case(page: Page, name: str) -> Html:
    players = game(name).players
    return tag(
        "li",
        tag("h3", page.voice.name(name)),
        tag("p", page.say(f"about-{name}")),
        tag("p", page.say("page-players", players=f"{players[0]}–{players[-1]}"), class_="label"),
        class_=f"case {name}",
    )


def _how_to_play(page: Page) -> list[Html]:
    return [
        tag("p", page.say("page-play-alone")),
        typed("fallakte play al-capone"),
        tag("p", page.say("page-play-join")),
        typed(f"fallakte join {page.settings.origin}/t/…"),
        tag("p", page.say("page-play-install"), class_="label"),
    ]


def _tables(page: Page, listed: list[Seated]) -> Html:
    if not listed:
        return tag("p", page.say("page-no-tables"), class_="empty")
    return tag("ul", *(_table(page, one) for one in listed), class_="tables")


def _table(page: Page, one: Seated) -> Html:
    free = sum(player["kind"] == "open" for player in one.players)
    names = ", ".join(str(player["name"]) for player in one.players if player["name"])
    phase = page.say(PHASES[one.phase]) if one.phase in PHASES else ""
    return tag(
        "li",
        tag("h3", page.to(f"/t/{one.table}", page.voice.name(one.game))),
        tag("p", names),
        tag("p", f"{phase} · {page.say('page-free', free=free)}", class_="label"),
    )
