"""The year up to its last card: deal, exchange, rounds (CP-0 to CP-5)."""

from collections import Counter

import pytest

from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.core.table import DEAL, MOVE, NOBODY, SCORE
from fallakte.games.capone.cards import BUSINESSES, CARDS, FAMILIES, MEMBERS, SHOPS
from fallakte.games.capone.game import GAME
from tests.games.capone.board import Board, board


def dealt(players: int, dealer: int = 0) -> Board:
    """A year just dealt, the deck in page order."""
    t = GAME.open(GAME.fill({"players": players}))
    t.give(list(t.rules.deck), dealer)
    return Board(t)


def test_the_material_is_that_of_the_rules_page():
    t = board(players=6)
    assert [t.table.rules.worth[1 << member] for member in range(8)] == [100, 60, 50, 40, 40, 30, 30, 20]
    assert list(t.table.rules.business) == [30, 30, 30, 20, 20, 20, 10, 10, 5, 5]
    for family in FAMILIES:
        assert t.family(family)["members"] == list(MEMBERS)
        assert (t.cash(family), t.investments(family), t.family(family)["bodyguards"]) == (100, 0, 8)


# CP-0


def test_CP_0_everybody_is_asked_in_the_exchange_the_hiring_and_the_investing():
    t = board(hand="bakery")
    asked = []
    t.lays_down_all()
    while t.table.due == MOVE:
        asked.append((t.asked(), t.to_act()))
        t.plays(t.asked() + " 0")
    assert asked == [(what, family) for what in ("hire", "invest") for family in FAMILIES[:3]]
    t = dealt(3)
    for family in (1, 2, 0):
        assert t.table.to_act == family
        assert t.asked() == "exchange"
        t.plays("exchange")


def test_CP_0_a_single_answer_is_still_a_decision():
    t = board(hand="bakery").lays_down_all()
    assert t.legal("hire") == [{"act": "hire", "count": 0}]
    t = board(hand="money-changer", at_hand={"armaretto": "1"}).plays("occupy money-changer 1")
    assert t.asked() == "commit"
    assert t.legal("commit") == [{"act": "commit", "members": [], "bodyguards": 1}]


def test_CP_0_only_the_kind_of_move_that_is_asked_for():
    t = dealt(3)
    for move in ("lay_down jeweller", "occupy jeweller 0", "commit don", "hire 0", "invest 0"):
        t.refuses(move, "R-18", "other-decision")
    t = board(hand="casino")
    for move in ("exchange", "commit don", "hire 0", "invest 0"):
        t.refuses(move, "R-18", "other-decision")
    t.plays("occupy casino 0")
    for move in ("exchange", "lay_down casino", "occupy casino 1", "hire 0", "invest 0"):
        t.refuses(move, "R-18", "other-decision")
    t = board(asked="hire")
    for move in ("exchange", "lay_down casino", "commit don", "invest 0"):
        t.refuses(move, "R-18", "other-decision")
    t = board(asked="invest")
    for move in ("exchange", "lay_down casino", "commit don", "hire 0"):
        t.refuses(move, "R-18", "other-decision")


def test_CP_0_no_move_before_the_deal_or_when_the_score_is_due():
    t = Board(GAME.open(GAME.fill({})))
    assert t.table.due == DEAL
    assert t.table.moves() == []
    t.refuses("exchange", "R-18", "no-move-due").refuses("lay_down casino", "R-18", "no-move-due")
    t = board(hand="bakery").passes()
    assert t.table.due == SCORE
    assert t.table.to_act == NOBODY
    assert t.table.moves() == []
    t.refuses("invest 1", "R-18", "no-move-due")


def test_CP_0_cards_must_be_in_the_hand_and_pieces_at_hand():
    t = board(hand="casino", on={"bank 0": "armaretto: novice 5"}, prison={"armaretto 3": "mama"})
    moves = ("lay_down bank", "legal bakery", "occupy bank 0", "detain party mascapone don", "fbi mascapone don")
    for move in (*moves, "protection mascapone", "takeover bank 0", "offer mascapone bank 0"):
        t.refuses(move, "R-19", "not-in-hand")
    t.plays("occupy casino 0")
    for move in ("commit novice", "commit 4", "commit mama", "commit don mama"):
        t.refuses(move, "R-19", "not-at-hand")
    t.plays("commit don 3")


def test_CP_0_numbers_outside_the_book_are_no_moves():
    t = board(hand="casino")
    for number in (-1, 2774, 10**9):
        assert t.table.reason(t.table.forbids(number)).rule == "R-18"
        with pytest.raises(Fault):
            t.table.play(number)


# CP-1, CP-2: the deck and the deal


@pytest.mark.parametrize(("players", "rounds"), [(3, 5), (4, 5), (5, 5), (6, 4)])
def test_CP_1_a_year_has_five_rounds_and_four_with_six_players(players: int, rounds: int):
    t = dealt(players)
    assert t.view()["rounds"] == rounds
    for _ in range(players):
        t.plays("exchange")
    cards = 0
    while t.asked() == "card":
        assert t.view()["round"] == cards // players + 1
        t.plays("lay_down " + t.hand(t.table.to_act)[0])
        cards += 1
    assert cards == rounds * players


def test_CP_1_with_three_players_one_card_of_each_illegal_business_is_out():
    three = Counter(CARDS[kind] for kind in board(players=3).table.rules.deck)
    four = Counter(CARDS[kind] for kind in board(players=4).table.rules.deck)
    assert sum(three.values()) == 46
    assert sum(four.values()) == 56
    assert all((three[card], four[card]) == (3, 4) for card in BUSINESSES)
    assert all((three[card], four[card]) == (1, 1) for card in (*SHOPS, "fbi", "party", "haircut", "dinner"))
    assert three["offer"] == four["offer"] == 2


def test_CP_1_a_deck_of_other_cards_is_not_taken():
    t = GAME.open(GAME.fill({"players": 3}))
    deck = list(t.rules.deck)
    assert t.takes(deck[::-1])
    assert not t.takes(deck[1:])
    assert not t.takes([*deck, 0])
    assert not t.takes([1, *deck[1:]])


@pytest.mark.parametrize(("players", "cards"), [(3, 5), (4, 5), (5, 5), (6, 4)])
def test_CP_2_five_cards_each_and_four_with_six_players_one_at_a_time_from_the_start_player(players: int, cards: int):
    t = dealt(players, dealer=1)
    order = [CARDS[kind] for kind in t.table.rules.deck]
    for step in range(players):
        assert t.hand((2 + step) % players) == order[step : cards * players : players]
    assert t.view()["undealt"] == len(order) - cards * players


# CP-3: the exchange


def test_CP_3_gives_back_any_number_and_gets_as_many_from_the_undealt_rest():
    t = board(asked="exchange", hand="bank casino casino fbi offer", deck="party takeover dinner")
    t.plays("exchange fbi casino")
    assert t.hand(0) == ["bank", "casino", "party", "takeover", "offer"]
    assert t.view(0)["given_back"] == ["casino", "fbi"]
    assert t.to_act() == "mascapone"


def test_CP_3_none_or_all():
    t = board(asked="exchange", hand="bank casino casino fbi offer", deck="party takeover dinner bakery cinema")
    assert t.may("exchange", "exchange bank casino casino fbi offer")
    t.plays("exchange bank casino casino fbi offer")
    assert t.hand(0) == ["bakery", "cinema", "party", "dinner", "takeover"]


def test_CP_3_once_only():
    t = board(asked="exchange", hand="bank casino casino fbi offer")
    t.plays("exchange bank", "exchange", "exchange")
    assert t.asked() == "card"
    assert t.to_act() == "armaretto"
    t.refuses("exchange bank", "R-18")


def test_CP_3_cards_given_back_are_out_for_this_year():
    t = dealt(6)
    given: Counter[str] = Counter()
    for seat in (1, 2, 3, 4, 5, 0):
        given.update(t.hand(seat))
        t.plays("exchange " + " ".join(t.hand(seat)))
    rest = Counter(CARDS[kind] for kind in t.table.deck[t.table.next :])
    hands = Counter(card for seat in range(6) for card in t.hand(seat))
    assert given + rest + hands == Counter(CARDS[kind] for kind in t.table.rules.deck)
    assert t.view()["undealt"] == 56 - 48


def test_CP_3_each_set_of_cards_is_one_move_in_page_order_and_any_order_is_read():
    t = board(asked="exchange", hand="casino casino casino bank bank")
    sets = [tuple(move["cards"]) for move in t.legal("exchange")]
    assert len(sets) == len(set(sets)) == 4 * 3
    assert all(list(cards) == sorted(cards, key=CARDS.index) for cards in sets)
    mixed = t.table.number({"act": "exchange", "cards": ["casino", "bank", "casino"]})
    assert t.table.words(mixed) == {"act": "exchange", "cards": ["bank", "casino", "casino"]}
    second_bank_only = 0b00010
    assert t.table.reason(t.table.forbids(second_bank_only)).key == "cp-3-equal-cards"


def test_CP_3_only_cards_in_the_hand():
    t = board(asked="exchange", hand="casino casino bank fbi")
    t.refuses("exchange casino casino casino", "R-19", "not-in-hand")
    t.refuses("exchange party", "R-19", "not-in-hand")
    fifth_place = 0b10000
    assert t.table.reason(t.table.forbids(fifth_place)).rule == "R-19"


def test_CP_3_how_many_is_public_and_which_is_not():
    t = board(asked="exchange", hand="bank casino casino fbi offer", deck="party takeover")
    t.plays("exchange casino fbi")
    told = {"event": "exchanged", "seat": 0, "count": 2}
    assert t.events(1) == t.events(2) == t.events(-1) == [told]
    assert t.events(0) == [{**told, "given": ["casino", "fbi"], "received": ["party", "takeover"]}]
    assert t.family("armaretto")["given_back"] == 2
    assert t.view(1)["given_back"] == []
    assert t.view(-1)["given_back"] is None


# CP-4: the start player


def test_CP_4_the_start_player_sits_left_of_the_banker_and_the_start_passes_on():
    t = dealt(4, dealer=2)
    assert t.table.to_act == 3
    for start in (0, 1, 2, 3, 0):
        t.passes().table.settle()
        assert t.table.next_dealer() == (start - 1) % 4
        t.table.give(list(t.table.rules.deck))
        assert t.table.to_act == t.view()["start"] == start


def test_CP_4_the_banker_is_drawn_at_random():
    bankers = set()
    for seed in range(40):
        t = GAME.open(GAME.fill({"players": 5}))
        assert t.next_dealer() == NOBODY
        t.draw_lots(Luck(seed))
        bankers.add(t.dealer)
    assert bankers == set(range(5))


# CP-5: the rounds


def test_CP_5_each_plays_one_card_or_lays_it_down_in_turn():
    t = board(hand="casino bank", investments={"armaretto": 1})
    order = []
    while t.asked() == "card":
        order.append(t.to_act())
        t.plays("lay_down " + t.hand(t.table.to_act)[0])
    assert order == ["armaretto", "mascapone", "vinorosso"] * 2


def test_CP_5_every_card_may_be_laid_down_unused():
    for card in CARDS:
        t = board(hand=card, at_hand={"armaretto": ""})
        assert t.may("lay_down " + card)
        t.plays("lay_down " + card)
        assert t.hand(0) == []


def test_CP_5_played_and_laid_down_cards_are_shown():
    t = board(hand="casino laundry", investments={"armaretto": 1})
    t.plays("legal laundry")
    assert t.happened("legal") == {"event": "legal", "seat": 0, "card": "laundry", "income": 10}
    card = t.hand(1)[0]
    t.plays("lay_down " + card)
    assert t.happened("laid-down") == {"event": "laid-down", "seat": 1, "card": card}
    assert t.view(2)["shown"] == [
        {"seat": 0, "card": "laundry", "used": True},
        {"seat": 1, "card": card, "used": False},
    ]
