"""What the command says of itself, in both languages."""

import os
import subprocess
import sys

import pytest

from fallakte.cli.main import fallakte as command
from fallakte.games import IDS
from fallakte.version import VERSION
from tests.cli.command import Command


@pytest.mark.parametrize("name", list(command.commands))
@pytest.mark.parametrize(("lang", "heading"), [("en", "Examples:"), ("de", "Beispiele:")])
def test_every_command_shows_examples_in_both_languages(fallakte: Command, name: str, lang: str, heading: str) -> None:
    said = fallakte(name, "--help", lang=lang)
    assert said.code == 0
    assert heading in said.out
    assert f"fallakte {name}" in said.out.split(heading)[1]


def test_help_and_version(fallakte: Command) -> None:
    said = fallakte("--help", lang="de")
    assert "Vier Krimispiele" in said.out
    assert all(name in said.out for name in command.commands)
    assert fallakte("--version").out == f"fallakte {VERSION}\n"


def test_games_and_rules(fallakte: Command) -> None:
    said = fallakte("games", lang="de")
    assert all(name in said.out for name in IDS)
    assert "Der Doppelmord in der Rue Morgue" in said.out
    for name in IDS:
        for lang in ("en", "de"):
            assert fallakte("rules", name, lang=lang).out.startswith("# ")
    said = fallakte("rules", "al-capone", "ac-17", lang="en")
    assert said.out.startswith("AC-17: A Raid")
    assert fallakte("rules", "capone", "R-18").out.startswith("R-18: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("fly",), 'There is no command "fly".'),
        (("rules",), "GAME is missing"),
        (("rules", "poker"), 'There is no game "poker".'),
        (("rules", "al-capone", "X-99"), 'There is no rule "X-99" for al-capone.'),
        (("check",), "FILE... is missing"),
        (("selfplay", "al-capone"), "--out is missing"),
        (("selfplay", "al-capone", "--out"), "The option --out needs a value."),
        (("inspect", "a", "b"), "There is more on the line than this command takes"),
    ],
)
def test_a_wrong_line_gets_one_sentence(fallakte: Command, arguments: tuple[str, ...], sentence: str) -> None:
    said = fallakte(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {sentence}")
    assert len(said.err.splitlines()) == 1


def test_an_unknown_language(fallakte: Command) -> None:
    said = fallakte("games", "--lang", "fr", lang=None)
    assert said.code == 2
    assert '"fr"' in said.err


@pytest.mark.parametrize(("locale", "word"), [("de_AT.UTF-8", "Personen"), ("en_GB.UTF-8", "players"), ("", "players")])
def test_the_locale_chooses_the_language(locale: str, word: str) -> None:
    environment = {**os.environ, "LANG": locale, "LC_ALL": "", "LC_MESSAGES": ""}
    said = subprocess.run(
        [sys.executable, "-m", "fallakte", "games"], env=environment, capture_output=True, text=True, check=True
    )
    assert word in said.stdout


def test_a_reader_that_stops_reading_is_no_error() -> None:
    said = subprocess.run(
        f"{sys.executable} -m fallakte rules al-capone | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.startswith("# ")
    assert said.stderr == ""
