"""The Rue Morgue on the screen."""

from tests.games.rue_morgue.morgue import table
from tests.terminal.paper import Paper


def test_the_orang_utan_shows_how_much_it_was_fed_and_what_one_knows_of_it() -> None:
    t = table(hand="3 st-roch poe", pile="lightning-rod sailor", file="three-am poe", below="le-bon madame")
    before = Paper("rue-morgue", 2).shows(t.table.view(0))
    assert "Orang-utan   2 cards under it" in before
    t.plays("meld st-roch 3", "feed rue_morgue")
    after = Paper("rue-morgue", 2).shows(t.table.view(0))
    assert "Orang-utan   3 cards under it, you know: Sailor" in after
    assert "On the table case file 2 · Rue Morgue 1 (on top: Lightning Rod)" in after


def test_the_next_card_is_shown_to_who_knows_it() -> None:
    t = table(hand="3 st-roch poe", pile="sailor", first="three-am")
    t.plays("meld st-roch 3", "feed rue_morgue")
    mine = Paper("rue-morgue", 2).shows(t.table.view(0))
    assert "Next card    3 o'clock in the morning, on top of the case file" in mine
    theirs = Paper("rue-morgue", 2, "de", seat=1).shows(t.table.view(1))
    assert "Nächste Karte gesehen von Ada" in theirs


def test_the_question_names_both_cards_that_can_be_fed() -> None:
    t = table(hand="3 st-roch poe", pile="sailor", first="three-am")
    t.plays("meld st-roch 3")
    paper = Paper("rue-morgue", 2)
    paper.asked(t.table.view(0))
    said = " ".join(paper.lines())
    assert "The case file offers 3 o'clock in the morning, shown to you alone. The Rue Morgue offers Sailor." in said


def test_a_second_case_file_and_an_escaped_orang_utan() -> None:
    t = table(hand="3 st-roch poe", file="sailor madame", escaped=True)
    lines = Paper("rue-morgue", 2, "de").shows(t.table.view(0))
    assert "Orang-Utan    entkommen: Gefüttert wird in diesem Durchgang nicht mehr" in lines
    assert "Auf dem Tisch zweite Fallakte 2 · Rue Morgue 0 (oben: nichts)" in lines


def test_bonus_pairs_and_shared_areas() -> None:
    t = table(hand="poe le-bon", ours="3 st-roch 3 three-am", players=4)
    lines = Paper("rue-morgue", 4).shows(t.table.view(0))
    assert any(
        line.endswith("3 × 3 o'clock in the morning, 3 × Quartier St. Roch · bonus pairs: night") for line in lines
    )
    assert "  Clara      5       0  shares your area" in lines
    assert "  Dante      5       0  shares Bruno's area" in lines


def test_a_card_on_its_way_is_known_to_who_passed_it() -> None:
    t = table(hand="dupins-help poe le-bon", pile="sailor", players=4)
    t.plays("dupins_help consult", "pass_card poe")
    mine = Paper("rue-morgue", 4).shows(t.table.view(0))
    assert "Chosen for the partner You (Edgar Allan Poe)" in mine
    partners = Paper("rue-morgue", 4, seat=2).shows(t.table.view(2))
    assert "Chosen for the partner Ada" in partners
