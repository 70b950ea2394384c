"""Chained sums, invitations, chat and names apart from the log, checkpoints, and a host's tools."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TIME = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
STRICT = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    for name in ("muted", "banned", "condemned"):
        op.add_column("persons", sa.Column(name, TIME))
    op.add_column("tables", sa.Column("tip", sa.LargeBinary))
    op.add_column("tables", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("opener", sa.Text))
    op.add_column("tables", sa.Column("condemned", TIME))
    op.add_column("lines", sa.Column("sum", sa.LargeBinary))
    op.add_column("seats", sa.Column("invitation", sa.LargeBinary))
    _invite_anew()
    _new_tables()


def _invite_anew() -> None:
    """A link that was handed out leads to its seat once more and reads nothing; what was to hand over ends."""
    op.execute("UPDATE seats SET invitation = link, link = NULL, next_link = NULL")


def _new_tables() -> None:
    op.create_table(
        "chat",
        _table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("seat", sa.Integer),
        _person("person"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number"),
        **STRICT,
    )
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_table(
        "names",
        _table(),
        sa.Column("who", sa.Integer, nullable=False),
        _person("person"),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "who"),
        **STRICT,
    )
    op.create_index("names_by_person", "names", ["person"])
    op.create_table(
        "checkpoints",
        _table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        **STRICT,
    )
    op.create_table(
        "unwanted",
        sa.Column("recipient", sa.LargeBinary, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        **STRICT,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        _table(),
        _person("reporter"),
        sa.Column("seat", sa.Integer),
        _person("person"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", TIME),
        sqlite_strict=True,
    )
    op.create_index("reports_by_time", "reports", ["at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("audit_by_time", "audit", ["at"])


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("persons.id", ondelete="SET NULL"))
