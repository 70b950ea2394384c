"""Words at the border: the move book, words that are no move, options."""

import json
from typing import Any

import pytest

from fallakte.core.faults import Fault, Refused
from fallakte.core.words import Words
from fallakte.games.capone.book import BOOK, BOOK_END, COMMIT_AT, HIRE_AT, INVEST_AT, LAY_DOWN_AT, OFFER_AT
from fallakte.games.capone.cards import CARDS, MEMBERS
from fallakte.games.capone.game import GAME
from fallakte.games.capone.reasons import REASONS
from tests.games.capone.board import board


def test_the_book_is_laid_out_as_its_constants_say():
    assert len(BOOK) == BOOK_END
    assert BOOK[LAY_DOWN_AT] == {"act": "lay_down", "card": "jeweller"}
    assert BOOK[OFFER_AT] == {"act": "offer", "of": 0, "place": "jeweller", "site": 0}
    assert BOOK[HIRE_AT - 1] == {"act": "offer", "of": 5, "place": "restaurant", "site": None}
    assert BOOK[INVEST_AT] == {"act": "invest", "count": 0}
    assert BOOK[COMMIT_AT + 9 * 0b11 + 4] == {"act": "commit", "members": ("don", "mama"), "bodyguards": 4}


def test_every_move_of_the_book_but_the_exchange_reads_back_from_its_json():
    t = board(hand="bank").table
    for number in range(32, BOOK_END):
        assert t.number(json.loads(json.dumps(t.words(number)))) == number


def test_every_exchange_reads_back_from_its_json():
    t = board(asked="exchange", hand="bank bank casino fbi offer").table
    assert len(t.moves()) == 24
    for number in t.moves():
        assert t.number(json.loads(json.dumps(t.words(number)))) == number


def test_members_are_written_in_page_order_and_read_in_any():
    t = board(hand="bank").plays("occupy bank 0").table
    number = t.number({"act": "commit", "members": ["novice", "collector", "mama"], "bodyguards": 1})
    assert t.words(number) == {"act": "commit", "members": ["mama", "collector", "novice"], "bodyguards": 1}


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({}, "no-move-act"),
        ({"act": "shoot"}, "no-move-act"),
        ({"act": ["hire"], "count": 9}, "no-move-act"),
        ({"act": "exchange"}, "no-move-fields"),
        ({"act": "exchange", "cards": [], "seat": 0}, "no-move-fields"),
        ({"act": "exchange", "cards": "casino"}, "no-move-value"),
        ({"act": "exchange", "cards": ["roulette"]}, "no-move-value"),
        ({"act": "exchange", "cards": [0]}, "no-move-value"),
        ({"act": "exchange", "cards": [["casino"]]}, "no-move-value"),
        ({"act": "exchange", "cards": None}, "no-move-value"),
        ({"act": "commit"}, "no-move-fields"),
        ({"act": "commit", "members": []}, "no-move-fields"),
        ({"act": "commit", "members": ["don"], "bodyguards": 1, "site": 0}, "no-move-fields"),
        ({"act": "commit", "members": ["papa"], "bodyguards": 1}, "no-move-value"),
        ({"act": "commit", "members": [["don"]], "bodyguards": 1}, "no-move-value"),
        ({"act": "commit", "members": "don", "bodyguards": 1}, "no-move-value"),
        ({"act": "commit", "members": None, "bodyguards": 1}, "no-move-value"),
        ({"act": "commit", "members": [], "bodyguards": True}, "no-move-value"),
        ({"act": "occupy", "card": "casino", "site": 2}, "no-move-value"),
        ({"act": "occupy", "card": "bakery", "site": 0}, "no-move-value"),
        ({"act": "occupy", "card": "casino", "site": False}, "no-move-value"),
        ({"act": "legal", "card": "casino"}, "no-move-value"),
        ({"act": "detain", "card": "fbi", "of": 1, "member": "don"}, "no-move-value"),
        ({"act": "offer", "of": 1, "place": "penthouse", "site": 0}, "no-move-together"),
        ({"act": "offer", "of": 1, "place": "casino", "site": None}, "no-move-together"),
        ({"act": "offer", "of": 6, "place": "casino", "site": 0}, "no-move-value"),
        ({"act": "hire", "count": -1}, "no-move-value"),
    ],
)
def test_words_that_are_no_move_say_what_is_wrong(words: Words, key: str):
    for asked in ("card", "exchange"):
        t = board(hand="casino", asked=asked).table
        with pytest.raises(Fault) as fault:
            t.number(words)
        assert fault.value.key == key
        assert not isinstance(fault.value, Refused)


@pytest.mark.parametrize(
    ("asked", "move", "rule"),
    [
        ("hire", "hire 9", "CP-39"),
        ("hire", "hire 1000000000000000000000", "CP-39"),
        ("invest", "invest 11", "CP-40"),
        ("commit", "commit 9", "R-19"),
        ("commit", "commit don don 1", "R-19"),
        ("commit", "commit don don 9", "R-19"),
        ("card", "hire 9", "R-18"),
        ("card", "invest 11", "R-18"),
        ("card", "commit 9", "R-18"),
        ("exchange", "commit don don", "R-18"),
    ],
)
def test_CP_39_CP_40_R_18_and_R_19_are_named_for_more_than_the_book_holds(asked: str, move: str, rule: str):
    t = board(hand="casino", asked="card" if asked == "commit" else asked)
    if asked == "commit":
        t.plays("occupy casino 0")
    t.refuses(move, rule)


@pytest.mark.parametrize(
    "words",
    [
        {"act": "hire", "count": 9, "of": 1},
        {"act": "commit", "bodyguards": 9},
        {"act": "commit", "members": ["papa"], "bodyguards": 9},
        {"act": "commit", "members": [["don"], ["don"]], "bodyguards": 1},
    ],
)
def test_more_than_the_book_holds_is_no_move_where_the_rest_is_none(words: Words):
    with pytest.raises(Fault) as fault:
        board(hand="casino").table.number(words)
    assert not isinstance(fault.value, Refused)


def test_the_cards_of_the_hand_are_the_longest_exchange():
    t = board(asked="exchange", hand="bank bank casino fbi offer")
    t.refuses("exchange bank bank casino fbi offer offer", "R-19", "not-in-hand")


def test_each_reason_has_a_key_of_its_own_that_begins_with_its_rule():
    keys = [reason.key for reason in REASONS]
    assert len(keys) == len(set(keys))
    assert all(reason.key.startswith(reason.rule.lower() + "-") for reason in REASONS[1:])


# Options


def test_the_options_and_their_defaults():
    assert GAME.fill({}) == {"players": 4, "cover": False, "years": 25, "values": {}}
    GAME.open(GAME.fill({"years": 10**30}))
    assert GAME.fill({"years": None, "players": 6})["years"] is None


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 2),
        ("players", 7),
        ("players", "4"),
        ("players", None),
        ("cover", 1),
        ("cover", None),
        ("years", 0),
        ("years", 2.5),
        ("years", True),
        ("values", None),
        ("values", {"bakery": 5}),
        ("values", {"fbi": 5}),
        ("values", {"don": 0}),
        ("values", {"don": -5}),
        ("values", {"don": 12}),
        ("values", {"bank": 1000}),
        ("values", {"bank": "30"}),
        ("values", {"bank": {"one": 5}}),
        ("target", 10),
    ],
)
def test_options_that_cannot_be(option: str, value: Any):
    with pytest.raises(Fault):
        GAME.fill({option: value})


def test_every_member_and_business_can_have_another_value():
    values = {name: 5 * (number + 1) for number, name in enumerate((*MEMBERS, *CARDS[:10]))}
    rules = GAME.open(GAME.fill({"values": values})).rules
    assert [rules.worth[1 << member] for member in range(8)] == [5, 10, 15, 20, 25, 30, 35, 40]
    assert list(rules.business) == [45, 50, 55, 60, 65, 70, 75, 80, 85, 90]
    assert rules.worth[255] == 180
