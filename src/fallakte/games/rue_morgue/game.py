"""The Rue Morgue as the registry knows it."""

from typing import Final, final

from fallakte.core.options import Number, Values, Whole, YesNo
from fallakte.core.words import Words
from fallakte.games.rue_morgue.book import BOOK
from fallakte.games.rue_morgue.cards import CLUES, KINDS, NAMES, VALUES, RueMorgueRules
from fallakte.games.rue_morgue.table import OPTIONS, RueMorgueTable
from fallakte.rummy.game import BARRIERS, RummyGame


@final
class RueMorgue(RummyGame):
    """Mystery Rummy, case 2: Murders in the Rue Morgue."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "rue-morgue"
        self.rules_version = "1"
        self.players = (2, 3, 4)
        self.kinds = NAMES
        self.book = BOOK
        self.vocabulary = {
            "card": NAMES,
            "back": NAMES,
            "cards": NAMES,
            "top": NAMES,
            "taken": NAMES,
            "rest": NAMES,
            "option": OPTIONS,
        }
        self.option_list = (
            Whole("players", 2, 2, 4),
            Whole("target", 100, 1),
            YesNo("dupin_bonus", False),
            YesNo("shut_out", False),
            Values({NAMES[kind]: Number(VALUES[kind], 1 if kind < CLUES else 0, 999) for kind in range(KINDS)}),
        )
        self.round_endings = ("caught", "solved", "unsolved", "shut-out")
        self.barriers = BARRIERS | {
            "peeked",
            "exchanged",
            "looked",
            "looked-below",
            "took-from-pile",
            "took-from-below",
            "escaped",
            "caught",
            "threw-away",
            "scored",  # the score counts the cards left in other hands
        }

    def open(self, options: Words) -> RueMorgueTable:
        return RueMorgueTable(RueMorgueRules(options, BOOK))


GAME: Final = RueMorgue()
