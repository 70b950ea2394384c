"""`fallakte explain`: what a bot would do, and why."""

import re
from pathlib import Path

import msgspec
import pytest

from fallakte.bots import NAMES
from tests.cli.command import Command


@pytest.fixture
def record(fallakte: Command, tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    line = ("selfplay", "al-capone", "--bots", "greedy,random", "--option", "target=20", "--out", path)
    assert fallakte(*line).code == 0
    return path


def moves_in(record: Path) -> list[int]:
    lines = [msgspec.json.decode(line) for line in record.read_bytes().splitlines()]
    return [number for number, line in enumerate(lines, start=1) if "move" in line]


def test_rules_of_thumb(fallakte: Command, record: Path) -> None:
    said = fallakte("explain", record, "--at", moves_in(record)[0], "--bot", "greedy")
    assert said.code == 0
    assert re.search(r"^Al Capone, round 1, line 3: .+ decides\.$", said.out, re.MULTILINE)
    assert re.search(r"^greedy: My move, by rules of thumb: .+\.$", said.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", r"master: My move: .+\. It wins the match in \d+\xa0% \(±[\d.]+\), against \d+\xa0% \(±[\d.]+\) for "),
        ("de", r"master: Mein Zug: .+\. Er gewinnt die Partie in \d+\xa0% \(±[\d,]+\), gegenüber \d+\xa0% "),
    ],
)
def test_a_bot_that_searches_names_its_chances(fallakte: Command, record: Path, lang: str, sentence: str) -> None:
    for line in moves_in(record)[1:]:
        said = fallakte("explain", record, "--at", line, "--budget", "30sims", lang=lang)
        assert said.code == 0
        if re.search(sentence, " ".join(said.out.replace("\n", " ").split(" "))):
            return
    pytest.fail("no decision was searched")


def test_simulations_repeat(fallakte: Command, record: Path) -> None:
    line = ("explain", record, "--at", moves_in(record)[5], "--budget", "20sims")
    assert fallakte(*line).out == fallakte(*line).out


def test_the_decision_that_is_due_and_the_last_one(fallakte: Command, record: Path, tmp_path: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    unfinished = tmp_path / "running.jsonl"
    unfinished.write_bytes(b"".join(lines[:3]))
    assert ", line 4: " in fallakte("explain", unfinished, "--bot", "greedy").out
    assert f", line {moves_in(record)[-1]}: " in fallakte("explain", record, "--bot", "greedy").out


def test_what_others_hold_changes_nothing(fallakte: Command, record: Path, tmp_path: Path) -> None:
    lines = [msgspec.json.decode(line) for line in record.read_bytes().splitlines()]
    order = lines[1]["deal"]["order"]
    other = tmp_path / "other.jsonl"
    lines[1]["deal"]["order"] = [*order[:-20], *reversed(order[-20:])]
    first = [lines[0], lines[1]]
    other.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in first))
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:2]))
    line = ("--budget", "20sims")
    assert fallakte("explain", cut, *line).out == fallakte("explain", other, *line).out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--at", "1"), "nobody decides in line 1. Name a line that is a move."),
        (("--at", "9999"), "nobody decides in line 9999."),
        (("--at", "0"), '"0" is not a whole number from 1 on.'),
        (("--bot", "gredy"), f'There is no bot "gredy". There are: {", ".join(NAMES)}.'),
        (("--budget", "much"), '"much" is no budget'),
        (("--bot", "cmd:false"), 'The bot "cmd:false" gave no answer: '),
    ],
)
def test_a_wrong_line_gets_one_sentence(
    fallakte: Command, record: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    said = fallakte("explain", record, *arguments)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert len(said.err.splitlines()) == 1
