"""How the rummy games are played on in simulations, and what a finished round is worth."""

import pytest

from fallakte.bots.search.bot import policy_of
from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, SHUFFLE
from fallakte.games import game
from fallakte.rummy.table import RummyTable
from tests.gauntlet.cases import VARIANTS, begin

RUMMY = [(name, options) for name in VARIANTS if name != "capone" for options in VARIANTS[name]]

every_rummy_case = pytest.mark.parametrize(("name", "options"), RUMMY)


@every_rummy_case
def test_playouts_make_legal_moves_of_which_the_sensible_are_some(name, options):
    match = begin(name, options, "playout")
    luck = Luck(2)
    for _ in range(6):
        seen = match.seen(match.to_act)
        policy = policy_of(seen)
        table = seen.imagine(luck)
        out = table.scratch[:]
        while table.due in (MOVE, SHUFFLE):
            if table.due == SHUFFLE:
                table.draw_lots(luck)
                continue
            sensible = {out[at] for at in range(policy.sensible(table, out))}
            assert sensible
            assert sensible <= set(table.moves())
            move = policy.choose(table, luck)
            assert table.forbids(move) == 0
            table.carry_out(move)
        match.play(match.moves()[0])


@every_rummy_case
def test_the_chances_of_all_sides_add_up_to_one(name, options):
    match = begin(name, options, "chances")
    seen = match.seen(match.to_act)
    policy = policy_of(seen)
    for seed in range(20):
        table = seen.imagine(Luck(seed))
        policy.finish(table, Luck(seed))
        assert isinstance(table, RummyTable)
        sides = table.rules.sides
        chances = [policy.value(table, side) for side in range(sides)]
        assert sum(chances) == pytest.approx(1)
        totals = [table.totals[side] + table.points[side] for side in range(sides)]
        best = max(range(sides), key=totals.__getitem__)
        assert chances[best] == max(chances)
        assert all(policy.value(table, seat) == chances[seat % sides] for seat in range(table.players))


def test_a_lead_counts_more_the_nearer_the_target_is():
    chances = []
    for target in (100, 200, 400):
        match = begin("al-capone", {"players": 2, "target": target}, "lead")
        seen = match.seen(match.to_act)
        table = seen.imagine(Luck(1))
        policy = policy_of(seen)
        policy.finish(table, Luck(1))
        assert isinstance(table, RummyTable)
        table.points = type(table.points)([60, 40])
        chances.append(policy.value(table, 0))
    assert 1 > chances[0] > chances[1] > chances[2] > 0.5


def test_partners_win_together():
    assert game("al-capone").fill({"players": 4})["teams"]
    match = begin("al-capone", {"players": 4, "target": 60}, "partners")
    seen = match.seen(match.to_act)
    table = seen.imagine(Luck(1))
    policy = policy_of(seen)
    policy.finish(table, Luck(1))
    assert policy.value(table, 0) == policy.value(table, 2)
