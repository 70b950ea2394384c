"""The container file builds from what it copies: the same set of files in a clean folder gives the whole package."""

import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.compile import package_files
from tools.web import install

ROOT = Path(__file__).parent.parent
RECIPE = re.sub(r"\\\n\s*", "", (ROOT / "deploy" / "Containerfile").read_text("utf-8"))
IGNORED = [
    line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and not line.startswith("#")
]
STAGES = re.split(r"(?m)^FROM ", RECIPE)[1:]


def steps(stage: str, word: str) -> list[list[str]]:
    return [line.split() for line in re.findall(rf"(?m)^{word} (.+)$", stage)]


def is_ignored(path: Path) -> bool:
    """By the forms that our list has: a path from the root, or **/ and a name at any depth."""
    return any(
        fnmatch(path.name, pattern[3:]) if pattern.startswith("**/") else fnmatch(path.as_posix(), pattern)
        for pattern in IGNORED
    )


def ignored(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if is_ignored((Path(folder) / name).relative_to(ROOT))]


def copy(to: Path) -> None:
    """What the build stage copies, as it copies it."""
    for *sources, target in steps(STAGES[0], "COPY"):
        for source in sources:
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, to / target, ignore=ignored)
            else:
                shutil.copy(ROOT / source, to / target)


def test_what_the_container_file_copies_is_enough_to_build_the_package(tmp_path: Path) -> None:
    source, made = tmp_path / "source", tmp_path / "wheels"
    source.mkdir()
    copy(source)
    assert not [*source.rglob("node_modules")]
    # The packages of the lock, which the container fetches.
    install()
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(made), "."]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("FALLAKTE_", "PYTHON"))}
    wish = {"FALLAKTE_COMPILE": "0", "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, cwd=source, env=environment | wish, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = made.glob("fallakte-*.whl")
    shipped = set(ZipFile(wheel).namelist())
    wanted = {place.as_posix() for place in package_files(ROOT / "src")}
    assert {place for place in wanted if "/static/app/" not in place} <= shipped
    assert "fallakte/server/web/static/app/.vite/manifest.json" in shipped
    assert any(place.endswith(".js") for place in shipped if "/static/app/assets/" in place)
    for part in ("text/catalogue/de/", "text/catalogue/en/", "server/store/migrations/versions/"):
        assert any(place.startswith(f"fallakte/{part}") for place in shipped), part


def test_everything_comes_from_the_lock_by_its_hash() -> None:
    installs = [step for step in re.findall(r"pip [^&\n]*", STAGES[0]) if re.search(r"\b(wheel|install) --", step)]
    assert len(installs) == 4
    free = [step for step in installs if not re.search("--require-hashes|--no-index|--no-deps", step)]
    assert free == []


def test_what_runs_has_no_tools_and_is_nobody() -> None:
    build, run = STAGES
    assert "gcc" in build
    assert not re.search(r"gcc|apt-get|pip|npm", run)
    assert steps(run, "COPY") == [["--from=build", "/opt/fallakte/venv", "/opt/fallakte/venv"]]
    assert steps(run, "USER") == [["10001"]]


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_of_the_base_that_can_be_pinned(stage: str) -> None:
    assert stage.startswith("${BASE}")
    assert re.search(r"(?m)^ARG BASE=docker\.io/library/python:[\d.]+-slim$", RECIPE)
