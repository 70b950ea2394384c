"""The examples do what they say, against a real server."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from tests.cli.online import BOT, ME, friend, link_of, opened
from tests.server.running import Served, serving

EXAMPLES = Path(__file__).parent.parent / "examples"
PLAYER = EXAMPLES / "random_player.py"
LONGEST = 120


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with serving(messages_per_second=0, bot_workers=1) as served:
        yield served


def random_player(*arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-I", str(PLAYER), *arguments]
    return subprocess.run(line, capture_output=True, text=True, timeout=LONGEST, check=False)


def test_the_player_is_short_and_needs_nothing_of_ours() -> None:
    code = PLAYER.read_text()
    assert len(code.splitlines()) <= 70
    names = [one for node in ast.walk(ast.parse(code)) for one in imported(node)]
    assert {name.partition(".")[0] for name in names} <= {*sys.stdlib_module_names, "websockets"}


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


@pytest.mark.parametrize(("game", "options"), [("al-capone", '{"target": 10}'), ("capone", '{"years": 1}')])
def test_it_opens_a_table_and_plays_to_the_end(server: Served, game: str, options: str) -> None:
    played = random_player(server.address, game, options)
    assert played.stderr == ""
    assert ast.literal_eval(played.stdout)["due"] == "over"


def test_it_takes_the_seat_of_a_link(server: Served) -> None:
    table = opened(server.address, ME, BOT, options={"target": 5})
    assert ast.literal_eval(random_player(link_of(table)).stdout)["due"] == "over"


def test_a_wrong_link_is_told(server: Served) -> None:
    table = opened(server.address, ME, BOT)
    played = random_player(f"{table['link']}#wrong")
    assert played.returncode == 1
    assert re.fullmatch(r"[A-Z].*\.\n", played.stderr)


def test_a_server_that_is_killed_in_the_middle_costs_nothing() -> None:
    with serving(messages_per_second=0, bot_workers=1) as served:
        table = opened(served.address, ME, BOT, game="rue-morgue", options={"target": 40})
        found: list[subprocess.CompletedProcess[str]] = []
        playing = Thread(target=lambda: found.append(random_player(link_of(table))))
        playing.start()
        for _ in range(3):
            with friend(table["link"]) as watching:
                for _ in range(5):
                    assert watching.hears("update")["position"]["due"] != "over"
                served.kill()
            served.start()
        playing.join()
    assert ast.literal_eval(found[0].stdout)["due"] == "over"
