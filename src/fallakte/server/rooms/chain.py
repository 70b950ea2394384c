"""Sums chained over the lines of a log: a bit that was flipped on the disk is noticed, and where."""

from collections.abc import Iterable
from hashlib import blake2b

from fallakte.server.store.rows import Line

SIZE = 16


def first_tip(table: str) -> bytes:
    """What the first line's sum begins with, so that no log passes for another table's."""
    return blake2b(table.encode(), digest_size=SIZE).digest()


def chained(tip: bytes, number: int, body: bytes, at: int, command: str | None) -> bytes:
    """The sum of a line after the line with the sum `tip`."""
    head = b"%d %d %s\n" % (number, at, (command or "").encode())
    return blake2b(tip + head + body, digest_size=SIZE).digest()


def next_line(tip: bytes, number: int, body: bytes, at: int, command: str | None = None) -> Line:
    """A line with its sum."""
    return Line(number, body, at, command, chained(tip, number, body, at, command))


def written(table: str, bodies: Iterable[bytes], at: int) -> list[Line]:
    """The first lines of a table's log."""
    tip = first_tip(table)
    lines: list[Line] = []
    for number, body in enumerate(bodies):
        lines.append(next_line(tip, number, body, at))
        tip = lines[-1].sum or b""
    return lines


class Damaged(Exception):
    """A line is not what was written."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def check(tip: bytes, number: int, line: Line) -> bytes:
    """The sum of a line that comes next, or Damaged."""
    found = chained(tip, number, line.body, line.at, line.command)
    if line.number != number or line.sum != found:
        raise Damaged(number)
    return found


def check_all(table: str, lines: Iterable[Line]) -> bytes:
    """The sum of the last line of a whole log, or Damaged."""
    tip = first_tip(table)
    for number, line in enumerate(lines):
        tip = check(tip, number, line)
    return tip
