"""Which webhooks may be called: a table of URLs that reach inside, and how names are looked up."""

import pytest

from fallakte.core.faults import Fault
from fallakte.server.notices.addresses import is_public, is_this_machine
from fallakte.server.notices.target_check import LONGEST, PORTS, Goal, Guard
from tests.server.notices.places import Known

PUBLIC = "93.184.215.14"
PUBLIC_6 = "2606:2800:21f:cb07:6820:80da:af6b:8b2c"

FORM, INSIDE, PORT = "notice-webhook-form", "notice-webhook-inside", "notice-webhook-port"
LOGIN, LONG = "notice-webhook-login", "notice-webhook-long"

REFUSED = [
    # loopback, in every way to write it
    ("http://127.0.0.1/", INSIDE),
    ("https://127.8.9.10/", INSIDE),
    ("http://127.1/", INSIDE),
    ("http://2130706433/", INSIDE),
    ("http://0x7f000001/", INSIDE),
    ("http://0x7f.0.0.1/", INSIDE),
    ("http://0177.0.0.1/", INSIDE),
    ("http://127.0.0.01/", INSIDE),
    ("http://017700000001/", INSIDE),
    ("http://0/", INSIDE),
    ("http://[::1]/", INSIDE),
    ("http://[0:0:0:0:0:0:0:1]/", INSIDE),
    ("http://localhost/", INSIDE),
    ("http://LOCALHOST./", INSIDE),
    ("http://hook.localhost/", INSIDE),
    # inside a network
    ("http://10.0.0.1/", INSIDE),
    ("http://172.16.0.1/", INSIDE),
    ("http://172.31.255.255/", INSIDE),
    ("http://192.168.1.1/", INSIDE),
    ("http://100.64.0.1/", INSIDE),
    ("http://100.100.100.200/latest/meta-data/", INSIDE),
    ("http://169.254.169.254/latest/meta-data/", INSIDE),
    ("http://168.63.129.16/", INSIDE),
    ("http://printer.local/", INSIDE),
    ("http://metadata.google.internal/", INSIDE),
    ("http://metadata/", INSIDE),
    ("http://[fc00::1]/", INSIDE),
    ("http://[fd00:ec2::254]/", INSIDE),
    ("http://[fe80::1]/", INSIDE),
    ("http://[fec0::1]/", INSIDE),
    # nobody's or everybody's
    ("http://0.0.0.0/", INSIDE),
    ("http://[::]/", INSIDE),
    ("http://192.0.0.192/", INSIDE),
    ("http://198.18.0.1/", INSIDE),
    ("http://203.0.113.7/", INSIDE),
    ("http://224.0.0.1/", INSIDE),
    ("http://240.0.0.1/", INSIDE),
    ("http://255.255.255.255/", INSIDE),
    ("http://[ff02::1]/", INSIDE),
    ("http://[2001:db8::1]/", INSIDE),
    # IPv4 in the clothes of IPv6
    ("http://[::ffff:127.0.0.1]/", INSIDE),
    ("http://[::ffff:7f00:1]/", INSIDE),
    ("http://[::ffff:93.184.215.14]/", INSIDE),
    ("http://[::127.0.0.1]/", INSIDE),
    ("http://[2002:7f00:1::]/", INSIDE),
    ("http://[2002:c0a8:101::1]/", INSIDE),
    ("http://[2001:0:7f00:1::]/", INSIDE),
    ("http://[64:ff9b::127.0.0.1]/", INSIDE),
    ("http://[64:ff9b::a9fe:a9fe]/", INSIDE),
    ("http://[64:ff9b:1::1]/", INSIDE),
    # names
    ("http://inside.example/", INSIDE),
    ("http://both.example/", INSIDE),
    ("http://both-6.example/", INSIDE),
    ("http://nowhere.example/", INSIDE),
    ("http://nothing.example/", INSIDE),
    # ports
    ("http://hook.example:22/", PORT),
    ("http://hook.example:6379/", PORT),
    ("https://hook.example:25/", PORT),
]
MALFORMED = [
    ("", FORM),
    ("hook.example", FORM),
    ("//hook.example/", FORM),
    ("http://", FORM),
    ("http:///hook", FORM),
    ("http:hook.example", FORM),
    ("ftp://hook.example/", FORM),
    ("file:///etc/passwd", FORM),
    ("gopher://hook.example:70/_x", FORM),
    ("javascript:alert(1)", FORM),
    ("http://hook.example:0/", FORM),
    ("http://hook.example:65536/", FORM),
    ("http://hook.example:80:80/", FORM),
    ("http://hook.example:http/", FORM),
    ("http://hook example/", FORM),
    ("http://hook.example/a b", FORM),
    ("http://hook.example/\r\nX-More: 1", FORM),
    ("http://hook.example/\t", FORM),
    ("http://hook.example/\x00", FORM),
    ("http://hook.example/\x7f", FORM),
    ("http://hook.example/ä", FORM),
    ("http://127。0。0。1/", FORM),
    ("http://①②⑦.0.0.1/", FORM),
    ("http://127.0.0.1\\@hook.example/", FORM),
    ("http://hook.example%2f/", FORM),
    ("http://hook..example/", FORM),
    ("http://.hook.example/", FORM),
    ("http://[::1/", FORM),
    ("http://[hook.example]/", FORM),
    ("http://[fe80::1%25eth0]/", FORM),
    ("http://me:secret@hook.example/", LOGIN),
    ("http://hook.example@127.0.0.1/", LOGIN),
    ("http://@hook.example/", LOGIN),
    ("http://hook.example/" + "x" * LONGEST, LONG),
]


def known() -> Known:
    return Known(
        hook_example=[PUBLIC, PUBLIC_6],
        inside_example=["10.1.2.3"],
        both_example=[PUBLIC, "192.168.0.1"],
        nothing_example=[],
        **{"both-6_example": [PUBLIC_6, "::1"]},
    )


def refusal(guard: Guard, url: str) -> str:
    with pytest.raises(Fault) as caught:
        guard.goal(url)
    return caught.value.key


@pytest.mark.parametrize(("url", "key"), REFUSED + MALFORMED)
def test_what_must_not_be_called_is_refused(url: str, key: str):
    assert refusal(Guard(private_targets=False, resolver=known()), url) == key


@pytest.mark.parametrize(("url", "key"), MALFORMED)
def test_a_wrong_form_is_refused_even_where_private_targets_are_allowed(url: str, key: str):
    assert refusal(Guard(private_targets=True, resolver=known()), url) == key


@pytest.mark.parametrize("url", ["http://127.0.0.1:9999/", "http://[::1]:22/", "http://inside.example/"])
def test_a_host_may_allow_private_targets(url: str):
    assert Guard(private_targets=True, resolver=known()).goal(url).addresses


@pytest.mark.parametrize("port", PORTS)
def test_a_public_target_is_allowed_with_all_its_addresses(port: int):
    goal = Guard(private_targets=False, resolver=known()).goal(f"https://Hook.Example.:{port}/a/b?c=d#e")
    assert goal == Goal(True, "hook.example", port, "/a/b?c=d", (PUBLIC, PUBLIC_6))


@pytest.mark.parametrize("host", [PUBLIC, f"[{PUBLIC_6}]", "[64:ff9b::8.8.8.8]"])
def test_a_public_address_needs_no_name(host: str):
    goal = Guard(private_targets=False, resolver=known()).goal(f"http://{host}?key=1")
    assert (goal.tls, goal.authority, goal.path) == (False, host, "/?key=1")
    assert len(goal.addresses) == 1


@pytest.mark.parametrize(("url", "authority"), [
    ("http://hook.example/", "hook.example"),
    ("https://hook.example:443/", "hook.example"),
    ("https://hook.example:80/", "hook.example:80"),
    (f"http://[{PUBLIC_6}]:8080/", f"[{PUBLIC_6}]:8080"),
])  # fmt: skip
def test_a_request_names_the_port_only_where_it_is_unusual(url: str, authority: str):
    assert Guard(private_targets=False, resolver=known()).read(url).authority == authority


def test_a_name_is_looked_up_once():
    resolver = known()
    Guard(private_targets=False, resolver=resolver).goal("https://hook.example/")
    assert resolver.asked == ["hook.example"]


def test_names_of_the_inside_are_not_even_looked_up():
    resolver = known()
    refusal(Guard(private_targets=False, resolver=resolver), "http://printer.local/")
    assert resolver.asked == []


def test_unknown_and_private_names_get_the_same_answer():
    guard = Guard(private_targets=False, resolver=known())
    assert refusal(guard, "http://inside.example/") == refusal(guard, "http://nowhere.example/")


def test_this_machine_is_known_by_any_of_its_addresses():
    assert is_this_machine("127.0.0.1")
    assert not is_this_machine("127.9.9.9")
    assert not is_this_machine(PUBLIC)


@pytest.mark.parametrize("address", ["fe80::1%lo", "::1", "::ffff:8.8.8.8", "4000::1"])
def test_addresses_that_are_not_public(address: str):
    assert not is_public(address)
