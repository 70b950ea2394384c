"""`fallakte check`: replays records and judges every line."""

import sys

import click

from fallakte.cli.files import read_lines
from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.cli.progress import counting
from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.record import RecordFault, is_header, parse_line
from fallakte.games import game

UNLAWFUL = 1
UNREADABLE = 2
GOES_ON_AFTER = ("REC-5", "REC-6")


class Judge:
    """Judges the records of one file, one after the other, and says each fault in a line."""

    def __init__(self, path: str, *, unfinished: bool) -> None:
        self.path = path
        self.unfinished = unfinished
        self.match: Match | None = None
        self.skipping = False
        self.records = 0
        self.faults = 0
        self.unreadable = False
        self.last = 0

    def line(self, number: int, line: bytes) -> None:
        """The next line of the file."""
        try:
            words = parse_line(line)
            if is_header(words):
                self.close()
                self.records += 1
                self.skipping = True
                self.match = Match.open(words, game)
                self.skipping = False
            elif self.match is not None and not self.skipping:
                self.match.take(words)
            elif self.records == 0 and not self.skipping:
                self.skipping = True
                self.records += 1
                raise RecordFault("REC-2", "rec-2-no-header")
        except RecordFault as fault:
            self._fault(number, fault)
            self.skipping = self.skipping or fault.rule not in GOES_ON_AFTER
        self.last = number

    def close(self) -> None:
        """The record that was being read is at its end (REC-7)."""
        if self.match is not None and not self.skipping and not self.match.over and not self.unfinished:
            self._fault(self.last, RecordFault("REC-7", "rec-7-unfinished", due=self.match.due))
        self.match = None
        self.skipping = False

    def _fault(self, number: int, fault: RecordFault) -> None:
        self.faults += 1
        self.unreadable = self.unreadable or fault.rule == "REC-1"
        click.echo(f"{self.path}:{number}: {fault.rule}: {voice().fault(fault)}")


@click.command(cls=Helped)
@click.argument("paths", nargs=-1, required=True, metavar="FILE...")
@click.option("--unfinished", is_flag=True)
def check(paths: tuple[str, ...], unfinished: bool) -> int:
    """Judge every record in the files."""
    worst = 0
    records = faults = 0
    for path in paths:
        judge = Judge(path, unfinished=unfinished)
        try:
            with counting(voice().say("cli-checking", path=path), 0) as progress:
                for number, line in read_lines(path):
                    judge.line(number, line)
                    if number % 1000 == 0:
                        progress(1000)
            judge.close()
            if judge.records == 0 and judge.faults == 0:
                raise Fault("rec-1-empty-file", path=path)
        except Fault as fault:
            click.echo(f"fallakte: {voice().fault(fault)}", err=True)
            worst = UNREADABLE
        worst = max(worst, UNREADABLE if judge.unreadable else UNLAWFUL if judge.faults else 0)
        records += judge.records
        faults += judge.faults
    click.echo(voice().say("cli-checked", records=records, faults=faults), file=sys.stderr)
    return worst
