"""Rules of thumb of the greedy bot in Al Capone."""

from tests.bots.asked import greedy_plays
from tests.hands import table


def test_it_takes_the_card_that_makes_a_meld():
    t = table("al-capone", hand="2 frank-nitti fred-burke samuel-hunt", pile="frank-nitti", drawn=False)
    assert greedy_plays(t.table) == "draw underworld"


def test_it_draws_two_rather_than_a_stray_card():
    t = table("al-capone", hand="2 frank-nitti fred-burke samuel-hunt", pile="jake-guzik", drawn=False)
    assert greedy_plays(t.table) == "draw file"


def test_it_melds_all_it_has():
    t = table("al-capone", hand="4 frank-nitti raid jake-guzik")
    assert greedy_plays(t.table) == "meld frank-nitti 4"


def test_it_lays_off_on_anybodys_meld():
    t = table("al-capone", hand="frank-nitti raid jake-guzik", theirs="3 frank-nitti")
    assert greedy_plays(t.table) == "lay_off frank-nitti"


def test_it_raids_what_makes_its_set():
    t = table("al-capone", hand="raid jake-guzik fred-burke", ours="3 mike-heitler", theirs="mike-heitler")
    assert greedy_plays(t.table) == "raid mike-heitler"


def test_a_raid_for_one_card_waits():
    t = table("al-capone", hand="raid jake-guzik fred-burke", ours="3 al-capone", theirs="al-capone")
    assert greedy_plays(t.table).startswith("discard")


def test_it_asks_around_for_the_third_card():
    t = table("al-capone", hand="agent-meeting 2 frank-nitti jake-guzik", others=["2 fred-burke 8 al-capone"])
    assert greedy_plays(t.table) == "agent_meeting around frank-nitti"


def test_it_asks_the_one_who_is_known_to_have_what_it_needs():
    t = table("al-capone", hand="agent-meeting jake-guzik fred-burke", ours="3 mike-heitler", players=3, drawn=False)
    t.plays("draw file")
    knows = t.table.memories[0].account
    knows.holds[2 * t.table.rules.kinds + t.kind("mike-heitler")] = 1
    assert greedy_plays(t.table) == "agent_meeting one mike-heitler 2"


def test_a_search_takes_the_last_card_of_a_set():
    t = table("al-capone", hand="search-warrant jake-guzik fred-burke", ours="3 mike-heitler", pile="mike-heitler raid")
    assert greedy_plays(t.table) == "search_warrant set"
    t.plays("search_warrant set")
    assert greedy_plays(t.table) == "take mike-heitler"


def test_it_discards_what_is_dead():
    dead = "3 mike-heitler"
    t = table("al-capone", hand="mike-heitler 2 frank-nitti 2 jake-guzik", pile=dead)
    assert greedy_plays(t.table) == "discard mike-heitler"


def test_it_does_not_end_a_round_that_loses_the_match():
    hand, totals = "frank-nitti fred-burke", [100, 198]
    lost = table("al-capone", hand=hand, theirs="3 frank-nitti", totals=totals)
    assert greedy_plays(lost.table).startswith("discard")
    open_match = table("al-capone", hand=hand, theirs="3 frank-nitti", totals=[100, 150])
    assert greedy_plays(open_match.table) == "lay_off frank-nitti"
