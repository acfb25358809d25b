"""The migrations make the tables of the schema, and open the stores of every release."""

import asyncio
import io
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import create_mock_engine

from crosshex.record import write_position
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.me.rows import OwnGames
from crosshex.server.pads.pads import Pads
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store import migrations
from crosshex.server.store.schema import metadata
from crosshex.server.store.store import Store

STORES = sorted((Path(__file__).parent / "stores").glob("*.sql"))
RENEW = "the schema has changed: run python scripts/first_migration.py, or after 0.1.0 migrate"


def statements(text: str) -> list[str]:
    """Statements that make tables, in any order and layout."""
    found = [" ".join(each.split()) for each in text.split(";")]
    found = [each[each.find("CREATE") :] for each in found if "CREATE" in each]
    return sorted(each for each in found if "alembic_version" not in each)


def migrated(dialect: str) -> list[str]:
    """What all migrations do in an empty database, as SQL."""
    written = io.StringIO()
    options = {"as_sql": True, "output_buffer": written}
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    with Operations.context(MigrationContext.configure(dialect_name=dialect, opts=options)):
        for script in reversed(list(scripts.walk_revisions())):
            script.module.upgrade()
    return statements(written.getvalue())


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_the_migrations_make_the_tables_of_the_schema(dialect: str) -> None:
    asked: list[str] = []

    def ask(statement: object, *values: object) -> None:
        asked.append(str(statement.compile(dialect=engine.dialect)))  # type: ignore[attr-defined]

    engine = create_mock_engine(f"{dialect}://", ask)
    metadata.create_all(engine, checkfirst=False)
    assert migrated(dialect) == statements(";".join(asked)), RENEW


@pytest.mark.parametrize("kept", STORES, ids=lambda kept: kept.stem)
def test_a_store_of_a_release_is_opened_with_all_that_is_in_it(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(kept.read_text("utf-8"))

    async def found() -> dict[str, Any]:
        store = Store(f"sqlite:///{file}")
        try:
            tables = Rooms(ServerConfig(), store, WorkerPool(0, 1.0)).tables
            live = {name: await tables.get(name) for name in expected["positions"]}
            (game,) = (each for each in await OwnGames(store).all("ann") if each.boxes)
            return {
                "positions": {
                    name: write_position(table.table.state)
                    for name, table in live.items()
                    if table.table.state
                },
                "pad": await Pads(store, 1).read(expected["pad"]["id"], "ann", None, None),
                "record": game.record,
                "boxes": {ply: list(box) for ply, box in game.boxes.items()},
            }
        finally:
            await store.close()

    expected = json.loads(kept.with_suffix(".json").read_text("utf-8"))
    assert len(expected["positions"]) >= 5 and expected["record"] and expected["boxes"]
    assert asyncio.run(found()) == expected
