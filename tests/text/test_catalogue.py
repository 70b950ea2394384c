"""The catalogue has a sentence for everything that can be said, the same in both languages, and none too many."""

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from fallakte.cli.main import fallakte
from fallakte.core.words import Words
from fallakte.games import IDS, game
from fallakte.games.capone.cards import FAMILIES, FIELDS, MEMBERS
from fallakte.games.rue_morgue.cards import PAIRS
from fallakte.text.speaker import speaker
from fallakte.text.telling import LISTS, THINGS, Teller, move_word
from tests.text.catalogue import LANGUAGES, files_of, messages, messages_of
from tests.text.sources import (
    RUMMY,
    events,
    faults,
    literals,
    sayings,
    score_lines,
    web_literals,
    web_prefixes,
)
from tests.text.test_rulebook import rule_ids

SAID_OTHERWISE = {"scored", "ended"}
"""Events that are not told in a sentence: the score is a sheet with an ending, the end an outcome."""


def module(name: str, part: str) -> Any:
    return import_module(f"fallakte.games.{name.replace('-', '_')}.{part}")


def reasons(name: str) -> list[str]:
    return [reason.key for reason in module(name, "reasons").REASONS]


def asked(name: str) -> set[str]:
    """The words for what a seat can be asked."""
    return set(module(name, "legal" if name == "capone" else "view").ASKED)


def things(name: str) -> set[str]:
    """Everything with an id: cards, pieces, places, in events and in moves."""
    vocabulary = game(name).vocabulary
    found = {one for field, ids in vocabulary.items() if field in (*THINGS, *LISTS) for one in ids}
    for words in game(name).book.entries:
        found |= {str(words[field]) for field in THINGS if field in words}
    return found | set(game(name).kinds) | (set(FAMILIES) if name == "capone" else set())


def teller(name: str, language: str) -> Teller:
    return Teller(speaker(language), name, ["Ada", "Bruno"], 0)


def moves(name: str) -> set[str]:
    return {teller(name, "en").key("move", move_word(words)) for words in game(name).book.entries}


def told(name: str) -> set[str]:
    return {teller(name, "en").key("event", word) for word in events(name) - SAID_OTHERWISE}


def endings(name: str) -> set[str]:
    rounds = {teller(name, "en").key("ending", word) for word in game(name).round_endings}
    return rounds | {f"outcome-{cause}" for cause in game(name).match_endings}


def of_a_game(name: str) -> set[str]:
    """The keys that a game needs, whatever its rules say of it."""
    found = {f"name-{name}", f"about-{name}", *reasons(name), *moves(name), *told(name), *endings(name)}
    found |= {f"name-{thing}" for thing in things(name)}
    found |= {f"asked-{name}-{word}" for word in asked(name)}
    found |= {f"sheet-{name}-{what}" for what in score_lines(name)}
    found |= {f"option-{option.name}".replace("_", "-") for option in game(name).option_list}
    return found | ({f"pile-{name}"} if name in RUMMY else set())


def of_the_boards() -> set[str]:
    """What only one game has a word for."""
    places = {f"place-{place}" for place in game("bonnie-and-clyde").kinds[:10]}
    pairs = {f"pair-{pair}" for pair in PAIRS}
    families = {f"whom-{member}" for member in MEMBERS} | {f"to-{field}" for field in FIELDS}
    return places | pairs | families | {"area-sideways", "area-upright"}


def of_the_command() -> set[str]:
    found: set[str] = set()
    for name, command in fallakte.commands.items():
        options = [(one.name or "").replace("_", "-") for one in command.params]
        found |= {f"cli-{name}-{part}" for part in ("short", "help", "examples", *options)}
    return found


def wanted() -> set[str]:
    """Every key that is made from data; the others stand in the sources as they are."""
    rules = {f"rule-{rule}" for rule in rule_ids()}
    return rules.union(of_the_boards(), of_the_command(), *(of_a_game(name) for name in IDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    count = Counter(key for path in files_of(language) for key, _ in messages_of(path))
    assert [key for key, times in count.items() if times > 1] == []


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert [path.name for path in files_of("de")] == [path.name for path in files_of("en")]
    for german, english in zip(files_of("de"), files_of("en")):
        assert [key for key, _ in messages_of(german)] == [key for key, _ in messages_of(english)], german.name


def test_both_languages_use_the_same_variables() -> None:
    german, english = messages("de"), messages("en")
    assert {key: (german[key], english[key]) for key in german if german[key] != english[key]} == {}


@pytest.mark.parametrize("name", IDS)
def test_everything_that_a_game_can_say_has_a_message(name: str) -> None:
    assert of_a_game(name) - set(messages("en")) == set()


def test_everything_else_made_from_data_has_a_message() -> None:
    assert wanted() - set(messages("en")) == set()


def test_every_fault_has_a_message_and_every_fact_it_needs() -> None:
    known = messages("en")
    found = faults()
    assert len(found) > 60
    assert [one for one in found if one.key not in known] == []
    assert [one for one in found if one.facts is not None and not known[one.key] <= one.facts] == []


def test_every_sentence_that_is_asked_for_has_a_message_and_every_fact_it_needs() -> None:
    known = messages("en")
    found = sayings()
    assert len(found) > 80
    assert [one for one in found if one.key not in known] == []
    assert [one for one in found if one.facts is not None and not known[one.key] <= one.facts] == []


def test_no_message_is_unused() -> None:
    unused = set(messages("en")) - wanted() - literals() - web_literals()
    assert {key for key in unused if not key.startswith(web_prefixes())} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", IDS)
def test_a_reason_is_a_sentence_that_needs_no_facts(name: str, language: str) -> None:
    for key in reasons(name):
        assert messages(language)[key] == frozenset(), key
        assert speaker(language).say(key).endswith("."), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", IDS)
def test_different_moves_are_called_differently(name: str, language: str) -> None:
    names = ["Ada", "Bruno", "Clara", "Dante", "Edda", "Fred"]
    voice = Teller(speaker(language), name, names, 0)
    exchanges = [words for words in game(name).book.entries if words["act"] == "exchange"]
    count: Counter[str] = Counter(
        voice.move(_listed(words)) for words in game(name).book.entries if words not in exchanges
    )
    assert [sentence for sentence, times in count.items() if times > 1] == []


def _listed(words: Words) -> Words:
    return {field: list(value) if isinstance(value, tuple) else value for field, value in words.items()}
