"""Links to tables, as people send them to each other."""

import re
from typing import Final, NamedTuple
from urllib.parse import quote, urlsplit

from fallakte.core.faults import Fault

TABLE: Final = re.compile(r"(?P<before>.*)/t/(?P<table>[\w-]+)/?")


class Link(NamedTuple):
    """A server, a table there by its id or its code, and the secret with which one comes to a seat."""

    server: str
    table: str = ""
    secret: str = ""
    code: str = ""

    @property
    def api(self) -> str:
        """Where requests about the table go."""
        kind, name = ("codes", self.code) if self.code else ("tables", self.table)
        return f"{self.server}/api/{kind}/{quote(name, safe='')}"

    @property
    def socket(self) -> str:
        """Where its messages go: ws for http, wss for https."""
        return f"ws{self.api.removeprefix('http')}/play"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#{self.secret}" if self.secret else "")


def read_link(url: str, code: str | None = None) -> Link:
    """An invitation, a table's link, or a server's with the code of a table; a Fault for anything else."""
    link = read_address(url)
    if link.table:
        return link
    if not code:
        raise Fault("join-no-table", url=url)
    return link._replace(code=code)


def read_address(url: str) -> Link:
    """A server's address, with the table and the seat that it may name."""
    try:
        parts = urlsplit(url.strip())
        named = parts.hostname is not None and (parts.port is None or parts.port > 0)
    except ValueError:
        named = False
    if not named or parts.scheme not in ("http", "https") or parts.query:
        raise Fault("join-no-link", url=url)
    server = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    found = TABLE.fullmatch(parts.path)
    if found is not None:
        return Link(server + found["before"], found["table"], parts.fragment)
    return Link(server + parts.path.rstrip("/"))
