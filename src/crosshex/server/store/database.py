"""Opens the database of a store (SQLite or PostgreSQL), sets timeouts and checks its layout."""

import os
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command as alembic
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from crosshex.server.store.errors import DAMAGED, StoreUnusable

CONNECT_SECONDS = 3
STATEMENT_MS, LOCK_MS = 5000, 3000
BUSY_MS = 5000
"""How long SQLite waits for another process that writes."""
CHECKPOINT_PAGES = 4000
"""How many pages SQLite appends to its write-ahead log before a checkpoint. More than the default,
because running games write the same pages again and again."""
POOL = 15
"""How many connections a process may have; none is closed because it is idle, as opening one costs
PostgreSQL more than many reads."""
POOL_SECONDS = 5.0
POSTGRES_LIMITS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "options": f"-c statement_timeout={STATEMENT_MS} -c lock_timeout={LOCK_MS}"
    " -c idle_in_transaction_session_timeout=30000",
    # A dead machine is noticed after about ten seconds, even on idle connections.
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
MIGRATION_LOCK = 0x63726F7373686578
"""The key of PostgreSQL's advisory lock, which lets one process migrate at a time."""
MIGRATION_WAIT = "60s"
LARGEST_CHECK = 100 << 20
"""A SQLite file of at most this many bytes is checked when it is opened: a second at most."""


def make_engine(url: str) -> Engine:
    """The engine of a store; SQLite uses WAL mode and flushes every commit to disk."""
    address = make_url(url)
    if address.get_backend_name() != "postgresql":
        # Parameters hold secrets (link codes, hidden choices, who made them): errors hide them.
        engine = create_engine(address, hide_parameters=True)
        event.listen(engine, "connect", _set_pragmas)
        return engine
    return create_engine(
        address,
        hide_parameters=True,
        connect_args=_limits(address),
        pool_size=POOL,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
    )


def connect_alone(engine: Engine) -> Any:
    """A connection of the driver outside the pool, to a PostgreSQL.

    A new one, because those in the pool may have fallen silent.

    Raises:
        OSError: it cannot be made.
    """
    given, named = engine.dialect.create_connect_args(engine.url)
    try:
        return engine.dialect.connect(*given, **{**_limits(engine.url), **named}, autocommit=True)
    except engine.dialect.loaded_dbapi.Error as error:
        raise OSError(str(error)) from error


def _limits(address: URL) -> dict[str, Any]:
    return {name: value for name, value in POSTGRES_LIMITS.items() if name not in address.query}


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    cursor.close()


def file_id(engine: Engine) -> tuple[int, int] | None:
    """The device and inode of a SQLite file; None: it was removed, or the store is not a file."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file:
        return None
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def open_engine(url: str) -> Engine:
    """The engine of a store, which is checked, and made ready if it is empty.

    Raises:
        StoreUnusable: the store cannot be used; the message says why.
    """
    try:
        engine = make_engine(url)
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreUnusable(f"{url!r} is not a database URL: {error}") from None
    except ModuleNotFoundError as error:
        needed = f"This store needs {error.name}: pip install 'crosshex[server]'"
        raise StoreUnusable(needed) from None
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        engine.dispose()
        raise unusable(engine, error) from None
    except StoreUnusable:
        engine.dispose()
        raise
    return engine


def unusable(engine: Engine, error: SQLAlchemyError) -> StoreUnusable:
    """The error that says in one sentence what is wrong with a store."""
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    return StoreUnusable(f"The store {_name(engine)} cannot be used: {said.splitlines()[0]}")


def _name(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def migrate(engine: Engine) -> None:
    """Make an empty store ready for use; a lock lets one process do this at a time.

    Raises:
        StoreUnusable: the store has another layout, or it is damaged. Nothing in it was changed.
    """
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    scripts = ScriptDirectory.from_config(config)
    _check_unopened_file(engine, scripts)
    with engine.connect() as connection:
        _lock(connection)
        _check_damage(engine, connection)
        _check_layout(engine, connection, scripts)
        config.attributes["connection"] = connection
        alembic.upgrade(config, "head")


def _check_unopened_file(engine: Engine, scripts: ScriptDirectory) -> None:
    """Check the layout of a SQLite file without a change of a byte: WAL mode changes its header."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or not os.path.exists(file):
        return
    address = f"{Path(file).absolute().as_uri()}?mode=ro"
    reader = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool
    )
    with reader.connect() as connection:
        _check_layout(engine, connection, scripts)


def _check_layout(engine: Engine, connection: Connection, scripts: ScriptDirectory) -> None:
    """Refuse a store that is neither empty nor of a layout that `scripts` know."""
    present = inspect(connection).get_table_names()
    heads = MigrationContext.configure(connection).get_current_heads() if present else ()
    known = {script.revision for script in scripts.walk_revisions()}
    if present and not (heads and known.issuperset(heads)):
        raise StoreUnusable(
            f"The store {_name(engine)} was made by another version of Crosshex or by another"
            f" program (its layout is {', '.join(heads) or 'unknown'}, this Crosshex needs"
            f" {scripts.get_current_head()}); it was left as it is: name another store,"
            " which may be empty or not exist yet."
        )


def _lock(connection: Connection) -> None:
    """Keep other processes from migrating until this transaction ends."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text(f"SET LOCAL lock_timeout = '{MIGRATION_WAIT}'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})


def _check_damage(engine: Engine, connection: Connection) -> None:
    """Check a small SQLite file for damage."""
    file = engine.url.database
    if connection.dialect.name != "sqlite" or not file or not os.path.exists(file):
        return
    if os.path.getsize(file) <= LARGEST_CHECK:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            said = str(found).strip().splitlines()[-1]
            raise StoreUnusable(f"The store {_name(engine)} cannot be used: {DAMAGED} ({said})")
