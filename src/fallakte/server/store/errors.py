"""What can go wrong in a database, as faults that the rest can tell apart."""

import logging
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fallakte.core.faults import Fault

log = logging.getLogger("fallakte.store")

SQLITE: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-not-ours",
    sqlite3.SQLITE_CONSTRAINT: "store-cannot-keep",
    sqlite3.SQLITE_MISMATCH: "store-cannot-keep",
    sqlite3.SQLITE_TOOBIG: "store-cannot-keep",
}
"""By primary result code; whatever else SQLite says, it says of a file that it cannot work with now."""

POSTGRES: Final = {
    "22": "store-cannot-keep",
    "23": "store-cannot-keep",
    "54": "store-cannot-keep",
    "40": "store-busy",
    "55P03": "store-busy",
    "25006": "store-read-only",
    "28": "store-login",
    "3D": "store-login",
    "42501": "store-login",
    "42P07": "store-not-ours",
    "53100": "store-full",
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}
"""By SQLSTATE or its class."""

DRIVER: Final = ("asyncpg.", "sqlalchemy.")


def fault_of(error: BaseException) -> Fault:
    """The fault to raise instead; what it was exactly goes to the log."""
    if isinstance(error, Fault):
        return error
    cause = _cause(error)
    key = _key(cause)
    # The error's own text can repeat the row, and with it a table's secret.
    log.warning("%s: %s %s", key, type(cause).__name__, getattr(cause, "sqlite_errorname", _state(cause)))
    return Fault(key)


def is_lost(error: BaseException) -> bool:
    """Whether the connection broke off, rather than that somebody waited in vain."""
    cause = _cause(error)
    return not isinstance(cause, TimeoutError | Fault) and _key(cause) == "store-unreachable"


def _key(cause: BaseException) -> str:
    if isinstance(cause, sqlite3.InterfaceError | sqlite3.ProgrammingError):
        return "store-cannot-keep"
    if isinstance(cause, sqlite3.Error):
        return SQLITE.get(_primary(cause), "store-unreachable")
    state = _state(cause)
    if state:
        return POSTGRES.get(state) or POSTGRES.get(state[:2]) or "store-unreachable"
    # A driver that lost its connection says so in many ways; what is left is what a value was to blame for.
    if isinstance(cause, OSError | SQLAlchemyError) or type(cause).__module__.startswith(DRIVER):
        return "store-unreachable"
    return "store-cannot-keep"


def _cause(error: BaseException) -> BaseException:
    """What the driver itself said, below SQLAlchemy's wrapping."""
    while isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    return error


def _primary(error: sqlite3.Error) -> int:
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _state(cause: BaseException) -> str:
    """PostgreSQL's SQLSTATE; the driver is not loaded where SQLite is used, so its classes cannot be named."""
    return str(getattr(cause, "sqlstate", "") or "")
