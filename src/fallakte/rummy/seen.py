"""Everything a seat of a rummy table knows: the table without what it cannot see, and its memory."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.pack import Writer, to_bytes
from fallakte.core.table import Seen
from fallakte.core.words import Words
from fallakte.rummy.account import Account
from fallakte.rummy.imagine import Dealing, possible, spread, unseen
from fallakte.rummy.memory import Memory
from fallakte.rummy.script import Script
from fallakte.rummy.table import RummyTable

SEEN: Final = "seen"


class RummySeen(Seen):
    """A seat's knowledge as a value. `frame` is a table in which every hidden card is missing."""

    def __init__(self, frame: RummyTable, memory: Memory) -> None:
        self.seat: i64 = memory.seat
        self.frame: RummyTable = frame
        self.memory: Memory = memory

    def imagine(self, luck: Luck) -> RummyTable:
        if self.frame.round == 0:
            return self.frame.copy()
        if len(self.memory.log) == 0:
            table = self.filled(self.memory.account, luck)
            if table is not None:
                return table
        script = Script(luck)
        while script.again():
            account = self.memory.told(script)
            if account is not None:
                table = self.filled(account, luck)
                if table is not None:
                    return table
            if not script.briefed:
                counts = unseen(self.frame, self.seat, self.memory.account)
                self.keep_back(counts)
                self.memory.brief(script, counts)
        raise AssertionError("no table fits what was seen")

    def filled(self, account: Account, luck: Luck) -> RummyTable | None:
        """The frame with every missing card dealt; None where the account leaves too few cards or places."""
        counts = unseen(self.frame, self.seat, account)
        self.keep_back(counts)
        if not possible(counts):
            return None
        table = self.frame.copy()
        self.hide(table, counts, luck)
        dealing = Dealing(table, self.seat, account, spread(counts))
        if not dealing.deal(luck):
            return None
        kinds = table.rules.kinds
        for segment in range(len(dealing.seats) - 1):
            other = dealing.seats[segment]
            table.sizes[other] = 0
            for at in range(dealing.begin(segment), dealing.ends[segment]):
                table.take_in(other, dealing.loose[at])
            for kind in range(kinds):
                for _each in range(account.holds[other * kinds + kind]):
                    table.take_in(other, kind)
        table.pile = account.pile[:]
        self.place_rest(table, dealing.loose[dealing.begin(len(dealing.seats) - 1) :])
        table.memories = [self.memory]
        return table

    def keep_back(self, counts: vec[i64]) -> None:
        """Take out of the unseen cards those whose place this seat knows, other than hands and pile."""

    def hide(self, table: RummyTable, counts: vec[i64], luck: Luck) -> None:
        """Fill places that not every card can lie in, and take those cards out of the unseen ones."""

    def place_rest(self, table: RummyTable, rest: vec[i64]) -> None:
        """The cards that are in no hand: here, the case file."""
        table.deck = rest
        table.next = 0

    def words(self) -> Words:
        knows = self.memory.words(self.frame.names())
        knows["declined"] = [self._declined_by(seat) for seat in range(self.frame.players)]
        return {"view": self.frame.view(self.seat), "knows": knows}

    def _declined_by(self, seat: i64) -> list[str] | None:
        """What a seat could have joined, or joined further, in its last turn; None before its first."""
        declined = self.frame.declined[seat]
        if declined < 0:
            return None
        return [name for kind, name in enumerate(self.frame.names()) if declined >> kind & 1]

    def to_bytes(self) -> bytes:
        frame, memory = Writer(), Writer()
        self.frame.write(frame)
        self.memory.write(memory)
        return to_bytes([SEEN, self.frame.rules.options, self.seat, frame.numbers, memory.numbers])
