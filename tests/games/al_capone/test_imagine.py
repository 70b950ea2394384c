"""Imagined tables of Al Capone: they can have come about, and the seat knows the same there."""

import pytest

from fallakte.core.luck import Luck
from fallakte.core.table import MOVE
from tests.games.al_capone.matches import moments
from tests.hands import table

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


@COUNTS
def test_the_truth_and_every_imagined_table_can_have_come_about(players):
    for match in moments({"players": players}, seed=players, every=17):
        for story in match.stories:
            if match.table.due == MOVE and len(story.secrets()) <= 4:
                assert story.fits(match.table)
                seen = match.table.seen(story.seat)
                for _ in range(2):
                    assert story.fits(seen.imagine(match.luck))


@COUNTS
def test_what_a_seat_has_seen_is_the_same_at_the_table_it_imagines(players):
    for match in moments({"players": players, "teams": False}, seed=10 + players, every=5):
        for seat in range(players):
            seen = match.table.seen(seat)
            data = seen.to_bytes()
            imagined = seen.imagine(match.luck)
            assert imagined.seen(seat).to_bytes() == data
            assert imagined.view(seat) == match.table.view(seat)
            assert match.game.seen_from_bytes(data).imagine(Luck(7)).to_bytes() == seen.imagine(Luck(7)).to_bytes()


def test_after_a_move_an_imagined_table_has_no_knowledge_to_give():
    t = table("al-capone", hand="raid fred-burke")
    imagined = t.table.seen(0).imagine(Luck(1))
    imagined.play(imagined.moves()[0])
    with pytest.raises(AssertionError):
        imagined.seen(0)


def test_nor_has_it_after_the_score_or_the_next_deal():
    t = table("al-capone", hand="raid").plays("discard raid")
    imagined = t.table.seen(0).imagine(Luck(1))
    for go_on in (imagined.settle, lambda: imagined.draw_lots(Luck(2))):
        go_on()
        with pytest.raises(AssertionError):
            imagined.seen(0)
