"""A match in the terminal."""

import re
import sys
from pathlib import Path

import pytest

from fallakte.cli.play import program
from tests.cli.command import Command


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


def test_leaving_saves_and_resume_goes_on(fallakte: Command) -> None:
    said = fallakte("play", "al-capone", "--seed", 4, "--save", "mine.jsonl", typed="1\nleave\n")
    assert said.code == 0
    assert "You draw " in said.out
    assert "fallakte play --resume mine.jsonl" in said.out
    assert fallakte("check", "--unfinished", "mine.jsonl").code == 0
    before = Path("mine.jsonl").read_text()
    said = fallakte("play", "--resume", "mine.jsonl", typed="")
    assert said.code == 0
    assert "Play as much as you like" in said.out
    assert Path("mine.jsonl").read_text() == before


def test_how_to_go_on_can_be_typed_as_it_stands(fallakte: Command) -> None:
    said = fallakte("play", "al-capone", "--save", "my match.jsonl", typed="leave\n")
    assert "fallakte play --resume 'my match.jsonl'" in said.out.replace("\n", " ")


def test_without_a_name_the_match_is_saved_in_a_new_file(fallakte: Command) -> None:
    fallakte("play", "al-capone", typed="")
    (path,) = Path().iterdir()
    assert re.fullmatch(r"al-capone-\d{8}-\d{6}\.jsonl", path.name)


@pytest.mark.parametrize(
    ("name", "option"),
    [("al-capone", "target=10"), ("bonnie-and-clyde", "target=8"), ("rue-morgue", "target=5"), ("capone", "years=1")],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_always_taking_the_first_offer_finishes_a_match(fallakte: Command, name: str, option: str, lang: str) -> None:
    said = fallakte("play", name, "--option", option, "--seed", 1, "--save", "m", typed="1\n" * 3000, lang=lang)
    assert said.code == 0
    assert ("The match is over." if lang == "en" else "Die Partie ist zu Ende.") in said.out
    assert fallakte("check", "m").code == 0


def test_a_wish_in_words_is_played(fallakte: Command) -> None:
    said = fallakte("play", "al-capone", "--seed", 4, "--save", "m", typed="two cards\nleave\n")
    assert "You draw " in said.out


def test_an_impossible_wish_is_answered_with_the_rule(fallakte: Command) -> None:
    said = fallakte("play", "al-capone", "--seed", 4, "--save", "m", typed="meld nitti\n1\nmeld nitti\nleave\n")
    assert "R-18: " in said.out
    assert "You must draw before you play or discard." in said.out
    assert re.search(r"(R-19|R-5): ", said.out)


def test_what_nobody_understands_is_asked_again(fallakte: Command) -> None:
    said = fallakte("play", "al-capone", "--seed", 4, "--save", "m", typed="abracadabra\n99\n\nhelp\ntable\nleave\n")
    assert 'No move is called "abracadabra".' in said.out
    assert "There is no such number: from 1 to 2." in said.out
    assert "What is not allowed is answered with its rule." in said.out
    assert said.out.count("Your hand") == 2


def test_without_a_command_it_asks_which_game(fallakte: Command) -> None:
    said = fallakte(typed="9\n1\nleave\n")
    assert said.code == 0
    assert "Which game shall it be?" in said.out
    assert "There is no such number: from 1 to 4." in said.out
    assert "Draw: two cards" in said.out
    assert fallakte(typed="").code == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("poker",), 'There is no game "poker".'),
        (("al-capone", "--resume", "x"), "A saved match has its game"),
        (("--resume", "nothing.jsonl"), "nothing.jsonl cannot be read: there is no such file or folder."),
        (("al-capone", "--save", "no/folder/x"), "no/folder/x cannot be written"),
        (("al-capone", "--bots", "genius"), 'There is no bot "genius".'),
        (("al-capone", "--players", "1"), 'The option "players" cannot be 1.'),
    ],
)
def test_bad_input_gets_one_sentence(fallakte: Command, arguments: tuple[str, ...], sentence: str) -> None:
    said = fallakte("play", *arguments)
    assert said.code == 2
    assert said.err.startswith(f"fallakte: {sentence}")
    assert list(Path().iterdir()) == []


def test_a_finished_match_cannot_be_resumed(fallakte: Command) -> None:
    fallakte("selfplay", "al-capone", "--option", "target=5", "--out", "m")
    said = fallakte("play", "--resume", "m")
    assert said.code == 2
    assert "is over" in said.err


def test_an_existing_file_is_not_played_over(fallakte: Command) -> None:
    Path("mine.jsonl").write_text("precious")
    said = fallakte("play", "al-capone", "--save", "mine.jsonl")
    assert said.code == 2
    assert "exists already" in said.err
    assert Path("mine.jsonl").read_text() == "precious"


def test_how_to_go_on_names_the_command_as_it_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    for called, again in (
        (".venv/bin/fallakte", ".venv/bin/fallakte"),
        ("/my apps/fallakte", "'/my apps/fallakte'"),
        ("fallakte", "fallakte"),
        ("/x/fallakte/__main__.py", "python -m fallakte"),
    ):
        monkeypatch.setattr(sys, "argv", [called])
        assert program() == again
