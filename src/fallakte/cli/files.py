"""Files in and out: records are read line by line, and a file is whole or as it was before."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from fallakte.cli.language import voice
from fallakte.core.faults import Fault
from fallakte.core.record import RecordFault, encode, parse_line
from fallakte.core.words import Words
from fallakte.files import replacing

OUR_WORDS = {
    errno.ENOENT: "os-nothing-there",
    errno.EACCES: "os-not-allowed",
    errno.EPERM: "os-not-allowed",
    errno.EISDIR: "os-a-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only",
    errno.ENAMETOOLONG: "os-name-too-long",
    errno.EIO: "os-broken",
}


def why_not(error: OSError) -> str:
    """What the system has against it, in our words where we have them."""
    key = OUR_WORDS.get(error.errno or 0)
    return voice().say(key) if key else error.strerror or str(error)


def read_lines(path: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not blank, with their numbers; "-" is standard input."""
    try:
        if path == "-":
            yield from _numbered(sys.stdin.buffer)
            return
        with Path(path).open("rb") as file:
            yield from _numbered(file)
    except OSError as error:
        raise Fault("cannot-read", path=path, why=why_not(error)) from None


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
    target = Path(os.path.realpath(path))
    try:
        if target.exists() and not target.is_file():
            with target.open("wb") as device:
                yield device
            return
        with replacing(target) as file:
            yield file
    except OSError as error:
        raise Fault("cannot-write", path=path, why=why_not(error)) from None


def write_record(path: str, lines: list[Words]) -> None:
    """A record, whole."""
    with written_whole(path) as file:
        for line in lines:
            file.write(encode(line) + b"\n")
