"""`fallakte verify`: holds finished records against what was committed to before they began."""

from collections.abc import Iterator

import click

from fallakte.cli.check import UNLAWFUL, UNREADABLE
from fallakte.cli.files import parsed_lines
from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.cli.progress import counting
from fallakte.core.faults import Fault
from fallakte.core.record import RecordFault, is_header
from fallakte.core.trust import OLD, Verdict
from fallakte.core.trust import verify as judged
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.text.verdicts import meaning

WIDTH = 100

Numbered = list[tuple[int, Words]]
"""The lines of one record with their numbers in the file."""
Meanings = dict[str, None]
"""The sentences that say what the verified records prove, each once, in order."""


@click.command(cls=Helped)
@click.argument("paths", nargs=-1, required=True, metavar="FILE...")
@click.option("--unfinished", is_flag=True)
def verify(paths: tuple[str, ...], unfinished: bool) -> int:
    """Verify every record in the files, and say what that means."""
    meanings: Meanings = {}
    worst = max(_verify_file(path, meanings, unfinished=unfinished) for path in paths)
    if worst == 0:
        for key in meanings:
            click.echo()
            click.echo(click.wrap_text(voice().say(key), WIDTH))
    return worst


def _verify_file(path: str, meanings: Meanings, *, unfinished: bool) -> int:
    """0 if all its records are verified, else what kept them from it."""
    worst = found = 0
    try:
        with counting(voice().say("cli-verifying", path=path), 0) as progress:
            for record in _records(path):
                found += 1
                worst = max(worst, _verify_record(path, record, meanings, unfinished=unfinished))
                progress(1)
        if not found:
            raise Fault("rec-1-empty-file", path=path)
    except RecordFault as fault:
        _say_fault(path, fault.facts["line"], fault)
        return UNREADABLE
    except Fault as fault:
        click.echo(f"fallakte: {voice().fault(fault)}", err=True)
        return UNREADABLE
    return worst


def _records(path: str) -> Iterator[Numbered]:
    """The records of a file, one after the other: each begins with its header."""
    record: Numbered = []
    for number, line in parsed_lines(path):
        if record and is_header(line):
            yield record
            record = []
        record.append((number, line))
    if record:
        yield record


def _verify_record(path: str, record: Numbered, meanings: Meanings, *, unfinished: bool) -> int:
    verdict = judged([line for _, line in record], game, unfinished=unfinished)
    if verdict.fault is None:
        meanings.update(dict.fromkeys(meaning(verdict.proof, silent=bool(verdict.silent))))
        _say_verified(f"{path}:{record[0][0]}", verdict, record[0][1]["players"])
        return 0
    _say_fault(path, record[verdict.line - 1][0], verdict.fault)
    click.echo(f"  {verdict.fault.rule}: {voice().rule(verdict.fault.rule)}")
    return UNREADABLE if verdict.fault.rule == "REC-1" else UNLAWFUL


def _say_fault(path: str, number: int, fault: RecordFault) -> None:
    click.echo(f"{path}:{number}: {fault.rule}: {voice().fault(fault)}")


def _say_verified(place: str, verdict: Verdict, players: list[Words]) -> None:
    say = voice().say
    counts = say("verified", deals=verdict.deals, shuffles=verdict.shuffles, moves=verdict.moves)
    click.echo(f"{place}: {counts}")
    click.echo(f"  {say('verified-commitment', commitment=verdict.commitment)}")
    for seat, player in enumerate(players):
        name, word = player["name"], verdict.players_words[seat]
        if word:
            click.echo(f"  {say('verified-word', name=name, word=word)}")
        else:
            click.echo(f"  {say('verified-kept-word' if seat in verdict.silent else 'verified-no-word', name=name)}")
    if verdict.proof == OLD:
        click.echo(f"  {say('verified-old')}")
