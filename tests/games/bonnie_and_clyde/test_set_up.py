"""The cards, the board and the deal of Bonnie and Clyde."""

from collections import Counter
from hashlib import sha256

import pytest

from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.core.shuffle import Shuffler
from fallakte.games.bonnie_and_clyde.game import GAME
from fallakte.games.bonnie_and_clyde.table import BonnieAndClydeTable
from tests.games.bonnie_and_clyde.road import PLACES, all_cards

NAMES = GAME.kinds
PAGE = [kind for kind, many in enumerate([6] * 10 + [15, 1, 1]) for _ in range(many)]
BONNIE, CLYDE = 11, 12


def dealt(players: int = 2, seed: str = "7", dealer: int = 0) -> BonnieAndClydeTable:
    t = GAME.open(GAME.fill({"players": players}))
    t.give(t.shuffled(Shuffler(seed)), dealer)
    return t


def test_the_cards_are_the_ones_of_the_page():
    assert " ".join(PLACES[:5]) == "kaufman sherman oronogo joplin wellington"
    assert " ".join(PLACES[5:]) == "alma platte-city dexter grapevine gibson"
    assert NAMES[10:] == ("ted-hinton", "bonnie", "clyde")
    assert GAME.open(GAME.fill({})).rules.deck() == PAGE
    assert len(PAGE) == 77


def test_options_have_the_defaults_of_the_page():
    assert GAME.fill({}) == {"players": 2, "target": 100}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 1),
        ("players", 5),
        ("players", True),
        ("target", 0),
        ("target", "100"),
        ("values", {}),
        ("teams", False),
    ],
)
def test_other_options_are_refused(option, value):
    with pytest.raises(Fault):
        GAME.fill({option: value})


def test_moves_are_written_as_on_the_page():
    for words in (
        {"act": "draw", "from": "archive"},
        {"act": "meld", "card": "joplin", "count": 3},
        {"act": "lay_off", "card": "joplin", "count": 1},
        {"act": "ted_hinton", "do": "draw"},
        {"act": "ted_hinton", "do": "archive"},
        {"act": "ted_hinton", "do": "peek", "place": "gibson"},
        {"act": "take", "card": "ted-hinton"},
        {"act": "take_hidden"},
        {"act": "leave_hidden"},
        {"act": "move_car", "by": 1},
        {"act": "move_car", "by": -1},
        {"act": "discard", "card": "kaufman"},
    ):
        assert GAME.book[GAME.book.number(words)] == words


def test_BC_1_the_car_starts_on_place_1():
    assert dealt().view(0)["car"] == 1


def test_BC_2_the_first_ten_cards_of_the_order_lie_below_places_1_to_10():
    t = GAME.open(GAME.fill({}))
    order = t.shuffled(Shuffler("7"))
    t.give(order, 0)
    assert [t.below[place] for place in range(10)] == order[:10]
    assert all(place["hidden"] for place in t.view(0)["road"])


def test_BC_2_nobody_knows_them():
    t = dealt()
    for seat in (-1, 0, 1):
        assert all(place["card"] is None for place in t.view(seat)["road"])


def test_BC_2_an_order_with_an_outlaw_elsewhere_is_not_taken():
    t = GAME.open(GAME.fill({}))
    order = t.shuffled(Shuffler("7"))
    assert t.takes(order)
    for outlaw in (BONNIE, CLYDE):
        wrong = list(order)
        at = wrong.index(outlaw)
        wrong[at], wrong[10] = wrong[10], wrong[at]
        assert not t.takes(wrong)


def test_BC_2_an_order_of_other_cards_is_not_taken():
    t = GAME.open(GAME.fill({}))
    order = t.shuffled(Shuffler("7"))
    assert not t.takes(order[:-1])
    assert not t.takes([*order, 0])
    assert not t.takes([BONNIE if kind == CLYDE else kind for kind in order])


def test_BC_2_the_shuffle_is_the_one_of_the_page():
    """The procedure of the page's section on shuffles, written a second time."""
    words = (
        int.from_bytes(sha256(b"fallakte" + counter.to_bytes(8, "big")).digest()[at : at + 4], "big")
        for counter in range(100)
        for at in range(0, 32, 4)
    )

    def shuffle(cards: list[int]) -> list[int]:
        for i in range(len(cards) - 1, 0, -1):
            word = next(words)
            while word >= 2**32 // (i + 1) * (i + 1):
                word = next(words)
            j = word % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    rest = shuffle(PAGE[:75])
    ten = shuffle([*sorted(rest[:8]), BONNIE, CLYDE])
    assert GAME.open(GAME.fill({})).shuffled(Shuffler("fallakte")) == ten + rest[8:]


def test_BC_2_lots_put_each_outlaw_below_every_place():
    luck = Luck(3)
    places: Counter[tuple[int, int]] = Counter()
    t = GAME.open(GAME.fill({}))
    t.watched = False
    for _ in range(900):
        t.draw_lots(luck)
        assert t.takes(list(t.deck))
        for outlaw in (BONNIE, CLYDE):
            places[outlaw, list(t.below).index(outlaw)] += 1
    assert len(places) == 20
    assert all(60 <= count <= 120 for count in places.values())


def test_BC_2_lots_put_other_cards_everywhere():
    luck = Luck(4)
    t = GAME.open(GAME.fill({}))
    t.watched = False
    below = in_hand = last = 0
    for _ in range(900):
        t.draw_lots(luck)
        below += list(t.below).count(0)
        in_hand += t.in_hand(0, 0)
        last += t.deck[76] == 0
    assert 440 <= below <= 710  # 6 of 75 clues, 8 places: 576
    assert 580 <= in_hand <= 860  # 10 cards: 720
    assert 40 <= last <= 105  # 72


@pytest.mark.parametrize(("players", "hand"), [(2, 10), (3, 9), (4, 8)])
def test_BC_3_hands_and_archive(players, hand):
    t = dealt(players)
    assert list(t.sizes) == [hand] * players
    assert t.file_size() == 77 - 10 - players * hand - 1
    assert len(t.pile) == 1
    assert all_cards(t) == PAGE


def test_BC_3_cards_are_dealt_one_at_a_time_from_the_dealers_left_after_the_ten_below():
    t = GAME.open(GAME.fill({"players": 3}))
    order = t.shuffled(Shuffler("7"))
    t.give(order, 1)
    assert t.hand_cards(2) == sorted(order[10:37:3])
    assert t.hand_cards(0) == sorted(order[11:37:3])
    assert t.hand_cards(1) == sorted(order[12:37:3])
    assert t.top() == order[37]
    assert t.to_act == 2
