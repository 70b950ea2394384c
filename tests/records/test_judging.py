"""A record is judged line by line, whoever made it."""

import copy
from typing import Any

import pytest

import fallakte
from fallakte.core.match import Match
from fallakte.core.record import RecordFault, encode, parse_line
from fallakte.core.words import Words
from fallakte.games import game
from tests.gauntlet.cases import begin
from tests.gauntlet.luck import Chooser


def whole(name: str = "al-capone", **options: Any) -> list[Words]:
    """The record of a random match, as another program would read it."""
    match = begin(name, {"players": 2, **options} if name != "capone" else {"years": 1, **options}, "judging")
    chooser = Chooser("judging")
    while not match.over:
        match.play(chooser.one_of(match.moves()))
    return [parse_line(encode(line)) for line in match.lines]


def changed(lines: list[Words], at: int, **body: Any) -> list[Words]:
    """The record with some fields of one line changed."""
    again = copy.deepcopy(lines)
    (kind,) = again[at]
    again[at][kind].update(body)
    return again


def first(lines: list[Words], kind: str) -> int:
    return next(at for at, line in enumerate(lines) if kind in line)


def fault_of(lines: list[Words]) -> RecordFault:
    with pytest.raises(RecordFault) as fault:
        fallakte.read(lines)
    return fault.value


def test_a_whole_record_is_right() -> None:
    assert fallakte.read(whole()).over


def test_REC_1_a_line_that_is_not_json() -> None:
    for line in (b"{", b"\xff", b"NaN", b"", b'{"a": ' * 100_000):
        with pytest.raises(RecordFault) as fault:
            parse_line(line)
        assert fault.value.rule == "REC-1"


def test_REC_1_a_line_that_is_no_object() -> None:
    with pytest.raises(RecordFault) as fault:
        parse_line(b"[1, 2]")
    assert fault.value.rule == "REC-1"


def test_REC_1_a_line_with_two_things_in_it() -> None:
    lines = whole()
    lines[1]["note"] = 1
    assert fault_of(lines).rule == "REC-1"


def test_REC_2_headers_that_cannot_be() -> None:
    lines = whole()
    good = lines[0]
    cannot_be: list[Words] = [
        {"record": "fallakte/9"},
        {"record": 1},
        {"game": "poker"},
        {"game": None},
        {"game": ["al-capone"]},
        {"rules": "0"},
        {"players": []},
        {"players": good["players"][:1]},
        {"players": [{"name": "A"}, {"name": "B", "kind": "human"}]},
        {"players": [{"name": "A", "kind": "robot"}, {"name": "B", "kind": "human"}]},
        {"players": "two"},
        {"options": None},
        {"options": {**good["options"], "speed": 3}},
        {"options": {**good["options"], "teams": True}},
        {"options": {**good["options"], "target": 0}},
        {"options": {**good["options"], "target": True}},
        {"options": {**good["options"], "players": 3}},
        {"options": {**good["options"], "values": {"frank-nitti": {"one": 0}}}},
        {"options": {**good["options"], "values": {"raid": {"one": 1}}}},
        {"options": {**good["options"], "values": {"frank-nitti": 3}}},
    ]
    for wrong in cannot_be:
        assert fault_of([{**good, **wrong}, *lines[1:]]).rule == "REC-2", wrong


def test_REC_2_a_record_of_other_rules_says_so() -> None:
    lines = whole()
    lines[0]["rules"] = "0"
    fault = fault_of(lines)
    assert fault.key == "rec-2-rules-version"
    assert fault.facts["version"] == "0"
    lines[0]["rules"] = 1
    assert fault_of(lines).key == "rec-2-rules-text"


def test_missing_options_have_their_defaults_and_more_in_the_header_is_fine() -> None:
    lines = whole(target=200)
    lines[0]["options"] = {}
    lines[0]["venue"] = "kitchen table"
    del lines[0]["rules"]
    assert fallakte.read(lines).options["target"] == 200


def test_REC_3_lines_that_are_not_due() -> None:
    lines = whole()
    assert fault_of([lines[0], *lines[2:]]).rule == "REC-3"
    assert fault_of([*lines[:2], lines[1]]).rule == "REC-3"
    assert fault_of([*lines, lines[-1]]).rule == "REC-3"


def test_REC_3_a_move_that_is_no_move() -> None:
    lines = whole()
    at = first(lines, "move")
    for wrong in ({"act": "fly"}, {"card": "frank-nitti"}, {"from": "sky"}, {"from": 3}, {"seat": 7}, {"seat": "0"}):
        assert fault_of(changed(lines, at, **wrong)).rule == "REC-3", wrong


def test_R_18_a_move_of_another_seat() -> None:
    lines = whole()
    at = first(lines, "move")
    assert fault_of(changed(lines, at, seat=1 - lines[at]["move"]["seat"])).rule == "R-18"


def test_an_unlawful_move_is_named_by_its_rule() -> None:
    lines = whole()
    at = first(lines, "move")
    seat = lines[at]["move"]["seat"]
    again = [*lines[:at], {"move": {"seat": seat, "act": "discard", "card": "raid"}}]
    assert fault_of(again).rule == "R-18"


def test_REC_4_deals_that_cannot_be() -> None:
    lines = whole()
    order = lines[1]["deal"]["order"]
    for wrong in (
        {"order": order[1:]},
        {"order": [*order[:-1], "joker"]},
        {"order": [*order[:-1], order[0] if order[0] != order[-1] else "raid"]},
        {"order": None},
        {"order": [1] * len(order)},
        {"round": 2},
        {"round": "1"},
        {"dealer": 2},
        {"dealer": -1},
        {"dealer": True},
        {"top": 3},
    ):
        assert fault_of(changed(lines, 1, **wrong)).rule == "REC-4", wrong


def test_REC_4_the_deal_passes_clockwise() -> None:
    lines = whole()
    deals = [at for at, line in enumerate(lines) if "deal" in line]
    wrong = changed(lines, deals[1], dealer=lines[deals[0]]["deal"]["dealer"])
    assert fault_of(wrong).rule == "REC-4"


def test_REC_5_a_wrong_score() -> None:
    lines = whole()
    at = first(lines, "score")
    for wrong in ({"points": [1, 1]}, {"totals": [0, 0]}, {"out": 3}, {"shut_out": 0}, {"more": 1}, {"round": 1.0}):
        assert fault_of(changed(lines, at, **wrong)).rule == "REC-5", wrong


def test_REC_6_a_wrong_end() -> None:
    lines = whole()
    assert fault_of(changed(lines, len(lines) - 1, winners=[0, 1])).rule == "REC-6"


def test_REC_7_an_unfinished_record_is_a_match_that_goes_on() -> None:
    lines = whole()
    for cut in range(1, len(lines), 17):
        match = fallakte.read(lines[:cut])
        assert not match.over


def test_lines_of_other_kinds_are_skipped() -> None:
    lines = whole()
    lines.insert(5, {"chat": "hello"})
    lines.append({"reveal": {"secret": "s", "words": ["a", "b"]}})
    assert fallakte.read(lines).over


def test_what_was_legal_may_stand_beside_a_move() -> None:
    lines = whole()
    lines[first(lines, "move")]["legal"] = []
    assert fallakte.read(lines).over


def test_a_match_goes_on_from_its_seed_exactly_as_it_would_have() -> None:
    lines = whole()
    for cut in range(2, len(lines), 61):
        begun = fallakte.read(lines[:cut])
        begun.go_on("judging")
        while not begun.over:
            move = next(line["move"] for line in lines[len(begun.lines) :] if "move" in line)
            begun.play(begun.table.number({key: value for key, value in move.items() if key != "seat"}))
        assert [encode(line) for line in begun.lines] == [encode(line) for line in lines]


def test_the_header_holds_every_option() -> None:
    match = Match.begin(game("al-capone"), {"players": 4})
    assert match.lines[0]["options"] == {"players": 4, "teams": True, "target": 200, "values": {}}
    assert match.lines[0]["record"] == "fallakte/1"
    assert match.lines[0]["rules"] == "1"
