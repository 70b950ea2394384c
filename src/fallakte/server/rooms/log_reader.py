"""The log of a table read from the store: from the latest checkpoint on, a piece at a time."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.record import KINDS, RecordFault
from fallakte.core.shuffle import commitment
from fallakte.core.words import Event, Words
from fallakte.server.replays.messages import Piece
from fallakte.server.rooms import chain
from fallakte.server.rooms.checkpoint import EVERY, match_of, restored
from fallakte.server.rooms.log import RECORD_KINDS, Ledger
from fallakte.server.rooms.names import Names
from fallakte.server.rooms.undone import Gaps, counts, gaps_of, is_undo
from fallakte.server.store.rows import Line, Loaded, SeatRow, TableRow
from fallakte.server.store.store import PIECE, Store
from fallakte.server.tables.keys import in_groups

AT_ONCE: Final = 2 * EVERY
"""So many lines are read without letting others have their turn."""
MOST_MISSED: Final = 2 * EVERY
"""Of so many lines at the end somebody who comes back is told what happened."""


OF_MATCH: Final = tuple(b'{"%s"' % kind.encode() for kind in RECORD_KINDS)
OF_STEPS: Final = tuple(b'{"%s"' % kind.encode() for kind in KINDS)
OF_RECORD: Final = (*OF_STEPS, b'{"reveal"')


class Log:
    """One table's log. Whatever is wrong with it is a Fault that names this one table."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self.store = store
        self.row = row

    async def read(self) -> tuple[Ledger, list[SeatRow], int]:
        """The table as it is, its seats, and the number of the latest checkpoint."""
        loaded = await self._load(None)
        ledger = self._begun(loaded)
        kept_at = ledger.number
        lines = _after(loaded, kept_at)
        is_whole = kept_at + len(lines) >= loaded.row.head
        undos = filter(is_undo, lines) if is_whole else await self.store.undos(self.row.id, kept_at)
        ledger.gaps = gaps_of(undos, ledger.gaps)
        await self._read_on(ledger, lines, loaded.row.head)
        check_end(loaded.row, ledger)
        ledger.deal_on()
        return ledger, loaded.seats, kept_at

    async def before(self, number: int, gaps: Gaps) -> Ledger:
        """The table as it was before the line with this number, where what was taken back since does not count."""
        loaded = await self._load(number)
        ledger = self._begun(loaded)
        ledger.gaps = gaps
        await self._read_on(ledger, _after(loaded, ledger.number), number)
        return ledger

    async def happened(self, ledger: Ledger, since: int) -> list[Event]:
        """What happened in the match from a line on and still counts: of the last lines, if there were many."""
        since = max(since, ledger.number - MOST_MISSED)
        past = await self.before(since, ledger.gaps)
        lines = await self.store.lines(self.row.id, past.number, ledger.number - past.number)
        return [event for line in lines for event in taken(self.row, past, line)]

    async def _load(self, before: int | None) -> Loaded:
        loaded = await self.store.load(self.row.id, before)
        if loaded is None:
            raise Fault("no-such-table")
        return loaded

    def _begun(self, loaded: Loaded) -> Ledger:
        """The ledger of the checkpoint, or an empty one."""
        names = {one.who: one.name for one in loaded.names}
        if loaded.checkpoint is not None:
            found = restored(loaded.checkpoint, self.row.id, self.row.secret, names)
            if found is not None and _fits(found, loaded.lines):
                return found
        return Ledger(self.row.id, self.row.secret, names)

    async def _read_on(self, ledger: Ledger, lines: list[Line], end: int) -> None:
        """Read the lines that are there, and up to the end those that were too many to be read with them."""
        while lines or ledger.number < end:
            if not lines:
                lines = await self.store.lines(self.row.id, ledger.number, min(PIECE, end - ledger.number))
                if not lines:
                    return
            for line in lines[:AT_ONCE]:
                taken(self.row, ledger, line)
            lines = lines[AT_ONCE:]
            if lines:
                await asyncio.sleep(0)


def _is_of_match(line: Line) -> bool:
    """Whether this line is one of the record."""
    return line.body.startswith(OF_MATCH)


async def begun(table: str, lines: Sequence[Line], secret: str, names: Mapping[int, str]) -> Ledger:
    """A table from the lines that it begins with, of which there are many where somebody plays on."""
    ledger = Ledger(table, secret, names)
    for at in range(0, len(lines), AT_ONCE):
        for line in lines[at : at + AT_ONCE]:
            ledger.take(line)
        await asyncio.sleep(0)
    return ledger


def record_lines(lines: Sequence[Line], names: Mapping[int, str]) -> list[Words]:
    """The record of a match: the lines of it that count."""
    gaps = gaps_of(filter(is_undo, lines))
    called = Names(names)
    counting = (line for line in lines if _is_of_match(line) and counts(gaps, line.number))
    return [called.together(msgspec.json.decode(line.body)) for line in counting]


def whole(row: TableRow, lines: list[Line], names: dict[int, str]) -> Ledger:
    """A table from its whole log, whatever checkpoints say; a Fault names the table and the line."""
    ledger = Ledger(row.id, row.secret, names)
    ledger.gaps = gaps_of(filter(is_undo, lines))
    for line in lines:
        taken(row, ledger, line)
    check_end(row, ledger)
    return ledger


def taken(row: TableRow, ledger: Ledger, line: Line) -> list[Event]:
    """What a line made happen; a Fault that names the table and the line where it cannot be."""
    try:
        events = ledger.take(line)
    except RecordFault as fault:
        if fault.key == "rec-2-rules-version":
            raise Fault("table-other-rules", table=in_groups(row.code), **fault.facts) from None
        raise damaged(row, ledger.number) from fault
    except Exception as error:
        raise damaged(row, ledger.number) from error
    if line.number == 0 and ledger.setup.commitment not in (None, commitment(row.secret)):
        raise damaged(row, line.number)
    return events


def check_end(row: TableRow, ledger: Ledger) -> None:
    """A Fault where lines are missing at the end."""
    if ledger.number < row.head or (ledger.number == row.head and ledger.tip != row.tip):
        raise damaged(row, ledger.number)


def damaged(row: TableRow, line: int) -> Fault:
    """The log of this one table is not what was written, from this line on."""
    return Fault("table-damaged", table=in_groups(row.code), line=line)


def _after(loaded: Loaded, number: int) -> list[Line]:
    """The lines that come next; none where the checkpoint before them could not be used."""
    return loaded.lines if not loaded.lines or loaded.lines[0].number == number else []


def _fits(ledger: Ledger, lines: list[Line]) -> bool:
    """Whether the lines go on where the checkpoint ends."""
    try:
        return not lines or bool(chain.check(ledger.tip, ledger.number, lines[0]))
    except chain.Damaged:
        return False


class Steps(NamedTuple):
    """A piece of a match for whoever replays it, and how many lines of it are wanted."""

    piece: Piece
    wanted: int


class Past:
    """The match of a table as it stands at one moment; what is written or taken back later does not change it."""

    def __init__(self, store: Store, row: TableRow, header: bytes, ledger: Ledger) -> None:
        self.store = store
        self.row = row
        self.header = header
        self.total = ledger.steps
        self.end = ledger.number
        self._gaps = ledger.gaps

    @staticmethod
    async def of(store: Store, row: TableRow, ledger: Ledger) -> "Past":
        """The match of a ledger; a Fault where nothing has been played."""
        if ledger.match is None:
            raise Fault("nothing-played")
        return Past(store, row, msgspec.json.encode(ledger.match.lines[0]), ledger)

    async def steps(self, since: int, count: int) -> Steps:
        """The lines of the match from a step on, so many at the most, with what leads to them."""
        kept = await self.store.checkpoint_at_step(self.row.id, since, self.end)
        match = match_of(kept) if kept is not None else None
        number, skip = (kept.number, since - kept.steps) if kept is not None and match is not None else (0, since)
        wanted = max(0, min(count, self.total - since))
        lines: list[bytes] = []
        async for more in self._read(number):
            lines += more[: skip + wanted - len(lines)]
            if len(lines) >= skip + wanted:
                break
        piece = Piece(
            header=self.header,
            table=match.table if match is not None else b"",
            round=match.round if match is not None else 0,
            lines=lines,
            skip=skip,
        )
        return Steps(piece, wanted)

    async def lines(self) -> AsyncIterator[list[bytes]]:
        """All lines of the record after its header, with the reveal, as they are stored."""
        async for lines in self._read(0, reveal=True):
            yield lines

    async def _read(self, number: int, *, reveal: bool = False) -> AsyncIterator[list[bytes]]:
        """The lines that are wanted, piece by piece; a Fault names one that is not what was written."""
        wanted = OF_RECORD if reveal else OF_STEPS
        tip = await self._tip(number)
        while number < self.end:
            found = await self.store.lines(self.row.id, number, min(PIECE, self.end - number))
            try:
                for line in found:
                    tip = chain.check(tip, number, line)
                    number += 1
            except chain.Damaged as wrong:
                raise damaged(self.row, wrong.line) from None
            if not found:
                raise damaged(self.row, number)
            yield [line.body for line in found if line.body.startswith(wanted) and counts(self._gaps, line.number)]
            await asyncio.sleep(0)

    async def _tip(self, number: int) -> bytes:
        """The sum of the line before this one."""
        if number == 0:
            return chain.first_tip(self.row.id)
        before = await self.store.lines(self.row.id, number - 1, 1)
        return (before[0].sum if before else None) or b""
