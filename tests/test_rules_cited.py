"""Every rule on a rules page is cited by a test, and every rule that is cited anywhere stands on a rules page."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b(?:R|AC|BC|RM|CP|REC)-\d+[a-z]?\b")
IN_A_TEST = re.compile(r"def test_(R|AC|BC|RM|CP|REC)_(\d+[a-z]?)_")


def on_the_pages() -> set[str]:
    """The rules: list items that begin with an id, and the faults of records in the text of the first page."""
    found: set[str] = set()
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        text = page.read_text()
        found |= set(re.findall(r"^- ((?:R|AC|BC|RM|CP)-\d+[a-z]?) ", text, re.MULTILINE))
        found |= set(re.findall(r"\b(REC-\d+)\b", text))
    return found


def sources(folder: str, *endings: str) -> list[Path]:
    return [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings]


def test_every_rule_has_a_test_that_cites_it() -> None:
    cited = {
        f"{page}-{number}" for path in sources("tests", ".py") for page, number in IN_A_TEST.findall(path.read_text())
    }
    assert on_the_pages() - cited == set()


def test_every_rule_that_is_cited_exists() -> None:
    known = on_the_pages()
    assert len(known) > 110
    paths = sources("src", ".py", ".ftl", ".md") + sources("tests", ".py") + sources("docs", ".md")
    unknown = {f"{path}: {rule}" for path in paths for rule in ID.findall(path.read_text()) if rule not in known}
    assert unknown == set()
