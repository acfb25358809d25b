"""Creates every table of the first release in an empty store. It never changes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "daily_days",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("exact", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("day"),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("revealed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("day", "holder"),
        sa.UniqueConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_tries_holder", "daily_tries", ["holder", "day"], unique=False)
    op.create_table(
        "device_codes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("device", sa.String(length=32), nullable=True),
        sa.Column("device_name", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("refused", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
        sa.UniqueConstraint("code"),
        sqlite_with_rowid=False,
    )
    op.create_index("device_codes_created", "device_codes", ["created"], unique=False)
    op.create_index("device_codes_device", "device_codes", ["device"], unique=False)
    op.create_table(
        "devices",
        sa.Column("device", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("out", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("device"),
        sqlite_with_rowid=False,
    )
    op.create_index("devices_person", "devices", ["person"], unique=False)
    op.create_index("devices_used", "devices", ["used"], unique=False)
    op.create_table(
        "finished",
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.String(length=32), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=True),
        sa.Column("review", sa.LargeBinary(), nullable=True),
        sa.Column("reviewed_at", sa.BigInteger(), nullable=True),
        sa.Column("boxes", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("holder", "id"),
        sqlite_with_rowid=False,
    )
    op.create_index("finished_id", "finished", ["id"], unique=False)
    op.create_index(
        "finished_incomplete",
        "finished",
        ["id"],
        unique=False,
        sqlite_where=sa.text("record IS NULL"),
        postgresql_where=sa.text("record IS NULL"),
    )
    op.create_index("finished_used", "finished", ["used"], unique=False)
    op.create_table(
        "pads",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("pads_owner", "pads", ["owner", "created"], unique=False)
    op.create_index("pads_used", "pads", ["used"], unique=False)
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("driven", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("invite", sa.String(length=32), nullable=True),
        sa.Column("watch", sa.String(length=32), nullable=True),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("driver", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("invite"),
        sa.UniqueConstraint("watch"),
    )
    op.create_index(
        "tables_driven",
        "tables",
        ["driver"],
        unique=False,
        sqlite_where=sa.text("driven"),
        postgresql_where=sa.text("driven"),
    )
    op.create_index("tables_public", "tables", ["public", "status", "active_at"], unique=False)
    op.create_index("tables_used", "tables", ["used"], unique=False)
    op.create_table(
        "tickets",
        sa.Column("ticket", sa.String(length=32), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("ticket"),
    )
    op.create_index("tickets_created", "tickets", ["created"], unique=False)
    op.create_index("tickets_holder", "tickets", ["holder", "created"], unique=False)
    op.create_table(
        "uptimes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("ran", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=True),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("holder", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_table", "holders", ["table_id"], unique=False)
