"""What a person reads beside the boards: offers, endings, outcomes."""

import pytest

from fallakte.core.sheet import Outcome
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.terminal.session import named
from fallakte.text.speaker import speaker
from tests.gauntlet.cases import begin, every_case, moments
from tests.terminal.paper import Paper


@pytest.mark.parametrize("width", [80, 100])
@every_case
def test_every_moment_of_a_match_fits_on_the_screen(name: str, options: Words, width: int) -> None:
    for number, match in enumerate(moments(name, options, "shown", every=17)):
        seat = match.to_act
        language = ("en", "de")[number % 2]
        paper = Paper(name, match.table.players, language, seat=seat, width=width)
        lines = paper.shows(match.view(seat))
        assert max(len(line) for line in lines) <= width
        assert not any("…" in line for line in lines), lines


def test_a_long_list_of_offers_is_cut_and_says_so() -> None:
    paper = Paper("capone", 4)
    paper.moves([f"offer {number}" for number in range(1, 101)])
    assert paper.lines()[0].split() == ["1", "offer", "1"]
    assert paper.lines()[-1] == "… and 76 more: type a few words to see those that fit."
    assert len(paper.lines()) == 25


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "The match is over. Won by: You",
                "The highest total, 104 points, has reached the target of 100. (R-11)",
            ],
        ),
        (
            "de",
            [
                "Die Partie ist zu Ende. Gewonnen hat: Du",
                "Der höchste Punktestand, 104 Punkte, hat das Ziel von 100 erreicht. (R-11)",
            ],
        ),
    ],
)
def test_the_end_of_a_match_names_its_cause(language: str, sentences: list[str]) -> None:
    paper = Paper("bonnie-and-clyde", 2, language)
    paper.ended({"winners": [0], "totals": [104, 80]}, Outcome([0], "target", "R-11"), {"target": 100})
    assert [line.strip("│ ") for line in paper.lines() if line.startswith("│")] == sentences


@pytest.mark.parametrize("cause", game("capone").match_endings)
def test_every_outcome_of_capone_is_said(cause: str) -> None:
    paper = Paper("capone", 3)
    end = {"winners": [0, 2], "cash": [5, 0, 5], "investments": [10, 9, 10]}
    paper.ended(end, Outcome([0, 2], cause, "CP-45"), {})
    assert "The match is over. The victory is shared by: You, Clara" in " ".join(paper.lines())


def test_the_options_of_a_match_are_named() -> None:
    paper = Paper("capone", 3, "de", width=120)
    paper.options(game("capone").fill({"players": 3, "years": None, "values": {"lawyer": 35}}))
    assert paper.lines() == [
        "Personen: 3 · Deckung: nein · Jahre: ohne Grenze · geänderte Werte: Winkeladvokat",
    ]


def test_a_partner_shares_a_line_of_the_score() -> None:
    match = begin("al-capone", {"players": 4}, "partners")
    paper = Paper("al-capone", 4)
    assert paper.scores.side(0, {"totals": [0, 0]}) == "You + Clara"
    assert "shares your area" in " ".join(paper.shows(match.view(0)))


def test_names_are_no_markup() -> None:
    match = begin("capone", {"players": 3}, "names")
    paper = Paper("capone", 3, others=["", "[/]", "[red]Clara"])
    said = " ".join(paper.shows(match.view(0)))
    assert "[/] (Mascapone)" in said
    assert "[red]Clara (Vinorosso)" in said


def test_what_players_are_called_cannot_steer_the_terminal() -> None:
    players = [{"name": "Eva", "kind": "human"}, {"name": "Bob\x1b[31m\n", "kind": "human"}]
    assert named(speaker("en"), players, 0) == ["You", "Bob\\x1b[31m\\n"]
