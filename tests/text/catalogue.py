"""The catalogue as it is written: its messages, and the variables of each."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "fallakte"
LANGUAGES = ("de", "en")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages_of(path: Path) -> list[tuple[str, frozenset[str]]]:
    """The messages of a file in order, each with its variables."""
    found: list[tuple[str, frozenset[str]]] = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path.name, entry.content)
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found.append((entry.id.name, frozenset(variables.found)))
    return found


def files_of(language: str) -> list[Path]:
    return sorted((SOURCES / "text" / "catalogue" / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """All messages of a language with their variables."""
    return {key: variables for path in files_of(language) for key, variables in messages_of(path)}
