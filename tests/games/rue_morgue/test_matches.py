"""What holds at every moment of a match of the Rue Morgue."""

from collections import Counter
from collections.abc import Iterator

import pytest

from fallakte.core.luck import Luck
from fallakte.core.playout import advance
from fallakte.core.table import MOVE, OVER, SCORE, SHUFFLE
from fallakte.games.rue_morgue.game import GAME
from fallakte.games.rue_morgue.table import RueMorgueTable
from tests.games.rue_morgue.morgue import all_cards

COUNTS = (2, 3, 4)
RULES = [(players, advanced) for players in COUNTS for advanced in (False, True)]


def moments(players: int, seed: int, most: int, *, advanced: bool = True, target: int = 60) -> Iterator[RueMorgueTable]:
    """A random match, table by table, up to so many steps."""
    luck = Luck(seed)
    options = {"players": players, "target": target, "dupin_bonus": advanced, "shut_out": advanced}
    table = GAME.open(GAME.fill(options))
    for _ in range(most):
        if table.due == OVER:
            return
        if table.due == MOVE:
            moves = table.moves()
            table.play(moves[luck.below(len(moves))])
        else:
            advance(table, luck)
        yield table


@pytest.mark.parametrize(("players", "advanced"), RULES)
def test_the_legal_moves_are_those_that_nothing_forbids(players: int, advanced: bool):
    book = range(len(GAME.book))
    for table in moments(players, 1, 700, advanced=advanced):
        assert sorted(table.moves()) == [move for move in book if table.forbids(move) == 0]


@pytest.mark.parametrize(("players", "advanced"), RULES)
def test_no_card_is_lost(players: int, advanced: bool):
    for table in moments(players, 2, 1500, advanced=advanced):
        assert all_cards(table) == table.rules.deck()


@pytest.mark.parametrize("players", COUNTS)
def test_a_copy_goes_on_like_its_original(players: int):
    for table in moments(players, 3, 600):
        if table.due != MOVE:
            continue
        one, other = table.copy(), GAME.table_from_bytes(table.to_bytes())
        assert other.to_bytes() == table.to_bytes()
        other.watched = False
        for step in range(6):
            if one.due == MOVE:
                assert one.moves() == other.moves()
                move = one.moves()[step % len(one.moves())]
                one.play(move)
                other.play(move)
        other.memories, other.sheet = [], []
        assert one.to_bytes() == other.to_bytes()


@pytest.mark.parametrize("players", COUNTS)
def test_a_copy_leaves_its_original_alone(players: int):
    for table in moments(players, 4, 300):
        before = table.to_bytes()
        copy = table.copy()
        for _ in range(4):
            if copy.due == MOVE:
                copy.play(copy.moves()[0])
        assert table.to_bytes() == before


@pytest.mark.parametrize(("players", "advanced"), RULES)
def test_a_random_match_ends(players: int, advanced: bool):
    *_, last = moments(players, 6, 20_000, advanced=advanced)
    assert last.due == OVER
    assert last.outcome is not None
    assert last.outcome.winners == last.end_words()["winners"]


def test_every_ending_and_the_second_case_file_come_up():
    endings: Counter[str] = Counter()
    for seed in range(12):
        for table in moments(4, seed, 1500, target=999):
            if table.due == SCORE:
                endings[table.ending()] += 1
            elif table.due == SHUFFLE:
                endings["escaped"] += 1
    assert set(endings) >= {"escaped", "caught", "solved", "unsolved"}
    assert set(endings) <= {"escaped", *GAME.round_endings}


@pytest.mark.parametrize("players", COUNTS)
def test_every_event_can_be_put_into_words_for_everybody(players: int):
    for table in moments(players, 8, 800):
        for event in table.events:
            for seat in range(-1, players):
                event.words(seat, GAME.vocabulary)
