"""A backup: everything a database holds, as lines that either kind of database can be made from.

The first line says what it is, the last how many rows there are of each table; in between each line is a row.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Connection, LargeBinary, Table, func, insert, select, text

from fallakte.core.faults import Fault
from fallakte.server.rooms import chain
from fallakte.server.store.database import outside
from fallakte.server.store.migrate import KNOWN
from fallakte.server.store.rows import Line
from fallakte.server.store.schema import ALL, LINES, PERSONS, TABLES
from fallakte.server.store.upgrade import bring_up

T = TypeVar("T")

FORMAT: Final = 1
AT_ONCE: Final = 1000
OLDER: Final = {"0001": {"persons": 7, "tables": 12, "lines": 5, "seats": 6}}
"""How many columns tables had in older forms; those that came later stand behind them."""


class Header(Struct, frozen=True, kw_only=True):
    """The first line: the form of the file, and that of the tables in it."""

    fallakte_backup: int
    schema: str


class End(Struct, frozen=True):
    """The last line: without it the file was cut off."""

    rows: dict[str, int]


def _type_of(column: Column[Any]) -> Any:
    kind: Any = bytes if isinstance(column.type, LargeBinary) else column.type.python_type
    return kind | None if column.nullable else kind


def _row_type(columns: Sequence[Column[Any]]) -> Any:
    return tuple[(str, *(_type_of(column) for column in columns))]  # type: ignore[misc]


def _decoders(schema: str) -> dict[bytes, tuple[Table, msgspec.json.Decoder[Any], tuple[Any, ...]]]:
    """For each beginning of a line its table, how it is read, and what an older form of the table lacks."""
    found = {}
    for table in ALL:
        columns = list(table.columns)
        wide = OLDER.get(schema, {}).get(str(table.name), len(columns))
        lacking = tuple(0 if column.name == "said" else None for column in columns[wide:])
        beginning = b'["%s",' % table.name.encode()
        found[beginning] = (table, msgspec.json.Decoder(_row_type(columns[:wide])), lacking)
    return found


def _none_yet() -> dict[str, int]:
    return {str(table.name): 0 for table in ALL}


def dump(connection: Connection, write: Callable[[bytes], object]) -> dict[str, int]:
    """Write everything, as it stands at one moment; how many rows there were of each table."""
    encode = msgspec.json.Encoder().encode
    rows = _none_yet()
    with outside():
        write(encode(Header(fallakte_backup=FORMAT, schema=KNOWN)) + b"\n")
    for table in ALL:
        ordered = select(table).order_by(*table.primary_key)
        for row in connection.execute(ordered, execution_options={"yield_per": AT_ONCE}):
            values = [bool(value) if column.name == "listed" else value for column, value in zip(table.columns, row)]
            with outside():
                write(encode([str(table.name), *values]) + b"\n")
            rows[table.name] += 1
    with outside():
        write(encode(End(rows)) + b"\n")
    return rows


def rows_of(lines: Iterable[bytes]) -> Iterator[tuple[Table, tuple[Any, ...]]]:
    """The rows of a backup in order; a Fault where it is none, or is not whole."""
    left = iter(lines)
    schema = _check_header(next(left, b""))
    rows = _none_yet()
    decoders = _decoders(schema)
    for line in left:
        known = decoders.get(line[: line.find(b",") + 1])
        if known is None:
            _check_end(line, rows, left)
            return
        table, decoder, lacking = known
        rows[table.name] += 1
        try:
            row = decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Fault("backup-damaged") from None
        yield table, (*row[1:], *lacking)
    raise Fault("backup-damaged")


def _check_header(line: bytes) -> str:
    """The form of the tables in a backup."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Fault("backup-none") from None
    if header.fallakte_backup > FORMAT or header.schema > KNOWN:
        raise Fault("backup-newer")
    return header.schema


def _check_end(line: bytes, rows: dict[str, int], left: Iterator[bytes]) -> None:
    try:
        end = msgspec.json.decode(line, type=End)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Fault("backup-damaged") from None
    if {**_none_yet(), **end.rows} != rows or next(left, None) is not None:
        raise Fault("backup-damaged")


def load(connection: Connection, lines: Iterable[bytes]) -> dict[str, int]:
    """Put everything into a database that holds nothing yet."""
    if connection.dialect.name == "postgresql":
        # Nobody opens a table meanwhile.
        connection.execute(text("LOCK TABLE tables, persons IN EXCLUSIVE MODE"))
    for table in (TABLES, PERSONS):
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise Fault("store-not-empty")
    counts = _none_yet()
    header, left = _peeked(lines)
    for table, rows in _grouped(left):
        names = [column.name for column in table.columns]
        connection.execute(insert(table), [dict(zip(names, row)) for row in rows])
        counts[table.name] += len(rows)
    if _outside(lambda: _check_header(header)) in OLDER:
        bring_up(connection)
    return counts


def _peeked(lines: Iterable[bytes]) -> tuple[bytes, Iterable[bytes]]:
    left = iter(lines)
    header = _outside(lambda: next(left, b""))
    return header, itertools.chain([header], left)


def damaged_logs(lines: Iterable[bytes]) -> Iterator[tuple[str, int]]:
    """The tables of a backup whose logs are not what was written, by their codes, with the first line that is not."""
    tables: dict[str, _Reading] = {}
    for table, row in rows_of(lines):
        if table is TABLES:
            one = dict(zip(table.columns.keys(), row))
            tables[one["id"]] = _Reading(one["code"], one["head"], one["tip"], chain.first_tip(one["id"]))
        elif table is LINES and row[0] in tables:
            tables[row[0]].take(Line(*row[1:]))
    yield from ((one.code, one.number) for one in tables.values() if not one.is_whole)


class _Reading:
    """A log that is checked line by line; the sums of an old backup are made when it is restored."""

    def __init__(self, code: str, head: int, tip: bytes | None, first: bytes) -> None:
        self.code = code
        self.number = 0
        self._head = head
        self._wanted = tip
        self._tip = first
        self._sound = True

    def take(self, line: Line) -> None:
        if self._wanted is not None and self._sound:
            try:
                self._tip = chain.check(self._tip, self.number, line)
            except chain.Damaged:
                self._sound = False
                return
        self.number += self._sound

    @property
    def is_whole(self) -> bool:
        """Whether all lines were there, and as they were written."""
        return self.number == self._head and self._wanted in (None, self._tip)


def _grouped(lines: Iterable[bytes]) -> Iterator[tuple[Table, list[tuple[Any, ...]]]]:
    """Rows of one table together, as many as go in at once."""
    rows = rows_of(lines)
    while group := _outside(lambda: list(islice(rows, AT_ONCE))):
        for table in ALL:
            if some := [row for one, row in group if one is table]:
                yield table, some


def _outside(read: Callable[[], T]) -> T:
    """The file is none of the database's business."""
    with outside():
        return read()
