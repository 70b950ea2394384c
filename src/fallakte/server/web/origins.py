"""Origins: from which page a browser speaks to us."""

from typing import Final
from urllib.parse import urlsplit

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
    found = origin_of(text)
    return found is not None and "/" not in text.partition("://")[2] and text.isascii() and text.isprintable()


def _plain(host: str) -> bool:
    """Browsers send names in ASCII; anything else only looks like one."""
    return host.isascii() and all(letter.isalnum() or letter in "-._:" for letter in host)
