"""The one record in a file, for commands that cannot go on with a broken one."""

from collections.abc import Iterator

from fallakte.cli.files import parsed_lines
from fallakte.cli.language import voice
from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.record import RecordFault, is_header
from fallakte.core.words import Words
from fallakte.games import game


def retold(path: str) -> Iterator[tuple[int, Match, Words]]:
    """Line by line: its number, the match as it stands before that line, and the line, which is then taken.

    A Fault says in which line the record breaks which rule.
    """
    match: Match | None = None
    number = 0
    try:
        for number, line in parsed_lines(path):
            if match is None:
                match = Match.open(line, game)
                yield number, match, line
            elif is_header(line):
                raise Fault("cli-one-record", path=path, line=number)
            else:
                yield number, match, line
                match.take(line)
    except RecordFault as fault:
        raise _placed(path, number, fault) from None
    if match is None:
        raise Fault("rec-1-empty-file", path=path)


def match_of(path: str) -> Match:
    """The match of the one record in a file, as it stands at its end."""
    lines = retold(path)
    _, match, _ = next(lines)
    for _ in lines:
        pass
    return match


def _placed(path: str, number: int, fault: RecordFault) -> Fault:
    line = fault.facts.get("line", number)
    return Fault("cli-bad-record", path=path, line=line, rule=fault.rule, why=voice().fault(fault))
