"""Answers: a status for every fault, and a language for every reader."""

import pytest

from fallakte.core.faults import Fault, Refused
from fallakte.server.web.answers import STATUS, answer_of, language_of, problem_of, status_of
from tests.text.catalogue import messages


def test_every_status_is_of_a_fault_that_there_is() -> None:
    assert set(STATUS) - set(messages("en")) == set()
    assert {key for key, status in STATUS.items() if status >= 500} == {
        "replay-too-long",
        "server-fault",
        "restarting",
        "store-damaged",
        "store-full",
        "store-read-only",
        "store-unreachable",
    }


def test_a_fault_without_one_is_a_bad_request() -> None:
    assert status_of(Fault("not-json")) == 400
    assert answer_of(Fault("too-fast", seconds=7), "de").headers[1:] == [(b"retry-after", b"7")]


def test_a_problem_names_the_rule() -> None:
    problem = problem_of(Refused("R-18", "r-18-not-your-turn", seat=0, to_act=1), "en")
    assert (problem.code, problem.rule) == ("r-18-not-your-turn", "R-18")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("en;q=0.5, de;q=0.6", "de"),
        ("de;q=0", "en"),
        ("de;q=nan", "en"),
        ("*", "en"),
        (";;,,q=", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
