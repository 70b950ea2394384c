"""Origins: from which page a browser speaks to us."""

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from fallakte.server.settings import Settings

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

    `host` is the name by which the browser has called this server. Where the host has said what we are called, another
    name is not believed: a foreign name can be made to point at this machine.
    """
    found = origin_of(origin) if is_origin(origin) else None
    if found is None:
        return False
    if found == settings.origin or found in {origin_of(one) for one in settings.allowed_origins}:
        return True
    scheme = found.partition("://")[0]
    same = found == origin_of(f"{scheme}://{host}")
    return same and (not settings.public_url or _is_number(urlsplit(found).hostname or ""))


def _is_number(host: str) -> bool:
    """Whether a host is named by its address, or as this very machine."""
    try:
        ip_address(host)
    except ValueError:
        return host == "localhost"
    return True


def _plain(host: str) -> bool:
    """Browsers send names in ASCII; anything else only looks like one."""
    return host.isascii() and all(letter.isalnum() or letter in "-._:" for letter in host)
