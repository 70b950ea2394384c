"""Where this machine is found by others."""

import socket
from functools import cache
from typing import Final

ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: a datagram socket is only pointed there, nothing is sent."""
EVERYWHERE: Final = ("", "0.0.0.0", "::")


@cache
def own_address(family: socket.AddressFamily = socket.AF_INET) -> str | None:
    """The address under which others in the same network reach this machine; None where there is no network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def reachable(host: str) -> str:
    """The host as others write it: who listens everywhere is found at the machine's own address."""
    if host not in EVERYWHERE:
        return host
    return own_address() or own_address(socket.AF_INET6) or "127.0.0.1"


def bracketed(host: str) -> str:
    """The host as it stands in an address."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host
