"""`fallakte backup` and `fallakte restore`: everything a database holds, in a file and back."""

import gzip
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

import click

from fallakte.cli.files import why_not, written_whole
from fallakte.cli.help import Helped
from fallakte.cli.language import voice
from fallakte.cli.progress import counting
from fallakte.core.faults import Fault

# The database's libraries take their time to load: only these commands need them, so they load them when they run.

STANDARD_OUTPUT: Final = "-"
GZIP: Final = b"\x1f\x8b"


def chosen_database(given: str | None) -> str:
    """The database as the server would choose it: the option, the environment, a file of settings, the default."""
    from fallakte.server.ops.settings import read_settings

    return read_settings({"database": given} if given else {}).database_url


@click.command(cls=Helped)
@click.argument("path", metavar="FILE")
@click.option("--database", metavar="URL")
def backup(path: str, database: str | None) -> None:
    """Write everything the database holds into a file."""
    from fallakte.server.ops.cleanup import back_up

    url = chosen_database(database)
    _not_onto_itself(path, url)
    written = sha256()
    with _packed(path) as file, counting(voice().say("backup-writing"), 0) as progress:

        def write(line: bytes) -> None:
            file.write(line)
            written.update(line)
            progress(1)

        rows = back_up(url, write)
    sound = path == STANDARD_OUTPUT or _is_sound(path, written.digest())
    click.echo(voice().say("backup-done", tables=rows["tables"], lines=rows["lines"]), err=True)
    if not sound:
        sys.exit(1)


def _is_sound(path: str, written: bytes) -> bool:
    """Read a backup again: a Fault where the file is not what was written, and a word on every log that is not."""
    from fallakte.server.store.backup import damaged_logs
    from fallakte.server.tables.keys import in_groups

    read = sha256()

    def lines() -> Iterator[bytes]:
        for line in _unpacked(path):
            read.update(line)
            yield line

    damaged = list(damaged_logs(lines()))
    if read.digest() != written:
        raise Fault("backup-not-as-written", path=path)
    for code, line in damaged:
        click.echo(voice().say("backup-damaged-log", table=in_groups(code), line=line), err=True)
    return not damaged


@click.command(cls=Helped)
@click.argument("path", metavar="FILE")
@click.option("--database", metavar="URL")
def restore(path: str, database: str | None) -> None:
    """Fill an empty database from a backup."""
    from fallakte.server.ops import cleanup

    with counting(voice().say("backup-reading"), 0) as progress:

        def lines() -> Iterator[bytes]:
            for line in _unpacked(path):
                progress(1)
                yield line

        rows = cleanup.restore(chosen_database(database), lines)
    click.echo(voice().say("restore-done", tables=rows["tables"], lines=rows["lines"]), err=True)


def _not_onto_itself(path: str, url: str) -> None:
    from fallakte.server.store.urls import sqlite_path

    file = sqlite_path(url)
    if file is not None and os.path.realpath(path) == os.path.realpath(file):
        raise Fault("backup-onto-itself", path=path)


@contextmanager
def _packed(path: str) -> Iterator[gzip.GzipFile]:
    """A file to write. A new one is private: it has the cards of every match that runs."""
    before = os.umask(0o077)
    try:
        with written_whole(path) as file, gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=0) as packed:
            yield packed
    finally:
        os.umask(before)


def _unpacked(path: str) -> Iterator[bytes]:
    try:
        with open(path, "rb") as file:
            if file.read(len(GZIP)) != GZIP:
                raise Fault("backup-none")
            file.seek(0)
            yield from gzip.GzipFile(fileobj=file)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise Fault("backup-damaged") from None
    except OSError as error:
        raise Fault("cannot-read", path=path, why=why_not(error)) from None
