"""Whole matches, kept: they go on being lawful, and every way a round or a match can end is among them."""

import gzip
from pathlib import Path

import pytest

from fallakte.core.match import Match
from fallakte.core.record import parse_line
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.matches.make import endings

STORED = sorted(Path(__file__).parent.glob("*.jsonl.gz"))


def lines_of(path: Path) -> list[Words]:
    return [parse_line(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_a_stored_match_is_lawful_to_its_last_line(path: Path) -> None:
    header, *lines = lines_of(path)
    match = Match.open(header, game)
    endings(lines, match)
    assert match.over


@pytest.mark.parametrize("name", IDS)
def test_every_way_to_end_has_a_stored_match(name: str) -> None:
    found: set[str] = set()
    for path in STORED:
        header, *lines = lines_of(path)
        if header["game"] == name:
            found |= endings(lines, Match.open(header, game))
    assert {*game(name).round_endings, *game(name).match_endings} - found == set()
