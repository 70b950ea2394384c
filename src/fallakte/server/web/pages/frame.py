"""What every page has around it."""

from typing import Final

from fallakte.core.faults import Fault
from fallakte.server.ops.settings import Settings
from fallakte.server.web.assets import start
from fallakte.server.web.html import Html, joined, tag
from fallakte.text.speaker import Speaker, speaker

OTHER: Final = {"de": "en", "en": "de"}


class Page:
    """A page in the making: who reads it, and in which language."""

    def __init__(self, settings: Settings, language: str, *, asked: bool = False) -> None:
        self.settings = settings
        self.voice: Speaker = speaker(language)
        self.say = self.voice.say
        self._kept = f"?lang={language}" if asked else ""

    def path(self, path: str) -> str:
        """The address of another of our pages; the language that was asked for stays."""
        return path + self._kept

    def to(self, path: str, text: str) -> Html:
        """A link to another of our pages."""
        return tag("a", text, href=self.path(path))

    def whole(self, title: str, *content: Html, mood: str = "desk", scripted: bool = True) -> bytes:
        """The whole page: the client starts on it, and where no script runs it can be read as it is.

        A page that is not `scripted` is always as it is here: it is nobody's business but its reader's.
        """
        drawn = tag("link", rel="stylesheet", href="/style.css")
        plain = joined(self._top(), tag("main", *content), self._foot())
        client = start() if scripted else None
        if client is not None:
            scripts = [tag("script", type="module", src=client.script)]
            drawn = joined(tag("noscript", drawn), *(tag("link", rel="stylesheet", href=one) for one in client.styles))
            plain = joined(tag("div", id="desk"), tag("noscript", plain))
        else:
            scripts = []
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            tag("meta", name="robots", content="noindex" if mood.startswith("table") or not scripted else "index"),
            tag("title", title),
            tag("link", rel="icon", href="/favicon.svg", type="image/svg+xml"),
            drawn,
            *scripts,
        )
        html = tag("html", head, tag("body", plain, class_=mood), lang=self.voice.language)
        return f"<!doctype html>\n{html}\n".encode()

    def _top(self) -> Html:
        other = tag("a", self.say("page-language"), href=f"?lang={OTHER[self.voice.language]}", rel="alternate")
        return tag("header", tag("p", self.to("/", "Fallakte"), class_="mark"), tag("p", other, class_="language"))

    def _foot(self) -> Html:
        links = [self.to("/", self.say("page-home")), self.to("/verify", self.say("page-title-verify"))]
        if self.settings.imprint_url:
            links.append(tag("a", self.say("page-imprint"), href=self.settings.imprint_url))
        if self.settings.privacy_url:
            links.append(tag("a", self.say("page-privacy"), href=self.settings.privacy_url))
        return tag("footer", tag("nav", tag("ul", *(tag("li", link) for link in links))))


def sheet(title: str, *content: Html, named: str = "") -> Html:
    """A sheet of paper with a heading."""
    return tag("section", tag("h2", title), *content, class_=f"sheet {named}".strip())


def typed(line: str) -> Html:
    """A line to type at a terminal."""
    return tag("pre", tag("code", line))


def stamp(text: str, kind: str = "") -> Html:
    """A stamp on the paper."""
    return tag("p", text, class_=f"stamp {kind}".strip())


def problem_page(settings: Settings, fault: Fault, language: str, *, scripted: bool = True) -> bytes:
    """What is wrong, for people."""
    page = Page(settings, language)
    return page.whole(
        page.say("page-title-problem"),
        tag("h1", page.say("page-title-problem")),
        sheet(page.voice.fault(fault), tag("p", page.to("/", page.say("page-home"))), named="problem"),
        scripted=scripted,
    )


def pieces(*parts: Html) -> Html:
    """Pieces of a page, those that are there."""
    return joined(*(part for part in parts if part))
