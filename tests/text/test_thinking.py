"""Thoughts of bots in words."""

from typing import NamedTuple

import pytest

from fallakte.core.words import Words
from fallakte.text.speaker import speaker
from fallakte.text.telling import Teller
from fallakte.text.thinking import Explainer

MOVES: list[Words] = [
    {"act": "meld", "card": "frank-nitti", "count": 3},
    {"act": "discard", "card": "raid"},
    {"act": "lay_off", "card": "fred-burke"},
]


class Opinion(NamedTuple):
    move: int
    chance: float
    error: float
    simulations: int


BEST = Opinion(0, 0.62, 0.03, 1204)
NEXT = Opinion(1, 0.57, 0.004, 300)
LAST = Opinion(2, 0.2, 0.1, 30)


def explainer(language: str) -> Explainer:
    return Explainer(Teller(speaker(language), "al-capone", ["Ada", "Bruno"], 0), lambda move: MOVES[move])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "My move: meld 3 × Frank Nitti. It wins the match in 62\xa0% (±3), against 57\xa0% (±0.4) for the next "
            "best: discard Raid. I imagined 1,204 tables.",
        ),
        (
            "de",
            "Mein Zug: 3 × Frank Nitti melden. Er gewinnt die Partie in 62\xa0% (±3), gegenüber 57\xa0% (±0,4) beim "
            "nächstbesten: Überfall ablegen. Ich habe mir 1.204 Tische vorgestellt.",
        ),
    ],
)
def test_the_best_move_and_the_next(language: str, sentence: str) -> None:
    assert explainer(language).why(0, [0, 1, 2], [BEST, NEXT, LAST]) == sentence


def test_one_thought_no_thought_and_one_answer() -> None:
    speaks = explainer("en")
    assert speaks.why(0, [0, 1], [BEST]).endswith("in 62\xa0% (±3) of 1,204 imagined tables.")
    assert speaks.why(1, [0, 1], []) == "My move, by rules of thumb: discard Raid."
    assert speaks.why(2, [2], []) == "I can only do this: lay off Fred Burke."


def test_more_than_two_moves_get_a_line_each() -> None:
    speaks = explainer("en")
    assert speaks.lines([BEST, NEXT]) == []
    assert speaks.lines([BEST, NEXT, LAST]) == [
        ("62\xa0% ±3", "meld 3 × Frank Nitti"),
        ("57\xa0% ±0.4", "discard Raid"),
        ("20\xa0% ±10", "lay off Fred Burke"),
    ]
