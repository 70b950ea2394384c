"""What a person types, and which moves are meant by it."""

import pytest

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.terminal.parse_move import impossible, meant
from fallakte.text.speaker import speaker
from fallakte.text.telling import Teller


def match_of(name: str, seed: str = "4", **options: object) -> Match:
    return Match.begin(game(name), options, Shuffler(seed))


def play(match: Match, **words: object) -> Match:
    match.play(match.table.number(words))
    return match


def teller(match: Match, language: str) -> Teller:
    return Teller(speaker(language), match.game.id, ["Ada", "Bruno", "Clara", "Dante"], match.to_act)


def found(match: Match, language: str, typed: str) -> list[Words]:
    legal = match.legal()
    return [legal[at] for at in meant(teller(match, language), typed, legal)]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "case file"), ("de", "fallakte ziehen"), ("de", "FALLAKTE"), ("en", "draw file")]
)
def test_a_few_words_are_enough(language: str, typed: str) -> None:
    match = match_of("bonnie-and-clyde")
    assert found(match, language, typed) == [{"act": "draw", "from": "file"}]


def test_ids_of_the_records_are_understood_in_both_languages() -> None:
    match = play(match_of("bonnie-and-clyde"), act="draw", **{"from": "file"})
    hand = match.view(match.to_act)["hand"]
    for language in ("en", "de"):
        for card in hand:
            assert {"act": "discard", "card": card} in found(match, language, f"discard {card}")


def test_every_typed_word_must_fit() -> None:
    match = match_of("bonnie-and-clyde")
    assert found(match, "en", "draw archive hastily") == []


def test_a_site_is_meant_by_its_number_on_the_board_and_no_other() -> None:
    match = match_of("capone")
    while match.view(match.to_act)["asked"] == "exchange":
        play(match, act="exchange", cards=[])
    occupy = [words for words in match.legal() if words["act"] == "occupy"]
    card = str(occupy[0]["card"])
    name = speaker("de").name(card)
    assert found(match, "de", f"{name} 1") == [{"act": "occupy", "card": card, "site": 0}]
    assert found(match, "de", f"{name} 2") == [{"act": "occupy", "card": card, "site": 1}]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "don 3"), ("en", "3 bodyguards don"), ("de", "don 3"), ("de", "leibwächter 3 don")]
)
def test_pieces_narrow_a_commit_down_to_one(language: str, typed: str) -> None:
    match = match_of("capone")
    while match.view(match.to_act)["asked"] == "exchange":
        play(match, act="exchange", cards=[])
    play(match, **next(words for words in match.legal() if words["act"] == "occupy"))
    assert len(match.moves()) > 100
    assert found(match, language, typed) == [{"act": "commit", "members": ["don"], "bodyguards": 3}]


@pytest.mark.parametrize(("language", "typed"), [("en", "meld 3 joplin"), ("de", "3 joplin melden")])
def test_an_impossible_wish_is_found_in_the_book(language: str, typed: str) -> None:
    match = match_of("bonnie-and-clyde")
    move = impossible(match, teller(match, language), typed)
    assert move is not None
    assert match.words(move) == {"act": "meld", "card": "joplin", "count": 3}
    assert match.table.reason(match.table.forbids(move)).rule == "R-18"


@pytest.mark.parametrize(("language", "typed"), [("en", "meld"), ("de", "meld"), ("de", "melden")])
def test_what_is_done_comes_before_what_is_spoken_of(language: str, typed: str) -> None:
    match = play(match_of("al-capone"), act="draw", **{"from": "file"})
    move = impossible(match, teller(match, language), typed)
    assert move is not None
    assert match.words(move)["act"] == "meld"


def test_nonsense_is_no_wish() -> None:
    match = match_of("rue-morgue")
    assert impossible(match, teller(match, "en"), "abracadabra") is None
