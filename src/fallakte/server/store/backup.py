"""A backup: everything a database holds, as lines that either kind of database can be made from.

The first line says what it is, the last how many rows there are of each table; in between each line is a row.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Connection, LargeBinary, Table, func, insert, select, text

from fallakte.core.faults import Fault
from fallakte.server.store.database import outside
from fallakte.server.store.migrate import KNOWN
from fallakte.server.store.schema import ALL, PERSONS, TABLES

FORMAT: Final = 1
AT_ONCE: Final = 1000


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


def _row_type(table: Table) -> Any:
    return tuple[(str, *(_type_of(column) for column in table.columns))]  # type: ignore[misc]


DECODERS: Final = {b'["%s",' % table.name.encode(): (table, msgspec.json.Decoder(_row_type(table))) for table in ALL}


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
    _check_header(next(left, b""))
    rows = _none_yet()
    for line in left:
        table, decoder = DECODERS.get(line[: line.find(b",") + 1], (None, None))
        if table is None or decoder is None:
            _check_end(line, rows, left)
            return
        rows[table.name] += 1
        try:
            row = decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Fault("backup-damaged") from None
        yield table, row[1:]
    raise Fault("backup-damaged")


def _check_header(line: bytes) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Fault("backup-none") from None
    if header.fallakte_backup > FORMAT or header.schema > KNOWN:
        raise Fault("backup-newer")


def _check_end(line: bytes, rows: dict[str, int], left: Iterator[bytes]) -> None:
    try:
        end = msgspec.json.decode(line, type=End)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Fault("backup-damaged") from None
    if end.rows != rows or next(left, None) is not None:
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
    for table, rows in _grouped(lines):
        names = [column.name for column in table.columns]
        connection.execute(insert(table), [dict(zip(names, row)) for row in rows])
        counts[table.name] += len(rows)
    return counts


def _grouped(lines: Iterable[bytes]) -> Iterator[tuple[Table, list[tuple[Any, ...]]]]:
    """Rows of one table together, as many as go in at once."""
    rows = rows_of(lines)
    while group := _outside(lambda: list(islice(rows, AT_ONCE))):
        for table in ALL:
            if some := [row for one, row in group if one is table]:
                yield table, some


def _outside(read: Callable[[], list[Any]]) -> list[Any]:
    """The file is none of the database's business."""
    with outside():
        return read()
