"""What is wrong with a message or a body, as a fault: what, and where."""

import re
from typing import Final

import msgspec

from fallakte.core.faults import Fault

PLACE: Final = re.compile(r" - at `(?P<where>.*)`$", re.DOTALL)
FIELD: Final = re.compile(r"Object (?P<what>missing required|contains unknown) field `(?P<field>.*)`", re.DOTALL)
TYPE: Final = re.compile(r"Expected `(?P<expected>[^`]*)`(?:, got `(?P<found>[^`]*)`)?")
RANGE: Final = re.compile(r"Expected `(?P<kind>[^`]*)` (?P<takes>[^`]+)")
UNDECODABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""Whatever a decoder may say of bytes from outside."""


def what_is_wrong(error: Exception) -> Fault:
    """The fault for what a decoder has against the bytes that it was given."""
    if isinstance(error, RecursionError):
        return Fault("too-deep")
    if not isinstance(error, msgspec.ValidationError):
        return Fault("not-json")
    said = PLACE.sub("", str(error))
    found = PLACE.search(str(error))
    where = _named(found["where"]) if found else "…"
    return _field(said, where) or _value(said, where)


def _field(said: str, where: str) -> Fault | None:
    found = FIELD.fullmatch(said)
    if found is None:
        return None
    if found["what"] == "missing required":
        return Fault("missing-field", field=found["field"], where=where)
    return Fault("unknown-field", field=found["field"], where=where)


def _value(said: str, where: str) -> Fault:
    if found := TYPE.fullmatch(said):
        return Fault("wrong-type", where=where, expected=found["expected"], found=found["found"] or "…")
    if found := RANGE.fullmatch(said):
        return Fault("out-of-range", where=where, takes=f"{found['kind']} {found['takes']}")
    if "out of range" in said:
        return Fault("out-of-range", where=where, takes="-2^53 - 2^53")
    return Fault("wrong-value", where=where)


def _named(where: str) -> str:
    """A place in a message without the sign for the whole of it."""
    return where.removeprefix("$").removeprefix(".") or "…"
