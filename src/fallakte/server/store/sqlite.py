"""The store in a SQLite file: one thread writes, a few read, each piece of work in one hop."""

import asyncio
import errno
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import SQLITE_BUSY
from time import monotonic, sleep
from typing import Final, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, QueuePool, RootTransaction, create_engine, event
from sqlalchemy.exc import OperationalError

from fallakte.core.faults import Fault
from fallakte.server.store import columns, writes
from fallakte.server.store.database import ELSEWHERE, Outside
from fallakte.server.store.errors import fault_of
from fallakte.server.store.locks import Serving, Turn
from fallakte.server.store.migrate import check_version, found_version, migrate, must_be_ours
from fallakte.server.store.rows import Append

T = TypeVar("T")

READERS: Final = 3
BUSY: Final = 5.0
"""How many seconds a connection waits for a lock."""

WRITING: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "wal_autocheckpoint = 10000",
    "journal_size_limit = 67108864",
)
READING: Final = ("query_only = ON", "wal_autocheckpoint = 0")

QUICK: Final = 0.002
"""Seconds that a commit may take on average to be made where it is asked for, without waking a thread."""
TIDY: Final = 500
"""After so many appends their pages are moved from the WAL into the file at the next moment in which nobody waits;
where there is no such moment, SQLite does so itself within a commit."""

MOVE_ON: Final = (
    "UPDATE tables SET head = ?, phase = ?, waits = ?, to_act = ?, about = ?, changed = ?, tip = coalesce(?, tip)"
    " WHERE id = ? AND head = ?"
)
ADD_LINE: Final = "INSERT INTO lines (table_id, number, body, at, command, sum) VALUES (?, ?, ?, ?, ?, ?)"
KEEP_CHECKPOINT: Final = (
    "INSERT OR REPLACE INTO checkpoints (table_id, number, steps, layout, body)"
    " VALUES (:table_id, :number, :steps, :layout, :body)"
)

log = logging.getLogger("fallakte.store")


class SqliteDatabase:
    """A SQLite file in WAL mode. Only the writing connection ever checkpoints."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._serving = Serving(path)
        self._turn = Turn(path)
        self._writer = engine(path, write=True)
        self._readers = engine(path, write=False)
        self._file: tuple[int, int] | None = None
        self._threads: list[ThreadPoolExecutor] = []
        self._writing: Connection | None = None
        self._untidy = 0
        self._seconds = 1.0

    async def start(self) -> None:
        """Make the file if there is none, and hold it against a second server."""
        log.info("sqlite %s", sqlite3.sqlite_version)
        self._threads = [ThreadPoolExecutor(1, "store-writer"), ThreadPoolExecutor(READERS, "store-reader")]
        try:
            await self._in_thread(0, self._prepare)
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Close the readers first: the last connection, the writer, moves the WAL into the file."""
        for threads in self._threads:
            threads.shutdown()
        self._threads = []
        self._readers.dispose()
        self._close_writer()
        self._turn.drop()
        self._serving.drop()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Answer from what is committed."""
        return await self._in_thread(1, lambda: self._ask(ask))

    async def write(self, deed: Callable[[Connection], T], *, small: bool = False) -> T:
        """Do it in one transaction.

        Where the disk has been quick lately, a small deed is done here and now: to wake a thread, and then us again,
        would take longer than that.
        """
        if small and self._threads and self._writing is not None and self._seconds < QUICK and self._turn.take():
            try:
                return self._do_now(deed)
            except SomebodyWrites:
                pass  # A thread can wait for them; everybody else cannot.
            finally:
                self._turn.release()
        return await self._in_thread(0, lambda: self._do(deed))

    async def tidy(self) -> None:
        """Nobody waits: a good moment for what would keep somebody waiting later."""
        if self._untidy >= TIDY:
            self._untidy = 0
            await self._in_thread(0, self._checkpoint)

    async def visit(self, work: Callable[[Connection], T], *, write: bool) -> T:
        """Beside a server that runs: reading never checkpoints, and writing waits for its turn."""
        if not self.path.is_file():
            raise Fault("store-nothing-there")
        if self._serving.is_served_by_another_name():
            raise Fault("store-in-use", path=str(self.path))

        def checked(connection: Connection) -> T:
            must_be_ours(connection)
            return work(connection)

        try:
            return self._do(checked) if write else self._ask(checked)
        finally:
            self._readers.dispose()
            self._close_writer()
            self._turn.drop()

    def probe(self, connection: Connection) -> None:
        """Count on in the file's head, in a number that is for whoever wants one and means nothing to us."""
        cursor = driver(connection).cursor()
        [count] = cursor.execute("PRAGMA user_version").fetchone()
        cursor.execute(f"PRAGMA user_version = {(count + 1) % 2**31}")

    def append(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """On the driver's own cursor, which here is faster than anything cleverer; nearly always all of them win."""
        self._untidy += len(appends)
        cursor = driver(connection).cursor()
        cursor.execute("SAVEPOINT all_of_them")
        cursor.executemany(MOVE_ON, [_moved_on(one) for one in appends])
        won = [True] * len(appends)
        if cursor.rowcount != len(appends):
            cursor.execute("ROLLBACK TO all_of_them")
            won = [cursor.execute(MOVE_ON, _moved_on(one)).rowcount == 1 for one in appends]
        cursor.execute("RELEASE all_of_them")
        winners = [one for one, is_next in zip(appends, won) if is_next]
        lines = [
            (one.table, line.number, line.body, line.at, line.command, line.sum)
            for one in winners
            for line in one.lines
        ]
        cursor.executemany(ADD_LINE, lines)
        rare = [one for one in winners if one.seats or one.names or one.cut is not None]
        if rare:
            writes.keep_with(connection, rare)
        kept = [(one.table, one.checkpoint) for one in winners if one.checkpoint is not None]
        if kept:
            cursor.executemany(KEEP_CHECKPOINT, [columns.of_checkpoint(*one) for one in kept])
        return won

    async def _in_thread(self, which: int, work: Callable[[], T]) -> T:
        if not self._threads:
            raise Fault("store-unreachable")
        return await asyncio.get_running_loop().run_in_executor(self._threads[which], work)

    def _prepare(self) -> None:
        make_sure_of(self.path, self._serving)
        self._ask(lambda connection: check_version(found_version(connection)))
        self._do(migrate)

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        try:
            with self._readers.begin() as connection:
                return ask(connection)
        except Outside as found:
            raise found.error from None
        except Exception as error:
            raise fault_of(error) from None

    def _do(self, deed: Callable[[Connection], T]) -> T:
        with self._turn:
            until = monotonic() + BUSY
            while True:
                try:
                    return self._do_now(deed)
                except SomebodyWrites:
                    if monotonic() > until:
                        raise Fault("store-unreachable") from None
                    sleep(0.005)

    def _do_now(self, deed: Callable[[Connection], T]) -> T:
        """It is our turn; SomebodyWrites where another program holds the file all the same, and nothing was done."""
        begun = monotonic()
        try:
            connection = self._to_write()
            with _begun(connection):
                return deed(connection)
        except SomebodyWrites:
            raise
        except Outside as found:
            raise found.error from None
        except Exception as error:
            fault = fault_of(error)
            if fault.key in ELSEWHERE:
                self._close_writer()
            raise fault from None
        finally:
            self._seconds += 0.1 * (monotonic() - begun - self._seconds)

    def _checkpoint(self) -> None:
        """Move what readers do not need any more from the WAL into the file."""
        try:
            with self._turn:
                driver(self._to_write()).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except Exception as error:
            raise fault_of(error) from None

    def _to_write(self) -> Connection:
        """The one connection that writes.

        A file that was moved away would take with it whatever is written, so that is looked at each time.
        """
        there = os.stat(self.path)
        file = (there.st_dev, there.st_ino)
        if self._file != file:
            self._readers.dispose()
            self._close_writer()
            self._serving.follow()
            self._file = file
        if self._writing is None:
            self._writing = self._writer.connect()
        return self._writing

    def _close_writer(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None
        self._writer.dispose()


class SomebodyWrites(Exception):
    """Another program has a transaction of its own open."""


def _begun(connection: Connection) -> RootTransaction:
    try:
        return connection.begin()
    except OperationalError as error:
        if isinstance(error.orig, sqlite3.OperationalError) and error.orig.sqlite_errorcode & 0xFF == SQLITE_BUSY:
            raise SomebodyWrites from None
        raise


def _moved_on(one: Append) -> tuple[object, ...]:
    about = one.summary
    head = one.head + len(one.lines)
    return (head, about.phase, about.waits, about.to_act, about.about, one.at, one.tip, one.table, one.head)


def make_sure_of(path: Path, serving: Serving) -> None:
    """Hold the file, and make it if there is none: with secrets in it, for nobody else to read."""
    try:
        if path.exists() and not path.is_file():
            raise Fault("store-not-ours")
        serving.take()
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        serving.follow()
    except (FileNotFoundError, NotADirectoryError):
        raise Fault("store-no-folder", folder=str(path.parent)) from None
    except OSError as error:
        key = "store-read-only" if error.errno == errno.EROFS else "store-not-allowed"
        raise Fault(key, path=str(path)) from None


def engine(path: Path, *, write: bool) -> Engine:
    """Connections to a file that must be there."""

    def connect() -> sqlite3.Connection:
        uri = f"file:{quote(str(path))}?mode={'rw' if write else 'ro'}"
        connection = sqlite3.connect(uri, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False)
        for pragma in WRITING if write else READING:
            connection.execute(f"PRAGMA {pragma}")
        if write:
            # Who waits for another program's transaction does so where nobody else has to.
            connection.execute("PRAGMA busy_timeout = 0")
        return connection

    made = create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=1 if write else READERS, max_overflow=0
    )
    begin = "BEGIN IMMEDIATE" if write else "BEGIN"
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql(begin))
    return made


def driver(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection below SQLAlchemy's."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found
