"""How the rummy games are played on in simulations, and what a finished round is worth."""

import pytest

from fallakte.bots import bot
from fallakte.bots.budget import Budget
from fallakte.bots.search.bot import policy_of
from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, SHUFFLE
from fallakte.games import game
from fallakte.rummy.table import RummyTable
from tests.gauntlet.cases import VARIANTS, begin
from tests.hands import Laid, table

RUMMY = [(name, options) for name in VARIANTS if name != "capone" for options in VARIANTS[name]]

every_rummy_case = pytest.mark.parametrize(("name", "options"), RUMMY)


@every_rummy_case
def test_playouts_make_legal_moves_of_which_the_sensible_are_some(name, options):
    match = begin(name, options, "playout")
    luck = Luck(2)
    for _ in range(6):
        seen = match.seen(match.to_act)
        policy = policy_of(seen, cunning=True)
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
    policy = policy_of(seen, cunning=True)
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
        policy = policy_of(seen, cunning=True)
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
    policy = policy_of(seen, cunning=True)
    policy.finish(table, Luck(1))
    assert policy.value(table, 0) == policy.value(table, 2)


def holding(t: Laid, *, settled: bool, cunning: bool = True) -> float:
    """In how many of a hundred tables that seat 0 imagines the other holds a clue that could have been laid down."""
    seen = t.table.seen(0)
    policy = policy_of(seen, cunning)
    luck = Luck(3)
    found = 0
    for imagined in t.imagined(0, 100):
        if settled:
            policy.settle(imagined.table, luck)
            assert not cunning or imagined.table.seen(0).to_bytes() == seen.to_bytes()
            cards = sum(imagined.table.sizes) + sum(imagined.table.laid) + imagined.table.file_size()
            assert cards + len(imagined.table.pile) == sum(imagined.table.rules.copies)
        found += "frank-nitti" in imagined.hand(1)
    return found


def test_others_mostly_hold_nothing_that_they_could_have_laid_down():
    others = "2 al-capone 2 jake-guzik 2 fred-burke 4 eliot-ness"
    t = table("al-capone", hand="2 al-capone 3 raid", others=[others], theirs="3 frank-nitti", pile="fred-burke")
    t.plays("discard raid", "draw file", "discard eliot-ness")
    assert holding(t, settled=False) > 20
    assert holding(t, settled=True) < 10
    assert holding(t, settled=True, cunning=False) > 20


def test_what_somebody_has_taken_openly_stays_in_the_hand():
    others = "2 al-capone 2 jake-guzik 2 fred-burke 4 eliot-ness"
    t = table("al-capone", hand="2 frank-nitti 3 al-capone", others=[others], theirs="3 frank-nitti")
    t.plays("discard frank-nitti", "draw underworld", "discard eliot-ness")
    assert holding(t, settled=True) == 100


def test_in_bonnie_and_clyde_cards_wait_for_the_car():
    match = begin("bonnie-and-clyde", {"players": 2}, "waiting")
    seen = match.seen(match.to_act)
    imagined = seen.imagine(Luck(1))
    before = imagined.to_bytes()
    policy_of(seen, cunning=True).settle(imagined, Luck(1))
    assert imagined.to_bytes() == before


def choice(t: Laid, *, cunning: bool) -> str:
    """What the policy alone does now."""
    return t.wording(policy_of(t.table.seen(0), cunning).choose(t.table, Luck(1)))


def laid_down(t: Laid, *, cunning: bool) -> bool:
    """Whether the policy alone melds or lays off now."""
    return choice(t, cunning=cunning).split()[0] in ("meld", "lay_off")


def test_the_cunning_drive_the_car_to_their_next_play():
    hand = "dexter 2 sherman 2 gibson platte-city"
    t = table("bonnie-and-clyde", hand=hand, others=["6 alma"], theirs="3 dexter 3 sherman")
    assert not laid_down(t, cunning=False)
    assert choice(t, cunning=True) == "lay_off dexter 1"
    t.plays("lay_off dexter 1")
    assert choice(t, cunning=True) == "move_car 1"
    t.plays("move_car 1")
    assert choice(t, cunning=True) == "lay_off sherman 2"


@pytest.mark.parametrize(("totals", "goes_out"), [([95, 0], True), ([0, 95], False)])
def test_in_bonnie_and_clyde_going_out_is_worth_what_it_makes_of_the_match(totals, goes_out):
    t = table("bonnie-and-clyde", hand="gibson dexter", others=["6 alma"], theirs="3 gibson", totals=totals)
    for cunning in (False, True):
        assert laid_down(t, cunning=cunning) == goes_out


def test_ted_hinton_brings_cards_before_any_are_laid_down():
    t = table("bonnie-and-clyde", hand="3 kaufman 2 alma ted-hinton 2 gibson", others=["6 sherman"])
    assert choice(t, cunning=True).startswith("ted_hinton")
    t = table("bonnie-and-clyde", hand="3 kaufman ted-hinton gibson", others=["6 sherman"])
    assert choice(t, cunning=True) == "meld kaufman 3"


@pytest.mark.parametrize(
    ("hand", "lays_off"),
    [
        ("frank-nitti 2 al-capone 2 jake-guzik", False),
        ("frank-nitti al-capone", True),
        ("frank-nitti 3 al-capone fred-burke", True),
        ("frank-nitti 2 al-capone 3 raid", True),
    ],
    ids=["a raid may take it", "goes out", "goes out after a meld", "no raid is about"],
)
def test_in_al_capone_the_cunning_keep_what_a_raid_would_take(hand, lays_off):
    t = table("al-capone", hand=hand, others=["5 eliot-ness"], theirs="3 frank-nitti")
    assert laid_down(t, cunning=True) == lays_off
    assert laid_down(t, cunning=False)


@pytest.mark.parametrize(
    "options",
    [{"file": ""}, {"values": {"frank-nitti": {"set": 12}}}],
    ids=["the round ends with this turn", "a set brings no more than its cards"],
)
def test_in_al_capone_what_no_raid_makes_more_of_is_laid_off(options):
    hand = "frank-nitti 2 al-capone 2 jake-guzik"
    t = table("al-capone", hand=hand, others=["5 eliot-ness"], theirs="3 frank-nitti", **options)
    assert choice(t, cunning=True) == "lay_off frank-nitti"


def test_in_al_capone_nobody_can_raid_what_no_other_has_melded():
    t = table("al-capone", hand="frank-nitti 2 al-capone", others=["5 eliot-ness"], ours="3 frank-nitti")
    assert choice(t, cunning=True) == "lay_off frank-nitti"


def test_in_al_capone_partners_lay_off_to_each_other():
    hands = ["5 eliot-ness", "5 fred-burke", "5 search-warrant"]
    t = table("al-capone", players=4, hand="frank-nitti 2 al-capone", others=hands, ours="3 frank-nitti")
    assert choice(t, cunning=True) == "lay_off frank-nitti"


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("3 sailor 2 madame poe", False),
        ("3 sailor poe", True),
        ("3 sailor 3 madame poe", True),
        ("3 sailor dupins-help poe", True),
        ("3 sailor le-bon dupins-help poe", False),
    ],
)
def test_in_the_rue_morgue_the_cunning_wait_until_they_can_go_out(hand, melds):
    t = table("rue-morgue", hand=hand, others=["5 st-roch"])
    assert laid_down(t, cunning=True) == melds
    assert laid_down(t, cunning=False)


def test_nor_do_they_lay_off():
    t = table("rue-morgue", hand="2 sailor 2 madame poe", others=["5 st-roch"], theirs="3 sailor")
    assert not laid_down(t, cunning=True)
    assert laid_down(t, cunning=False)


def test_partners_lay_down_for_each_other():
    hands = ["5 st-roch", "5 le-bon", "5 three-am"]
    t = table("rue-morgue", players=4, hand="3 sailor 2 madame poe", others=hands)
    assert laid_down(t, cunning=True)


def test_partners_pass_what_the_other_hand_has_use_for():
    hands = ["sailor 5 st-roch", "5 le-bon", "5 three-am"]
    t = table("rue-morgue", players=4, hand="sailor madame rear-windows 2 poe dupins-help", others=hands)
    t.plays("discard poe", "draw file", "discard sailor", "draw rue_morgue", "discard le-bon")
    t.plays("draw file", "discard three-am", "draw file", "dupins_help consult")
    assert choice(t, cunning=True) == "pass_card sailor"


def test_only_the_cunning_think_of_keeping_a_meld():
    t = table("al-capone", hand="3 frank-nitti 2 al-capone raid", others=["5 fred-burke"])
    thinkers = [bot(level, Luck(1)) for level in ("shrewd", "master")]
    for thinker in thinkers:
        thinker.budget = Budget(simulations=100)
        thinker.choose(t.table.seen(0), t.table.moves())
    assert [len(thinker.thoughts) > 1 for thinker in thinkers] == [False, True]
