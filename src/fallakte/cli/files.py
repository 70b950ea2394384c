"""Files in and out: records are read line by line, and a file is whole or as it was before."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from fallakte.core.faults import Fault
from fallakte.core.record import RecordFault, encode, parse_line
from fallakte.core.words import Words


def read_lines(path: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not blank, with their numbers; "-" is standard input."""
    try:
        if path == "-":
            yield from _numbered(sys.stdin.buffer)
            return
        with Path(path).open("rb") as file:
            yield from _numbered(file)
    except OSError as error:
        raise Fault("cannot-read", path=path, why=error.strerror or str(error)) from None


def _numbered(file: IO[bytes]) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(file, start=1):
        if line.strip():
            yield number, line


def parsed_lines(path: str) -> Iterator[tuple[int, Words]]:
    """The lines as objects; a RecordFault knows its line."""
    for number, line in read_lines(path):
        try:
            yield number, parse_line(line)
        except RecordFault as fault:
            fault.facts["line"] = number
            raise


@contextmanager
def written_whole(path: str) -> Iterator[IO[bytes]]:
    """A file to write that takes its place only when everything is safely on the disk; "-" is standard output."""
    if path == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = Path(path)
    try:
        if target.exists() and not target.is_file():
            with target.open("wb") as device:
                yield device
            return
        with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
            try:
                yield file
                file.flush()
                os.fsync(file.fileno())
                _like_new(file.name)
                os.replace(file.name, target)
            except BaseException:
                os.unlink(file.name)
                raise
    except OSError as error:
        raise Fault("cannot-write", path=path, why=error.strerror or str(error)) from None


def _like_new(name: str) -> None:
    """Temporary files are private; a record gets the rights that any new file would."""
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)


def write_record(path: str, lines: list[Words]) -> None:
    """A record, whole."""
    with written_whole(path) as file:
        for line in lines:
            file.write(encode(line) + b"\n")
