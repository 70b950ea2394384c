"""The application: every route, and what becomes of whatever goes wrong on one."""

import re
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Scope

from fallakte.core.faults import Fault
from fallakte.server.app import Desk
from fallakte.server.web import operating, records, tables
from fallakte.server.web.answers import answer_of, unexpected
from fallakte.server.web.bodies import StrictRequest
from fallakte.server.web.games import games
from fallakte.server.web.guard import Guard
from fallakte.server.web.me import Mine
from fallakte.server.web.openapi import config
from fallakte.server.web.pages import host, letters, routes
from fallakte.server.web.pages.frame import problem_page
from fallakte.server.web.site import site
from fallakte.server.web.visitor import Visitor, visitor_of

KEYS: Final = {404: "no-such-page", 405: "wrong-method", 413: "body-too-large"}
PLACE: Final = re.compile(r"[A-Za-z0-9_.-]{1,40}")
HANDLERS: Final = (
    tables.Tables,
    tables.by_code,
    records.Records,
    Mine,
    games,
    site,
    operating.health,
    operating.ready,
    operating.metrics,
    *routes.HANDLERS,
    *letters.HANDLERS,
    *host.HANDLERS,
)


def make_app(desk: Desk) -> ASGIApp:
    """The application of a desk, with the guard before it."""
    large = Router(
        "/",
        route_handlers=[records.verify, records.replay_record, *routes.LARGE],
        request_max_body_size=desk.settings.record_bytes,
    )
    app = Litestar(
        route_handlers=[*HANDLERS, large],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "visitor": Provide(_visitor, sync_to_thread=False),
        },
        exception_handlers={HTTPException: on_http_error, Fault: on_fault, Exception: on_error},
        before_send=[say_methods],
        request_class=StrictRequest,
        request_max_body_size=desk.settings.body_bytes,
        openapi_config=config(),
        logging_config=None,
        signature_types=[Desk, Visitor],
    )
    return Guard(app, desk)


def _visitor(scope: Scope) -> Visitor:
    return visitor_of(scope)


def on_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """What is wrong, as JSON for programs and as a page for people."""
    assert isinstance(fault, Fault)
    visitor = visitor_of(request.scope)
    answer = answer_of(fault, visitor.language)
    headers = {name.decode(): value.decode() for name, value in answer.headers if name != b"content-type"}
    body, kind = answer.body, "application/json"
    path = request.scope["path"]
    if routes.is_page(path):
        scripted = routes.is_scripted(path)
        body, kind = problem_page(visitor.settings, fault, visitor.language, scripted=scripted), routes.HTML
    return Response(body, status_code=answer.status, headers=headers, media_type=kind)


def on_http_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """What the framework has against a request."""
    assert isinstance(error, HTTPException)
    if isinstance(error, ValidationException):
        return on_fault(request, _wrong_parameter(error))
    if error.status_code >= 500:
        return on_error(request, error)
    answer = on_fault(request, _framework_fault(error.status_code))
    if error.status_code == 405:
        answer.headers["Allow"] = _methods(request.scope)
    return answer


async def say_methods(message: Message, scope: Scope) -> None:
    """Answers to OPTIONS name all methods; of several handlers at one address the framework names one."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS" and message["status"] < 400:
        others = [(name, value) for name, value in message["headers"] if name.lower() != b"allow"]
        message["headers"] = [*others, (b"allow", _methods(scope).encode())]


def _methods(scope: Scope) -> str:
    """What the address takes."""
    parts = [part for part in scope["path"].split("/") if part]
    routes_there = [
        route
        for route in scope["litestar_app"].routes
        if isinstance(route, HTTPRoute)
        and len(route.path_components) == len(parts)
        and all(wanted in (part, None) for wanted, part in zip(_fixed(route), parts))
    ]
    found = {str(method) for route in routes_there for method in route.methods}
    return ", ".join(sorted(found | {"HEAD"} if "GET" in found else found))


def _fixed(route: HTTPRoute) -> list[str | None]:
    return [part if isinstance(part, str) else None for part in route.path_components]


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Whatever nobody has thought of."""
    return on_fault(request, unexpected(error, "a handler"))


def _framework_fault(status: int) -> Fault:
    key = KEYS.get(status, "bad-request")
    return Fault(key)


def _wrong_parameter(error: ValidationException) -> Fault:
    """Which parameter of the address is wrong."""
    extra: Any = error.extra
    name = str(extra[0].get("key", "")) if isinstance(extra, list) and extra else ""
    return Fault("wrong-parameter", name=name) if PLACE.fullmatch(name) else Fault("bad-request")
