"""From which pages a browser may speak to us."""

from socket import gethostname

import pytest

from fallakte.server.ops.settings import Settings
from fallakte.server.web.origins import is_origin, is_ours, origin_of

HOME = Settings()
BOUND = Settings(host="198.51.99.7")
NAMED = Settings(host="Case.Example")
MACHINE = gethostname().lower()
PUBLIC = Settings(public_url="https://play.example", allowed_origins=["https://friend.example"])


@pytest.mark.parametrize(
    ("origin", "host", "settings", "ours"),
    [
        ("http://127.0.0.1:8029", "127.0.0.1:8029", HOME, True),
        ("http://192.0.2.7:8029", "192.0.2.7:8029", HOME, True),
        ("http://192.168.1.20:8029", "192.168.1.20:8029", HOME, True),
        ("http://100.64.3.4:8029", "100.64.3.4:8029", HOME, True),
        ("http://[fe80::1]:8029", "[fe80::1]:8029", HOME, True),
        ("http://[::1]:8029", "[::1]:8029", HOME, True),
        ("http://localhost:8029", "localhost:8029", HOME, True),
        (f"http://{MACHINE}:8029", f"{MACHINE.upper()}:8029", HOME, True),
        (f"http://{MACHINE.partition('.')[0]}.local:8029", f"{MACHINE.partition('.')[0]}.local:8029", HOME, True),
        ("http://case.example", "case.example:80", NAMED, True),
        ("http://198.51.99.7:8029", "198.51.99.7:8029", BOUND, True),
        ("http://198.51.99.7:8029", "198.51.99.7:8029", HOME, False),
        ("http://rebound.example:8029", "rebound.example:8029", HOME, False),
        ("http://rebound.example:8029", "rebound.example:8029", NAMED, False),
        ("https://play.example", "play.example", HOME, False),
        ("https://friend.example", "friend.example", Settings(allowed_origins=["https://friend.example"]), True),
        ("http://127.0.0.1:8030", "127.0.0.1:8029", HOME, False),
        ("http://evil.example", "127.0.0.1:8029", HOME, False),
        ("null", "null", HOME, False),
        ("", "127.0.0.1:8029", HOME, False),
        ("file://", "127.0.0.1:8029", HOME, False),
        ("http://127.0.0.1:8029/", "127.0.0.1:8029", HOME, False),
        ("http://evil.example@127.0.0.1:8029", "127.0.0.1:8029", HOME, False),
        ("http://127.0.0.1:8029, http://evil.example", "127.0.0.1:8029", HOME, False),
        ("http://127.0.0.1:x", "127.0.0.1:x", HOME, False),
        ("https://play.example", "10.0.0.1:8029", PUBLIC, True),
        ("https://friend.example", "play.example", PUBLIC, True),
        ("http://127.0.0.1:8029", "127.0.0.1:8029", PUBLIC, True),
        ("http://localhost:8029", "localhost:8029", PUBLIC, True),
        ("http://play.example", "10.0.0.1:8029", PUBLIC, False),
        ("https://play.example.evil.example", "play.example", PUBLIC, False),
        ("https://evilplay.example", "play.example", PUBLIC, False),
        ("https://play.example:8443", "play.example", PUBLIC, False),
        ("https://plаy.example", "play.example", PUBLIC, False),
        ("https://xn--ply-8cd.example", "play.example", PUBLIC, False),
        ("http://rebound.example:8029", "rebound.example:8029", PUBLIC, False),
    ],
)
def test_whose_page_it_is(origin: str, host: str, settings: Settings, ours: bool) -> None:
    assert is_ours(origin, host, settings) is ours


def test_an_origin_has_one_form() -> None:
    assert origin_of("HTTPS://A.Example:443/path?x#y") == "https://a.example"
    assert origin_of("http://a.example:8029") == "http://a.example:8029"
    assert origin_of("ftp://a.example") is None
    assert not is_origin("https://a.example/")
    assert not is_origin("https://a.example?x")
