"""Rules of thumb of the greedy bot in the Rue Morgue."""

from tests.bots.asked import greedy_plays
from tests.games.rue_morgue.morgue import dealt, table


def test_it_buries_what_it_needs_least():
    t = dealt("3 st-roch 3 three-am 2 sailor newspaper-ad poe", opened="poe", players=2)
    assert greedy_plays(t.table) == "bury poe"


def test_it_passes_a_stray_card_to_the_partner():
    t = dealt("3 st-roch 3 three-am sailor dupins-help", opened="2 sailor", players=4)
    assert greedy_plays(t.table) == "pass_card sailor"


def test_it_melds_what_makes_a_pair_first():
    t = table(hand="3 poe 3 three-am le-bon", ours="3 st-roch")
    assert greedy_plays(t.table) == "meld three-am 3"


def test_it_leaves_on_the_case_file_what_it_can_draw_now():
    t = table(hand="3 st-roch 2 three-am dupins-help poe", pile="sailor", first="three-am")
    t.plays("meld st-roch 3")
    assert greedy_plays(t.table) == "feed rue_morgue"


def test_it_feeds_what_would_help_the_next_player():
    t = table(hand="3 st-roch le-bon", theirs="3 sailor", pile="poe", first="sailor")
    t.plays("meld st-roch 3")
    assert greedy_plays(t.table) == "feed file"


def test_a_brilliant_deduction_is_played_as_soon_as_it_may():
    t = table(hand="deduction-night dupins-help le-bon", ours="3 st-roch", theirs="3 three-am")
    assert greedy_plays(t.table) == "brilliant_deduction night"


def test_it_discards_what_costs_most_when_somebody_may_go_out():
    t = table(hand="deduction-facade le-bon", others=["poe"], first="sailor")
    assert greedy_plays(t.table) == "discard deduction-facade"


def test_it_draws_from_the_case_file_when_discards_only_go_round():
    t = table(hand="2 st-roch le-bon", pile="st-roch", drawn=False)
    assert greedy_plays(t.table) == "draw rue_morgue"
    t.table.pile_draws = 4
    assert greedy_plays(t.table) == "draw file"
