"""Scores and endings in words."""

import pytest

from fallakte.core.sheet import Outcome, SheetLine
from fallakte.games import game
from fallakte.text.scores import scores_of
from fallakte.text.speaker import speaker

NAMES = ["Ada", "Bruno", "Clara", "Dante"]


def test_partners_share_a_line() -> None:
    scores = scores_of("al-capone", speaker("en"), NAMES)
    score = {"round": 3, "points": [12, 1], "totals": [40, 7]}
    assert scores.title(score) == "Score of round 3"
    line = SheetLine(0, "AC-21", "cards", 12, {"card": "frank-nitti", "count": 3})
    assert scores.row(line, score) == ("Ada + Clara", "3 × Frank Nitti", "AC-21", "12")
    assert scores.totals(score) == [
        "Ada + Clara: 12 points in this round, 40 in all",
        "Bruno + Dante: 1 point in this round, 7 in all",
    ]


def test_a_bonus_pair_is_called_by_its_pair() -> None:
    scores = scores_of("rue-morgue", speaker("de"), NAMES[:2])
    score = {"round": 1, "points": [10, 0], "totals": [10, 0]}
    line = SheetLine(0, "RM-25", "pair", 10, {"card": "deduction-sailor", "count": 1})
    assert scores.row(line, score) == ("Ada", "Bonuspaar: Seemann", "RM-25", "10")


def test_capone_counts_money() -> None:
    scores = scores_of("capone", speaker("en"), NAMES[:3])
    score = {"round": 2, "cash": [5, 10, 0], "investments": [1, 2, 0], "income": [60, 0, 5]}
    assert scores.title(score) == "Income of year 2"
    facts = {"business": "casino", "site": 1, "members": ["don"], "bodyguards": 2}
    line = SheetLine(1, "CP-35", "site", 110, facts)
    assert scores.row(line, score) == ("Bruno", "Casino 2: Don, 2 bodyguards", "CP-35", "$110,000")
    assert scores.totals(score)[0] == "Ada: $60,000 from illegal business, now $5,000 and 1 investment"


def test_the_end_names_who_has_won_and_why() -> None:
    scores = scores_of("bonnie-and-clyde", speaker("de"), NAMES[:2])
    end = {"winners": [1], "totals": [80, 104]}
    assert scores.end(end, Outcome([1], "target", "R-11"), {"target": 100}) == [
        "Die Partie ist zu Ende. Gewonnen hat: Bruno",
        "Der höchste Punktestand, 104 Punkte, hat das Ziel von 100 erreicht. (R-11)",
    ]


@pytest.mark.parametrize("cause", game("capone").match_endings)
def test_every_outcome_of_capone_is_said(cause: str) -> None:
    scores = scores_of("capone", speaker("en"), NAMES[:3])
    who, how = scores.end({"winners": [0, 2], "cash": [5, 0, 5]}, Outcome([0, 2], cause, "CP-45"), {})
    assert who == "The match is over. The victory is shared by: Ada, Clara"
    assert how.endswith(" (CP-45)")
