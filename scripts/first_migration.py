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
from functools import partial
from pathlib import Path

from alembic.autogenerate import produce_migrations, render_python_code
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.opening import played  # noqa: E402
from crosshex.record import write_position  # noqa: E402
from crosshex.server.config import DAY_MS, ServerConfig  # noqa: E402
from crosshex.server.jobs.pool import WorkerPool  # noqa: E402
from crosshex.server.me.finished import finished_rows  # noqa: E402
from crosshex.server.me.keeping import Keeper  # noqa: E402
from crosshex.server.pads.pads import Pads  # noqa: E402
from crosshex.server.pads.views import NewPad  # noqa: E402
from crosshex.server.rooms.rooms import Rooms  # noqa: E402
from crosshex.server.store.migrations import versions  # noqa: E402
from crosshex.server.store.rows import row_of  # noqa: E402
from crosshex.server.store.schema import metadata  # noqa: E402
from crosshex.server.store.store import Store  # noqa: E402
from crosshex.server.store.writes import add_table, keep_people, stored_events  # noqa: E402

MIGRATION = Path(versions.__file__).parent / "0001_first.py"
KEPT = ROOT / "tests" / "server" / "store" / "stores" / "0.1.0.sql"
TABLES = (("qwixx", 3), ("longo", 2), ("six", 2), ("six", 4))
EVENTS = 60
ENDED = ("qwixx", 1, 100_000)
PAD = {
    "id": "0123456789abcdef",
    "game": "longo",
    "sheets": [
        {"id": "northnorthnorth1", "name": "North", "lucky": [5, 8], "log": ["r5", "x", "undo"]},
        {"id": "easteasteasteast", "name": "East", "lucky": [6, 11], "log": ["y7", "*g16"]},
    ],
}
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


def write_migration() -> None:
    """Write the schema out as calls of Alembic."""
    with create_engine("sqlite://").connect() as connection:
        made = produce_migrations(MigrationContext.configure(connection), metadata)
    assert made.upgrade_ops is not None
    upgrade = f"{HEAD}{render_python_code(made.upgrade_ops)}\n"
    code = "\n".join(line for line in upgrade.splitlines() if "# ###" not in line)
    MIGRATION.write_text(code + "\n", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", MIGRATION], check=True)


async def write_store() -> None:
    """Write a store with tables of each kind, a finished game and a pad, as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        store, pool = Store(f"sqlite:///{file}"), WorkerPool(1, 1.0)
        positions = {}
        for game, seats, events in (*((*each, EVENTS) for each in TABLES), ENDED):
            steps = played(game, seats, 1, events)
            after = steps[-1].after
            row = {"id": after.id, "owner": "ann", "seed": "00" * 32, "created": 0}
            row |= {**row_of(after), "invite": None, "watch": None}
            rows = finished_rows(steps[0].after, after)
            told = stored_events(steps, None, None)
            await store.write(partial(add_table, row=row, stored=told))
            await store.write(partial(keep_people, table=after.id, people=(), kept=rows))
            assert after.state is not None
            positions[after.id] = write_position(after.state)
        keeper = Keeper(Rooms(ServerConfig(), store, pool).tables, store, pool)
        await keeper.complete(after.id)
        await keeper.games.practise("ann", after.id, "0", lambda box, due: (1, DAY_MS))
        pad = await Pads(store, DAY_MS).create(NewPad.model_validate(PAD), "ann")
        ended = await keeper.games.find("ann", after.id)
        assert ended is not None
        await pool.close()
        await store.close()
        with sqlite3.connect(file) as connection:
            lines = list(connection.iterdump())
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    kept = {"positions": positions, "pad": pad, "record": ended.record, "boxes": ended.boxes}
    KEPT.with_suffix(".json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_migration()
    asyncio.run(write_store())
