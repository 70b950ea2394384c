"""Links and servers that lead to no table: one sentence each."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.cli.command import Command
from tests.cli.online import BOT, FRIEND, ME, link_of, opened
from tests.server.running import Served, free_port


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nonsense",), '"nonsense" is no link.'),
        (("ftp://x/t/y",), '"ftp://x/t/y" is no link.'),
        (("http://[::1/t/y",), '"http://[::1/t/y" is no link.'),
        (("http://127.0.0.1",), '"http://127.0.0.1" names a server but no table'),
        ((), "URL is missing"),
    ],
)
def test_what_is_no_link(fallakte: Command, arguments: tuple[str, ...], sentence: str) -> None:
    said = fallakte("join", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {sentence}")


def test_links_that_lead_nowhere(server: Served, fallakte: Command) -> None:
    table = opened(server.address, ME, FRIEND)
    for url, words in (
        (f"{server.address}/t/aaaaaaaaaaaaaaaaaaaaaa", ()),
        (f"{table['link']}#{'x' * 32}", ()),
        (f"{table['link']}#{'x' * 32}", ("--name", "Bob")),
        (server.address, ("--code", "ZZZZZZ")),
    ):
        for lang in ("en", "de"):
            said = fallakte("join", url, *words, lang=lang)
            assert (said.code, said.out) == (2, ""), url
            assert len(said.err.splitlines()) == 1
            assert re.match(r"fallakte: [A-Z„].*[.?]$", said.err)


def test_nobody_there(fallakte: Command) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    said = fallakte("join", f"{address}/t/aaaaaaaaaaaaaaaaaaaaaa")
    assert said.code == 2
    assert said.err == (
        f"fallakte: No Fallakte server answers at {address}. Is the address right, and is the server running?\n"
    )


@pytest.mark.parametrize("body", [b"<html>hello</html>", b"[]", b'{"id": 3}', b'{"code": "x"}', b"\xff"])
@pytest.mark.parametrize("status", [200, 404])
def test_a_server_of_another_kind(fallakte: Command, body: bytes, status: int) -> None:
    with answering(status, body) as address:
        said = fallakte("join", f"{address}/t/aaaaaaaaaaaaaaaaaaaaaa")
    assert said.code == 2
    assert said.err.startswith("fallakte: The server says something that this version of Fallakte does not understand")


def test_a_server_of_another_protocol(server: Served, fallakte: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(server.address, ME, BOT)
    monkeypatch.setattr("fallakte.terminal.online_player.PROTOCOL", 2)
    said = fallakte("join", link_of(table))
    assert (said.code, said.out) == (2, "")
    assert "protocol" in said.err
    assert len(said.err.splitlines()) == 1


def test_a_table_that_wants_no_watchers(server: Served, fallakte: Command) -> None:
    table = opened(server.address, ME, BOT, settings={"watchers": False})
    said = fallakte("join", table["link"])
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1


@contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    """Some web server that is none of ours."""

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing to note."""

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        serving_thread = threading.Thread(target=other.serve_forever)
        serving_thread.start()
        yield f"http://127.0.0.1:{other.server_port}"
        other.shutdown()
        serving_thread.join()
