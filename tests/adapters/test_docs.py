"""What docs/research.md shows works and is so."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from fallakte.adapters.layouts import layout
from fallakte.adapters.rummy_layout import asked
from fallakte.adapters.versions import versioned
from fallakte.cli.main import fallakte as command
from fallakte.games import IDS, game

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^(fallakte .+)$", PAGE, re.MULTILINE)
HEADINGS = {"al-capone": "Al Capone", "bonnie-and-clyde": "Bonnie and Clyde", "rue-morgue": "Rue Morgue"}


def test_there_is_an_example_for_each_thing_and_each_is_short() -> None:
    for word in ("agent_iter", "random.choices", "ISMCTSBot", "OutcomeSamplingSolver", "QLearner", "(Bot)"):
        assert sum(word in code for code in EXAMPLES) == 1, word
    assert all(len(code.splitlines()) <= 20 for code in EXAMPLES)


@pytest.mark.parametrize("code", EXAMPLES[:-1], ids=range(len(EXAMPLES) - 1))
def test_an_example_runs_and_says_something(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {})
    assert capsys.readouterr().out


def test_the_bot_of_ones_own_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(EXAMPLES[-1], "utf-8")
    monkeypatch.chdir(tmp_path)
    _, *words = shlex.split(COMMANDS[0])
    done = CliRunner().invoke(command, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert "Collector" in done.output


def test_the_commands_take_what_they_are_given() -> None:
    for line in COMMANDS:
        _, name, *rest = shlex.split(line)
        options = {option for one in command.commands[name].params for option in one.opts}
        assert {word for word in rest if word.startswith("--")} <= options


def test_every_versioned_name_is_named() -> None:
    assert all(f"`{versioned(name)}`" in PAGE for name in IDS)


def rows(heading: str) -> list[tuple[str, str]]:
    """The fields under a heading with their numbers."""
    (section,) = re.findall(rf"^### {heading}\n(.*?)(?=^### |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return re.findall(r"^\| `(\w+)` \| ([^|]+?) \|", section, re.MULTILINE)


def shown(name: str) -> list[tuple[str, str]]:
    if name == "capone":
        return rows("Capone")
    shared = rows("All rummy games")
    last = [field for field, _ in shared].index("target") + 1
    return [*shared[:last], *rows(HEADINGS[name]), *shared[last:]]


@pytest.mark.parametrize("name", IDS)
def test_the_layouts_are_those_of_the_page(name: str) -> None:
    kinds = len(game(name).kinds)
    decisions = len(asked(game(name))) if name != "capone" else 0
    for players in game(name).players:
        sizes = {"P": players, "K": kinds, "A": decisions}
        page = [(field, eval(numbers, {}, sizes)) for field, numbers in shown(name)]
        assert page == [(field.name, field.size) for field in layout(name, players).fields]


@pytest.mark.parametrize("name", HEADINGS)
def test_the_page_says_how_many_kinds_and_decisions_there_are(name: str) -> None:
    the = "the Rue Morgue" if name == "rue-morgue" else HEADINGS[name]
    for row, number in (("hand", len(game(name).kinds)), ("asked", len(asked(game(name))))):
        (line,) = re.findall(rf"^\| `{row}` \| [KA] \|.*$", PAGE, re.MULTILINE)
        assert f"{number} in {the}" in line
