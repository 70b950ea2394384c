"""A table as the lines of its log give it up to a point, as bytes: whoever reads on from there need not begin anew.

A checkpoint is never the truth. One that this version cannot read, or that is not what was written, is passed over,
and the lines are read instead.
"""

from array import array
from typing import Final

import msgspec
from msgspec import Struct

from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.pack import Reader, Writer
from fallakte.core.shuffle import commitment
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.protocol.messages import Ask
from fallakte.rummy.table import RummyTable
from fallakte.server.rooms.card_count import Counting
from fallakte.server.rooms.log import Ledger
from fallakte.server.rooms.setup import Place, Setup
from fallakte.server.store.rows import CheckpointRow
from fallakte.version import VERSION

LAYOUT: Final = f"2 {VERSION}"
"""The number goes up whenever what is kept here, or the bytes of a game's table, is read otherwise."""
EVERY: Final = 128
"""So many lines lie between two checkpoints at the most, and have to be read after one."""


class Kept(Struct):
    """What a ledger remembers besides its match; nobody's name is in it."""

    number: int
    state: int
    phase: str
    setup: Setup
    places: list[Place]
    copied: int
    words: list[str]
    sealed: int
    commitments: list[str | None]
    revealed: list[str]
    silent: list[int]
    barrier: int
    rounds: list[Words]
    ask: Ask | None
    paused: int | None
    clock_from: int
    stand_in: int
    rematch: str | None
    rematch_seats: list[int]
    closed_by_host: bool
    recent: dict[str, dict[str, int]]
    used: int
    spent: list[list[int]]
    unattended: int
    tip: bytes
    gaps: list[tuple[int, int]]
    undos: int
    breaks: dict[int, int]
    steps: int


class KeptMatch(Struct):
    """The match of a ledger."""

    header: Words
    options: Words
    round: int
    table: bytes
    shuffled: tuple[int, bytes] | None
    counted: list[int] | None


class Body(Struct):
    """Everything."""

    kept: Kept
    called: list[int]
    decisions: list[int]
    deciders: bytes
    match: KeptMatch | None


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Body)


def checkpoint_of(ledger: Ledger) -> CheckpointRow:
    """A ledger as bytes."""
    kept = Kept(**{name: getattr(ledger, name) for name in Kept.__struct_fields__})
    kept.setup = msgspec.structs.replace(kept.setup, places=[])
    kept.places = [msgspec.structs.replace(place, name="") for place in kept.places]
    body = Body(
        kept=kept,
        called=ledger.names.at_seats,
        decisions=list(ledger.decisions),
        deciders=bytes(ledger.deciders),
        match=_kept_match(ledger),
    )
    return CheckpointRow(number=ledger.number, steps=ledger.steps, layout=LAYOUT, body=ENCODER.encode(body))


def _kept_match(ledger: Ledger) -> KeptMatch | None:
    match = ledger.match
    if match is None:
        return None
    header, _ = ledger.names.apart(match.lines[0], {})
    return KeptMatch(
        header=header,
        options=match.options,
        round=match.round,
        table=match.table.to_bytes(),
        shuffled=ledger.shuffler.place if ledger.shuffler is not None else None,
        counted=_counted(ledger.counting),
    )


def _counted(counting: Counting | None) -> list[int] | None:
    if counting is None:
        return None
    numbers = Writer()
    counting.memory.write(numbers)
    return numbers.numbers


def restored(row: CheckpointRow, table: str, secret: str, names: dict[int, str]) -> Ledger | None:
    """The ledger again; None where nobody can say that it is the one that was kept."""
    body = _body(row)
    try:
        return _ledger(body, table, secret, names) if body is not None else None
    except (Fault, ArithmeticError, LookupError, TypeError, ValueError):
        return None


def match_of(row: CheckpointRow) -> KeptMatch | None:
    """The match alone; None where it cannot be read, or where there is none yet."""
    body = _body(row)
    return body.match if body is not None else None


def _body(row: CheckpointRow) -> Body | None:
    """What was kept; None where it is of another layout, or not what was written."""
    if row.layout != LAYOUT:
        return None
    try:
        return DECODER.decode(row.body)
    except msgspec.MsgspecError:
        return None


def _ledger(body: Body, table: str, secret: str, names: dict[int, str]) -> Ledger | None:
    ledger = Ledger(table, secret, names)
    ledger.names.at_seats = body.called
    for name in Kept.__struct_fields__:
        setattr(ledger, name, getattr(body.kept, name))
    ledger.places = [
        msgspec.structs.replace(place, name=ledger.names.at_seat(seat)) for seat, place in enumerate(ledger.places)
    ]
    if ledger.setup.commitment not in (None, commitment(secret)):
        return None
    ledger.introduce()
    ledger.decisions = array("q", body.decisions)
    ledger.deciders = bytearray(body.deciders)
    return ledger if body.match is None or _take_match(ledger, body.match) else None


def _take_match(ledger: Ledger, kept: KeptMatch) -> bool:
    """Whether the table has the bytes that were kept."""
    match = Match(game(kept.header["game"]), ledger.names.together(kept.header), kept.options)
    match.table = match.game.table_from_bytes(kept.table)
    match.round = kept.round
    ledger.match = match
    if kept.shuffled is not None:
        ledger.shuffler = ledger.new_shuffler()
        ledger.shuffler.go_to(*kept.shuffled)
    if kept.counted is not None and isinstance(match.table, RummyTable):
        ledger.counting = Counting(match.table)
        ledger.counting.memory.read(Reader(kept.counted))
    return match.table.to_bytes() == kept.table
