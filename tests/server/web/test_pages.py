"""The pages: what they say in both languages, and what never stands on one."""

import re
from html.parser import HTMLParser

import pytest

from fallakte.server.web.assets import start
from fallakte.server.web.html import Html, joined, tag
from tests.server.running import Served
from tests.server.web.talking import TWO, Words, opened, visitor

WORSE = '"><script>alert(1)</script>&'


class Read(HTMLParser):
    """What a page consists of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((name, dict(attributes)))

    def handle_data(self, data: str) -> None:
        self.text += data


def test_what_is_not_html_is_escaped() -> None:
    assert tag("p", "<b>", title='"') == '<p title="&quot;">&lt;b&gt;</p>'
    assert tag("p", tag("b", "x"), class_="y") == '<p class="y"><b>x</b></p>'
    assert joined("<", Html("<br>")) == "&lt;<br>"
    assert tag("input", disabled=True, checked=False) == "<input disabled>"


@pytest.fixture(scope="module")
def table(server: Served) -> Words:
    with visitor(server) as ada:
        ada.patch("/api/me", json={"name": WORSE})
        wish = {"game": "rue-morgue", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], "listed": True}
        found: Words = ada.post("/api/tables", json=wish).json()
        return found


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("path", ["/", "/t/TABLE", "/verify", "/t/nobody-has-this", "/nothing"])
def test_a_page_is_whole_and_needs_nobody_else(server: Served, table: Words, path: str, lang: str) -> None:
    with visitor(server, **{"accept-language": lang}) as ada:
        answer = ada.get(path.replace("TABLE", table["table"]))
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    page = Read(answer.text)
    names = [name for name, _ in page.tags]
    assert {"title", "h1", "main", "footer"} <= set(names)
    assert not {"style", "iframe", "object"} & set(names)
    scripts = [attributes.get("src") or "" for name, attributes in page.tags if name == "script"]
    assert [script[:12] for script in scripts] == (["/app/assets/"] if start() else [])
    assert dict(page.tags)["html"]["lang"] == lang
    for _, attributes in page.tags:
        assert not any(name == "style" or name.startswith("on") for name in attributes)
        assert not (attributes.get("src") or "").startswith(("http", "//"))
    assert "{" not in page.text
    assert {link for link in links(page) if not link.startswith(("/", "?"))} == {"https://example.org/imprint"}


def links(page: Read) -> list[str]:
    return [link for _, attributes in page.tags if (link := attributes.get("href")) is not None]


def test_the_first_page_shows_games_tables_and_links(server: Served, table: Words) -> None:
    with visitor(server) as ada:
        page = Read(ada.get("/?lang=de").text)
    assert "Der Doppelmord in der Rue Morgue" in page.text
    assert f"fallakte join {server.address}/t/" in page.text
    assert f"/t/{table['table']}?lang=de" in links(page)
    assert "https://example.org/imprint" in links(page)
    assert WORSE in page.text


def test_a_tables_page_shows_who_sits_there_and_never_a_secret(server: Served, table: Words) -> None:
    secret = table["seats"][0]["secret"]
    with visitor(server) as ada:
        answer = ada.get(f"/t/{table['table']}", headers={"authorization": f"Seat {secret}"})
    page = Read(answer.text)
    assert WORSE in page.text
    assert table["code"] in page.text
    assert f"fallakte join {server.address}/t/{table['table']}" in page.text
    assert secret not in answer.text
    assert dict(page.tags)["meta"]
    assert 'content="noindex"' in answer.text


def test_an_unlisted_table_is_not_shown_to_others(server: Served) -> None:
    hidden = opened(server, TWO)
    with visitor(server) as ada:
        assert hidden["table"] not in ada.get("/").text
        assert hidden["table"] not in ada.get("/api/tables").text


def test_a_record_is_chosen_and_verified(server: Served) -> None:
    with visitor(server) as ada:
        answer = ada.post("/verify?lang=de", files={"record": ("x.jsonl", b'{"record": "x"}\n')})
        assert answer.status_code == 200
        assert "Nicht bestätigt" in answer.text
        assert "REC-" in answer.text
        assert "Es wurde keine Datei gewählt." in ada.post("/verify?lang=de", files={"record": ("", b"")}).text


@pytest.mark.parametrize(
    ("body", "boundary", "status"),
    [
        (b"x", "", 400),
        (b"x", "; boundary=x", 400),
        (b'--x\r\nContent-Disposition: form-data; name="record"\r\n\r\nabc\r\n--x--', "; boundary=x", 200),
    ],
)
def test_a_broken_form_is_no_disaster(server: Served, body: bytes, boundary: str, status: int) -> None:
    headers = {"content-type": f"multipart/form-data{boundary}"}
    with visitor(server) as ada:
        assert ada.post("/verify", content=body, headers=headers).status_code == status


@pytest.mark.parametrize("path", ["/new/capone", "/replay", "/replay/TABLE", "/rules", "/rules/capone", "/settings"])
def test_what_only_the_client_shows_starts_it(server: Served, table: Words, path: str) -> None:
    with visitor(server) as ada:
        answer = ada.get(path.replace("TABLE", table["table"]))
    assert answer.status_code == 200
    assert ('id="desk"' in answer.text) == (start() is not None)


@pytest.mark.skipif(start() is None, reason="the browser client is not built")
def test_files_of_the_client_may_be_kept_and_come_compressed(server: Served) -> None:
    client = start()
    assert client is not None
    for path in (client.script, *client.styles):
        with visitor(server) as ada:
            plain = ada.get(path, headers={"accept-encoding": "identity"})
            small = ada.get(path, headers={"accept-encoding": "gzip, deflate"})
        assert "immutable" in plain.headers["cache-control"]
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert small.content == plain.content
        assert int(small.headers["content-length"]) < len(plain.content)


@pytest.mark.parametrize(
    "path", ["/app/", "/app/.vite/manifest.json", "/app/../settings.py", "/app/assets/%2e%2e/x.js", "/app/nothing.js"]
)
def test_nothing_else_is_served_as_a_file_of_the_client(server: Served, path: str) -> None:
    with visitor(server) as ada:
        assert ada.get(path).status_code == 404


def test_what_pages_are_drawn_with(server: Served) -> None:
    with visitor(server) as ada:
        assert ada.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
        style = ada.get("/style.css").text
        assert "prefers-color-scheme: dark" in style
        assert not re.search(r"url\(|@import", style)
        assert "Disallow: /t/" in ada.get("/robots.txt").text
