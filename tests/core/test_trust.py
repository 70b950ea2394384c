"""A record is held against its commitment: what fits, and every way not to fit."""

from collections.abc import Callable
from typing import Any

import pytest

from fallakte.core.match import Match
from fallakte.core.record import encode, parse_line
from fallakte.core.shuffle import commitment, committed_seed
from fallakte.core.trust import OLD, Verdict, verify
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.gauntlet.luck import Chooser
from tests.records.committed import SECRET, WORDS, begun, committed, revealed

Change = Callable[[list[Words]], object]


def at(lines: list[Words], kind: str, number: int = 1) -> int:
    """Where a line of a kind stands: the first of them, or a later one."""
    return [place for place, line in enumerate(lines) if kind in line][number - 1]


def judged(lines: list[Words]) -> tuple[str, str, int]:
    """The rule, the fault and the line of a record that is not verified."""
    verdict = verify(lines, game)
    assert not verdict.ok
    assert verdict.fault is not None
    return verdict.fault.rule, verdict.fault.key, verdict.line


def broken(change: Change, name: str = "al-capone") -> tuple[str, str, int]:
    lines = committed(name)
    change(lines)
    return judged(lines)


def counted(lines: list[Words], kind: str) -> int:
    return sum(kind in line for line in lines)


@pytest.mark.parametrize("bots", ["greedy", "random"])
@pytest.mark.parametrize("name", IDS)
def test_a_committed_record_is_verified(name: str, bots: str) -> None:
    lines = committed(name, bots)
    verdict = verify(iter(lines), game)
    assert verdict.ok
    assert (verdict.deals, verdict.shuffles) == (counted(lines, "deal"), counted(lines, "shuffle"))
    assert verdict.moves == counted(lines, "move")
    assert verdict.players_words == WORDS[: len(lines[0]["players"])]
    assert verdict.words() == {
        "ok": True,
        "deals": verdict.deals,
        "shuffles": verdict.shuffles,
        "moves": verdict.moves,
        "commitment": commitment(SECRET),
        "words": verdict.players_words,
        "proof": OLD,
        "silent": [],
        "wordless": [seat for seat, word in enumerate(verdict.players_words) if not word],
    }


def test_other_lines_and_more_in_the_header_are_fine() -> None:
    lines = committed("al-capone")
    lines.insert(3, {"chat": "hello"})
    lines[0]["time"] = "20:15"
    assert verify(lines, game).ok


def test_a_match_that_was_taken_back_and_dealt_on_is_verified() -> None:
    """What was undone is not in the record; the deal after it comes from the same place of the stream."""
    lines = committed("al-capone")[:-1]
    dealt = at(lines, "deal", 2)
    match = Match.open(lines[0], game)
    for line in lines[1 : dealt - 1 - 4]:
        match.take(line)
    match.go_on(committed_seed(SECRET, WORDS[:2]))
    chooser = Chooser("another way")
    while not match.over:
        match.play(chooser.one_of(match.moves()))
    assert [encode(line) for line in match.lines] != [encode(line) for line in lines]
    assert verify(revealed(match), game).ok


def test_REC_8_a_record_without_a_commitment_cannot_be_verified() -> None:
    assert broken(lambda lines: lines[0].pop("commitment")) == ("REC-8", "rec-8-no-commitment", 1)


@pytest.mark.parametrize("wrong", [None, 7, "", "abc", commitment(SECRET).upper(), commitment(SECRET) + "\n", "é" * 64])
def test_REC_8_a_commitment_that_is_none(wrong: Any) -> None:
    assert broken(lambda lines: lines[0].update(commitment=wrong)) == ("REC-8", "rec-8-commitment", 1)


@pytest.mark.parametrize("name", IDS)
def test_REC_8_another_commitment_or_another_secret(name: str) -> None:
    last = len(committed(name))
    fault = ("REC-8", "rec-8-secret", last)
    assert broken(lambda lines: lines[0].update(commitment=commitment("another")), name) == fault
    assert broken(lambda lines: lines[-1]["reveal"].update(secret="another"), name) == fault


@pytest.mark.parametrize("name", IDS)
def test_REC_8_a_secret_with_its_commitment_that_did_not_shuffle_this(name: str) -> None:
    def change(lines: list[Words]) -> None:
        lines[0]["commitment"] = commitment("another")
        lines[-1]["reveal"]["secret"] = "another"

    rule, key, line = broken(change, name)
    assert (rule, line) == ("REC-8", 2)
    assert key in ("rec-8-dealer", "rec-8-shuffle")


@pytest.mark.parametrize("words", [["", "otter"], ["otter", "x"], ["Otter", ""], ["otter ", ""]])
def test_REC_8_words_that_were_not_given(words: list[str]) -> None:
    rule, key, line = broken(lambda lines: lines[-1]["reveal"].update(words=words))
    assert (rule, line) == ("REC-8", 2)
    assert key in ("rec-8-dealer", "rec-8-shuffle")


@pytest.mark.parametrize("words", [[], ["otter"], ["otter", "", ""]])
def test_REC_8_not_one_word_a_player(words: list[str]) -> None:
    last = len(committed("al-capone"))
    assert broken(lambda lines: lines[-1]["reveal"].update(words=words)) == ("REC-8", "rec-8-words", last)


@pytest.mark.parametrize(
    "reveal",
    [
        None,
        "secret",
        [],
        {},
        {"secret": SECRET},
        {"words": ["otter", ""]},
        {"secret": SECRET, "words": ["otter", ""], "more": 1},
        {"secret": 5, "words": ["otter", ""]},
        {"secret": SECRET, "words": "otter"},
        {"secret": SECRET, "words": ["otter", None]},
        {"secret": SECRET, "words": ["otter\n", ""]},
    ],
)
def test_REC_8_a_reveal_that_is_none(reveal: Any) -> None:
    last = len(committed("al-capone"))
    assert broken(lambda lines: lines[-1].update(reveal=reveal)) == ("REC-8", "rec-8-reveal", last)


def test_REC_8_a_reveal_holds_nothing_else() -> None:
    last = len(committed("al-capone"))
    assert broken(lambda lines: lines[-1].update(note="x")) == ("REC-8", "rec-8-reveal", last)


def test_REC_8_words_cannot_be_divided_otherwise() -> None:
    """Joined by newlines, "a" and "b" are the same as "a\\nb" and nothing: so no word holds one."""
    assert committed_seed("s", ["a\nb", "c"]) == committed_seed("s", ["a", "b\nc"])
    change: Change = lambda lines: lines[-1]["reveal"].update(words=["ot\nter", ""])  # noqa: E731
    assert broken(change)[:2] == ("REC-8", "rec-8-reveal")


def test_REC_8_the_reveal_stands_last_and_once() -> None:
    whole = committed("al-capone")
    last = len(whole)
    assert broken(lambda lines: lines.pop()) == ("REC-8", "rec-8-no-reveal", last - 1)
    assert broken(lambda lines: lines.append({"chat": "bye"})) == ("REC-8", "rec-8-reveal-place", last)
    assert broken(lambda lines: lines.append(lines[-1])) == ("REC-8", "rec-8-reveal-place", last)
    assert broken(lambda lines: lines.insert(1, lines[-1])) == ("REC-8", "rec-8-reveal-place", 2)


@pytest.mark.parametrize("name", IDS)
def test_REC_8_the_first_dealer_is_not_the_one(name: str) -> None:
    def change(lines: list[Words]) -> None:
        deal = lines[1]["deal"]
        deal["dealer"] = (deal["dealer"] + 1) % len(lines[0]["players"])

    assert broken(change, name) == ("REC-8", "rec-8-dealer", 2)


def swap_the_last(order: list[str]) -> None:
    """Two different cards change places as far down as can be."""
    other = next(place for place in range(len(order) - 1, -1, -1) if order[place] != order[-1])
    order[other], order[-1] = order[-1], order[other]


@pytest.mark.parametrize("name", IDS)
def test_REC_8_every_deal_is_the_one(name: str) -> None:
    lines = committed(name, "random")
    for number in range(1, counted(lines, "deal") + 1):
        changed = committed(name, "random")
        where = at(changed, "deal", number)
        swap_the_last(changed[where]["deal"]["order"])
        assert judged(changed) == ("REC-8", "rec-8-shuffle", where + 1)


def test_REC_8_every_shuffle_is_the_one_and_is_named_by_its_number() -> None:
    lines = committed("rue-morgue", "random")
    where = at(lines, "shuffle")
    swap_the_last(lines[where]["shuffle"]["order"])
    verdict = verify(lines, game)
    assert verdict.fault is not None
    assert (verdict.fault.key, verdict.line) == ("rec-8-shuffle", where + 1)
    before = counted(lines[:where], "deal") + counted(lines[:where], "shuffle")
    assert verdict.fault.facts == {"number": before + 1}
    assert verdict.deals + verdict.shuffles == before


def test_whatever_else_is_wrong_is_named_by_its_own_rule() -> None:
    lines = committed("al-capone")
    move, score, end = at(lines, "move"), at(lines, "score"), at(lines, "end")
    second = at(lines, "deal", 2)
    changes: list[tuple[Change, tuple[str, str, int]]] = [
        (lambda lines: lines.clear(), ("REC-1", "rec-1-empty", 1)),
        (lambda lines: lines[move].update(note=1), ("REC-1", "rec-1-mixed-line", move + 1)),
        (lambda lines: lines.pop(0), ("REC-2", "rec-2-no-header", 1)),
        (lambda lines: lines[0].update(game="poker"), ("REC-2", "unknown-game", 1)),
        (lambda lines: lines.pop(1), ("REC-3", "rec-3-not-due", 2)),
        (lambda lines: lines[move]["move"].update(seat=9), ("REC-3", "rec-3-seat", move + 1)),
        (
            lambda lines: lines[move].update(move={**lines[move]["move"], "act": "fly"}),
            ("REC-3", "no-move-act", move + 1),
        ),
        (lambda lines: lines[second]["deal"].update(dealer=5), ("REC-4", "rec-4-dealer", second + 1)),
        (lambda lines: lines[second]["deal"]["order"].pop(), ("REC-4", "rec-4-cards", second + 1)),
        (lambda lines: lines[score]["score"].update(points=[1, 1]), ("REC-5", "rec-5-score", score + 1)),
        (lambda lines: lines[end]["end"].update(winners=[]), ("REC-6", "rec-6-end", end + 1)),
        (lambda lines: lines.__delitem__(slice(end, None)), ("REC-7", "rec-7-unfinished", end)),
    ]
    for change, fault in changes:
        assert broken(change) == fault


def test_an_unlawful_move_is_named_by_the_rule_it_breaks() -> None:
    lines = committed("al-capone")
    move = at(lines, "move")
    lines[move]["move"] = {"seat": lines[move]["move"]["seat"], "act": "discard", "card": "raid"}
    assert judged(lines) == ("R-18", "r-18-draw-first", move + 1)


def test_a_match_that_was_closed_is_verified_as_far_as_it_went() -> None:
    match = begun("al-capone")
    chooser = Chooser("closed")
    for _ in range(20):
        match.play(chooser.one_of(match.moves()))
    lines = revealed(match)
    assert judged(lines) == ("REC-7", "rec-7-unfinished", len(lines))
    verdict = verify(lines, game, unfinished=True)
    assert verdict.ok
    assert (verdict.deals, verdict.moves) == (1, 20)
    swap_the_last(lines[1]["deal"]["order"])
    assert not verify(lines, game, unfinished=True).ok
    assert not verify(lines[:-1], game, unfinished=True).ok


def test_a_verdict_tells_a_program_what_is_wrong() -> None:
    lines = committed("al-capone")
    where = at(lines, "deal", 2)
    swap_the_last(lines[where]["deal"]["order"])
    verdict = verify(lines, game)
    moves = counted(lines[:where], "move")
    assert verdict.words() == {
        "ok": False,
        "deals": 1,
        "shuffles": 0,
        "moves": moves,
        "line": where + 1,
        "rule": "REC-8",
        "fault": "rec-8-shuffle",
    }


STRANGE: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 300, [], [[]], {}, {"a": 1}, "\u2028", ["raid"]]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Everywhere in a line that something can stand."""
    found = [path] if path else []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, one in inside:
        found += places(one, (*path, name))
    return found


def test_whatever_stands_in_a_record_it_is_judged() -> None:
    """Nothing that a line can hold makes more of it than a verdict, and nothing that matters can be anything else."""
    data = [encode(line) for line in committed("al-capone")]
    chooser = Chooser("strange")
    kinds = {"deal": 0, "move": 0, "score": 0, "end": 0, "reveal": 0}
    for _ in range(150):
        lines = [parse_line(line) for line in data]
        wanted = chooser.one_of(["record", *kinds])
        changed = chooser.one_of([line for line in lines if wanted in line])
        *way, name = chooser.one_of(places(changed))
        inside: Any = changed
        for step in way:
            inside = inside[step]
        before, inside[name] = inside[name], chooser.one_of(STRANGE)
        verdict: Verdict = verify(lines, game)
        kind = next(iter(changed))
        if kind in kinds and inside[name] != before:
            kinds[kind] += 1
            assert not verdict.ok, (kind, way, name)
    assert min(kinds.values()) > 0, kinds
