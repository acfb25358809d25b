"""Adds when servers ran, so that players can be compensated for downtime."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the periods in which a server was alive."""
    op.create_table(
        "uptimes",
        sa.Column("started", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("uptimes")
