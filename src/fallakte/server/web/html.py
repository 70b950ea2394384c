"""HTML from values: whatever is not made here is escaped."""

from html import escape
from typing import Final

VOID: Final = ("br", "input", "link", "meta")


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(kind: str, /, *inside: "str | Html", **attributes: str | bool) -> Html:
    """An element; names of attributes that Python has taken end with a line: `class_`."""
    said = "".join(_attribute(key, value) for key, value in attributes.items())
    if kind in VOID:
        return Html(f"<{kind}{said}>")
    return Html(f"<{kind}{said}>{joined(*inside)}</{kind}>")


def joined(*parts: "str | Html") -> Html:
    """Several pieces one after the other."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def _attribute(key: str, value: str | bool) -> str:
    name = key.rstrip("_").replace("_", "-")
    if isinstance(value, bool):
        return f" {name}" if value else ""
    return f' {name}="{escape(value)}"'
