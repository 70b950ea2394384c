"""Whoever is at the other end of a request or a socket."""

from typing import TYPE_CHECKING, Final

from litestar.types import Scope

from fallakte.core.faults import Fault
from fallakte.server.limits import Who, neighbourhood
from fallakte.server.settings import Settings
from fallakte.server.store.rows import PersonRow
from fallakte.server.web.answers import language_of, too_fast

if TYPE_CHECKING:
    from fallakte.server.web.desk import Desk

COOKIE: Final = "fallakte"
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
        secret = cookie_of(self.headers.get("cookie", ""), COOKIE)
        if secret:
            self.person = await self._desk.persons.known(secret)
            if self.person is not None and await self._desk.persons.is_back(self.person):
                self.new_cookie = secret

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

    def as_is(self) -> PersonRow:
        """The person, or nobody in particular: for what only a seat's secret decides nobody new is kept."""
        return self.person or PersonRow(id="", secret=b"", name="", language=self._liked, settings=b"{}", met=0, seen=0)

    def set_cookie(self) -> bytes | None:
        """The cookie that goes with the answer, if any."""
        if self.new_cookie is None:
            return None
        secure = "; Secure" if self._desk.settings.secure else ""
        text = f"{COOKIE}={self.new_cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return text.encode("ascii")


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


def cookie_of(header: str, wanted: str) -> str:
    """The value of a cookie, or nothing."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value.strip('"')
    return ""
