"""Adds which process is the home of a table, and which processes are alive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, the index and the list of processes."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("home", sa.String(32)))
        batch.add_column(sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
        batch.create_index("tables_home", ["home"])


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_index("tables_home")
        batch.drop_column("fence")
        batch.drop_column("home")
    op.drop_table("processes")
