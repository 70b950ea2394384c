"""Where the database is: addresses as a host writes them."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from fallakte.core.faults import Fault

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """The file in which a host who says nothing keeps the tables."""
    home = environment.get("XDG_DATA_HOME", "")
    data = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return f"{SQLITE}{data / 'fallakte' / 'fallakte.db'}"


def sqlite_path(url: str) -> Path | None:
    """The file of a SQLite address, None for a PostgreSQL address; a Fault for anything else."""
    if url.startswith(POSTGRES):
        return None
    path = url.removeprefix(SQLITE)
    # A database in memory would lose every match, and it has no second connection to read with.
    if path in (url, "", ":memory:") or "\0" in path:
        raise Fault("store-address")
    return Path(path).expanduser().absolute()


def shown(url: str) -> str:
    """Where an address leads, for people to read: the path of a file, or a database without its password."""
    path = sqlite_path(url)
    if path is not None:
        return str(path)
    found = urlsplit(url)
    return f"PostgreSQL, {(found.hostname or 'localhost')}{found.path}"


def make_folder_of_default(url: str, environment: Mapping[str, str] = os.environ) -> None:
    """The default file's folder is made; a folder that a host names must be there, or it is a slip of the pen."""
    path = sqlite_path(url)
    if path is not None and url == default_database(environment):
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            raise Fault("store-not-allowed", path=str(path)) from None
