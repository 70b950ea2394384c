"""One's word in a record, compared with what was shown before the deal."""

import random
from typing import Any

import pytest

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler, committed_seed
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.terminal.luck import Sealed, commitment, fits, new_word

WORD = new_word()
SECRET = "the server's part"
SEALED = Sealed(seat=1, commitment=commitment(SECRET), commitments=[None, commitment(WORD)], told=True)


def record(words: list[str], **more: Any) -> list[Words]:
    luck = random.Random(5)
    header = {"commitment": SEALED.commitment, "word_commitments": SEALED.commitments, **more}
    players = [{"name": "Otto", "kind": "bot:greedy"}, {"name": "Ada", "kind": "human"}]
    shuffler = Shuffler(committed_seed(SECRET, words))
    match = Match.begin(game("al-capone"), {"players": 2, "target": 5}, shuffler, players, header)
    while not match.over:
        match.play(luck.choice(match.moves()))
    return [*match.lines, {"reveal": {"secret": SECRET, "words": words}}]


def test_a_record_that_is_what_was_shown_fits() -> None:
    assert fits(WORD, SEALED, record(["", WORD])) is True


@pytest.mark.parametrize(
    "bent",
    [
        {"commitment": commitment("another")},
        {"word_commitments": [commitment("x"), commitment(WORD)]},
        {"word_commitments": None},
        {"silent": [1]},
    ],
)
def test_a_record_with_another_beginning_does_not(bent: Words) -> None:
    words = ["", ""] if "silent" in bent else ["", WORD]
    assert fits(WORD, SEALED, record(words, **bent)) is False


def test_nor_one_with_another_word_another_deal_or_no_reveal() -> None:
    lines = record(["", WORD])
    assert fits(WORD, SEALED, record(["", new_word()])) is False
    assert fits(WORD, SEALED, [*record(["", new_word()])[:-1], lines[-1]]) is False
    assert fits(WORD, SEALED, lines[:-1]) is False


def test_who_was_silent_has_nothing_to_compare() -> None:
    silent = Sealed(seat=1, commitment=SEALED.commitment, commitments=SEALED.commitments)
    assert fits(WORD, silent, record(["", ""], silent=[1])) is None
