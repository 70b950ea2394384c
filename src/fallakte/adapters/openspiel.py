"""The four games for OpenSpiel: importing this registers them, and `pyspiel.load_game` finds them by their names.

Luck is explicit. A deal or a shuffle is a number of 32 bits, drawn by four chance moves of 256 outcomes each: so a
history names the whole match and can be played again, and no chance node has more outcomes than can be listed.
"""

from functools import cached_property
from typing import Any, Final

from fallakte.adapters.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

from fallakte.adapters import parameters
from fallakte.adapters.layouts import layout
from fallakte.adapters.tables import decides, imagined, packed, remembers, twin, unpacked, words_of
from fallakte.adapters.utility import utilities
from fallakte.adapters.versions import versioned
from fallakte.core.game import Game
from fallakte.core.luck import Luck
from fallakte.core.record import encode
from fallakte.core.table import DEAL, OVER, SHUFFLE, Table
from fallakte.core.words import Words
from fallakte.games import game

OUTCOMES: Final = 256
DRAWS: Final = 4
CHANCES: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST: Final = 1_000_000
"""No rule ends a match after so many moves, but OpenSpiel wants a number; random matches take thousands."""


class Position:
    """Where a match stands: the table with what its seats know, and the part of a deal that is drawn already."""

    def __init__(self, table: Table, drawn: tuple[int, ...] = ()) -> None:
        self.table = table
        self.drawn = drawn

    def __deepcopy__(self, memo: Words) -> "Position":
        return Position(twin(self.table), self.drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (packed(self.table), self.drawn)


def restored(table: tuple[str, bytes, list[int]], drawn: tuple[int, ...]) -> Position:
    """A position that was pickled."""
    return Position(unpacked(*table), drawn)


class FallakteState(pyspiel.State):
    """A state in a match."""

    def __init__(self, game: "FallakteGame", table: Table) -> None:
        super().__init__(game)
        self.position = Position(table)

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.position.table

    def current_player(self) -> int:
        table = self.position.table
        if table.due == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if table.due in (DEAL, SHUFFLE) else table.to_act

    def is_terminal(self) -> bool:
        return self.position.table.due == OVER

    def _legal_actions(self, player: int) -> list[int]:
        table = self.position.table
        return sorted(table.moves()) if decides(table, player) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _apply_action(self, action: int) -> None:
        table = self.position.table
        if table.due in (DEAL, SHUFFLE):
            self._draw(action)
        else:
            table.play(action)
        while table.due not in (DEAL, SHUFFLE, OVER) and table.to_act < 0:
            table.settle()

    def _draw(self, outcome: int) -> None:
        drawn = (*self.position.drawn, outcome)
        if len(drawn) == DRAWS:
            self.position.table.draw_lots(Luck(int.from_bytes(drawn, "big")))
            drawn = ()
        self.position.drawn = drawn

    def returns(self) -> list[float]:
        return utilities(self.position.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> "FallakteState":
        """A state that fits what the player knows; its luck comes from the sampler, if Python can call it, else from
        numpy. It has no history, and keeps of the other players only what they see."""
        chance = sampler() if callable(sampler) else np.random.random()
        return self.resampled(player, Luck(int(chance * 2**63)))

    def resampled(self, player: int, luck: Luck) -> "FallakteState":
        """The same with luck that repeats."""
        return FallakteState(self.get_game(), imagined(self.position.table.seen(player), luck))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return encode(self.position.table.words(action)).decode()

    def __str__(self) -> str:
        """Everything, hidden cards included."""
        return f"{list(self.position.drawn)} {self.position.table.to_bytes().decode()}"


class Observer:
    """What a player knows: as a string all of it, as a tensor the layout of docs/research.md."""

    def __init__(self, name: str, players: int) -> None:
        self.layout = layout(name, players)
        self.tensor = np.zeros(self.layout.size, np.float32)
        places = self.layout.places()
        self.dict = {name: self.tensor[place] for name, place in places.items()}

    def set_from(self, state: FallakteState, player: int) -> None:
        """Write the player's observation into the tensor."""
        self.tensor[:] = self.layout.observe(words_of(state.position.table, player))

    def string_from(self, state: FallakteState, player: int) -> str:
        """The player's `seen`; at a resampled state another player's view, for that is all there is of it."""
        table = state.position.table
        if remembers(table, player):
            return table.seen(player).to_bytes().decode()
        return encode(table.view(player)).decode()


class FallakteGame(pyspiel.Game):
    """A game with its options, which are OpenSpiel's parameters."""

    id: str

    def __init__(self, given: Words | None = None) -> None:
        rules = game(self.id)
        players: int = parameters.options(rules, given or {})["players"]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.book),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, given or {})

    @cached_property
    def options(self) -> Words:
        """The options of a match. OpenSpiel forgets what Python knew of a game that was pickled, but not these."""
        return parameters.options(game(self.id), self.get_parameters())

    @cached_property
    def blank(self) -> Table:
        """A table before the first deal; opening one takes longer than copying it, and every clone begins with one."""
        return game(self.id).open(self.options)

    def new_initial_state(self, *_: Any) -> FallakteState:
        return FallakteState(self, twin(self.blank))

    def make_py_observer(self, kind: Any = None, wishes: Words | None = None) -> Observer:
        return Observer(self.id, self.options["players"])


class AlCapone(FallakteGame):
    """Al Capone."""

    id = "al-capone"


class BonnieAndClyde(FallakteGame):
    """Bonnie and Clyde."""

    id = "bonnie-and-clyde"


class RueMorgue(FallakteGame):
    """Murders in the Rue Morgue."""

    id = "rue-morgue"


class Capone(FallakteGame):
    """Capone."""

    id = "capone"


def game_type(rules: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=versioned(rules.id),
        long_name=versioned(rules.id),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.defaults(rules),
    )


def load(name: str, options: Words | None = None) -> Any:
    """A game of ours as OpenSpiel loads it, by its id and its options."""
    return pyspiel.load_game(versioned(name), parameters.parameters(game(name), options or {}))


def register() -> None:
    """Make the four games known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for made in (AlCapone, BonnieAndClyde, RueMorgue, Capone):
        if versioned(made.id) not in known:
            pyspiel.register_game(game_type(game(made.id)), made)


register()
