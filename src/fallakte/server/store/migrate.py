"""Brings a database to this version's form, or says why it cannot."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from fallakte.core.faults import Fault

SCRIPTS: Final = Path(__file__).with_name("migrations")
VERSION_TABLE: Final = "fallakte_version"
KNOWN: Final = "0002"
"""The newest form that this version knows; a test compares it with the scripts."""


def found_version(connection: Connection) -> str | None:
    """The form that a database has; None for an empty one, a Fault for one that is not ours."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE in names:
        found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
        return str(found) if found else None
    if connection.dialect.name == "sqlite" and names:
        raise Fault("store-not-ours")
    return None


def check_version(found: str | None) -> None:
    """A database that a newer version has changed is not touched."""
    if found is not None and found > KNOWN:
        raise Fault("store-newer", found=found, known=KNOWN)


def must_be_ours(connection: Connection) -> None:
    """A visitor makes no tables and changes none: they must be there, in this version's form."""
    found = found_version(connection)
    check_version(found)
    if found is None:
        raise Fault("store-nothing-there")
    if found != KNOWN:
        raise Fault("store-older", found=found, known=KNOWN)


def migrate(connection: Connection) -> None:
    """Run the scripts that this database lacks, in the transaction that is open."""
    found = found_version(connection)
    check_version(found)
    if found == KNOWN:
        return
    # Alembic is needed once in the life of a database and takes long to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, KNOWN)
