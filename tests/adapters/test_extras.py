"""Without the packages of the research doors one sentence says what to do."""

import os
import subprocess
import sys

import pytest

from fallakte.adapters.extras import COMMAND

DOORS = [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("openspiel_bot", "pyspiel"), ("pettingzoo", "numpy")]


def imported(door: str, without: str, locale: str) -> str:
    """What the import of a door says where a package is missing."""
    program = f"""
import sys
sys.modules["{without}"] = None
try:
    import fallakte.adapters.{door}
except ImportError as error:
    print(error)
"""
    environment = {**os.environ, "LC_ALL": locale}
    line = [sys.executable, "-c", program]
    done = subprocess.run(line, capture_output=True, text=True, encoding="utf-8", timeout=120, env=environment)
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize(("door", "package"), DOORS)
def test_a_missing_package_is_one_sentence_with_the_command_that_helps(door: str, package: str) -> None:
    said = imported(door, package, "C.UTF-8")
    assert said.endswith(f"is not installed: {COMMAND} installs what the research doors need.\n")
    assert said.count("\n") == 1


def test_it_is_said_in_german_too() -> None:
    assert "ist nicht installiert" in imported("openspiel", "pyspiel", "de_DE.UTF-8")


def test_nothing_else_imports_the_doors_or_what_they_need() -> None:
    program = (
        "import sys, fallakte, fallakte.cli.main; print([one for one in sys.modules if one in ('numpy', 'pyspiel')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.stdout == "[]\n"
