"""Running a server: what a host is told, what is measured and logged, and how it ends."""

import json
import logging
import os
import signal
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest

from fallakte.version import VERSION
from tests.cli.command import Command, fallakte
from tests.server.running import HOST, LONGEST, Served, serving
from tests.server.store.mounts import needs_mount, small_disk
from tests.server.web.conftest import TOKEN
from tests.server.web.talking import TWO, Talk, code_of, opened, visitor

__all__ = ["fallakte"]

# Looking after it


def test_it_lives_and_is_ready(server: Served) -> None:
    with visitor(server) as host:
        assert host.get("/health").json()["alive"] is True
        assert host.get("/ready").json() == {"ready": True, "bus": True}


def until_ready_is(host: httpx.Client, status: int) -> httpx.Response:
    """Asked again while the last answer holds."""
    until = time.monotonic() + LONGEST
    while (answer := host.get("/ready")).status_code != status:
        assert time.monotonic() < until, answer.text
        assert host.get("/health").status_code == 200
    return answer


@needs_mount
def test_it_is_not_ready_on_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path, "16m") as disk, serving(tmp_path / "fallakte.db") as served, visitor(served) as host:
        assert host.get("/ready").status_code == 200
        disk.fill()
        assert code_of(until_ready_is(host, 503)) == (503, "store-full")
        disk.make_room()
        until_ready_is(host, 200)


def test_it_says_so_and_lives_while_another_program_holds_the_database(tmp_path: Path) -> None:
    with serving(tmp_path / "fallakte.db") as served, visitor(served) as host:
        with closing(sqlite3.connect(tmp_path / "fallakte.db", isolation_level=None)) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            assert code_of(until_ready_is(host, 503)) == (503, "store-unreachable")
            stranger.execute("ROLLBACK")
        until_ready_is(host, 200)


def test_it_says_who_runs_it_where_the_host_has_said_so(server: Served, strict: Served) -> None:
    with visitor(server) as ada:
        assert ada.get("/api/site").json() == {"version": VERSION, "imprint": "https://example.org/imprint"}
    with visitor(strict) as ada:
        assert ada.get("/api/site").json() == {"version": VERSION}


@pytest.mark.parametrize("given", [None, "Bearer", "Bearer wrong", f"Basic {TOKEN}", TOKEN])
def test_measures_are_for_the_host_alone(server: Served, given: str | None) -> None:
    with visitor(server) as host:
        answer = host.get("/metrics", headers={"authorization": given} if given else {})
    assert code_of(answer) == (404, "no-such-page")


def test_without_a_token_nobody_reads_measures(strict: Served) -> None:
    with visitor(strict) as host:
        assert code_of(host.get("/metrics", headers={"authorization": "Bearer"})) == (404, "no-such-page")


def measured(server: Served, name: str) -> float:
    with visitor(server, authorization=f"Bearer {TOKEN}") as host:
        lines = host.get("/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def test_what_is_measured(server: Served) -> None:
    counted = ("fallakte_moves_total", "fallakte_refused_total", "fallakte_bot_answers_total")
    before = {name: measured(server, name) for name in counted}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = opened(server, {"game": "al-capone", "seats": seats, "settings": {"pace": 0}})
    with Talk(server, table["table"]) as talk:
        heard = talk.hello(table["seats"][0]["secret"])
        while not heard.get("position", {}).get("moves"):
            heard = talk.hear()
        position = heard["position"]
        talk.say({"type": "move", "command": "a", "state": position["state"], "move": position["moves"][0]})
        while talk.hear().get("done") != "a":
            pass
        talk.say("{")
        talk.hear_until("refused")
        assert measured(server, "fallakte_sockets") > 0
    assert all(measured(server, name) >= before[name] + (name != counted[2]) for name in counted)
    assert measured(server, 'fallakte_requests_total{route="/api/tables",status="201"}') > 0
    with visitor(server, authorization=f"Bearer {TOKEN}") as host:
        text = host.get("/metrics").text
    for name in ("bot_workers_replaced_total", "bot_questions_waiting", "notices_sent_total", "rooms", "store_batch"):
        assert f"\nfallakte_{name}" in text


def test_no_secret_and_no_address_is_logged(server: Served) -> None:
    with visitor(server) as ada:
        table = ada.post("/api/tables", json=TWO).json()
        cookie = ada.cookies["fallakte"]
        secret = table["seats"][0]["secret"]
        ada.get(f"/api/tables/{table['table']}/record", headers={"authorization": f"Seat {secret}"})
        ada.get(f"/t/{table['table']}?secret={secret}")
        ada.post(f"/api/tables/{table['table']}/recover", json={"code": table["seats"][0]["recovery"]})
    with Talk(server, table["table"], {"Origin": server.address, "Cookie": f"fallakte={cookie}"}) as talk:
        talk.hello(secret)
        talk.say(json.dumps({"type": "hello", "secret": secret})[:-1])
        talk.hear_until("refused")
    written = server.written()
    for hidden in (secret, cookie, TOKEN, table["seats"][0]["recovery"], table["table"]):
        assert hidden not in written
    logged = [line for line in written.splitlines() if line.startswith("{")]
    assert len(logged) > 5
    assert not any("127.0.0.1" in line for line in logged)
    assert any('"route":"/api/tables/{table}/record"' in line for line in logged)


# The host's mistakes


@pytest.fixture
def serve(fallakte: Command, tmp_path: Path) -> Iterator[Command]:
    """`fallakte serve` with a database of its own; the logging of the tests comes back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield partial(fallakte, "serve", "--database", tmp_path / "f.db", "--log-level", "error", lang="de")
    root.handlers = handlers
    root.setLevel(level)


def test_a_port_in_use(server: Served, serve: Command, tmp_path: Path) -> None:
    said = serve("--port", server.port, lang="en")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: Port {server.port} at 127.0.0.1 is in use.")
    assert f"--port {server.port + 1}" in said.err
    assert not (tmp_path / "f.db").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--host", "203.0.113.99"), "Dieser Rechner hat keine Adresse 203.0.113.99."),
        (("--host", "no such host"), "Dieser Rechner hat keine Adresse no such host."),
        (("--port", "x"), 'Die Einstellung --port kann nicht "x" sein.'),
        (("--redis", "redis://127.0.0.1:1/0"), "Redis antwortet nicht"),
        (("--database", "mysql://a/b"), "Die Adresse der Datenbank"),
        (("--database", "/nowhere/at/all.db"), "Für die Datenbank gibt es keinen Ordner /nowhere/at."),
        (("--smtp-host", "localhost", "--smtp-from", "nobody"), "Der Absender"),
        (("--config", "/nowhere.toml"), "Die Einstellungen in /nowhere.toml lassen sich nicht lesen"),
        (("--colour", "red"), "Eine Option --colour gibt es hier nicht"),
    ],
)
def test_other_mistakes_get_one_sentence(serve: Command, arguments: tuple[str, ...], sentence: str) -> None:
    said = serve("--port", "0", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {sentence}")
    assert len(said.err.splitlines()) == 1


def test_a_host_is_told_where_and_how_to_let_others_in(server: Served) -> None:
    written = server.written()
    assert f"Fallakte is open at {server.address}" in written
    assert "--host 0.0.0.0" in written or "in no network" in written


# The end


def test_told_to_stop_it_hands_over(tmp_path: Path) -> None:
    with serving(tmp_path / "f.db") as server:
        table = opened(server)
        with Talk(server, table["table"]) as talk:
            talk.hello(table["seats"][0]["secret"], language="de")
            os.kill(server.pid, signal.SIGTERM)
            bye = talk.hear_until("bye")
            assert (bye["code"], bye["text"][:10]) == ("restarting", "Der Server")
            assert talk.closed() == 1012
        assert server.terminate() == 0
        server.start()
        with Talk(server, table["table"]) as talk:
            assert talk.hello(table["seats"][0]["secret"])["seat"] == 0
        assert server.terminate() == 0


def test_a_second_interrupt_ends_it_at_once() -> None:
    with serving() as server, socket.create_connection((HOST, server.port)) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        )
        until(lambda: server.answers("/health"))
        os.kill(server.pid, signal.SIGINT)
        until(lambda: '"stopping"' in server.written())
        assert server.running
        os.kill(server.pid, signal.SIGINT)
        assert server.terminate() == 130


def until(happens: Callable[[], bool]) -> None:
    """Wait for something that must happen; pytest's own patience is the limit."""
    while not happens():
        pass
