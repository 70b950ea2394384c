"""What the README shows works."""

import re
import shlex
from pathlib import Path

import pytest

from fallakte.cli.main import fallakte as command

README = (Path(__file__).parent.parent / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_lines_play_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    assert len(code.strip().splitlines()) <= 11
    names: dict[str, object] = {}
    exec(code, names)
    said = capsys.readouterr().out.splitlines()
    assert "{'act': 'draw', 'from': " in said[0]
    assert all(re.fullmatch(r"[01] AC-2[12] [a-z-]+ \d+", line) for line in said[-2:])


def test_every_command_line_names_a_command_with_its_options() -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("fallakte ")]
    assert len(lines) >= 5
    for line in lines:
        name, *rest = shlex.split(line, comments=True)[1:]
        options = {option for one in command.commands[name].params for option in one.opts} | {"--lang"}
        assert {word for word in rest if word.startswith("--")} <= options


def test_every_link_leads_somewhere() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (root / target).exists(), target


def test_make_has_the_two_commands() -> None:
    makefile = (Path(__file__).parent.parent / "Makefile").read_text()
    for target in re.findall(r"(?:^|`)make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
