"""The store on a real PostgreSQL server: the same behaviour, the same conflicts."""

import asyncio
import threading

import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.event import listens_for

from benchmarks.services import Postgres
from crosshex.server.config import ServerConfig
from crosshex.server.store import store as store_module
from crosshex.server.store import writes
from crosshex.server.store.channel import Channel
from crosshex.server.store.errors import StoreUnusable
from crosshex.server.store.store import Store
from crosshex.server.store.writes import Append, Conflict, StoredEvent, add_table
from crosshex.table.events import MovePlayed
from tests.scale.relay import Relay
from tests.server.harness import ME, PATIENCE, Player, first_move, running
from tests.server.store.test_idle_tables import row


def test_a_game_is_played_and_found_again_after_a_restart(postgres_store: str) -> None:
    config = ServerConfig(db=postgres_store, rate_limits=False)
    with running(config) as server, Player(server) as ann:
        snapshot = ann.create("longo", ME, {"kind": "me", "name": "Bea"}, public=True)
        table = snapshot["table"]["id"]
        ann.connect(table)
        you = snapshot["you"]
        for _ in range(20):
            move = first_move(you)
            if move is None:
                break
            answer = ann.command("play", seat=move[0], move=move[1])
            assert answer["type"] == "update", answer
            you = answer["you"]
        cookie = ann.cookie
    with running(config) as server, Player(server, cookie) as ann:
        assert ann.connect(table)["table"] == answer["table"]
        assert ann.http.get("/session").json()["tables"][0]["yours"] == [0, 1]
        assert ann.http.get("/tables").json()["tables"][0]["id"] == table
        assert ann.http.delete(f"/tables/{table}").status_code == 204


def test_a_database_of_another_program_is_refused_and_not_changed(
    shared_postgres: Postgres,
) -> None:
    notebook = shared_postgres.create("notebook")
    engine = create_engine(notebook)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (text text)"))
    with pytest.raises(StoreUnusable, match="another program"):
        Store(notebook)
    assert inspect(engine).get_table_names() == ["notes"]
    engine.dispose()


def test_a_channel_never_listens_on_a_connection_that_has_fallen_silent(
    postgres_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PATIENCE_SECONDS", 1.0)
    address = make_url(postgres_store)
    assert address.port is not None

    async def scene(relay: Relay) -> None:
        store = Store(address.set(port=relay.port).render_as_string(hide_password=False))
        # The pool has the connection that opened the store.
        relay.lose()
        linked = asyncio.Event()
        hearing = asyncio.create_task(Channel(store, {}, linked.set).run())
        async with asyncio.timeout(PATIENCE):
            await linked.wait()
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        await store.close()

    with Relay(address.port) as relay:
        asyncio.run(scene(relay))


def test_of_two_writes_to_the_same_place_one_is_refused(postgres_store: str) -> None:
    async def store_twice() -> list[object]:
        store = Store(postgres_store)
        await store.write(lambda db: add_table(db, row("t")))
        events = [StoredEvent(1, 0, MovePlayed(0, "-"))]
        both = [store.write(Append("t", events)), store.write(Append("t", events))]
        results = await asyncio.gather(*both, return_exceptions=True)
        await store.close()
        return list(results)

    first, second = sorted(asyncio.run(store_twice()), key=lambda result: result is not None)
    assert first is None and isinstance(second, Conflict)


def test_moves_are_stored_in_one_statement_without_a_transaction_around(
    postgres_store: str,
) -> None:
    keys = ['"', "\\", "{,}", "NULL", "a\nb", "ő😀", "", None]
    asked: list[tuple[str, bool]] = []

    async def store_all() -> list[StoredEvent]:
        store = Store(postgres_store)
        await store.write(lambda db: add_table(db, row("many")))
        everything = [
            Append("many", [StoredEvent(seq, seq << 32, MovePlayed(0, "r5"), "h", key)])
            for seq, key in enumerate(keys, 1)
        ]

        @listens_for(store.engine, "before_cursor_execute")
        def note(connection: Connection, cursor: object, statement: str, *_: object) -> None:
            raw = connection.connection.driver_connection
            assert raw is not None
            asked.append((statement.split()[0], raw.autocommit))

        # The writer is busy until all of them wait.
        began, go_on = threading.Event(), threading.Event()

        def keep_busy(connection: Connection) -> None:
            began.set()
            go_on.wait(PATIENCE)

        waiting = store.write(keep_busy)
        began.wait(PATIENCE)
        stored = [store.write(each) for each in everything]
        go_on.set()
        await asyncio.gather(waiting, *stored)
        assert asked == [("WITH", True)]
        found = await store.load("many")
        await store.close()
        return found

    found = asyncio.run(store_all())
    assert [(each.seq, each.at, each.key) for each in found] == [
        (seq, seq << 32, key) for seq, key in enumerate(keys, 1)
    ]


def test_newer_events_are_looked_up_table_by_table(postgres_store: str) -> None:
    async def explained() -> str:
        store = Store(postgres_store)
        query = text(f"EXPLAIN {writes._NEWER['postgresql'].text}")
        plan = await store.run(lambda db: list(db.execute(query, {"known": "[]"}).scalars()))
        await store.close()
        return "\n".join(plan)

    plan = asyncio.run(explained())
    assert "Nested Loop" in plan and "Hash" not in plan and "Merge" not in plan
