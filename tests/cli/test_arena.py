"""`fallakte arena`: what it shows, what it keeps, and what it refuses."""

import csv
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import msgspec
import pytest

from fallakte.arena.cluster import Cluster
from fallakte.core.faults import Fault
from tests.cli.command import Command
from tests.cli.test_hardships import hear_interrupts, said_at_last

QUICK = ("--option", "target=20", "--jobs", "2")
PROGRAM = [sys.executable, "-m", "fallakte", "arena"]


def test_the_ladder_in_the_terminal(fallakte: Command) -> None:
    said = fallakte("arena", "al-capone", "--bots", "random,greedy", "--matches", "7", *QUICK)
    assert (said.code, said.err) == (0, "")
    assert "Al Capone · 2 players · target: 20\n8 matches of 4 deals · seed 1\n" in said.out
    assert re.search(r"^1  greedy +\d+\.\d\xa0% \(\d+\.\d–\d+\.\d\)", said.out, re.MULTILINE)
    assert re.search(r"^2  random ", said.out, re.MULTILINE)
    assert all(len(line) <= 80 for line in said.out.splitlines())


def test_the_ladder_in_german(fallakte: Command) -> None:
    said = fallakte("arena", "capone", "--players", "3", "--bots", "greedy,random", "--matches", "3", lang="de")
    assert "Capone · 3 Personen\n3 Partien mit 1 Verteilung · Startwert 1\n" in said.out
    assert "× Anteil" in said.out
    assert re.search(r"\d,\d\xa0% \(\d+,\d–\d+,\d\)", said.out)


def test_everything_is_kept_and_replays(fallakte: Command, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    said = fallakte(
        "arena", "al-capone", "--bots", "greedy,random", "--matches", "4", *QUICK, "--out", folder, "--records"
    )
    assert said.code == 0
    records = sorted((folder / "records").iterdir())
    assert [one.name for one in records] == [f"{deal:05}-{number:02}.jsonl" for deal in (1, 2) for number in (1, 2)]
    assert "4 records, no fault" in fallakte("check", *records).err
    results = msgspec.json.decode((folder / "results.json").read_bytes())
    assert results["matches"] == 4
    assert [line["bot"] for line in results["ladder"]] == ["greedy", "random"]
    rows = list(csv.DictReader((folder / "matches.csv").read_text("utf-8").splitlines()))
    assert [(row["deal"], row["seed"], row["seats"]) for row in rows][:2] == [
        ("1", "1/1", "greedy|random"),
        ("1", "1/1", "random|greedy"),
    ]
    assert [row["bot"] for row in csv.DictReader((folder / "ladder.csv").read_text("utf-8").splitlines())] == [
        "greedy",
        "random",
    ]
    assert (folder / "ladder.svg").read_text("utf-8").startswith("<svg")


def test_resume_plays_what_is_missing_and_no_more(fallakte: Command, tmp_path: Path) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    common = ("arena", "al-capone", "--bots", "greedy,random", "--seed", "x", *QUICK)
    assert fallakte(*common, "--matches", "8", "--out", once).code == 0
    assert fallakte(*common, "--matches", "4", "--out", twice).code == 0
    with (twice / "matches.jsonl").open("ab") as file:
        file.write(b'{"deal": 3, "num')
    assert fallakte("arena", "--resume", "--out", twice, "--matches", "8", "--jobs", "1").code == 0
    assert (once / "matches.csv").read_bytes() == (twice / "matches.csv").read_bytes()
    assert len((twice / "matches.jsonl").read_bytes().splitlines()) == 8


def test_resume_refuses_other_settings(fallakte: Command, tmp_path: Path) -> None:
    fallakte("arena", "al-capone", "--bots", "greedy,random", "--matches", "2", *QUICK, "--out", tmp_path / "a")
    before = (tmp_path / "a" / "settings.json").read_bytes()
    said = fallakte("arena", "--resume", "--out", tmp_path / "a", "--seed", "2", "--bots", "random,greedy")
    assert said.code == 2
    assert "was begun with other settings: bots, seed." in said.err
    assert (tmp_path / "a" / "settings.json").read_bytes() == before


def started(*arguments: object) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*PROGRAM, *map(str, arguments), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interrupts,
    )


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_interrupting_keeps_what_was_played(fallakte: Command, tmp_path: Path, kind: signal.Signals) -> None:
    folder = tmp_path / "out"
    with started("al-capone", "--bots", "greedy,random", "--matches", 100000, *QUICK, "--out", folder) as running:
        while not (folder / "matches.jsonl").exists() or not (folder / "matches.jsonl").stat().st_size:
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(kind)
        out, err = said_at_last(running)
    assert (running.returncode, err) == (130, "")
    assert f"arena --resume --out {folder}" in out
    played = len((folder / "matches.jsonl").read_bytes().splitlines())
    assert played > 0
    assert re.search(r"\d matches of|played, but no deal", out)
    said = fallakte("arena", "--resume", "--out", folder, "--matches", "2")
    assert said.code == 0
    assert len((folder / "matches.jsonl").read_bytes().splitlines()) >= played


def small_files() -> None:
    """No file may have more than two kilobytes, as on a disk that fills up."""
    hear_interrupts()
    resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))


def test_a_disk_that_fills_up_loses_nothing_that_was_played(fallakte: Command, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    line = [*PROGRAM, "al-capone", "--bots", "greedy,random", "--matches", "20", *QUICK, "--out", str(folder)]
    said = subprocess.run([*line, "--lang", "en"], capture_output=True, text=True, check=False, preexec_fn=small_files)
    assert said.returncode == 2
    assert re.fullmatch(r"fallakte: .* cannot be written: .*\. What was played before is kept\.\n", said.stderr)
    assert "arena --resume" in said.stdout
    before = (folder / "matches.jsonl").read_bytes()
    assert before.endswith(b"\n")
    assert fallakte("arena", "--resume", "--out", folder).code == 0
    assert (folder / "matches.jsonl").read_bytes().startswith(before)


def test_bots_that_fail_are_told_of(fallakte: Command, tmp_path: Path) -> None:
    bots = "py:tests.arena.makers:Stumbler,random"
    said = fallakte("arena", "al-capone", "--bots", bots, "--matches", "2", *QUICK)
    assert said.code == 0
    flat = " ".join(said.out.split())
    assert re.search(
        r"Stumbler lost \d+ turns to greedy: \d+ × crashed\. The first: crashed: ValueError: no idea", flat
    )


def test_matches_that_break_are_told_of(fallakte: Command) -> None:
    said = fallakte("arena", "al-capone", "--bots", "py:tests.arena.makers:Deadly,random", "--matches", "60", *QUICK)
    assert said.code == 2
    assert re.search(r"fallakte: 10 matches broke, so the arena stops: exit code 7", said.err)
    assert "broke twice and does not count" in " ".join(said.out.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("poker", "--bots", "greedy"), 'There is no game "poker".'),
        (("--bots", "greedy"), "GAME is missing"),
        (("al-capone",), "--bots is missing"),
        (("al-capone", "--bots", "gredy"), 'There is no bot "gredy".'),
        (("al-capone", "--bots", "greedy,"), 'There is no bot "".'),
        (("al-capone", "--bots", "master@lots"), '"lots" is no budget'),
        (("al-capone", "--bots", "master", "--budget", "0ms"), '"0ms" is no budget'),
        (("al-capone", "--bots", "greedy", "--players", "7"), 'The option "players" cannot be 7.'),
        (("al-capone", "--bots", "greedy", "--option", "goal=3"), 'There is no option "goal".'),
        (("al-capone", "--bots", "greedy", "--jobs", "0"), '"0" is not a whole number from 1 on.'),
        (("al-capone", "--bots", "greedy", "--matches", "x"), '"x" is not a whole number from 1 on.'),
        (("al-capone", "--bots", "greedy", "--jobs", "1", "--ray", "auto"), "--jobs is for processes"),
        (("al-capone", "--bots", "greedy", "--records"), "--out is missing"),
        (("--resume",), "--out is missing"),
        (("capone", "--bots", "greedy,random,greedy-1"), "3 bots do not fill 4 seats."),
        (("al-capone", "--bots", "cmd:/nowhere/bot"), 'The bot "/nowhere/bot" does not start: '),
        (("al-capone", "--bots", "cmd:false"), 'The bot "false" ended before its first answer: '),
        (("al-capone", "--bots", "py:nowhere:bot"), '"py:nowhere:bot" makes no bot'),
        (("al-capone", "--bots", "greedy", "--ray", "here"), '"here" is no address of a Ray cluster.'),
        (("al-capone", "--bots", "greedy", "--ray", "ray://here:1"), '"ray://here:1" is no address'),
        (("al-capone", "--bots", "greedy", "--ray", "127.0.0.1:1"), "No Ray cluster answers at 127.0.0.1:1."),
    ],
)
def test_a_wrong_line_gets_one_sentence(fallakte: Command, arguments: tuple[str, ...], sentence: str) -> None:
    said = fallakte("arena", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {sentence}")
    assert len(said.err.splitlines()) == 1


def test_folders_that_cannot_be_used(fallakte: Command, tmp_path: Path) -> None:
    common = ("arena", "al-capone", "--bots", "greedy,random", *QUICK)
    (tmp_path / "mine").write_text("mine")
    assert "is not empty. Go on with it by --resume" in fallakte(*common, "--out", tmp_path).err
    assert "cannot be written: " in fallakte(*common, "--out", tmp_path / "mine").err
    assert "There is no arena in" in fallakte("arena", "--resume", "--out", tmp_path).err
    assert [one.name for one in tmp_path.iterdir()] == ["mine"]


def test_somebody_else_at_the_address_of_the_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fallakte.arena.cluster.HEALTH", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as stranger, pytest.raises(Fault, match="arena-ray-silent"):
        Cluster(f"127.0.0.1:{stranger.getsockname()[1]}")


def test_without_ray_the_extra_is_named(fallakte: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = fallakte("arena", "al-capone", "--bots", "greedy", "--ray", "auto")
    assert said.code == 2
    assert 'pip install "fallakte[cluster]"' in said.err


def test_a_cluster_gives_the_same_results(fallakte: Command, tmp_path: Path) -> None:
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    common = ("al-capone", "--bots", "greedy,random", "--matches", "4", "--option", "target=20")
    quiet = {**os.environ, "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0", "RAY_USAGE_STATS_ENABLED": "0"}
    head = ["start", "--head", "--port", str(port), "--num-cpus", "1", "--include-dashboard=false", "--block"]
    short = mkdtemp()  # Ray keeps sockets there, whose names must not be long
    begun = subprocess.Popen(
        [*ray, *head, "--temp-dir", short],
        env=quiet,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        assert begun.stdout is not None
        assert any("Ray runtime started" in line for line in begun.stdout)
        said = subprocess.run(
            [*PROGRAM, *common, "--ray", f"127.0.0.1:{port}", "--out", str(tmp_path / "cluster")],
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        begun.terminate()
        begun.communicate()
        rmtree(short, ignore_errors=True)
    assert (said.returncode, said.stderr) == (0, "")
    assert fallakte("arena", *common, "--jobs", "1", "--out", tmp_path / "here").code == 0
    assert (tmp_path / "cluster" / "matches.csv").read_bytes() == (tmp_path / "here" / "matches.csv").read_bytes()
