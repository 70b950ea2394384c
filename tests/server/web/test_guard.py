"""What the guard lets in, and what every answer carries."""

import gzip
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.running import HOST, Served
from tests.server.web.conftest import ALLOWED
from tests.server.web.talking import TWO, code_of, opened, visitor


@pytest.fixture
def ada(server: Served) -> Iterator[httpx.Client]:
    with visitor(server) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/verify", "/style.css", "/favicon.svg", "/api/games", "/api/nothing", "/nothing", "/health", "/metrics"],
)
def test_every_answer_carries_what_protects_it(ada: httpx.Client, path: str) -> None:
    headers = ada.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")


# Pages of others


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "null", "sec-fetch-site": "cross-site"},
    ],
)
def test_a_page_of_somebody_else_changes_nothing(ada: httpx.Client, headers: dict[str, str]) -> None:
    assert code_of(ada.post("/api/tables", json=TWO, headers=headers)) == (403, "foreign-origin")
    assert code_of(ada.patch("/api/me", json={"name": "Eve"}, headers=headers)) == (403, "foreign-origin")
    assert not ada.cookies


def test_our_own_pages_and_programs_may(server: Served, ada: httpx.Client) -> None:
    hidden = {"origin": "null", "sec-fetch-site": "same-origin"}
    for headers in ({"origin": server.address}, {"origin": ALLOWED}, {"sec-fetch-site": "same-origin"}, hidden, {}):
        assert ada.post("/api/tables", json=TWO, headers=headers).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_can_send_is_refused(ada: httpx.Client, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = ada.post("/api/tables", content=json.dumps(TWO), headers=headers)
    assert code_of(answer) == (415, "body-type")
    assert code_of(ada.post("/api/me/test-notice", headers=headers)) == (415, "body-type")


# Bodies


def test_compressed_bodies_are_refused(ada: httpx.Client) -> None:
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    bomb = gzip.compress(b"[" * 10_000_000)
    assert code_of(ada.post("/api/tables", content=bomb, headers=headers)) == (415, "body-compressed")


def chunks(size: int) -> Iterator[bytes]:
    yield b'{"game":"'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


@pytest.mark.parametrize(("path", "most"), [("/api/tables", 65_536), ("/api/verify", 4_194_304)])
def test_a_body_that_is_too_large_is_refused_announced_or_not(ada: httpx.Client, path: str, most: int) -> None:
    headers = {"content-type": "application/json"}
    announced = ada.post(path, content=b"x" * (most + 1), headers=headers)
    assert code_of(announced) == (413, "body-too-large")
    streamed = ada.post(path, content=chunks(most + 2000), headers=headers)
    assert code_of(streamed) == (413, "body-too-large")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("\udcff", "not-json"),
        ('"\\ud800"', "not-json"),
        ("[]", "wrong-type"),
        ("null", "wrong-type"),
        ("{}", "missing-field"),
        ('{"game": 5}', "wrong-type"),
        ('{"game": null, "seats": []}', "wrong-type"),
        ('{"game": "al-capone", "seats": []}', "out-of-range"),
        ('{"game": "al-capone", "seats": [{"kind": "you"}]}', "wrong-value"),
        ('{"game": "al-capone", "seats": [{"kind": "me", "level": 5}]}', "wrong-type"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "extra": 1}', "unknown-field"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "__proto__": {}}', "unknown-field"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "listed": "true"}', "wrong-type"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "settings": {"clock": "60"}}', "wrong-type"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "settings": {"clock": -1}}', "out-of-range"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "settings": {"pace": 1e999}}', "out-of-range"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "options": {"target": %s}}' % ("9" * 5000), "out-of-range"),
        ('{"game": "al-capone", "options": %s}' % ("[" * 70_000), "body-too-large"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}], "options": %s}' % ("[" * 20_000), "wrong-type"),
        ('{"game": "al-capone", "options": {"a": %s}}' % ("[" * 20_000), "too-deep"),
        ('{"game": "poker", "seats": [{"kind": "me"}]}', "unknown-game"),
        ('{"game": "al-capone", "seats": [{"kind": "me"}]}', "bad-option-value"),
    ],
)
def test_what_is_wrong_with_a_body_is_said(ada: httpx.Client, body: str, code: str) -> None:
    headers = {"content-type": "application/json"}
    answer = ada.post("/api/tables", content=body.encode(errors="surrogateescape"), headers=headers)
    assert code_of(answer)[1] == code
    assert 400 <= answer.status_code < 500
    assert len(answer.json()["text"]) < 1000


def test_numbers_are_not_taken_from_text(ada: httpx.Client) -> None:
    wrong: Any = ada.post("/api/tables/abc/play-on", json={"number": "2", "seat": 0}).json()
    assert wrong["code"] == "wrong-type"
    assert '"number"' in wrong["text"]


# Addresses


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/tables/abc/nothing",
        "/api/tables/abc",
        "/api/tables/abc:metadata",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/" + "x" * 5000,
        "/api/codes/AAAAAA",
        "/api/tables/abc/record",
        "/admin",
        "/debug",
        "/.env",
        "/schema/swagger",
    ],
)
def test_what_is_not_there_is_404(ada: httpx.Client, path: str) -> None:
    answer = ada.get(path)
    assert answer.status_code == 404
    assert "Traceback" not in answer.text


def test_an_unknown_table_is_not_made(server: Served, ada: httpx.Client) -> None:
    for _ in range(2):
        assert code_of(ada.post("/api/tables/nobody-has-this/sit", json={})) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("PUT", "/api/me", "GET, HEAD, OPTIONS, PATCH"),
        ("GET", "/api/tables/abc/sit", "OPTIONS, POST"),
        ("POST", "/health", "GET, HEAD, OPTIONS"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(ada: httpx.Client, method: str, path: str, allowed: str) -> None:
    answer = ada.request(method, path, json={})
    assert code_of(answer) == (405, "wrong-method")
    assert answer.headers["allow"] == allowed


def test_head_is_get_without_the_body(ada: httpx.Client) -> None:
    whole, head = ada.get("/api/games"), ada.head("/api/games")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert ada.head("/api/nothing").status_code == 404


@pytest.mark.parametrize("query", ["since=x", "since=-1", "count=0", "count=501", "eyes=" + "x" * 11])
def test_a_wrong_parameter_is_named(server: Served, ada: httpx.Client, query: str) -> None:
    answer = ada.get(f"/api/tables/{opened(server)['table']}/replay?{query}")
    assert code_of(answer) == (400, "wrong-parameter")
    assert query.partition("=")[0] in answer.json()["text"]


# Languages and cookies


def test_problems_are_told_in_the_browsers_language(ada: httpx.Client) -> None:
    for accepted, text in (
        ("de-AT,de;q=0.9,en;q=0.5", "Diesen Tisch gibt es hier nicht"),
        ("en-GB", "There is no such table here"),
        ("fr, de;q=0.3", "Diesen Tisch gibt es hier nicht"),
        ("fr", "There is no such table here"),
        ("de;q=x,en", "There is no such table here"),
    ):
        answer = ada.get("/api/tables/abc", headers={"accept-language": accepted})
        assert answer.json()["text"].startswith(text)


def test_a_persons_own_language_comes_first(ada: httpx.Client) -> None:
    ada.patch("/api/me", json={"language": "de"})
    answer = ada.get("/api/tables/abc", headers={"accept-language": "en"})
    assert answer.json()["text"].startswith("Diesen Tisch")


def test_the_cookie_is_for_us_alone_and_comes_once(ada: httpx.Client) -> None:
    assert "set-cookie" not in ada.get("/api/me").headers
    cookie = ada.patch("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert "set-cookie" not in ada.patch("/api/me", json={"name": "Ada L."}).headers
    assert ada.get("/api/me").json()["name"] == "Ada L."


def test_the_cookie_is_secure_behind_https(strict: Served) -> None:
    with visitor(strict, **{"x-forwarded-for": "198.51.100.9"}) as ada:
        cookie = ada.patch("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    # A browser takes a cookie of this name only over HTTPS, for this host alone and for all of it.
    assert cookie.startswith("__Host-fallakte=")
    assert "; Secure" in cookie
    assert "; Path=/;" in cookie
    assert "Domain" not in cookie


def test_behind_https_a_cookie_that_another_site_could_have_set_counts_for_nothing(strict: Served) -> None:
    """Whoever may set cookies for the domain would have a newcomer play, and be read, as somebody they know."""
    with visitor(strict) as ada:
        secret = ada.patch("/api/me", json={"name": "Ada"}).headers["set-cookie"].split(";")[0].partition("=")[2]
    with visitor(strict) as newcomer:
        answer = newcomer.get("/api/me", headers={"cookie": f"fallakte={secret}"})
        assert answer.json()["name"] == ""
        assert "set-cookie" not in answer.headers
    with visitor(strict) as back:
        answer = back.get("/api/me", headers={"cookie": f"fallakte=planted; __Host-fallakte={secret}"})
        assert answer.json()["name"] == "Ada"
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("cookie", ["fallakte=", "fallakte=abc", "fallakte=" + "x" * 32, "fallakte=a\u00e4'; --", "x"])
def test_a_cookie_that_nobody_has_is_nobodys(server: Served, cookie: str) -> None:
    with visitor(server) as eve:
        answer = eve.get("/api/me", headers={b"cookie": cookie.encode("latin-1")})
    assert (answer.status_code, answer.json()["name"]) == (200, "")


def test_a_foreign_name_that_is_pointed_at_us_is_not_ours(ada: httpx.Client, server: Served) -> None:
    """A page of a name that now leads here says the same name as Host and as Origin."""
    rebound = {"host": f"rebound.example:{server.port}", "origin": f"http://rebound.example:{server.port}"}
    assert code_of(ada.post("/api/tables", json=TWO, headers=rebound)) == (403, "foreign-origin")
    ours = {"host": f"localhost:{server.port}", "origin": f"http://localhost:{server.port}"}
    assert ada.post("/api/tables", json=TWO, headers=ours).status_code == 201


# Names


@pytest.mark.parametrize(
    "blank",
    [
        "\u200b\u200d\ufeff",
        "\u3164",
        "\u115f\u1160 \uffa0",
        "\u2800\u2800",
        "\u0301\u0308",
        "\ufe0f",
        "\u00ad",
        "\U000e0041\U000e007f",
        "\u00a0\u2003\u3000",
        "\ue000",
    ],
    ids=ascii,
)
def test_a_name_that_nobody_can_see_is_none(ada: httpx.Client, blank: str) -> None:
    assert code_of(ada.patch("/api/me", json={"name": blank})) == (400, "name-empty")
    wish = {**TWO, "name": blank}
    assert code_of(ada.post("/api/tables", json=wish)) == (400, "name-empty")


def test_what_nobody_can_see_is_no_part_of_a_name(ada: httpx.Client) -> None:
    for given, read in [
        ("Ada\u3164", "Ada"),
        ("A\u00adda", "A da"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("José", "José"),
        ("?!", "?!"),
    ]:
        assert ada.patch("/api/me", json={"name": given}).json()["name"] == read


def test_who_asks_for_a_story_and_goes_before_the_body_came_is_no_fault_of_ours(
    server: Served, ada: httpx.Client
) -> None:
    """The body that was announced never comes; the answer has begun, and whoever reads it hangs up."""
    wish = {"game": "al-capone", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    table = ada.post("/api/tables", json=wish).json()["table"]
    before = server.written().count('"level":"error"')
    for path in ("text", "record", "replay"):
        with socket.create_connection((HOST, server.port), timeout=30) as line:
            head = f"GET /api/tables/{table}/{path} HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nContent-Length: 5\r\n\r\n"
            line.sendall(head.encode())
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
    assert ada.get(f"/api/tables/{table}/text").status_code == 200
    assert server.written().count('"level":"error"') == before
