"""Al Capone as the registry knows it."""

from typing import Any, Final, final

from fallakte.core.faults import Fault
from fallakte.core.options import Number, ValuesInParts, Whole, YesNo
from fallakte.core.words import Words
from fallakte.games.al_capone.book import BOOK
from fallakte.games.al_capone.cards import CLUES, NAMES, ONE, SET, AlCaponeRules
from fallakte.games.al_capone.table import OPTIONS, AlCaponeTable
from fallakte.rummy.game import BARRIERS, RummyGame


@final
class AlCapone(RummyGame):
    """Mystery Rummy, case 4: Al Capone and the Chicago Underworld."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "al-capone"
        self.players = (2, 3, 4)
        self.kinds = NAMES
        self.book = BOOK
        self.vocabulary = {
            "card": NAMES,
            "cards": NAMES,
            "top": NAMES,
            "wanted": NAMES,
            "taken": NAMES,
            "rest": NAMES,
            "option": OPTIONS,
        }
        self.option_list = (
            Whole("players", 2, 2, 4),
            YesNo("teams", False),
            Whole("target", 200, 1),
            ValuesInParts(
                {
                    NAMES[kind]: {"one": Number(ONE[kind], 1, 999), "set": Number(SET[kind], 1, 999)}
                    for kind in range(CLUES)
                }
            ),
        )
        self.round_endings = ("out", "file-empty", "shut-out")
        self.barriers = BARRIERS | {"had-none", "gave", "looked", "took-set", "revealed"}

    def fill(self, given: Words) -> Words:
        """Four play in teams unless they say otherwise; two and three never do (AC-2)."""
        players: Any = given.get("players", 2)
        options = super().fill({"teams": players == 4, **given})
        if options["teams"] and options["players"] != 4:
            raise Fault("teams-need-four", players=options["players"])
        return options

    def open(self, options: Words) -> AlCaponeTable:
        return AlCaponeTable(AlCaponeRules(options, BOOK))


GAME: Final = AlCapone()
