"""Adds a database table of the commands up to each snapshot; it replaces an index of all."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = ("table_id", "holder", "key", "seq")


def upgrade() -> None:
    """Add it, and drop the index, which cost every move the write of a page."""
    commands = op.create_table(
        "commands",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    events = sa.table("events", *map(sa.column, COLUMNS))
    snapshots = sa.table("snapshots", *map(sa.column, ("table_id", "seq")))
    old = sa.and_(snapshots.c.table_id == events.c.table_id, events.c.seq <= snapshots.c.seq)
    named = (
        sa.select(*(events.c[name] for name in COLUMNS))
        .join(snapshots, old)
        .where(events.c.key.is_not(None))
    )
    op.execute(sa.insert(commands).from_select(COLUMNS, named))
    op.drop_index("events_keys", "events")


def downgrade() -> None:
    """Create the index again, and drop the database table."""
    named = sa.text("key IS NOT NULL")
    op.create_index(
        "events_keys",
        "events",
        ["table_id", "holder", "key"],
        unique=True,
        sqlite_where=named,
        postgresql_where=named,
    )
    op.drop_table("commands")
