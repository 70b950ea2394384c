"""The store held against what the clients were told: nothing lost, nothing doubled, every match right."""

import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from fallakte.core.trust import verify
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.server.ops.cleanup import visit
from fallakte.server.rooms.log import Ledger
from fallakte.server.rooms.log_reader import record_lines
from fallakte.server.store import queries
from fallakte.server.store.rows import GATHERING, OVER, Line, TableRow
from fallakte.server.store.store import MOST_SAID
from tests.server.ledgers import read
from tests.server.resilience.journal import Deed, Journal, Sight

WRITTEN_AS = {"undo": ("undo", "ask"), "answer": ("answer",), "say": ("chat",)}
"""The lines that a command may have brought."""


@dataclass
class Verdict:
    """What was found. `wrong` says in words whatever else is not as it must be."""

    matches: int = 0
    over: int = 0
    lines: int = 0
    acknowledged: int = 0
    refused: int = 0
    sent_again: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether nothing is lost, doubled or wrong."""
        return not (self.lost or self.doubled or self.wrong)

    def __str__(self) -> str:
        told = [*self.lost[:5], *self.doubled[:5], *self.wrong[:5]]
        return (
            f"{self.matches} matches ({self.over} over), {self.lines} lines; {self.acknowledged} commands acknowledged,"
            f" {self.refused} refused, {self.sent_again} sent more than once; {len(self.lost)} lost,"
            f" {len(self.doubled)} doubled, {len(self.wrong)} wrong" + "".join(f"\n  {one}" for one in told)
        )


def judge(url: str, journals: Iterable[Journal]) -> Verdict:
    """Hold a store against the journals of clients that are at rest, and have all its records checked."""
    verdict = Verdict()
    with tempfile.TemporaryDirectory(prefix="fallakte-") as folder:
        verdict.wrong += check_exported(url, Path(folder))
    for journal in journals:
        judge_match(url, journal, verdict)
    return verdict


def judge_match(url: str, journal: Journal, verdict: Verdict) -> None:
    """Hold one match against what its clients were told."""
    table = journal.table
    row, lines, said, names = visit(url, lambda connection: _kept(connection, table))
    if row is None:
        verdict.lost.append(f"table {table}")
        return
    verdict.matches += 1
    verdict.lines += len(lines)
    verdict.wrong += journal.contradictions
    if [line.number for line in lines] != [*range(row.head)]:
        verdict.wrong.append(f"{table}: lines do not run from 0 to {row.head - 1}")
    _judge_deeds(journal, [*lines, *said], lines, verdict)
    ledger = read(table, lines, row.secret, names)
    verdict.over += ledger.phase == OVER
    if journal.over and ledger.phase != OVER:
        verdict.lost.append(f"{table}: the end of the match")
    _judge_row(row, ledger, verdict)
    _judge_sights(journal, lines, ledger, verdict)
    _judge_luck(record_lines(lines, names), ledger, verdict)


def _kept(connection: Connection, table: str) -> tuple[TableRow | None, list[Line], list[Line], dict[int, str]]:
    """What the store has of a table: its row, its lines, what was said as if in lines, and the names."""
    said = [
        Line(-1, b'{"chat":{}}', one.at, one.command)
        for one in queries.chat(connection, table, 0, MOST_SAID, watchers=None)
    ]
    names = {one.who: one.name for one in queries.names(connection, table)}
    return queries.table(connection, table), queries.lines(connection, table, 0), said, names


# Commands


def _judge_deeds(journal: Journal, written: list[Line], lines: list[Line], verdict: Verdict) -> None:
    kept = Counter(line.command for line in written if line.command is not None)
    by_command = {line.command: line for line in written if line.command is not None}
    verdict.doubled += [f"{journal.table}: {key} is there {times} times" for key, times in kept.items() if times > 1]
    verdict.wrong += [f"{journal.table}: nobody asked {key}" for key in kept.keys() - journal.deeds.keys()]
    for key, deed in journal.deeds.items():
        verdict.acknowledged += deed.acknowledged
        verdict.refused += deed.refused is not None
        verdict.sent_again += deed.sent > 1
        if deed.acknowledged and key not in kept:
            verdict.lost.append(f"{journal.table}: {deed}")
        elif deed.refused is not None and key in kept:
            verdict.wrong.append(f"{journal.table}: refused, yet carried out: {deed}")
        elif deed.open:
            verdict.wrong.append(f"{journal.table}: never answered: {deed}")
        elif key in kept:
            verdict.wrong += [f"{journal.table}: {what}: {deed}" for what in _differs(deed, by_command[key], lines)]


def _differs(deed: Deed, line: Line, lines: list[Line]) -> list[str]:
    """How what is in the log differs from what was asked and answered."""
    found = []
    if deed.number is not None and not line.number < deed.number:
        found.append(f"answered with number {deed.number}, but written as {line.number}")
    asked, body = deed.message, msgspec.json.decode(line.body)
    if asked["type"] == "move":
        if body != {"move": {"seat": deed.seat, **asked["move"]}}:
            found.append(f"written as {body}")
        if any(_is_of_match(one) for one in lines[asked["state"] : line.number]):
            found.append(f"made for state {asked['state']}, carried out in another at {line.number}")
    elif next(iter(body)) not in WRITTEN_AS[asked["type"]]:
        found.append(f"written as {body}")
    return found


def _is_of_match(line: Line) -> bool:
    return not line.body.startswith((b'{"chat"', b'{"ask"', b'{"answer"', b'{"seat"', b'{"key"'))


# Positions


def _judge_row(row: TableRow, ledger: Ledger, verdict: Verdict) -> None:
    """What lists show of a table must fit what its log says."""
    shown = (row.summary.phase, row.summary.to_act)
    if shown != (ledger.phase, ledger.to_act):
        verdict.wrong.append(f"{row.id}: lists show {shown}, the log says {(ledger.phase, ledger.to_act)}")
    if ledger.phase == GATHERING:
        verdict.wrong.append(f"{row.id}: the match has not begun")


def _judge_sights(journal: Journal, lines: list[Line], last: Ledger, verdict: Verdict) -> None:
    """Whatever a seat saw before it was cut off, and at the end, is what the log gives for that number."""
    sights: dict[int, list[Sight]] = {}
    for sight in (*journal.last_seen, *journal.in_the_end):
        if sight.state > len(lines):
            verdict.lost.append(f"{journal.table}: seat {sight.seat} saw state {sight.state} of {len(lines)}")
        sights.setdefault(sight.state, []).append(sight)
    if {sight.state for sight in journal.in_the_end} != {last.state}:
        verdict.wrong.append(f"{journal.table}: in the end seats saw {journal.in_the_end}")
    for state, ledger in _states(journal.table, lines, last.secret, set(sights)):
        assert ledger.match is not None
        for sight in sights.pop(state):
            if Sight.of(sight.seat, sight.number, {"state": state, "view": ledger.match.view(sight.seat)}) != sight:
                verdict.wrong.append(f"{journal.table}: seat {sight.seat} saw another state {state}")
    verdict.wrong += [f"{journal.table}: there was no state {state}" for state in sights]


def _states(table: str, lines: list[Line], secret: str, wanted: set[int]) -> Iterable[tuple[int, Ledger]]:
    """The table in each of these states."""
    ledger = Ledger(table, secret)
    for number, line in enumerate(lines, start=1):
        if line.body.startswith(b'{"undo"'):
            ledger = read(table, lines[:number], secret)
        else:
            ledger.take(line)
        if number in wanted and ledger.state == number:
            yield number, ledger


# Records


def _judge_luck(record: list[Words], ledger: Ledger, verdict: Verdict) -> None:
    """All luck is what was committed to, revealed yet or not."""
    words = ledger.words
    revealed = record if "reveal" in record[-1] else [*record, {"reveal": {"secret": ledger.secret, "words": words}}]
    found = verify(revealed, game, unfinished=ledger.phase != OVER)
    if found.fault is not None:
        verdict.wrong.append(f"record line {found.line}: {found.fault.key} {found.fault.facts}")


def check_exported(url: str, folder: Path) -> list[str]:
    """What `fallakte check` has against the records that `fallakte matches export` gives; nothing where all is well."""
    exported = fallakte("matches", "export", "--all", "--unfinished", "--database", url, "--out", str(folder))
    if exported.returncode != 0:
        return [exported.stdout + exported.stderr]
    records = sorted(str(path) for path in folder.iterdir())
    checked = fallakte("check", "--unfinished", *records)
    right = checked.returncode == 0 and checked.stderr.startswith(f"{len(records):,} record")
    return [] if right else [(checked.stdout + checked.stderr)[:2000]]


def fallakte(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in the mode of this run."""
    command = [sys.executable, "-m", "fallakte", *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)
