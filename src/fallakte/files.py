"""Files that are whole or as they were before."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO


@contextmanager
def replacing(target: Path) -> Iterator[IO[bytes]]:
    """A file to write that takes its place only when everything is safely on the disk."""
    mode = _mode(target)
    # Named before it is made, so that whoever is interrupted in between knows what to take away.
    beside = target.with_name(f".{target.name}.{token_hex(4)}")
    try:
        with open(beside, "xb", opener=_privately) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, mode)
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _mode(target: Path) -> int:
    """Temporary files are private; the file keeps its rights, or gets those that any new file would."""
    if target.exists():
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
