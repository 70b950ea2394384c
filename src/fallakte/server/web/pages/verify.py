"""The page that verifies a record, and says what that proves and what not."""

from fallakte.server.web.html import Html, tag
from fallakte.server.web.pages.frame import Page, pieces, sheet, stamp
from fallakte.server.web.verify_process import VerdictSaid, WordGiven


def verify_page(page: Page, verdict: VerdictSaid | None = None, said: str = "") -> bytes:
    """The form, and below it what was found."""
    title = page.say("page-title-verify")
    return page.whole(title, tag("h1", title), *_found(page, verdict), _form(page, said))


def _form(page: Page, said: str) -> Html:
    field = tag("input", type="file", name="record", id="record", accept=".jsonl,.json,application/x-ndjson")
    return sheet(
        page.say("page-verify-which"),
        tag("p", page.say("page-verify-lead")),
        tag(
            "form",
            tag("p", tag("label", page.say("page-verify-file"), for_="record"), field),
            tag("p", said, class_="wrong", role="alert") if said else Html(""),
            tag("p", tag("button", page.say("page-verify-do"), type="submit")),
            method="post",
            action=page.path("/verify"),
            enctype="multipart/form-data",
        ),
    )


def _found(page: Page, verdict: VerdictSaid | None) -> list[Html]:
    if verdict is None:
        return []
    title = page.say("page-verify-ok") if verdict.ok else page.say("page-verify-not")
    what = _proved(page, verdict) if verdict.ok else _broken(page, verdict)
    meaning = [tag("p", text) for text in verdict.meaning]
    return [stamp(title, "yes" if verdict.ok else "no"), sheet(verdict.text, what, *meaning, named="verdict")]


def _proved(page: Page, verdict: VerdictSaid) -> Html:
    words = [
        tag("li", tag("span", one.name, class_="name"), tag("span", one.word or page.say(_without(one))))
        for one in verdict.words
    ]
    return pieces(
        tag("h3", page.say("page-verify-commitment")),
        tag("p", tag("code", verdict.commitment or "")),
        tag("h3", page.say("page-verify-words")),
        tag("ol", *words, class_="seats"),
    )


def _without(one: WordGiven) -> str:
    return "page-verify-silent" if one.silent else "page-verify-no-word"


def _broken(page: Page, verdict: VerdictSaid) -> Html:
    line, rule = str(verdict.line or ""), verdict.rule or ""
    return tag("p", page.say("page-verify-line", line=line, rule=rule), class_="label")
