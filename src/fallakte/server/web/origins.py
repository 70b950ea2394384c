"""Origins: from which page a browser speaks to us."""

from functools import cache
from ipaddress import ip_address
from socket import gethostname
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from fallakte.server.ops.settings import Settings

PORTS: Final = {"http": 80, "https": 443}


def origin_of(url: str) -> str | None:
    """The origin in its one form, scheme://host or scheme://host:port; None for what has none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme not in PORTS or not host or not _plain(host) or parts.username is not None:
        return None
    named = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{named}" if port in (None, PORTS[parts.scheme]) else f"{parts.scheme}://{named}:{port}"


def is_origin(text: str) -> bool:
    """Whether this is an origin and nothing more: no path, no user, no trailing slash."""
    named = text.partition("://")[2]
    return origin_of(text) is not None and not set(named) & set("/?#\\") and text.isascii() and text.isprintable()


def is_ours(origin: str, host: str, settings: "Settings") -> bool:
    """Whether a page of this origin is one of our own, or one that the host has allowed.

    `host` is the name by which the browser has called this server. A name that nobody has given us is not believed: a
    foreign one can be made to point at this machine. Where the host has said what we are called, that is our name.
    """
    found = origin_of(origin) if is_origin(origin) else None
    if found is None:
        return False
    if found == settings.origin or found in {origin_of(one) for one in settings.allowed_origins}:
        return True
    scheme = found.partition("://")[0]
    same = found == origin_of(f"{scheme}://{host}")
    named = urlsplit(found).hostname or ""
    return same and (_is_near(named) or (not settings.public_url and named in _own_names(settings.host)))


def _is_near(host: str) -> bool:
    """Whether a host is this very machine, or an address that is not of the wide world."""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


@cache
def _own_names(bound: str) -> frozenset[str]:
    """What we are bound to, and what this machine is called, at home also with .local."""
    machine = gethostname().lower()
    return frozenset({bound.lower(), machine, f"{machine.partition('.')[0]}.local"})


def _plain(host: str) -> bool:
    """Browsers send names in ASCII; anything else only looks like one."""
    return host.isascii() and all(letter.isalnum() or letter in "-._:" for letter in host)
