"""Fallakte: the same measures compiled and interpreted, whichever is on the path."""

from collections.abc import Callable
from importlib.metadata import version
from itertools import cycle
from random import Random

import fallakte.core.playout as playouts
from bench.measure import Measure, Offer, calls, matches
from fallakte.bots import bot
from fallakte.bots.budget import Budget
from fallakte.core.game import Game
from fallakte.core.luck import Luck
from fallakte.core.table import MOVE, OVER, Table
from fallakte.core.words import Words
from fallakte.games import IDS, game
from fallakte.version import VERSION

PLAYERS = {"capone": 4}
SEED = 7
MOST = 1_000_000
SAMPLES = 400
BETWEEN = 17
"""A state is taken for the sample after so many decisions: a number that falls into every phase of a turn."""
SEARCHED = "al-capone"
SIMULATIONS = 50


def offer() -> Offer:
    """Every game that is there."""
    compiled = not str(playouts.__file__).endswith(".py")
    found = Offer(versions={"fallakte": VERSION, "compiled": "yes" if compiled else "no"})
    for name in ("librt", "mypy"):
        found.versions[name] = version(name)
    for name in IDS:
        try:
            found.measures.update(_measures(name, game(name)))
        except Exception as why:  # whatever keeps a game from being played must not keep the others
            found.missing[name] = str(why)
    found.measures[f"simulations {SEARCHED}"] = matches(_searching(game(SEARCHED)))
    return found


def _measures(name: str, one: Game) -> dict[str, Measure]:
    options = one.fill({"players": PLAYERS.get(name, 2)})
    blank = one.open(options).copy()
    luck = Luck(SEED)
    tables = _sample(one, options)
    seens = [table.seen(table.to_act) for table in tables]
    return {
        f"stepped {name}": matches(_stepped(blank.copy)),
        f"watched {name}": matches(_stepped(lambda: one.open(options))),
        f"inside {name}": matches(lambda: playouts.playout(blank.copy(), luck, MOST)),
        f"copy {name}": calls([table.copy for table in tables]),
        f"seen {name}": calls([_seen_of(table) for table in tables]),
        f"imagine {name}": calls([seen.imagine for seen in seens], luck),
        f"to_bytes {name}": calls([table.to_bytes for table in tables]),
    }


def _stepped(new: Callable[[], Table]) -> Callable[[], int]:
    """A match in the way of any Python program: ask for the moves, choose one, play it."""
    bits, luck = Random(SEED).getrandbits, Luck(SEED)

    def match() -> int:
        table = new()
        moves, play = table.moves, table.play
        made = 0
        while table.due != OVER:
            legal = moves()
            while legal:
                play(legal[bits(24) % len(legal)])
                made += 1
                legal = moves()
            if table.due != OVER:
                playouts.advance(table, luck)
        return made

    return match


def _sample(one: Game, options: Words) -> list[Table]:
    """Tables in the middle of watched rounds, with all that the seats know."""
    bits, luck = Random(SEED).getrandbits, Luck(SEED)
    table = one.open(options)
    tables: list[Table] = []
    made = 0
    while len(tables) < SAMPLES:
        if table.due == OVER:
            table = one.open(options)
        if table.due != MOVE:
            playouts.advance(table, luck)
            continue
        if made % BETWEEN == 0:
            tables.append(one.table_from_bytes(table.to_bytes()))
        legal = table.moves()
        table.play(legal[bits(24) % len(legal)])
        made += 1
    return tables


def _seen_of(table: Table) -> Callable[[], object]:
    seen, seat = table.seen, table.to_act
    return lambda: seen(seat)


def _searching(one: Game) -> Callable[[], int]:
    """A decision of `master`; how many imagined tables it played to the end of the round."""
    tables = [table for table in _sample(one, one.fill({})) if len(table.moves()) > 1]
    decisions = cycle([(table.seen(table.to_act), table.moves()) for table in tables])
    master = bot("master", Luck(SEED))
    master.budget = Budget(simulations=SIMULATIONS)

    def search() -> int:
        seen, moves = next(decisions)
        master.choose(seen, moves)
        return sum(thought.simulations for thought in master.thoughts)

    return search
