"""Which lines of a match do not count any more, because they were taken back: as gaps, in order."""

from bisect import bisect_right
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from fallakte.server.store.rows import Line

Gaps: TypeAlias = list[tuple[int, int]]
"""Lines of the match from a number on and before another."""


def with_gap(gaps: Gaps, to: int, until: int) -> Gaps:
    """Gaps in order, with one more at the end that swallows those within it."""
    return [*(gap for gap in gaps if gap[0] < to), (to, until)]


def gaps_of(undos: Iterable[Line], gaps: Gaps | None = None) -> Gaps:
    """What these lines take back, after what was taken back before them."""
    found = list(gaps or [])
    for line in undos:
        found = with_gap(found, undone_to(line), line.number)
    return found


def is_undo(line: Line) -> bool:
    """Whether this line takes something back."""
    return line.body.startswith(b'{"undo"')


def undone_to(line: Line) -> int:
    """How far back this line goes."""
    to: int = msgspec.json.decode(line.body)["undo"]["to"]
    return to


def counts(gaps: Gaps, number: int) -> bool:
    """Whether a line of the match counts, or was taken back."""
    at = bisect_right(gaps, number, key=lambda gap: gap[0]) - 1
    return at < 0 or number >= gaps[at][1]
