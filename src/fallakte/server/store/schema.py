"""The tables of the database; migrations/ makes them, and a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)
from sqlalchemy.sql.type_api import TypeEngine

# SQLite's strict tables know five types only; there a whole number has up to 64 bits, and a truth is a number.
Time: Final[TypeEngine[int]] = BigInteger().with_variant(Integer(), "sqlite")
Truth: Final[TypeEngine[bool]] = Boolean().with_variant(Integer(), "sqlite")

METADATA: Final = MetaData()

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("met", Time, nullable=False),
    Column("seen", Time, nullable=False),
    Column("muted", Time),
    Column("banned", Time),
    Column("condemned", Time),
    Index("persons_by_secret", "secret", unique=True),
    Index("persons_by_seen", "seen"),
    sqlite_strict=True,
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("listed", Truth, nullable=False),
    Column("secret", Text, nullable=False),
    Column("head", Integer, nullable=False),
    Column("opened", Time, nullable=False),
    Column("changed", Time, nullable=False),
    Column("phase", Text, nullable=False),
    Column("waits", Text, nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Column("tip", LargeBinary),
    Column("said", Integer, nullable=False, server_default="0"),
    Column("opener", Text),
    Column("condemned", Time),
    Index("tables_by_code", "code", unique=True),
    # Every append moves its table in this index: one index answers for what waits and for what has aged.
    Index("tables_by_phase", "phase", "waits", "changed"),
    Index(
        "tables_listed",
        "phase",
        "changed",
        sqlite_where=text("listed"),
        postgresql_where=text("listed"),
    ),
    sqlite_strict=True,
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Time, nullable=False),
    Column("command", Text),
    Column("sum", LargeBinary),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("link", LargeBinary),
    Column("next_link", LargeBinary),
    Column("recovery", LargeBinary),
    Column("invitation", LargeBinary),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number", "seat", "reason"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Time, nullable=False),
    Column("seat", Integer),
    Column("person", Text, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", Text),
    Column("command", Text),
    PrimaryKeyConstraint("table_id", "number"),
    Index("chat_by_person", "person"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

NAMES: Final = Table(
    "names",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("who", Integer, nullable=False),
    Column("person", Text, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "who"),
    Index("names_by_person", "person"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

CHECKPOINTS: Final = Table(
    "checkpoints",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("layout", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

UNWANTED: Final = Table(
    "unwanted",
    METADATA,
    Column("recipient", LargeBinary, primary_key=True),
    Column("at", Time, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Time, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("reporter", Text, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("person", Text, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("settled", Time),
    Index("reports_by_time", "at"),
    sqlite_strict=True,
)

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Time, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
    Index("audit_by_time", "at"),
    sqlite_strict=True,
)

# Whom letters may go to: the server's own key, links that confirm an address, and how many letters went to whom.

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

CONFIRMATIONS: Final = Table(
    "confirmations",
    METADATA,
    Column("token", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("way", Text, nullable=False),
    Column("recipient", LargeBinary, nullable=False),
    Column("until", Time, nullable=False),
    Index("confirmations_by_person", "person"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("recipient", LargeBinary, nullable=False),
    Column("quota", Text, nullable=False),
    Column("until", Time, nullable=False),
    Column("count", Integer, nullable=False),
    PrimaryKeyConstraint("recipient", "quota"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

ALL: Final = (
    *(PERSONS, TABLES, LINES, SEATS, NOTICES, CHAT, NAMES, CHECKPOINTS, UNWANTED, REPORTS, AUDIT),
    *(KEYS, CONFIRMATIONS, LETTERS),
)
"""In the order in which rows can be put in."""
