"""A match of the arena."""

from pathlib import Path

import pytest

import fallakte
from fallakte.arena.match import play
from fallakte.arena.matches import Lost, Played, Task
from fallakte.arena.pool import Pool
from fallakte.core.words import Words
from fallakte.games import game
from tests.arena.contests import plan, without_times


def task(*seats: str, name: str = "al-capone", budget: str | None = None, **options: object) -> Task:
    filled = game(name).fill({"players": len(seats), **options})
    return Task(3, 1, "1/3", name, filled, list(seats), budget, record=True)


def same_moves(one: Played, other: Played) -> bool:
    def moves(found: Played) -> list[Words]:
        return found.record[1:]

    return moves(one) == moves(other)


def test_a_record_comes_with_its_seed_and_replays():
    found = play(task("greedy", "random", target=40))
    match = fallakte.read(found.record)
    assert match.over
    assert found.record[0]["seed"] == "1/3"
    assert [player["kind"] for player in found.record[0]["players"]] == ["bot:greedy", "bot:random"]
    assert found.winners == found.record[-1]["end"]["winners"]
    assert found.points == found.record[-1]["end"]["totals"]


def test_luck_depends_on_the_seed_and_the_seat_alone():
    assert same_moves(play(task("greedy", "random", target=40)), play(task("greedy-1", "random", target=40)))


def test_points_of_capone_are_what_a_family_has():
    found = play(task("greedy", "random", "random", name="capone"))
    end = found.record[-1]["end"]
    assert found.points == [cash + 100 * count for cash, count in zip(end["cash"], end["investments"])]


def test_real_choices_are_timed_apart_from_single_answers():
    found = play(task("greedy", "random", target=40))
    lines = fallakte.new("al-capone", seed="1/3", players=2, target=40)
    choices = singles = 0
    for line in found.record:
        if "move" in line and line["move"]["seat"] == 0:
            choices += len(lines.moves()) > 1
            singles += len(lines.moves()) == 1
        if "move" in line:
            lines.play(lines.table.number({name: value for name, value in line["move"].items() if name != "seat"}))
    assert sum(found.reports[0].times.values()) == choices
    assert sum(found.reports[0].alone.values()) == singles


@pytest.mark.parametrize(("maker", "kind"), [("Stumbler", "crashed"), ("Cheat", "illegal")])
def test_a_bot_that_fails_loses_its_turn_to_greedy(maker: str, kind: str):
    found = play(task(f"py:tests.arena.makers:{maker}", "random", target=40))
    report = found.reports[0]
    assert set(report.lost) == {kind}
    assert report.words.startswith(f"{kind}: ")
    assert report.lost[kind] > 10


def test_budgets_of_simulations_repeat_exactly():
    one, other = (play(task("shrewd@4sims", "greedy", target=5)) for _ in range(2))
    assert same_moves(one, other)


def test_processes_give_the_same_results_as_one():
    tasks = list(plan(target=20, bots="greedy,py:tests.arena.makers:First").tasks(4))
    alone = [play(one) for one in tasks]
    spread = sorted(Pool(2).play(tasks), key=lambda one: (one.deal, one.number) if isinstance(one, Played) else (0, 0))
    assert [without_times(one) for one in spread if isinstance(one, Played)] == [without_times(one) for one in alone]


def test_a_worker_that_dies_is_replaced_and_its_match_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FRAIL", str(tmp_path / "mark"))
    tasks = list(plan(target=20, bots="greedy,py:tests.arena.makers:Frail").tasks(2))
    found = list(Pool(1).play(tasks))
    assert all(isinstance(one, Played) for one in found)
    assert len(found) == len(tasks)


def test_a_match_that_breaks_twice_is_told():
    tasks = list(plan(target=40, bots="greedy,py:tests.arena.makers:Deadly").tasks(3))
    found = list(Pool(2).play(tasks))
    lost = [one for one in found if isinstance(one, Lost)]
    assert len(found) == len(tasks)
    assert 0 < len(lost) < len(tasks)
    assert {one.why for one in lost} == {"exit code 7"}


def test_leaving_early_ends_the_processes():
    pool = Pool(2)
    matches = pool.play(plan().tasks(1000))
    next(matches)
    processes = [worker.process for worker in pool._workers]
    assert processes
    matches.close()
    assert all(process.returncode is not None for process in processes)
