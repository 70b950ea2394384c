"""Two locks beside a SQLite file: who serves it, and whose turn it is to write."""

import sys
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Final

from fallakte.core.faults import Fault

LONGEST_TURN: Final = 5.0

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class Lock:
    """A lock on a file of its own, held by one open file in all processes together."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Hold it, unless somebody else does."""
        self._file = self._file or self._path.open("ab")
        try:
            _lock(self._file)
        except OSError:
            return False
        return True

    def release(self) -> None:
        """Let others hold it."""
        if self._file is not None:
            _unlock(self._file)

    def close(self) -> None:
        """Let others hold it, and forget the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


class Serving:
    """Held as long as a server runs: of two on the same file each would miss what the other writes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock(Path(f"{path}.lock"))

    def take(self) -> None:
        """Hold it, or raise a Fault."""
        if not self._lock.take():
            self._lock.close()
            raise Fault("store-in-use", path=str(self._path))

    def drop(self) -> None:
        """Let others serve."""
        self._lock.close()


class Turn:
    """Held around each transaction that writes, so that one alone writes or checkpoints, whichever process it is.

    SQLite before 3.51.3 can lose pages when one connection checkpoints while another begins the WAL anew.
    """

    def __init__(self, path: Path) -> None:
        self._lock = Lock(Path(f"{path}.turn"))

    def take(self) -> bool:
        """Hold it, if nobody else does."""
        return self._lock.take()

    def release(self) -> None:
        """Let others write."""
        self._lock.release()

    def __enter__(self) -> None:
        until = monotonic() + LONGEST_TURN
        while not self.take():
            if monotonic() > until:
                raise Fault("store-unreachable")
            sleep(0.005)

    def __exit__(self, *_: object) -> None:
        self.release()

    def drop(self) -> None:
        """Close the file."""
        self._lock.close()
