"""OpenSpiel's own search as a bot of ours: `py:fallakte.adapters.openspiel_bot:ismcts` in the arena."""

from collections.abc import Sequence
from time import thread_time
from typing import Any, Final

from fallakte.adapters.openspiel import FallakteState, load
from fallakte.adapters.tables import game_of, imagined, options_of
from fallakte.adapters.utility import utilities
from fallakte.bots.bot import Bot
from fallakte.core.luck import Luck
from fallakte.core.playout import playout
from fallakte.core.table import Seen

try:
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator
except ImportError as error:
    from fallakte.adapters.extras import missing

    raise missing("open_spiel") from error

SECONDS: Final = 1.0
"""What it takes for a move where the budget is a share: as long as `master`."""
MANY: Final = 10**9
"""More simulations than any time allows."""
FEWEST: Final = 2
"""The first simulation only makes the root."""
EXPLORATION: Final = 1.0
"""Of 0.5, 1 and 2 the one that lost least against `greedy`."""


class TimeIsUp(Exception):
    """No further simulation is begun."""


class InsideEvaluator(Evaluator):
    """Random rollouts like OpenSpiel's own, played inside the compiled rules: the same chances, many times as fast."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def evaluate(self, state: FallakteState) -> Any:
        table = state.table.copy()
        playout(table, self.luck, MANY)
        return np.array(utilities(table))

    def prior(self, state: FallakteState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Ismcts(Bot):
    """Information-set tree search of OpenSpiel, in Python, on a game of ours. It is given `seen` and nothing else.

    A number of simulations is its `max_simulations`. A time is kept by its resampler, which is asked for a state
    before every simulation and gives none when the time of one core is used.
    """

    def __init__(self, luck: Luck, *, inside: bool) -> None:
        self.luck = luck
        self.numbers = np.random.RandomState(luck.word())
        self.evaluator = InsideEvaluator(luck) if inside else RandomRolloutEvaluator(1, self.numbers)
        self.simulations = 0

    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        end = thread_time() + self.budget.time(SECONDS)
        root = imagined(seen, self.luck)
        state = FallakteState(load(game_of(root), options_of(root)), root)
        counted = self.budget.simulations
        search = ISMCTSBot(state.get_game(), self.evaluator, EXPLORATION, counted or MANY, random_state=self.numbers)
        self.simulations = 0

        def resample(_state: FallakteState, _player: int) -> FallakteState:
            if counted == 0 and thread_time() >= end and self.simulations >= FEWEST:
                raise TimeIsUp
            self.simulations += 1
            return FallakteState(state.get_game(), imagined(seen, self.luck))

        search.set_resampler(resample)
        return self._decided(search, state)

    def _decided(self, search: Any, state: FallakteState) -> int:
        try:
            policy = search.run_search(state)
        except TimeIsUp:
            policy = search.get_final_policy(state, search.lookup_node(state))
        actions, chances = zip(*policy)
        return int(self.numbers.choice(actions, p=chances))


def ismcts(luck: Luck) -> Bot:
    """OpenSpiel's search with OpenSpiel's own rollouts."""
    return Ismcts(luck, inside=False)


def ismcts_inside(luck: Luck) -> Bot:
    """OpenSpiel's search with random rollouts inside our rules: more simulations in the same time."""
    return Ismcts(luck, inside=True)
