"""What changes around a match, in sentences."""

import msgspec
import pytest

from fallakte.terminal.online import Ask, Chair, Manner, Table
from fallakte.terminal.table_news import Surroundings
from fallakte.text.speaker import speaker


def table(*kinds: str, **facts: object) -> Table:
    seats = [Chair(seat, kind, name) for seat, (kind, name) in enumerate(zip(kinds, ("Ada", "Bruno", "Clara")))]
    return msgspec.structs.replace(Table("id", "CODE", "al-capone", {}, "running", seats), **facts)


def told(before: Table, after: Table, language: str = "en", own: int = 0) -> list[str]:
    around = Surroundings(speaker(language), own)
    return [speaker(language).say(key, **facts) for key, facts in around.changes(before, after)]


def at(one: Table, seat: int, **facts: object) -> Table:
    seats = [msgspec.structs.replace(chair, **facts) if chair.seat == seat else chair for chair in one.seats]
    return msgspec.structs.replace(one, seats=seats)


TWO = table("person", "person")


def test_nothing_new_is_not_told() -> None:
    assert told(TWO, TWO) == []
    assert told(TWO, at(TWO, 0, here=True)) == []


def test_people_come_and_go() -> None:
    waiting = table("person", "open")
    assert told(waiting, TWO) == ["Bruno sits down."]
    assert told(table("open", "person"), TWO) == ["You sit down."]
    assert told(TWO, at(TWO, 1, kind="bot", name="Otto")) == ["Bruno has left for good; a bot plays on."]
    assert told(TWO, at(TWO, 1, here=True)) == ["Bruno is there."]
    assert told(at(TWO, 1, here=True), TWO, "de") == ["Bruno ist gerade nicht da."]
    assert told(TWO, at(TWO, 1, lent=True)) == ["A bot plays for Bruno now."]
    assert told(at(TWO, 0, lent=True), TWO, "de") == ["Du spielst wieder selbst."]


def test_pauses() -> None:
    paused = msgspec.structs.replace(TWO, paused=1)
    assert told(TWO, paused) == ['Bruno pauses the match; "resume" goes on.']
    assert told(TWO, paused, own=1) == ['You pause the match; "resume" goes on.']
    assert told(paused, TWO) == ["The match goes on."]


@pytest.mark.parametrize(("what", "sentence"), [("undo", "to take back a move."), ("close", "to end the match")])
def test_questions(what: str, sentence: str) -> None:
    asked = msgspec.structs.replace(TWO, ask=Ask(7, 1, what, [1]))
    agreed = msgspec.structs.replace(TWO, ask=Ask(7, 1, what, [1, 0]))
    another = msgspec.structs.replace(TWO, ask=Ask(9, 0, what, [0]))
    assert sentence in told(TWO, asked)[0]
    assert told(asked, agreed) == ["You agree."]
    assert told(asked, agreed, own=1) == ["Ada agrees."]
    assert told(agreed, TWO) == ["What was asked is off the table."]
    assert told(asked, another)[0].startswith("You ask the others ")


def test_what_silence_means_is_said_with_the_question() -> None:
    week = msgspec.structs.replace(TWO, ask=Ask(7, 1, "close", [1], until=1), settings=Manner(absent_days=7))
    assert told(TWO, week)[1:] == ["Whoever does not answer for 7 days agrees."]
    assert len(told(TWO, msgspec.structs.replace(TWO, ask=Ask(7, 1, "close", [1])))) == 1


def test_names_cannot_steer_the_terminal_and_need_not_be_there() -> None:
    strange = at(at(TWO, 1, name="Bob\x1b[31m"), 0, name="")
    assert Surroundings(speaker("en"), -1).names(strange) == ["Seat 1", "Bob\\x1b[31m"]
    assert Surroundings(speaker("de"), 1).names(strange) == ["Platz 1", "Du"]
