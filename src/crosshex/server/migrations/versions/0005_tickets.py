"""Adds tickets: the server commits to a seed of dice before the client chooses its share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "tickets",
        sa.Column("ticket", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tickets_holder", "tickets", ["holder", "created"])
    op.create_index("tickets_created", "tickets", ["created"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("tickets")
