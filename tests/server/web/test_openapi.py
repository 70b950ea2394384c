"""The description of the requests: every example fits, and what is forbidden is said."""

from typing import Any

import jsonschema_rs
import msgspec
import pytest

from fallakte.server.web.examples import ANSWERED, ASKED
from tests.server.running import Served
from tests.server.web.talking import Words, visitor


@pytest.fixture(scope="module")
def whole(server: Served) -> Words:
    with visitor(server) as ada:
        answer = ada.get("/schema/openapi.json")
    assert answer.headers["content-type"].startswith("application/json")
    found: Words = answer.json()
    return found


def operations(whole: Words) -> list[Words]:
    return [operation for item in whole["paths"].values() for operation in item.values()]


def bodies(whole: Words) -> list[tuple[str, Words]]:
    found = []
    for operation in operations(whole):
        asked = operation.get("requestBody", {}).get("content", {})
        answered = [one.get("content", {}) for one in operation["responses"].values()]
        found += [(operation["operationId"], body) for content in (asked, *answered) for body in content.values()]
    return found


def test_every_operation_has_examples_that_fit(whole: Words) -> None:
    assert {one["operationId"] for one in operations(whole)} == {*ASKED, *ANSWERED}
    for name, body in bodies(whole):
        schema = {**body["schema"], "components": whole["components"]}
        errors = [error.message for error in jsonschema_rs.validator_for(schema).iter_errors(body["example"])]
        assert errors == [], name


@pytest.mark.parametrize("name", [name for name, example in ASKED.items() if not isinstance(example, str)])
def test_every_example_of_a_request_is_decoded_strictly(name: str) -> None:
    example: Any = ASKED[name]
    assert msgspec.json.decode(msgspec.json.encode(example), type=type(example)) == example


def test_what_the_framework_forgets_is_said(whole: Words) -> None:
    types = whole["components"]["schemas"]
    assert types["OpenTable"]["additionalProperties"] is False
    assert types["OpenTable"]["properties"]["seats"]["maxItems"] == 6
    assert types["Notifications"]["properties"]["muted"]["items"]["maxLength"] == 64
    assert types["SitDown"]["properties"]["secret"]["anyOf"][0]["maxLength"] == 100


def test_every_problem_is_described(whole: Words) -> None:
    for operation in operations(whole):
        assert "default" in operation["responses"]


def test_an_example_opens_a_table(server: Served, whole: Words) -> None:
    example = whole["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["example"]
    with visitor(server) as ada:
        assert ada.post("/api/tables", json=example).status_code == 201
