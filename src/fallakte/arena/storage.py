"""The folder of an arena: its settings, every match in a line as soon as it is played, and what they came to."""

import os
from pathlib import Path

import msgspec

from fallakte.arena.matches import Played, line
from fallakte.arena.plan import Settings
from fallakte.core.faults import Fault
from fallakte.core.record import encode
from fallakte.files import replacing
from fallakte.server.store.locks import Lock

FORMAT = "fallakte-arena/1"
SETTINGS = "settings.json"
MATCHES = "matches.jsonl"
RECORDS = "records"
LOCK = ".lock"

EVERY = 20
"""Matches after which the file is brought to the disk."""

_decode = msgspec.json.Decoder(Played).decode


class CannotKeep(OSError):
    """The folder takes no more."""


class Kept(msgspec.Struct, frozen=True):
    """The settings as they stand in the folder; how many matches were asked for may change."""

    arena: str
    settings: Settings
    matches: int


class Folder:
    """One arena's folder, open for more matches."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._lock = Lock(self.path / LOCK)
        self._matches = -1
        self._fresh = 0

    def kept(self) -> Kept:
        """What was begun here; a Fault where nothing was."""
        try:
            kept = msgspec.json.decode((self.path / SETTINGS).read_bytes(), type=Kept)
        except FileNotFoundError:
            raise Fault("arena-nothing-to-resume", path=str(self.path)) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Fault("arena-damaged", path=str(self.path / SETTINGS), line=1) from None
        if kept.arena != FORMAT:
            raise Fault("arena-other-format", path=str(self.path), format=kept.arena, known=FORMAT)
        return kept

    def begin(self, settings: Settings, matches: int) -> None:
        """Make the folder, which must be new or empty."""
        self.path.mkdir(parents=True, exist_ok=True)
        if any(self.path.iterdir()):
            raise Fault("arena-folder-not-empty", path=str(self.path))
        self._keep(settings, matches)
        self._open()

    def go_on(self, settings: Settings, matches: int) -> list[Played]:
        """Open the folder for more matches; those that it holds already."""
        self._open()
        try:
            played = self._played()
            self._keep(settings, matches)
        except BaseException:
            self.close()
            raise
        return played

    def _open(self) -> None:
        """Open the file of the matches, for one arena at a time."""
        if not self._lock.take():
            self._lock.close()
            raise Fault("arena-in-use", path=str(self.path))
        self._matches = os.open(self.path / MATCHES, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)

    def _keep(self, settings: Settings, matches: int) -> None:
        """Write the settings down."""
        kept = Kept(FORMAT, settings, matches)
        self.write(SETTINGS, msgspec.json.format(msgspec.json.encode(kept)) + b"\n")

    def _played(self) -> list[Played]:
        """The matches so far. A last line that was cut off is taken away; any other that cannot be read is a Fault."""
        data = (self.path / MATCHES).read_bytes()
        whole = data.rfind(b"\n") + 1
        os.ftruncate(self._matches, whole)
        return [self._match(number, text) for number, text in enumerate(data[:whole].splitlines(), start=1)]

    def _match(self, number: int, text: bytes) -> Played:
        try:
            return _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Fault("arena-damaged", path=str(self.path / MATCHES), line=number) from None

    def add(self, played: Played) -> None:
        """A match that was played; its record goes into a file of its own."""
        if played.record:
            self.write(record_name(played), b"".join(encode(one) + b"\n" for one in played.record))
        self._append(line(msgspec.structs.replace(played, record=[])))

    def _append(self, text: bytes) -> None:
        """A whole line or nothing of it."""
        before = os.fstat(self._matches).st_size
        try:
            _write(self._matches, text)
            self._fresh += 1
            if self._fresh % EVERY == 0:
                os.fsync(self._matches)
        except OSError as error:
            os.ftruncate(self._matches, before)
            raise CannotKeep(*error.args) from None

    def write(self, name: str, data: bytes) -> None:
        """A file that is there whole, or as it was before."""
        path = self.path / name
        try:
            path.parent.mkdir(exist_ok=True)
            with replacing(path) as file:
                _write(file.fileno(), data)
        except OSError as error:
            raise CannotKeep(*error.args) from None

    def close(self) -> None:
        """Bring everything to the disk, and let others go on with it."""
        if self._matches >= 0:
            os.fsync(self._matches)
            os.close(self._matches)
            self._matches = -1
            self._lock.close()


def record_name(played: Played) -> str:
    """Where the record of a match lies."""
    return f"{RECORDS}/{played.deal:05}-{played.number:02}.jsonl"


def _write(file: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(file, data[done:])
