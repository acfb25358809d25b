"""Adds shared score pads, and the sheets on them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "pads",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("link", sa.String(32)),
        sa.Column("next", sa.String(32)),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("active_at", sa.BigInteger, nullable=False),
    )
    op.create_index("pads_owner", "pads", ["owner", "created"])
    op.create_index("pads_active", "pads", ["active_at"])
    op.create_table(
        "pad_sheets",
        sa.Column("pad_id", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lucky", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("stored", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("pad_sheets")
    op.drop_table("pads")
