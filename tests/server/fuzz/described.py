"""Requests as the description gives them, right and wrong, one by one and one after another: schemathesis."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import schemathesis
from schemathesis.engine import events, from_schema
from schemathesis.engine.recorder import Interaction, ScenarioRecorder
from schemathesis.generation import GenerationMode

if TYPE_CHECKING:
    from tests.server.fuzz.arena import Arena

NDJSON = "application/x-ndjson"
UNREAD = ("missing-field", "unknown-field", "wrong-type", "wrong-value", "out-of-range", "not-json", "too-deep")
"""What is said of a body that does not even fit the description."""
CONFIG: dict[str, Any] = {
    "checks": {
        # The description cannot say which options a game has, or when a seat is free: such requests fit it and are
        # refused. What may not happen is that one is refused as unreadable; that is looked at below.
        "positive_data_acceptance": {"enabled": False},
        # Whatever is neither safe nor JSON is turned away at the door, before anybody looks where it wants to go.
        "unsupported_method": {"enabled": False},
    },
    "operations": [
        # On the wire everything is a text, and whatever is no record is answered with a verdict that says so.
        {"include-name": "POST /api/verify", "checks": {"negative_data_rejection": {"enabled": False}}},
    ],
}


@schemathesis.serializer(NDJSON)
def _lines(context: schemathesis.SerializationContext, value: Any) -> Any:
    """A record is sent as it is; whatever else is generated in its place, as JSON."""
    return value.encode("utf-8", "replace") if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str)


def described(arena: "Arena", examples: int, number: int = 0) -> int:
    """Run through the whole description; how many requests that were."""
    generation = {"database": "none", "no-shrink": True, "max-examples": examples}
    seed = arena.luck("described", number).randrange(2**32)
    config = schemathesis.Config.from_dict(CONFIG | {"generation": generation, "seed": seed})
    url = f"{arena.server.address}/schema/openapi.json"
    sent = 0
    for event in from_schema(schemathesis.openapi.from_url(url, config=config)).execute():
        if isinstance(event, events.ScenarioFinished):
            sent += _look(arena, event.recorder)
        elif isinstance(event, events.NonFatalError | events.FatalError):
            error = event.value if isinstance(event, events.NonFatalError) else event.exception
            arena.blame(f"schemathesis: {error} {getattr(error, 'exceptions', '')}")
    return sent


def _look(arena: "Arena", recorder: ScenarioRecorder) -> int:
    for case, one in recorder.interactions.items():
        if one.response is not None:
            arena.heard.add(one.response.content or b"")
            arena.heard.add(str(one.response.headers).encode())
        for wrong in (*_failed(recorder, case), *_unread(recorder, case, one)):
            arena.blame(f"{one.request.method} {one.request.uri} {one.request.body!r}: {wrong}")
    return len(recorder.interactions)


def _failed(recorder: ScenarioRecorder, case: str) -> Iterator[str]:
    for check in recorder.checks.get(case, ()):
        if check.failure_info is not None:
            yield f"{check.name}: {check.failure_info.failure.message}"


def _unread(recorder: ScenarioRecorder, case: str, one: Interaction) -> Iterator[str]:
    """A body that fits the description and cannot be read, except for a whole number that is written as 1.0."""
    meta = recorder.cases[case].value.meta
    if one.response is None or one.response.status_code != 400 or meta is None:
        return
    if meta.generation.mode is not GenerationMode.POSITIVE:
        return
    said = msgspec.json.decode(one.response.content or b"{}")
    if said.get("code") in UNREAD and "float" not in said["text"]:
        yield f"fits the description and is refused: {said}"
