"""What docs/arena.md and docs/bot-protocol.md say is so."""

import re
import shlex
from pathlib import Path

import msgspec

import fallakte
from fallakte.arena import external_bot, reports, storage
from fallakte.cli.arena_report import LOST
from fallakte.cli.main import fallakte as command
from fallakte.core.luck import Luck

DOCS = Path(__file__).parent.parent.parent / "docs"
ARENA = (DOCS / "arena.md").read_text("utf-8")
PROTOCOL = (DOCS / "bot-protocol.md").read_text("utf-8")


def test_the_commands_have_these_options():
    known = {option for one in command.commands["arena"].params for option in one.opts}
    lines = [line for page in (ARENA, PROTOCOL) for line in page.splitlines() if line.startswith("fallakte arena ")]
    assert len(lines) >= 6
    for line in lines:
        assert {word for word in shlex.split(line, comments=True) if word.startswith("--")} <= known, line


def test_every_file_of_a_folder_is_listed():
    names = (storage.SETTINGS, storage.MATCHES, reports.RESULTS, reports.LADDER, reports.MATCHES, reports.PICTURE)
    assert all(f"`{name}`" in ARENA for name in names)


def test_every_kind_of_failure_is_listed():
    assert set(re.findall(r"^\| `(\w+)` \|.*\|.*\|$", PROTOCOL, re.MULTILINE)) == set(LOST)


def test_the_version_and_the_times_are_right():
    assert f"This is version {external_bot.PROTOCOL}." in PROTOCOL
    assert (external_bot.USUAL, external_bot.GRACE, external_bot.START, external_bot.RESTARTS) == (1.0, 1.0, 5.0, 2)
    assert "**twice the budget and one second**" in PROTOCOL
    assert "**five seconds**" in PROTOCOL
    assert "started again twice" in PROTOCOL


def test_the_lines_that_are_shown_have_the_right_fields():
    hello, question, answer = [
        msgspec.json.decode(one) for one in re.findall(r"```json\n(.*?)```", PROTOCOL, re.DOTALL)
    ]
    assert list(hello) == ["fallakte", "game", "options", "seat", "luck"]
    assert list(question) == ["seen", "legal", "budget_ms"]
    match = fallakte.new("al-capone", seed=1)
    assert question["legal"] == match.legal()
    assert list(question["seen"]) == list(match.seen(match.to_act).words())
    assert answer["move"] in question["legal"]
    assert 0 <= hello["luck"] < 2**32
    assert 0 <= Luck(1).word() < 2**32
