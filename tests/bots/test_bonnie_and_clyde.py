"""Rules of thumb of the greedy bot in Bonnie and Clyde."""

from tests.bots.asked import greedy_plays
from tests.games.bonnie_and_clyde.road import EVERYWHERE, table

OTHERS = ["9 ted-hinton"]


def test_it_plays_where_the_car_stands():
    t = table(hand="joplin alma 2 gibson", theirs="3 joplin 3 alma", car="alma", others=OTHERS)
    assert greedy_plays(t.table) == "lay_off alma 1"


def test_a_meld_next_to_the_car_waits_for_it():
    t = table(hand="3 joplin 2 gibson dexter", car="oronogo", others=OTHERS)
    assert greedy_plays(t.table).startswith("discard")


def test_it_does_not_wait_when_the_other_is_nearly_out():
    t = table(hand="3 joplin 2 gibson dexter", car="oronogo", others=["ted-hinton"], file="dexter dexter")
    assert greedy_plays(t.table) == "meld joplin 3"


def test_it_brings_the_car_to_its_next_play():
    t = table(hand="gibson 2 joplin dexter", theirs="3 gibson 3 joplin", car="oronogo", others=OTHERS)
    t.plays("lay_off gibson 1")
    assert greedy_plays(t.table) == "move_car 1"


def test_it_takes_the_hidden_card_that_makes_a_meld():
    t = table(hand="3 joplin 2 gibson dexter", below="joplin:gibson", car="joplin", others=OTHERS)
    t.plays("meld joplin 3")
    assert greedy_plays(t.table) == "take_hidden"


def test_it_waits_for_the_car_where_it_has_seen_an_outlaw():
    t = table(hand="ted-hinton 3 joplin dexter", below=EVERYWHERE, car="alma", others=OTHERS[:0])
    t.plays("ted_hinton peek joplin", "leave_hidden")
    assert not greedy_plays(t.table).startswith("meld")


def test_ted_hinton_draws_two_unless_the_archive_is_better():
    t = table(hand="ted-hinton 2 gibson dexter", pile="sherman", others=OTHERS)
    assert greedy_plays(t.table) == "ted_hinton draw"
    t = table(hand="ted-hinton 2 gibson dexter", pile="gibson sherman", others=OTHERS)
    assert greedy_plays(t.table) == "ted_hinton archive"
    t.plays("ted_hinton archive")
    assert greedy_plays(t.table) == "take gibson"
