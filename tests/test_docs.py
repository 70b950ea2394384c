"""What the pages for hosts and contributors say is so."""

import ast
import re
from pathlib import Path

import pytest

from fallakte.cli.main import fallakte as command
from fallakte.server.app import Desk
from fallakte.server.cluster.bus import Alone
from fallakte.server.notices.post import Post
from fallakte.server.ops.settings import Settings, default, names, read_settings, variable
from fallakte.server.store.sql import open_store
from fallakte.server.thinking.pool import Thinkers

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*DOCS.glob("*.md"), *(DOCS / "decisions").glob("*.md"), ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]
OPERATIONS = (DOCS / "operations.md").read_text("utf-8")
SECURITY = (DOCS / "security.md").read_text("utf-8")
ATTACKS = range(1, 28)


def rows(text: str) -> list[list[str]]:
    """The rows of all tables in a page, cell by cell."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def anchors(page: Path) -> set[str]:
    """Where links into a page may lead: its headings as they are linked to."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", text):
        if target.startswith(("http:", "https:")):
            continue
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), f"{target}#{anchor}"


def test_operations_lists_every_setting_with_its_variable_and_its_default() -> None:
    listed = [row[:3] for row in rows(OPERATIONS) if len(row) == 4 and row[1].startswith("`FALLAKTE_")]
    wanted = [[f"`{name}`", f"`{variable(name)}`", f"`{default(name)}`" if default(name) else ""] for name in names()]
    assert listed == wanted


def test_operations_lists_every_metric(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/fallakte.db")
    desk = Desk(Settings(), store, Alone(), Thinkers(1), Post(None, private_targets=False))
    listed = {re.split(r"[`{]", row[0])[1] for row in rows(OPERATIONS) if row[0].startswith("`fallakte_")}
    measured = {f"{one.name}_total" if one.type == "counter" else one.name for one in desk.metrics.registry.collect()}
    assert listed == measured


def test_commands_that_pages_show_exist() -> None:
    for page in PAGES:
        for name in re.findall(r"^(?:\$ )?fallakte (\w+)", page.read_text("utf-8"), re.MULTILINE):
            assert name in command.commands, (page.name, name)


def test_modules_that_operations_runs_exist() -> None:
    for name in re.findall(r"python -m ((?:tools|bench)[.\w]*)", OPERATIONS):
        place = ROOT.joinpath(*name.split("."))
        assert place.with_suffix(".py").exists() or (place / "__main__.py").exists(), name


def test_the_example_settings_are_settings() -> None:
    path = ROOT / "deploy" / "fallakte.toml"
    found = read_settings({}, str(path), {})
    assert found.secure
    assert found.database == "/var/lib/fallakte/fallakte.db"
    commented = re.findall(r"^# (\w+ = .+)$", path.read_text("utf-8"), re.MULTILINE)
    assert {line.split(" = ")[0] for line in commented} <= set(names())


def test_the_unit_starts_what_there_is() -> None:
    unit = (ROOT / "deploy" / "fallakte.service").read_text("utf-8")
    assert re.search(r"^ExecStart=\S+/fallakte serve --config /opt/fallakte/fallakte.toml$", unit, re.MULTILINE)
    seconds = re.search(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
    assert seconds is not None
    assert int(seconds[1]) > Settings().shutdown_seconds


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf", "Containerfile"])
def test_what_stands_before_a_server_knows_its_port(name: str) -> None:
    assert str(Settings().port) in (ROOT / "deploy" / name).read_text("utf-8")


def test_every_attack_has_its_tests() -> None:
    found = re.findall(r"^(\d+)\. (.*(?:\n(?!\n|\d+\. ).*)*)", SECURITY, re.MULTILINE)
    assert [int(number) for number, _ in found] == list(ATTACKS)
    for number, text in found:
        assert "`tests/" in text, f"attack {number} has no test"


@pytest.mark.parametrize(
    "test", sorted(set(re.findall(r"`(tests/[^`]+)`", SECURITY))), ids=lambda test: test.rpartition("/")[2]
)
def test_a_test_that_security_names_is_there(test: str) -> None:
    path, _, name = test.partition("::")
    assert (ROOT / path).is_file(), path
    if name:
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        found = {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
        assert name in found, test


@pytest.mark.parametrize("place", sorted(set(re.findall(r"`((?:core|server|text|cli)/[\w/.]+)`", SECURITY))))
def test_a_place_that_security_names_is_there(place: str) -> None:
    assert (ROOT / "src" / "fallakte" / place).exists()


def test_the_linked_modules_of_architecture_are_there() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    table = text[text.index("| file in `server/`") : text.index("**The way of a move.**")]
    for row in rows(table)[2:]:
        for name in re.findall(r"`([\w/]+(?:\.py|/))`", row[0]):
            assert (ROOT / "src" / "fallakte" / "server" / name).exists(), name
