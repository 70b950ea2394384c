"""What an arena keeps: nothing is lost, and nothing is half there."""

import os
from pathlib import Path

import pytest

from fallakte.arena.storage import CannotKeep, Folder
from fallakte.core.faults import Fault
from tests.arena.contests import duel, settings

PLAYED = duel(1, "greedy", "random", wins=("greedy", "random"))


def begun(path: Path) -> Folder:
    folder = Folder(str(path))
    folder.begin(settings(), 10)
    return folder


def resumed(path: Path) -> Folder:
    folder = Folder(str(path))
    assert folder.go_on(settings(), 10) == PLAYED
    return folder


def test_what_was_added_is_there_again(tmp_path: Path):
    folder = begun(tmp_path / "new" / "arena")
    for one in PLAYED:
        folder.add(one)
    folder.close()
    again = resumed(tmp_path / "new" / "arena")
    assert again.kept().matches == 10
    again.close()


def test_a_line_that_was_cut_off_is_taken_away(tmp_path: Path):
    folder = begun(tmp_path / "arena")
    for one in PLAYED:
        folder.add(one)
    folder.close()
    path = tmp_path / "arena" / "matches.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:50])
    resumed(tmp_path / "arena").close()
    assert path.read_bytes() == whole


def test_a_damaged_line_is_named(tmp_path: Path):
    begun(tmp_path / "arena").close()
    (tmp_path / "arena" / "matches.jsonl").write_bytes(b"{}\n")
    with pytest.raises(Fault, match="arena-damaged") as fault:
        Folder(str(tmp_path / "arena")).go_on(settings(), 10)
    assert fault.value.facts["line"] == 1


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path):
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(Fault, match="arena-folder-not-empty"):
        begun(tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["mine"]


def test_one_arena_at_a_time(tmp_path: Path):
    first = begun(tmp_path / "arena")
    with pytest.raises(Fault, match="arena-in-use"):
        Folder(str(tmp_path / "arena")).go_on(settings(), 10)
    first.close()


def test_a_disk_that_fills_up_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = begun(tmp_path / "arena")
    folder.add(PLAYED[0])
    really = os.write

    def full(file: int, data: bytes) -> int:
        really(file, data[:40])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(CannotKeep):
        folder.add(PLAYED[1])
    with pytest.raises(CannotKeep):
        folder.write("results.json", b"x" * 100)
    monkeypatch.undo()
    folder.add(PLAYED[1])
    folder.close()
    resumed(tmp_path / "arena").close()
    assert {one.name for one in (tmp_path / "arena").iterdir()} == {".lock", "matches.jsonl", "settings.json"}
