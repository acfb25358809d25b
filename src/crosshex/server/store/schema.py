"""The database tables of the store; migrations/ creates them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()


def _belongs_to_a_table() -> ForeignKey:
    """Nothing can be added to a table that was deleted, and what it has goes with it."""
    return ForeignKey("tables.id", ondelete="CASCADE")


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    # Whether bots or a clock drive the table, so that it is loaded after a restart.
    Column("driven", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("active_at", BigInteger, nullable=False),
    # How long servers had run when it was last used: see `uptime`. A clock may be wrong.
    Column("used", BigInteger, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("invite", String(32), unique=True),
    Column("watch", String(32), unique=True),
    Column("summary", Text, nullable=False),
    # The process that asks the bots and watches the clock: see `leases`.
    Column("driver", String(32)),
    Index("tables_driven", "driver", sqlite_where=text("driven"), postgresql_where=text("driven")),
    Index("tables_public", "public", "status", "active_at"),
    Index("tables_used", "used"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), _belongs_to_a_table(), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    # Whose command it was and its idempotency key, on the last event of the command.
    Column("holder", String(32)),
    Column("key", String(64)),
    sqlite_with_rowid=False,
)

tickets = Table(
    "tickets",
    metadata,
    Column("ticket", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tickets_holder", "holder", "created"),
    Index("tickets_created", "created"),
)

holders = Table(
    "holders",
    metadata,
    Column("holder", String(32), primary_key=True),
    Column("table_id", String(32), _belongs_to_a_table(), primary_key=True),
    Index("holders_table", "table_id"),
    sqlite_with_rowid=False,
)

uptimes = Table(
    "uptimes",
    metadata,
    # A period in which at least one server was alive, in milliseconds; by their numbers they are in
    # order, whatever the system clock said.
    Column("id", Integer, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    # How long servers had run in all these periods when it ended.
    Column("ran", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    # Its last heartbeat, in milliseconds of the database's clock.
    Column("at", BigInteger, nullable=False),
)

# Finished games, once for each person who played: see `server.me`.
finished = Table(
    "finished",
    metadata,
    Column("holder", String(32), primary_key=True),
    Column("id", String(32), primary_key=True),
    # When the game ended.
    Column("at", BigInteger, nullable=False),
    # How long servers had run when the person was last here: see `uptime`.
    Column("used", BigInteger, nullable=False),
    # The person's seats, separated by spaces.
    Column("seats", String(32), nullable=False),
    Column("data", Text, nullable=False),
    # Compressed: the record, and what a review says about the person's decisions.
    Column("record", LargeBinary),
    Column("review", LargeBinary),
    Column("reviewed_at", BigInteger),
    # The mistakes that were practised, each with its box.
    Column("boxes", Text),
    Index("finished_id", "id"),
    Index("finished_used", "used"),
    Index(
        "finished_incomplete",
        "id",
        sqlite_where=text("record IS NULL"),
        postgresql_where=text("record IS NULL"),
    ),
    sqlite_with_rowid=False,
)

# The devices of people who have several: see `server.me.devices`.
devices = Table(
    "devices",
    metadata,
    # The fingerprint of its cookie.
    Column("device", String(32), primary_key=True),
    # Who it counts as: the fingerprint of the first device.
    Column("person", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    # How long servers had run when the person was last here: see `uptime`.
    Column("used", BigInteger, nullable=False),
    # The first device, once it was put out.
    Column("out", Boolean, nullable=False),
    Index("devices_person", "person"),
    Index("devices_used", "used"),
    sqlite_with_rowid=False,
)

# The code that a person shows for another device.
device_codes = Table(
    "device_codes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    # The name of the device that shows it.
    Column("name", Text, nullable=False),
    # The device that has typed it, and the number that both show.
    Column("device", String(32)),
    Column("device_name", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("refused", Boolean, nullable=False),
    Index("device_codes_device", "device"),
    Index("device_codes_created", "created"),
    sqlite_with_rowid=False,
)

pads = Table(
    "pads",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    # Its game, its sheets and its link, as JSON: see `pads.store`.
    Column("content", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # How long servers had run when it was last used: see `uptime`.
    Column("used", BigInteger, nullable=False),
    Index("pads_owner", "owner", "created"),
    Index("pads_used", "used"),
)

# The Daily: see `daily`. A day is a number of days of UTC since 1970.
daily_days = Table(
    "daily_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("seed", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    # Whether no game of it counts any more, and the seed is public.
    Column("closed", Boolean, nullable=False),
    # The points of the best strategy with these throws, and whether its values are exact.
    Column("best", Integer),
    Column("exact", Boolean, nullable=False),
)

# The one game of a person that counts; it stays when its table is deleted.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("began", BigInteger, nullable=False),
    Column("points", Integer),
    Column("revealed", Boolean, nullable=False),
    Index("daily_tries_holder", "holder", "day"),
    sqlite_with_rowid=False,
)
