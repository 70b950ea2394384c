"""Two locks beside a SQLite file: who serves it, and whose turn it is to write."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO, ClassVar, Final

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
        self._file = self._file or _opened(self._path)
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


def _opened(path: Path) -> IO[bytes]:
    """For nobody else to read, whoever made it: who could open it could hold it for ever."""
    found = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    with suppress(OSError):
        path.chmod(0o600)
    return os.fdopen(found, "ab")


def beside(path: Path, ending: str) -> Path:
    """A file beside the database itself, by whatever link one came to it: there SQLite has its own files too."""
    return Path(f"{os.path.realpath(path)}.{ending}")


class Serving:
    """Held as long as a server runs: of two on the same file each would miss what the other writes.

    `.lock` is held before there is a file. The file itself is held as well, since it may have another name elsewhere.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock(beside(path, "lock"))
        self._inode = Inode(path)
        self._held = False

    def take(self) -> None:
        """Hold it, or raise a Fault."""
        if not self._lock.take():
            self._lock.close()
            raise Fault("store-in-use", path=str(self._path))
        self._held = True

    def follow(self) -> None:
        """Hold the file that is there now, if we serve; a Fault where it is served by another name."""
        if self._held and not self._inode.take():
            raise Fault("store-in-use", path=str(self._path))

    def is_served_by_another_name(self) -> bool:
        """Whether a server holds the file, and not by this name; only while SQLite has the file not open."""
        if self._inode.take():
            self._inode.close()
            return False
        nobody_by_this = self._lock.take()
        self._lock.close()
        return nobody_by_this

    def drop(self) -> None:
        """Let others serve."""
        self._held = False
        self._inode.close()
        self._lock.close()


class Inode:
    """A lock on a file itself, whatever it is called; call it only while SQLite has the file not open.

    Whoever closes a file loses all locks of its process on it, SQLite's among them: so a file that this process holds
    already is not even opened. Elsewhere than on Linux such a lock would get in the way of SQLite's own, so there the
    name alone counts.
    """

    held: ClassVar[set[tuple[int, int]]] = set()

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None
        self._key = (0, 0)

    def take(self) -> bool:
        """Hold the file that is there now, and no other; False where somebody else does."""
        there = os.stat(self._path)
        key = (there.st_dev, there.st_ino)
        if sys.platform != "linux" or (self._file is not None and key == self._key):
            return True
        self.close()
        if key in Inode.held:
            return False
        file = self._path.open("rb")
        try:
            _lock(file)
        except OSError:
            file.close()
            return False
        self._file, self._key = file, key
        Inode.held.add(key)
        return True

    def close(self) -> None:
        """Let others hold it."""
        if self._file is not None:
            self._file.close()
            self._file = None
            Inode.held.discard(self._key)


class Turn:
    """Held around each transaction that writes, so that one alone writes or checkpoints, whichever process it is.

    SQLite before 3.51.3 can lose pages when one connection checkpoints while another begins the WAL anew.
    """

    def __init__(self, path: Path) -> None:
        self._lock = Lock(beside(path, "turn"))

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
