"""Answers to whatever is wrong: a problem with a code, a sentence in the reader's language, and a fitting status."""

import logging
from math import ceil
from secrets import token_hex
from typing import Any, Final, NamedTuple

import msgspec
from litestar.types import Send

from fallakte.core.faults import Fault
from fallakte.protocol.requests import Problem
from fallakte.text.speaker import LANGUAGES, speaker

log = logging.getLogger(__name__)

JSON: Final = b"application/json"
HTML: Final = b"text/html; charset=utf-8"
RETRY: Final = 5
"""Seconds after which it is worth trying again when the store is away."""

STATUS: Final = {
    "banned": 403,
    "foreign-origin": 403,
    "no-seat": 403,
    "no-watchers": 403,
    "wrong-link": 403,
    "wrong-recovery": 403,
    "confirm-gone": 404,
    "host-no-person": 404,
    "host-no-report": 404,
    "match-not-there": 404,
    "no-such-eyes": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "unknown-game": 404,
    "wrong-method": 405,
    "body-too-slow": 408,
    "host-not-open": 409,
    "key-in-use": 409,
    "match-running": 409,
    "no-code-left": 409,
    "not-confirmed": 409,
    "not-handed-over": 409,
    "nothing-played": 409,
    "seat-is-bots": 409,
    "seat-taken": 409,
    "stale": 409,
    "table-damaged": 409,
    "table-full": 409,
    "table-other-rules": 409,
    "body-too-large": 413,
    "body-compressed": 415,
    "body-type": 415,
    "confirm-too-often": 429,
    "too-fast": 429,
    "too-many-connections": 429,
    "server-fault": 500,
    "replay-too-long": 503,
    "restarting": 503,
    "store-damaged": 503,
    "store-full": 503,
    "store-read-only": 503,
    "store-unreachable": 503,
}
"""By the key of the fault; whatever is not here is a bad request."""


class Answer(NamedTuple):
    """A whole HTTP answer."""

    status: int
    body: bytes
    headers: list[tuple[bytes, bytes]]


def status_of(fault: Fault) -> int:
    """The status that fits a fault."""
    return STATUS.get(fault.key, 400)


def problem_of(fault: Fault, language: str) -> Problem:
    """A fault in words."""
    rule = getattr(fault, "rule", None)
    return Problem(code=fault.key, text=speaker(language).fault(fault), rule=rule)


def answer_of(fault: Fault, language: str) -> Answer:
    """The answer to somebody whose request has a fault."""
    body = msgspec.json.encode(problem_of(fault, language))
    return Answer(status_of(fault), body, [(b"content-type", JSON), *retry_after(fault)])


def retry_after(fault: Fault) -> list[tuple[bytes, bytes]]:
    """When to try again, where that helps."""
    status = status_of(fault)
    if status not in (429, 503):
        return []
    return [(b"retry-after", str(ceil(fault.facts.get("seconds", RETRY))).encode())]


def too_fast(seconds: float) -> Fault:
    """Somebody has to wait for so long."""
    return Fault("too-fast", seconds=max(1, ceil(seconds)))


def unexpected(error: BaseException, where: str) -> Fault:
    """A fault of our own: logged with an id, which is all that leaves the server."""
    number = token_hex(4)
    log.error("unexpected in %s", where, exc_info=error, extra={"id": number})
    return Fault("server-fault", number=number)


async def send_answer(send: Send, answer: Answer, scope_type: str = "http") -> None:
    """Send a whole answer, to a request or in place of a socket."""
    kind: Any = "http.response" if scope_type == "http" else "websocket.http.response"
    headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
    await send({"type": f"{kind}.start", "status": answer.status, "headers": headers})  # type: ignore[arg-type, misc]
    await send({"type": f"{kind}.body", "body": answer.body, "more_body": False})  # type: ignore[arg-type, misc]


def language_of(accepted: str) -> str:
    """The language that a browser likes best of those we speak: German or English."""
    best, liked = "en", 0.0
    for part in accepted[:500].split(","):
        name, _, weight = part.partition(";")
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES and _weight(weight) > liked:
            best, liked = language, _weight(weight)
    return best


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0
