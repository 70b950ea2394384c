"""Logs: one line an event, JSON or plain, without secrets, cards or whole addresses."""

import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Any, Final, TextIO

import msgspec

from fallakte.server.ops.settings import Settings

STANDARD: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime"}
QUIET: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "alembic", "sqlalchemy", "litestar")
"""They tell of whole addresses, paths and statements at levels below warning."""


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes to standard error, in one form."""
    stream = stream or sys.stderr
    plain = settings.log_format == "plain" or (settings.log_format == "auto" and stream.isatty())
    level = settings.log_level
    if level == "auto":
        level = "warning" if stream.isatty() else "info"
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.setLevel(logging.WARNING)


class JsonLines(logging.Formatter):
    """A JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """A line to read for each record."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        return f"{_time(record)[11:19]} {record.levelname.lower():7} {record.getMessage()}{facts}"


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a message was given beside its text; not what other packages put on every record."""
    found = {name: value for name, value in record.__dict__.items() if name not in STANDARD and name[0] != "_"}
    if record.exc_info and record.exc_info[1] is not None:
        found["error"] = type(record.exc_info[1]).__name__
        found["at"] = places(record.exc_info[1])
    return found


def places(error: BaseException) -> list[str]:
    """Where an error came from. What it says is left out: it may quote a card or a secret."""
    frames = extract_tb(error.__traceback__)[-12:]
    return [f"{'/'.join(frame.filename.split('/')[-2:])}:{frame.lineno} {frame.name}" for frame in frames]
