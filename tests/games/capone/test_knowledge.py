"""What a seat may see and know: view, seen, imagined tables, bytes."""

from collections import Counter

import pytest

from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, SPECTATOR
from fallakte.games.capone.cards import CARDS, HAND
from fallakte.games.capone.game import GAME
from fallakte.games.capone.state import StateTable
from tests.games.capone.board import Board, board


def exchanged() -> Board:
    """Everybody has exchanged two cards; seat 0 knows its own."""
    t = board(asked="exchange", hand="bank casino casino fbi offer", deck="party takeover")
    t.plays("exchange casino fbi")
    for seat in (1, 2):
        t.plays("exchange " + " ".join(t.hand(seat)[:2]))
    return t


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have():
    t = exchanged()
    assert t.view(0)["hand"] == ["bank", "casino", "party", "takeover", "offer"]
    assert t.view(1)["hand"] != t.view(0)["hand"]
    assert [family["cards"] for family in t.view(2)["families"]] == [5, 5, 5]
    assert [family["given_back"] for family in t.view(2)["families"]] == [2, 2, 2]
    assert t.view(0)["undealt"] == 46 - 15 - 6


def test_a_spectator_sees_no_hand():
    view = exchanged().view(SPECTATOR)
    assert (view["seat"], view["hand"], view["given_back"]) == (None, None, None)


def test_cash_investments_and_all_pieces_are_public():
    on = {"casino 0": "mascapone: secretary 4", "penthouse": "vinorosso: don", "scrapyard": "armaretto:"}
    t = board(hand="bank", on=on, prison={"mascapone 2": "mama"}, park={"vinorosso": 3}, cash={"mascapone": 45})
    views = [t.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    for part in ("families", "sites", "fields", "legal", "shown", "undealt"):
        assert all(view[part] == views[0][part] for view in views)
    assert t.family("mascapone")["prison"] == [[], ["mama"], []]
    assert t.family("vinorosso")["park"] == 3
    assert t.site("casino 0")["worth"] == 50


def test_before_the_first_deal_there_is_little_to_see():
    t = Board(GAME.open(GAME.fill({})))
    view = t.view(0)
    assert (view["due"], view["to_act"], view["asked"], view["dealer"], view["start"]) == (
        "deal",
        None,
        None,
        None,
        None,
    )
    assert (view["year"], view["hand"], view["undealt"]) == (0, [], 0)
    assert t.table.seen(0).imagine(Luck(1)).seen(0).to_bytes() == t.table.seen(0).to_bytes()


def test_the_deal_tells_each_seat_its_own_hand_only():
    t = Board(GAME.open(GAME.fill({"players": 3})))
    t.table.draw_lots(Luck(3))
    assert t.events(SPECTATOR) == [
        {"event": "dealt", "round": 1, "dealer": t.table.dealer, "count": 5},
        *[{"event": "hand", "seat": seat} for seat in range(3)],
    ]
    for seat in range(3):
        told = [event for event in t.events(seat) if "cards" in event]
        assert told == [{"event": "hand", "seat": seat, "cards": t.hand(seat)}]


def test_CP_3_a_seat_remembers_what_it_gave_back_this_year():
    t = exchanged()
    assert t.table.seen(0).words()["knows"] == {"given_back": ["casino", "fbi"]}
    assert t.table.seen(0).words()["view"] == t.table.view(0)
    t.passes().table.settle()
    t.table.give(list(t.table.rules.deck))
    assert t.table.seen(0).words()["knows"] == {"given_back": []}


def test_CP_3_imagined_tables_leave_out_what_was_given_back_and_shown():
    t = exchanged()
    t.plays("lay_down bank")
    for seed in range(50):
        imagined = t.table.seen(0).imagine(Luck(seed))
        others = cards_of(imagined, 1) + cards_of(imagined, 2) + Counter(imagined.deck[imagined.next :])
        assert others[CARDS.index("fbi")] == 0
        assert others[CARDS.index("casino")] == 3 - 2
        assert others[CARDS.index("bank")] == 3 - 1
        assert sum(others.values()) == 46 - 7


def cards_of(table: StateTable, seat: int) -> Counter[int]:
    """The cards in a hand and given back by it."""
    return Counter([*table.hand_cards(seat), *table.given_cards(seat)])


def test_each_unseen_card_comes_into_each_open_place_with_equal_chance():
    t = exchanged()
    seen = t.table.seen(0)
    luck = Luck(11)
    takes = 4000
    where: Counter[str] = Counter()
    for _ in range(takes):
        imagined = seen.imagine(luck)
        for seat in (1, 2):
            where["hand"] += imagined.hand_cards(seat).count(CARDS.index("dinner"))
            where["given"] += imagined.given_cards(seat).count(CARDS.index("dinner"))
        where["undealt"] += list(imagined.deck).count(CARDS.index("dinner"))
    unseen = 46 - 7
    for place, size in (("hand", 10), ("given", 4), ("undealt", 25)):
        assert where[place] / takes == pytest.approx(size / unseen, abs=0.03)


def test_seen_is_a_value_with_bytes_of_its_own():
    t = exchanged()
    for seat in range(3):
        seen = t.table.seen(seat)
        again = GAME.seen_from_bytes(seen.to_bytes())
        assert again.to_bytes() == seen.to_bytes()
        assert again.words() == seen.words()
        assert again.imagine(Luck(5)).to_bytes() == seen.imagine(Luck(5)).to_bytes()


def test_seen_does_not_change_when_the_match_goes_on():
    t = exchanged()
    seen = t.table.seen(0)
    before = seen.to_bytes()
    t.plays("lay_down bank")
    assert seen.to_bytes() == before != t.table.seen(0).to_bytes()


def test_bytes_of_something_else_are_refused():
    t = exchanged().table
    for data in (b"", b"nonsense", t.seen(0).to_bytes()):
        with pytest.raises(Fault):
            GAME.table_from_bytes(data)
    with pytest.raises(Fault):
        GAME.seen_from_bytes(t.to_bytes())


def test_a_hand_keeps_page_order_whatever_comes_and_goes():
    t = exchanged().table
    assert t.due == MOVE
    for seat in range(3):
        hand = list(t.hands[seat * HAND : (seat + 1) * HAND])
        assert hand == sorted(hand)
