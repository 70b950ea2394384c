"""What the players of a rummy game may see and what answers may betray, shown with Al Capone."""

from tests.hands import Laid, table


def test_R_4_only_the_top_of_the_pile_is_visible():
    t = table("al-capone", hand="raid", pile="mike-heitler fred-burke jake-guzik")
    for seat in (-1, 0, 1):
        view = t.table.view(seat)
        assert (view["pile"], view["top"]) == (3, "jake-guzik")
        assert "mike-heitler" not in str({**view, "hand": None})


def test_R_4_what_lies_below_is_remembered_by_who_saw_it_go_there():
    t = table("al-capone", hand="raid 2 al-capone", others=["fred-burke raid"], pile="mike-heitler")
    t.plays("discard raid", "draw file", "discard fred-burke")
    for seat in (0, 1):
        assert t.knows(seat)["pile"] == ["mike-heitler", "raid", "fred-burke"]


def test_R_12_a_view_shows_what_everybody_sees_and_the_own_hand():
    t = table("al-capone", hand="raid 2 al-capone", others=["fred-burke"], ours="3 frank-nitti", pile="mike-heitler")
    view = t.table.view(1)
    assert view["hand"] == {"fred-burke": 1}
    assert view["hands"] == [3, 1]
    assert view["areas"][0] == {"side": 0, "seats": [0], "cards": {"frank-nitti": 3}}
    assert (view["file"], view["pile"], view["top"]) == (78, 1, "mike-heitler")


def test_R_12_a_spectator_sees_no_hand():
    assert table("al-capone", hand="raid").table.view(-1)["hand"] is None


def told(t: Laid, seat: int) -> list[object]:
    return [t.events(seat), t.table.view(seat), t.table.seen(seat).to_bytes()]


def test_R_13_the_others_see_the_same_whatever_was_taken_and_whether_there_was_a_choice():
    """Seat 1 watches the same search twice: with two different cards taken it is told, sees and knows the same."""
    watched = []
    for taken in ("mike-heitler", "jake-guzik"):
        t = table("al-capone", hand="search-warrant raid", others=["2 raid"], pile="mike-heitler jake-guzik")
        t.plays("search_warrant one", f"take {taken}")
        watched.append(told(t, 1))
    assert watched[0] == watched[1]


def test_R_13_the_decision_is_put_to_the_player_even_when_only_one_answer_is_legal():
    one = table("al-capone", hand="search-warrant raid", pile="mike-heitler").plays("search_warrant one")
    two = table("al-capone", hand="search-warrant raid", pile="mike-heitler raid").plays("search_warrant one")
    assert [len(t.table.moves()) for t in (one, two)] == [1, 2]
    assert one.asked() == two.asked() == "take-one"
    assert one.table.view(1)["asked"] == two.table.view(1)["asked"]


def test_R_13_searching_for_a_set_with_nothing_there_is_asked_like_any_other():
    t = table("al-capone", hand="search-warrant raid", ours="3 frank-nitti", pile="mike-heitler")
    t.plays("search_warrant set")
    assert t.answers() == ["take frank-nitti"]


def test_R_14_the_topmost_of_equal_cards_is_taken_and_the_rest_keeps_its_order():
    t = table("al-capone", hand="search-warrant raid", pile="fred-burke mike-heitler fred-burke jake-guzik")
    t.plays("search_warrant one", "take fred-burke")
    assert t.pile() == ["fred-burke", "mike-heitler", "jake-guzik", "search-warrant"]


def test_R_14_never_the_event_just_played():
    t = table("al-capone", hand="search-warrant raid", pile="search-warrant mike-heitler search-warrant jake-guzik")
    t.plays("search_warrant one", "take search-warrant")
    assert t.pile() == ["search-warrant", "mike-heitler", "jake-guzik", "search-warrant"]


def test_what_a_seat_could_have_joined_is_remembered_from_the_end_of_its_turn():
    t = table("al-capone", hand="raid 4 al-capone", others=["fred-burke raid"], ours="3 frank-nitti")
    assert t.knows(1)["declined"] == [None, None]
    t.plays("discard raid", "draw file")
    assert t.knows(1)["declined"] == t.knows(0)["declined"] == [["frank-nitti"], None]
    t.plays("discard fred-burke", "draw file", "meld al-capone 3")
    assert t.knows(1)["declined"] == [["frank-nitti"], ["frank-nitti"]]
    t.plays("discard al-capone")
    assert t.knows(0)["declined"] == [["al-capone", "frank-nitti"], ["frank-nitti"]]


def test_also_when_the_turn_ends_the_first_case_file():
    t = table("rue-morgue", hand="poe le-bon", others=["2 poe"], ours="3 sailor", file="", pile="madame st-roch")
    t.plays("discard poe")
    assert t.knows(1)["declined"] == [["sailor"], None]
