"""Everything a seat of Capone knows, and tables that fit it (docs/knowledge/capone.md)."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.pack import Writer, to_bytes
from fallakte.core.table import Seen
from fallakte.core.words import Words
from fallakte.games.capone.cards import CARDS, HAND, KINDS
from fallakte.games.capone.hands import shown_kind
from fallakte.games.capone.state import StateTable
from fallakte.games.capone.view import capone_view

SEEN: Final = "seen capone"


@final
class CaponeSeen(Seen):
    """A table in which every card that the seat has not seen is missing. Its memory is what it gave back this year."""

    def __init__(self, frame: StateTable, seat: i64) -> None:
        self.seat: i64 = seat
        self.frame: StateTable = frame

    def imagine(self, luck: Luck) -> StateTable:
        """Each unseen card with equal chance into other hands, among what others gave back, or undealt."""
        table = self.frame.copy()
        loose = self._unseen()
        luck.shuffle(loose, len(loose))
        at: i64 = 0
        for other in range(table.players):
            if other != self.seat:
                size = table.sizes[other]
                table.sizes[other] = 0
                for _ in range(size):
                    table.take_in(other, loose[at])
                    at += 1
                for place in range(table.given_sizes[other]):
                    table.given[other * HAND + place] = loose[at]
                    at += 1
        table.deck = loose[at:]
        table.next = 0
        return table

    def _unseen(self) -> vec[i64]:
        """All cards but those shown this year, in the own hand, and given back by this seat."""
        frame = self.frame
        counts = frame.rules.copies[:]
        if frame.year == 0:
            return vec[i64]()
        for at in range(len(frame.shown)):
            counts[shown_kind(frame.shown[at])] -= 1
        first = self.seat * HAND
        for at in range(first, first + frame.sizes[self.seat]):
            counts[frame.hands[at]] -= 1
        for at in range(first, first + frame.given_sizes[self.seat]):
            counts[frame.given[at]] -= 1
        cards = vec[i64]()
        for kind in range(KINDS):
            for _ in range(counts[kind]):
                cards = append(cards, kind)
        return cards

    def words(self) -> Words:
        given = [CARDS[kind] for kind in self.frame.given_cards(self.seat)]
        return {"view": cast(Words, capone_view(self.frame, self.seat)), "knows": {"given_back": given}}

    def to_bytes(self) -> bytes:
        frame = Writer()
        self.frame.write(frame)
        return to_bytes([SEEN, self.frame.rules.options, self.seat, frame.numbers])
