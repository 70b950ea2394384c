"""Move books and events: what is no move says why, and secrets stay with those who may see them."""

import pytest

from fallakte.core.faults import Fault
from fallakte.core.words import Book, Event
from fallakte.games import game

BOOK = Book(
    [
        {"act": "draw", "from": "file"},
        {"act": "draw", "from": "pile"},
        {"act": "meld", "card": "red", "count": 3},
        {"act": "meld", "card": "blue", "count": 4},
        {"act": "ask", "ask": "around", "card": "red"},
        {"act": "ask", "ask": "one", "card": "red", "of": 1},
    ]
)


def fault(words):
    with pytest.raises(Fault) as refused:
        BOOK.number(words)
    return refused.value.key, refused.value.facts


def test_a_move_is_its_number_whatever_the_order_of_its_words():
    assert len(BOOK) == 6
    assert [BOOK.number(BOOK[move]) for move in range(6)] == list(range(6))
    assert BOOK.number({"count": 3, "card": "red", "act": "meld"}) == 2


def test_words_that_are_handed_out_cannot_change_the_book():
    BOOK[0]["from"] = "sleeve"
    assert BOOK[0] == {"act": "draw", "from": "file"}


@pytest.mark.parametrize("words", [{}, {"act": "fly"}, {"act": None}, {"act": ["draw"]}, {"from": "file"}])
def test_no_move_act(words):
    key, facts = fault(words)
    assert (key, facts["acts"]) == ("no-move-act", "ask, draw, meld")


@pytest.mark.parametrize(
    "words",
    [{"act": "draw"}, {"act": "draw", "from": "file", "seat": 0}, {"act": "ask", "ask": "one", "of": 1}],
)
def test_no_move_fields(words):
    assert fault(words)[0] == "no-move-fields"


def test_the_fields_of_every_form_are_named():
    assert fault({"act": "ask"})[1]["fields"] == "act, ask, card / act, ask, card, of"


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ({"act": "draw", "from": "sleeve"}, "from"),
        ({"act": "draw", "from": {"file": 1}}, "from"),
        ({"act": "meld", "card": "red", "count": "3"}, "count"),
        ({"act": "meld", "card": "red", "count": 3.0}, "count"),
        ({"act": "meld", "card": "red", "count": 10**30}, "count"),
        ({"act": "ask", "ask": "one", "card": "red", "of": True}, "of"),
        ({"act": "ask", "ask": "one", "card": "red", "of": None}, "of"),
    ],
)
def test_no_move_value(words, field):
    key, facts = fault(words)
    assert (key, facts["field"]) == ("no-move-value", field)


def test_no_move_together():
    assert fault({"act": "meld", "card": "blue", "count": 3})[0] == "no-move-together"


def test_a_table_says_the_same_of_words_that_are_no_move():
    al_capone = game("al-capone")
    table = al_capone.open(al_capone.fill({}))
    for words, key in (
        ({"act": "feed", "from": "file"}, "no-move-act"),
        ({"act": "meld", "card": "frank-nitti"}, "no-move-fields"),
        ({"act": "meld", "card": "raid", "count": 3}, "no-move-value"),
        ({"act": "meld", "card": "frank-nitti", "count": 0}, "no-move-value"),
    ):
        with pytest.raises(Fault) as refused:
            table.number(words)
        assert refused.value.key == key


def test_a_secret_is_told_to_the_eyes_that_may_see_it():
    event = Event("drew", {"seat": 1, "count": 2}, {"cards": [0, 1]}, 0b0110)
    assert "cards" not in event.told(0)
    assert event.told(1) == event.told(2) == {"seat": 1, "count": 2, "cards": [0, 1]}
    assert event.told(3) == event.told(-1) == {"seat": 1, "count": 2}


def test_events_in_words():
    names = {"card": ("red", "blue"), "cards": ("red", "blue")}
    event = Event("took", {"seat": 0, "card": -1}, {"cards": [1, 0]}, 1)
    assert event.words(1, names) == {"event": "took", "seat": 0, "card": None}
    assert event.words(0, names) == {"event": "took", "seat": 0, "card": None, "cards": ["blue", "red"]}
    assert event.open_words(names) == event.words(0, names)
