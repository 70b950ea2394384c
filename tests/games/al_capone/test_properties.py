"""What holds after any sequence of moves of Al Capone."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fallakte.core.luck import Luck
from fallakte.core.playout import advance, playout
from fallakte.core.table import MOVE, OVER
from fallakte.games.al_capone.cards import CLUES, COPIES, KINDS
from fallakte.rummy.table import RummyTable
from tests.games.al_capone.matches import al_capone

GAME = al_capone()

PLAYERS = st.sampled_from([(2, False), (3, False), (4, False), (4, True)])
WISH = st.integers(0, 999)
WISHES = st.lists(WISH, max_size=30) | st.lists(WISH, min_size=80, max_size=200)

some = settings(max_examples=40, deadline=None, derandomize=True)


def played(players: tuple[int, bool], seed: int, wishes: list[int]) -> RummyTable:
    """A table after these wishes; each chooses one of the legal moves of its moment."""
    count, teams = players
    t = GAME.open(GAME.fill({"players": count, "teams": teams, "target": 60}))
    luck = Luck(seed)
    for wish in wishes:
        while t.due != MOVE and t.due != OVER:
            advance(t, luck)
        if t.due == OVER:
            break
        moves = t.moves()
        t.play(moves[wish % len(moves)])
    if not t.round:
        advance(t, luck)
    return t


def any_table(test: Any) -> Any:
    return some(given(PLAYERS, st.integers(0, 2**64), WISHES)(test))


@any_table
def test_all_86_cards_are_somewhere(players, seed, wishes):
    t = played(players, seed, wishes)
    lying = Counter([*t.deck[t.next :], *t.pile])
    for seat in range(t.players):
        lying.update(t.hand_cards(seat))
    for side in range(t.rules.sides):
        lying.update({kind: t.in_area(side, kind) for kind in range(KINDS)})
    assert lying == Counter(dict(enumerate(COPIES)))


@any_table
def test_counts_and_masks_agree(players, seed, wishes):
    t = played(players, seed, wishes)
    for seat in range(t.players):
        hand = [t.in_hand(seat, kind) for kind in range(KINDS)]
        assert t.sizes[seat] == sum(hand)
        assert t.held[seat] == sum(1 << kind for kind in range(KINDS) if hand[kind] > 0)
        assert t.trios[seat] == sum(1 << kind for kind in range(CLUES) if hand[kind] >= 3)
    melded = 0
    complete = []
    for side in range(t.rules.sides):
        area = [t.in_area(side, kind) for kind in range(KINDS)]
        assert t.melds[side] == sum(1 << kind for kind in range(CLUES) if area[kind] >= 3)
        melded |= t.melds[side]
        complete += [GAME.kinds[kind] for kind in range(CLUES) if area[kind] == COPIES[kind]]
    assert t.melded == melded
    assert sorted(t.view(-1)["complete"]) == sorted(complete)


@any_table
def test_the_legal_moves_are_those_that_nothing_forbids(players, seed, wishes):
    t = played(players, seed, wishes)
    assert sorted(t.moves()) == [move for move in range(len(GAME.book)) if t.forbids(move) == 0]
    assert (t.moves() != []) == (t.due == MOVE)


@any_table
def test_a_copy_plays_on_as_the_table_does(players, seed, wishes):
    t = played(players, seed, wishes)
    copy = t.copy()
    again = GAME.table_from_bytes(t.to_bytes())
    made = playout(copy, Luck(1), 50)
    assert playout(again, Luck(1), 50) == made
    assert again.copy().to_bytes() == copy.to_bytes()


@any_table
def test_bytes_bring_back_table_and_knowledge(players, seed, wishes):
    t = played(players, seed, wishes)
    again = GAME.table_from_bytes(t.to_bytes())
    assert again.to_bytes() == t.to_bytes()
    for seat in range(t.players):
        assert again.view(seat) == t.view(seat)
        data = t.seen(seat).to_bytes()
        assert again.seen(seat).to_bytes() == data
        assert GAME.seen_from_bytes(data).words() == t.seen(seat).words()


@any_table
def test_what_is_known_for_certain_is_true(players, seed, wishes):
    """As long as no secret has several explanations, the account itself is certain."""
    t = played(players, seed, wishes)
    for memory in t.memories:
        if len(memory.log) == 0:
            account = memory.account
            assert list(account.pile) == list(t.pile)
            for other in set(range(t.players)) - {memory.seat}:
                for kind in range(KINDS):
                    held, known = t.in_hand(other, kind), account.holds[other * KINDS + kind]
                    assert known <= held <= known + account.limits[other * KINDS + kind]
