"""Adds tables, their events, and who holds seats at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them in an empty store."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("driven", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("active_at", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(32), unique=True),
        sa.Column("watch", sa.String(32), unique=True),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "status", "active_at"])
    op.create_index("tables_active", "tables", ["active_at"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("holder", sa.String(32)),
        sa.Column("key", sa.String(64)),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_table", "holders", ["table_id"])


def downgrade() -> None:
    """Drop them: the store is empty again."""
    op.drop_table("holders")
    op.drop_table("events")
    op.drop_table("tables")
