"""Imagining the hidden cards of Bonnie and Clyde."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.games.bonnie_and_clyde.board import BonnieAndClydeBoard
from fallakte.games.bonnie_and_clyde.cards import BONNIE, CLYDE, PLACES, TED_HINTON
from fallakte.rummy.cards import UNSEEN
from fallakte.rummy.memory import Memory
from fallakte.rummy.seen import RummySeen
from fallakte.rummy.table import RummyTable


@final
class BonnieAndClydeSeen(RummySeen):
    """The outlaws lie below places, whatever else is unknown; the other hidden cards can be any."""

    def __init__(self, frame: BonnieAndClydeBoard, memory: Memory) -> None:
        super().__init__(frame, memory)
        self.road: BonnieAndClydeBoard = frame

    def keep_back(self, counts: vec[i64]) -> None:
        """The hidden cards that this seat has looked at, and a Ted Hinton whose effect is not done yet."""
        road = self.road
        if road.hinton_in_front():
            counts[TED_HINTON] -= 1
        for place in range(PLACES):
            if road.below[place] != UNSEEN:
                counts[road.below[place]] -= 1

    def hide(self, table: RummyTable, counts: vec[i64], luck: Luck) -> None:
        """An outlaw at large lies with equal chance below each place where, for all this seat knows, one can lie."""
        assert isinstance(table, BonnieAndClydeBoard)
        table.below = table.below[:]
        open_places = vec[i64](capacity=PLACES)
        for place in range(PLACES):
            if table.lying >> place & 1 and not table.harmless >> place & 1 and table.below[place] == UNSEEN:
                open_places = append(open_places, place)
        luck.shuffle(open_places, len(open_places))
        used: i64 = 0
        for kind in range(BONNIE, CLYDE + 1):
            if counts[kind] > 0:
                counts[kind] = 0
                table.below[open_places[used]] = kind
                used += 1

    def place_rest(self, table: RummyTable, rest: vec[i64]) -> None:
        """The cards that are in no hand: below the places that are still open, then in the case file."""
        assert isinstance(table, BonnieAndClydeBoard)
        used: i64 = 0
        for place in range(PLACES):
            if table.lying >> place & 1 and table.below[place] == UNSEEN:
                table.below[place] = rest[used]
                used += 1
        table.deck = rest
        table.next = used
