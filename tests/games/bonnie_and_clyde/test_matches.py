"""What holds at every moment of a match of Bonnie and Clyde."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.playout import advance
from fallakte.core.table import MOVE, OVER
from fallakte.games.bonnie_and_clyde.game import GAME
from fallakte.games.bonnie_and_clyde.table import BonnieAndClydeTable
from fallakte.games.bonnie_and_clyde.view import ASKED
from tests.games.bonnie_and_clyde.road import all_cards

BONNIE = 11
COUNTS = (2, 3, 4)


def moments(players: int, seed: int, most: int, target: int = 40) -> Iterator[BonnieAndClydeTable]:
    """A random match, table by table, up to so many moves."""
    luck = Luck(seed)
    t = GAME.open(GAME.fill({"players": players, "target": target}))
    advance(t, luck)
    for _ in range(most):
        while t.due != MOVE and t.due != OVER:
            yield t
            advance(t, luck)
        yield t
        if t.due == OVER:
            return
        moves = t.moves()
        t.play(moves[luck.below(len(moves))])


def scrambled(t: BonnieAndClydeTable, seat: int, luck: Luck) -> BonnieAndClydeTable:
    """The same table with everything mixed up that this seat cannot see."""
    other = GAME.table_from_bytes(t.to_bytes())
    assert isinstance(other, BonnieAndClydeTable)
    unknown = [place for place in range(10) if t.lying >> place & 1 and not t.knows_below(seat, place)]
    kinds = [kind for one in range(t.players) if one != seat for kind in t.hand_cards(one)]
    kinds += [*t.deck[t.next :], *(t.below[place] for place in unknown if t.below[place] < BONNIE)]
    kinds += [] if t.is_searching(seat) else list(t.pile)[:-1]
    loose = vec[i64](kinds)
    luck.shuffle(loose, len(loose))
    rest = list(loose)
    for one in range(t.players):
        for kind in t.hand_cards(one) if one != seat else []:
            other.put_out(one, kind, 1)
        for _ in range(t.sizes[one]) if one != seat else []:
            other.take_in(one, rest.pop())
    other.deck = vec[i64](rest.pop() for _ in range(t.file_size()))
    other.below = _outlaws_moved(t, unknown, luck)
    for place in unknown:
        if other.below[place] < BONNIE:
            other.below[place] = rest.pop()
    if not t.is_searching(seat) and len(t.pile) > 0:
        other.pile = vec[i64]([*rest, t.top()])
    return other


def _outlaws_moved(t: BonnieAndClydeTable, unknown: list[int], luck: Luck) -> vec[i64]:
    """The cards below the places, with the outlaws that lie there unseen below others where one can be."""
    below = t.below[:]
    outlaws = [t.below[place] for place in unknown if t.below[place] >= BONNIE]
    can_be = vec[i64](place for place in unknown if not t.harmless >> place & 1)
    luck.shuffle(can_be, len(can_be))
    for place in unknown:
        below[place] = -1
    for at, outlaw in enumerate(outlaws):
        below[can_be[at]] = outlaw
    return below


@pytest.mark.parametrize("players", COUNTS)
def test_moves_are_what_is_not_forbidden(players):
    asked = set()
    for t in moments(players, players, 500):
        moves = t.moves()
        assert sorted(moves) == [move for move in range(len(GAME.book)) if t.forbids(move) == 0]
        assert len(moves) == len(set(moves))
        assert bool(moves) == (t.due == MOVE)
        asked.add(t.view(-1)["asked"])
    assert asked >= set(ASKED)


@pytest.mark.parametrize("players", COUNTS)
def test_every_card_lies_somewhere(players):
    for t in moments(players, 10 + players, 600):
        assert all_cards(t) == t.rules.deck()
        for place in range(10):
            assert (t.below[place] >= 0) == (t.lying >> place & 1 == 1)
            for side in range(players):
                assert 0 <= t.sideways[side * 10 + place] <= t.in_area(side, place)


@pytest.mark.parametrize("players", COUNTS)
def test_a_simulation_plays_like_the_table(players):
    luck = Luck(30 + players)
    t = GAME.open(GAME.fill({"players": players, "target": 30}))
    advance(t, luck)
    copy = t.copy()
    lots, same_lots = Luck(1), Luck(1)
    while t.due != OVER:
        assert copy.due == t.due
        assert copy.view(-1) == t.view(-1)
        if t.due == MOVE:
            moves = t.moves()
            move = moves[luck.below(len(moves))]
            t.play(move)
            copy.carry_out(move)
        else:
            advance(t, lots)
            advance(copy, same_lots)
    assert copy.end_words() == t.end_words()


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_seat_cannot_see_changes_nothing_it_sees(players):
    luck = Luck(8)
    for number, t in enumerate(moments(players, 40 + players, 400)):
        seat = number % (players + 1) - 1
        other = scrambled(t, seat, luck)
        assert all_cards(other) == t.rules.deck()
        assert other.view(seat) == t.view(seat)
        if seat >= 0:
            assert other.seen(seat).to_bytes() == t.seen(seat).to_bytes()
            assert other.seen(seat).words() == t.seen(seat).words()


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_imagined_fits_what_was_seen(players):
    luck = Luck(9)
    for number, t in enumerate(moments(players, 50 + players, 500)):
        seat = number % players
        seen = t.seen(seat)
        one = seen.imagine(luck)
        assert isinstance(one, BonnieAndClydeTable)
        assert all_cards(one) == t.rules.deck()
        assert one.seen(seat).to_bytes() == seen.to_bytes()
        assert one.view(seat) == t.view(seat)
        assert one.due != MOVE or one.moves()
        if seat == t.to_act:
            assert one.moves() == t.moves()
        for place in range(10):
            assert one.below[place] < BONNIE or not one.harmless >> place & 1


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_seat_is_certain_of_is_true(players):
    for t in moments(players, 60 + players, 500):
        for seat in range(players):
            account = t.memory_of(seat).account
            if len(t.memory_of(seat).log) == 0:
                assert list(account.pile) == list(t.pile)
                for at in range(players * 13):
                    assert account.holds[at] <= t.hands[at]
        for place in range(10):
            assert t.below[place] < BONNIE or not t.harmless >> place & 1


@pytest.mark.parametrize("players", COUNTS)
def test_a_match_ends_with_one_winner(players):
    *_, t = moments(players, 80 + players, 20_000, target=25)
    assert t.due == OVER
    assert t.outcome is not None
    assert t.totals[t.outcome.winners[0]] == max(t.totals) >= 25
    assert t.ending() in GAME.round_endings
