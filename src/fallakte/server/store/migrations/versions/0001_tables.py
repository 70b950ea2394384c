"""Persons, tables, lines, seats, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TIME = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TRUTH = sa.Boolean().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("met", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("persons_by_secret", "persons", ["secret"], unique=True)
    op.create_index("persons_by_seen", "persons", ["seen"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("listed", TRUTH, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("opened", TIME, nullable=False),
        sa.Column("changed", TIME, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("waits", sa.Text, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    op.create_index("tables_by_phase", "tables", ["phase", "waits", "changed"])
    listed = sa.text("listed")
    op.create_index("tables_listed", "tables", ["phase", "changed"], sqlite_where=listed, postgresql_where=listed)
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="SET NULL")),
        sa.Column("link", sa.LargeBinary),
        sa.Column("next_link", sa.LargeBinary),
        sa.Column("recovery", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", "reason"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
