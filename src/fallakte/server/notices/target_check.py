"""The guard before webhooks: which URLs may be called, and at exactly which addresses.

A person writes the URL, and this machine calls it from inside the host's network. So the form of the URL is narrow, the
name is looked up once, every address found must be public, and only those addresses are connected to: a name that
means something else a moment later changes nothing.
"""

import re
import socket
from collections.abc import Callable
from ipaddress import IPv6Address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from fallakte.core.faults import Fault
from fallakte.server.notices.addresses import is_public, is_this_machine

LONGEST: Final = 500
PORTS: Final = (80, 443, 8080, 8443)
USUAL: Final = {"http": 80, "https": 443}
# No space and no control character; no backslash, since programs disagree on what it parts.
PRINTABLE: Final = re.compile(r"[!-\[\]-~]+")
NAME: Final = re.compile(r"(?=.{1,253}\Z)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_]([a-z0-9_-]{0,62}))*")
DOTTED: Final = re.compile(r"\d{1,3}(\.\d{1,3}){3}")
# Resolvers take 127.1, 0x7f.1, 0177.0.0.1 and 2130706433 for addresses; people do not write them.
NUMBER_AT_THE_END: Final = re.compile(r"(.*\.)?(0x[0-9a-f]*|\d+)")
INSIDE: Final = ("localhost", "local", "internal")

Resolver = Callable[..., list[Any]]


class Goal(msgspec.Struct, frozen=True):
    """Where a webhook goes: the name for the certificate and the request, and the addresses that may be called."""

    tls: bool
    host: str
    port: int
    path: str
    addresses: tuple[str, ...] = ()

    @property
    def authority(self) -> str:
        """Host and port as a request names them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == USUAL["https" if self.tls else "http"] else f"{host}:{self.port}"


class Guard:
    """Lets through what may be called, and raises a Fault for everything else."""

    def __init__(self, *, private_targets: bool, resolver: Resolver = socket.getaddrinfo) -> None:
        self.private_targets = private_targets
        self._resolver = resolver

    def goal(self, url: str) -> Goal:
        """Where this URL leads; it asks the resolver, once, and waits for it."""
        goal = self.read(url)
        addresses = self._look_up(goal)
        if not addresses or not all(self._allowed(address) for address in addresses):
            raise _inside(goal.host)
        return msgspec.structs.replace(goal, addresses=addresses)

    def read(self, url: str) -> Goal:
        """What the URL says, where its form and its words are right."""
        parts = _parts(url)
        goal = _goal(parts)
        if self.private_targets:
            return goal
        if goal.port not in PORTS:
            raise Fault("notice-webhook-port", port=str(goal.port), ports=", ".join(str(port) for port in PORTS))
        if ":" not in goal.host and not _is_named_outside(goal.host):
            raise _inside(goal.host)
        return goal

    def _look_up(self, goal: Goal) -> tuple[str, ...]:
        try:
            found = self._resolver(goal.host, goal.port, 0, socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise _inside(goal.host) from None
        return tuple(dict.fromkeys(str(one[4][0]) for one in found))

    def _allowed(self, address: str) -> bool:
        return self.private_targets or (is_public(address) and not is_this_machine(address))


def _inside(host: str) -> Fault:
    """One fault for unknown and for private names: which names exist inside is nobody's business."""
    return Fault("notice-webhook-inside", host=host)


def _parts(url: str) -> SplitResult:
    if len(url) > LONGEST:
        raise Fault("notice-webhook-long", longest=LONGEST)
    if not PRINTABLE.fullmatch(url):
        raise Fault("notice-webhook-form")
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Fault("notice-webhook-form") from None
    if "@" in parts.netloc:
        raise Fault("notice-webhook-login")
    return parts


def _goal(parts: SplitResult) -> Goal:
    host = (parts.hostname or "").removesuffix(".")
    try:
        port = USUAL[parts.scheme] if parts.port is None else parts.port
    except (KeyError, ValueError):
        raise Fault("notice-webhook-form") from None
    if parts.scheme not in USUAL or port == 0 or not _is_host(host):
        raise Fault("notice-webhook-form")
    query = f"?{parts.query}" if parts.query else ""
    return Goal(parts.scheme == "https", host, port, f"{parts.path or '/'}{query}")


def _is_host(host: str) -> bool:
    if ":" not in host:
        return NAME.fullmatch(host) is not None
    try:
        return IPv6Address(host).scope_id is None
    except ValueError:
        return False


def _is_named_outside(host: str) -> bool:
    """Whether a name, or an IPv4 address as people write it, can be one of the internet."""
    if NUMBER_AT_THE_END.fullmatch(host):
        return DOTTED.fullmatch(host) is not None and not re.search(r"(^|\.)0\d", host)
    return "." in host and host.rpartition(".")[2] not in INSIDE
