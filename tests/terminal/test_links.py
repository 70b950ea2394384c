"""Links as people send them."""

import pytest

from fallakte.core.faults import Fault
from fallakte.terminal.links import Link, read_link


@pytest.mark.parametrize(
    ("url", "link"),
    [
        ("http://localhost:8029/t/a_b-C#secret", Link("http://localhost:8029", "a_b-C", "secret")),
        (" https://example.org/t/abc/ ", Link("https://example.org", "abc")),
        ("https://example.org/games/t/abc", Link("https://example.org/games", "abc")),
        ("http://[::1]:8029/t/abc", Link("http://[::1]:8029", "abc")),
        ("https://me:password@example.org/t/abc", Link("https://example.org", "abc")),
    ],
)
def test_a_link_names_server_table_and_seat(url: str, link: Link) -> None:
    assert read_link(url) == link


def test_a_link_is_written_as_it_was_read() -> None:
    assert str(read_link("http://localhost:8029/t/abc#secret")) == "http://localhost:8029/t/abc#secret"
    assert str(read_link("http://localhost:8029/t/abc")) == "http://localhost:8029/t/abc"


def test_where_requests_and_messages_go() -> None:
    link = read_link("https://example.org/t/abc#secret")
    assert link.api == "https://example.org/api/tables/abc"
    assert link.socket == "wss://example.org/api/tables/abc/play"
    assert read_link("http://localhost/", "k7m 2qx/").api == "http://localhost/api/codes/k7m%202qx%2F"


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("", "join-no-link"),
        ("example.org/t/abc", "join-no-link"),
        ("ftp://example.org/t/abc", "join-no-link"),
        ("http:///t/abc", "join-no-link"),
        ("http://example.org:99999/t/abc", "join-no-link"),
        ("http://example.org/t/abc?x=1", "join-no-link"),
        ("http://example.org", "join-no-table"),
        ("http://example.org/t/", "join-no-table"),
        ("http://example.org/t/a%20b", "join-no-table"),
    ],
)
def test_what_is_no_link_is_said(url: str, key: str) -> None:
    with pytest.raises(Fault) as found:
        read_link(url)
    assert found.value.key == key
