"""The socket: who may open one, what is understood, and what becomes of those who misuse it."""

import json
import select
import socket as plain
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.server.running import HOST, Served
from tests.server.web.conftest import ALLOWED
from tests.server.web.talking import PATIENCE, TWO, Talk, Words, opened, visitor

LOOK: Words = {"type": "look", "command": "look"}


@pytest.fixture(scope="module")
def table(server: Served) -> Words:
    return opened(server)


@pytest.fixture
def talk(server: Served, table: Words) -> Iterator[Talk]:
    with Talk(server, table["table"]) as one:
        yield one


# Origins


def refusal(server: Served, table: str, headers: dict[str, str]) -> tuple[int, Words]:
    with pytest.raises(InvalidStatus) as raised:
        Talk(server, table, headers).__enter__()
    answer = raised.value.response
    return answer.status_code, json.loads(answer.body)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "file://",
        "http://127.0.0.1",
        "http://127.0.0.1.evil.example",
        "http://evil.example/http://127.0.0.1",
        "https://friend.example.evil.example",
        "https://friend.example:444",
    ],
)
def test_a_foreign_page_gets_no_socket(server: Served, table: Words, origin: str) -> None:
    status, problem = refusal(server, table["table"], {"Origin": origin, "Accept-Language": "de"})
    assert (status, problem["code"]) == (403, "foreign-origin")
    assert problem["text"].startswith("Diese Anfrage kommt von der Seite")


def test_our_pages_and_allowed_ones_get_one(server: Served, table: Words) -> None:
    for origin in (server.address, server.address.replace("http", "https"), ALLOWED):
        with Talk(server, table["table"], {"Origin": origin}) as talk:
            assert talk.hello()["type"] == "welcome"


def test_a_cookie_counts_only_with_an_origin(server: Served) -> None:
    with visitor(server) as ada:
        table = ada.post("/api/tables", json=TWO).json()["table"]
        cookie = f"fallakte={ada.cookies['fallakte']}"
    with Talk(server, table, {"Cookie": cookie, "Origin": server.address}) as talk:
        assert talk.hello()["seat"] == 0
    with Talk(server, table, {"Cookie": cookie}) as talk:
        assert talk.hello()["seat"] == -1


def test_there_are_no_sockets_elsewhere(server: Served) -> None:
    with pytest.raises(InvalidStatus) as raised:
        Talk(server, "abc/play/more").__enter__()
    assert raised.value.response.status_code == 404


# Hello


def test_hello_is_answered_by_welcome(talk: Talk, table: Words) -> None:
    welcome = talk.hello(table["seats"][0]["secret"], language="de")
    assert (welcome["type"], welcome["seat"], welcome["language"]) == ("welcome", 0, "de")


def test_hello_comes_first(talk: Talk) -> None:
    assert talk.ask(LOOK)["code"] == "hello-first"
    assert talk.hello()["type"] == "welcome"
    assert talk.hello_again()["code"] == "already-welcome"


def test_another_protocol_is_told_ours(talk: Talk) -> None:
    refused = talk.ask({"type": "hello", "protocol": 99, "language": "de"})
    assert (refused["type"], refused["code"]) == ("refused", "other-protocol")
    assert talk.hello()["type"] == "welcome"


def test_a_wrong_secret_is_refused_and_may_be_corrected(talk: Talk, table: Words) -> None:
    assert talk.hello("nobody-has-this")["code"] == "wrong-link"
    assert talk.hello(table["seats"][1]["secret"])["seat"] == 1


@pytest.mark.parametrize("name", ["nobody-has-this", "abc:metadata", "%00", "x" * 100])
def test_without_a_table_there_is_only_a_goodbye(server: Served, name: str) -> None:
    with Talk(server, name) as talk:
        bye = talk.hello(language="de")
        assert (bye["type"], bye["code"]) == ("bye", "no-such-table")
        assert bye["text"].startswith("Diesen Tisch gibt es hier nicht")
        assert talk.closed() == 4004


# Messages that are none


BAD = [
    ("", "not-json"),
    ("{", "not-json"),
    ("hello", "not-json"),
    ("[]", "wrong-type"),
    ("null", "wrong-type"),
    ('{"command": "a"}', "missing-field"),
    ('{"type": 5}', "wrong-type"),
    ('{"type": "fly"}', "wrong-value"),
    ('{"type": "update"}', "wrong-value"),
    ('{"type": "look"}', "missing-field"),
    ('{"type": "look", "command": ""}', "out-of-range"),
    ('{"type": "look", "command": "%s"}' % ("x" * 65), "out-of-range"),
    ('{"type": "look", "command": 7}', "wrong-type"),
    ('{"type": "look", "command": "a", "seat": 1}', "unknown-field"),
    ('{"type": "move", "command": "a", "state": "1", "move": {}}', "wrong-type"),
    ('{"type": "move", "command": "a", "state": -1, "move": {}}', "out-of-range"),
    ('{"type": "move", "command": "a", "state": 1e999, "move": {}}', "out-of-range"),
    ('{"type": "move", "command": "a", "state": %s, "move": {}}' % ("9" * 5000), "out-of-range"),
    ('{"type": "move", "command": "a", "state": 1, "move": {"a": %s}}' % ("9" * 5000), "out-of-range"),
    ('{"type": "move", "command": "a", "state": 1, "move": {"a": %s}}' % ("[" * 5000 + "]" * 5000), "too-deep"),
    ('{"type": "move", "command": "a", "state": 1, "move": []}', "wrong-type"),
    ('{"type": "say", "command": "a", "text": "%s"}' % ("x" * 301), "out-of-range"),
    ('{"type": "clock", "command": "a", "choice": "kill"}', "wrong-value"),
    (b'{"type": "look", "command": "a"}', "not-text"),
]


@pytest.mark.parametrize(("message", "code"), BAD)
def test_what_is_wrong_with_a_message_is_said_and_the_socket_stays(talk: Talk, message: str | bytes, code: str) -> None:
    talk.hello(language="de", watch=True)
    talk.hear_until("table")
    refused = talk.ask(message)
    assert (refused["type"], refused["code"]) == ("refused", code)
    assert 0 < len(refused["text"]) < 500
    talk.say(LOOK)
    assert talk.hear_until("done")["command"] == "look"


def test_after_twenty_mistakes_it_is_enough(talk: Talk) -> None:
    for _ in range(20):
        talk.say("{")
    heard = [talk.hear() for _ in range(21)]
    assert [one["type"] for one in heard] == ["refused"] * 20 + ["bye"]
    assert heard[-1]["code"] == "too-many-mistakes"
    assert talk.closed() == 1008


def test_a_message_that_is_too_large_closes_the_socket_and_no_other(server: Served, table: Words, talk: Talk) -> None:
    with Talk(server, table["table"]) as neighbour:
        neighbour.hello()
        talk.say(" " * 16_385)
        assert talk.closed() == 1009
        neighbour.say(LOOK)
        assert neighbour.hear_until("done")


def test_text_that_is_no_text_closes_the_socket(talk: Talk) -> None:
    raw(talk, Frame(Opcode.TEXT, b"\xff\xfe"))
    assert talk.closed() == 1007


def raw(talk: Talk, *frames: Frame) -> None:
    """Frames as no client of good will sends them."""
    talk.wire.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))


def test_a_message_in_endless_pieces_is_cut_off(talk: Talk) -> None:
    raw(talk, Frame(Opcode.TEXT, b"{", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 100)
    with pytest.raises(ConnectionClosed):
        talk.hear()


# Those who do not read


UPGRADE = (
    "Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def is_cut_off(silent: plain.socket, frame: bytes) -> bool:
    """Whether the server ends the connection of somebody who sends and sends and reads nothing."""
    try:
        for _ in range(3000):
            silent.sendall(frame)
    except OSError:
        return True
    ended = select.poll()
    ended.register(silent, select.POLLERR | select.POLLHUP)
    return bool(ended.poll(PATIENCE * 1000))


@pytest.fixture
def silent(server: Served, table: Words) -> Iterator[plain.socket]:
    """A socket that has begun as one should and reads nothing."""
    with plain.socket() as found:
        found.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        found.settimeout(20)
        found.connect((HOST, server.port))
        found.sendall(f"GET /api/tables/{table['table']}/play HTTP/1.1\r\n{UPGRADE}\r\n".encode())
        assert found.recv(1000).startswith(b"HTTP/1.1 101 ")
        found.sendall(text({"type": "hello", "protocol": 1, "watch": True}))
        yield found


def text(message: Words) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def test_who_does_not_read_is_cut_off_and_no_other(server: Served, table: Words, silent: plain.socket) -> None:
    with Talk(server, table["table"]) as neighbour:
        neighbour.hello()
        assert is_cut_off(silent, text(LOOK))
        neighbour.say(LOOK)
        assert neighbour.hear_until("done")


def test_who_asks_for_pongs_and_does_not_read_them_is_cut_off(silent: plain.socket) -> None:
    assert is_cut_off(silent, Frame(Opcode.PING, b"x" * 125).serialize(mask=True))


def test_a_second_window_takes_over(server: Served, table: Words) -> None:
    secret = table["seats"][0]["secret"]
    with Talk(server, table["table"]) as first, Talk(server, table["table"]) as second:
        assert first.hello(secret)["seat"] == 0
        assert second.hello(secret)["seat"] == 0
        assert first.hear_until("bye")["code"] == "taken-over"
        assert first.closed() == 4001


# Too much


def test_who_is_too_fast_is_told_with_the_command(strict: Served) -> None:
    table = opened_behind(strict, "203.0.113.1")
    with Talk(strict, table, {"X-Forwarded-For": "203.0.113.1"}) as talk:
        talk.hello()
        for number in range(8):
            talk.say({**LOOK, "command": f"look {number}"})
        refused = talk.hear_until("refused")
        assert refused["code"] == "too-fast"
        assert refused["command"].startswith("look ")


def test_so_many_sockets_and_no_more(strict: Served) -> None:
    table = opened_behind(strict, "203.0.113.2")
    headers = {"X-Forwarded-For": "evil, 203.0.113.2"}
    with Talk(strict, table, headers), Talk(strict, table, headers):
        status, problem = refusal(strict, table, headers)
        assert (status, problem["code"]) == (429, "too-many-connections")
        with Talk(strict, table, {"X-Forwarded-For": "203.0.113.2, 203.0.113.99"}) as another:
            assert another.hello()["type"] == "welcome"
    with Talk(strict, table, headers) as again:
        assert again.hello()["type"] == "welcome"


def opened_behind(server: Served, address: str) -> str:
    with visitor(server, **{"x-forwarded-for": address}) as ada:
        return str(ada.post("/api/tables", json=TWO).json()["table"])
