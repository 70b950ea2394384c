"""`python -m tools.protocol` makes docs/protocol.md from the message types; --check only looks whether it fits."""

import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from fallakte.protocol import messages as m
from fallakte.server.web.socket import BYES, CLOSE, OTHERWISE
from fallakte.text.speaker import speaker
from tools.protocol_examples import ANSWERED, ASKED, SAID, parts, told

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "protocol.md"
WIDTH: Final = 110

NOTES: Final = {
    (m.Hello, "protocol"): f"The version that the client speaks: {m.PROTOCOL}.",
    (m.Hello, "since"): "The last `number` that the client knows.",
    (m.Hello, "watch"): "Watch, even if one has a seat.",
    (m.Undo, "to"): "The `state` in which one made the decision that shall be made anew.",
    (m.Answer, "ask"): "The number of what is asked, from the table's `ask`.",
    (m.Welcome, "protocol"): "The version that the server speaks.",
    (m.Welcome, "number"): "Of the next line of the table's log; to be sent as `since` when coming back.",
    (m.Welcome, "now"): "The server's clock, in milliseconds since 1970.",
    (m.Welcome, "seat"): "Where one sits, from 0 on; -1: one watches.",
    (m.Welcome, "missed"): "Events as this seat is told them.",
    (m.Welcome, "sheet"): "The score of the last round that ended, line by line with its rules.",
    (m.Update, "number"): "As in `welcome`.",
    (m.Update, "at"): "When, in milliseconds since 1970.",
    (m.Update, "events"): "What happened, as this seat is told it.",
    (m.Update, "done"): "The command that this answers, where it was one's own.",
    (m.Done, "number"): "As in `welcome`.",
    (m.Position, "state"): "What a `move` or an `undo` must carry.",
    (m.Position, "to_act"): "The seat that must decide; -1: nobody.",
    (m.Position, "due"): "What comes next: deal, move, shuffle, score, end; over when the match is.",
    (m.Position, "view"): "What the seat sees: fields of the game, see `fallakte inspect --seat`.",
    (m.Position, "moves"): "All legal moves; none where another seat is to act.",
    (m.Refused, "code"): "Stable; what a program decides by.",
    (m.Refused, "text"): "The reason in the client's language.",
    (m.Table, "paused"): "The seat that has paused the match.",
    (m.Table, "rematch"): "The id of the table where these people play again.",
    (m.Seat, "lent"): "A bot plays for this person until the seat is returned.",
    (m.Seat, "here"): "Whether the person is connected.",
}
"""What a field means, where neither its name nor its type says so."""


def page() -> str:
    """The whole page."""
    return Template((HERE / "protocol_page.md").read_text()).substitute(
        protocol=m.PROTOCOL,
        byes="\n".join(byes()),
        said="\n".join(line for kind, example in SAID.items() for line in section(kind, example)),
        told="\n".join(line for kind, example in told().items() for line in section(kind, example)),
        parts="\n".join(line for kind, example in parts().items() for line in section(kind, example)),
        asked="\n".join(line for kind, example in ASKED.items() for line in section(kind, example)),
        answered="\n".join(line for kind, example in ANSWERED.items() for line in section(kind, example)),
    )


def byes() -> Iterator[str]:
    """The last words of a server, with the number that the socket is closed with."""
    yield "| code | socket closed with | |"
    yield "|---|---|---|"
    for code, key in BYES.items():
        yield f"| `{code}` | {CLOSE.get(code, OTHERWISE)} | {speaker('en').say(key)} |"


def section(kind: type[Struct], example: Struct | Mapping[str, Any]) -> Iterator[str]:
    """One message, or one part of several."""
    yield f"### {title(kind)}\n"
    yield f"{inspect.cleandoc(kind.__doc__ or '')}\n"
    fields = _fields(kind)
    if fields:
        yield "| field | type | default | |"
        yield "|---|---|---|---|"
        for field in fields:
            shown, note = described(field.type)
            note = NOTES.get((kind, field.name), note)
            yield f"| `{field.encode_name}` | {shown} | {default(field)} | {note} |"
        yield ""
    yield f"```json\n{laid_out(msgspec.to_builtins(example))}\n```\n"


def title(kind: type[Struct]) -> str:
    """A message is called by its type, a part by its name."""
    tag = kind.__struct_config__.tag
    return f"`{tag}`" if tag is not None else kind.__name__


def _fields(kind: type[Struct]) -> tuple[types.Field, ...]:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    return info.fields


def default(field: types.Field) -> str:
    """What a field is when it is left out."""
    if field.required:
        return "required"
    if field.default_factory is not NODEFAULT:
        return f"`{json.dumps(field.default_factory())}`"
    if field.default is NODEFAULT or field.default is None:
        return "none"
    if isinstance(field.default, Struct):
        return "its defaults"
    return f"`{json.dumps(field.default)}`"


def described(kind: types.Type) -> tuple[str, str]:
    """A type in words, and what is said of it."""
    if isinstance(kind, types.Metadata):
        shown, note = described(kind.type)
        return shown, (kind.extra_json_schema or {}).get("description", note)
    if isinstance(kind, types.UnionType):
        others = [described(one) for one in kind.types if not isinstance(one, types.NoneType)]
        return " or ".join(shown for shown, _ in others), " ".join(note for _, note in others)
    if isinstance(kind, types.ListType):
        shown, note = described(kind.item_type)
        many = f"{shown}s" if shown in ("object", "text", "whole number") else shown
        return f"list of {many}{_limits(kind.min_length, kind.max_length)}", note
    return _plain(kind), ""


def _plain(kind: types.Type) -> str:
    if isinstance(kind, types.LiteralType):
        return ", ".join(f"`{json.dumps(value)}`" for value in kind.values)
    if isinstance(kind, types.StructType):
        name = title(kind.cls)
        return f"[{name}](#{name.strip('`').lower()})"
    if isinstance(kind, types.StrType):
        return f"text{_limits(kind.min_length, kind.max_length)}"
    if isinstance(kind, types.IntType | types.FloatType):
        return f"{'whole number' if isinstance(kind, types.IntType) else 'number'}{_limits(kind.ge, kind.le)}"
    return {types.BoolType: "true or false", types.DictType: "object"}[type(kind)]


def _limits(low: float | None, high: float | None) -> str:
    if low is None and high is None:
        return ""
    top = "2^53" if high == 2**53 else high
    return f" ({low if low is not None else 0} to {top})" if high is not None else f" (from {low} on)"


def laid_out(value: Any, indent: str = "") -> str:
    """JSON on as few lines as are easy to read."""
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value or len(indent) + len(short) <= WIDTH:
        return short
    deeper = indent + "  "
    if isinstance(value, list):
        inner = [laid_out(one, deeper) for one in value]
        return "[\n" + ",\n".join(deeper + one for one in inner) + f"\n{indent}]"
    inner = [f"{json.dumps(name)}: {laid_out(one, deeper)}" for name, one in value.items()]
    return "{\n" + ",\n".join(deeper + one for one in inner) + f"\n{indent}}}"


def main() -> int:
    """Write the page, or only look; exit 1 where it does not fit."""
    made = page()
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.read_text() == made else 1
    PAGE.write_text(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
