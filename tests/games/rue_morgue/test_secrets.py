"""What no seat of the Rue Morgue can see stays unseen, at every moment of a match."""

import json
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.table import SHUFFLE
from fallakte.games.rue_morgue.game import GAME
from fallakte.games.rue_morgue.table import RueMorgueTable
from tests.games.rue_morgue.morgue import Morgue
from tests.games.rue_morgue.test_matches import COUNTS, moments


def seats(players: int, seed: int) -> Iterator[tuple[RueMorgueTable, int]]:
    """Moments of a match, each looked at by one seat after the other."""
    for step, table in enumerate(moments(players, seed, 700)):
        yield table, step % players


def rearranged(table: RueMorgueTable, seat: int, luck: Luck) -> RueMorgueTable:
    """The same table with every card that the seat cannot see elsewhere; what its memory was told is the same."""
    other = GAME.table_from_bytes(table.to_bytes())
    assert isinstance(other, RueMorgueTable)
    top, known = other.file_size(), 1 if other.knows_next(seat) else 0
    hands = [one for one in range(other.players) if one != seat]
    ways = [one for one in range(len(other.passed)) if one != seat and other.passed[one] >= 0]
    piled = 0 if other.is_searching(seat) else max(len(other.pile) - 1, 0)
    below = 0 if other.is_searching_below(seat) else len(other.below)
    hidden = [card for one in hands for card in other.hand_cards(one)] + [other.passed[one] for one in ways]
    hidden += [*other.deck[other.next + known :], *other.pile[:piled], *other.below[:below]]
    mixed = vec[i64](hidden)
    luck.shuffle(mixed, len(mixed))
    loose = list(mixed)
    for one in hands:
        for kind in other.hand_cards(one):
            other.put_out(one, kind, 1)
            other.take_in(one, loose.pop())
    for one in ways:
        other.passed[one] = loose.pop()
    other.deck = vec[i64]([*other.deck[other.next : other.next + known], *[loose.pop() for _ in range(top - known)]])
    other.next = 0
    other.pile = vec[i64]([*[loose.pop() for _ in range(piled)], *other.pile[piled:]])
    other.below = vec[i64]([*[loose.pop() for _ in range(below)], *other.below[below:]])
    return other


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_seat_cannot_see_changes_nothing_for_it(players: int):
    luck = Luck(9)
    for table, seat in seats(players, 7):
        other = rearranged(table, seat, luck)
        assert other.view(seat) == table.view(seat)
        assert other.seen(seat).to_bytes() == table.seen(seat).to_bytes()
        assert rearranged(table, -1, luck).view(-1) == table.view(-1)


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_seat_cannot_see_changes_nothing_in_a_reshuffle(players: int):
    luck = Luck(10)
    for table in moments(players, 11, 700):
        for seat in range(players if table.due == SHUFFLE else 0):
            one, other = rearranged(table, seat, luck), rearranged(table, seat, luck)
            one.give(one.cards_due())
            other.give(other.cards_due())
            assert one.seen(seat).to_bytes() == other.seen(seat).to_bytes()


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_imagined_fits_what_was_seen(players: int):
    for step, (table, seat) in enumerate(seats(players, 5)):
        Morgue(GAME, table).imagine(seat, times=2, luck=step)


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_seat_has_seen_survives_its_bytes_and_can_be_said(players: int):
    for table, seat in seats(players, 12):
        seen = table.seen(seat)
        assert GAME.seen_from_bytes(seen.to_bytes()).to_bytes() == seen.to_bytes()
        assert seen.words()["view"] == table.view(seat)
        json.dumps(seen.words())
