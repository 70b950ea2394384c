"""A bot: it is shown what its seat knows and the legal moves, and names one of them."""

from abc import abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from fallakte.bots.budget import Budget
from fallakte.bots.thought import Thought
from fallakte.core.table import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides for a seat. A bot never holds a table: what it is shown is all there is."""

    budget: Budget = Budget()
    """How much it may think for one move; a bot that does not search needs none."""

    thoughts: Sequence[Thought] = ()
    """What it made of its last decision, the best move first; a bot that does not search has none."""

    @abstractmethod
    def choose(self, seen: Seen, moves: Sequence[int]) -> int:
        """One of the legal moves, by its number in the game's book."""
