"""A thought of a searching bot: what it makes of one move."""

from typing import final


@final
class Thought:
    """A move, the estimated chance of the own side to win the match with it, and how sure that is."""

    def __init__(self, move: int, chance: float, error: float, simulations: int) -> None:
        self.move = move
        self.chance = chance
        self.error = error
        """Half the width of the 95 % interval around the chance."""
        self.simulations = simulations
