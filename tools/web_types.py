"""`python -m tools.web_types` makes web/src/wire/generated.ts from the message types; --check only looks if it fits."""

import functools
import operator
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UNSET, UnsetType

from fallakte.games.al_capone.view import AlCaponeView
from fallakte.games.bonnie_and_clyde.view import BonnieAndClydeView
from fallakte.games.capone.view import CaponeView
from fallakte.games.rue_morgue.view import RueMorgueView
from fallakte.protocol import messages as m
from fallakte.protocol import requests as r
from fallakte.server.web.games import GameAbout
from fallakte.server.web.site import Site
from fallakte.server.web.verify_process import VerdictSaid

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "wire" / "generated.ts"
ROOTS: Final = (
    *get_args(m.Said),
    *get_args(m.Tells),
    r.OpenTable,
    r.Opened,
    r.SitDown,
    r.Recover,
    r.SeatSecret,
    r.Rematch,
    r.PlayOn,
    r.ReportWish,
    r.Seated,
    r.Me,
    r.MeChange,
    r.Frames,
    r.Problem,
    GameAbout,
    Site,
    VerdictSaid,
    AlCaponeView,
    BonnieAndClydeView,
    RueMorgueView,
    CaponeView,
)
RENAMED: Final = {m.Return: "TakeBack", m.Move: "MoveSaid", r.Frame: "ReplayFrame"}
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def file() -> str:
    """The whole file."""
    writer = Writer()
    for root in ROOTS:
        writer.name(root)
    unions = {"Said": get_args(m.Said), "Tells": get_args(m.Tells)}
    said = [f"export type {name} = {' | '.join(writer.name(one) for one in of)};" for name, of in unions.items()]
    head = "// Made by `python -m tools.web_types` from the server's types: not to be changed by hand.\n"
    words = "/** A move or an event in the words of the rules pages. */\nexport type Words = Record<string, unknown>;"
    return "\n\n".join([head, f"export const PROTOCOL = {m.PROTOCOL};", words, *writer.written.values(), *said]) + "\n"


class Writer:
    """Writes every type once, with those it is made of."""

    def __init__(self) -> None:
        self.written: dict[type, str] = {}

    def name(self, of: Any) -> str:
        """The name of a type, which is written if it was not yet."""
        name: str = RENAMED.get(of, of.__name__)
        if of not in self.written:
            self.written[of] = ""
            fields = _struct_fields(of) if issubclass(of, msgspec.Struct) else _dict_fields(of)
            lines = [f"  {field}{'?' if optional else ''}: {self.type(kind)};" for field, kind, optional in fields]
            summary = (of.__doc__ or "").strip().split("\n")[0]
            self.written[of] = "\n".join([f"/** {summary} */", f"export interface {name} {{", *lines, "}"])
        return name

    def type(self, kind: Any) -> str:
        """A type as TypeScript says it."""
        if kind == m.Words:
            return "Words"
        if kind in PLAIN:
            return PLAIN[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(f"'{one}'" for one in args)
        if origin in (Union, types.UnionType):
            return " | ".join(self.type(one) for one in args if one is not UnsetType)
        if origin is list:
            inner = self.type(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        return self.name(kind)


def _struct_fields(struct: Any) -> Iterator[tuple[str, Any, bool]]:
    config = struct.__struct_config__
    if config.tag is not None:
        yield "type", Literal[config.tag], False
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        may_miss = not field.required and (config.omit_defaults or field.default is UNSET or _is_request(struct))
        yield field.name, _without_null(hints[field.name]) if may_miss else hints[field.name], may_miss


def _is_request(struct: Any) -> bool:
    return issubclass(struct, r.Request | m.Asked | m.Settings | r.Notifications)


def _without_null(kind: Any) -> Any:
    """What may be missing is never null."""
    if get_origin(kind) not in (Union, types.UnionType):
        return kind
    rest = tuple(one for one in get_args(kind) if one not in (type(None), UnsetType))
    return functools.reduce(operator.or_, rest)


def _dict_fields(of: Any) -> Iterator[tuple[str, Any, bool]]:
    assert is_typeddict(of)
    for field, kind in get_type_hints(of).items():
        yield field, kind, get_origin(kind) is NotRequired


def main() -> None:
    """Write the file, or say that it does not fit."""
    if sys.argv[1:] == ["--check"]:
        if FILE.read_text("utf-8") != file():
            sys.exit(f"{FILE.name} does not fit the message types: run python -m tools.web_types")
    else:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(file(), "utf-8")


if __name__ == "__main__":
    main()
