"""`make play`: what is missing is said in one sentence, and the bots are sharpened while people play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GERMAN = {"LC_ALL": "de_DE.UTF-8"}
ENGLISH = {"LC_ALL": "C"}


def sh(
    script: str, venv: str, words: dict[str, str], at: Path = ROOT, **more: str
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["sh", f"tools/{script}", venv],
        cwd=at,
        env=os.environ | words | more,
        capture_output=True,
        text=True,
        check=False,
    )


def program(folder: Path, name: str, script: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(("words", "said"), [(ENGLISH, "was not found"), (GERMAN, "wurde nicht gefunden")])
def test_no_python(tmp_path: Path, words: dict[str, str], said: str):
    done = sh("venv.sh", str(tmp_path / "venv"), words, PYTHON="python-of-nowhere")
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("words", "said"), [(ENGLISH, "Python 3.11 or newer; "), (GERMAN, "Python 3.11 oder neuer; ")])
def test_a_python_that_is_too_old(tmp_path: Path, words: dict[str, str], said: str):
    old = program(tmp_path, "python", '[ "$1" = -V ] && echo Python 3.9.2; [ "$1" = -V ]')
    done = sh("venv.sh", str(tmp_path / "venv"), words, PYTHON=str(old))
    assert done.returncode == 1
    assert said in done.stderr
    assert "Python 3.9.2" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_python_without_venv(tmp_path: Path):
    without = program(tmp_path, "python", 'case "$2" in *ensurepip*) exit 1 ;; esac')
    bare = program(tmp_path, "id", "echo 1000")
    path = f"{bare.parent}:{os.environ['PATH']}"
    done = sh("venv.sh", str(tmp_path / "venv"), ENGLISH, PYTHON=str(without), PATH=path)
    assert done.returncode == 1
    assert "python3-venv" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_folder_in_which_nothing_can_be_written():
    done = sh("venv.sh", "/proc/venv", ENGLISH)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Nothing can be written to ")


@pytest.fixture
def lonely(tmp_path: Path) -> Path:
    """A clone in which nothing can be fetched."""
    for name in ("tools", "requirements-play.lock", "pyproject.toml"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    (tmp_path / "venv" / "bin").mkdir(parents=True)
    program(tmp_path / "venv" / "bin", "python", "echo there is no network >&2; exit 1")
    return tmp_path


def test_no_network_at_the_first_start(lonely: Path):
    done = sh("install.sh", "venv", ENGLISH, lonely)
    assert done.returncode == 1
    *said, sentence = done.stderr.splitlines()
    assert said == ["there is no network"]
    assert sentence.startswith("What Fallakte needs could not be installed (is there a network?).")


def test_no_network_at_a_later_start(lonely: Path):
    stamp = lonely / "venv" / ".installed"
    stamp.touch()
    os.utime(stamp, (1, 1))
    done = sh("install.sh", "venv", GERMAN, lonely)
    assert done.returncode == 0
    assert stamp.stat().st_mtime == 1, "the next start has to try again"
    assert "also wird mit dem gespielt, was da ist" in done.stderr


def test_no_node_for_this_machine(lonely: Path):
    """Everything but the browser's pages is installed."""
    program(lonely / "venv" / "bin", "python", 'case "$*" in *--no-deps*-r*) exit 1 ;; esac')
    done = sh("install.sh", "venv", ENGLISH, lonely)
    assert done.returncode == 1
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith("The browser client is built with Node, which cannot be had for this machine.")
    assert "venv/bin/fallakte play" in sentence


def test_without_a_compiler_it_says_so_and_the_bots_go_on(tmp_path: Path):
    """The errand alone, as `make play` runs it beside the server."""
    errand = (
        "import asyncio\nfrom tools import play\n"
        "class Desk:\n    class thinkers:\n        async def move_to(package): raise AssertionError\n"
        "asyncio.run(play.sharpen(Desk))"
    )
    clone = tmp_path / "clone"
    ignored = shutil.ignore_patterns("__pycache__", "static")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, clone / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", clone)
    environment = {**os.environ, **ENGLISH, "CC": "cc-of-nowhere", "PYTHONPATH": "src"}
    done = subprocess.run(
        [sys.executable, "-c", errand], cwd=clone, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first, last = done.stdout.splitlines()
    assert first.startswith("The bots are still being sharpened")
    assert last.startswith("The bots go on in plain Python, which is slower: no C compiler: cc-of-nowhere not found")
