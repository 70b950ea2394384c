"""What the sources say in words of their own: keys of faults and sentences, events, score lines."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.text.catalogue import SOURCES

WEB = SOURCES.parents[1] / "web" / "src"
RUMMY = ("al-capone", "bonnie-and-clyde", "rue-morgue")
FAULTS = {"Fault": 0, "RecordFault": 1, "Refused": 1}
"""Where the key stands among the arguments."""


class Said(NamedTuple):
    """A call with a key and facts; `facts` is None where they cannot be read off."""

    place: str
    key: str
    facts: frozenset[str] | None


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def all_files() -> list[Path]:
    return sorted(SOURCES.rglob("*.py"))


def files_of(game: str) -> list[Path]:
    """The files of a game's rules, with those that all rummy games share."""
    folders = [SOURCES / "games" / game.replace("-", "_"), *([SOURCES / "rummy"] if game in RUMMY else [])]
    return [path for folder in folders for path in sorted(folder.glob("*.py"))]


def literals() -> set[str]:
    """Every text that stands in the sources."""
    nodes = (node for path in all_files() for node in ast.walk(tree(path)))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def web_files() -> list[Path]:
    """The sources of the browser client."""
    return [path for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts")]


def web_literals() -> set[str]:
    """Every text in the browser client that could be a key."""
    return {found for path in web_files() for found in re.findall(r"['\"]([a-z][\w-]*)['\"]", path.read_text("utf-8"))}


def web_prefixes() -> tuple[str, ...]:
    """How keys begin that the browser client puts together."""
    texts = (path.read_text("utf-8") for path in web_files())
    return tuple({found for text in texts for found in re.findall(r"`([a-z][\w-]*-)\$\{", text)})


def calls(paths: list[Path]) -> Iterator[tuple[Path, str, ast.Call]]:
    """Every call, with the last part of the name that is called."""
    for path in paths:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                yield path, node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


def texts(path: Path, node: ast.expr) -> list[str]:
    """The texts that an argument can be: itself, either branch, or what its name is set to in this file."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(path, node.body) + texts(path, node.orelse)
    if isinstance(node, ast.Name):
        return [text for value in _set_to(path, node.id) for text in texts(path, value)]
    return []


def _set_to(path: Path, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name:
                    yield node.value
                elif isinstance(target, ast.Tuple):
                    yield from _unpacked(target, node.value, name)


def _unpacked(target: ast.Tuple, value: ast.expr, name: str) -> Iterator[ast.expr]:
    names = [one.id if isinstance(one, ast.Name) else "" for one in target.elts]
    branches = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    for branch in branches:
        if name in names and isinstance(branch, ast.Tuple):
            yield branch.elts[names.index(name)]


def faults() -> list[Said]:
    """Every fault that is made anywhere."""
    return [
        Said(f"{path.name}:{call.lineno}", key, _facts(call))
        for path, name, call in calls(all_files())
        if name in FAULTS and len(call.args) > FAULTS[name]
        for key in texts(path, call.args[FAULTS[name]])
    ]


def sayings() -> list[Said]:
    """Every sentence that is asked for by its key."""
    return [
        Said(f"{path.name}:{call.lineno}", key, _facts(call))
        for path, name, call in calls(all_files())
        if name == "say" and call.args
        for key in texts(path, call.args[0])
    ]


def _facts(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def events(game: str) -> set[str]:
    """What a game can tell."""
    return {
        text
        for path, name, call in calls(files_of(game))
        if name in ("tell", "_tell_laid")
        for text in texts(path, call.args[0])
    }


def score_lines(game: str) -> set[str]:
    """What a line of a game's score can be for."""
    return {
        text
        for path, name, call in calls(files_of(game))
        if name in ("line", "SheetLine") and len(call.args) > 2
        for text in texts(path, call.args[2])
    }
