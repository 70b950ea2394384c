"""Whoever is at the other end of a request or a socket."""

from typing import TYPE_CHECKING, Final

from litestar.types import Scope

from fallakte.core.faults import Fault
from fallakte.server.ops.limits import Who, neighbourhood, weight
from fallakte.server.ops.settings import Settings
from fallakte.server.store.rows import PersonRow
from fallakte.server.web.answers import language_of, too_fast

if TYPE_CHECKING:
    from fallakte.server.app import Desk

COOKIE: Final = "fallakte"
SECURE_COOKIE: Final = "__Host-fallakte"
"""Behind HTTPS: by this name no browser takes a cookie from another site of the same domain, nor from plain HTTP."""
YEAR: Final = 365 * 86400


class Visitor:
    """An address, a language, and a person where the cookie knows one."""

    def __init__(self, desk: "Desk", scope: Scope) -> None:
        headers = _headers(scope)
        self.headers = headers
        self.address = address_of(scope, headers, desk.settings.trusted_proxies)
        self.person: PersonRow | None = None
        self.new_cookie: str | None = None
        self._liked = language_of(headers.get("accept-language", ""))
        self._desk = desk

    @property
    def settings(self) -> Settings:
        """How the server is run that is visited."""
        return self._desk.settings

    @property
    def language(self) -> str:
        """The person's language, or the browser's."""
        return self.person.language if self.person is not None else self._liked

    @property
    def who(self) -> Who:
        """Who this is to the limits."""
        return Who(neighbourhood(self.address), self.person.id if self.person is not None else None)

    @property
    def seat_secret(self) -> str | None:
        """What `Authorization: Seat …` says; a secret never stands in an address."""
        kind, _, secret = self.headers.get("authorization", "").partition(" ")
        return secret.strip()[:100] if kind.lower() == "seat" and secret.strip() else None

    async def recognise(self) -> None:
        """Look up whom the cookie belongs to."""
        secret = cookies_of(self.headers.get("cookie", "")).get(self._cookie, "")
        if secret:
            self.person = await self._desk.persons.known(secret)
            if self.person is not None and await self._desk.persons.is_back(self.person):
                self.new_cookie = secret

    @property
    def _cookie(self) -> str:
        """Behind HTTPS the plain name counts for nothing: another site of the same domain could have set it."""
        return SECURE_COOKIE if self.settings.secure else COOKIE

    def must_be_let_in(self) -> None:
        """A Fault for somebody whom the host lets in no more."""
        if self.person is not None and self.person.banned is not None:
            raise Fault("banned")

    async def introduced(self) -> PersonRow:
        """The person, met now if this is the first time; the answer brings the cookie."""
        if self.person is None:
            wait = self._desk.limits.meetings.take(self.who.address)
            if wait:
                raise too_fast(wait)
            self.person, self.new_cookie = await self._desk.persons.meet(self._liked)
        return self.person

    def wait_for_judges(self, times: float = 1.0) -> None:
        """A Fault where this address has had enough judged; a record counts by what it announces to be long."""
        said = self.headers.get("content-length", "")
        size = int(said) if said.isascii() and said.isdigit() and len(said) < 16 else self.settings.record_bytes
        wait = self._desk.limits.verdicts.take(self.who.address, times * weight(size))
        if wait:
            raise too_fast(wait)

    def wait_to_read(self, cost: float) -> None:
        """A Fault where this client has read enough of matches for now."""
        wait = self._desk.limits.reads.take(self.who, cost)
        if wait:
            raise too_fast(wait)

    def as_is(self) -> PersonRow:
        """The person, or nobody in particular: for what only a seat's secret decides nobody new is kept."""
        return self.person or PersonRow(id="", secret=b"", name="", language=self._liked, settings=b"{}", met=0, seen=0)

    def set_cookies(self) -> list[bytes]:
        """The cookie that goes with the answer, if any."""
        if self.new_cookie is None:
            return []
        secure = "; Secure" if self.settings.secure else ""
        kept = f"{self._cookie}={self.new_cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return [kept.encode("ascii")]


def visitor_of(scope: Scope) -> Visitor:
    """The visitor that the guard has let in."""
    found = scope["state"]["visitor"]
    assert isinstance(found, Visitor)
    return found


def address_of(scope: Scope, headers: dict[str, str], proxies: int) -> str:
    """The address of who asks: what the last of our proxies says, if there are any; anybody can write the rest."""
    client = scope.get("client")
    direct = str(client[0]) if client else ""
    passed = [part.strip() for part in headers.get("x-forwarded-for", "").split(",")]
    return passed[-proxies] if proxies and len(passed) >= proxies and passed[-proxies] else direct


def _headers(scope: Scope) -> dict[str, str]:
    """The headers by name; of several with one name all, joined as HTTP says."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        joint = "; " if key == "cookie" else ", "
        found[key] = f"{found[key]}{joint}{text}" if key in found else text
    return found


def cookies_of(header: str) -> dict[str, str]:
    """The cookies by name; of several with one name the first, which is the one with the nearest path."""
    parts = [part.strip().partition("=") for part in header.split(";")]
    return {name: value.strip('"') for name, _, value in reversed(parts)}
