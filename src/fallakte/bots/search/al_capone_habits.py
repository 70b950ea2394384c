"""The numbers that players of Al Capone go by in simulations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search import rummy_habits
from fallakte.bots.search.rummy_habits import Habits
from fallakte.games.al_capone.cards import COPIES

MOST: Final = max(COPIES)
"""No set is longer."""


@final
class AlCaponeHabits:
    """What sets and events are worth, in hundredths of a point."""

    def __init__(
        self, cards: Habits, *, nearness: list[int], raid_bar: i64, last_raid_bar: i64, events: list[int]
    ) -> None:
        self.cards: Habits = cards
        self.nearness: vec[i64] = vec[i64]([0] + nearness + [0] * (MOST - len(nearness)))
        """How much of a set's bonus, in hundredths, a card is worth if so many are missing, itself among them."""
        self.nearness_up_to: vec[i64] = self.nearness[:]
        """The same of all cards together that are missing."""
        for missing in range(1, len(self.nearness)):
            self.nearness_up_to[missing] += self.nearness_up_to[missing - 1]
        self.raid_bar: i64 = raid_bar
        self.last_raid_bar: i64 = last_raid_bar
        """A raid that brings less waits for a better day, of which there are none in the last turn."""
        self.events: vec[i64] = vec[i64](events)
        """Of an Agent Meeting, a Search Warrant, Eliot Ness and a Raid in hand."""


PLAIN: Final = AlCaponeHabits(
    rummy_habits.PLAIN,
    nearness=[100, 20, 6, 2, 1],
    raid_bar=600,
    last_raid_bar=600,
    events=[300, 300, 300, 700],
)

# Fitted by evolution: two, three and four players against plain ones (docs/bots.md).
CUNNING: Final = AlCaponeHabits(
    Habits(lone=1900, joining=480, gift=1370, third=0, fresh=330, closed=430),
    nearness=[160, 30, 18, 11, 12],
    raid_bar=1050,
    last_raid_bar=1,
    events=[60, 300, 380, 950],
)
