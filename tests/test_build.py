"""The tests run what they claim to run, and the package ships what it should."""

import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.compile import package_files
from tools.mypyc_build import fingerprint, modules_to_compile

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED = os.environ["FALLAKTE_MODE"] == "compiled"
MODULES = [".".join(path.with_suffix("").parts) for path in modules_to_compile(ROOT)]


def is_library(name: str) -> bool:
    return name.endswith(tuple(EXTENSION_SUFFIXES))


def test_the_rules_are_listed_for_compilation():
    assert any(name.startswith("fallakte.core.") for name in MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_of_the_rules_runs_in_the_mode_under_test(name):
    file = import_module(name).__file__
    assert file is not None
    assert is_library(file) == COMPILED


@pytest.mark.skipif(not COMPILED, reason="interpreted, the sources themselves run")
def test_the_compiled_package_is_made_of_the_sources_of_now():
    assert (ROOT / "build" / "mypyc" / fingerprint(ROOT)).is_dir(), "run make compiled"
    for place, source in package_files(ROOT / "src").items():
        assert (ROOT / "build" / "compiled" / place).read_bytes() == source.read_bytes(), "run make compiled"


def test_the_wheel_ships_every_file_and_the_libraries_when_compiled(tmp_path):
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    wish = {"FALLAKTE_COMPILE": "1" if COMPILED else "0"}
    subprocess.run(command, cwd=ROOT, env=os.environ | wish, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    shipped = ZipFile(wheel).namelist()
    assert {place.as_posix() for place in package_files(ROOT / "src")} <= set(shipped)
    assert "fallakte/server/web/static/app/.vite/manifest.json" in shipped
    assert sum(is_library(name) for name in shipped) == (len(MODULES) + 1 if COMPILED else 0)
    assert wheel.name.endswith("-py3-none-any.whl") != COMPILED


def test_the_lock_pins_what_the_build_requires():
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]


def test_the_lock_pins_every_dependency():
    nodes = PROJECT["project"]["optional-dependencies"]["nodes"]
    groups = [PROJECT["project"]["dependencies"], nodes, *PROJECT["dependency-groups"].values()]
    wanted = {Requirement(line).name for group in groups for line in group if isinstance(line, str)}
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    assert {canonicalize_name(name) for name in wanted} <= set(pinned), "run make lock"


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-play.lock", "requirements-nodes.lock"])
def test_a_lock_holds_hashes_and_no_addresses(name):
    lock = (ROOT / name).read_text("utf-8")
    assert "--hash=sha256:" in lock
    assert "://" not in lock


def pinned(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text("utf-8"), re.MULTILINE))


def test_playing_installs_nothing_that_only_hosts_of_many_or_developers_need():
    play, nodes, all_of_it = (pinned(f"requirements{part}.lock") for part in ("-play", "-nodes", ""))
    assert {"asyncpg", "redis"} <= nodes.keys() - play.keys()
    assert not {"pytest", "ray", "playwright", "open-spiel"} & nodes.keys()
    assert play.items() <= nodes.items()
    assert play.items() <= all_of_it.items()


def test_an_installation_for_development_finds_the_compiled_package_first(tmp_path: Path):
    """So `.venv/bin/fallakte` is the fast one as soon as there is one."""
    command = [
        sys.executable,
        "-c",
        "from hatchling.build import build_editable; import sys; build_editable(sys.argv[1])",
    ]
    wish = {"FALLAKTE_COMPILE": "0", "FALLAKTE_WEB": "0"}
    subprocess.run([*command, str(tmp_path)], cwd=ROOT, env=os.environ | wish, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as shipped:
        [paths] = [shipped.read(name).decode() for name in shipped.namelist() if name.endswith(".pth")]
    assert paths.split() == [str(ROOT / "build" / "compiled"), str(ROOT / "src")]
