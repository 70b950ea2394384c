"""Capone on the screen."""

from typing import cast

from fallakte.core.words import Words
from tests.games.capone.board import Board, board
from tests.terminal.paper import Paper, one_spaced


def middle_of_a_year() -> Board:
    return board(
        hand="bank casino scrapyard offer",
        on={
            "casino 0": "mascapone: secretary 4",
            "bank 1": "armaretto: don",
            "penthouse": "vinorosso: mama",
            "laundry": "vinorosso: 1",
        },
        prison={"mascapone 3": "novice", "mascapone 1": "lawyer"},
        park={"armaretto": 2},
        cash={"armaretto": 35, "mascapone": 1250},
        investments={"mascapone": 7},
    )


def view(t: Board, seat: int = 0) -> Words:
    return cast(Words, t.view(seat))


def test_families_show_their_money_and_who_is_at_hand() -> None:
    lines = one_spaced(Paper("capone", 3).shows(view(middle_of_a_year())))
    assert "▶ You (Armaretto) $35,000 0 4 6 all but Don" in lines
    assert "Bruno (Mascapone) $1,250,000 7 4 4 all but Crooked Lawyer, Secretary, Novice" in lines
    german = one_spaced(Paper("capone", 3, "de").shows(view(middle_of_a_year())))
    assert "Bruno (Mascapone) 1.250.000 $ 7 4 4 alle außer Winkeladvokat, Sekretärin, Novize" in german


def test_only_occupied_sites_are_listed() -> None:
    lines = Paper("capone", 3).shows(view(middle_of_a_year()))
    first = next(at for at, line in enumerate(lines) if line.startswith("illegal site"))
    assert one_spaced(lines[first : first + 4]) == [
        "illegal site held by worth with",
        "Bank 2 You $100,000 Don",
        "Casino 1 Bruno $50,000 Secretary, 4 bodyguards",
        "",
    ]
    assert "Illegal sites all free" in Paper("capone", 3).shows(view(board(hand="bank")))


def test_everything_else_has_a_line_where_there_is_something() -> None:
    lines = Paper("capone", 3).shows(view(middle_of_a_year()))
    assert "Out of circulation Penthouse (Clara: Mama)" in lines
    assert "Legal business     Clara: Laundry" in lines
    assert "In prison          Bruno: Crooked Lawyer (block 1), Novice (block 3)" in lines
    assert "In the park        You: 2 bodyguards" in lines
    assert "Your hand          Bank $30,000 · Casino $20,000 · Scrapyard (legal) · An Offer" in lines
    assert not any(line.startswith("In the harbour") for line in lines)


def test_the_title_counts_years_and_rounds() -> None:
    t = middle_of_a_year()
    assert "Capone · year 1 of 25 · round 2 of 5" in " ".join(Paper("capone", 3).shows(view(t)))
    assert "Capone · Jahr 1 · Runde 5 von 5" in " ".join(
        Paper("capone", 3, "de").shows(view(board(hand="bank", years=None)))
    )


def test_the_question_says_what_the_pieces_must_be_worth() -> None:
    t = middle_of_a_year()
    t.plays("occupy casino 0")
    paper = Paper("capone", 3)
    paper.asked(view(t))
    assert "Which pieces go to Casino 1? They must be worth at least $55,000." in paper.lines()


def test_offers_say_who_stands_there_and_what_pieces_are_worth() -> None:
    t = middle_of_a_year()
    screen = Paper("capone", 3)
    assert screen.board.aside(view(t), {"act": "occupy", "card": "casino", "site": 0}) == "Bruno: $50,000"
    assert screen.board.aside(view(t), {"act": "occupy", "card": "casino", "site": 1}) == "free"
    assert screen.board.aside(view(t), {"act": "occupy", "card": "bank", "site": 1}) == "yours: $100,000"
    assert screen.board.aside(view(t), {"act": "commit", "members": ["mama", "novice"], "bodyguards": 3}) == "$95,000"
    assert screen.board.aside(view(t), {"act": "bail", "member": "lawyer"}) == "$40,000"


def test_the_income_of_a_year_is_a_sheet_in_dollars() -> None:
    t = middle_of_a_year()
    t.lays_down_all().passes()
    paper = Paper("capone", 3, "de")
    paper.sheet(t.table.sheet, t.table.score_words())
    rows = [line.strip("│ ").split("│") for line in paper.lines() if line.startswith("│")]
    assert [[cell.strip() for cell in row] for row in rows] == [
        ["Du", "Bank 2: Don", "CP-35", "100.000 $"],
        ["Bruno", "Casino 1: Sekretärin, 4 Leibwächter", "CP-35", "50.000 $"],
    ]
    assert "  Du: 100.000 $ aus illegalen Geschäften, jetzt 135.000 $ und 0 Investitionen" in paper.lines()
