"""The guard at the door: who asks, how often, from which page; and what every answer carries."""

import asyncio
import logging
import re
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from fallakte.core.faults import Fault
from fallakte.server.app import Desk
from fallakte.server.ops.limits import blurred
from fallakte.server.web.answers import answer_of, send_answer, too_fast, unexpected
from fallakte.server.web.origins import is_ours
from fallakte.server.web.socket import play
from fallakte.server.web.visitor import Visitor

log = logging.getLogger(__name__)

BODY_SECONDS: Final = 30.0
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNLIMITED: Final = ("/health", "/ready", "/metrics")
"""What looks after the server must get through when others have used up the limits."""
JSON_TYPES: Final = ("application/json", "application/x-ndjson", "application/jsonl")
"""No form of another page can send these."""
SOCKETS: Final = re.compile("/api/tables/(?P<table>[^/]+)/play")
LINKS: Final = re.compile("/(confirm|unsubscribe)/[^/]+")
"""What stands in letters: the link itself is the right to use it, for a form, a mail client or a program."""
HOST: Final = "/host"
FORMS: Final = {"/verify": "multipart/form-data", HOST: "application/x-www-form-urlencoded"}
"""The pages of ours that send forms."""

PAGES: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", PAGES.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


class Guard:
    """Stands before the application and lets in whoever may come."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app = app
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        visitor = Visitor(self._desk, scope)
        scope.setdefault("state", {})["visitor"] = visitor
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send, visitor)
        else:
            await self._socket(scope, send, visitor)

    # Requests

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send, visitor: Visitor) -> None:
        reply = _Reply(send, visitor, private=_path(scope).startswith("/api"))
        if scope["method"] == "HEAD":
            # The same answer as to GET; uvicorn, whose own scope stays as it is, keeps the body back.
            scope = {**scope, "method": "GET"}
        try:
            await self._let_in(scope, visitor)
            await self._app(scope, _in_time(receive, reply), reply)
        except Fault as fault:
            await reply.problem(fault)
        except Exception as error:
            await reply.problem(unexpected(error, "a request"))
        self._note(scope, visitor, reply.status)

    async def _let_in(self, scope: HTTPScope, visitor: Visitor) -> None:
        if _path(scope) in UNLIMITED:
            return
        self._limit_address(visitor)
        await visitor.recognise()
        self._limit_client(visitor)
        if scope["method"] not in SAFE:
            self._check_unsafe(scope, visitor.headers)
            if not LINKS.fullmatch(_path(scope)) and _path(scope) != HOST:
                visitor.must_be_let_in()

    def _limit_address(self, visitor: Visitor) -> None:
        wait = self._desk.limits.requests.address.take(visitor.who.address)
        if wait:
            raise too_fast(wait)

    def _limit_client(self, visitor: Visitor) -> None:
        wait = self._desk.limits.requests.client.take(visitor.who.client)
        if wait:
            raise too_fast(wait)

    def _check_unsafe(self, scope: HTTPScope, headers: dict[str, str]) -> None:
        """What changes something comes from our own pages or from no page at all, and as JSON."""
        if headers.get("content-encoding", "identity").lower() != "identity":
            raise Fault("body-compressed")
        if LINKS.fullmatch(_path(scope)):
            return
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind not in JSON_TYPES and FORMS.get(_path(scope)) != kind:
            raise Fault("body-type")
        if not self._is_our_page(headers):
            raise Fault("foreign-origin")

    def _is_our_page(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from one of our pages, or from no page at all."""
        origin, site = headers.get("origin"), headers.get("sec-fetch-site", "none")
        if origin is None:
            return site in ("same-origin", "none")
        # A form of our own pages, which tell nobody where they are, says no origin; the browser says whose it is.
        hidden = origin == "null" and site == "same-origin"
        return hidden or is_ours(origin, headers.get("host", ""), self._desk.settings)

    def _note(self, scope: HTTPScope, visitor: Visitor, status: int) -> None:
        route = str(scope.get("path_template") or "none")
        self._desk.metrics.requests.labels(route, str(status)).inc()
        level = logging.DEBUG if status < 400 else logging.INFO if status < 500 else logging.WARNING
        if log.isEnabledFor(level):
            facts = {"method": scope["method"], "route": route, "status": status, "from": blurred(visitor.address)}
            log.log(level, "request", extra=facts)

    # Sockets

    async def _socket(self, scope: Scope, send: Send, visitor: Visitor) -> None:
        try:
            table = await self._let_socket_in(scope, visitor)
        except Fault as fault:
            return await _refuse_socket(send, fault, visitor)
        except Exception as error:
            return await _refuse_socket(send, unexpected(error, "a handshake"), visitor)
        who = visitor.who
        try:
            await play(self._desk, scope["state"]["wire"], visitor, table)
        finally:
            self._desk.limits.connections.leave(who)
        return None

    async def _let_socket_in(self, scope: Scope, visitor: Visitor) -> str:
        headers = visitor.headers
        found = SOCKETS.fullmatch(scope["path"])
        if found is None:
            raise Fault("no-such-page")
        self._limit_address(visitor)
        if "origin" in headers:
            if not is_ours(headers["origin"], headers.get("host", ""), self._desk.settings):
                raise Fault("foreign-origin")
            # Only a browser has a cookie, and a browser always says where it comes from.
            await visitor.recognise()
        visitor.must_be_let_in()
        self._limit_client(visitor)
        if not self._desk.limits.connections.enter(visitor.who):
            raise Fault("too-many-connections")
        return found["table"]


class _Reply:
    """Sends an answer with what every answer carries, and knows its status."""

    def __init__(self, send: Send, visitor: Visitor, *, private: bool) -> None:
        self.status = 0
        self._send = send
        self._visitor = visitor
        self._private = private

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            own = list(message.get("headers", ()))
            named = {name.lower() for name, _ in own} - {b"set-cookie"}
            message["headers"] = [*own, *((name, value) for name, value in self._carried() if name not in named)]
        await self._send(message)

    def has_begun(self) -> bool:
        """Whether the answer is on its way."""
        return self.status != 0

    def _carried(self) -> list[tuple[bytes, bytes]]:
        carried = list(HEADERS)
        if self._private:
            carried.append((b"cache-control", b"no-store"))
        return [*carried, *((b"set-cookie", cookie) for cookie in self._visitor.set_cookies())]

    async def problem(self, fault: Fault) -> None:
        """Answer with what is wrong, unless the answer has begun already."""
        if not self.status:
            await send_answer(self, answer_of(fault, self._visitor.language))


async def _refuse_socket(send: Send, fault: Fault, visitor: Visitor) -> None:
    answer = answer_of(fault, visitor.language)
    await send_answer(send, answer._replace(headers=[*answer.headers, *HEADERS]), "websocket")


def _in_time(receive: Receive, reply: _Reply) -> Receive:
    """A body comes whole and within half a minute, or not at all; once the answer has begun, its reader may go."""
    until = asyncio.get_running_loop().time() + BODY_SECONDS

    async def received() -> Any:
        if reply.has_begun():
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            if reply.has_begun():
                return await receive()
            raise Fault("body-too-slow") from None
        if message["type"] == "http.disconnect" and not reply.has_begun():
            raise Fault("bad-request")
        return message

    return received


def _path(scope: Scope) -> str:
    return scope["path"].rstrip("/") or "/"
