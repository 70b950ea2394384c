"""Rules of thumb of the greedy bot in Capone."""

from tests.bots.asked import greedy_plays
from tests.games.capone.board import board


def test_it_exchanges_what_earns_nothing():
    t = board(hand="casino bank scrapyard laundry offer", asked="exchange")
    assert greedy_plays(t.table) == "exchange scrapyard laundry"


def test_it_invests_all_it_can():
    t = board(hand="", asked="invest", cash={"armaretto": 430})
    assert greedy_plays(t.table) == "invest 4"


def test_it_hires_everybody_back_unless_that_costs_the_victory():
    t = board(hand="", asked="hire", park={"armaretto": 4}, cash={"armaretto": 110})
    assert greedy_plays(t.table) == "hire 4"
    t = board(hand="", asked="hire", park={"armaretto": 4}, cash={"armaretto": 110}, investments={"armaretto": 9})
    assert greedy_plays(t.table) == "hire 2"


def test_it_never_sells():
    t = board(hand="offer", investments={"armaretto": 3})
    assert greedy_plays(t.table) == "lay_down offer"


def test_it_bails_out_who_would_miss_years():
    t = board(hand="casino bank", prison={"armaretto 3": "don"}, cash={"armaretto": 100})
    assert greedy_plays(t.table) == "bail don"
    t = board(hand="casino bank", prison={"armaretto 1": "don"}, cash={"armaretto": 100})
    assert not greedy_plays(t.table).startswith("bail")


def test_the_last_offer_is_made_to_the_leader():
    t = board(
        hand="offer",
        on={"casino 0": "mascapone: don", "bank 1": "vinorosso: don"},
        investments={"vinorosso": 4, "mascapone": 2},
    )
    assert greedy_plays(t.table) == "offer 2 bank 1"


def test_protection_money_comes_from_who_has_most():
    t = board(hand="protection", investments={"mascapone": 2, "vinorosso": 5})
    assert greedy_plays(t.table) == "protection 2"


def test_it_drives_out_who_can_be_driven_out():
    t = board(hand="casino bank nightclub", on={"casino 1": "mascapone: secretary 1"})
    assert greedy_plays(t.table) == "occupy casino 1"


def test_early_in_the_year_it_risks_little():
    t = board(hand="casino bank nightclub pawnbroker speakeasy")
    t.plays("occupy pawnbroker 0")
    assert greedy_plays(t.table) == "commit  2"


def test_the_last_business_gets_the_strongest_team():
    t = board(hand="casino", on={"bank 0": "armaretto: right-hand collector lawyer secretary bookkeeper novice"})
    t.plays("occupy casino 0")
    assert greedy_plays(t.table).startswith("commit don")
