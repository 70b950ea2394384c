"""Bonnie and Clyde on the screen."""

from tests.games.bonnie_and_clyde.road import Road, table
from tests.terminal.paper import Paper, one_spaced


def middle_of_a_round() -> Road:
    return table(
        hand="2 joplin ted-hinton alma",
        below="kaufman:alma joplin:clyde gibson:ted-hinton",
        car="joplin",
        ours="3 joplin bonnie",
        theirs="4 alma",
        sideways=["3 joplin"],
        pile="kaufman dexter",
        file="gibson dexter",
        totals=[12, 34],
    )


def test_areas_say_how_their_cards_lie() -> None:
    lines = Paper("bonnie-and-clyde", 2).shows(middle_of_a_round().table.view(0))
    assert "▶ You        4      12  sideways: 3 × Joplin · captured: Bonnie" in lines
    assert "  Bruno      5      34  upright: 4 × Alma" in lines


def test_the_road_shows_the_car_and_what_lies_below_the_places() -> None:
    lines = Paper("bonnie-and-clyde", 2).shows(middle_of_a_round().table.view(0))
    first = next(at for at, line in enumerate(lines) if line.startswith("the road"))
    assert one_spaced(lines[first : first + 5]) == [
        "the road car melded below the place",
        "1 Kaufman, Texas a hidden card",
        "2 Sherman, Texas –",
        "3 Oronogo, Missouri –",
        "4 Joplin, Missouri ◀ yes a hidden card",
    ]


def test_what_was_seen_below_a_place_stays_on_the_road() -> None:
    t = middle_of_a_round()
    t.plays("ted_hinton peek kaufman", "leave_hidden")
    mine = Paper("bonnie-and-clyde", 2).shows(t.table.view(0))
    assert any("Kaufman" in line and line.endswith("Alma, seen by you") for line in mine)
    theirs = Paper("bonnie-and-clyde", 2, seat=1).shows(t.table.view(1))
    assert any("Kaufman" in line and line.endswith("a hidden card, seen by Ada") for line in theirs)


def test_below_the_car_nobody_was_captured() -> None:
    t = table(hand="3 alma dexter", below="alma:gibson", car="alma")
    t.plays("meld alma 3", "leave_hidden")
    theirs = Paper("bonnie-and-clyde", 2, "de", seat=1).shows(t.table.view(1))
    assert any("Alma, Arkansas" in line and line.endswith("harmlose Karte, gesehen von Ada") for line in theirs)


def test_piles_hand_and_the_card_in_play() -> None:
    t = middle_of_a_round()
    t.plays("ted_hinton archive")
    lines = Paper("bonnie-and-clyde", 2).shows(t.table.view(0))
    assert "On the table     case file 2 · FBI archive 2 (on top: Dexter)" in lines
    assert "You look through Kaufman, Dexter" in lines
    assert "In play          Ted Hinton" in lines
    assert "Your hand        2 × Joplin, Alma" in lines


def test_the_question_names_the_card_below() -> None:
    t = table(hand="3 alma dexter", below="alma:bonnie", car="joplin")
    t.plays("meld alma 3")
    paper = Paper("bonnie-and-clyde", 2)
    paper.asked(t.table.view(0))
    assert "Below Alma lies Bonnie, and must stay there. The others are not told." in paper.lines()


def test_offers_say_where_the_car_is_and_goes() -> None:
    t = middle_of_a_round()
    board = Paper("bonnie-and-clyde", 2).board
    view = t.table.view(0)
    assert board.aside(view, {"act": "lay_off", "card": "joplin", "count": 2}) == "the car is there: sideways"
    assert board.aside(view, {"act": "lay_off", "card": "alma", "count": 1}) == ""
    assert board.aside(view, {"act": "move_car", "by": -1}) == "to Oronogo"
