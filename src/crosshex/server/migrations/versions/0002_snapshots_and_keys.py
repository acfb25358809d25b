"""Adds snapshots of long games, and an index by idempotency key of the commands carried out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; of a key that occurs twice at a table, only the first occurrence is kept."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    events = sa.table("events", *map(sa.column, ("table_id", "seq", "holder", "key")))
    command = (events.c.table_id, events.c.holder, events.c.key)
    twice = (
        sa.select(*command, sa.func.min(events.c.seq))
        .where(events.c.key.is_not(None))
        .group_by(*command)
        .having(sa.func.count() > 1)
    )
    connection = op.get_bind()
    for table_id, holder, key, first in connection.execute(twice).all():
        later = (events.c.table_id == table_id, events.c.seq > first)
        same = (events.c.holder == holder, events.c.key == key)
        connection.execute(sa.update(events).where(*later, *same).values(holder=None, key=None))
    named = sa.text("key IS NOT NULL")
    op.create_index(
        "events_keys",
        "events",
        ["table_id", "holder", "key"],
        unique=True,
        sqlite_where=named,
        postgresql_where=named,
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_index("events_keys", "events")
    op.drop_table("snapshots")
