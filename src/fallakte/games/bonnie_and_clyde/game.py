"""Bonnie and Clyde as the registry knows it."""

from typing import Final, final

from fallakte.core.options import Whole
from fallakte.core.words import Words
from fallakte.games.bonnie_and_clyde.book import BOOK
from fallakte.games.bonnie_and_clyde.cards import NAMES, BonnieAndClydeRules
from fallakte.games.bonnie_and_clyde.table import OPTIONS, BonnieAndClydeTable
from fallakte.rummy.game import BARRIERS, RummyGame


@final
class BonnieAndClyde(RummyGame):
    """Mystery Rummy, case 5: Bonnie and Clyde."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "bonnie-and-clyde"
        self.rules_version = "1"
        self.players = (2, 3, 4)
        self.kinds = NAMES
        self.book = BOOK
        self.vocabulary = {"card": NAMES, "cards": NAMES, "top": NAMES, "place": NAMES, "option": OPTIONS}
        self.option_list = (Whole("players", 2, 2, 4), Whole("target", 100, 1))
        self.round_endings = ("out", "file-empty", "alone")
        self.barriers = BARRIERS | {"looked", "looked-below", "captured"}

    def open(self, options: Words) -> BonnieAndClydeTable:
        return BonnieAndClydeTable(BonnieAndClydeRules(options, BOOK))


GAME: Final = BonnieAndClyde()
