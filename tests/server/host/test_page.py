"""The host's page: not there without a key, open to nobody without it, and what it does."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.host.hosts import KEY, Host, named, two_at_a_table, wait_for
from tests.server.running import Served, serving
from tests.server.web.talking import TWO, code_of, visitor


def entered(server: Served, client: httpx.Client, key: str = KEY) -> httpx.Response:
    """Somebody gives a key, as the form of the page does."""
    return client.post("/host", data={"key": key}, headers={"origin": server.address})


@pytest.fixture(scope="module")
def desk(server: Served) -> Iterator[httpx.Client]:
    """The host's own browser, which has given the key."""
    with visitor(server) as client:
        assert entered(server, client).status_code == 303
        yield client


def test_without_a_key_there_is_no_page() -> None:
    with serving() as server, visitor(server) as anybody:
        assert anybody.get("/host").status_code == 404
        assert anybody.post("/host", data={"key": ""}).status_code == 404
        assert "host_key" not in anybody.get("/host").text


def test_the_page_wants_the_key_and_shows_nothing_before(server: Served) -> None:
    with named(server, "Ann P") as ada:
        ada.post("/api/tables", json=TWO)
    with visitor(server, **{"accept-language": "de"}) as anybody:
        first = anybody.get("/host")
        assert "Betreiberschlüssel" in first.text
        assert "Ann P" not in first.text
        assert first.headers["referrer-policy"] == "same-origin"
        wrong = entered(server, anybody, "not-the-key-of-the-host")
        assert (wrong.status_code, "Das ist nicht der Schlüssel." in wrong.text) == (403, True)
        for cookie in ("", "x", "9999999999999.", f"9999999999999.{'0' * 64}", ".", "ä.ö"):
            bent = {b"cookie": f"fallakte_host={cookie}".encode()}
            assert "Ann P" not in anybody.get("/host", headers=bent).text
            answer = anybody.post("/host", data={"what": "ban", "about": "x"}, headers=bent)
            assert answer.status_code == 403
        right = entered(server, anybody)
        assert (right.status_code, right.headers["location"]) == (303, "/host")
        assert {"HttpOnly", "SameSite=Strict", "Path=/host"} <= set(right.headers["set-cookie"].split("; "))
        assert "Ann P" in anybody.get("/host").text
    assert KEY not in server.written()


@pytest.mark.parametrize("headers", [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
])  # fmt: skip
def test_a_foreign_page_does_nothing_in_the_hosts_name(desk: httpx.Client, headers: dict[str, str]) -> None:
    answer = desk.post("/host", data={"what": "ban", "about": "x"}, headers=headers)
    assert (answer.status_code, "another site" in answer.text) == (403, True)


def test_keys_are_tried_ten_times_an_hour() -> None:
    with serving(host_key=KEY) as server, visitor(server) as anybody:
        tried = [entered(server, anybody, f"guess-number-{number:04}").status_code for number in range(12)]
        assert tried == [403] * 10 + [429] * 2
        assert entered(server, anybody).status_code == 429


def test_reports_are_read_and_dealt_with(server: Served, host: Host, desk: httpx.Client) -> None:
    with named(server, "Ann Q") as ada, named(server, "<b>Bob Q") as bob:
        table, _ = two_at_a_table(server, ada, bob)
        ada.post(f"/api/tables/{table['table']}/report", json={"seat": 1, "text": "<script>cheats"})
        page = desk.get("/host", params={"find": table["code"]}).text
        assert "&lt;script&gt;cheats" in page
        assert "&lt;b&gt;Bob Q" in page
        assert "<script" not in page
        person = host.person("<b>Bob Q")
        report = next(one["id"] for one in host.sees("reports") if one["table"] == table["table"])
        does(server, desk, what="mute", about=person, hours="3", why="insults")
        does(server, desk, what="settle", about=report)
        does(server, desk, what="ban", about=person, why="again")
        does(server, desk, what="close", about=table["table"])
        wait_for(lambda: ada.get(f"/api/tables/{table['table']}").json()["phase"] == "closed")
        assert code_of(bob.post("/api/tables", json=TWO)) == (403, "banned")
        trail = [(one["what"].split()[0], one["about"], one["why"]) for one in host.sees("trail")[:4]]
        assert trail == [
            ("close", table["table"], ""),
            ("ban", person, "again"),
            ("settle", report, ""),
            ("mute", person, "insults"),
        ]
        assert re.search(r"banned since \d{4}-", desk.get("/host", params={"find": person}).text)
        does(server, desk, what="lift", about=person)
        assert bob.post("/api/tables", json=TWO).status_code == 201


def test_the_host_leaves(server: Served) -> None:
    with visitor(server) as client:
        entered(server, client)
        assert "password" not in client.get("/host").text
        does(server, client, what="leave")
        assert "password" in client.get("/host").text


def does(server: Served, desk: httpx.Client, **form: str) -> None:
    answer = desk.post("/host", data=form, headers={"origin": server.address})
    assert answer.status_code == 303, answer.text


@pytest.mark.parametrize(("form", "status"), [
    ({"what": "fly", "about": "x"}, 400),
    ({}, 400),
    ({"what": "ban", "about": "nobody"}, 404),
    ({"what": "close", "about": "nothing"}, 404),
    ({"what": "settle", "about": "nothing"}, 404),
    ({"what": "mute", "about": "x", "hours": "999999999999"}, 400),
    ({"what": "mute", "about": "x", "hours": "-1"}, 400),
])  # fmt: skip
def test_what_cannot_be_done_is_said(server: Served, desk: httpx.Client, form: dict[str, str], status: int) -> None:
    answer = desk.post("/host", data=form or {"x": "y"}, headers={"origin": server.address})
    assert answer.status_code == status, answer.text
