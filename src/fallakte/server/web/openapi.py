"""The description of all requests (OpenAPI), made from the types that decode them.

Litestar knows the routes; what it says of the types loses constraints inside lists and bans of unknown fields, so the
types describe themselves.
"""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

from fallakte.protocol.requests import Problem
from fallakte.server.web.examples import ANSWERED, ASKED, ID, PROBLEM
from fallakte.version import VERSION

REFERENCE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
PLAIN: Final = {"record": NDJSON, "text": "text/plain; charset=utf-8"}
"""Operations whose answer is no JSON document."""
SEAT: Final = {
    "type": "apiKey",
    "in": "header",
    "name": "Authorization",
    "description": 'The secret of a seat\'s link: "Seat SECRET".',
}
PERSON: Final = {
    "type": "apiKey",
    "in": "cookie",
    "name": "fallakte",
    "description": "The person of a browser; behind HTTPS the name is __Host-fallakte.",
}
PATTERN: Final = "^[A-Za-z0-9_-]{1,64}$"

Words = dict[str, Any]


class Described(OpenAPIRenderPlugin):
    """Serves the description, completed when it is asked for the first time."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        self._whole = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Words) -> bytes:
        """The whole description."""
        if not self._whole:
            self._whole = msgspec.json.encode(completed(openapi_schema))
        return self._whole


def config() -> OpenAPIConfig:
    """What the framework is to describe, and who completes it."""
    return OpenAPIConfig(title="Fallakte", version=VERSION, path="/schema", render_plugins=(Described(),))


def completed(whole: Words) -> Words:
    """The description, with types that say everything of themselves and examples of all of them."""
    for item in whole["paths"].values():
        for operation in item.values():
            _complete(operation)
    return {**whole, "components": {"schemas": _types(), "securitySchemes": {"seat": SEAT, "person": PERSON}}}


def _types() -> Words:
    kinds = {type(_first(value)) for value in [*ASKED.values(), *ANSWERED.values(), PROBLEM]} - {str}
    named = sorted(kinds, key=lambda kind: kind.__name__)
    _, components = msgspec.json.schema_components(named, ref_template=REFERENCE)
    return {name: _portable(schema) for name, schema in components.items()}


def _portable(schema: Any) -> Any:
    """Patterns as every reader of JSON Schema knows them; Python's own signs for beginning and end are not."""
    if isinstance(schema, list):
        return [_portable(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _portable(one) for name, one in schema.items()}
    if isinstance(found.get("pattern"), str):
        found["pattern"] = found["pattern"].replace(r"\A", "^").replace(r"\Z", "$")
    return found


def _first(value: Any) -> Any:
    return value[0] if isinstance(value, list) else value


def _complete(operation: Words) -> None:
    name = operation["operationId"]
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "path":
            parameter["schema"] = {"type": "string", "pattern": PATTERN}
            parameter["example"] = ID if parameter["name"] == "table" else "S277-BK4M"
    if name in ASKED:
        operation["requestBody"] = {"required": True, "content": _content(ASKED[name], NDJSON)}
    good = next(status for status in operation["responses"] if status.startswith("2"))
    answer = {"description": operation["summary"]}
    if name in ANSWERED:
        answer["content"] = _content(ANSWERED[name], PLAIN.get(name, JSON))
    operation["responses"] = {good: answer, "default": _problem()}
    if "records" in operation["tags"] and name not in ("verify", "replay-record"):
        operation["security"] = [{}, {"seat": []}, {"person": []}]


def _problem() -> Words:
    schema = {"$ref": REFERENCE.format(name=Problem.__name__)}
    return {"description": "What is wrong.", "content": {JSON: {"schema": schema, "example": _plain(PROBLEM)}}}


def _content(example: Any, otherwise: str) -> Words:
    """What a body holds; `otherwise` is the type of one that is no JSON document."""
    if isinstance(example, str):
        return {otherwise: {"schema": {"type": "string"}, "example": example}}
    schema: Words = {"$ref": REFERENCE.format(name=type(_first(example)).__name__)}
    if isinstance(example, list):
        schema = {"type": "array", "items": schema}
    return {JSON: {"schema": schema, "example": _plain(example)}}


def _plain(example: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(example))
