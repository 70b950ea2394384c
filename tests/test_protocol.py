"""docs/protocol.md says what the message types say, and its examples are valid."""

import json
import re
from collections.abc import Mapping
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from fallakte.protocol import messages, requests
from fallakte.text.speaker import speaker
from tools.protocol import NOTES, PAGE, page, title
from tools.protocol_examples import ANSWERED, ASKED, SAID, parts, told

TEXT = PAGE.read_text()
PART_OF_MESSAGES = {
    messages.Seat,
    messages.Settings,
    messages.Ask,
    messages.Timer,
    messages.Sealing,
    messages.Outcome,
    messages.Position,
    messages.ChatLine,
}


def section(kind: type[Struct], after: str) -> str:
    """The text below a heading, the first one behind the heading `after`."""
    begin = TEXT.index(f"### {title(kind)}\n", TEXT.index(f"## {after}\n"))
    return TEXT[begin : TEXT.find("\n### ", begin + 1)]


def sections() -> list[tuple[type[Struct], str]]:
    where: dict[str, Mapping[type[Struct], object]] = {
        "What a client says": SAID,
        "What the server says": told(),
        "What messages are made of": parts(),
        "Over HTTP": {**ASKED, **ANSWERED},
    }
    return [(kind, section(kind, after)) for after, kinds in where.items() for kind in kinds]


def example(text: str) -> Any:
    (found,) = re.findall(r"```json\n(.*?)\n```", text, re.DOTALL)
    return json.loads(found)


every_section = pytest.mark.parametrize(("kind", "text"), sections(), ids=lambda one: getattr(one, "__name__", ""))


def test_the_page_is_up_to_date() -> None:
    assert page() == TEXT, "run: python -m tools.protocol"


def test_every_message_is_on_the_page() -> None:
    assert set(SAID) == set(get_args(messages.Said))
    assert set(told()) == set(get_args(messages.Tells))
    assert set(parts()) == PART_OF_MESSAGES


@every_section
def test_the_example_is_valid_and_says_nothing_that_the_type_does_not_know(kind: type[Struct], text: str) -> None:
    words = example(text)
    read = msgspec.convert(words, kind)
    assert kind.__struct_config__.forbid_unknown_fields or msgspec.to_builtins(read) == words


@every_section
def test_every_field_stands_in_the_table(kind: type[Struct], text: str) -> None:
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == list(kind.__struct_encode_fields__)


@every_section
def test_no_type_is_left_without_a_word(kind: type[Struct], text: str) -> None:
    assert kind.__doc__ is not None
    assert text.splitlines()[2]


def test_notes_speak_of_fields_that_exist() -> None:
    assert [(kind, field) for kind, field in NOTES if field not in kind.__struct_fields__] == []


def test_the_refusals_that_are_named_exist() -> None:
    table = TEXT[TEXT.index("### Refusals") : TEXT.index("### Versions")]
    codes = [code for line in table.splitlines() if line.startswith("| `") for code in re.findall("`([a-z-]+)`", line)]
    codes = [code for code in codes if code not in ("update", "table")]
    assert len(codes) >= 8
    assert [code for code in codes if not speaker("en").has(code)] == []


def test_every_link_on_the_page_leads_somewhere() -> None:
    anchors = {heading.strip("`").lower().replace(" ", "-") for heading in re.findall("^#+ (.*)$", TEXT, re.MULTILINE)}
    for target in re.findall(r"\]\(([^)]+)\)", TEXT):
        if target.startswith("#"):
            assert target[1:] in anchors, target
        else:
            assert (PAGE.parent / target).exists(), target


def test_what_a_client_sends_is_read_strictly() -> None:
    for kind in (*SAID, *ASKED):
        assert kind.__struct_config__.forbid_unknown_fields, kind
    assert all(kind.__module__ == requests.__name__ for kind in (*ASKED, *ANSWERED))
