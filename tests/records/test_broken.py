"""Whatever a record holds: it is read, or a fault names a rule. Nothing else comes out."""

import copy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fallakte
from fallakte.core.record import RecordFault, encode, parse_line
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.gauntlet.cases import VARIANTS, begin
from tests.gauntlet.luck import Chooser

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
NAMES = st.sampled_from([*game("al-capone").kinds, "", "file", "meld", "seat"])
JSON = st.recursive(
    SCALARS | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@cache
def record(name: str) -> list[Words]:
    match = begin(name, VARIANTS[name][0], "broken")
    chooser = Chooser("broken")
    while not match.over and len(match.lines) < 60:
        match.play(chooser.one_of(match.moves()))
    return [parse_line(encode(line)) for line in match.lines]


def read(lines: list[Any]) -> None:
    try:
        fallakte.read(lines)
    except RecordFault as fault:
        assert fault.rule
        assert fault.key


@pytest.mark.parametrize("name", IDS)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_changed_value_anywhere(name: str, data: st.DataObject) -> None:
    lines = copy.deepcopy(record(name))
    at = data.draw(st.integers(0, len(lines) - 1))
    place: Any = lines[at]
    while True:
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        place[key] = data.draw(JSON)
        break
    read(lines)


@pytest.mark.parametrize("name", IDS)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_lines_left_out_doubled_or_exchanged(name: str, data: st.DataObject) -> None:
    lines = list(record(name))
    one = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["leave out", "double", "exchange", "foreign"]))
    if how == "leave out":
        del lines[one]
    elif how == "double":
        lines.insert(other, lines[one])
    elif how == "exchange":
        lines[one], lines[other] = lines[other], lines[one]
    else:
        lines.insert(one, data.draw(st.dictionaries(st.sampled_from(["deal", "move", "score", "end", "x"]), JSON)))
    read(lines)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_as_a_line(line: bytes) -> None:
    try:
        parse_line(line)
    except RecordFault as fault:
        assert fault.rule == "REC-1"
