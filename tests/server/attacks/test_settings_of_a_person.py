"""Attack 15: of two changes of the same person's settings that cross each other, neither undoes the other."""

import json
import socket
from urllib.parse import urlsplit

import httpx

from tests.server.running import Served, serving

LONGEST = 30.0


def test_15_changes_that_cross_each_other_are_both_kept():
    with serving() as server, httpx.Client(base_url=server.address, trust_env=False, timeout=LONGEST) as quick:
        assert quick.patch("/api/me", json={"name": "Ann"}).status_code == 200
        body = json.dumps({"language": "de"}).encode()
        with _begun(server, quick.cookies["fallakte"], body) as slow:
            assert quick.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
            slow.sendall(body)
            assert slow.recv(65536).startswith(b"HTTP/1.1 200 ")
        me = quick.get("/api/me").json()
        assert (me["name"], me["language"]) == ("Anna", "de")


def _begun(server: Served, cookie: str, body: bytes) -> socket.socket:
    """A change whose head the server has read and whose body it waits for."""
    place = urlsplit(server.address)
    head = (
        f"PATCH /api/me HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: fallakte={cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
    )
    found = socket.create_connection((place.hostname, place.port or 80), timeout=LONGEST)
    found.sendall(head.encode())
    assert found.recv(1024).startswith(b"HTTP/1.1 100 "), "the handler asks for the body when it knows who sends it"
    return found
