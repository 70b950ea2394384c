"""Nothing that a seat of Al Capone cannot see is in its view, in its knowledge, or in what it is told."""

import pytest

from fallakte.core.luck import Luck
from fallakte.core.table import MOVE
from tests.games.al_capone.matches import moments
from tests.hands import Laid

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def rearranged(laid: Laid, seat: int, luck: Luck, *, pile: bool) -> Laid:
    """The same table with all other hands, the case file and (with `pile`) the discard pile below its top mixed up."""
    t = laid.game.table_from_bytes(laid.table.to_bytes())
    others = [other for other in range(t.players) if other != seat]
    below = len(t.pile) - 1 if pile else 0
    hidden = [card for other in others for card in t.hand_cards(other)]
    sizes = [t.sizes[other] for other in others]
    order = type(t.deck)([*hidden, *t.deck[t.next :], *t.pile[:below]])
    luck.shuffle(order, len(order))
    mixed = list(order)
    for card in range(t.rules.kinds):
        for other in others:
            t.put_out(other, card, t.in_hand(other, card))
    for other, size in zip(others, sizes):
        for _ in range(size):
            t.take_in(other, mixed.pop())
    file = len(mixed) - below
    t.deck = type(t.deck)(mixed[:file])
    t.next = 0
    t.pile = type(t.pile)([*mixed[file:], *t.pile[below:]])
    return Laid(laid.game, t)


@COUNTS
def test_view_and_knowledge_are_the_same_whatever_the_seat_cannot_see(players):
    luck = Luck(players)
    for match in moments({"players": players}, seed=20 + players, every=6):
        laid = Laid(match.game, match.table)
        for seat in range(players):
            searching = match.table.view(seat)["search"] is not None
            if match.table.due == MOVE:
                other = rearranged(laid, seat, luck, pile=not searching)
                assert other.table.view(seat) == match.table.view(seat)
                assert other.table.seen(seat).to_bytes() == match.table.seen(seat).to_bytes()


CLOSED = ("draw", "discard", "meld", "lay_off", "search_warrant", "raid")


@COUNTS
def test_a_move_tells_the_same_whatever_the_seat_cannot_see(players):
    luck = Luck(players)
    told = 0
    for match in moments({"players": players}, seed=30 + players, every=3):
        t = match.table
        for seat in range(players):
            if t.due != MOVE or t.to_act == seat:
                continue
            other = rearranged(Laid(match.game, t), seat, luck, pile=False)
            for move in set(t.moves()) & set(other.table.moves()):
                words = t.words(move)
                if words["act"] in CLOSED or words == {"act": "eliot_ness", "do": "draw"}:
                    one = Laid(match.game, match.game.table_from_bytes(t.to_bytes()))
                    two = Laid(match.game, match.game.table_from_bytes(other.table.to_bytes()))
                    one.table.play(move)
                    two.table.play(move)
                    assert one.events(seat) == two.events(seat)
                    assert one.table.seen(seat).to_bytes() == two.table.seen(seat).to_bytes()
                    told += 1
                    break
    assert told > 50


@COUNTS
def test_secrets_are_told_only_to_eyes_that_may_see_them(players):
    for match in moments({"players": players}, seed=40 + players, every=1, most=200):
        for event in match.table.events:
            for seat in range(-1, players):
                sees = seat >= 0 and event.eyes >> seat & 1
                secret = set(event.secret or {}) - set(event.facts)
                assert secret.isdisjoint(event.told(seat)) or sees
