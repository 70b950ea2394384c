"""A full disk, a terminal without umlauts, a signal in the middle, bytes that are no text: a sentence, never more."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import Command, needs_full_disk

PROGRAM = f"{sys.executable} -m fallakte"


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        line, shell=True, capture_output=True, encoding="utf-8", env={**os.environ, **environment}, check=False
    )


@needs_full_disk
@pytest.mark.parametrize("command", ["games", "rules al-capone", "selfplay al-capone --option target=5 --out -"])
def test_output_that_finds_no_room(command: str) -> None:
    said = shell(f"{PROGRAM} {command} --lang de > /dev/full")
    assert said.returncode == 2
    assert said.stderr == "fallakte: Die Ausgabe lässt sich nicht schreiben: der Datenträger ist voll.\n"


def test_what_the_system_says_is_said_in_the_language_of_the_run(fallakte: Command, tmp_path: Path) -> None:
    said = fallakte("check", tmp_path / "x", lang="de")
    assert "lässt sich nicht lesen: es gibt keine solche Datei" in said.err
    said = fallakte("selfplay", "al-capone", "--out", tmp_path, lang="de")
    assert "lässt sich nicht schreiben: es ist ein Ordner." in said.err


def test_nobody_at_either_end() -> None:
    assert shell(f"{PROGRAM} games >&-").stderr == ""
    said = shell(f"{PROGRAM} <&- --lang en")
    assert said.returncode == 2
    assert said.stderr.startswith("fallakte: ")
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("command", ["games", "rules al-capone", "fly", "play al-capone --save {folder}/m"])
def test_a_terminal_without_umlauts(tmp_path: Path, command: str) -> None:
    line = f"echo melden ² | {PROGRAM} {command.format(folder=tmp_path)} --lang de"
    said = shell(line, LANG="C", LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert said.returncode == (2 if command == "fly" else 0)
    assert "Traceback" not in said.stderr


def hear_interrupts() -> None:
    """What is started in the background of a script ignores SIGINT; the command under test shall not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def said_at_last(running: "subprocess.Popen[str]") -> tuple[str, str]:
    """What a command says that was told to stop; one that does not stop is killed, and the test fails."""
    try:
        return running.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        running.kill()
        raise


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_selfplay_that_is_stopped_leaves_the_old_file_and_nothing_else(tmp_path: Path, kind: signal.Signals) -> None:
    path = tmp_path / "old.jsonl"
    path.write_text("old\n")
    line = [sys.executable, "-m", "fallakte", "selfplay", "al-capone", "--games", "100000", "--out", str(path)]
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts) as running:
        while len(list(tmp_path.iterdir())) == 1 and running.poll() is None:
            pass
        running.send_signal(kind)
        err = said_at_last(running)[1]
    assert running.returncode == 130
    assert err.strip() == ""
    assert [one.name for one in tmp_path.iterdir()] == ["old.jsonl"]
    assert path.read_text() == "old\n"


def test_a_match_that_is_stopped_is_saved(tmp_path: Path, fallakte: Command) -> None:
    path = tmp_path / "m.jsonl"
    line = [sys.executable, "-m", "fallakte", "play", "al-capone", "--save", str(path), "--lang", "en"]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        while not running.stdout.readline().lstrip().startswith("1 "):
            assert running.poll() is None
        running.send_signal(signal.SIGTERM)
        out = said_at_last(running)[0]
    assert running.returncode == 0
    assert "The match is saved in" in out
    assert fallakte("check", "--unfinished", path).code == 0


def test_a_file_keeps_its_rights_and_its_links(fallakte: Command, tmp_path: Path) -> None:
    path, link = tmp_path / "real", tmp_path / "link"
    path.write_text("old\n")
    path.chmod(0o600)
    link.symlink_to(path)
    assert fallakte("selfplay", "al-capone", "--option", "target=5", "--out", link).code == 0
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.read_text() != "old\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seed", "\udcff"), "The seed is no text in UTF-8."),
        (("--players", "9" * 5000), '"' + "9" * 60 + '" is not a whole number from 1 on.'),
        (("--option", "target=\udcff"), 'The option "target" cannot be "\\udcff".'),
        (("--bots", "a\nb\x1b[31m"), 'There is no bot "a\\nb\\x1b[31m".'),
        (("--bots", "a" * 100_000), 'There is no bot "aaa'),
    ],
)
def test_arguments_that_are_hardly_text(
    fallakte: Command, tmp_path: Path, arguments: tuple[str], sentence: str
) -> None:
    said = fallakte("selfplay", "al-capone", *arguments, "--out", tmp_path / "x")
    assert said.code == 2
    assert said.err.startswith(f"fallakte: {sentence}")
    assert len(said.err.splitlines()) == 1
    assert len(said.err) < 1000
    assert list(tmp_path.iterdir()) == []


def test_numbers_that_are_no_numbers_at_the_prompt(fallakte: Command, tmp_path: Path) -> None:
    typed = f"²\n{'9' * 5000}\n{'x' * 5000}\nleave\n"
    said = fallakte("play", "al-capone", "--save", tmp_path / "m", typed=typed)
    assert said.code == 0
    assert 'No move is called "²".' in said.out
    assert "There is no such number: from 1 to 2." in said.out
