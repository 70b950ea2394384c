"""The store in PostgreSQL: for several nodes, each with one writing connection and a few that read."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from sqlalchemy import ARRAY, BigInteger, Connection, Integer, LargeBinary, NullPool, Text, bindparam, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fallakte.core.faults import Fault
from fallakte.server.store import writes
from fallakte.server.store.database import Outside
from fallakte.server.store.errors import fault_of, is_lost
from fallakte.server.store.migrate import migrate, must_be_ours
from fallakte.server.store.rows import Append

T = TypeVar("T")

READERS: Final = 4
CONNECTING: Final = 4.0
ANSWERING: Final = 5.0
PATIENCE: Final = 9.0
"""How many seconds may pass until whoever waits is told that the database cannot be reached."""

SERVING: Final = {
    "application_name": "fallakte",
    "synchronous_commit": "on",
    "lock_timeout": "2s",
    # A node that was stopped in the middle of a batch must not hold its tables for ever.
    "idle_in_transaction_session_timeout": "30s",
}
PATIENT: Final = SERVING | {"lock_timeout": "0", "idle_in_transaction_session_timeout": "0"}
PROBE: Final = text("SELECT current_setting('transaction_read_only') FROM txid_current()")
ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(5021853907145921)")

TYPES: Final = {
    "id": Text,
    "table_id": Text,
    "was": Integer,
    "head": Integer,
    "phase": Text,
    "waits": Text,
    "to_act": Integer,
    "about": LargeBinary,
    "changed": BigInteger,
    "number": Integer,
    "body": LargeBinary,
    "at": BigInteger,
    "command": Text,
    "tip": LargeBinary,
    "sum": LargeBinary,
}


def _many(names: Sequence[str]) -> str:
    return f"unnest({', '.join(f':{name}' for name in names)}) AS given ({', '.join(names)})"


def _statement(sql: str, names: Sequence[str]) -> Any:
    return text(sql).bindparams(*(bindparam(name, type_=ARRAY(TYPES[name])) for name in names))


MOVED: Final = ("id", "was", "head", "phase", "waits", "to_act", "about", "changed", "tip")
# Rows are locked in the order of their ids, or two nodes could each hold what the other waits for.
MOVE_ON: Final = _statement(
    f"""
    WITH given AS (SELECT * FROM {_many(MOVED)}),
    held AS (
        SELECT tables.id FROM tables JOIN given ON tables.id = given.id AND tables.head = given.was
        ORDER BY tables.id FOR NO KEY UPDATE OF tables
    )
    UPDATE tables SET head = given.head, phase = given.phase, waits = given.waits, to_act = given.to_act,
        about = given.about, changed = given.changed, tip = coalesce(given.tip, tables.tip)
    FROM given JOIN held ON held.id = given.id
    WHERE tables.id = given.id AND tables.head = given.was
    RETURNING tables.id
    """,
    MOVED,
)
ADDED: Final = ("table_id", "number", "body", "at", "command", "sum")
ADD_LINES: Final = _statement(
    f"INSERT INTO lines ({', '.join(ADDED)}) SELECT * FROM {_many(ADDED)}",
    ADDED,
)


class PostgresDatabase:
    """A PostgreSQL database. Connections that are lost are made anew when they are needed."""

    def __init__(self, url: str) -> None:
        if find_spec("asyncpg") is None:
            raise Fault("driver-missing", what="PostgreSQL")
        self._url = url
        self._writer = self._engine(pool_size=1, max_overflow=0, pool_timeout=CONNECTING)
        self._readers = self._engine(
            pool_size=READERS, max_overflow=0, pool_timeout=CONNECTING, isolation_level="AUTOCOMMIT"
        )

    async def start(self) -> None:
        """Bring the tables to this version's form; of several nodes that start at once, one after the other."""
        patient = self._engine(patient=True, poolclass=NullPool)
        try:
            async with patient.begin() as connection:
                await connection.execute(ONE_AT_A_TIME)
                await connection.run_sync(migrate)
        except Exception as error:
            raise fault_of(error) from None
        finally:
            await patient.dispose()

    async def stop(self) -> None:
        """Close all connections."""
        await self._readers.dispose()
        await self._writer.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Answer from what is committed; asked twice where the connection turns out to be an old one."""
        return await self._twice(self._readers, ask)

    async def write(self, deed: Callable[[Connection], T], *, small: bool = False) -> T:
        """Do it in one transaction. Once the commit is on its way, nobody knows what a lost connection means."""
        return await self._twice(self._writer, deed)

    async def tidy(self) -> None:
        """PostgreSQL looks after itself."""

    async def visit(self, work: Callable[[Connection], T], *, write: bool) -> T:
        """Beside nodes that run: reading sees one moment and holds nobody up."""
        patient = self._engine(
            patient=True, poolclass=NullPool, isolation_level="READ COMMITTED" if write else "REPEATABLE READ"
        )
        try:
            async with patient.begin() as connection:
                await connection.run_sync(must_be_ours)
                return await connection.run_sync(work)
        except Outside as found:
            raise found.error from None
        except Exception as error:
            raise fault_of(error) from None
        finally:
            await patient.dispose()

    def probe(self, connection: Connection) -> None:
        """A transaction with a number of its own is written down when it is committed; a standby gives none."""
        only_read = connection.execute(PROBE).scalar_one()
        if only_read == "on":
            raise Fault("store-read-only")

    def append(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """All of them in one statement each for tables and lines."""
        moved = [_moved(one) for one in appends]
        won = set(connection.execute(MOVE_ON, dict(zip(MOVED, map(list, zip(*moved))))).scalars())
        winners = [one for one in appends if one.table in won]
        lines = [
            (one.table, line.number, line.body, line.at, line.command, line.sum)
            for one in winners
            for line in one.lines
        ]
        if lines:
            connection.execute(ADD_LINES, dict(zip(ADDED, map(list, zip(*lines)))))
        writes.keep_with(connection, winners)
        writes.keep_checkpoints(connection, winners)
        return [one.table in won for one in appends]

    def _engine(self, *, patient: bool = False, **options: Any) -> AsyncEngine:
        async def connect() -> Any:
            import asyncpg  # type: ignore[import-untyped]

            try:
                return await asyncpg.connect(
                    self._url,
                    timeout=CONNECTING,
                    command_timeout=None if patient else ANSWERING,
                    server_settings=PATIENT if patient else SERVING,
                )
            except (ValueError, asyncpg.InterfaceError):
                raise Fault("store-address") from None

        return create_async_engine("postgresql+asyncpg://", async_creator=connect, **options)

    async def _twice(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        try:
            async with asyncio.timeout(PATIENCE):
                try:
                    return await _once(engine, work)
                except _NothingWritten:
                    return await _once(engine, work)
        except _NothingWritten as lost:
            raise fault_of(lost.why) from None
        except Exception as error:
            raise fault_of(error) from None


class _NothingWritten(Exception):
    """The connection was lost before the commit: it is safe to try again."""

    def __init__(self, why: Exception) -> None:
        self.why = why


async def _once(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    async with _connected(engine) as connection:
        try:
            answer = await connection.run_sync(work)
        except Exception as error:
            if is_lost(error):
                raise _NothingWritten(error) from None
            raise
        await connection.commit()
        return answer


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that is cut off at once when anything is wrong: a clean goodbye can take for ever."""
    connection = await engine.connect()
    try:
        yield connection
    except BaseException:
        await _cut_off(connection)
        raise
    await connection.close()


async def _cut_off(connection: AsyncConnection) -> None:
    if not connection.invalidated:
        raw = await connection.get_raw_connection()
        if raw.driver_connection is not None:
            raw.driver_connection.terminate()
        await connection.invalidate()
    await connection.close()


def _moved(one: Append) -> tuple[object, ...]:
    about = one.summary
    head = one.head + len(one.lines)
    return one.table, one.head, head, about.phase, about.waits, about.to_act, about.about, one.at, one.tip
