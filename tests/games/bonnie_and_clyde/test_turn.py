"""The turn: draw, play, discard."""

from tests.games.bonnie_and_clyde.road import table


def test_BC_4_one_card_from_the_case_file():
    t = table(hand="alma", file="joplin gibson", pile="dexter", drawn=False)
    t.plays("draw file")
    assert t.hand(0) == {"alma": 1, "joplin": 1}
    assert t.happened("drew", 0)["cards"] == ["joplin"]
    assert "cards" not in t.happened("drew", 1)


def test_BC_4_or_the_top_card_of_the_archive():
    t = table(hand="alma", pile="gibson dexter", drawn=False)
    t.plays("draw archive")
    assert t.hand(0) == {"alma": 1, "dexter": 1}
    assert t.pile() == ["gibson"]


def test_BC_4_not_twice():
    t = table(hand="alma", file="joplin gibson", pile="dexter", drawn=False)
    t.refuses("discard alma", "R-18")
    t.plays("draw file").refuses("draw file", "R-18").refuses("draw archive", "R-18")


def test_BC_5_one_ted_hinton_a_turn():
    t = table(hand="2 ted-hinton alma", pile="dexter", file="3 joplin gibson")
    t.plays("ted_hinton draw")
    t.refuses("ted_hinton draw", "R-7").refuses("ted_hinton archive", "R-7")
    t.plays("discard alma", "draw file")
    assert t.table.event_played is False


def test_BC_5_any_number_of_melds_and_lay_offs_in_any_order():
    t = table(hand="4 alma 3 joplin 2 dexter ted-hinton gibson", theirs="3 dexter", file="2 gibson sherman")
    t.plays("lay_off dexter 1", "move_car 1", "meld joplin 3", "ted_hinton draw", "meld alma 3")
    t.plays("lay_off alma 1", "move_car 1", "lay_off dexter 1", "move_car -1", "discard gibson")
    assert t.area(0) == {**t.area(0), "alma": 4, "joplin": 3, "dexter": 2}
    assert t.table.to_act == 1


def test_BC_6_one_card_is_discarded_and_the_turn_passes():
    t = table(hand="alma joplin", pile="dexter")
    t.refuses("discard gibson", "R-19").refuses("discard bonnie", "R-19")
    t.plays("discard joplin")
    assert t.pile() == ["dexter", "joplin"]
    assert t.hand(0) == {"alma": 1}
    assert (t.table.to_act, t.asked()) == (1, "draw")


def test_R_9_the_card_drawn_from_the_archive_may_be_discarded_again():
    t = table(hand="alma joplin", pile="dexter", drawn=False)
    t.plays("draw archive", "discard dexter")
    assert t.pile() == ["dexter"]


def test_R_15_after_ten_draws_each_from_the_archive_the_case_file_is_due():
    t = table(hand="alma joplin", others=["dexter gibson"], pile="alma", drawn=False)
    for turn in range(20):
        top = t.pile()[-1]
        t.plays("draw archive", f"discard {top}")
        assert t.table.view(0)["pile_draws_left"] == 19 - turn
    t.refuses("draw archive", "R-15")
    t.plays("draw file")
