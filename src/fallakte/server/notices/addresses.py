"""Which addresses of the internet are nobody's private ones."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

# Python's own is_private and is_global have changed their minds between versions, so the registries stand here.
CLOSED_4: Final = tuple(
    ip_network(block)
    for block in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # behind a provider's NAT; some clouds keep their metadata here
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # a cloud's metadata at an address that looks public
        "169.254.0.0/16",  # link-local; most clouds' metadata
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
OPEN_6: Final = ip_network("2000::/3")
"""All that is global: loopback, mapped and compatible IPv4, ULA, link-local, site-local and multicast lie outside."""

CLOSED_6: Final = tuple(
    ip_network(block)
    for block in (
        "2001::/23",  # protocol assignments, with Teredo, which carries an IPv4 address
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which carries an IPv4 address
        "3fff::/20",  # documentation
    )
)
NAT64: Final = ip_network("64:ff9b::/96")
"""How a host without IPv4 reaches one: the last 32 bits are the address that is really meant."""


def is_public(address: str) -> bool:
    """Whether everybody on the internet means the same machine by this address."""
    one = ip_address(address)
    if isinstance(one, IPv6Address) and one in NAT64:
        one = IPv4Address(int(one) & 0xFFFFFFFF)
    if isinstance(one, IPv4Address):
        return not any(one in block for block in CLOSED_4)
    return one.scope_id is None and one in OPEN_6 and not any(one in block for block in CLOSED_6)


def is_this_machine(address: str) -> bool:
    """Whether the address is this machine's own: from inside, no firewall stands before it.

    A datagram socket is only pointed there, nothing is sent; the system then tells from which address it would send.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            return bool(probe.getsockname()[0] == address)
    except OSError:
        return False
