"""Rounds and matches as all three rummy games play them, shown with Al Capone."""

import pytest

from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.games import game
from fallakte.rummy.game import RummyGame
from fallakte.rummy.table import RummyTable
from tests.hands import Laid, table

AL_CAPONE = game("al-capone")


def opened(players: int, **options: object) -> RummyTable:
    assert isinstance(AL_CAPONE, RummyGame)
    return AL_CAPONE.open(AL_CAPONE.fill({"players": players, **options}))


def finish_round(t: RummyTable) -> None:
    """Everybody draws from the case file and throws a card away until the round is over and its score is booked."""
    while t.view(-1)["due"] == "move":
        t.play(0)
        t.play(t.moves()[0])
    t.settle()


def test_R_1_the_first_dealer_is_drawn_at_random():
    dealers = {Match.begin(AL_CAPONE, {"players": 4}, Shuffler(str(seed))).view(-1)["dealer"] for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    simulated = set()
    for seed in range(40):
        t = opened(4)
        t.draw_lots(Luck(seed))
        simulated.add(t.view(-1)["dealer"])
    assert simulated == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R_1_the_deal_passes_one_seat_clockwise_and_the_dealers_left_begins(players):
    t = opened(players, target=10_000)
    deck = t.rules.deck()
    for round_number in range(1, 6):
        t.give(deck, 1 if round_number == 1 else -1)
        dealer = (round_number) % players
        view = t.view(-1)
        assert (view["round"], view["dealer"], view["to_act"]) == (round_number, dealer, (dealer + 1) % players)
        finish_round(t)
        assert t.next_dealer() == (dealer + 1) % players


def test_R_1_play_goes_clockwise():
    t = opened(3)
    t.give(t.rules.deck(), 0)
    acted = []
    for _ in range(5):
        acted.append(t.to_act)
        t.play(0)
        t.play(t.moves()[0])
    assert acted == [1, 2, 0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R_2_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left(players):
    t = opened(players)
    order = Shuffler("deal").shuffled(t.rules.deck())
    dealer = players - 2
    t.give(order, dealer)
    for step in range(players):
        dealt = sorted(order[step : 10 * players : players])
        assert t.hand_cards((dealer + 1 + step) % players) == dealt
    assert list(t.pile) == [order[10 * players]]
    assert list(t.deck[t.next :]) == order[10 * players + 1 :]


def test_R_2_a_deal_must_be_exactly_the_cards_of_the_game():
    t = opened(2)
    deck = t.rules.deck()
    assert t.takes(deck[::-1])
    assert not t.takes(deck[1:])
    assert not t.takes([deck[-1], *deck[1:]])


def test_R_10_a_round_ends_when_somebody_discards_the_last_card_in_hand():
    t = table("al-capone", hand="raid").plays("discard raid")
    assert (t.table.view(0)["due"], t.table.score_words()["out"]) == ("score", 0)


def test_R_10_or_at_the_end_of_the_turn_in_which_the_case_file_ran_empty():
    t = table("al-capone", drawn=False, hand="raid", others=["raid"], file="2 fred-burke").plays("draw file")
    assert t.table.view(0)["due"] == "move"
    t.plays("discard raid")
    assert (t.table.view(0)["due"], t.table.score_words()["out"]) == ("score", None)


def test_R_10_who_goes_out_in_that_very_turn_has_gone_out():
    t = table("al-capone", hand="raid", file="").plays("discard raid")
    assert t.table.score_words()["out"] == 0


def settled(totals: list[int], ours: str, theirs: str = "", players: int = 2) -> Laid:
    """The score of a round is booked; seat 0 went out."""
    areas = [ours, theirs, *[""] * (players - 2)]
    t = table("al-capone", players=players, areas=areas, hand="raid", totals=totals, target=100, teams=False)
    t.plays("discard raid").table.settle()
    return t


def test_R_11_the_match_ends_when_one_alone_holds_the_highest_total_and_has_reached_the_target():
    t = settled([90, 20, 0], "5 samuel-hunt", players=3)
    assert t.table.view(-1)["due"] == "end"
    assert t.table.end_words() == {"winners": [0], "totals": [115, 20, 0]}
    t.table.settle()
    assert t.table.view(-1)["due"] == "over"
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.rule) == ([0], "R-11")


def test_R_11_not_below_the_target():
    assert settled([74, 20], "5 samuel-hunt").table.view(-1)["due"] == "deal"
    assert settled([75, 20], "5 samuel-hunt").table.view(-1)["due"] == "end"


def test_R_11_who_holds_the_highest_total_wins_whoever_went_out():
    t = settled([0, 90], "3 frank-nitti", "5 samuel-hunt")
    assert t.table.end_words()["winners"] == [1]


@pytest.mark.parametrize(("totals", "theirs"), [([100, 100], "3 fred-burke"), ([80, 80], "3 fred-burke")])
def test_R_11_a_tie_at_the_top_never_ends_a_match(totals, theirs):
    t = settled(totals, "3 frank-nitti", theirs)
    view = t.table.view(-1)
    assert view["totals"][0] == view["totals"][1]
    assert view["due"] == "deal"


def test_R_11_a_tie_below_the_top_does_not_matter():
    assert settled([100, 50, 50], "3 frank-nitti", players=3).table.view(-1)["due"] == "end"
    assert settled([50, 100, 100], "3 frank-nitti", players=3).table.view(-1)["due"] == "deal"


def test_R_11_a_team_wins_together():
    t = table("al-capone", players=4, hand="raid", ours="8 al-capone", totals=[160, 0]).plays("discard raid")
    t.table.settle()
    assert t.table.end_words() == {"winners": [0], "totals": [210, 0]}


def test_R_11_any_whole_number_can_be_the_target():
    t = opened(2, target=10**30)
    t.draw_lots(Luck(1))
    assert t.view(0)["target"] == 10**30
    assert AL_CAPONE.table_from_bytes(t.to_bytes()).view(0)["target"] == 10**30


def test_before_the_first_deal_there_is_nothing_to_see_or_know():
    t = opened(3)
    view = t.view(0)
    assert (view["due"], view["hand"], view["hands"], view["file"], view["top"]) == ("deal", {}, [0, 0, 0], 0, None)
    assert AL_CAPONE.table_from_bytes(t.to_bytes()).view(-1) == t.view(-1)
    seen = t.seen(1)
    assert seen.imagine(Luck(1)).seen(1).to_bytes() == seen.to_bytes()
