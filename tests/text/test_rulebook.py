"""Every rule on the numbered pages can be said and looked up in both languages."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
TEXT = ROOT / "src" / "fallakte" / "text"
LANGUAGES = ("de", "en")

ID = r"[A-Z]{1,3}-\d+[a-z]?"
NUMBERED = re.compile(rf"^\s*- ({ID})\b", re.MULTILINE)
FAULT_OF_A_RECORD = re.compile(r"\bREC-\d+\b")
SENTENCE = re.compile(rf"rule-({ID}) = (\S.*[.])")
ANCHOR = re.compile(rf'^(?:- )?<a id="({ID})"></a>\*\*\1\*\* \S', re.MULTILINE)
ANY_ANCHOR = re.compile(r"<a\s")
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")

PAGE_OF = {
    "R": "rummy.md",
    "REC": "records.md",
    "AC": "al-capone.md",
    "BC": "bonnie-and-clyde.md",
    "RM": "rue-morgue.md",
    "CP": "capone.md",
}


def rule_ids() -> set[str]:
    """The rules stand as list items; the faults of a record inline in the README."""
    pages = [page.read_text("utf-8") for page in RULES.glob("*.md")]
    numbered = {rule for page in pages for rule in NUMBERED.findall(page)}
    return numbered | set(FAULT_OF_A_RECORD.findall((RULES / "README.md").read_text("utf-8")))


def sentences(language: str) -> list[tuple[str, str]]:
    lines = (TEXT / "catalogue" / language / "rules.ftl").read_text("utf-8").splitlines()
    said = [line for line in lines if line and not line.startswith("#")]
    matches = [SENTENCE.fullmatch(line) for line in said]
    assert None not in matches, [line for line in said if not SENTENCE.fullmatch(line)]
    return [(match[1], match[2]) for match in matches if match]


def pages(language: str) -> dict[str, str]:
    return {page.name: page.read_text("utf-8") for page in (TEXT / "rulebook" / language).glob("*.md")}


def page_of(rule: str) -> str:
    return PAGE_OF[rule.partition("-")[0]]


def test_the_pages_number_their_rules() -> None:
    rules = rule_ids()
    assert {"R-19", "REC-7", "AC-12", "BC-15b", "RM-3a", "RM-6b", "CP-0", "CP-46"} <= rules
    assert {rule.partition("-")[0] for rule in rules} == set(PAGE_OF)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_exactly_one_sentence(language: str) -> None:
    assert Counter(rule for rule, _ in sentences(language)) == Counter(rule_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_plain_text(language: str) -> None:
    assert [rule for rule, said in sentences(language) if re.search(r"[{}<>*`_]", said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_exactly_one_anchor_on_its_own_page(language: str) -> None:
    anchors = Counter((rule, name) for name, page in pages(language).items() for rule in ANCHOR.findall(page))
    assert anchors == Counter((rule, page_of(rule)) for rule in rule_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_anchor_begins_a_paragraph_or_an_item(language: str) -> None:
    for name, page in pages(language).items():
        assert len(ANY_ANCHOR.findall(page)) == len(ANCHOR.findall(page)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_a_page_and_a_rule_on_it(language: str) -> None:
    book = pages(language)
    for name, page in book.items():
        for target, rule in LINK.findall(page):
            assert target in book, (name, target)
            assert not rule or page_of(rule) == target, (name, target, rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_begin_with_their_title(language: str) -> None:
    assert [name for name, page in pages(language).items() if not re.match(r"# \S", page)] == []


def test_both_languages_have_the_same_pages() -> None:
    assert set(pages("de")) == set(pages("en")) == set(PAGE_OF.values())
