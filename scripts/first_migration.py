"""Writes the first migration, and the store that is kept of it.

    python scripts/first_migration.py

Until the first release, run this after a change of the schema: a test says when. With the release
both files stay as they are, this script goes, and every change gets a migration of its own.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from alembic.autogenerate import produce_migrations, render_python_code
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from benchmarks.opening import played
from crosshex.record import write_position
from crosshex.server.store.migrations import versions
from crosshex.server.store.rows import row_of, stored_events
from crosshex.server.store.schema import metadata
from crosshex.server.store.store import Store
from crosshex.server.store.writes import Append

ROOT = Path(__file__).resolve().parents[1]
MIGRATION = Path(versions.__file__).parent / "0001_first.py"
KEPT = ROOT / "tests" / "server" / "store" / "stores" / "0.1.0.sql"
TABLES = (("qwixx", 3), ("longo", 2), ("six", 2), ("six", 4))
EVENTS = 60
HEAD = '''"""Creates every table of the first release in an empty store. It never changes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    '''
MIDDLE = '''


def downgrade() -> None:
    """Drop them: the store is empty again."""
    '''


def write_migration() -> None:
    """Write the schema out as calls of Alembic."""
    with create_engine("sqlite://").connect() as connection:
        made = produce_migrations(MigrationContext.configure(connection), metadata)
    assert made.upgrade_ops is not None and made.downgrade_ops is not None
    upgrade, downgrade = map(render_python_code, (made.upgrade_ops, made.downgrade_ops))
    code = "\n".join(
        line for line in f"{HEAD}{upgrade}{MIDDLE}{downgrade}\n".splitlines() if "# ###" not in line
    )
    MIGRATION.write_text(code + "\n", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", MIGRATION], check=True)


async def write_store() -> None:
    """Write a store with a table of each kind, as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        store = Store(f"sqlite:///{file}")
        positions = {}
        for game, seats in TABLES:
            steps, name = played(game, seats, 1, EVENTS), f"{game}-{seats}"
            row = {"id": name, "owner": "ann", "seed": "00" * 32, "created": 0}
            row |= {**row_of(steps[-1].after), "invite": None, "watch": None}
            await store.append(Append(name, stored_events(steps, None, None), row, new=True))
            state = steps[-1].after.state
            assert state is not None
            positions[name] = write_position(state)
        await store.close()
        with sqlite3.connect(file) as connection:
            lines = list(connection.iterdump())
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    KEPT.with_suffix(".json").write_text(json.dumps(positions, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_migration()
    asyncio.run(write_store())
