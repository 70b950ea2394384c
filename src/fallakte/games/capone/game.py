"""Capone as the registry knows it."""

from typing import Final, final

from fallakte.core.game import Game
from fallakte.core.options import Number, Values, Whole, YesNo
from fallakte.core.pack import Reader, from_bytes
from fallakte.core.sheet import SheetLine
from fallakte.core.words import Words
from fallakte.games.capone.book import BOOK
from fallakte.games.capone.cards import BUSINESS_VALUES, BUSINESSES, CARDS, FIELDS, MEMBER_VALUES, MEMBERS, PLACES
from fallakte.games.capone.match import ENDINGS
from fallakte.games.capone.rules import CaponeRules
from fallakte.games.capone.seen import SEEN, CaponeSeen
from fallakte.games.capone.table import TABLE, CaponeTable

PRINTED: Final = (*zip(MEMBERS, MEMBER_VALUES), *zip(BUSINESSES, BUSINESS_VALUES))


@final
class Capone(Game):
    """The board game of legal and illegal business."""

    def __init__(self) -> None:
        self.id = "capone"
        self.rules_version = "1"
        self.players = (3, 4, 5, 6)
        self.kinds = CARDS
        self.book = BOOK
        self.vocabulary = {
            "card": CARDS,
            "cards": CARDS,
            "given": CARDS,
            "received": CARDS,
            "member": MEMBERS,
            "members": MEMBERS,
            "place": PLACES,
            "field": FIELDS,
        }
        self.option_list = (
            Whole("players", 4, 3, 6),
            YesNo("cover", False),
            Whole("years", 25, 1, none=True),
            Values({name: Number(printed, 5, 995, 5) for name, printed in PRINTED}),
        )
        self.round_endings = ("year",)
        self.match_endings = ENDINGS
        self.barriers = frozenset(("dealt", "hand", "exchanged", "ended"))

    def open(self, options: Words) -> CaponeTable:
        table = CaponeTable(CaponeRules(options))
        table.lay_out()
        return table

    def table_from_bytes(self, data: bytes) -> CaponeTable:
        _, options, numbers, lines = from_bytes(data, TABLE)
        table = CaponeTable(CaponeRules(options))
        table.read(Reader(numbers))
        table.sheet = [SheetLine(*line) for line in lines]
        return table

    def seen_from_bytes(self, data: bytes) -> CaponeSeen:
        _, options, seat, numbers = from_bytes(data, SEEN)
        frame = CaponeTable(CaponeRules(options))
        frame.watched = False
        frame.read(Reader(numbers))
        return CaponeSeen(frame, seat)


GAME: Final = Capone()
