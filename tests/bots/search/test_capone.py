"""Search in Capone: which moves are looked at, how years are played on, and what a position is worth."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots import bot
from fallakte.bots.budget import Budget
from fallakte.bots.search.capone import CaponePolicy
from fallakte.bots.search.capone_value import chance_to_win
from fallakte.bots.selfplay import bot_luck
from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.table import MOVE, OVER, Seen
from fallakte.games.capone.table import CaponeTable
from tests.games.capone.board import Board, board, words
from tests.gauntlet.cases import VARIANTS, begin, moments

CASES = [*VARIANTS["capone"], {"players": 3, "years": 2, "values": {"don": 995, "novice": 5, "bank": 995}}]

every_capone = pytest.mark.parametrize("options", CASES, ids=str)


def searches(seen: Seen, moves: list[int], luck: int = 3, simulations: int = 16) -> int:
    """The choice of a master with fresh luck and few simulations."""
    master = bot("master", Luck(luck))
    master.budget = Budget(simulations=simulations)
    return master.choose(seen, moves)


def policy(table: CaponeTable) -> CaponePolicy:
    return CaponePolicy(table.seen(table.to_act), cunning=True)


def sensible(table: CaponeTable) -> list[int]:
    """The moves that are searched at this decision."""
    out: vec[i64] = table.scratch[:]
    count = policy(table).sensible(table.copy(), out)
    return [out[at] for at in range(count)]


def looks_at(t: Board, move: str) -> bool:
    return t.table.number(words(move)) in sensible(t.table)


def chance(t: Board, seat: int = 0) -> float:
    return chance_to_win(t.table, seat)


def tables(options: dict[str, object], seed: str, every: int = 3) -> Iterator[CaponeTable]:
    """A random match, seen at every so many decisions."""
    for match in moments("capone", options, seed, every):
        assert isinstance(match.table, CaponeTable)
        yield match.table


# Matches


@every_capone
def test_a_match_of_searchers_comes_to_its_end(options):
    match = begin("capone", {**options, "years": 1}, "searchers")
    bots = [bot(("shrewd", "master")[seat % 2], bot_luck("searchers", seat)) for seat in range(match.table.players)]
    for one in bots:
        one.budget = Budget(simulations=4)
    while not match.over:
        moves = match.moves()
        move = bots[match.to_act].choose(match.seen(match.to_act), moves)
        assert move in moves
        match.play(move)


@every_capone
def test_the_same_knowledge_leads_to_the_same_choice(options):
    luck = Luck(11)
    for match in moments("capone", options, "knowledge", every=17):
        seen, moves = match.seen(match.to_act), match.moves()
        choice = searches(seen, moves)
        assert searches(match.game.seen_from_bytes(seen.to_bytes()), moves) == choice
        assert searches(seen.imagine(luck).seen(match.to_act), moves) == choice


def test_a_choice_repeats_exactly_with_its_thoughts():
    match = begin("capone", {"players": 4}, "again")
    for _ in range(2):
        match.play(match.moves()[0])
    first, second = (thoughts(match) for _ in range(2))
    assert first == second
    assert len(first) > 1


def thoughts(match: Match) -> list[tuple[int, float, float, int]]:
    master = bot("master", Luck(5))
    master.budget = Budget(simulations=60)
    choice = master.choose(match.seen(match.to_act), match.moves())
    found = [(one.move, one.chance, one.error, one.simulations) for one in master.thoughts]
    assert choice == found[0][0]
    return found


# Moves worth a look


@every_capone
def test_moves_worth_a_look_are_legal_and_never_none(options):
    for table in tables(options, "sensible"):
        found = sensible(table)
        assert found
        assert len(set(found)) == len(found)
        assert set(found) <= set(table.moves())


@every_capone
def test_whoever_plays_on_makes_legal_moves(options):
    for table in tables(options, "choose", every=1):
        assert policy(table).choose(table.copy(), Luck(1)) in table.moves()


def test_of_hundreds_of_commits_few_are_looked_at_and_weak_and_strong_are_among_them():
    t = board(hand="casino bank nightclub", players=4).plays("occupy casino 0")
    found = [t.table.words(move) for move in sensible(t.table)]
    assert len(t.table.moves()) > 300
    assert len(found) <= 12
    assert {"act": "commit", "members": [], "bodyguards": 4} in found
    assert any(len(one["members"]) > 1 for one in found)


def test_of_equal_free_sites_one_is_looked_at_but_a_held_one_too():
    t = board(hand="casino", players=4)
    assert looks_at(t, "occupy casino 0")
    assert not looks_at(t, "occupy casino 1")
    t = board(hand="casino", players=4, on={"casino 1": "mascapone: secretary 1"})
    assert looks_at(t, "occupy casino 0")
    assert looks_at(t, "occupy casino 1")


def test_an_investment_is_never_sold_for_nothing():
    assert not looks_at(board(hand="casino", investments={"armaretto": 3}), "sell")


def test_bail_is_looked_at_in_each_phase():
    for asked in ("exchange", "card", "hire", "invest"):
        t = board(hand="casino bank", asked=asked, prison={"armaretto 3": "mama"}, cash={"armaretto": 160})
        assert looks_at(t, "bail mama")


def test_the_investments_that_win_are_the_only_answer():
    t = board(asked="invest", cash={"armaretto": 430}, investments={"armaretto": 7})
    assert sensible(t.table) == [t.table.number(words("invest 3"))]
    t = board(asked="invest", cash={"armaretto": 430}, investments={"armaretto": 2})
    assert looks_at(t, "invest 4")
    assert looks_at(t, "invest 3")


def test_hiring_weighs_the_victory_and_the_next_investment():
    t = board(asked="hire", park={"armaretto": 6}, cash={"armaretto": 210}, investments={"armaretto": 3})
    assert all(looks_at(t, f"hire {count}") for count in (0, 2, 6))
    assert not looks_at(t, "hire 4")


# Playing on


def test_a_year_is_played_to_its_end():
    t = board(hand="casino bank nightclub", players=4)
    policy(t.table).finish(t.table, Luck(2))
    assert t.table.due not in (MOVE, OVER)
    assert t.table.year == 1


def test_in_simulations_nobody_looks_into_other_hands():
    match = begin("capone", {"players": 4}, "hands")
    luck = Luck(9)
    while match.round == 1:
        table = match.table
        assert isinstance(table, CaponeTable)
        choice = policy(table).choose(table.copy(), Luck(1))
        other = table.seen(table.to_act).imagine(luck)
        assert policy(table).choose(other, Luck(1)) == choice
        match.play(choice)


def plays_on(t: Board) -> str:
    """What whoever plays on does at this board."""
    move = t.table.words(policy(t.table).choose(t.table.copy(), Luck(1)))
    return " ".join(str(value) for value in move.values())


def test_early_in_the_year_a_business_is_laid_down_rather_than_exposed():
    assert plays_on(board(hand="casino bank nightclub pawnbroker speakeasy")).startswith("lay_down")
    t = board(hand="casino bank nightclub pawnbroker speakeasy", on={"casino 1": "mascapone: right-hand"})
    assert plays_on(t) == "occupy casino 1"


def test_the_last_businesses_are_not_laid_down():
    assert plays_on(board(hand="casino bank")).startswith("occupy")


# What a position is worth


def test_the_chances_of_all_families_make_a_whole():
    t = board(players=5, asked="invest", cash={"armaretto": 250, "vinorosso": 90}, investments={"mascapone": 4})
    assert sum(chance(t, seat) for seat in range(5)) == pytest.approx(1)


def test_money_members_and_bodyguards_make_a_family_stronger():
    even = chance(board(asked="invest"))
    assert chance(board(asked="invest", cash={"armaretto": 200})) > even
    assert chance(board(asked="invest", investments={"mascapone": 2})) < even
    assert chance(board(asked="invest", prison={"armaretto 2": "don"})) < even
    assert chance(board(asked="invest", park={"armaretto": 5})) < even
    jailed = chance(board(asked="invest", prison={"armaretto 2": "don"}))
    at_hand = "mama right-hand collector lawyer secretary bookkeeper novice 8"
    assert chance(board(asked="invest", at_hand={"armaretto": at_hand})) < jailed


def test_a_decided_match_is_worth_all_or_nothing_or_a_share():
    t = board(asked="invest", cash={"armaretto": 100, "mascapone": 0, "vinorosso": 0}, investments={"armaretto": 9})
    policy(t.table).finish(t.table, Luck(1))
    assert [chance(t, seat) for seat in range(3)] == [1, 0, 0]
    rich, far = {"armaretto": 100, "mascapone": 100}, {"armaretto": 9, "mascapone": 9}
    t = board(asked="invest", cash=rich, investments=far)
    policy(t.table).finish(t.table, Luck(1))
    assert [chance(t, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_it_takes_the_victory():
    t = board(asked="invest", cash={"armaretto": 180}, investments={"armaretto": 9})
    move = searches(t.table.seen(0), t.table.moves())
    assert t.table.words(move) == {"act": "invest", "count": 1}
