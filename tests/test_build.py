"""The tests run what they claim to run, and the build's lists agree."""

import os
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools.mypyc_build import modules_to_compile

ROOT = Path(__file__).parent.parent
MODULES = [".".join(path.with_suffix("").parts) for path in modules_to_compile(ROOT)]


@pytest.mark.parametrize("name", MODULES)
def test_a_module_of_the_rules_runs_in_the_mode_under_test(name):
    file = import_module(name).__file__
    assert file is not None
    compiled = file.endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled == (os.environ["FALLAKTE_MODE"] == "compiled")


def test_the_rules_are_listed_for_compilation():
    assert any(name.startswith("fallakte.core.") for name in MODULES)


def test_the_lock_pins_what_the_build_requires():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["dependency-groups"]["build"] == project["build-system"]["requires"]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-play.lock"])
def test_a_lock_holds_hashes_and_no_addresses(name):
    lock = (ROOT / name).read_text("utf-8")
    assert "--hash=sha256:" in lock
    assert "://" not in lock
